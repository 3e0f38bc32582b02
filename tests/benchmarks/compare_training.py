#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0
"""Reference C's training (ResNet50V2, CIFAR-10 at 32 × 32, SGD 0.01, batch 256) in the engine and in PyTorch.

    python3 compare_training.py ENGINE [--images N] [--runs N] [--smooth] [--after EPOCHS] [--threads N]
                                [--precision fp32|bf16] [--table FILE]

Both start with the same weights and see the same images in the same order: the engine's, whose random generator is implemented
here a second time. The weights are Keras' initial ones, drawn here, or, with --after, the result of that many epochs in the
engine.

Two things are compared:
- Every tensor's update in the first step with PyTorch's in double precision, and for comparison the error of PyTorch in the
  requested precision. Rounding can hide nothing but a wrong formula here.
- The losses of every step of an epoch, and the loss on 500 test images after it, which also depends on the running statistics.
  This net's first gradients are so large that single precision does not determine where the steps lead: PyTorch diverges from
  itself when its weights change by a millionth. So the epoch is run several times, each time with weights changed by another
  random millionth, the same for both programs. The mean curves are compared, and the spread of single runs is printed.
With --smooth every ReLU is replaced by a SiLU: rounding matters at the kinks, and without them an update is 200 times as precise.

Needs PyTorch, Pillow and the file cifar10-jpeg.tar.xz; exits with 77 and a message if one is missing. Exits with 1 if the mean loss
up to any step differs by 1 % or more, or if the engine's first update has more than twice PyTorch's error.
"""
import argparse
import io
import json
import math
import pathlib
import struct
import subprocess
import sys
import tarfile
import tempfile

import engine_run

sys.path.insert(0, str(pathlib.Path(__file__).resolve().parents[1] / "backend/fixtures"))
try:
    import numpy as np
    import torch
    import torch.nn.functional as F
    from PIL import Image

    import make_fixtures
except ImportError as error:
    print(f"skipped: {error}")
    sys.exit(77)

BATCH, RATE, SEED, TEST_IMAGES = 256, 0.01, 3, 500
MASK = 0xFFFFFFFF


# ------------------------------------------------------------------------------------------------------- data and order

