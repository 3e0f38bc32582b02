#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""Searches for the settings of two small networks, Bayesian against random, and compares the best accuracy over runs.

    search_study.py TRAINYARD FOLDER [--tasks mnist,cifar] [--samplers bayesian,random] [--seeds 5] [--runs 40]
    search_study.py TRAINYARD FOLDER --table

mnist: the small CNN learns 2,000 images of MNIST for one epoch; the search varies learning rate, weight decay, batch size,
momentum and dropout. cifar: ResNet20V2 with a quarter of its channels learns 600 images of five classes of CIFAR-10 for three
epochs; the search varies learning rate, weight decay, batch size and momentum. Each search is one `trainyard search`, two runs at
a time, one thread a run, in a store of its own below FOLDER. The sampler's seed differs between searches, the seed of the
runs does not. A search that has ended is not started again, so that an interrupted call can be repeated. --table prints what is
there; FOLDER/curves.csv has the best accuracy after each run. Exits with 77 if the data is missing.
"""
import argparse
import csv
import json
import os
import pathlib
import statistics
import subprocess
import tarfile

import engine_run

CLASSES = ("airplane", "automobile", "bird", "cat", "deer")
RATE = {"low": 0.001, "high": 1.0, "scale": "log"}
TASKS = {
    "mnist": {
        "spec": {"model": {"architecture": "small-cnn", "width_multiplier": 0.25},
                 "data": {"format": "idx", "image": {"height": 28, "width": 28, "channels": 1},
                          "train_samples": 2000, "validation_samples": 2000, "loader_threads": 0},
                 "training": {"epochs": 1}},
        "space": {"training/learning_rate/base": RATE,
                  "training/optimizer/weight_decay": {"low": 1e-6, "high": 1e-2, "scale": "log"},
                  "training/batch_size": [16, 32, 64, 128],
                  "training/optimizer/momentum": {"low": 0.0, "high": 0.97},
                  "model/dropout": {"low": 0.0, "high": 0.6}}},
    "cifar": {
        "spec": {"model": {"architecture": "resnet20v2", "width_multiplier": 0.25},
                 "data": {"format": "folder", "classes": list(CLASSES), "image": {"height": 32, "width": 32, "channels": 3},
                          "train_samples": 600, "validation_samples": 500, "flip": True, "loader_threads": 0},
                 "training": {"epochs": 3}},
        "space": {"training/learning_rate/base": RATE,
                  "training/optimizer/weight_decay": {"low": 1e-6, "high": 1e-2, "scale": "log"},
                  "training/batch_size": [16, 32, 64, 128],
                  "training/optimizer/momentum": {"low": 0.0, "high": 0.97}}},
}


def unpacked(folder):
    """The images of the five classes: 200 of the training half and 200 of the test half of each."""
    data = folder / "cifar10-part"
    if not (folder / "cifar10-part.complete").exists():
        with tarfile.open(engine_run.data_folder() / "cifar10-jpeg.tar.xz") as tar:
            for member in tar:
                parts = pathlib.PurePosixPath(member.name).parts
                if len(parts) == 3 and parts[1] in CLASSES and parts[2].endswith(".jpg") and int(parts[2][:-4]) < 200:
                    target = data.joinpath(*parts)
                    target.parent.mkdir(parents=True, exist_ok=True)
                    target.write_bytes(tar.extractfile(member).read())
        (folder / "cifar10-part.complete").touch()
    return data


def searched(arguments, task, sampler, seed):
    """The report of one search."""
    kept = arguments.folder / f"{task}-{sampler}-{seed}.json"
    if kept.exists():
        return
    data = engine_run.data_folder() if task == "mnist" else unpacked(arguments.folder)
    spec = {**TASKS[task]["spec"], "version": 1, "id": "study", "name": f"{task} {sampler} {seed}", "seed": 1,
            "resources": {"device": "cpu", "threads": 1}}
    spec = {**spec, "data": {**spec["data"], "path": str(data)}}
    space = {"parameters": TASKS[task]["space"], "goal": {"series": "val/top1", "direction": "max", "take": "last"},
             "sampler": sampler, "seed": seed, "runs": arguments.runs, "at_once": 2}
    files = []
    for what, content in (("spec", spec), ("space", space)):
        files.append(arguments.folder / f"{task}-{sampler}-{seed}.{what}.json")
        files[-1].write_text(json.dumps(content, indent=1))
    environment = {**os.environ, "TRAINYARD_HOME": str(arguments.folder / "home"), "QT_QPA_PLATFORM": "offscreen"}
    done = subprocess.run([str(arguments.trainyard), "search", str(files[1]), "--on", str(files[0]), "--wait", "--json"],
                          stdout=subprocess.PIPE, text=True, env=environment)
    report = json.loads(done.stdout or "{}")
    # Runs that diverge make the command fail; they belong to a search.
    if "counts" not in report or report["counts"]["running"] + report["counts"]["waiting"] > 0:
        raise SystemExit(f"the search {kept.stem} ended with {done.returncode}")
    kept.write_text(json.dumps(report))


def best_so_far(report):
    """The best accuracy after 1, 2 … runs, in the order of their slots; a run that failed counts as 0."""
    best, line = 0.0, []
    for run in sorted(report["runs"], key=lambda one: one["slot"]):
        best = max([best] + [value for value in run["values"][:1] if isinstance(value, (int, float))])
        line.append(best)
    return line


def table(folder, runs):
    rows = []
    for file in sorted(folder.glob("*-*-*.json")):
        if file.name.count(".") == 1:
            task, sampler, seed = file.stem.split("-")
            rows.append((task, sampler, int(seed), best_so_far(json.loads(file.read_text()))))
    with open(folder / "curves.csv", "w", newline="") as out:
        writer = csv.writer(out, lineterminator="\n")
        writer.writerow(["task", "sampler", "seed", "run", "best"])
        for task, sampler, seed, line in rows:
            writer.writerows([task, sampler, seed, i + 1, f"{value:.5g}"] for i, value in enumerate(line))
    places = [place for place in (5, 10, 20, 30, runs) if place <= runs]
    print("| task | sampler | seeds |", " | ".join(f"{place} runs" for place in places), "|")
    print("|---|---|---|" + "---|" * len(places))
    for task, sampler in dict.fromkeys((row[0], row[1]) for row in rows):
        lines = [row[3] for row in rows if row[:2] == (task, sampler)]
        cells = []
        for place in places:
            values = [100 * line[place - 1] for line in lines if len(line) >= place]
            spread = f" ± {statistics.stdev(values):.1f}" if len(values) > 1 else ""
            cells.append(f"{statistics.mean(values):.1f}{spread}" if values else "–")
        print("|", task, "|", sampler, "|", len(lines), "|", " | ".join(cells), "|")


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("trainyard", type=pathlib.Path)
    parser.add_argument("folder", type=pathlib.Path)
    parser.add_argument("--tasks", default="mnist,cifar")
    parser.add_argument("--samplers", default="bayesian,random")
    parser.add_argument("--seeds", type=int, default=5)
    parser.add_argument("--runs", type=int, default=40)
    parser.add_argument("--table", action="store_true")
    arguments = parser.parse_args()
    arguments.folder = arguments.folder.resolve()
    arguments.folder.mkdir(parents=True, exist_ok=True)
    if not arguments.table:
        needed = {"mnist": "mnist-train-images-idx3-ubyte.gz", "cifar": "cifar10-jpeg.tar.xz"}
        for task in arguments.tasks.split(","):
            if not (engine_run.data_folder() / needed[task]).exists():
                print(f"skipped: no {needed[task]} in {engine_run.data_folder().name}")
                return 77
        for seed in range(1, arguments.seeds + 1):
            for task in arguments.tasks.split(","):
                for sampler in arguments.samplers.split(","):
                    searched(arguments, task, sampler, seed)
    table(arguments.folder, arguments.runs)
    return 0


if __name__ == "__main__":
    raise SystemExit(main())
