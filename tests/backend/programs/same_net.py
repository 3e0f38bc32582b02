# SPDX-License-Identifier: Apache-2.0
"""The engine's small CNN in other frameworks, with Trainyard's helper: same_net.py --data FOLDER [--framework NAME] [--epochs N]
FOLDER has the four IDX files. The net, its first weights' distribution, the loss and the optimizer are those of the engine; the
random numbers are each framework's own."""
import argparse
import importlib
import os
import pathlib

import numpy

import trainyard

parser = argparse.ArgumentParser()
parser.add_argument("--data", required=True)
parser.add_argument("--framework", default="torch", help="torch, manner (of Lightning), lightning, pytorch_lightning or keras")
parser.add_argument("--epochs", type=int, default=4)
parser.add_argument("--batch", type=int, default=20)
parser.add_argument("--lr", type=float, default=0.05)
arguments = parser.parse_args()
run = trainyard.run
seed = run.seed or 1


def read(part):
    images = (pathlib.Path(arguments.data) / (part + "-images-idx3-ubyte")).read_bytes()
    labels = (pathlib.Path(arguments.data) / (part + "-labels-idx1-ubyte")).read_bytes()
    size = int.from_bytes(images[8:12], "big")
    pixels = numpy.frombuffer(images, numpy.uint8, offset=16).astype("float32").reshape(-1, size, size, 1)
    return pixels / 255, numpy.frombuffer(labels, numpy.uint8, offset=8).astype("int64")


train, test = read("train"), read("t10k")
mean, deviation = train[0].mean(), train[0].std()  # of the training images, as the engine normalises
train, test = [((images - mean) / deviation, labels) for images, labels in (train, test)]
classes = int(train[1].max()) + 1
WIDTHS = (4, 8)  # a quarter of the usual width


def torch_net(torch):
    def initialised(layer, gain):
        torch.nn.init.normal_(layer.weight, std=(gain / layer.weight[0].numel()) ** 0.5)
        torch.nn.init.zeros_(layer.bias)
        return layer

    layers, channels = [], 1
    for filters in WIDTHS:
        for _ in range(2):
            layers += [initialised(torch.nn.Conv2d(channels, filters, 3, padding=1), 2), torch.nn.ReLU()]
            channels = filters
        layers.append(torch.nn.MaxPool2d(2))
    flat = channels * (train[0].shape[1] // 4) ** 2
    return torch.nn.Sequential(*layers, torch.nn.Flatten(), initialised(torch.nn.Linear(flat, 32), 2), torch.nn.ReLU(),
                               initialised(torch.nn.Linear(32, classes), 1))


def with_torch():
    import torch
    import torch.nn.functional as F

    torch.set_num_threads(1)
    torch.manual_seed(seed)
    parts = [(torch.from_numpy(images.transpose(0, 3, 1, 2).copy()), torch.from_numpy(labels)) for images, labels in (train, test)]
    net = torch_net(torch)
    if arguments.framework in ("lightning", "pytorch_lightning"):
        with_lightning(torch, net, parts)
        return
    optimizer = torch.optim.SGD(net.parameters(), lr=arguments.lr)

    def batches():
        return list(torch.randperm(len(parts[0][0])).split(arguments.batch))

    class Module:
        weights = property(lambda self: net.state_dict(), lambda self, state: net.load_state_dict(state))

        def training_step(self, part, index):
            optimizer.zero_grad()
            loss = F.cross_entropy(net(parts[0][0][part]), parts[0][1][part])
            loss.backward()
            optimizer.step()
            return loss

        def validate(self):
            with torch.no_grad():
                answers = net(parts[1][0])
                return {"val_loss": F.cross_entropy(answers, parts[1][1]),
                        "val_accuracy": (answers.argmax(1) == parts[1][1]).float().mean()}

    module = Module()
    if arguments.framework == "manner":
        import lightning_manner

        folder = os.path.join(run.directory, "checkpoints")
        lightning_manner.Trainer(arguments.epochs, [trainyard.lightning_callback()], folder).fit(module, batches, run.resume_from)
        return
    step = 0
    for epoch in range(1, arguments.epochs + 1):
        for index, part in enumerate(batches()):
            step += 1
            run.log(step, loss=module.training_step(part, index))
        run.log(step, module.validate(), epoch=epoch)


def with_lightning(torch, net, parts):
    lightning = importlib.import_module("lightning.pytorch" if arguments.framework == "lightning" else arguments.framework)

    class Module(lightning.LightningModule):
        def __init__(self):
            super().__init__()
            self.net = net

        def training_step(self, batch, index):
            loss = torch.nn.functional.cross_entropy(self.net(batch[0]), batch[1])
            self.log("train_loss", loss)
            return loss

        def validation_step(self, batch, index):
            answers = self.net(batch[0])
            self.log("val_loss", torch.nn.functional.cross_entropy(answers, batch[1]))
            self.log("val_accuracy", (answers.argmax(1) == batch[1]).float().mean())

        def configure_optimizers(self):
            return torch.optim.SGD(self.parameters(), lr=arguments.lr)

    sets = [torch.utils.data.TensorDataset(*part) for part in parts]
    trainer = lightning.Trainer(max_epochs=arguments.epochs, accelerator="cpu", devices=1, logger=False, enable_progress_bar=False,
                                log_every_n_steps=1, enable_model_summary=False, enable_checkpointing=False,
                                callbacks=[trainyard.lightning_callback()])
    trainer.fit(Module(), torch.utils.data.DataLoader(sets[0], batch_size=arguments.batch, shuffle=True),
                torch.utils.data.DataLoader(sets[1], batch_size=len(sets[1])))


def with_keras():
    os.environ.setdefault("KERAS_BACKEND", "jax")
    import keras

    keras.utils.set_random_seed(seed)

    def scaled(gain):
        return keras.initializers.VarianceScaling(gain, "fan_in", "untruncated_normal")

    layers = [keras.Input(train[0].shape[1:])]
    for filters in WIDTHS:
        layers += [keras.layers.Conv2D(filters, 3, padding="same", activation="relu", kernel_initializer=scaled(2)) for _ in range(2)]
        layers.append(keras.layers.MaxPooling2D())
    layers += [keras.layers.Flatten(), keras.layers.Dense(32, activation="relu", kernel_initializer=scaled(2)),
               keras.layers.Dense(classes, kernel_initializer=scaled(1))]
    net = keras.Sequential(layers)
    net.compile(keras.optimizers.SGD(arguments.lr), keras.losses.SparseCategoricalCrossentropy(from_logits=True), metrics=["accuracy"])
    net.fit(*train, batch_size=arguments.batch, epochs=arguments.epochs, validation_data=test, verbose=0,
            callbacks=[trainyard.keras_callback()])


if arguments.framework == "keras":
    with_keras()
else:
    with_torch()
