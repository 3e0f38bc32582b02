# SPDX-License-Identifier: Apache-2.0
"""The engine's small CNN, trained by a PyTorch loop with Trainyard's helper: same_net.py --data FOLDER [--epochs N]
FOLDER has the four IDX files. The net, its first weights' distribution, the loss and the optimizer are those of the engine; the
random numbers are PyTorch's own."""
import argparse
import pathlib

import torch
import torch.nn.functional as F

import trainyard

parser = argparse.ArgumentParser()
parser.add_argument("--data", required=True)
parser.add_argument("--epochs", type=int, default=4)
parser.add_argument("--batch", type=int, default=20)
parser.add_argument("--lr", type=float, default=0.05)
arguments = parser.parse_args()
run = trainyard.run
torch.set_num_threads(1)
torch.manual_seed(run.seed or 1)


def read(part):
    images = (pathlib.Path(arguments.data) / (part + "-images-idx3-ubyte")).read_bytes()
    labels = (pathlib.Path(arguments.data) / (part + "-labels-idx1-ubyte")).read_bytes()
    size = int.from_bytes(images[8:12], "big")
    pixels = torch.frombuffer(bytearray(images[16:]), dtype=torch.uint8).float().reshape(-1, 1, size, size)
    return pixels / 255, torch.frombuffer(bytearray(labels[8:]), dtype=torch.uint8).long()


train, test = read("train"), read("t10k")
mean, deviation = train[0].mean(), train[0].std(unbiased=False)  # of the training images, as the engine normalises
train, test = [((images - mean) / deviation, labels) for images, labels in (train, test)]


def initialised(layer, gain):
    torch.nn.init.normal_(layer.weight, std=(gain / layer.weight[0].numel()) ** 0.5)
    torch.nn.init.zeros_(layer.bias)
    return layer


layers, channels = [], 1
for filters in (4, 8):  # a quarter of the usual width
    for _ in range(2):
        layers += [initialised(torch.nn.Conv2d(channels, filters, 3, padding=1), 2), torch.nn.ReLU()]
        channels = filters
    layers.append(torch.nn.MaxPool2d(2))
flat = channels * (train[0].shape[2] // 4) ** 2
net = torch.nn.Sequential(*layers, torch.nn.Flatten(), initialised(torch.nn.Linear(flat, 32), 2), torch.nn.ReLU(),
                          initialised(torch.nn.Linear(32, int(train[1].max()) + 1), 1))
optimizer = torch.optim.SGD(net.parameters(), lr=arguments.lr)
step = 0
for epoch in range(1, arguments.epochs + 1):
    for part in torch.randperm(len(train[0])).split(arguments.batch):
        optimizer.zero_grad()
        loss = F.cross_entropy(net(train[0][part]), train[1][part])
        loss.backward()
        optimizer.step()
        step += 1
        run.log(step, loss=loss)
    with torch.no_grad():
        answers = net(test[0])
        run.log(step, val_loss=F.cross_entropy(answers, test[1]),
                val_accuracy=(answers.argmax(1) == test[1]).float().mean(), epoch=epoch)
