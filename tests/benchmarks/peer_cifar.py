#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0
"""The counterpart of `cifar_training.py resnet20v2` in PyTorch: the same net, data, augmentation, schedule, initialisation and decay.

    peer_cifar.py [--device cuda] [--precision fp16] [--keep FOLDER [--seconds S]] [--out FILE.json] [--images N] [--epochs N]
                  [--batch N]

Automatic mixed precision, channels_last and cudnn.benchmark, a fused optimizer. All images are on the device as uint8; crops and flips of a
batch are one gather there, so nothing waits for a loader, and loss and accuracy are read once per epoch. Seconds are those of training,
without validation and without the decoding of the JPEGs, as in cifar_training.py --figures; gpu/cifar_table.py compares both files.

With --keep and --seconds it stops after that time with a checkpoint, and the same call continues it; exit code 75 says that this is needed.
Exits with 77 if PyTorch, the data, or both Pillow and torchvision are missing.
"""
import argparse
import io
import json
import math
import os
import pathlib
import sys
import time

import cifar_training

try:
    import torch
    import torch.nn as nn
    import torch.nn.functional as F
    try:
        from PIL import Image
    except ImportError:
        from torchvision.io import ImageReadMode, decode_jpeg
        Image = None
    import peer_pytorch
except ImportError as missing:
    print(f"skipped: {sys.executable} has no {missing.name}; install it, or put its wheel where TRAINYARD_WHEELS says")
    sys.exit(77)

SETUP = cifar_training.SETUPS["resnet20v2"]
TRAINING, SCHEDULE, SGD = SETUP["training"], SETUP["training"]["learning_rate"], SETUP["training"]["optimizer"]
EPOCHS, BATCH, PADDING = SETUP["epochs"], TRAINING["batch_size"], SETUP["data"]["crop_padding"]
RATE, WARMUP, DECAY = SCHEDULE["base"], SCHEDULE["warmup_epochs"], SGD["weight_decay"]


def pixels(jpeg):
    """H × W × 3."""
    if Image is None:
        return decode_jpeg(torch.frombuffer(bytearray(jpeg), dtype=torch.uint8), ImageReadMode.RGB).permute(1, 2, 0).contiguous()
    image = Image.open(io.BytesIO(jpeg)).convert("RGB")
    return torch.frombuffer(bytearray(image.tobytes()), dtype=torch.uint8).view(image.height, image.width, 3)


def decoded(archive, images):
    """{"train": (images as N × H × W × 3, labels), "test": …}, as many as cifar_training.jpegs() yields."""
    found = {"train": [], "test": []}
    for half, name, _, content in cifar_training.jpegs(archive, images):
        found[half].append((name, pixels(content)))
    classes = {name for rows in found.values() for name, _ in rows}
    labels = {name: number for number, name in enumerate(sorted(classes))}
    return {half: (torch.stack([one for _, one in rows]), torch.tensor([labels[name] for name, _ in rows])) for half, rows in found.items()}


def kept_images(arguments, archive):
    """Decoded once; a later call reads them from a file."""
    file = arguments.keep / f"cifar10-{arguments.images or 'all'}.pt" if arguments.keep else None
    if file and file.exists():
        return torch.load(file)
    data = decoded(archive, arguments.images)
    if file:
        put(file, data)
    return data


def put(file, content):
    file.parent.mkdir(parents=True, exist_ok=True)
    beside = file.with_name(file.name + ".new")
    torch.save(content, beside)
    os.replace(beside, file)


