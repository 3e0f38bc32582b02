#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0
"""Trains on CIFAR-10 from its JPEGs and checks whether the published or required results are reached.

    cifar_training.py ENGINE reference-c|resnet20v2 [--device cuda] [--precision fp16] [--images N] [--epochs N] [--image SIDE]
                      [--table FILE] [--figures FILE.json] [--keep FOLDER [--seconds S]]

reference-c: ResNet50V2, images resized to 128 × 128, SGD 0.01 without momentum, batch 256, 5 epochs. Compares the training loss and
accuracy averaged over each epoch with the published ones (1 GPU, 42 s per epoch); they must be within 3 points or better. Less than
2 % of the time after the first epoch may be spent waiting for input.
resnet20v2: 32 × 32, random flips and crops, 60 epochs; must reach 90 % on the 10,000 test images after the last epoch.
With --keep and --seconds the run is stopped after that time, and the same call continues it; exit code 75 says that this is needed.
--images, --epochs, --image and --model make it small enough to try anywhere; goals are then only printed. Exits with 1 if a goal is
missed, and with 77 if the data is missing.
"""
import argparse
import json
import pathlib
import sys
import tarfile
import tempfile

import engine_run

PUBLISHED = ((2.0179, 0.2585), (1.7293, 0.3654), (1.5707, 0.4237), (1.4572, 0.4664), (1.3707, 0.5001))
PUBLISHED_SECONDS, POINTS, MOST_WAIT, WANTED = 42.0, 0.03, 0.02, 0.90
SETUPS = {
    "reference-c": {"side": 128, "epochs": 5, "model": {"architecture": "resnet50-v2", "dropout": 0}, "data": {},
                    "training": {"batch_size": 256, "optimizer": {"kind": "sgd", "momentum": 0, "nesterov": False, "weight_decay": 0},
                                 "learning_rate": {"base": 0.01, "schedule": "constant", "warmup_epochs": 0}}},
    "resnet20v2": {"side": 32, "epochs": 60, "model": {"architecture": "resnet20v2", "dropout": 0},
                   "data": {"flip": True, "crop_padding": 4},
                   "training": {"batch_size": 128, "optimizer": {"kind": "sgd", "momentum": 0.9, "nesterov": True, "weight_decay": 1e-4},
                                "learning_rate": {"base": 0.1, "schedule": "cosine", "warmup_epochs": 2}}},
}


def found_archive():
    """CIFAR-10's JPEGs; None, with a message, where they are missing."""
    archive = engine_run.data_folder() / "cifar10-jpeg.tar.xz"
    if archive.exists():
        return archive
    print(f"skipped: no {archive.name} in {archive.parent.name}")
    return None


