#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0
"""The counterpart of engine_benchmark and gpu/compare.py: the same training step in PyTorch with its usual fast settings.

Uses channels_last. --precision bf16 or fp16 runs in autocast, with weights and update in fp32; fp16 uses a GradScaler. --device cuda
sets cudnn.benchmark and keeps the data on the GPU; --compile names a mode of torch.compile. Prints one JSON line:
{"images_per_second": …, "library": "PyTorch 2.1.0"}. The data is random and already in memory; uint8 images are normalised in the
step, as in Trainyard. The loss stays on the device and accuracy is not computed; Trainyard computes both in every step.
"""
import argparse
import json
import sys
import time

try:
    import torch
    import torch.nn as nn
    import torch.nn.functional as F
except ImportError:
    print(json.dumps({"missing": "PyTorch is not installed for " + sys.executable}))
    sys.exit(0)


class SmallCnn(nn.Module):
    def __init__(self):
        super().__init__()
        self.features = nn.Sequential(
            nn.Conv2d(1, 16, 3, padding=1), nn.ReLU(inplace=True), nn.Conv2d(16, 16, 3, padding=1), nn.ReLU(inplace=True),
            nn.MaxPool2d(2), nn.Conv2d(16, 32, 3, padding=1), nn.ReLU(inplace=True), nn.Conv2d(32, 32, 3, padding=1),
            nn.ReLU(inplace=True), nn.MaxPool2d(2))
        self.classifier = nn.Sequential(nn.Flatten(), nn.Linear(7 * 7 * 32, 128), nn.ReLU(inplace=True),
                                        nn.Dropout(0.25), nn.Linear(128, 10))

    def forward(self, x):
        return self.classifier(self.features(x))


class Block(nn.Module):
    def __init__(self, inputs, filters, stride):
        super().__init__()
        self.norm1 = nn.BatchNorm2d(inputs)
        self.shortcut = nn.Conv2d(inputs, filters, 1, stride, bias=False) if stride > 1 else None
        self.conv1 = nn.Conv2d(inputs, filters, 3, stride, 1, bias=False)
        self.norm2 = nn.BatchNorm2d(filters)
        self.conv2 = nn.Conv2d(filters, filters, 3, 1, 1, bias=False)

    def forward(self, x):
        activated = F.relu(self.norm1(x), inplace=True)
        shortcut = self.shortcut(activated) if self.shortcut else x
        return self.conv2(F.relu(self.norm2(self.conv1(activated)), inplace=True)) + shortcut


class ResNet20V2(nn.Module):
    def __init__(self):
        super().__init__()
        layers = [nn.Conv2d(3, 16, 3, padding=1, bias=False)]
        inputs = 16
        for stack, filters in enumerate((16, 32, 64)):
            for block in range(3):
                layers.append(Block(inputs, filters, 2 if stack > 0 and block == 0 else 1))
                inputs = filters
        self.features = nn.Sequential(*layers, nn.BatchNorm2d(64), nn.ReLU(inplace=True))
        self.classifier = nn.Sequential(nn.Dropout(0.25), nn.Linear(64, 10))

    def forward(self, x):
        return self.classifier(self.features(x).mean((2, 3)))


class GruClassifier(nn.Module):
    def __init__(self):
        super().__init__()
        self.gru = nn.GRU(28, 128, batch_first=True)
        self.classifier = nn.Sequential(nn.Dropout(0.25), nn.Linear(128, 10))

    def forward(self, x):
        return self.classifier(self.gru(x.squeeze(1))[1][0])


class Bottleneck(nn.Module):
    """A block of Keras' ResNetV2: bias on shortcut and last convolution, the stride in a stack's last block."""

    def __init__(self, inputs, filters, stride, project):
        super().__init__()
        self.norm = nn.BatchNorm2d(inputs, eps=1.001e-5, momentum=0.01)
        self.shortcut = nn.Conv2d(inputs, 4 * filters, 1) if project else nn.MaxPool2d(1, stride) if stride > 1 else None
        self.project = project
        self.body = nn.Sequential(
            nn.Conv2d(inputs, filters, 1, bias=False), nn.BatchNorm2d(filters, eps=1.001e-5, momentum=0.01),
            nn.ReLU(inplace=True), nn.Conv2d(filters, filters, 3, stride, 1, bias=False),
            nn.BatchNorm2d(filters, eps=1.001e-5, momentum=0.01), nn.ReLU(inplace=True), nn.Conv2d(filters, 4 * filters, 1))

    def forward(self, x):
        activated = F.relu(self.norm(x), inplace=True)
        shortcut = x if self.shortcut is None else self.shortcut(activated if self.project else x)
        return shortcut + self.body(activated)


