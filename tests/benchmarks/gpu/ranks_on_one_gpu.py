#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0
"""Two ranks that share one GPU through the local communicator, compared with one rank that computes two micro-batches (or, with
batch-norms, the whole batch, whose statistics the ranks then share): the losses of each step, and for comparison the difference
between two runs of one rank.

    ranks_on_one_gpu.py ENGINE [--device cuda] [--small] [--table FILE]

Exits with 1 if a loss differs by more than 0.5 % (a step's sums are added in another order) or a validation loss by more than 1 %.
"""
import argparse
import pathlib
import sys
import tempfile

sys.path.insert(0, str(pathlib.Path(__file__).resolve().parents[1]))
import engine_run  # noqa: E402
from asking import save  # noqa: E402

NETS = {"small-cnn": {}, "resnet20v2": {"norms": True}, "gru": {"channels": 1}}


def spec(net, options, choice, ranks):
    samples = 64 if choice.small else 640
    return {"model": {"architecture": net, "dropout": 0.0}, "seed": 1,
            "data": {"format": "glyphs", "train_samples": samples, "validation_samples": samples // 4, "flip": False, "crop_padding": 0,
                     "image": {"height": 28, "width": 28, "channels": options.get("channels", 3)}},
            "training": {"epochs": 1 if choice.small else 2, "batch_size": 16 if choice.small else 64, "checkpoint_every_epochs": 0, "micro_batches": 1 if ranks > 1 or options.get("norms") else 2,
                         "learning_rate": {"base": 0.01, "schedule": "constant"}},
            "resources": {"device": choice.device, "threads": 1, "ranks": ranks}, "distribution": {"ordered_sum": True, "sync_batch_norm": ranks > 1 and options.get("norms", False)}}


def farthest(one, other):
    assert one and one.keys() == other.keys(), "the runs recorded different steps"
    return max(abs(other[step] - one[step]) / max(abs(one[step]), 1e-3) for step in one)


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("engine")
    parser.add_argument("--device", default="cuda")
    parser.add_argument("--table", help="also write the table to this file")
    parser.add_argument("--small", action="store_true", help="the small CNN on few images, for a trial")
    choice = parser.parse_args()
    lines = ["| net | steps | two ranks compared with one, training loss | validation loss | one rank compared with itself |", "|---|---|---|---|---|"]
    missed = False
    with tempfile.TemporaryDirectory() as folder:
        for net, options in NETS.items():
            if choice.small and net != "small-cnn":
                continue
            runs = [engine_run.run(choice.engine, pathlib.Path(folder) / f"{net}-{name}", spec(net, options, choice, ranks))
                    for name, ranks in (("one", 1), ("again", 1), ("two", 2))]
            train, validation = ([engine_run.series(run, series) for run in runs] for series in ("train/loss", "val/loss"))
            apart, checked, same = farthest(train[0], train[2]), farthest(validation[0], validation[2]), farthest(train[0], train[1])
            missed |= apart > 0.005 or checked > 0.01
            lines.append(f"| {net} | {len(train[0])} | {100 * apart:.4f} % | {100 * checked:.4f} % | {100 * same:.4f} % |")
            print("\n".join(lines[-1:] if len(lines) > 3 else lines), flush=True)
            if choice.table:
                save(pathlib.Path(choice.table), "\n".join(lines) + "\n")
    return 1 if missed else 0


if __name__ == "__main__":
    sys.exit(main())
