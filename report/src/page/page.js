"use strict";
// Draws executions. The data is in the page, or comes from the server that serves it.
(function () {
  const data = JSON.parse(document.getElementById("data").textContent);
  const byId = (id) => document.getElementById(id);
  const svgName = "http://www.w3.org/2000/svg";
  // Colours and dashes: a kind can be told from another without seeing colours.
  const kinds = [
    { name: "po", color: "--po", dash: "", on: true },
    { name: "rf", color: "--rf", dash: "", on: true },
    { name: "co", color: "--co", dash: "7 3", on: true },
    { name: "fr", color: "--fr", dash: "2 3", on: true },
    { name: "rmw", color: "--rmw", dash: "10 3 2 3", on: true },
    { name: "sbr", color: "--sbr", dash: "12 4", on: true },
    { name: "addr", color: "--dep", dash: "4 2", on: true },
    { name: "data", color: "--dep", dash: "8 2", on: true },
    { name: "ctrl", color: "--dep", dash: "1 3", on: true },
    { name: "casdep", color: "--dep", dash: "5 5", on: true },
    { name: "tc", color: "--thread", dash: "3 3", on: true },
    { name: "tj", color: "--thread", dash: "3 3", on: true },
    // Orders that models define.
    { name: "hb", color: "--hb", dash: "", on: true },
    { name: "ob", color: "--hb", dash: "6 2", on: true },
    { name: "ghb", color: "--hb", dash: "3 2", on: true },
    { name: "sw", color: "--hb", dash: "9 2 2 2", on: true },
    { name: "psc", color: "--hb", dash: "2 4", on: true },
  ];
  const kindOf = new Map(kinds.map((kind) => [kind.name, kind]));
  const about = { color: "--about", dash: "", on: true };
  let at = 0;
  let shown = null;

  function element(name, attributes, parent) {
    const made = document.createElementNS(svgName, name);
    for (const key in attributes) made.setAttribute(key, attributes[key]);
    if (parent) parent.appendChild(made);
    return made;
  }

  function html(name, text, parent) {
    const made = document.createElement(name);
    if (text !== undefined) made.textContent = text;
    if (parent) parent.appendChild(made);
    return made;
  }

  function eventName(event) {
    return event.thread === null ? "initially" : "(" + event.thread + ", " + event.index + ")";
  }

  function eventText(event) {
    const mode = event.mode && event.mode !== "na" ? " " + event.mode : "";
    const value = event.value === undefined ? "" : " = " + event.value;
    const place = event.location === undefined ? "" : " " + event.location;
    switch (event.action) {
      case "initial": return event.location + (value || " is uninitialised");
      case "create": return "creates thread " + event.other_thread;
      case "join": return "joins thread " + event.other_thread;
      default: return event.action + mode + place + value;
    }
  }

  // All edges: those of the data, program order, and fr, which follows from rf and co.
  function allEdges(execution) {
    const edges = execution.edges.concat(execution.of_model || []);
    for (const thread of execution.threads) {
      for (let i = 1; i < thread.events.length; i++) {
        edges.push({ relation: "po", from: thread.events[i - 1], to: thread.events[i] });
      }
    }
    const next = new Map();
    for (const order of execution.coherence) {
      for (let i = 1; i < order.writes.length; i++) next.set(order.writes[i - 1], order.writes[i]);
    }
    for (const edge of execution.edges) {
      if (edge.relation !== "rf" || !next.has(edge.from)) continue;
      const to = next.get(edge.from);
      const own = execution.edges.some(
        (e) => e.relation === "rmw" && e.from === edge.to && e.to === to);
      if (!own) edges.push({ relation: "fr", from: edge.to, to: to });
    }
    return edges;
  }

  // Rows: after all that comes before in the thread, and below what is read, where that is possible.
  function rows(execution, edges) {
    const causal = edges.filter((e) => ["po", "rf", "tc", "tj"].includes(e.relation));
    const before = execution.events.map(() => []);
    for (const edge of causal) before[edge.to].push(edge.from);
    const row = execution.events.map(() => 0);
    for (let round = 0; round <= execution.events.length; round++) {
      let changed = false;
      for (let event = 0; event < row.length; event++) {
        for (const other of before[event]) {
          const wanted = row[other] + 1;
          if (row[event] < wanted) { row[event] = wanted; changed = true; }
        }
      }
      if (!changed) return row;
    }
    // There is a cycle: program order alone.
    const plain = execution.events.map(() => 0);
    for (const thread of execution.threads) {
      thread.events.forEach((event, index) => { plain[event] = index + 1; });
    }
    return plain;
  }

  const rowHeight = 56, boxHeight = 28, gap = 70, top = 44, margin = 24;

  // Where each event is drawn: threads side by side, initial writes in a row above.
  function places(execution, edges) {
    const row = rows(execution, edges);
    const used = new Set();
    for (const edge of edges) { used.add(edge.from); used.add(edge.to); }
    const width = (event) => 8.2 * (eventName(event) + " " + eventText(event)).length + 18;
    const place = new Map();
    const threads = execution.threads.filter((thread) => thread.events.length > 0);
    let x = margin;
    const columns = [];
    for (const thread of threads) {
      const widest = Math.max(90, ...thread.events.map((e) => width(execution.events[e])));
      columns.push({ thread: thread, x: x, width: widest });
      for (const event of thread.events) {
        const y = top + rowHeight + row[event] * rowHeight;
        place.set(event, { x: x, y: y, width: widest });
      }
      x += widest + gap;
    }
    let left = margin;
    execution.events.forEach((event, number) => {
      if (event.thread !== null || !used.has(number)) return;
      place.set(number, { x: left, y: 10, width: width(event) });
      left += width(event) + 16;
    });
    const bottom = Math.max(...[...place.values()].map((p) => p.y), 0) + rowHeight;
    return { place, columns, width: Math.max(x - gap, left) + margin, height: bottom };
  }

  function border(from, towards) {
    const center = { x: from.x + from.width / 2, y: from.y + boxHeight / 2 };
    const dx = towards.x - center.x, dy = towards.y - center.y;
    const scale = Math.min(
      Math.abs(dx) < 0.1 ? Infinity : from.width / 2 / Math.abs(dx),
      Math.abs(dy) < 0.1 ? Infinity : boxHeight / 2 / Math.abs(dy));
    return { x: center.x + dx * scale, y: center.y + dy * scale };
  }

  function center(place) {
    return { x: place.x + place.width / 2, y: place.y + boxHeight / 2 };
  }

  function drawEdge(svg, edge, kind, place, number) {
    const from = place.get(edge.from), to = place.get(edge.to);
    if (!from || !to) return;
    const same = from.x === to.x;
    // Edges of different kinds between the same events are bent differently.
    const bend = edge.relation === "po" ? 0 : (same ? 34 : 14) + 12 * (number % 3);
    const a = center(from), b = center(to);
    const length = Math.hypot(b.x - a.x, b.y - a.y) || 1;
    const middle = {
      x: (a.x + b.x) / 2 + bend * (b.y - a.y) / length + (same && bend ? from.width / 2 : 0),
      y: (a.y + b.y) / 2 - bend * (b.x - a.x) / length,
    };
    const start = border(from, middle), end = border(to, middle);
    const group = element("g", { class: "edge kind-" + edge.relation }, svg);
    element("path", {
      d: "M" + start.x + " " + start.y + " Q" + middle.x + " " + middle.y + " " + end.x + " " + end.y,
      stroke: "var(" + kind.color + ")", "stroke-dasharray": kind.dash,
      "marker-end": "url(#arrow-" + kind.color.slice(2) + ")",
    }, group);
    if (edge.relation !== "po") {
      const label = element("text", {
        class: "label", x: (start.x + 2 * middle.x + end.x) / 4, y: (start.y + 2 * middle.y + end.y) / 4,
        style: "fill: var(" + kind.color + ")", "text-anchor": "middle",
      }, group);
      label.textContent = edge.relation;
    }
  }

  function draw(execution) {
    const edges = allEdges(execution);
    const layout = places(execution, edges);
    const svg = element("svg", {
      width: layout.width, height: layout.height, role: "group",
      "aria-label": "The events of the execution, a column for each thread",
    });
    const colors = new Set(kinds.map((kind) => kind.color).concat(about.color));
    const definitions = element("defs", {}, svg);
    for (const color of colors) {
      const marker = element("marker", {
        id: "arrow-" + color.slice(2), viewBox: "0 0 8 8", refX: 8, refY: 4,
        markerWidth: 7, markerHeight: 7, orient: "auto-start-reverse",
      }, definitions);
      element("path", { d: "M0 0 L8 4 L0 8 z", style: "fill: var(" + color + ")" }, marker);
    }
    for (const column of layout.columns) {
      const title = element("text", {
        class: "thread", x: column.x + column.width / 2, y: top + 34, "text-anchor": "middle",
      }, svg);
      const status = column.thread.status === "ended" ? "" : " (" + column.thread.status + ")";
      title.textContent = "thread " + column.thread.thread + status;
    }
    edges.forEach((edge, number) => {
      const kind = kindOf.get(edge.relation);
      if (kind && kind.on) drawEdge(svg, edge, kind, layout.place, number);
    });
    (execution.about.edges || []).forEach((edge, number) => {
      drawEdge(svg, edge, about, layout.place, number + 1);
    });
    const marked = new Set(execution.about.events);
    for (const [number, box] of layout.place) drawEvent(svg, execution, number, box, marked);
    return svg;
  }

  function drawEvent(svg, execution, number, box, marked) {
    const event = execution.events[number];
    const text = eventName(event) + " " + eventText(event);
    const line = event.line ? ", " + event.file + " line " + event.line : "";
    const group = element("g", {
      class: "event" + (marked.has(number) ? " about" : ""), tabindex: 0, role: "button",
      "data-event": number,
      "aria-label": text + line + (marked.has(number) ? ", part of what is wrong" : ""),
    }, svg);
    element("rect", { x: box.x, y: box.y, width: box.width, height: boxHeight, rx: 6 }, group);
    const label = element("text", { x: box.x + 9, y: box.y + 19 }, group);
    label.textContent = text;
    group.addEventListener("click", () => choose(number));
    group.addEventListener("keydown", (key) => {
      if (key.key === "Enter" || key.key === " ") { key.preventDefault(); choose(number); }
    });
  }

  function choose(number) {
    const event = shown.execution.events[number];
    document.querySelectorAll(".event.here, #source .here").forEach((e) => e.classList.remove("here"));
    const box = document.querySelector('.event[data-event="' + number + '"]');
    if (box) box.classList.add("here");
    const place = event.line ? event.file + ":" + event.line : "no line of the source";
    byId("event").textContent = eventName(event) + " " + eventText(event) + " (" + place + ")";
    const line = [...document.querySelectorAll("#source li")].find(
      (item) => item.dataset.file === event.file && Number(item.dataset.line) === event.line);
    if (line) { line.classList.add("here"); line.scrollIntoView({ block: "nearest" }); }
  }

  function drawSource(execution) {
    const panel = byId("source");
    panel.replaceChildren();
    const users = new Map();
    execution.events.forEach((event, number) => {
      const key = event.file + ":" + event.line;
      if (event.line && !users.has(key)) users.set(key, number);
    });
    for (const file of data.sources) {
      html("h3", file.file, panel);
      const list = html("ol", undefined, panel);
      file.text.split("\n").forEach((text, index) => {
        const item = html("li", text, list);
        item.dataset.file = file.file;
        item.dataset.line = index + 1;
        const event = users.get(file.file + ":" + (index + 1));
        if (event === undefined) return;
        item.className = "used";
        item.tabIndex = 0;
        item.setAttribute("role", "button");
        item.addEventListener("click", () => choose(event));
        item.addEventListener("keydown", (key) => { if (key.key === "Enter") choose(event); });
      });
    }
    panel.hidden = data.sources.length === 0;
  }

  function drawKinds(execution) {
    const panel = byId("kinds");
    const present = new Set(allEdges(execution).map((edge) => edge.relation));
    panel.querySelectorAll("label").forEach((label) => label.remove());
    for (const kind of kinds) {
      if (!present.has(kind.name)) continue;
      const label = html("label", undefined, panel);
      const box = html("input", undefined, label);
      box.type = "checkbox";
      box.checked = kind.on;
      box.dataset.kind = kind.name;
      box.addEventListener("change", () => { kind.on = box.checked; redraw(); });
      label.append(" " + kind.name + " ");
      const swatch = html("span", undefined, label);
      swatch.className = "swatch";
      const style = kind.dash === "" ? "solid" : "dashed";
      swatch.style.borderTop = "3px " + style + " var(" + kind.color + ")";
    }
  }

  function redraw() {
    byId("drawing").replaceChildren(draw(shown.execution));
  }

  function show(item, position) {
    shown = item;
    byId("which").textContent = position + (item.title ? ": " + item.title : "");
    drawKinds(item.execution);
    drawSource(item.execution);
    redraw();
    // What is wrong is where one looks first.
    const wrong = document.querySelector(".event.about rect");
    if (wrong) {
      const panel = byId("drawing");
      panel.scrollTop = wrong.y.baseVal.value - panel.clientHeight / 2;
      panel.scrollLeft = wrong.x.baseVal.value - panel.clientWidth / 3;
    }
  }

  function drawStates() {
    const table = byId("states");
    if (!data.names || data.names.length === 0) { byId("states-section").hidden = true; return; }
    const head = html("tr", undefined, html("thead", undefined, table));
    for (const name of data.names) html("th", name, head).scope = "col";
    html("th", "executions", head).scope = "col";
    html("th", "", head);
    const body = html("tbody", undefined, table);
    for (const state of data.states) {
      const row = html("tr", undefined, body);
      if (state.asked_for) row.className = "asked";
      for (const value of state.values) html("td", value, row);
      html("td", state.executions, row);
      const cell = html("td", undefined, row);
      const text = data.names.map((name, i) => name + "=" + state.values[i] + ";").join(" ");
      const button = html("button", "show", cell);
      button.type = "button";
      button.setAttribute("aria-label", "show an execution that ends in " + text);
      button.addEventListener("click", () => findState(text));
    }
  }

  // ----- executions of the page -----

  function step(to) {
    at = Math.max(0, Math.min(data.executions.length - 1, to));
    byId("previous").disabled = at === 0;
    byId("next").disabled = at === data.executions.length - 1;
    const more = data.more ? " shown of more" : "";
    show(data.executions[at], at + 1 + " of " + data.executions.length + more);
  }

  function findState(text) {
    if (data.live) {
      byId("filter-kind").value = "all";
      byId("filter-state").value = text;
      byId("filter-read").value = "";
      fetchExecution(0);
      return;
    }
    const found = data.executions.findIndex((item) => item.state === text);
    if (found >= 0) step(found);
    else byId("message").textContent = "No execution with this state is among those in the page.";
  }

  // ----- executions of the server -----

  async function fetchExecution(to) {
    if (to < 0) return;
    const query = new URLSearchParams({
      n: to, kind: byId("filter-kind").value, state: byId("filter-state").value,
      read: byId("filter-read").value,
    });
    byId("message").textContent = "exploring …";
    try {
      const answer = await (await fetch("execution?" + query)).json();
      if (answer.error) { byId("message").textContent = answer.error; return; }
      byId("message").textContent = "";
      at = to;
      byId("previous").disabled = at === 0;
      byId("next").disabled = false;
      show(answer, "execution " + (at + 1) + " of those wanted, " + answer.explored + " explored");
    } catch (error) {
      byId("message").textContent = "The server does not answer: is katec explore still running?";
    }
  }

  function start() {
    byId("app").hidden = false;
    drawStates();
    const go = data.live ? fetchExecution : step;
    byId("previous").addEventListener("click", () => go(at - 1));
    byId("next").addEventListener("click", () => go(at + 1));
    document.addEventListener("keydown", (key) => {
      if (["INPUT", "SELECT"].includes(document.activeElement.tagName)) return;
      if (key.key === "ArrowLeft") go(at - 1);
      if (key.key === "ArrowRight") go(at + 1);
    });
    if (data.live) {
      byId("filters").hidden = false;
      byId("filters").addEventListener("submit", (event) => { event.preventDefault(); fetchExecution(0); });
      fetchExecution(0);
    } else if (data.executions.length > 0) step(data.start);
    else byId("message").textContent = "There is no execution to show.";
    document.body.dataset.ready = "yes";
  }

  start();
})();
