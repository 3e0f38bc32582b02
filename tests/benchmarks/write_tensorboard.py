#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0
"""Writes event files with the package tensorboard itself, for trainyard_import_benchmark --log.

    write_tensorboard.py FOLDER POINTS TAGS
"""
import pathlib
import sys

from tensorboard.compat.proto import event_pb2, summary_pb2
from tensorboard.plugins.scalar import metadata
from tensorboard.summary.writer.event_file_writer import EventFileWriter

folder, points, tags = pathlib.Path(sys.argv[1]), int(sys.argv[2]), int(sys.argv[3])
writer = EventFileWriter(str(folder), max_queue_size=10_000, flush_secs=60)
names = [f"group{tag % 7}/series_{tag}" for tag in range(tags)]
seen = metadata.create_summary_metadata(display_name="", description="")
step = 0
while step * tags < points:
    event = event_pb2.Event(step=step, wall_time=1.7e9 + 0.1 * step)
    for tag, name in enumerate(names):
        value = summary_pb2.Summary.Value(tag=name, simple_value=1.0 / (step + 1) + tag)
        if step == 0:
            value.metadata.CopyFrom(seen)
        one = event_pb2.Event(step=step, wall_time=event.wall_time)
        one.summary.value.append(value)
        writer.add_event(one)
    step += 1
writer.close()
