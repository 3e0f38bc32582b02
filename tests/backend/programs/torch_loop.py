# SPDX-License-Identifier: Apache-2.0
"""A training loop as people write it, with Trainyard's helper: torch_loop.py [--lr RATE] [--steps N] [--pause S] [--die S]
Without PyTorch it fits the same line by hand, so that tests of the launcher need no framework."""
import argparse
import json
import os
import signal
import sys
import time

import trainyard

parser = argparse.ArgumentParser()
parser.add_argument("--lr", type=float, default=0.1)
parser.add_argument("--steps", type=int, default=50)
parser.add_argument("--pause", type=float, default=0.0)
parser.add_argument("--every", type=int, default=10, help="steps between checkpoints")
parser.add_argument("--die-at", type=int, default=0)
parser.add_argument("--die-by", default="exception")
parser.add_argument("--framework", choices=["torch", "none"], default="none")
arguments = parser.parse_args()
run = trainyard.run

if arguments.framework == "torch":
    import torch

    torch.manual_seed(run.seed or 1)
    model = torch.nn.Linear(1, 1)
    optimizer = torch.optim.SGD(model.parameters(), lr=arguments.lr)
    inputs = torch.linspace(-1, 1, 32).unsqueeze(1)
    if run.resume_from:
        model.load_state_dict(torch.load(run.resume_from))

    def train():
        optimizer.zero_grad()
        loss = torch.nn.functional.mse_loss(model(inputs), 2 * inputs + 1)
        loss.backward()
        optimizer.step()
        return loss

    def save(path):
        torch.save(model.state_dict(), path)
else:
    weights = [0.0, 0.0]
    if run.resume_from:
        weights = json.load(open(run.resume_from))

    def train():
        inputs = [i / 15.5 - 1 for i in range(32)]
        errors = [weights[0] * x + weights[1] - 2 * x - 1 for x in inputs]
        weights[0] -= arguments.lr * sum(2 * e * x for e, x in zip(errors, inputs)) / 32
        weights[1] -= arguments.lr * sum(2 * e for e in errors) / 32
        return sum(e * e for e in errors) / 32

    def save(path):
        json.dump(weights, open(path, "w"))

print("training from step", run.start_step)
for step in range(run.start_step + 1, arguments.steps + 1):
    loss = train()
    run.log(step, loss=loss, learning_rate=arguments.lr)
    run.progress(step, arguments.steps)
    if step % arguments.every == 0 or run.should_checkpoint() or run.should_stop():
        path = os.path.join(run.directory, "checkpoints", "step-%d" % step)
        save(path + ".new")
        os.rename(path + ".new", path)
        run.checkpoint(path, step)
    if run.should_stop():
        print("stopping after step", step)
        break
    if step == arguments.die_at and not run.resume_from:
        if arguments.die_by == "exception":
            raise RuntimeError("the loss is a <b>banana</b>")
        run.flush()
        os.kill(os.getpid(), getattr(signal, arguments.die_by))
    time.sleep(arguments.pause)
