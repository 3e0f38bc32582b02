#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0
"""Training on several GPUs of one machine, a rank on each: losses compared with one rank, speed and efficiency, modes.

    several_gpus.py ENGINE [--seconds S] [--device cuda] [--small] [--out FILE.json] [--table FILE.md]

Ranks: 1, 2, 4, 8 as far as there are GPUs (those of CUDA_VISIBLE_DEVICES, if that is set).

Losses: of the first 20 steps with n ranks and with one rank that computes the same batch in n micro-batches (nets with batch-norm: the whole
batch; the ranks then synchronise it), in fp32 and fp16, at most 0.5 % and 1 % apart; in 16-bit sums 2 %.
Speed: images per second with a fixed batch on every rank, random images that stay on the GPU, fp16: sums in fp32, without overlap with the
backward pass, in 16 bits, with synchronised batch-norm. Efficiency is the rate divided by n times that of one rank.
Modes: Downpour, EASGD and GEM train with all GPUs to the end with finite losses.

Synchronous ranks must sum over NCCL. Every run is saved in --out at once; a later call does only what is missing, and with --seconds exit
code 75 says that another call is needed. Exits with 1 if something is wrong, with 77 if fewer than 2 GPUs are visible. --small tries
it with 2 ranks and tiny images, also where they share a GPU or have none, without NCCL.
"""
import argparse
import json
import math
import os
import pathlib
import statistics
import sys
import tempfile
import time

sys.path.insert(0, str(pathlib.Path(__file__).resolve().parents[1]))
import engine_run  # noqa: E402
from asking import ask, load, save  # noqa: E402

EQUAL = {"small-cnn": False, "gru": False, "resnet20v2": True} # has batch-norms
APART = {"fp32": 0.005, "fp16": 0.01, "fp32, 16-bit sums": 0.02}
#        net             side, batch a rank, steps an epoch, epochs
SPEED = {"resnet50-v2": (128, 256, 40, 6), "resnet20v2": (32, 128, 400, 6)}
WAYS = {"fp32 sums": {}, "16-bit sums": {"bucket_precision": "bf16"}, "synchronised batch-norm": {"sync_batch_norm": True}, "no overlap": {"overlap": False}}
MODES = ("downpour", "easgd", "gem")
FIRST, ENOUGH = 20, 90.0 # steps whose losses are compared; seconds that a run may need


def gpus(engine):
    """How many this process may use."""
    visible = os.environ.get("CUDA_VISIBLE_DEVICES")
    if visible is not None:
        return len([one for one in visible.split(",") if one])
    return len(ask([engine, "devices", "--json"], 60).get("gpus", []))


def equal_spec(arguments, net, kind, ranks, parts):
    norms, batch = EQUAL[net], 8 if arguments.small else 128
    steps = 2 if arguments.small else FIRST
    distribution = {"sync_batch_norm": norms and ranks > 1}
    if ranks > 1 and "16-bit" in kind:
        distribution["bucket_precision"] = "bf16"
    return {"model": {"architecture": net, "dropout": 0.0}, "seed": 1,
            "data": {"format": "glyphs", "train_samples": steps * batch, "validation_samples": batch, "flip": False, "crop_padding": 0,
                     "image": {"height": 28, "width": 28, "channels": 1 if net == "gru" else 3}},
            "training": {"epochs": 1, "batch_size": batch, "precision": kind.split(",")[0], "checkpoint_every_epochs": 0,
                         "micro_batches": 1 if norms else parts, "learning_rate": {"base": 0.01, "schedule": "constant"}},
            "resources": {"device": arguments.device, "threads": 1 if arguments.small else 0, "ranks": ranks}, "distribution": distribution}


def speed_spec(arguments, net, ranks, distribution):
    side, batch, steps, epochs = (8, 4, 2, 2) if arguments.small else SPEED[net]
    return {"model": {"architecture": net, "dropout": 0.0}, "seed": 1,
            "data": {"format": "synthetic", "train_samples": steps * batch * ranks, "validation_samples": batch * ranks, "classes": 10,
                     "image": {"height": side, "width": side, "channels": 3}},
            "training": {"epochs": epochs, "batch_size": batch, "precision": "fp16", "checkpoint_every_epochs": 0,
                         "learning_rate": {"base": 0.001, "schedule": "constant"}},
            "resources": {"device": arguments.device, "threads": 1 if arguments.small else 0, "ranks": ranks},
            "distribution": {"scaling": "none", **distribution}}


def losses(run):
    return {step: value for step, value in engine_run.series(run, "train/loss").items() if step <= FIRST}


def finite(values):
    return bool(values) and all(isinstance(value, (int, float)) and math.isfinite(value) for value in values)


def over_nccl(run):
    return "without NCCL" not in (run / "said.txt").read_text() + "".join(log.read_text() for log in run.glob("attempts/*/engine.log"))