def read_images(tar_file, train, test):
    """This many images of each half, equally from each class: uint8 NHWC and labels, classes in alphabetical order."""
    wanted = {"train": train // 10, "test": test // 10}
    found = {"train": [], "test": []}
    classes = set()
    with tarfile.open(tar_file) as tar:
        for member in tar:
            parts = pathlib.PurePosixPath(member.name).parts
            if len(parts) != 3 or not parts[2].endswith(".jpg") or int(parts[2][:-4]) >= wanted[parts[0]]:
                continue
            classes.add(parts[1])
            pixels = np.asarray(Image.open(io.BytesIO(tar.extractfile(member).read())).convert("RGB"))
            found[parts[0]].append((parts[1], parts[2], pixels))
    labels = {name: i for i, name in enumerate(sorted(classes))}
    out = []
    for half in ("train", "test"):
        rows = sorted(found[half], key=lambda row: (row[1], row[0]))  # classes take turns
        out.append((np.stack([p for _, _, p in rows]), np.array([labels[c] for c, _, _ in rows])))
    return out


def write_cifar(folder, train, test):
    """The binary version of CIFAR-10, which the engine reads: label, then the red, green and blue plane."""
    folder.mkdir()

    def write(name, images, labels):
        rows = np.concatenate([labels.astype(np.uint8)[:, None], images.transpose(0, 3, 1, 2).reshape(len(images), -1)], 1)
        (folder / name).write_bytes(rows.tobytes())
    for i, part in enumerate(np.array_split(np.arange(len(train[0])), 5)):
        write(f"data_batch_{i + 1}.bin", train[0][part], train[1][part])
    write("test_batch.bin", *test)


def philox(counter, key):
    """Philox4x32-10 (Salmon et al. 2011)."""
    c, k = list(counter), list(key)
    for _ in range(10):
        a, b = 0xD2511F53 * c[0], 0xCD9E8D57 * c[2]
        c = [(b >> 32) ^ c[1] ^ k[0], b & MASK, (a >> 32) ^ c[3] ^ k[1], a & MASK]
        k = [(k[0] + 0x9E3779B9) & MASK, (k[1] + 0xBB67AE85) & MASK]
    return c


def epoch_order(size, seed, epoch):
    """backend/base/keyed_random.h, purpose "shuffle", and Fisher and Yates' shuffle from the end."""
    order, words, block = list(range(size)), [], 0
    for i in range(size, 1, -1):
        if not words:
            words = philox((block, 2, epoch, 0), (seed & MASK, seed >> 32))
            block += 1
        j = (words.pop(0) * i) >> 32
        order[i - 1], order[j] = order[j], order[i - 1]
    return order


# -------------------------------------------------------------------------------------------------------------- weights

def initial_net(smooth):
    """ResNet50V2 in full width with Keras' initial weights: Glorot's uniform distribution, biases 0, scales 1."""
    if smooth:
        make_fixtures.Net.norm.__defaults__ = (F.silu,)
    net = make_fixtures.ResNet50V2(32, 32, 3, 10, base=64)
    generator = torch.Generator().manual_seed(SEED)
    for name, values in net.state.entries:
        if name.endswith("/weight"):
            outputs, inputs = values.shape[0], math.prod(values.shape[1:])
            area = math.prod(values.shape[1:-1]) if values.dim() == 4 else 1
            bound = math.sqrt(6.0 / (inputs + outputs * area))
            start = (2 * torch.rand(values.shape, generator=generator) - 1) * bound
        else:
            start = torch.full(values.shape, 1.0 if name.endswith(("/gamma", "/running_variance")) else 0.0)
        values.data = start
    return net


def write_safetensors(path, entries):
    header, data = {}, b""
    for name, values in entries:
        raw = values.detach().contiguous().numpy().tobytes()
        header[name] = {"dtype": "F32", "shape": list(values.shape), "data_offsets": [len(data), len(data) + len(raw)]}
        data += raw
    text = json.dumps(header).encode()
    text += b" " * (-len(text) % 8)
    path.write_bytes(struct.pack("<Q", len(text)) + text + data)


def read_header(path):
    with open(path, "rb") as file:
        length = struct.unpack("<Q", file.read(8))[0]
        return json.loads(file.read(length)), 8 + length


def read_weights(path, net):
    """A checkpoint's weights and running statistics."""
    header, begin = read_header(path)
    data = path.read_bytes()
    for name, values in net.state.entries:
        first, last = header[name]["data_offsets"]
        assert header[name]["shape"] == list(values.shape), name
        values.data = torch.from_numpy(np.frombuffer(data[begin + first:begin + last], np.float32).reshape(values.shape).copy())


# ------------------------------------------------------------------------------------------------------------- training

def train_engine(arguments, folder, name, weights, epochs, data="cifar"):
    model = {"architecture": "resnet50-v2", "dropout": 0}
    if arguments.smooth:
        file = folder / "smooth.model.json"
        subprocess.run([arguments.engine, "inspect", "model", "resnet50-v2", "--image", "32x32x3", "--classes", "10", "--export",
                        str(file)], check=True, stdout=subprocess.DEVNULL)
        file.write_text(file.read_text().replace('"kind":"relu"', '"kind":"silu"'))
        model = {"file": str(file)}
    spec = {"model": {**model, "weights": str(weights)},
            "data": {"format": "cifar", "path": str(folder / data), "image": {"height": 32, "width": 32, "channels": 3}},
            "training": {"epochs": epochs, "batch_size": BATCH, "precision": arguments.precision,
                         "optimizer": {"kind": "sgd", "momentum": 0, "nesterov": False, "weight_decay": 0},
                         "learning_rate": {"base": RATE, "schedule": "constant", "warmup_epochs": 0}},
            "resources": {"device": "cpu", "threads": arguments.threads}, "seed": SEED}
    return engine_run.run(arguments.engine, folder / name, spec)


class Torch:
    """The same training in PyTorch; bf16 uses its autocast."""

    def __init__(self, net, train, test, normalisation, precision):
        self.net, self.train, self.test = net, train, test
        self.mean, self.deviation = normalisation
        self.reduced = precision == "bf16"

    def loss(self, x, labels, reduction="mean"):
        with torch.autocast("cpu", torch.bfloat16, enabled=self.reduced and x.dtype == torch.float32):
            logits = self.net(x)
        return F.cross_entropy(logits.to(x.dtype), labels, reduction=reduction)

    def batch(self, half, rows, dtype=torch.float32):
        x = (half[0][rows].astype(np.float32) / 255 - self.mean) / self.deviation
        return torch.from_numpy(x).permute(0, 3, 1, 2).to(dtype), torch.from_numpy(half[1][rows].astype(np.int64))

    def load(self, weights, dtype=torch.float32):
        read_weights(weights, self.net)
        for _, values in self.net.state.entries:
            values.data, values.grad = values.data.to(dtype), None
        self.net.training = True

    def step(self, rows, dtype=torch.float32):
        x, labels = self.batch(self.train, rows, dtype)
        optimizer = torch.optim.SGD([v for _, v in self.net.state.entries if v.requires_grad], lr=RATE)
        optimizer.zero_grad()
        loss = self.loss(x, labels)
        loss.backward()
        optimizer.step()
        return float(loss.detach())

    def epoch(self, weights):
        """Losses of every step and of the test images."""
        self.load(weights)
        order = epoch_order(len(self.train[0]), SEED, 0)
        losses = [self.step(order[begin:begin + BATCH]) for begin in range(0, len(order), BATCH)]
        self.net.training = False
        with torch.no_grad():
            total = sum(float(self.loss(x, labels, "sum")) for x, labels in
                        (self.batch(self.test, slice(b, b + 100)) for b in range(0, len(self.test[0]), 100)))
        return losses + [total / len(self.test[0])]

    def first_update(self, weights, rows, dtype):
        self.load(weights, dtype)
        self.step(rows, dtype)
        return self.change(weights)

    def change(self, weights):
        """The difference of every tensor from `weights`, in double precision."""
        now = {name: values.detach().double().clone() for name, values in self.net.state.entries}
        read_weights(weights, self.net)
        return {name: now[name] - values.detach().double() for name, values in self.net.state.entries}


# ------------------------------------------------------------------------------------------------------------ comparing

def jittered(weights, folder, net, number):
    """A copy of the weights, each changed by up to a millionth of itself; number 0 is the original."""
    if number == 0:
        return weights
    read_weights(weights, net)
    generator = torch.Generator().manual_seed(number)
    for _, values in net.state.entries:
        values.data = values.data * (1 + 1e-6 * (2 * torch.rand(values.shape, generator=generator) - 1))
    path = folder / f"start-{number}.safetensors"
    write_safetensors(path, net.state.entries)
    return path


def normalisation_of(run):
    """The training images' mean and deviation by channel, as the engine found them."""
    said = read_header(engine_run.newest_checkpoint(run))[0]["__metadata__"]
    return [np.array(json.loads(said[key]), np.float32) for key in ("mean", "deviation")]


def compare_update(arguments, folder, net, train, test, weights):
    """Table rows for the first update, and whether the engine's is as precise as PyTorch's."""
    train = (train[0][:BATCH], train[1][:BATCH])
    write_cifar(folder / "one", train, test)
    run = train_engine(arguments, folder, "first", weights, 1, "one")
    peer = Torch(net, train, test, normalisation_of(run), arguments.precision)
    read_weights(engine_run.newest_checkpoint(run), net)
    ours = peer.change(weights)
    rows = epoch_order(BATCH, SEED, 0)
    theirs, exact = (peer.first_update(weights, rows, dtype) for dtype in (torch.float32, torch.float64))

    def errors(update, wanted):
        """Only tensors that change: the gradient of a bias before a norm is pure rounding."""
        return sorted(float((update[n] - exact[n]).norm() / exact[n].norm()) for n in exact
                      if ("running" in n) == wanted and float(exact[n].norm()) > 1e-5)
    text, good = ["| first step | tensors | engine: median, largest | PyTorch: median, largest |", "|---|---|---|---|"], True
    for what, statistics in (("update of weights", False), ("change of running statistics", True)):
        a, b = errors(ours, statistics), errors(theirs, statistics)
        text.append(f"| {what} | {len(a)} | {a[len(a) // 2]:.1e}, {a[-1]:.1e} | {b[len(b) // 2]:.1e}, {b[-1]:.1e} |")
        good &= a[len(a) // 2] < 2 * b[len(b) // 2]
    return text, good


def means(losses):
    return [sum(losses[:i + 1]) / (i + 1) for i in range(len(losses))]


def compare(arguments, folder, train, test):
    """Tables, and the largest difference of the mean curves."""
    write_cifar(folder / "cifar", train, test)
    net = initial_net(arguments.smooth)
    weights = folder / "start.safetensors"
    write_safetensors(weights, net.state.entries)
    if arguments.after:
        weights = engine_run.newest_checkpoint(train_engine(arguments, folder, "before", weights, arguments.after))
    steps = math.ceil(len(train[0]) / BATCH)
    table, good = compare_update(arguments, folder, net, train, test, weights)
    ours, theirs = [], []
    for number in range(arguments.runs):
        start = jittered(weights, folder, net, number)
        run = train_engine(arguments, folder, f"run-{number}", start, 1)
        losses = engine_run.series(run, "train/loss")
        assert sorted(losses) == list(range(1, steps + 1)), "a step has no record of its own"
        ours.append([losses[s] for s in range(1, steps + 1)] + [engine_run.series(run, "val/loss")[steps]])
        theirs.append(Torch(net, train, test, normalisation_of(run), arguments.precision).epoch(start))
        print(f"run {number + 1}: {ours[-1][-2]:.4f} and {theirs[-1][-2]:.4f} at the end", file=sys.stderr, flush=True)
    rows, worst = curves(np.array(ours), np.array(theirs))
    return table + [""] + rows, good and worst < 0.01


def curves(ours, theirs):
    """One row per step: mean losses, the mean so far and its difference, and the spread of single runs."""
    rows = ["| step | engine | PyTorch | mean so far: engine | PyTorch | difference | single runs of PyTorch spread by |",
            "|---|---|---|---|---|---|---|"]
    far = [np.array([means(run[:-1]) + [run[-1]] for run in side]) for side in (ours, theirs)]
    (a, b), spread = (f.mean(0) for f in far), far[1].std(0, ddof=1) if len(ours) > 1 else 0 * far[1][0]
    for i in range(ours.shape[1]):
        name = str(i + 1) if i + 1 < ours.shape[1] else "test images after it"
        rows.append(f"| {name} | {ours[:, i].mean():.4f} | {theirs[:, i].mean():.4f} | {a[i]:.4f} | {b[i]:.4f} | "
                    f"{100 * (a[i] / b[i] - 1):+.2f} % | {100 * spread[i] / b[i]:.2f} % |")
    worst = np.abs(a / b - 1).max()
    rows.append(f"\nLargest difference of the mean loss so far: {100 * worst:.2f} %")
    return rows, worst


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("engine")
    parser.add_argument("--images", type=int, default=2560)
    parser.add_argument("--runs", type=int, default=8)
    parser.add_argument("--smooth", action="store_true")
    parser.add_argument("--after", type=int, default=0)
    parser.add_argument("--threads", type=int, default=1)
    parser.add_argument("--precision", default="fp32", choices=("fp32", "bf16"))
    parser.add_argument("--table", type=pathlib.Path, help="write every step's losses to this file")
    arguments = parser.parse_args()
    tar = engine_run.data_folder() / "cifar10-jpeg.tar.xz"
    if not tar.exists():
        print(f"skipped: no {tar.name}")
        return 77
    torch.set_num_threads(arguments.threads)
    train, test = read_images(tar, arguments.images, TEST_IMAGES)
    with tempfile.TemporaryDirectory() as name:
        rows, good = compare(arguments, pathlib.Path(name), train, test)
    rows.append(f"PyTorch {torch.__version__.split('+')[0]}, {len(train[0])} images, {arguments.runs} runs, "
                f"{arguments.precision}, after {arguments.after} epochs{', SiLU' if arguments.smooth else ''}")
    text = "\n".join(rows) + "\n"
    if arguments.table:
        arguments.table.write_text(text)
    print(text)
    return 0 if good else 1


if __name__ == "__main__":
    sys.exit(main())
