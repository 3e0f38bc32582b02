#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0
"""How much of validation's time parallel validation saves: validation_beside.py ENGINE MNIST-FOLDER [options]

Trains the same network twice on one thread: with validation after training, and with validation on a second thread at the same
time. Needs two idle cores. The saving is the difference in duration as a share of the validation time of the first run. The losses
must be equal.
"""
import argparse
import json
import pathlib
import tempfile

import engine_run


def train(arguments, beside):
    spec = {"model": {"architecture": arguments.model},
            "data": {"format": "idx", "path": str(pathlib.Path(arguments.data).resolve()),
                     "image": {"height": 28, "width": 28, "channels": 1}, "train_samples": arguments.samples,
                     "loader_threads": 0},
            "training": {"epochs": arguments.epochs, "batch_size": 64, "checkpoint_every_epochs": 0,
                         "validation_threads": 1 if beside else 0},
            "resources": {"device": "cpu", "threads": 1}}
    with tempfile.TemporaryDirectory() as folder:
        run = engine_run.run(arguments.engine, pathlib.Path(folder) / "run", spec)
        events = [json.loads(line) for line in open(run / "attempts/0001/events/rank-0000.jsonl")]
        losses = list(engine_run.series(run, "val/loss").values())
        result = json.loads((run / "result.json").read_text())
    validated, last = 0.0, 0.0
    for event in events:
        share = event.get("values", {}).get("phase/validation")
        if share is not None:
            validated += share * (event["elapsed"] - last)
            last = event["elapsed"]
    return result["elapsed"], validated, losses


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("engine")
    parser.add_argument("data")
    parser.add_argument("--model", default="small-cnn")
    parser.add_argument("--samples", type=int, default=12000)
    parser.add_argument("--epochs", type=int, default=6)
    arguments = parser.parse_args()
    turn, validated, losses = train(arguments, False)
    beside, waited, others = train(arguments, True)
    print(f"in turn {turn:.2f} s, including {validated:.2f} s validation; in parallel {beside:.2f} s, including {waited:.2f} s waiting for "
          f"validation; saved {100 * (turn - beside) / validated:.0f} % of validation's time; "
          f"losses {'the same' if losses == others else 'differ'}")


main()
