#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0
"""Draws the README's GPU charts from the results of run_all.sh, as SVG files that are readable on light and dark pages.

    charts.py RESULTS FOLDER      RESULTS: build/gpu/results, or results.tar.gz unpacked; FOLDER: resources/charts

gpu-speed.svg: images per second compared with PyTorch; each net's faster one has the full width. gpu-lines.svg: the share reached of
the limits set by the memory's bandwidth. gpu-memory.svg: planned and used memory. Missing measurements are left out; exits with 77
if there are none.
"""
import argparse
import pathlib
import sys
from xml.sax.saxutils import escape

from asking import load

NAMES = {"resnet50v2-128": "ResNet50V2 128²", "resnet50v2-224": "ResNet50V2 224²", "mobilenetv2-224": "MobileNetV2 224²",
         "small-cnn": "Small CNN 28²", "gru": "GRU 28 × 28"}
ENGINE, PEER, THIRD, TEXT, AXIS = "#2f6fd6", "#9a9a9a", "#d08a2c", "#808080", "#80808055"
WIDTH, LEFT, RIGHT, ROW, GAP = 800, 225, 135, 17, 12


def bars(title, groups, legend, note):
    """An SVG: groups are (label, [(share of the width, colour, text)])."""
    height = 74 + sum(ROW * len(rows) + GAP for _, rows in groups) + 20
    out = [f'<svg xmlns="http://www.w3.org/2000/svg" width="{WIDTH}" height="{height}" viewBox="-8 0 {WIDTH} {height}" '
           f'font-family="sans-serif" font-size="13" role="img" aria-label="{escape(title)}">',
           f'<text x="0" y="18" font-size="16" font-weight="bold" fill="{TEXT}">{escape(title)}</text>']
    x = 0
    for name, colour in legend:
        out.append(f'<rect x="{x}" y="32" width="12" height="12" fill="{colour}"/><text x="{x + 17}" y="43" fill="{TEXT}">{escape(name)}</text>')
        x += 34 + 8 * len(name)
    y = 62
    room = WIDTH - LEFT - RIGHT
    for label, rows in groups:
        out.append(f'<text x="{LEFT - 10}" y="{y + ROW * len(rows) / 2 + 4:.1f}" text-anchor="end" fill="{TEXT}">{escape(label)}</text>')
        for share, colour, text in rows:
            width = max(1.0, room * min(1.0, max(0.0, share)))
            out.append(f'<rect x="{LEFT}" y="{y + 1}" width="{width:.1f}" height="{ROW - 3}" fill="{colour}"/>'
                       f'<text x="{LEFT + width + 6:.1f}" y="{y + ROW - 5}" font-size="12" fill="{TEXT}">{escape(text)}</text>')
            y += ROW
        y += GAP
    out.append(f'<line x1="{LEFT}" y1="56" x2="{LEFT}" y2="{y - 4}" stroke="{AXIS}"/>')
    out.append(f'<text x="0" y="{y + 14}" font-size="11" fill="{TEXT}">{escape(note)}</text></svg>')
    return "\n".join(out) + "\n"


def speed(rows):
    groups = []
    for name, label in NAMES.items():
        row = rows.get(name, {})
        rate = {program: found.get("images_per_second", 0.0) for program, found in row.items() if isinstance(found, dict)}
        compiled = max((value for program, value in rate.items() if program.startswith("compiled")), default=0.0)
        found = [(rate.get("engine", 0.0), ENGINE), (compiled, THIRD), (rate.get("eager", 0.0), PEER)]
        best = max(value for value, _ in found)
        if rate.get("engine"):
            groups.append((f"{label}, batch {row['batch']}", [(value / best, colour, f"{value:,.0f} images/s") for value, colour in found if value]))
    return groups


def lines(rows):
    groups = []
    for name, row in rows.items():
        if "lines" in row and not name.endswith(("unfused", "as planned", "auto")):
            shares = row["lines"]
            groups.append((name, [(shares[line]["achieved"], colour, f"{100 * shares[line]['achieved']:.0f} %")
                                  for line, colour in (("unfused", PEER), ("norm+activation", ENGINE), ("engines", THIRD))]))
    return groups


def memory(rows):
    groups = []
    most = max((max(row.get("gpu_memory", 0), row.get("memory_planned", 0)) for row in rows.values()), default=0)
    for name, row in rows.items():
        if row.get("gpu_memory", 0) > 0 and most > 0:
            groups.append((name, [(row["memory_planned"] / most, PEER, f"{row['memory_planned'] / 1e9:.2f} GB"),
                                  (row["gpu_memory"] / most, ENGINE, f"{row['gpu_memory'] / 1e9:.2f} GB")]))
    return groups


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("results", type=pathlib.Path)
    parser.add_argument("folder", type=pathlib.Path)
    arguments = parser.parse_args()
    compared, detailed = load(arguments.results / "compare.json"), load(arguments.results / "details.json")
    libraries = sorted({found["library"] for row in compared.values() for found in row.values() if isinstance(found, dict) and "library" in found})
    gpus = sorted({found["gpu"] for row in compared.values() for found in row.values() if isinstance(found, dict) and "gpu" in found})
    note = "; ".join(gpus + libraries)
    charts = (("gpu-speed.svg", "Training beside PyTorch on the same GPU", speed(compared),
               (("Trainyard", ENGINE), ("best torch.compile", THIRD), ("eager, AMP, channels_last", PEER)), note),
              ("gpu-lines.svg", "Reached of what the memory's bandwidth allows", lines(detailed),
               (("unfused", PEER), ("batch-norm with activation fused", ENGINE), ("cuDNN's fused engines", THIRD)), note),
              ("gpu-memory.svg", "GPU memory, planned and taken", memory(detailed), (("planned", PEER), ("taken", ENGINE)), note))
    drawn = 0
    for name, title, groups, legend, said in charts:
        if groups:
            arguments.folder.mkdir(parents=True, exist_ok=True)
            (arguments.folder / name).write_text(bars(title, groups, legend, said))
            print(arguments.folder / name)
            drawn += 1
    if not drawn:
        print("skipped: nothing to draw was measured yet")
    return 0 if drawn else 77


if __name__ == "__main__":
    sys.exit(main())
