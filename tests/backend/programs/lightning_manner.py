# SPDX-License-Identifier: Apache-2.0
"""A trainer in the manner of PyTorch Lightning, for where that is not installed: what a callback needs of Lightning's own, hooks in
its order, the attributes, values that stay once logged."""
import os
import pickle


class Saver:
    last_model_path = ""
    best_model_path = ""


class Trainer:
    def __init__(self, epochs, callbacks, folder):
        self.callbacks, self.folder = callbacks, folder
        self.global_step = self.current_epoch = 0
        self.max_epochs, self.num_training_batches = epochs, 0
        self.should_stop = self.sanity_checking = False
        self.logged_metrics, self.callback_metrics = {}, {}
        self.checkpoint_callback = Saver()

    def call(self, hook, *values):
        for callback in self.callbacks:
            getattr(callback, hook, lambda *ignored: None)(self, None, *values)

    def save_checkpoint(self, path):
        checkpoint = {"global_step": self.global_step, "epoch": self.current_epoch, "weights": self.module.weights}
        self.call("on_save_checkpoint", checkpoint)
        with open(path + ".new", "wb") as file:
            pickle.dump(checkpoint, file)
        os.rename(path + ".new", path)

    def fit(self, module, batches, resume):
        """Of `module`: training_step(batch, index), which also updates; validate(), values by name; weights. batches(): an epoch."""
        self.module = module
        self.num_training_batches = len(batches())
        if resume:
            with open(resume, "rb") as file:
                checkpoint = pickle.load(file)
            self.global_step, module.weights = checkpoint["global_step"], checkpoint["weights"]
            self.current_epoch = self.global_step // self.num_training_batches
        while self.current_epoch < self.max_epochs and not self.should_stop:
            begin = self.global_step % self.num_training_batches
            for index, batch in enumerate(batches()[begin:], begin):
                loss = module.training_step(batch, index)
                self.global_step += 1
                self.logged_metrics["train_loss_step"] = loss
                self.callback_metrics.update(train_loss=loss, train_loss_step=loss)
                self.call("on_train_batch_end", {"loss": loss}, batch, index)
                if self.should_stop:
                    break
            else:
                values = module.validate()
                self.logged_metrics.update(values)
                self.callback_metrics.update(values)
                self.call("on_validation_end")
                self.call("on_train_epoch_end")
                self.checkpoint_callback.last_model_path = os.path.join(self.folder, "last.ckpt")
                self.save_checkpoint(self.checkpoint_callback.last_model_path)
                self.current_epoch += 1
        self.call("on_train_end")
