# SPDX-License-Identifier: Apache-2.0
"""A module and a trainer in the manner of PyTorch Lightning, with Trainyard's callback:
lightning_fit.py [--epochs N] [--pause S] [--die-at STEP] [--framework lightning|pytorch_lightning|none]
Without Lightning, a trainer with the same hooks and attributes fits the same line."""
import argparse
import importlib
import json
import os
import signal
import time

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


class Saver:
    last_model_path = ""
    best_model_path = ""


class Trainer:
    """What the callback needs of Lightning's trainer: hooks in its order, the attributes, values that stay once logged."""

    def __init__(self, epochs, callbacks):
        self.callbacks = callbacks
        self.global_step = self.current_epoch = 0
        self.max_epochs, self.num_training_batches = epochs, BATCHES
        self.should_stop = self.sanity_checking = False
        self.logged_metrics, self.callback_metrics = {}, {}
        self.checkpoint_callback = Saver()
        self.weights = [0.0, 0.0]

    def call(self, hook, *values):
        for callback in self.callbacks:
            getattr(callback, hook, lambda *ignored: None)(self, None, *values)

    def save_checkpoint(self, path):
        checkpoint = {"global_step": self.global_step, "epoch": self.current_epoch, "weights": self.weights}
        self.call("on_save_checkpoint", checkpoint)
        with open(path + ".new", "w", encoding="utf-8") as file:
            json.dump(checkpoint, file)
        os.rename(path + ".new", path)

    def fit(self, resume):
        if resume:
            with open(resume, encoding="utf-8") as file:
                checkpoint = json.load(file)
            self.global_step, self.weights = checkpoint["global_step"], checkpoint["weights"]
            self.current_epoch = self.global_step // BATCHES
        points = [i / 15.5 - 1 for i in range(4 * BATCHES)]
        while self.current_epoch < self.max_epochs and not self.should_stop:
            for batch in range(self.global_step % BATCHES, BATCHES):
                part = points[batch * 4:batch * 4 + 4]
                errors = [self.weights[0] * x + self.weights[1] - 2 * x - 1 for x in part]
                self.weights[0] -= 0.05 * sum(e * x for e, x in zip(errors, part))
                self.weights[1] -= 0.05 * sum(errors)
                loss = sum(e * e for e in errors) / len(errors)
                self.global_step += 1
                self.logged_metrics["train_loss_step"] = loss
                self.callback_metrics.update(train_loss=loss, train_loss_step=loss)
                self.call("on_train_batch_end", {"loss": loss}, part, batch)
                if self.should_stop:
                    break
            else:
                self.logged_metrics["val_loss"] = self.callback_metrics["val_loss"] = loss
                self.call("on_validation_end")
                self.call("on_train_epoch_end")
                self.checkpoint_callback.last_model_path = os.path.join(folder, "last.ckpt")
                self.save_checkpoint(self.checkpoint_callback.last_model_path)
                self.current_epoch += 1
        self.call("on_train_end")


if arguments.framework == "none":
    Trainer(arguments.epochs, [trainyard.lightning_callback(), Breaks()]).fit(run.resume_from)
else:
    real()
