// SPDX-License-Identifier: GPL-3.0-or-later
// Draws the charts of an exported report. Needs no library and no network. Texts become text nodes, never HTML.
"use strict";
(function () {
const SVG = "http://www.w3.org/2000/svg";
const LEFT = 58, RIGHT = 12, TOP = 8, BOTTOM = 36, DOT = 2.4, MANY = 10, ROWS_IN_TIP = 14;
const DASHES = ["", "7 4", "2 3"];

// ---- numbers -------------------------------------------------------------------------------------------------------

function niceStep(range, wanted) {
    const raw = range / wanted, power = Math.pow(10, Math.floor(Math.log10(raw))), lead = raw / power;
    return power * (lead <= 1 ? 1 : lead <= 2 ? 2 : lead <= 5 ? 5 : 10);
}

function decimalsOf(step) {
    let decimals = 0;
    for (; decimals < 9 && Math.abs(step - Math.round(step)) > 1e-9 * Math.max(1, Math.abs(step)); ++decimals) step *= 10;
    return decimals;
}

const TIME_STEPS = [0.1, 0.2, 0.5, 1, 2, 5, 10, 15, 30, 60, 120, 300, 600, 900, 1800, 3600, 7200, 14400, 21600, 43200,
    86400, 172800, 604800];

function timeText(seconds) {
    if (Math.abs(seconds) < 60) return +seconds.toFixed(1) + " s";
    if (Math.abs(seconds) < 3600) {
        const rest = Math.round(seconds % 60);
        return Math.floor(seconds / 60) + " min" + (rest ? " " + rest + " s" : "");
    }
    const minutes = Math.round(seconds % 3600 / 60);
    return Math.floor(seconds / 3600) + " h" + (minutes ? " " + minutes + " min" : "");
}

function compact(value, decimals) {
    const size = Math.abs(value);
    for (const [limit, unit] of [[1e9, "G"], [1e6, "M"], [1e4, "k"]])
        if (size >= limit) return +(value / limit * (limit === 1e4 ? 10 : 1)).toPrecision(4) + unit;
    return size > 0 && size < 1e-4 ? value.toExponential(1) : value.toFixed(Math.min(decimals, 6));
}

function bytesText(value) {
    const units = ["B", "KiB", "MiB", "GiB", "TiB"];
    let unit = 0;
    for (; Math.abs(value) >= 1024 && unit < 4; ++unit) value /= 1024;
    return +value.toPrecision(3) + " " + units[unit];
}

/// A value of the y axis: for a tick if `step` is given, else for the tooltip.
function valueText(value, format, step) {
    if (value === null) return "–";
    if (format === "share" || format === "percent") {
        const factor = format === "share" ? 100 : 1;
        return (value * factor).toFixed(step ? decimalsOf(step * factor) : 2) + " %";
    }
    if (format === "bytes") return bytesText(value);
    if (step) return compact(value, decimalsOf(step));
    return Math.abs(value) >= 1e-4 && Math.abs(value) < 1e7 || value === 0 ? String(+value.toPrecision(5))
                                                                         : value.toExponential(3);
}

/// A position on the x axis, the same way.
function placeText(x, axis, step) {
    if (axis === "date") {
        const date = new Date(x * 1000);
        if (!step) return date.toLocaleString();
        return step >= 86400 ? date.toLocaleDateString() : date.toLocaleTimeString([], {hour: "2-digit", minute: "2-digit"});
    }
    if (axis === "time" || axis === "wall") return timeText(x);
    return step ? compact(x, decimalsOf(step)) : String(+x.toPrecision(6));
}

function evenTicks(from, to, step) {
    const ticks = [];
    for (let i = Math.ceil(from / step - 1e-9); i * step <= to + 1e-9 * step && ticks.length < 50; ++i) ticks.push(i * step);
    return ticks;
}

function logTicks(from, to) {
    const ticks = [], decades = Math.log10(to / from), parts = decades < 1 ? [1, 2, 3, 4, 5, 6, 7, 8, 9] : decades < 3 ? [1, 2, 5] : [1];
    const stride = Math.max(1, Math.ceil(decades / 8));
    for (let e = Math.floor(Math.log10(from)); e <= Math.log10(to); ++e)
        if (e % stride === 0)
            for (const part of parts) {
                const value = part * Math.pow(10, e);
                if (value >= from * (1 - 1e-9) && value <= to * (1 + 1e-9)) ticks.push(value);
            }
    return ticks;
}

function logText(value) {
    return value >= 1e-3 && value < 1e4 ? String(+value.toPrecision(3)) : value.toExponential(0).replace("e+", "e");
}

// ---- one chart -----------------------------------------------------------------------------------------------------

function make(name, attributes, parent) {
    const node = document.createElementNS(SVG, name);
    for (const key in attributes) node.setAttribute(key, attributes[key]);
    if (parent) parent.appendChild(node);
    return node;
}

function html(name, className, text, parent) {
    const node = document.createElement(name);
    if (className) node.className = className;
    if (text !== undefined) node.textContent = text;
    if (parent) parent.appendChild(node);
    return node;
}

function wholeRange(chart) {
    let from = Infinity, to = -Infinity;
    for (const series of chart.series)
        for (const x of series.x)
            if (x !== null && (!chart.log_x || x > 0)) { from = Math.min(from, x); to = Math.max(to, x); }
    if (!(from <= to)) return [chart.log_x ? 1 : 0, 10];
    if (from === to) return chart.log_x ? [from / 2, to * 2] : [from - 0.5, to + 0.5];
    return [from, to];
}

function nearest(xs, x) {
    let low = 0, high = xs.length - 1;
    while (high - low > 1) {
        const middle = (low + high) >> 1;
        if (xs[middle] <= x) low = middle; else high = middle;
    }
    return x - xs[low] < xs[high] - x ? low : high;
}

class Chart {
    constructor(figure, chart, texts) {
        this.figure = figure; this.chart = chart; this.texts = texts;
        this.hidden = new Set();
        this.whole = wholeRange(chart);
        this.view = this.whole.slice();
        this.makeLegend();
        this.svg = make("svg", {tabindex: 0, role: "img", "aria-label": chart.title}, figure);
        this.tip = html("div", "tip", "", figure);
        this.tip.hidden = true;
        this.listen();
        this.draw();
    }

    makeLegend() {
        const legend = html("div", "legend", undefined, this.figure);
        if (this.chart.series.length < 2 && this.chart.title.includes(this.chart.series[0]?.label)) return;
        this.chart.series.forEach((series, place) => {
            const entry = html("button", "", undefined, legend);
            entry.type = "button";
            const swatch = make("svg", {viewBox: "0 0 18 8", "aria-hidden": "true"}, entry);
            make("line", {x1: 0, y1: 4, x2: 18, y2: 4, class: "curve c" + series.color,
                          "stroke-dasharray": DASHES[series.pattern]}, swatch);
            html("span", "", series.label, entry);
            entry.addEventListener("click", () => {
                this.hidden.has(place) ? this.hidden.delete(place) : this.hidden.add(place);
                entry.className = this.hidden.has(place) ? "off" : "";
                this.draw();
            });
        });
    }

    shown() { return this.chart.series.filter((series, place) => !this.hidden.has(place)); }
    scaleX(x) { return this.chart.log_x ? Math.log10(x) : x; }
    scaleY(y) { return this.chart.log_y ? Math.log10(y) : y; }
    px(x) {
        const from = this.scaleX(this.view[0]), to = this.scaleX(this.view[1]);
        return LEFT + (this.scaleX(x) - from) / (to - from) * (this.width - LEFT - RIGHT);
    }
    py(y) {
        const from = this.scaleY(this.y[0]), to = this.scaleY(this.y[1]);
        return this.height - BOTTOM - (this.scaleY(y) - from) / (to - from) * (this.height - TOP - BOTTOM);
    }
    placeAt(pixel) {
        const from = this.scaleX(this.view[0]), to = this.scaleX(this.view[1]);
        const at = from + (pixel - LEFT) / (this.width - LEFT - RIGHT) * (to - from);
        return this.chart.log_x ? Math.pow(10, at) : at;
    }

    /// Everything that is visible fits, spikes too.
    fitY() {
        let low = Infinity, high = -Infinity;
        for (const series of this.shown())
            for (let i = 0; i < series.x.length; ++i) {
                // With the neighbours, so that a line may leave the view.
                if ((series.x[i + 1] ?? series.x[i]) < this.view[0] || (series.x[i - 1] ?? series.x[i]) > this.view[1]) continue;
                for (const value of [series.mean[i], series.min?.[i], series.max?.[i]])
                    if (typeof value === "number" && (!this.chart.log_y || value > 0)) {
                        low = Math.min(low, value); high = Math.max(high, value);
                    }
            }
        if (!(low <= high)) return this.chart.log_y ? [0.1, 1] : [0, 1];
        if (low === high) {
            const half = Math.abs(low) * 0.1 || 0.5;
            return this.chart.log_y ? [low / 2, high * 2] : [low - half, high + half];
        }
        if (this.chart.log_y) { const factor = Math.pow(high / low, 0.05); return [low / factor, high * factor]; }
        const margin = (high - low) * 0.05;
        return [low >= 0 ? Math.max(0, low - margin) : low - margin, high + margin];
    }

    draw() {
        this.width = Math.max(260, this.svg.clientWidth || this.figure.clientWidth - 26 || 800);
        this.height = this.chart.height;
        this.y = this.fitY();
        this.svg.setAttribute("viewBox", "0 0 " + this.width + " " + this.height);
        this.svg.setAttribute("height", this.height);
        this.svg.replaceChildren();
        this.drawAxes();
        const curves = this.clipped("clip", 0), dots = this.clipped("dots", DOT + 1); // dots at the edges are whole
        for (const series of this.shown()) this.drawSeries(series, curves, dots);
        this.cross = make("line", {class: "cross", y1: TOP, y2: this.height - BOTTOM, visibility: "hidden"}, this.svg);
    }

    /// A group of which only the plot area can be seen, and `more` pixels around it.
    clipped(name, more) {
        const id = name + this.figure.dataset.block;
        const clip = make("clipPath", {id}, make("defs", {}, this.svg));
        make("rect", {x: LEFT - more, y: TOP - more, width: this.width - LEFT - RIGHT + 2 * more,
                      height: this.height - TOP - BOTTOM + 2 * more}, clip);
        return make("g", {"clip-path": "url(#" + id + ")"}, this.svg);
    }

    drawAxes() {
        const bottom = this.height - BOTTOM, right = this.width - RIGHT;
        const [x0, x1] = this.view, [y0, y1] = this.y;
        const axis = this.chart.axis, format = this.chart.format;
        const stepY = niceStep(y1 - y0, Math.max(2, this.height / 50));
        for (const y of this.chart.log_y ? logTicks(y0, y1) : evenTicks(y0, y1, stepY)) {
            make("line", {class: "grid-line", x1: LEFT, x2: right, y1: this.py(y), y2: this.py(y)}, this.svg);
            const text = make("text", {class: "tick", x: LEFT - 7, y: this.py(y) + 4, "text-anchor": "end"}, this.svg);
            text.textContent = this.chart.log_y ? logText(y) : valueText(y, format, stepY);
        }
        let stepX = niceStep(x1 - x0, Math.max(2, this.width / 110));
        if (axis === "time" || axis === "wall" || axis === "date")
            stepX = TIME_STEPS.find(step => step >= stepX / 1.5) ?? stepX;
        else if (axis !== "epoch")
            stepX = Math.max(1, stepX);
        let after = -Infinity;
        for (const x of this.chart.log_x ? logTicks(x0, x1) : evenTicks(x0, x1, stepX)) {
            const at = this.px(x);
            make("line", {class: "grid-line", x1: at, x2: at, y1: TOP, y2: bottom}, this.svg);
            const label = this.chart.log_x && axis !== "date" ? logText(x) : placeText(x, axis, stepX);
            if (at - label.length * 3.2 < after) continue;
            after = at + label.length * 3.2 + 8;
            const text = make("text", {class: "tick", x: at, y: bottom + 15, "text-anchor": "middle"}, this.svg);
            text.textContent = label;
        }
        make("path", {class: "axis-line", fill: "none", d: "M" + LEFT + " " + TOP + "V" + bottom + "H" + right}, this.svg);
        make("text", {class: "axis-title", x: (LEFT + right) / 2, y: this.height - 4, "text-anchor": "middle"},
             this.svg).textContent = this.chart.axis_title;
    }

    line(series, values) {
        let path = "", open = false;
        for (let i = 0; i < series.x.length; ++i) {
            const x = series.x[i], y = values[i];
            if (x === null || y === null || this.chart.log_x && x <= 0 || this.chart.log_y && y <= 0) { open = false; continue; }
            path += (open ? "L" : "M") + this.px(x).toFixed(1) + " " + this.py(y).toFixed(1);
            open = true;
        }
        return path;
    }

    band(series) {
        let path = "", upper = [], lower = [];
        const close = () => {
            if (upper.length > 1) path += "M" + upper.join("L") + "L" + lower.reverse().join("L") + "Z";
            upper = []; lower = [];
        };
        for (let i = 0; i < series.x.length; ++i) {
            const x = series.x[i], high = series.max[i];
            let low = series.min[i];
            if (this.chart.log_y && low !== null && low <= 0) low = series.mean[i];
            if (x === null || low === null || high === null || this.chart.log_x && x <= 0 || this.chart.log_y && low <= 0) { close(); continue; }
            upper.push(this.px(x).toFixed(1) + " " + this.py(high).toFixed(1));
            lower.push(this.px(x).toFixed(1) + " " + this.py(low).toFixed(1));
        }
        close();
        return path;
    }

    drawSeries(series, parent, dots) {
        if (series.min) make("path", {class: "band f" + series.color, d: this.band(series)}, parent);
        for (const x of series.starts?.map(([x]) => x) ?? series.attempts?.map(([i]) => series.x[i]) ?? []) {
            const at = this.px(x);
            make("line", {class: "attempt", x1: at, x2: at, y1: TOP, y2: this.height - BOTTOM}, parent);
        }
        if (series.smooth) make("path", {class: "raw c" + series.color, d: this.line(series, series.mean)}, parent);
        const thin = this.chart.series.length > MANY ? " thin" : "";
        make("path", {class: "curve c" + series.color + thin, d: this.line(series, series.smooth ?? series.mean),
                      "stroke-dasharray": DASHES[series.pattern]}, parent);
        if (series.shape === "points" || series.x.length === 1)
            series.x.forEach((x, i) => {
                if (x !== null && series.mean[i] !== null && (!this.chart.log_y || series.mean[i] > 0))
                    make("circle", {class: "f" + series.color, cx: this.px(x), cy: this.py(series.mean[i]), r: DOT}, dots);
            });
        for (const i of series.not_finite ?? []) {
            const at = this.px(series.x[i]);
            make("path", {class: "bad", d: "M" + (at - 4) + " " + TOP + "h8l-4 7z"}, parent);
        }
    }

    // ---- hands -----------------------------------------------------------------------------------------------------

    setView(from, to) {
        const a = this.scaleX(this.whole[0]), b = this.scaleX(this.whole[1]), least = (b - a) * 1e-6;
        let low = this.scaleX(from), high = this.scaleX(to);
        if (high - low >= b - a) { low = a; high = b; }
        if (high - low < least) return;
        if (low < a) { high += a - low; low = a; }
        if (high > b) { low -= high - b; high = b; }
        this.view = this.chart.log_x ? [Math.pow(10, low), Math.pow(10, high)] : [low, high];
        this.draw();
    }

    zoom(factor, pixel) {
        const from = this.scaleX(this.view[0]), to = this.scaleX(this.view[1]);
        const at = this.scaleX(this.placeAt(pixel));
        const back = value => this.chart.log_x ? Math.pow(10, value) : value;
        this.setView(back(at - (at - from) * factor), back(at + (to - at) * factor));
    }

    shift(pixels) {
        const per = (this.scaleX(this.view[1]) - this.scaleX(this.view[0])) / (this.width - LEFT - RIGHT);
        const back = value => this.chart.log_x ? Math.pow(10, value) : value;
        this.setView(back(this.scaleX(this.view[0]) - pixels * per), back(this.scaleX(this.view[1]) - pixels * per));
    }

    isWhole() { return this.view[0] === this.whole[0] && this.view[1] === this.whole[1]; }

    listen() {
        let dragged = null;
        const pixelOf = event => (event.clientX - this.svg.getBoundingClientRect().left) *
                                 this.width / (this.svg.getBoundingClientRect().width || this.width);
        // The page scrolls on until the chart was clicked, and again when all of it is shown.
        this.svg.addEventListener("wheel", event => {
            const chosen = document.activeElement === this.svg || event.ctrlKey || event.metaKey;
            if (!chosen || event.deltaY > 0 && this.isWhole()) return;
            event.preventDefault();
            this.zoom(Math.pow(1.0015, event.deltaY), pixelOf(event));
        }, {passive: false});
        this.svg.addEventListener("pointerdown", event => {
            if (event.button !== 0) return;
            this.svg.focus({preventScroll: true});
            this.svg.setPointerCapture(event.pointerId);
            dragged = pixelOf(event);
        });
        this.svg.addEventListener("pointermove", event => {
            const at = pixelOf(event);
            if (dragged !== null) { this.shift(at - dragged); dragged = at; }
            this.hover(at);
        });
        for (const name of ["pointerup", "pointercancel"]) this.svg.addEventListener(name, () => { dragged = null; });
        this.svg.addEventListener("pointerleave", () => this.leave());
        this.svg.addEventListener("dblclick", () => this.setView(this.whole[0], this.whole[1]));
        this.svg.addEventListener("keydown", event => {
            const middle = (LEFT + this.width - RIGHT) / 2, step = (this.width - LEFT - RIGHT) / 10;
            const acts = {"+": () => this.zoom(0.8, middle), "-": () => this.zoom(1.25, middle),
                          ArrowLeft: () => this.shift(step), ArrowRight: () => this.shift(-step),
                          Home: () => this.setView(this.whole[0], this.whole[1])};
            if (acts[event.key]) { event.preventDefault(); acts[event.key](); }
        });
    }

    leave() { this.tip.hidden = true; this.cross.setAttribute("visibility", "hidden"); }

    hover(pixel) {
        if (pixel < LEFT || pixel > this.width - RIGHT) { this.leave(); return; }
        const place = this.placeAt(pixel), rows = [];
        for (const series of this.shown()) {
            if (!series.x.length) continue;
            const i = nearest(series.x, place);
            if (series.x[i] === null || Math.abs(this.px(series.x[i]) - pixel) > 60) continue;
            rows.push({series, i, value: (series.smooth ?? series.mean)[i]});
        }
        if (!rows.length) { this.leave(); return; }
        rows.sort((a, b) => (b.value ?? -Infinity) - (a.value ?? -Infinity));
        this.cross.setAttribute("x1", pixel); this.cross.setAttribute("x2", pixel);
        this.cross.setAttribute("visibility", "visible");
        this.tip.replaceChildren();
        html("div", "", this.chart.axis_title + " " + placeText(place, this.chart.axis), this.tip);
        for (const {series, i, value} of rows.slice(0, ROWS_IN_TIP)) {
            const row = html("div", "", undefined, this.tip);
            const dot = make("svg", {width: 8, height: 8, viewBox: "0 0 8 8"}, row);
            make("circle", {class: "f" + series.color, cx: 4, cy: 4, r: 4}, dot);
            html("span", "name", series.label, row);
            const spread = series.min && series.min[i] !== null && series.min[i] < series.max[i]
                ? " (" + valueText(series.min[i], this.chart.format) + " … " + valueText(series.max[i], this.chart.format) + ")" : "";
            const bad = (series.not_finite ?? []).includes(i) ? " " + this.texts.not_finite : "";
            html("b", "", valueText(value, this.chart.format) + spread + bad, row);
        }
        if (rows.length > ROWS_IN_TIP) html("div", "", "+ " + (rows.length - ROWS_IN_TIP), this.tip);
        this.tip.hidden = false;
        const scale = this.svg.getBoundingClientRect().width / this.width || 1;
        const left = this.svg.getBoundingClientRect().left - this.figure.getBoundingClientRect().left + pixel * scale;
        const room = this.figure.clientWidth - this.tip.offsetWidth - 4;
        this.tip.style.left = (left + 14 <= room ? left + 14 : Math.max(4, left - this.tip.offsetWidth - 14)) + "px";
        this.tip.style.top = (this.svg.getBoundingClientRect().top - this.figure.getBoundingClientRect().top + 10) + "px";
    }
}

const data = JSON.parse(document.getElementById("report-data").textContent);
const charts = [];
for (const figure of document.querySelectorAll("figure.chart")) {
    const chart = data.charts[figure.dataset.block];
    if (chart) charts.push(new Chart(figure, chart, data.texts));
}
let waiting = 0;
const redraw = () => { cancelAnimationFrame(waiting); waiting = requestAnimationFrame(() => charts.forEach(chart => chart.draw())); };
addEventListener("resize", redraw);
addEventListener("beforeprint", () => charts.forEach(chart => chart.draw()));
addEventListener("afterprint", redraw);
})();
