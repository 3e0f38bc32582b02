#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0
"""How long training waits for its input: input_wait.py ENGINE DATA [options]

Trains a network from a data set and prints the share of each second in which training waited, as recorded by the engine
(phase/input_wait), one line per epoch. DATA is a folder or file that `inspect data` accepts.
"""
import argparse
import json
import pathlib
import statistics
import subprocess
import tempfile


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("engine")
    parser.add_argument("data")
    parser.add_argument("--format", default="folder")
    parser.add_argument("--model", default="small-cnn")
    parser.add_argument("--image", default="32x32x3")
    parser.add_argument("--batch", type=int, default=128)
    parser.add_argument("--epochs", type=int, default=2)
    parser.add_argument("--samples", type=int, default=0, help="training samples; 0 = all")
    parser.add_argument("--threads", type=int, default=1, help="threads of the network")
    parser.add_argument("--loader-threads", type=int, default=1)
    arguments = parser.parse_args()
    height, width, channels = map(int, arguments.image.split("x"))
    spec = {"version": 1, "id": "input-wait", "name": "Input wait", "model": {"architecture": arguments.model},
            "data": {"format": arguments.format, "path": str(pathlib.Path(arguments.data).resolve()),
                     "image": {"height": height, "width": width, "channels": channels}, "flip": True, "crop_padding": 4,
                     "train_samples": arguments.samples, "loader_threads": arguments.loader_threads},
            "training": {"epochs": arguments.epochs, "batch_size": arguments.batch},
            "resources": {"device": "cpu", "threads": arguments.threads}}
    with tempfile.TemporaryDirectory() as folder:
        run = pathlib.Path(folder) / "run"
        run.mkdir()
        (run / "spec.json").write_text(json.dumps(spec))
        ended = subprocess.run([arguments.engine, "run", str(run)], capture_output=True, text=True)
        if ended.returncode != 0:
            raise SystemExit(ended.stderr)
        events = [json.loads(line) for line in open(run / "attempts/0001/events/rank-0000.jsonl")]
    waits, rates = {}, {}
    for event in events:
        values = event.get("values", {})
        if "phase/input_wait" in values:
            epoch = int(min(event["epoch"], arguments.epochs - 1e-9))
            waits.setdefault(epoch, []).append(values["phase/input_wait"])
            rates.setdefault(epoch, []).append(values["train/samples_per_second"])
    for epoch in sorted(waits):
        print(f"epoch {epoch + 1}: input wait {100 * statistics.mean(waits[epoch]):.2f} % of training's time on average, "
              f"{100 * max(waits[epoch]):.2f} % in the worst second of {len(waits[epoch])}; "
              f"{statistics.median(rates[epoch]):,.0f} images/s")


main()