class ResNet50V2(nn.Module):
    def __init__(self):
        super().__init__()
        layers = [nn.Conv2d(3, 64, 7, 2, 3), nn.MaxPool2d(3, 2, 1)]
        inputs = 64
        for filters, blocks, stride in ((64, 3, 2), (128, 4, 2), (256, 6, 2), (512, 3, 1)):
            for block in range(blocks):
                layers.append(Bottleneck(inputs, filters, stride if block == blocks - 1 else 1, block == 0))
                inputs = 4 * filters
        self.features = nn.Sequential(*layers, nn.BatchNorm2d(2048, eps=1.001e-5, momentum=0.01), nn.ReLU(inplace=True))
        self.classifier = nn.Sequential(nn.Dropout(0.25), nn.Linear(2048, 10))

    def forward(self, x):
        return self.classifier(self.features(x).mean((2, 3)))


class Inverted(nn.Module):
    def __init__(self, inputs, filters, stride, expansion):
        super().__init__()
        hidden = inputs * expansion
        norm = lambda channels: nn.BatchNorm2d(channels, eps=1e-3, momentum=0.001)
        expand = [nn.Conv2d(inputs, hidden, 1, bias=False), norm(hidden), nn.ReLU6(inplace=True)] if expansion > 1 else []
        self.body = nn.Sequential(*expand, nn.Conv2d(hidden, hidden, 3, stride, 1, groups=hidden, bias=False), norm(hidden),
                                  nn.ReLU6(inplace=True), nn.Conv2d(hidden, filters, 1, bias=False), norm(filters))
        self.residual = stride == 1 and inputs == filters

    def forward(self, x):
        return x + self.body(x) if self.residual else self.body(x)


class MobileNetV2(nn.Module):
    def __init__(self):
        super().__init__()
        norm = lambda channels: nn.BatchNorm2d(channels, eps=1e-3, momentum=0.001)
        layers = [nn.Conv2d(3, 32, 3, 2, 1, bias=False), norm(32), nn.ReLU6(inplace=True)]
        inputs = 32
        for expansion, filters, blocks, stride in ((1, 16, 1, 1), (6, 24, 2, 2), (6, 32, 3, 2), (6, 64, 4, 2), (6, 96, 3, 1),
                                                   (6, 160, 3, 2), (6, 320, 1, 1)):
            for block in range(blocks):
                layers.append(Inverted(inputs, filters, stride if block == 0 else 1, expansion))
                inputs = filters
        self.features = nn.Sequential(*layers, nn.Conv2d(320, 1280, 1, bias=False), norm(1280), nn.ReLU6(inplace=True))
        self.classifier = nn.Sequential(nn.Dropout(0.25), nn.Linear(1280, 10))

    def forward(self, x):
        return self.classifier(self.features(x).mean((2, 3)))


MODELS = {"small-cnn": (SmallCnn, (1, 28, 28)), "resnet20v2": (ResNet20V2, (3, 32, 32)), "gru": (GruClassifier, (1, 28, 28)),
          "resnet50v2-32": (ResNet50V2, (3, 32, 32)), "resnet50v2-128": (ResNet50V2, (3, 128, 128)),
          "mobilenetv2-128": (MobileNetV2, (3, 128, 128)), "resnet50v2-224": (ResNet50V2, (3, 224, 224)),
          "mobilenetv2-224": (MobileNetV2, (3, 224, 224))}


def memory(name):
    """Bytes from a line of /proc/self/status; 0 if the system does not have it."""
    try:
        with open("/proc/self/status") as status:
            return next(int(line.split()[1]) * 1024 for line in status if line.startswith(name + ":"))
    except (OSError, StopIteration):
        return 0


def count_peak_anew():
    try:
        with open("/proc/self/clear_refs", "w") as references:
            references.write("5")
    except OSError:
        pass


def optimizer_for(model):
    options = dict(lr=0.01, momentum=0.9, weight_decay=1e-4)
    for extra in ({"fused": True}, {"foreach": True}, {}):
        try:
            optimizer = torch.optim.SGD(model.parameters(), **options, **extra)
            for parameter in model.parameters():
                parameter.grad = torch.zeros_like(parameter)
            optimizer.step()
            return optimizer
        except (TypeError, RuntimeError, ValueError):
            continue
    raise SystemExit("no SGD")


