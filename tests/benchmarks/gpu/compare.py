#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0
"""Training speed of the engine on a GPU compared with PyTorch's, eager and compiled, measured in turn in the same call.

    compare.py ENGINE [--device cuda] [--only NAME…] [--part engine|eager|compiled|all] [--rounds N] [--seconds S]
                      [--precision fp16] [--python PY] [--peer-device cpu] [--modes MODE…] [--libraries PATH] [--small]
                      [--out FILE.json] [--table FILE.md]

Workloads: ResNet50V2 at 128² and at 224² (batch 256), MobileNetV2 at 224² (batch 256), ResNet20V2 (32², batch 128),
the small CNN (28², batch 128) and the GRU (batch 128). Random data. PyTorch runs with automatic mixed precision, channels_last and cudnn.benchmark; compiled means the best
of torch.compile's modes. The engine's rate includes the loss and accuracy of every step and the upload of every batch; PyTorch's
data is already on the GPU. Each program's best round counts.

Each line has images per second, the ratios to eager and to the best compiled one, and the share of the three limits that the
measured bandwidth allows (backend/selftest/step_traffic.h). --small and --peer-device cpu try the script without a GPU. With --out,
results are saved after each measurement, and a later call with the same file continues where the last one was cut off: compiling a
224² net can take minutes. Exits with 1 if a goal is missed, and with 77 if PyTorch could not be measured at all.
"""
import argparse
import json
import pathlib
import sys

from asking import ask, load, save

HERE = pathlib.Path(__file__).resolve().parent
#            name             engine's model, image, batch, goals: × eager, × compiled
WORKLOADS = {"resnet50v2-128": ("resnet50-v2", (128, 128, 3), 256, 1.5, 1.15),
             "resnet50v2-224": ("resnet50-v2", (224, 224, 3), 256, 1.5, 1.15),
             "mobilenetv2-224": ("mobilenet-v2", (224, 224, 3), 256, 1.5, 1.15),
             "resnet20v2": ("resnet20v2", (32, 32, 3), 128, 2.0, 1.15),
             "small-cnn": ("small-cnn", (28, 28, 1), 128, 2.0, 1.15),
             "gru": ("gru", (28, 28, 1), 128, 2.0, 1.15)}
MODES = ("default", "reduce-overhead", "max-autotune")


def engine(arguments, name, batch):
    model, image, _, _, _ = WORKLOADS[name]
    found = ask([arguments.engine, "bench", model, "--image", "x".join(map(str, image)), "--batch", str(batch), "--device",
                 arguments.device, "--precision", arguments.precision, "--steps", str(arguments.steps), "--json"], arguments.timeout,
                {"LD_LIBRARY_PATH": arguments.libraries} if arguments.libraries else None)
    if "images_per_second" in found:
        found["library"] = found["device"]
    return found


def peer(arguments, name, batch, mode):
    precision = "bf16" if arguments.peer_device == "cpu" and arguments.precision == "fp16" else arguments.precision
    return ask([arguments.python, str(HERE.parent / "peer_pytorch.py"), "--model", name, "--batch", str(batch), "--device",
                arguments.peer_device, "--precision", precision, "--seconds", str(arguments.seconds), "--compile", mode],
               arguments.timeout)


class Kept:
    """Measurements by workload and program in a file; each is the best of its rounds."""

    def __init__(self, path):
        self.path = path
        self.rows = load(path) if path else {}

    def rounds(self, name, program):
        return self.rows.get(name, {}).get(program, {}).get("rounds", 0)

    def put(self, name, program, batch, found):
        row = self.rows.setdefault(name, {"batch": batch})
        before = row.get(program, {})
        best = max((before, found), key=lambda one: one.get("images_per_second", 0.0))
        row[program] = {**best, "rounds": before.get("rounds", 0) + 1}
        if self.path:
            save(self.path, json.dumps(self.rows, indent=1) + "\n")


def rate(row, program):
    return row.get(program, {}).get("images_per_second", 0.0)