class Measured:
    """Runs by name in a file."""

    def __init__(self, arguments, folder):
        self.arguments, self.folder = arguments, pathlib.Path(folder)
        self.rows = load(arguments.out) if arguments.out else {}
        self.end = time.monotonic() + arguments.seconds
        self.numbers = 0

    def train(self, document):
        self.numbers += 1
        return engine_run.run(self.arguments.engine, self.folder / f"run-{self.numbers}", document)

    def put(self, name, measure):
        """Measures what is missing; raises TimeoutError if there is too little time left for it."""
        if name in self.rows and "missing" not in self.rows[name]:
            return
        if self.end - time.monotonic() < (5.0 if self.arguments.small else ENOUGH):
            raise TimeoutError(name)
        try:
            self.rows[name] = measure()
        except (SystemExit, OSError) as problem:
            self.rows[name] = {"missing": (str(problem).strip().splitlines() or ["it failed"])[-1]}
        print(f"{name}: {self.rows[name]}", flush=True)
        if self.arguments.out:
            save(self.arguments.out, json.dumps(self.rows, indent=1) + "\n")

    def equal(self, net, kind, ranks):
        one = losses(self.train(equal_spec(self.arguments, net, kind, 1, ranks)))
        run = self.train(equal_spec(self.arguments, net, kind, ranks, 1))
        many = losses(run)
        if not one or one.keys() != many.keys() or not finite([*one.values(), *many.values()]):
            raise SystemExit("the runs recorded other steps, or losses that are not finite")
        apart = [abs(many[step] - one[step]) / max(abs(one[step]), 1e-3) for step in sorted(one)]
        return {"first": apart[0], "apart": max(apart), "steps": len(apart), "nccl": over_nccl(run)}

    def speed(self, net, ranks, distribution):
        document = speed_spec(self.arguments, net, ranks, distribution)
        run = self.train(document)
        seconds = list(engine_run.series(run, "epoch/seconds").values())
        if not finite(list(engine_run.series(run, "train/loss").values())) or not seconds:
            raise SystemExit("it recorded no epoch, or losses that are not finite")
        rate = document["data"]["train_samples"] / statistics.median(seconds[1:] or seconds)
        sums = ranks > 1 and "mode" not in distribution # workers and masters exchange messages instead
        return {"images_per_second": rate, **({"nccl": over_nccl(run)} if sums else {})}


def measure(measured, counts, small):
    most = counts[-1]
    for net in list(EQUAL)[:1 if small else None]:
        for ranks in counts[1:]:
            for kind in APART:
                if kind == "fp32" or ranks == most:
                    measured.put(f"losses, {net}, {kind}, {ranks} ranks", lambda: measured.equal(net, kind, ranks))
    for net in ["small-cnn"] if small else SPEED:
        for ranks in counts:
            for way, distribution in WAYS.items():
                if (ranks > 1 or not distribution) and (way != "no overlap" or ranks == most):
                    measured.put(f"speed, {net}, {way}, {ranks} ranks", lambda: measured.speed(net, ranks, distribution))
        for mode in MODES:
            measured.put(f"speed, {net}, {mode}, {most} ranks", lambda: measured.speed(net, most, {"mode": mode}))


def table(rows):
    """Lines of both tables, and what is wrong."""
    wrong = [f"{name}: {row['missing']}" for name, row in rows.items() if "missing" in row]
    lines = ["| losses | ranks | first step apart | largest of the first steps | allowed |", "|---|---|---|---|---|"]
    single = {}
    for name, row in rows.items():
        what, net, *kind, ranks = name.split(", ")
        if not row.get("nccl", True):
            wrong.append(f"{name}: summed in host memory, without NCCL")
        if what == "losses" and "apart" in row:
            allowed = APART[", ".join(kind)]
            lines.append(f"| {net}, {', '.join(kind)} | {ranks.split()[0]} | {100 * row['first']:.4f} % | {100 * row['apart']:.4f} % | {100 * allowed:.1f} % |")
            if row["apart"] > allowed:
                wrong.append(f"{name}: losses {100 * row['apart']:.2f} % apart")
        if what == "speed" and ranks == "1 ranks":
            single[net] = row.get("images_per_second", 0.0)
    lines += ["", "| speed | ranks | images/s | efficiency |", "|---|---|---|---|"]
    for name, row in rows.items():
        if name.startswith("speed") and "images_per_second" in row:
            _, net, way, ranks = name.split(", ")
            number = int(ranks.split()[0])
            efficiency = f"{100 * row['images_per_second'] / (number * single[net]):.1f} %" if single.get(net) else "–"
            lines.append(f"| {net}, {way} | {number} | {row['images_per_second']:,.0f} | {efficiency} |")
    return lines, wrong


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("engine")
    parser.add_argument("--seconds", type=float, default=1e9)
    parser.add_argument("--device", default="cuda")
    parser.add_argument("--small", action="store_true")
    parser.add_argument("--out", type=pathlib.Path)
    parser.add_argument("--table", type=pathlib.Path)
    arguments = parser.parse_args()
    found = 2 if arguments.small else gpus(arguments.engine)
    if found < 2:
        print(f"skipped: this needs at least 2 GPUs, and {found} can be used here")
        return 77
    counts = [ranks for ranks in (1, 2, 4, 8) if ranks <= found]
    complete = True
    with tempfile.TemporaryDirectory() as folder:
        measured = Measured(arguments, folder)
        try:
            measure(measured, counts, arguments.small)
        except TimeoutError as next_one:
            print(f"left for the next call: {next_one} and what follows")
            complete = False
    lines, wrong = table(measured.rows)
    text = "\n".join(lines + [""] + [f"- wrong: {one}" for one in wrong]) + "\n"
    print(text)
    if arguments.table:
        save(arguments.table, text)
    if not complete:
        return 75
    return 1 if wrong and not (arguments.small and all("NCCL" in one for one in wrong)) else 0


if __name__ == "__main__":
    sys.exit(main())
