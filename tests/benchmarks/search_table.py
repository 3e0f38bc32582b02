#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0
"""Trains a network once at each point of a grid of settings, so that searches can be compared on a real task in seconds.

    search_table.py ENGINE [--keep FOLDER] [--processes N] [--table FILE]

The small CNN learns the first 2,000 images of MNIST for one epoch and is judged on 2,000 of its test images. The grid has
720 points: learning rate, momentum, weight decay, batch size and width. As with HPO-Bench and NAS-Bench, a sampler that asks
for a point gets the result that was measured there; search_benchmark.cpp and peer_search.py read the table. The same call
goes on where an interrupted one stopped if --keep names the same folder. Exits with 77 if MNIST is missing.
"""
import argparse
import concurrent.futures
import itertools
import json
import pathlib
import shutil
import tempfile

import engine_run

GRID = {
    "training/learning_rate/base": [float("%.3g" % (0.002 * 1000 ** (i / 9))) for i in range(10)],
    "training/optimizer/momentum": [0.0, 0.6, 0.85, 0.95],
    "training/optimizer/weight_decay": [1e-5, 3e-4, 1e-2],
    "training/batch_size": [16, 32, 64],
    "model/width_multiplier": [0.25, 0.5],
}
DIVERGED = 17  # exit code of the engine
TABLE = pathlib.Path(__file__).parent / "fixtures/search_table.json"


def spec_at(point, data):
    spec = {"model": {"architecture": "small-cnn", "dropout": 0.25},
            "data": {"format": "idx", "path": str(data), "image": {"height": 28, "width": 28, "channels": 1},
                     "train_samples": 2000, "validation_samples": 2000, "loader_threads": 0},
            "training": {"epochs": 1, "on_non_finite": "stop"},
            "resources": {"device": "cpu", "threads": 1}, "seed": 1}
    for path, value in zip(GRID, point):
        *sections, key = path.split("/")
        section = spec
        for name in sections:
            section = section.setdefault(name, {})
        section[key] = value
    return spec


def trained(arguments, folder, data, number, point):
    """[loss, accuracy] on the validation images; both null for a run that diverged."""
    kept = folder / f"{number:04d}.json"
    if not kept.exists():
        run = folder / f"run-{number:04d}"
        shutil.rmtree(run, ignore_errors=True)
        try:
            engine_run.run(arguments.engine, run, spec_at(point, data))
            values = [list(engine_run.series(run, name).values())[-1] for name in ("val/loss", "val/top1")]
        except SystemExit:
            result = run / "result.json"
            if not result.exists() or json.loads(result.read_text())["code"] != DIVERGED:
                raise
            values = [None, None]
        kept.write_text(json.dumps([round(v, 5) if isinstance(v, float) else None for v in values]))
        shutil.rmtree(run)
    return json.loads(kept.read_text())


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("engine")
    parser.add_argument("--keep", type=pathlib.Path, help="keep what is known here")
    parser.add_argument("--processes", type=int, default=1)
    parser.add_argument("--table", type=pathlib.Path, default=TABLE)
    arguments = parser.parse_args()
    data = engine_run.data_folder()
    if not (data / "mnist-train-images-idx3-ubyte.gz").exists():
        print(f"skipped: no MNIST in {data.name}")
        return 77
    points = list(itertools.product(*GRID.values()))
    with tempfile.TemporaryDirectory() as temporary:
        folder = arguments.keep or pathlib.Path(temporary)
        folder.mkdir(parents=True, exist_ok=True)
        with concurrent.futures.ThreadPoolExecutor(arguments.processes) as pool:
            rows = list(pool.map(lambda one: trained(arguments, folder, data, *one), enumerate(points)))
    lines = ",\n".join(json.dumps(row) for row in rows)
    head = ",\n".join(f'  "{path}": {json.dumps(values)}' for path, values in GRID.items())
    arguments.table.parent.mkdir(parents=True, exist_ok=True)
    arguments.table.write_text('{"grid": {\n' + head + '},\n"results": [\n' + lines + "]}\n")
    return 0


if __name__ == "__main__":
    raise SystemExit(main())
