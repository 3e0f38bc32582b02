#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0
"""The counterpart of loading_benchmark: loads the same images with PyTorch's DataLoader, Pillow and torchvision.

Prints one JSON line: {"images_per_second": …, "library": "PyTorch 2.1.0, Pillow 10.0"}. `prepare` decodes the files named on
standard input, resizes them and writes their pixels to a file. `crop` takes random parts of decoded images in memory with a
shorter side of 256, and `enlarge` makes 128 × 128 from 32 × 32 images in memory; the engine's cache and reader start from the same
input. All results are batches of uint8.
"""
import argparse
import json
import sys
import time

try:
    import numpy as np
    import PIL
    import torch
    import torchvision
    from PIL import Image
    from torch.utils.data import DataLoader, Dataset
    from torchvision import transforms
except ImportError as error:
    print(json.dumps({"missing": f"{error.name} is not installed for {sys.executable}"}))
    sys.exit(0)


class Files(Dataset):
    def __init__(self, paths, transform):
        self.paths, self.transform = paths, transform

    def __len__(self):
        return len(self.paths)

    def __getitem__(self, index):
        with Image.open(self.paths[index]) as image:
            return self.transform(image.convert("RGB")), 0


class Kept(Dataset):
    """Arrays in memory, drawn repeatedly."""

    def __init__(self, arrays, length, transform):
        self.arrays, self.length, self.transform = arrays, length, transform

    def __len__(self):
        return self.length

    def __getitem__(self, index):
        return self.transform(Image.fromarray(self.arrays[index % len(self.arrays)])), 0


def kept_images(paths, side):
    shrink = transforms.Resize(side)
    arrays = []
    for path in paths:
        with Image.open(path) as image:
            arrays.append(np.asarray(shrink(image.convert("RGB"))))
    return arrays


def main():
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("work", choices=["prepare", "crop", "enlarge"])
    parser.add_argument("--workers", type=int, default=0, help="processes; 0 = this one, without the cost of sending images")
    parser.add_argument("--cpu-time", action="store_true", help="count CPU seconds of this process instead of the clock's")
    parser.add_argument("--images", type=int, default=2000)
    parser.add_argument("--out")
    arguments = parser.parse_args()
    torch.set_num_threads(1)
    torch.manual_seed(1)
    bilinear = transforms.InterpolationMode.BILINEAR
    paths = sys.stdin.read().split("\n")[:-1] if arguments.work != "enlarge" else []
    if arguments.work == "prepare":
        data = Files(paths, transforms.Compose([transforms.Resize((224, 224), bilinear), transforms.PILToTensor()]))
    elif arguments.work == "crop":
        data = Kept(kept_images(paths[:100], 256), arguments.images, transforms.Compose([
            transforms.RandomResizedCrop(224, interpolation=bilinear), transforms.RandomHorizontalFlip(),
            transforms.PILToTensor()]))
    else:
        arrays = list(np.random.default_rng(1).integers(0, 256, (1000, 32, 32, 3), np.uint8))
        data = Kept(arrays, arguments.images, transforms.Compose([
            transforms.Resize((128, 128), bilinear), transforms.PILToTensor()]))
    shuffle = arguments.work != "prepare"
    loader = DataLoader(data, batch_size=50, shuffle=shuffle, num_workers=arguments.workers,
                        persistent_workers=arguments.workers > 0)
    next(iter(loader))  # starts the workers
    now = time.process_time if arguments.cpu_time else time.perf_counter
    begin = now()
    count = 0
    out = open(arguments.out, "wb") if arguments.out else None
    for images, _ in loader:
        count += len(images)
        if out:
            out.write(images.numpy().tobytes())
    if out:
        out.close()
    seconds = now() - begin
    print(json.dumps({"images_per_second": count / seconds,
                      "library": f"PyTorch {torch.__version__.split('+')[0]}, torchvision "
                                 f"{torchvision.__version__.split('+')[0]}, Pillow {PIL.__version__}"}))


main()
