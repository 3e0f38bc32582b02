#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0
"""A script that has never heard of Trainyard: it writes TensorBoard's event files, a CSV log or JSON lines, and saves
checkpoints. TensorBoard's own writer is used where PyTorch has it; the format is small enough to be written without."""
import argparse
import csv
import json
import os
import struct
import time

parser = argparse.ArgumentParser()
parser.add_argument("--lr", type=float, default=0.1, help="learning rate")
parser.add_argument("--steps", type=int, default=40, help="steps to train")
parser.add_argument("--pause", type=float, default=0.0, help="seconds between steps")
parser.add_argument("--logdir", default="tb", help="folder of TensorBoard's files")
parser.add_argument("--log", choices=["tensorboard", "csv", "jsonl"], default="tensorboard", help="kind of log")
parser.add_argument("--checkpoints", default=".", help="folder of the checkpoints")
parser.add_argument("--resume", default="", help="checkpoint to go on from")
arguments = parser.parse_args()


def crc32c(data):
    crc = 0xFFFFFFFF
    for byte in data:
        crc ^= byte
        for _ in range(8):
            crc = (crc >> 1) ^ (0x82F63B78 if crc & 1 else 0)
    return crc ^ 0xFFFFFFFF


def masked(data):
    crc = crc32c(data)
    return struct.pack("<I", (((crc >> 15) | (crc << 17)) + 0xA282EAD8) & 0xFFFFFFFF)


def varint(value):
    out = b""
    while value > 127:
        out += bytes([value & 127 | 128])
        value >>= 7
    return out + bytes([value])


def field(number, data):
    return varint(number << 3 | 2) + varint(len(data)) + data


class Events:
    """The few messages of TensorBoard's format that scalars need."""

    def __init__(self, folder):
        os.makedirs(folder, exist_ok=True)
        name = "events.out.tfevents.%d.host.%d.0" % (time.time(), os.getpid())
        self.file = open(os.path.join(folder, name), "wb")
        self.record(b"\x09" + struct.pack("<d", time.time()) + field(3, b"brain.Event:2"))

    def record(self, data):
        length = struct.pack("<Q", len(data))
        self.file.write(length + masked(length) + data + masked(data))
        self.file.flush()

    def add_scalar(self, tag, value, step):
        summary = field(1, field(1, tag.encode()) + b"\x15" + struct.pack("<f", value))
        self.record(b"\x09" + struct.pack("<d", time.time()) + b"\x10" + varint(step) + field(5, summary))


def writer(folder):
    if arguments.log == "tensorboard":
        try:
            from torch.utils.tensorboard import SummaryWriter

            return SummaryWriter(folder, flush_secs=1)
        except ImportError:
            return Events(folder)
    return None


weight, first = 0.0, 1
if arguments.resume:
    with open(arguments.resume) as file:
        weight, last = json.load(file)
    first = last + 1
events = writer(arguments.logdir)
if arguments.log != "tensorboard":
    os.makedirs(arguments.logdir, exist_ok=True)
    path = os.path.join(arguments.logdir, "log." + arguments.log)
    new = not os.path.exists(path)
    rows = open(path, "a", buffering=1)
    table = csv.writer(rows, lineterminator="\n")
    if new and arguments.log == "csv":
        table.writerow(["step", "loss", "val_accuracy"])
for step in range(first, arguments.steps + 1):
    loss = (1.0 - weight) ** 2
    weight += arguments.lr * 2 * (1.0 - weight)
    if events:
        events.add_scalar("train/loss", loss, step)
    elif arguments.log == "csv":
        table.writerow([step, loss, weight])
    else:
        rows.write(json.dumps({"step": step, "loss": loss, "val_accuracy": weight}) + "\n")
    if step % 10 == 0:
        path = os.path.join(arguments.checkpoints, "ckpt-%04d.json" % step)
        with open(path + ".new", "w") as file:
            json.dump([weight, step], file)
        os.rename(path + ".new", path)
    time.sleep(arguments.pause)
if events and hasattr(events, "close"):
    events.close()
print("trained to step", arguments.steps)