def line(name, row, goals):
    """One row of the table, and whether all measurements reached their goals."""
    own, eager = rate(row, "engine"), rate(row, "eager")
    compiled = max(rate(row, "compiled " + mode) for mode in MODES)
    ratio = lambda other: f"{own / other:.2f}" if own and other else "–"
    lines = row.get("engine", {}).get("lines", {})
    shares = " / ".join(f"{100 * lines[key]['achieved']:.0f} %" for key in ("unfused", "norm+activation", "engines") if key in lines)
    text = (f"| {name} | {row['batch']} | {own:,.0f} | {eager:,.0f} | {compiled:,.0f} | {ratio(eager)} | {ratio(compiled)} | "
            f"{shares or '–'} |")
    reached = own > 0 and (not eager or own >= goals[0] * eager) and (not compiled or own >= goals[1] * compiled)
    return text, reached


def parse():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("engine")
    parser.add_argument("--device", default="cuda", choices=("cuda", "cpu"))
    parser.add_argument("--peer-device", default="cuda", choices=("cuda", "cpu"))
    parser.add_argument("--only", nargs="+", choices=sorted(WORKLOADS))
    parser.add_argument("--part", default="all", choices=("engine", "eager", "compiled", "all"))
    parser.add_argument("--rounds", type=int, default=2)
    parser.add_argument("--seconds", type=float, default=4.0)
    parser.add_argument("--steps", type=int, default=60)
    parser.add_argument("--timeout", type=float, default=240.0, help="seconds per measurement")
    parser.add_argument("--precision", default="fp16", choices=("fp32", "tf32", "bf16", "fp16"))
    parser.add_argument("--python", default=sys.executable)
    parser.add_argument("--modes", nargs="+", default=MODES, choices=MODES, help="of torch.compile")
    parser.add_argument("--libraries", default="", help="the engine's library path; PyTorch has its own")
    parser.add_argument("--small", action="store_true", help="batches of 8, for a trial")
    parser.add_argument("--out", type=pathlib.Path)
    parser.add_argument("--table", type=pathlib.Path)
    return parser.parse_args()


def main():
    arguments = parse()
    kept = Kept(arguments.out)
    programs = {"engine": ["engine"], "eager": ["eager"], "compiled": ["compiled " + mode for mode in arguments.modes]}
    wanted = [one for part, all_of in programs.items() if arguments.part in (part, "all") for one in all_of]
    names = arguments.only or list(WORKLOADS)
    for turn in range(arguments.rounds):
        for name in names:
            batch = 8 if arguments.small else WORKLOADS[name][2]
            for program in wanted:
                measured = rate(kept.rows.get(name, {}), program) > 0
                if (measured and kept.rounds(name, program) > turn) or (turn > 0 and not measured):
                    continue  # an earlier call measured it, or it has just failed
                found = (engine(arguments, name, batch) if program == "engine" else
                         peer(arguments, name, batch, program.split()[-1] if program != "eager" else "none"))
                kept.put(name, program, batch, found)
                print(f"{name}, {program}: " + (f"{found['images_per_second']:,.1f} images/s" if "images_per_second" in found
                                                else found["missing"]), flush=True)
    rows = [(name, kept.rows[name]) for name in WORKLOADS if name in kept.rows]
    table = ["| net | batch | engine, images/s | PyTorch eager | best torch.compile | × eager | × compiled | of the lines unfused / norm+activation / engines |",
             "|---|---|---|---|---|---|---|---|"]
    reached = True
    for name, row in rows:
        text, ok = line(name, row, WORKLOADS[name][3:5])
        table.append(text)
        reached = reached and ok
    print("\n".join(table))
    if arguments.table:
        save(arguments.table, "\n".join(table) + "\n")
    if not any(rate(row, program) for _, row in rows for program in wanted):
        return 77 if "engine" not in wanted else 1
    return 0 if reached or arguments.small or arguments.part not in ("engine", "all") else 1


if __name__ == "__main__":
    sys.exit(main())
