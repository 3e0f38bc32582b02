# SPDX-License-Identifier: Apache-2.0
"""Keras with Trainyard's callback: keras_fit.py [--epochs N] [--resume FILE]"""
import argparse
import os
import time

os.environ.setdefault("KERAS_BACKEND", "jax")
import keras
import numpy

import trainyard

parser = argparse.ArgumentParser()
parser.add_argument("--epochs", type=int, default=3)
parser.add_argument("--pause", type=float, default=0.0)
parser.add_argument("--folder", default=".")
arguments = parser.parse_args()
run = trainyard.run
keras.utils.set_random_seed(run.seed or 1)
points = numpy.random.default_rng(1).normal(size=(256, 4)).astype("float32")
labels = (points.sum(axis=1) > 0).astype("int32")
model = keras.Sequential([keras.Input((4,)), keras.layers.Dense(8, activation="relu"), keras.layers.Dense(2)])
model.compile("adam", keras.losses.SparseCategoricalCrossentropy(from_logits=True), metrics=["accuracy"])
begin = 0
if run.resume_from:
    model.load_weights(run.resume_from)
    begin = run.start_step // 8


class Saver(keras.callbacks.Callback):
    def on_train_batch_end(self, batch, logs=None):
        time.sleep(arguments.pause)

    def on_epoch_end(self, epoch, logs=None):
        path = os.path.join(run.directory, "checkpoints", "epoch-%d.weights.h5" % (epoch + 1))
        self.model.save_weights(path)
        run.checkpoint(path, (epoch + 1) * 8, epoch + 1)


model.fit(points, labels, batch_size=32, epochs=arguments.epochs, initial_epoch=begin, validation_split=0.0,
          validation_data=(points, labels), callbacks=[trainyard.keras_callback(), Saver()], verbose=1)
