#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0
"""Where the time of a training step goes on a GPU, by net and precision: `trainyard-engine bench` with the cost of masks, its three
limits set by memory traffic, and the planned GPU memory compared with the memory used.

    details.py ENGINE [--device cuda] [--precisions fp16 …] [--only NET…] [--small] [--steps N] [--timeout S] [--out FILE.json] [--table FILE.md]

Two rows are with and without the sums that convolutions compute for batch-norms ($TRAINYARD_UNFUSED); the last rows let the engine
choose the batch ("auto"), and request more memory than any GPU has. Goals: in 16 bits at least 45 % of the limit norm+activation,
which is that of the engine's own batch-norms; masks at most 1 % of a step; memory within 10 % of the plan; and exit code 13 with one
sentence if it does not fit. Every measurement is saved in --out immediately; a later call measures only what is missing. Exits with
1 if a measurement failed or a goal was missed.
"""
import argparse
import json
import pathlib
import sys
import tempfile

from asking import ask, load, save

#       net             image, batch
NETS = {"resnet50-v2-128": ("resnet50-v2", "128x128x3", 256), "resnet50-v2-224": ("resnet50-v2", "224x224x3", 256),
        "mobilenet-v2-224": ("mobilenet-v2", "224x224x3", 256), "small-cnn": ("small-cnn", "28x28x1", 128),
        "gru": ("gru", "28x28x1", 128)}
LINES = ("unfused", "norm+activation", "engines")
MOST_MASK, MEMORY, LINE, OUT_OF_MEMORY, ENOUGH = 0.01, 0.10, 0.45, 13, 1 << 30


def spec_file(folder, net, arguments, batch):
    model, image, _ = NETS[net]
    height, width, channels = map(int, image.split("x"))
    path = pathlib.Path(folder) / f"{net}-{batch}.json"
    path.write_text(json.dumps({"version": 1, "id": "bench", "name": net, "model": {"architecture": model},
                                "data": {"format": "folder", "path": "/", "image": {"height": height, "width": width, "channels": channels}},
                                "training": {"batch_size": batch}, "resources": {"device": arguments.device}}))
    return str(path)


def measurements(arguments, folder):
    """(name, command, environment) of each measurement."""
    common = ["--device", arguments.device, "--steps", str(arguments.steps), "--json"]
    for net in arguments.only or NETS:
        model, image, batch = NETS[net]
        for precision in arguments.precisions:
            yield (f"{net}, {precision}", [model, "--image", image, "--batch", str(8 if arguments.small else batch), "--precision", precision,
                                           "--mask", *common], {})
    first = (arguments.only or list(NETS))[0]
    model, image, batch = NETS[first]
    for name, environment in (("as planned", {}), ("unfused", {"TRAINYARD_UNFUSED": "1"})):
        yield (f"{first}, {arguments.precisions[0]}, {name}", [model, "--image", image, "--batch", str(8 if arguments.small else batch), "--precision",
                                                               arguments.precisions[0], *common], environment)
    if not arguments.small:
        yield f"{first}, {arguments.precisions[0]}, batch auto", [spec_file(folder, first, arguments, "auto"), "--precision", arguments.precisions[0], *common], {}
        yield f"{first}, fp32, too large", [NETS[first][0], "--image", "224x224x3", "--batch", "4096", "--precision", "fp32", *common], {}


def judged(name, row):
    """The table row and its problems."""
    if name.endswith("too large"):
        said = row.get("missing", "it trained")
        return f"| {name} | {said} |", [] if row.get("code") == OUT_OF_MEMORY else [f"exit code {row.get('code', 0)}, not {OUT_OF_MEMORY}: {said}"]
    if "missing" in row:
        return f"| {name} | {row['missing']} |", [row["missing"]]
    wrong, masks, memory = [], row.get("masks"), "–"
    if row["gpu_memory"] > 0 and row["memory_planned"] > 0:
        ratio = row["gpu_memory"] / row["memory_planned"]
        memory = f"{row['gpu_memory'] / 1e9:.2f} GB, {100 * ratio:.0f} %"
        if abs(ratio - 1.0) > MEMORY and row["memory_planned"] > ENOUGH:
            wrong.append(f"memory is {100 * ratio:.0f} % of the plan")
    if masks and masks["share"] > MOST_MASK:
        wrong.append(f"masks cost {100 * masks['share']:.2f} %")
    reached = row["lines"]["norm+activation"]["achieved"]
    if "net" in name and row["precision"] in ("fp16", "bf16") and reached < LINE:
        wrong.append(f"{100 * reached:.0f} % of the line norm+activation")
    lines = " / ".join(f"{100 * row['lines'][line]['achieved']:.0f} %" for line in LINES)
    rates = " / ".join(f"{row['lines'][line]['images_per_second']:,.0f}" for line in LINES)
    batch = f"{row['batch_size']}" + (" (auto)" if row["batch_chosen"] else "")
    return (f"| {name} | {batch} | {row['images_per_second']:,.0f} | {1e3 * row['step_seconds']:.3f} ms | {rates} | {lines} | "
            f"{'–' if not masks else format(100 * masks['share'], '.2f') + ' %'} | {memory} |"), wrong


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("engine")
    parser.add_argument("--device", default="cuda")
    parser.add_argument("--precisions", nargs="+", default=["fp16", "bf16", "tf32", "fp32"])
    parser.add_argument("--only", nargs="+", choices=list(NETS))
    parser.add_argument("--small", action="store_true", help="batches of 8 without auto, for a trial")
    parser.add_argument("--steps", type=int, default=60)
    parser.add_argument("--timeout", type=float, default=120.0, help="seconds per measurement")
    parser.add_argument("--out", type=pathlib.Path)
    parser.add_argument("--table", type=pathlib.Path)
    arguments = parser.parse_args()
    rows = load(arguments.out) if arguments.out else {}
    table = ["| net | batch | images/s | step | lines: unfused / norm+activation / engines | of them | masks | GPU memory, of the plan |", "|---|---|---|---|---|---|---|---|"]
    problems = []
    with tempfile.TemporaryDirectory() as folder:
        for name, command, environment in measurements(arguments, folder):
            if "images_per_second" not in rows.get(name, {}):
                rows[name] = ask([arguments.engine, "bench", *command], arguments.timeout, environment)
                rows[name]["command"] = "".join(f"{key}={value} " for key, value in environment.items()) + "trainyard-engine bench " + " ".join(command).replace(folder + "/", "")
            text, wrong = judged(name, rows[name])
            table.append(text)
            problems += [f"{name}: {problem}" for problem in wrong]
            print(text, flush=True)
            if arguments.out:
                save(arguments.out, json.dumps(rows, indent=1) + "\n")
            if arguments.table:
                save(arguments.table, "\n".join(table + [""] + [f"- missed: {one}" for one in problems]) + "\n")
    print("\n".join(problems))
    return 1 if problems and not arguments.small else 0


if __name__ == "__main__":
    sys.exit(main())
