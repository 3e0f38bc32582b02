# SPDX-License-Identifier: Apache-2.0
"""A module and a trainer in the manner of PyTorch Lightning, with Trainyard's callback:
lightning_fit.py [--epochs N] [--pause S] [--die-at STEP] [--framework lightning|pytorch_lightning|none]
Without Lightning, a trainer with the same hooks and attributes fits the same line."""
import argparse
import importlib
import os
import signal
import time

import lightning_manner as manner
import trainyard

BATCHES = 8

parser = argparse.ArgumentParser()
parser.add_argument("--epochs", type=int, default=3)
parser.add_argument("--pause", type=float, default=0.0)
parser.add_argument("--die-at", type=int, default=0)
parser.add_argument("--framework", default="none")
arguments = parser.parse_args()
run = trainyard.run
folder = os.path.join(run.directory, "checkpoints")


class Breaks:
    """Waits after each step, and ends the process without a word at one of them."""

    def on_train_batch_end(self, trainer, module, outputs, batch, batch_idx, *rest):
        time.sleep(arguments.pause)
        if trainer.global_step == arguments.die_at and not run.resume_from:
            run.flush()
            os.kill(os.getpid(), signal.SIGKILL)


def real():
    lightning = importlib.import_module("lightning.pytorch" if arguments.framework == "lightning" else arguments.framework)
    import torch

    class Line(lightning.LightningModule):
        def __init__(self):
            super().__init__()
            self.layer = torch.nn.Linear(1, 1)

        def error(self, batch):
            return torch.nn.functional.mse_loss(self.layer(batch[0]), batch[1])

        def training_step(self, batch, index):
            loss = self.error(batch)
            self.log("train_loss", loss, on_step=True, on_epoch=True)
            self.log("seen", float(index), on_step=False, on_epoch=True)
            return loss

        def validation_step(self, batch, index):
            self.log("val_loss", self.error(batch))

        def configure_optimizers(self):
            return torch.optim.SGD(self.parameters(), lr=0.1)

    class BreaksHere(Breaks, lightning.Callback):
        pass

    lightning.seed_everything(run.seed or 1)
    inputs = torch.linspace(-1, 1, 4 * BATCHES).unsqueeze(1)
    data = torch.utils.data.DataLoader(torch.utils.data.TensorDataset(inputs, 2 * inputs + 1), batch_size=4)
    saver = lightning.callbacks.ModelCheckpoint(dirpath=folder, save_last=True)
    trainer = lightning.Trainer(max_epochs=arguments.epochs, accelerator="cpu", devices=1, logger=False, log_every_n_steps=1,
                                enable_progress_bar=False, enable_model_summary=False,
                                callbacks=[trainyard.lightning_callback(), BreaksHere(), saver])
    trainer.fit(Line(), data, data, ckpt_path=run.resume_from or None)


class Line:
    """The same line, by hand."""

    def __init__(self):
        self.weights = [0.0, 0.0]

    def training_step(self, points, index):
        errors = [self.weights[0] * x + self.weights[1] - 2 * x - 1 for x in points]
        self.weights[0] -= 0.05 * sum(e * x for e, x in zip(errors, points))
        self.weights[1] -= 0.05 * sum(errors)
        self.loss = sum(e * e for e in errors) / len(errors)
        return self.loss

    def validate(self):
        return {"val_loss": self.loss}


if arguments.framework == "none":
    points = [i / 15.5 - 1 for i in range(4 * BATCHES)]
    batches = [points[4 * batch:4 * batch + 4] for batch in range(BATCHES)]
    manner.Trainer(arguments.epochs, [trainyard.lightning_callback(), Breaks()], folder).fit(Line(), lambda: batches, run.resume_from)
else:
    real()