class Batches:
    """A half of the data on the device, and its normalisation."""

    def __init__(self, images, labels, device, mean, deviation):
        self.size, self.side = len(images), images.shape[1]
        self.padded = F.pad(images.to(device), (0, 0, PADDING, PADDING, PADDING, PADDING)) # black, as the engine's
        self.labels, self.device = labels.to(device), device
        self.mean, self.scale = mean.to(device), (1.0 / deviation).to(device)

    def normalised(self, pixels):
        return pixels.permute(0, 3, 1, 2).float().sub_(self.mean).mul_(self.scale) # channels_last already

    def shuffled(self, batch, random):
        """An epoch of flipped and shifted images in random order."""
        order = torch.randperm(self.size, device=self.device, generator=random)
        shifts = torch.randint(0, 2 * PADDING + 1, (2, self.size, 1), device=self.device, generator=random)
        flips = torch.rand((self.size, 1), device=self.device, generator=random) < 0.5
        along = torch.arange(self.side, device=self.device)
        rows, columns = shifts[0] + along, shifts[1] + torch.where(flips, self.side - 1 - along, along)
        for at in range(0, self.size, batch):
            chosen = order[at:at + batch]
            pixels = self.padded[chosen[:, None, None], rows[at:at + batch, :, None], columns[at:at + batch, None, :]]
            yield self.normalised(pixels), self.labels[chosen]

    def in_order(self, batch):
        inside = self.padded[:, PADDING:PADDING + self.side, PADDING:PADDING + self.side]
        for at in range(0, self.size, batch):
            yield self.normalised(inside[at:at + batch]), self.labels[at:at + batch]


def rate(step, steps, epochs):
    """The engine's warm-up and cosine (backend/protocol/learning_rate.cpp)."""
    epoch = step / steps
    if epoch < WARMUP:
        return RATE * (0.1 + 0.9 * epoch / WARMUP)
    return RATE * 0.5 * (1.0 + math.cos(math.pi * min(1.0, (epoch - WARMUP) / max(epochs - WARMUP, 1e-9))))


def new_model(device):
    model = peer_pytorch.ResNet20V2()
    model.classifier[0].p = 0.0
    for module in model.modules(): # as the engine begins
        if isinstance(module, nn.Conv2d):
            nn.init.kaiming_normal_(module.weight, nonlinearity="relu")
        elif isinstance(module, nn.Linear):
            nn.init.kaiming_normal_(module.weight, nonlinearity="linear")
            nn.init.zeros_(module.bias)
    return model.to(device, memory_format=torch.channels_last)


def new_optimizer(model):
    groups = [{"params": [one for one in model.parameters() if one.dim() > 1], "weight_decay": DECAY},
              {"params": [one for one in model.parameters() if one.dim() <= 1], "weight_decay": 0.0}]
    for extra in ({"fused": True}, {"foreach": True}, {}):
        try:
            return torch.optim.SGD(groups, lr=RATE, momentum=SGD["momentum"], nesterov=SGD["nesterov"], **extra)
        except (TypeError, RuntimeError, ValueError):
            continue
    raise SystemExit("no SGD")