def parse():
    parser = argparse.ArgumentParser()
    parser.add_argument("--model", choices=sorted(MODELS), required=True)
    parser.add_argument("--batch", type=int, required=True)
    parser.add_argument("--threads", type=int, default=0)
    parser.add_argument("--device", choices=("cpu", "cuda"), default="cpu")
    parser.add_argument("--precision", choices=("fp32", "tf32", "bf16", "fp16"), default="fp32")
    parser.add_argument("--compile", choices=("none", "default", "reduce-overhead", "max-autotune"), default="none")
    parser.add_argument("--seconds", type=float, default=3.0)
    parser.add_argument("--cpu-time", action="store_true")
    return parser.parse_args()


def make_step(arguments, batches, model, optimizer):
    device = arguments.device
    reduced = {"bf16": torch.bfloat16, "fp16": torch.float16}.get(arguments.precision)
    # Only fp16 needs loss scaling; a disabled scaler passes everything through (in old versions only on the GPU).
    make_scaler = (lambda: torch.amp.GradScaler("cuda")) if hasattr(torch.amp, "GradScaler") else torch.cuda.amp.GradScaler
    scaler = make_scaler() if arguments.precision == "fp16" and device == "cuda" else None

    def forward(images, labels):
        x = images.float().mul_(1 / 255).sub_(0.5).div_(0.25)
        with torch.autocast(device, dtype=reduced or torch.bfloat16, enabled=reduced is not None):
            return F.cross_entropy(model(x), labels)
    if arguments.compile != "none":
        forward = torch.compile(forward, mode=None if arguments.compile == "default" else arguments.compile)

    def step(i):
        optimizer.zero_grad(set_to_none=True)
        loss = forward(*batches[i % len(batches)])
        if scaler is None:
            loss.backward()
            optimizer.step()
        else:
            scaler.scale(loss).backward()
            scaler.step(optimizer)
            scaler.update()
    return step


def main():
    arguments = parse()
    gpu = arguments.device == "cuda"
    if gpu and not torch.cuda.is_available():
        print(json.dumps({"missing": "PyTorch " + torch.__version__ + " sees no GPU"}))
        return
    now = time.process_time if arguments.cpu_time else time.perf_counter
    if arguments.threads > 0:
        torch.set_num_threads(arguments.threads)
    torch.manual_seed(1)
    torch.backends.cudnn.benchmark = True
    torch.backends.cuda.matmul.allow_tf32 = torch.backends.cudnn.allow_tf32 = arguments.precision == "tf32"
    net, image = MODELS[arguments.model]
    torch.ones(64, 64) @ torch.ones(64, 64)  # loads the libraries before the peak is measured
    count_peak_anew()
    before = memory("VmRSS")
    model = net().to(arguments.device, memory_format=torch.channels_last).train()
    optimizer = optimizer_for(model)
    shape = (arguments.batch, *image)
    batches = [(torch.randint(0, 256, shape, dtype=torch.uint8).contiguous(memory_format=torch.channels_last).to(arguments.device),
                torch.randint(0, 10, (arguments.batch,)).to(arguments.device)) for _ in range(4)]
    step = make_step(arguments, batches, model, optimizer)
    wait = torch.cuda.synchronize if gpu else lambda: None

    start = now()
    for i in range(20 if gpu else 8):  # compilation and the choice of kernels end here
        if i >= (8 if gpu else 2) and now() - start > 2.0:
            break
        step(i)
    wait()
    rates = []
    end = now() + arguments.seconds
    while now() < end or len(rates) < 3:
        start = now()
        count = 0
        while now() - start < 0.2:
            for _ in range(5 if gpu else 1):  # does not wait for the GPU after every step
                step(count)
                count += 1
            if gpu and count % 20 == 0:
                wait()
        wait()
        rates.append(count * arguments.batch / (now() - start))
    rates.sort()
    result = {"images_per_second": rates[len(rates) // 2], "library": "PyTorch " + torch.__version__,
              "memory": torch.cuda.max_memory_reserved() if gpu else memory("VmHWM") - before}
    if gpu:
        result["cudnn"] = torch.backends.cudnn.version()
        result["gpu"] = torch.cuda.get_device_name()
    print(json.dumps(result))


if __name__ == "__main__":
    main()
