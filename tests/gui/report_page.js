// SPDX-License-Identifier: GPL-3.0-or-later
// Runs the script of an exported report with a document that only records: node report_page.js PAGE.html
// Prints what was drawn as JSON; anything the script throws ends it with an error.
"use strict";
const fs = require("fs");
const vm = require("vm");

const page = fs.readFileSync(process.argv[2], "utf8");
const data = page.match(/<script type="application\/json" id="report-data">(.*?)<\/script>/s)[1];
const script = page.match(/<script>(.*?)<\/script>\n<\/body>/s)[1];
const places = [...page.matchAll(/<figure class="chart" data-block="(\d+)">/g)].map(found => found[1]);

class Node {
    constructor(name) { this.name = name; this.attributes = {}; this.children = []; this.text = ""; this.listeners = {}; this.style = {}; this.dataset = {}; this.hidden = false; this.clientWidth = 800; this.offsetWidth = 100; }
    setAttribute(key, value) {
        if (typeof value === "number" && !Number.isFinite(value) || /NaN|Infinity/.test(String(value)))
            throw new Error(this.name + " " + key + "=" + value);
        this.attributes[key] = String(value);
    }
    appendChild(child) { this.children.push(child); return child; }
    replaceChildren() { this.children = []; }
    addEventListener(name, act) { this.listeners[name] = act; }
    getBoundingClientRect() { return {left: 0, top: 0, width: 800, height: 300}; }
    set textContent(text) { this.text = String(text); }
    get textContent() { return this.text + this.children.map(child => child.textContent).join(""); }
    set innerHTML(text) { throw new Error("innerHTML: " + text); }
    focus() { document.activeElement = this; }
    setPointerCapture() {}
    all(match) { return this.children.flatMap(child => [...(match(child) ? [child] : []), ...child.all(match)]); }
}

const figures = places.map(place => { const figure = new Node("figure"); figure.dataset.block = place; return figure; });
const document = {
    activeElement: null,
    getElementById: () => ({textContent: data}),
    querySelectorAll: () => figures,
    createElement: name => new Node(name),
    createElementNS: (space, name) => new Node(name),
};
vm.runInNewContext(script, {document, addEventListener() {}, cancelAnimationFrame() {}, requestAnimationFrame() {}, console});

const svgOf = figure => figure.children.find(child => child.name === "svg");
const curvesIn = figure => svgOf(figure).all(node => node.name === "path" && (node.attributes.class || "").startsWith("curve"));
const first = svgOf(figures[0]), curve = () => curvesIn(figures[0])[0].attributes.d, before = curve();
const event = more => ({preventDefault() {}, clientX: 400, button: 0, pointerId: 1, ...more});
first.listeners.wheel(event({deltaY: -400})); // before a click the page scrolls
const untouched = curve() === before;
first.listeners.pointerdown(event({}));
first.listeners.pointerup(event({}));
first.listeners.wheel(event({deltaY: -400}));
const zoomed = untouched && curve() !== before;
first.listeners.pointermove(event({}));
const tooltip = figures[0].children.find(child => child.className === "tip").textContent;
for (const key of ["+", "-", "ArrowLeft", "ArrowRight"]) first.listeners.keydown(event({key}));
first.listeners.dblclick(event({}));
const back = curve() === before;
// Dots are outside of what clips the lines: a dot at the edge is whole.
const dots = first.all(node => node.name === "g" && node.children.some(child => child.name === "circle"));
const room = group => {
    const clip = first.all(node => node.name === "clipPath" && "url(#" + node.attributes.id + ")" === group.attributes["clip-path"])[0];
    return clip.children[0].attributes;
};
const isWhole = (circle, {x, width}) => {
    const at = Number(circle.attributes.cx), r = Number(circle.attributes.r);
    return Number(x) <= at - r && at + r <= Number(x) + Number(width);
};
const circles = group => group.children.filter(child => child.name === "circle");
const whole = dots.every(group => circles(group).every(circle => isWhole(circle, room(group))));
console.log(JSON.stringify({
    dots: dots.flatMap(circles).length, whole,
    charts: figures.length, curves: curvesIn(figures[0]).length, zoomed, back, tooltip,
    ticks: first.all(node => node.attributes.class === "tick").length,
}));
