#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0
"""What a trained net is found to do on a GPU, compared with the CPU in fp32: predictions, activity and Grad-CAM of single images,
and errors and dead channels over part of the test set.

    look.py ENGINE RUN… [--device cuda] [--precisions fp32 fp16 …] [--small] [--out FILE.json] [--table FILE.md]

RUN: folders of runs that step 5 of run_all.sh trained. Compared by precision, with what rounding may change: probabilities; the
share above zero, the least and the largest value of each layer (relative to the range of its values); the map of Grad-CAM (relative to its
largest value); top-1 and the mean loss; the number of dead channels. Where the CPU's two first classes are closer to each other than
the allowed difference of probabilities, either may rank first. Exits with 1 if something is farther apart, and with 77 if no run is there.
"""
import argparse
import json
import pathlib
import sys

sys.path.insert(0, str(pathlib.Path(__file__).resolve().parents[1]))
from asking import ask, save  # noqa: E402

#            precision: of probabilities, layers, maps, top-1, loss (relative)
ALLOWED = {"fp32": (0.002, 0.002, 0.01, 0.002, 0.002), "tf32": (0.01, 0.01, 0.05, 0.005, 0.01),
           "fp16": (0.02, 0.01, 0.05, 0.005, 0.01), "bf16": (0.08, 0.05, 0.25, 0.02, 0.05)}
WHAT = ("probabilities", "layers", "Grad-CAM", "top-1", "loss")
DEAD_SHARE = 0.01 # of all channels: a value near 0 may be rounded to 0


ANSWERED = {} # by the CPU


def asked(arguments, command, device, precision):
    """The answer; the CPU is asked once, whatever it is compared with."""
    key = (*command, device, precision)
    if key in ANSWERED:
        return ANSWERED[key]
    threads = ["--threads", "1"] if arguments.small else []
    found = ask([arguments.engine, *command, "--device", device, "--precision", precision, *threads, "--json"], arguments.timeout)
    if "missing" in found:
        raise SystemExit(f"{' '.join(command[:2])} on {device} in {precision}: {found['missing']}")
    if device == "cpu":
        ANSWERED[key] = found
    return found


def class_of(one):
    return one["top"][0]["class"]


def probabilities(one):
    return {top["class"]: top["probability"] for top in one["top"]}


def apart_in_class(ours, theirs, allowed):
    """The largest difference of a probability; infinite where another class ranks first although it is clearly behind."""
    own, other = probabilities(ours), probabilities(theirs)
    apart = max(abs(own.get(number, 0.0) - value) for number, value in other.items())
    behind = other[class_of(theirs)] - other.get(class_of(ours), 0.0)
    return apart if class_of(ours) == class_of(theirs) or behind <= allowed else float("inf")


def apart_in_layers(ours, theirs):
    """The largest difference of any layer's share above zero, least and largest value; infinite for other layers."""
    if [layer["layer"] for layer in ours] != [layer["layer"] for layer in theirs]:
        return float("inf")
    worst = 0.0
    for own, other in zip(ours, theirs):
        room = max(other["largest"] - other["least"], 1e-6)
        worst = max(worst, abs(own["above_zero"] - other["above_zero"]),
                    *(abs(own[key] - other[key]) / room for key in ("least", "largest")))
    return worst


def apart_in_maps(ours, theirs):
    if (ours["layer"], ours["height"], ours["width"], ours["class"]) != (theirs["layer"], theirs["height"], theirs["width"], theirs["class"]):
        return float("inf")
    largest = max(max(theirs["values"]), 1e-6)
    return max(abs(one - other) for one, other in zip(ours["values"], theirs["values"])) / largest


def single_images(arguments, run, precision, allowed):
    indices = ",".join(str(7 * number) for number in range(2 if arguments.small else 24))
    command = ["predict", str(run), "--index", indices, "--top", "1000", "--activations", "--heat-map", "gradcam", "--class", "0"]
    ours, theirs = (asked(arguments, command, *where)["inputs"] for where in ((arguments.device, precision), ("cpu", "fp32")))
    if len(ours) != len(theirs) or not theirs:
        raise SystemExit("predict answered for other images")
    pairs = list(zip(ours, theirs))
    return (max(apart_in_class(own, other, allowed[0]) for own, other in pairs), max(apart_in_layers(own["layers"], other["layers"]) for own, other in pairs),
            max(apart_in_maps(own["heat_map"], other["heat_map"]) for own, other in pairs))


def whole_set(arguments, run, precision):
    """Differences of top-1 and loss, dead channels of both, and the number of all channels."""
    command = ["inspect", "errors", str(run), "--activations", "--limit", "20" if arguments.small else "2000"]
    ours, theirs = (asked(arguments, command, *where) for where in ((arguments.device, precision), ("cpu", "fp32")))
    own, other = ours.get("loss"), theirs.get("loss")
    loss = abs(own - other) / max(other, 1e-3) if own is not None and other is not None else float("inf")
    dead = [sum(len(layer["dead"]) for layer in report["activity"]["layers"]) for report in (ours, theirs)]
    return abs(ours["top1"] - theirs["top1"]), loss, dead, sum(layer["channels"] for layer in theirs["activity"]["layers"])


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("engine")
    parser.add_argument("runs", nargs="+", type=pathlib.Path)
    parser.add_argument("--device", default="cuda")
    parser.add_argument("--precisions", nargs="+", default=["fp32", "fp16"], choices=list(ALLOWED))
    parser.add_argument("--timeout", type=float, default=120.0, help="seconds per question")
    parser.add_argument("--small", action="store_true", help="few images on one thread, for a trial")
    parser.add_argument("--out", type=pathlib.Path)
    parser.add_argument("--table", type=pathlib.Path)
    arguments = parser.parse_args()
    runs = [run for run in arguments.runs if list(run.glob("checkpoints/*.safetensors"))]
    if not runs:
        print("skipped: nothing is trained yet; run step 5b or 5a first, on this machine")
        return 77
    rows, wrong = {}, []
    lines = ["| net | precision | probabilities | layers | Grad-CAM | top-1 | loss | dead channels, CPU's |", "|---|---|---|---|---|---|---|---|"]
    for run in runs:
        for precision in arguments.precisions:
            name, allowed = f"{run.name}, {precision}", ALLOWED[precision]
            try:
                *apart, dead, channels = (*single_images(arguments, run, precision, allowed), *whole_set(arguments, run, precision))
            except SystemExit as problem:
                wrong.append(f"{name}: {problem}")
                lines.append(f"| {run.name} | {precision} | {problem} |")
            else:
                rows[name] = {**dict(zip(WHAT, apart)), "dead": dead, "channels": channels}
                wrong += [f"{name}: {what} {one:.4g} apart, allowed {most}" for what, one, most in zip(WHAT, apart, allowed) if one > most]
                if abs(dead[0] - dead[1]) > max(1, DEAD_SHARE * channels):
                    wrong.append(f"{name}: {dead[0]} dead channels, the CPU finds {dead[1]}")
                lines.append(f"| {run.name} | {precision} | " + " | ".join(f"{one:.2g}" for one in apart) + f" | {dead[0]}, {dead[1]} of {channels:,} |")
            print(lines[-1], flush=True)
            if arguments.out:
                save(arguments.out, json.dumps(rows, indent=1) + "\n")
            if arguments.table:
                save(arguments.table, "\n".join(lines + [""] + [f"- wrong: {one}" for one in wrong]) + "\n")
    print("\n".join(wrong))
    return 1 if wrong else 0


if __name__ == "__main__":
    sys.exit(main())