class Training:
    def __init__(self, arguments, data):
        device = arguments.device
        values = data["train"][0].double().view(-1, 3)
        mean, deviation = values.mean(0), values.std(0, unbiased=False)
        self.halves = {half: Batches(*data[half], device, mean.float().view(1, 3, 1, 1), deviation.float().view(1, 3, 1, 1)) for half in data}
        torch.manual_seed(1)
        self.model, self.device = new_model(device), device
        self.optimizer = new_optimizer(self.model)
        self.random = torch.Generator(device).manual_seed(1)
        self.reduced = {"bf16": torch.bfloat16, "fp16": torch.float16 if device == "cuda" else torch.bfloat16}.get(arguments.precision)
        scaled = self.reduced == torch.float16
        self.scaler = torch.amp.GradScaler(device, enabled=scaled) if hasattr(torch.amp, "GradScaler") else torch.cuda.amp.GradScaler(enabled=scaled)
        self.batch, self.epochs, self.done = arguments.batch, arguments.epochs, []

    def answers(self, images):
        with torch.autocast(self.device, dtype=self.reduced or torch.bfloat16, enabled=self.reduced is not None):
            return self.model(images)

    def wait(self):
        if self.device == "cuda":
            torch.cuda.synchronize()

    def epoch(self):
        """Trains and validates one epoch, and notes it."""
        half, test = self.halves["train"], self.halves["test"]
        steps = math.ceil(half.size / self.batch)
        sums = torch.zeros(2, device=self.device)
        self.model.train()
        begun = time.perf_counter()
        for number, (images, labels) in enumerate(half.shuffled(self.batch, self.random)):
            for group in self.optimizer.param_groups:
                group["lr"] = rate(len(self.done) * steps + number, steps, self.epochs)
            self.optimizer.zero_grad(set_to_none=True)
            scores = self.answers(images)
            loss = F.cross_entropy(scores.float(), labels)
            self.scaler.scale(loss).backward()
            self.scaler.step(self.optimizer)
            self.scaler.update()
            with torch.no_grad():
                sums += torch.stack((loss.detach() * len(labels), (scores.argmax(1) == labels).sum()))
        self.wait()
        seconds = time.perf_counter() - begun
        self.model.eval()
        right = torch.zeros((), device=self.device)
        with torch.no_grad():
            for images, labels in test.in_order(500):
                right += (self.answers(images).argmax(1) == labels).sum()
        loss, correct = (sums / half.size).tolist()
        self.done.append({"train_loss": loss, "train_top1": correct, "top1": right.item() / test.size, "seconds": seconds})

    def state(self):
        return {"model": self.model.state_dict(), "optimizer": self.optimizer.state_dict(), "scaler": self.scaler.state_dict(),
                "random": self.random.get_state(), "done": self.done}

    def resume(self, file):
        state = torch.load(file, map_location="cpu")
        self.model.load_state_dict(state["model"])
        self.optimizer.load_state_dict(state["optimizer"])
        self.scaler.load_state_dict(state["scaler"])
        self.random.set_state(state["random"])
        self.done = state["done"]


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--device", choices=("cpu", "cuda"), default="cpu")
    parser.add_argument("--precision", choices=("fp32", "bf16", "fp16"), default="fp16")
    parser.add_argument("--images", type=int, default=0, help="use only this many training images")
    parser.add_argument("--epochs", type=int, default=EPOCHS)
    parser.add_argument("--batch", type=int, default=BATCH)
    parser.add_argument("--keep", type=pathlib.Path)
    parser.add_argument("--seconds", type=float, default=1e9)
    parser.add_argument("--out", type=pathlib.Path)
    arguments = parser.parse_args()
    archive = cifar_training.found_archive()
    if not archive:
        return 77
    if arguments.device == "cuda" and not torch.cuda.is_available():
        print("skipped: PyTorch sees no GPU")
        return 77
    end = time.monotonic() + arguments.seconds
    torch.backends.cudnn.benchmark = True
    training = Training(arguments, kept_images(arguments, archive))
    file = arguments.keep / f"peer-{arguments.images}-{arguments.epochs}-{arguments.batch}-{arguments.precision}.pt" if arguments.keep else None
    if file and file.exists():
        training.resume(file)
    while len(training.done) < arguments.epochs:
        longest = max((one["seconds"] for one in training.done), default=0.0)
        if time.monotonic() + 1.5 * longest + 5.0 > end:
            print(f"PyTorch was stopped after epoch {len(training.done)}: call again")
            return 75
        training.epoch()
        if file:
            put(file, training.state())
        print(f"epoch {len(training.done)}: {training.done[-1]}", flush=True)
    peer = {"library": "PyTorch " + torch.__version__, "precision": arguments.precision, "epochs": training.done,
            "device": torch.cuda.get_device_name() if arguments.device == "cuda" else "CPU"}
    if arguments.out:
        arguments.out.write_text(json.dumps(peer, indent=1) + "\n")
    return 0


if __name__ == "__main__":
    sys.exit(main())
