#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0
"""Trains MNIST with three workers in each mode and synchronously: accuracy, and throughput with a slow worker.

    async_modes.py ENGINE [--epochs N] [--samples N] [--seeds N] [--skip-accuracy] [--skip-throughput]

Accuracy: of the last epoch, on the 10,000 test images; with several seeds their mean and range. Exits with 1 if the mean of an
asynchronous mode is more than a percentage point below that of synchronous training.

Throughput: every batch of two workers takes at least 60 ms and every batch of the third 180 ms, spent sleeping so that a few
shared cores do not distort the result. A worker's own rate is that of a run with this worker alone, in the same mode and with the
same sleep.
"""
import argparse
import os
import pathlib
import tempfile

import engine_run

MODES = ("synchronous", "downpour", "easgd", "gem")
FAST, SLOW = 60, 180  # ms per batch


def spec(data, mode, ranks, epochs, samples, batch):
    return {"model": {"architecture": "small-cnn", "dropout": 0.0}, "seed": 1,
            "data": {"format": "idx", "path": str(data.resolve()), "train_samples": samples,
                     "image": {"height": 28, "width": 28, "channels": 1}},
            "training": {"epochs": epochs, "batch_size": batch, "checkpoint_every_epochs": 0,
                         "learning_rate": {"base": 0.02, "schedule": "cosine", "warmup_epochs": 0.2}},
            "resources": {"threads": 1, "ranks": ranks}, "distribution": {"mode": mode}}


def accuracies(engine, data, folder, epochs, samples, seeds):
    print("| mode | seeds | top-1, mean | lowest to highest | relative to synchronous |\n|---|---|---|---|---|")
    first, missed = None, False
    for mode in MODES:
        top1 = []
        for seed in range(1, seeds + 1):
            chosen = spec(data, mode, 3, epochs, samples, 96)
            chosen["seed"] = seed
            run = engine_run.run(engine, folder / f"accuracy-{mode}-{seed}", chosen)
            top1.append(list(engine_run.series(run, "val/top1").values())[-1])
        mean = sum(top1) / len(top1)
        first = mean if first is None else first
        missed |= mean < first - 0.01
        print(f"| {mode} | {seeds} | {100 * mean:.2f} % | {100 * min(top1):.2f} to {100 * max(top1):.2f} % | "
              f"{100 * (mean - first):+.2f} points |", flush=True)
    return missed


def rate(engine, data, folder, mode, milliseconds):
    """Samples per second from the second record on, for a run whose training ranks take this long per batch."""
    first = 0 if mode == "synchronous" else 1
    os.environ["TRAINYARD_SLOW_RANK"] = ",".join(f"{first + i}:{ms}ms" for i, ms in enumerate(milliseconds))
    ranks = len(milliseconds)
    chosen = spec(data, mode, ranks, 1, 32 * 30 * ranks, 32 * ranks)
    chosen["data"]["validation_samples"] = 100
    run = engine_run.run(engine, folder / f"rate-{mode}-{'-'.join(map(str, milliseconds))}", chosen)
    del os.environ["TRAINYARD_SLOW_RANK"]
    return 32 * 30 * ranks / list(engine_run.series(run, "epoch/seconds").values())[-1]


def throughputs(engine, data, folder):
    print("| mode | workers' own rates | sum | together | share |\n|---|---|---|---|---|")
    for mode in MODES:
        fast, slow = (rate(engine, data, folder, mode, [ms]) for ms in (FAST, SLOW))
        together = rate(engine, data, folder, mode, [FAST, FAST, SLOW])
        print(f"| {mode} | {fast:.0f}, {fast:.0f}, {slow:.0f} | {2 * fast + slow:.0f} | {together:.0f} img/s | "
              f"{together / (2 * fast + slow):.2f} |", flush=True)


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("engine")
    parser.add_argument("--epochs", type=int, default=3)
    parser.add_argument("--samples", type=int, default=0, help="training images, 0 = all")
    parser.add_argument("--seeds", type=int, default=1, help="number of runs per mode")
    parser.add_argument("--skip-accuracy", action="store_true")
    parser.add_argument("--skip-throughput", action="store_true")
    arguments = parser.parse_args()
    data = engine_run.data_folder()
    if not list(data.glob("*train-images*")):
        print(f"skipped: no MNIST in {data.name}")
        return 77
    with tempfile.TemporaryDirectory() as name:
        folder = pathlib.Path(name)
        if not arguments.skip_throughput:
            throughputs(arguments.engine, data, folder)
        if not arguments.skip_accuracy and accuracies(arguments.engine, data, folder, arguments.epochs, arguments.samples,
                                                      arguments.seeds):
            return 1
    return 0


if __name__ == "__main__":
    raise SystemExit(main())
