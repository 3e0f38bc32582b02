#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0
"""Complete runs that the engine must get right on a GPU: resumed runs equal uninterrupted ones, and images that stay on the GPU
equal those that each step transfers.

    runs.py ENGINE resume|images [--device cuda] [--precision fp16] [--small] [--table FILE]

resume: each net trains twice without interruption and once with a stop in the middle; all weights, optimizer state and loss scale
must be bit-identical.
images: MNIST, and images of CIFAR-10's size, from memory, with $TRAINYARD_RESIDENT_MIB at 0 and at its default: seconds per epoch
and the wait for input; the losses must be equal. Exits with 1 if they are not, and with 77 if MNIST is missing.
"""
import argparse
import json
import pathlib
import struct
import sys
import tempfile

sys.path.insert(0, str(pathlib.Path(__file__).resolve().parents[1]))
import engine_run  # noqa: E402
from asking import save  # noqa: E402

NETS = {"small-cnn": (28, 1), "resnet20v2": (32, 3), "mobilenet-v2": (32, 3), "gru": (28, 1)}


def spec(net, side, channels, arguments, **training):
    samples, batch = (64, 16) if arguments.small else (25600, 128)
    return {"model": {"architecture": net, "dropout": 0.1}, "seed": 3,
            "data": {"format": "glyphs", "train_samples": samples, "validation_samples": batch, "flip": True, "crop_padding": 2,
                     "image": {"height": side, "width": side, "channels": channels}},
            "training": {"epochs": 2 if arguments.small else 6, "batch_size": batch, "precision": arguments.precision,
                         "learning_rate": {"base": 0.01, "schedule": "cosine"}, **training},
            "resources": {"device": arguments.device, "threads": 1 if arguments.small else 0}}


def tensors(checkpoint):
    """Name → bytes of a safetensors file."""
    data = pathlib.Path(checkpoint).read_bytes()
    length = struct.unpack("<Q", data[:8])[0]
    header = json.loads(data[8:8 + length])
    begin = 8 + length
    return {name: data[begin + entry["data_offsets"][0]:begin + entry["data_offsets"][1]]
            for name, entry in header.items() if name != "__metadata__"}


def apart(one, other):
    """Names of tensors that differ."""
    first, second = tensors(engine_run.newest_checkpoint(one)), tensors(engine_run.newest_checkpoint(other))
    return sorted(name for name in first.keys() | second.keys() if first.get(name) != second.get(name))


def has_trained(folder):
    """Whether the run has written what its first steps gave."""
    return bool(engine_run.series(folder, "train/loss"))


def stopped_and_resumed(arguments, folder, document):
    """Stops a run once it trains and resumes it to its end; returns it and the number of attempts."""
    for attempts in range(1, 100):
        done = engine_run.run(arguments.engine, folder, document, seconds=600.0, stop_when=has_trained if attempts == 1 else None)
        if done:
            return done, attempts
    raise SystemExit(f"{folder.name} never ends")


def resumed(arguments, folder, document):
    """Trains in one go, again, and stopped in between: three run folders and the number of attempts of the last one. A device
    may be so fast that the run ends before it is stopped; then all of it is done again with more epochs."""
    for times in (1, 4, 16):
        longer = {**document, "training": {**document["training"], "epochs": times * document["training"]["epochs"]}}
        whole, again = (engine_run.run(arguments.engine, f"{folder}-{name}-{times}", longer) for name in ("whole", "again"))
        cut, attempts = stopped_and_resumed(arguments, pathlib.Path(f"{folder}-cut-{times}"), longer)
        if attempts > 1:
            break
    return whole, again, cut, attempts


def keep(arguments, rows, wrong):
    """Writes the table as far as it goes: the next row may be cut off."""
    if arguments.table:
        save(arguments.table, "\n".join(rows + [""] + [f"- missed: {one}" for one in wrong]) + "\n")


def resume(arguments, folder):
    rows, wrong = ["| net | resumed = in one go | in one go twice | attempts |", "|---|---|---|---|"], []
    for net, (side, channels) in list(NETS.items())[:1 if arguments.small else None]:
        whole, again, cut, attempts = resumed(arguments, folder / net, spec(net, side, channels, arguments))
        differ, twice = apart(whole, cut), apart(whole, again)
        if attempts < 2:
            wrong.append(f"{net}: it ended before it was stopped")
        if differ:
            wrong.append(f"{net}: {len(differ)} tensors differ after resuming, such as {differ[0]}")
        rows.append(f"| {net} | {'no' if differ else 'yes'} | {'no' if twice else 'yes'} | {attempts} |")
        print(rows[-1], flush=True)
        keep(arguments, rows, wrong)
    return rows, wrong


def images(arguments, folder):
    data = engine_run.data_folder()
    if not list(data.glob("*train-images*")):
        print(f"skipped: no MNIST in {data.name}")
        sys.exit(77)
    rows = ["| data | images | seconds per epoch | waiting for input | images/s |", "|---|---|---|---|---|"]
    wrong = []
    mnist = spec("small-cnn", 28, 1, arguments, epochs=3, batch_size=100)
    mnist["data"] = {"format": "idx", "path": str(data.resolve()), "image": {"height": 28, "width": 28, "channels": 1}}
    glyphs = spec("small-cnn" if arguments.small else "resnet20v2", 32, 3, arguments, epochs=1 if arguments.small else 3)
    for name, document in (("MNIST, small CNN", mnist), ("glyphs 32²", glyphs))[1 if arguments.small else 0:]:
        losses = []
        for way, environment in (("transferred in each step", {"TRAINYARD_RESIDENT_MIB": "0"}), ("stay on the GPU", {})):
            run = engine_run.run(arguments.engine, folder / f"{len(rows)}", document, environment=environment)
            seconds, wait = (list(engine_run.series(run, series).values()) for series in ("epoch/seconds", "phase/input_wait"))
            rates = list(engine_run.series(run, "train/samples_per_second").values())
            losses.append(engine_run.series(run, "val/loss"))
            rows.append(f"| {name} | {way} | {seconds[-1]:.3f} | {100 * sum(wait) / max(1, len(wait)):.2f} % | {sorted(rates)[len(rates) // 2]:,.0f} |")
            print(rows[-1], flush=True)
        if losses[0] != losses[1]:
            wrong.append(f"{name}: different losses, {losses[0]} and {losses[1]}")
        keep(arguments, rows, wrong)
    return rows, wrong


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("engine")
    parser.add_argument("what", choices=("resume", "images"))
    parser.add_argument("--device", default="cuda")
    parser.add_argument("--precision", default="fp16")
    parser.add_argument("--small", action="store_true", help="few images and one net, for a trial")
    parser.add_argument("--table", type=pathlib.Path)
    arguments = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        _, wrong = (resume if arguments.what == "resume" else images)(arguments, pathlib.Path(folder))
    print("\n".join(wrong))
    return 1 if wrong else 0


if __name__ == "__main__":
    sys.exit(main())
