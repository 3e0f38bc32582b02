# SPDX-License-Identifier: Apache-2.0
"""Keras with Trainyard's callback: keras_fit.py [--epochs N] [--pause SECONDS] [--die-at STEP]"""
import argparse
import os
import signal
import time

os.environ.setdefault("KERAS_BACKEND", "jax")
import keras
import numpy

import trainyard

STEPS = 8  # an epoch

parser = argparse.ArgumentParser()
parser.add_argument("--epochs", type=int, default=3)
parser.add_argument("--pause", type=float, default=0.0)
parser.add_argument("--die-at", type=int, default=0)
arguments = parser.parse_args()
run = trainyard.run
keras.utils.set_random_seed(run.seed or 1)
points = numpy.random.default_rng(1).normal(size=(32 * STEPS, 4)).astype("float32")
labels = (points.sum(axis=1) > 0).astype("int32")
if run.resume_from:
    model = keras.models.load_model(run.resume_from)  # with the optimizer's state
else:
    model = keras.Sequential([keras.Input((4,)), keras.layers.Dense(8, activation="relu"), keras.layers.Dense(2)])
    model.compile("adam", keras.losses.SparseCategoricalCrossentropy(from_logits=True), metrics=["accuracy"])


class Saver(keras.callbacks.Callback):
    """Saves whole epochs; ends the process without a word at one step."""

    step = run.start_step

    def on_train_batch_end(self, batch, logs=None):
        self.step += 1
        time.sleep(arguments.pause)
        if self.step == arguments.die_at and not run.resume_from:
            run.flush()
            os.kill(os.getpid(), signal.SIGKILL)

    def on_epoch_end(self, epoch, logs=None):
        if not self.model.stop_training:
            path = os.path.join(run.directory, "checkpoints", "epoch-%d.keras" % (epoch + 1))
            self.model.save(path)
            run.checkpoint(path, self.step, epoch + 1)


# Keras begins with whole epochs: the one that a stop broke off is begun again, and its steps are counted on.
model.fit(points, labels, batch_size=32, epochs=arguments.epochs, initial_epoch=run.start_step // STEPS,
          validation_data=(points, labels), callbacks=[trainyard.keras_callback(), Saver()], verbose=1)