def jpegs(archive, images):
    """(half, class, file name, content) of the archive's images, or of `images` of the training half and a fifth as many of the test
    half, equally from each class."""
    most = {"train": images // 10 if images else None, "test": max(10, images // 50) if images else None}
    with tarfile.open(archive) as tar:
        for member in tar:
            parts = pathlib.PurePosixPath(member.name).parts
            if len(parts) != 3 or not parts[2].endswith(".jpg") or not parts[2][:-4].isdigit() or parts[0] not in most:
                continue
            if most[parts[0]] is not None and int(parts[2][:-4]) >= most[parts[0]]:
                continue
            yield *parts, tar.extractfile(member).read()


def unpacked(archive, folder, images):
    """The folder with these images below `folder`, unpacked once."""
    data = folder / f"cifar10-{images or 'all'}"
    if not (folder / (data.name + ".complete")).exists():
        data.mkdir(parents=True, exist_ok=True)
        for half, name, file, content in jpegs(archive, images):
            (data / half / name).mkdir(parents=True, exist_ok=True)
            (data / half / name / file).write_bytes(content)
        (folder / (data.name + ".complete")).touch()
    return data


def train(arguments, folder, data):
    setup = SETUPS[arguments.what]
    side = arguments.image or setup["side"]
    spec = {"model": {**setup["model"], **({"architecture": arguments.model} if arguments.model else {})},
            "data": {"format": "folder", "path": str(data), "image": {"height": side, "width": side, "channels": 3}, **setup["data"]},
            "training": {"epochs": arguments.epochs or setup["epochs"], "precision": arguments.precision, **setup["training"]},
            "resources": {"device": arguments.device, "threads": arguments.threads}, "seed": 1}
    if arguments.batch:
        spec["training"]["batch_size"] = arguments.batch
    return engine_run.run(arguments.engine, folder / arguments.what, spec, arguments.seconds)


def by_epoch(run, name):
    values = engine_run.series(run, name)
    return [values[step] for step in sorted(values)]


def rows_of_reference(run):
    """Table rows, and whether every epoch's accuracy is within the tolerance of the published one without waiting for input."""
    loss, top1, seconds = (by_epoch(run, name) for name in ("epoch/train_loss", "epoch/train_top1", "epoch/seconds"))
    waits = engine_run.series(run, "phase/input_wait")
    later = [share for step, share in waits.items() if step > max(waits) / max(1, len(loss))]
    wait = sum(later) / len(later) if later else 0.0
    rows = ["| epoch | loss | published | training accuracy | published | seconds | published |", "|---|---|---|---|---|---|---|"]
    for i, (own_loss, own_top1, own_seconds) in enumerate(zip(loss, top1, seconds)):
        theirs = PUBLISHED[min(i, len(PUBLISHED) - 1)]
        rows.append(f"| {i + 1} | {own_loss:.4f} | {theirs[0]:.4f} | {100 * own_top1:.2f} % | {100 * theirs[1]:.2f} % | "
                    f"{own_seconds:.1f} | {PUBLISHED_SECONDS:.0f} |")
    rows.append(f"\nWaiting for input after the first epoch: {100 * wait:.2f} % of the time.")
    good = len(top1) == 5 and all(own >= theirs[1] - POINTS for own, theirs in zip(top1, PUBLISHED)) and wait < MOST_WAIT
    return rows, good


def rows_of_resnet20(run):
    top1, seconds = by_epoch(run, "val/top1"), by_epoch(run, "epoch/seconds")
    rows = [f"ResNet20V2 on CIFAR-10: {100 * top1[-1]:.2f} % on the test images after {len(top1)} epochs of {sorted(seconds)[len(seconds) // 2]:.1f} s "
            f"(required: {100 * WANTED:.0f} %); every tenth epoch: " + ", ".join(f"{100 * value:.2f}" for value in top1[9::10])]
    return rows, top1[-1] >= WANTED


def figures(run, engine):
    """What peer_cifar.py compares: accuracy on the test images and seconds of training, by epoch."""
    epochs = zip(by_epoch(run, "val/top1"), by_epoch(run, "epoch/train_top1"), by_epoch(run, "epoch/train_loss"), by_epoch(run, "epoch/seconds"))
    return {"library": engine_run.version(engine),
            "epochs": [{"top1": top1, "train_top1": trained, "train_loss": loss, "seconds": seconds} for top1, trained, loss, seconds in epochs]}


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("engine")
    parser.add_argument("what", choices=sorted(SETUPS))
    parser.add_argument("--device", default="cpu")
    parser.add_argument("--precision", default="fp32")
    parser.add_argument("--threads", type=int, default=0)
    parser.add_argument("--images", type=int, default=0, help="use only this many training images")
    parser.add_argument("--epochs", type=int, default=0)
    parser.add_argument("--image", type=int, default=0, help="side length of the images")
    parser.add_argument("--batch", type=int, default=0)
    parser.add_argument("--model", default="", help="another model, for a trial")
    parser.add_argument("--table", type=pathlib.Path)
    parser.add_argument("--figures", type=pathlib.Path, help="accuracy and seconds by epoch, for peer_cifar.py")
    parser.add_argument("--keep", type=pathlib.Path, help="keep the data and the run's directory here")
    parser.add_argument("--seconds", type=float, help="training time in this call; needs --keep")
    arguments = parser.parse_args()
    if arguments.seconds and not arguments.keep:
        parser.error("--seconds needs --keep")
    archive = found_archive()
    if not archive:
        return 77
    with tempfile.TemporaryDirectory() as temporary:
        folder = arguments.keep or pathlib.Path(temporary)
        run = train(arguments, folder, unpacked(archive, folder, arguments.images))
        if run is None:
            print(f"{arguments.what} was stopped after {arguments.seconds:.0f} s: call again")
            return 75
        if arguments.figures:
            arguments.figures.write_text(json.dumps(figures(run, arguments.engine), indent=1) + "\n")
        rows, good = rows_of_reference(run) if arguments.what == "reference-c" else rows_of_resnet20(run)
    text = "\n".join([f"{engine_run.version(arguments.engine)}, {arguments.device}, {arguments.precision}", ""] + rows)
    print(text)
    if arguments.table:
        arguments.table.write_text(text + "\n")
    small = arguments.model or arguments.images or arguments.epochs or arguments.image or arguments.batch
    return 0 if good or small else 1


if __name__ == "__main__":
    sys.exit(main())
