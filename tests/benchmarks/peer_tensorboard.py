#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0
"""Reads a folder with TensorBoard's own EventAccumulator, keeping every scalar, and prints the time it takes.

    peer_tensorboard.py FOLDER
"""
import sys
import time

from tensorboard.backend.event_processing import event_accumulator

began, busy = time.perf_counter(), time.process_time()
reader = event_accumulator.EventAccumulator(sys.argv[1], size_guidance={"scalars": 0, "tensors": 0})
reader.Reload()
tags = reader.Tags()
points = sum(len(reader.Scalars(tag)) for tag in tags["scalars"]) + sum(len(reader.Tensors(tag)) for tag in tags["tensors"])
processor = time.process_time() - busy
print(f"EventAccumulator: {points} points in {time.perf_counter() - began:.2f} s, {processor:.2f} s of processor time, "
      f"{points / processor / 1e6:.3f} million points/s of it")
