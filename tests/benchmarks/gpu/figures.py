#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0
"""One file with all figures that run_all.sh has measured so far, and the README's table, which is made from it.

    figures.py RESULTS --out FIGURES.json       collects what there is in a folder of results
    figures.py --readme README.md FIGURES.json  writes the table of the section "How fast" anew
    figures.py --check README.md                exits with 1 unless the table is the one that the figures beside the page give which
                                                the README names

FIGURES.json is kept as tests/benchmarks/results/DATE-gpu.json, beside the page DATE-gpu.md that the README names.
"""
import argparse
import json
import pathlib
import re
import sys

from asking import load, save

HEAD = ["| task | Trainyard | PyTorch | speed-up |", "|---|---|---|---|"]
TASKS = {"resnet50v2-128": "training ResNet50V2 at 128 × 128", "resnet50v2-224": "training ResNet50V2 at 224 × 224",
         "resnet20v2": "training ResNet20V2 at 32 × 32, batch 128", "small-cnn": "training a small CNN at 28 × 28, batch 128"}

EPOCHS = 60 # of step 5b and 5d; fewer are a trial

PAGE = r"tests/benchmarks/results/([\d-]+-gpu)\.md"


def named(readme):
    """The file of figures beside the page that this README names. Throws ValueError without one."""
    found = re.search(PAGE, readme.read_text(encoding="utf-8"))
    if not found:
        raise ValueError(f"{readme.name} names no page DATE-gpu.md of tests/benchmarks/results")
    return (readme.parent / found[0]).with_suffix(".json")


def collected(results):
    """All JSON of the results, without the lists of single checks, and all tables as text."""
    figures = {"compare": load(results / "compare.json"), "details": load(results / "details.json"), "selftests": {}, "tables": {}}
    figures |= {name: load(results / f"{name}.json") for name in ("resnet20v2", "resnet20v2-peer", "histograms", "several", "look")}
    for path in sorted(results.glob("selftest-*.json")):
        report = load(path)
        outcomes = [check["outcome"] for check in report.get("checks", [])]
        figures["selftests"][path.stem[len("selftest-"):]] = {
            **{key: report[key] for key in ("device", "precision", "seconds", "ceilings") if key in report},
            **{word: outcomes.count(word) for word in ("passed", "failed", "skipped")}}
    for path in sorted(results.glob("*.md")):
        if path.name != "gpu.md":
            figures["tables"][path.stem] = path.read_text().splitlines()
    summary = results / "SUMMARY.txt"
    figures["steps"] = summary.read_text().splitlines() if summary.exists() else []
    return figures


def table(figures):
    """The README's lines; that of whole runs only where both were measured. Throws ValueError where another figure is missing."""
    lines = list(HEAD)
    for net, task in TASKS.items():
        row = figures.get("compare", {}).get(net, {})
        own, eager = (row.get(program, {}).get("images_per_second", 0.0) for program in ("engine", "eager"))
        if own <= 0.0 or eager <= 0.0:
            raise ValueError(f"there is no figure of {net} for both the engine and eager PyTorch: run the steps 3a and 2a")
        lines.append(f"| {task} | {own:,.0f} images/s | {eager:,.0f} | {own / eager:.1f} × |")
    own, eager = ([epoch["seconds"] for epoch in figures.get(name, {}).get("epochs", [])] for name in ("resnet20v2", "resnet20v2-peer"))
    if len(own) == len(eager) == EPOCHS: # measured only by a few calls
        lines.append(f"| {EPOCHS} epochs of ResNet20V2 on CIFAR-10 | {sum(own):,.0f} s | {sum(eager):,.0f} s | {sum(eager) / sum(own):.1f} × |")
    return lines


def with_table(readme, lines, page):
    """The README with this table, and with links to this page of results. Throws ValueError where it has no such table."""
    found = readme.splitlines()
    if HEAD[0] not in found:
        raise ValueError(f"the README has no table that begins with {HEAD[0]}")
    first = last = found.index(HEAD[0])
    while last < len(found) and found[last].startswith("|"):
        last += 1
    text = "\n".join(found[:first] + lines + found[last:]) + "\n"
    return re.sub(PAGE, f"tests/benchmarks/results/{page}.md", text)


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("source", type=pathlib.Path, nargs="?", help="a folder of results, or a file of figures")
    parser.add_argument("--out", type=pathlib.Path)
    parser.add_argument("--readme", type=pathlib.Path)
    parser.add_argument("--check", type=pathlib.Path)
    arguments = parser.parse_args()
    if arguments.out and arguments.source:
        save(arguments.out, json.dumps(collected(arguments.source), indent=1, ensure_ascii=False) + "\n")
        return 0
    readme = arguments.readme or arguments.check
    if not readme or not (arguments.source or arguments.check):
        parser.error("name what to do, --out, --readme or --check, and with what")
    try:
        source = arguments.source or named(readme)
        text = with_table(readme.read_text(encoding="utf-8"), table(load(source)), source.stem)
    except ValueError as problem:
        print(problem)
        return 1
    if arguments.readme:
        save(readme, text)
    elif text != readme.read_text(encoding="utf-8"):
        print(f"The table of speeds on a GPU in {readme.name} is not made from {source.name}; "
              f"write it with {pathlib.Path(__file__).name} --readme.")
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main())
