#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0
"""Trains the small CNN and the GRU on the whole of MNIST and checks whether they reach 99.2 % and 98 %.

    mnist_accuracy.py ENGINE [--only small-cnn|gru] [--threads N] [--device cpu|cuda] [--precision fp32] [--epochs N]
                      [--samples N] [--table FILE]

ENGINE is a built trainyard-engine. What counts is the accuracy of the last epoch on the 10,000 test images, not that of the best.
On a GPU the small CNN should reach 99.3 %. --epochs or --samples make it a trial whose goals are only printed. Exits with 1 if a
goal is missed, and with 77 if MNIST is missing.
"""
import argparse
import gzip
import math
import pathlib
import struct
import sys
import tempfile

import engine_run

COMMON = {"data": {"format": "idx", "image": {"height": 28, "width": 28, "channels": 1}},
          "training": {"epochs": 8, "batch_size": 100}, "seed": 1}
NETS = {
    "small-cnn": (0.992, {"model": {"architecture": "small-cnn", "dropout": 0.25}, "data": {"crop_padding": 2},
                          "training": {"learning_rate": {"base": 0.05, "schedule": "cosine", "warmup_epochs": 0.5}}}),
    "gru": (0.98, {"model": {"architecture": "gru", "dropout": 0.1},
                   "training": {"optimizer": {"kind": "adam"}, "clip_norm": 1.0,
                                "learning_rate": {"base": 0.003, "schedule": "cosine", "warmup_epochs": 0.5}}}),
}


def merged(first, second):
    out = dict(first)
    for key, value in second.items():
        out[key] = merged(out[key], value) if isinstance(out.get(key), dict) else value
    return out


def first_of(data, folder, samples):
    """The first `samples` of each half of MNIST, in separate files."""
    for source in sorted(data.glob("mnist-*-ubyte.gz")):
        raw = gzip.decompress(source.read_bytes())
        dimensions = struct.unpack(f">{raw[3]}I", raw[4:4 + 4 * raw[3]])
        one = math.prod(dimensions[1:])
        begin = 4 + 4 * raw[3]
        (folder / source.name).write_bytes(gzip.compress(raw[:4] + struct.pack(">I", samples) + raw[8:begin + samples * one]))
    return folder


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("engine")
    parser.add_argument("--only", choices=sorted(NETS))
    parser.add_argument("--threads", type=int, default=0)
    parser.add_argument("--device", default="cpu")
    parser.add_argument("--precision", default="fp32")
    parser.add_argument("--epochs", type=int, default=0)
    parser.add_argument("--samples", type=int, default=0, help="use only this many of each half")
    parser.add_argument("--table", type=pathlib.Path, help="append the rows to this file")
    arguments = parser.parse_args()
    data = engine_run.data_folder()
    if not list(data.glob("*train-images*")):
        print(f"skipped: no MNIST in {data.name}")
        return 77
    shorter = tempfile.TemporaryDirectory()
    if arguments.samples:
        data = first_of(data, pathlib.Path(shorter.name), arguments.samples)
    missed = False
    for name, (goal, own) in NETS.items():
        if arguments.only not in (None, name):
            continue
        spec = merged(merged(COMMON, own), {"data": {"path": str(data.resolve())}, "training": {"precision": arguments.precision},
                                          "resources": {"threads": arguments.threads, "device": arguments.device}})
        if arguments.device == "cuda" and name == "small-cnn":
            goal = 0.993
        if arguments.epochs:
            spec["training"]["epochs"] = arguments.epochs
        with tempfile.TemporaryDirectory() as folder:
            run = engine_run.run(arguments.engine, pathlib.Path(folder) / f"mnist-{name}", spec)
            accuracies = engine_run.series(run, "val/top1")
            epochs = list(engine_run.series(run, "epoch/seconds").values())
        by_epoch = [accuracies[step] for step in sorted(accuracies)]
        missed |= by_epoch[-1] < goal
        row = (f"| {name} | {len(by_epoch)} | {100 * by_epoch[-1]:.2f} % | {100 * goal:.1f} % | "
               f"{', '.join(f'{100 * a:.2f}' for a in by_epoch)} | {sum(epochs):.0f} s, {sorted(epochs)[len(epochs) // 2]:.2f}|")
        print(row, flush=True)
        if arguments.table:
            with arguments.table.open("a") as table:
                table.write(row + "\n")
    return 1 if missed and not arguments.epochs and not arguments.samples else 0


if __name__ == "__main__":
    sys.exit(main())
