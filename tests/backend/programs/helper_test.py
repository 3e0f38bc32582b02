#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0
"""Tests of resources/python/trainyard.py that need no engine: python3 helper_test.py [name …]"""
import importlib.util
import json
import os
import pathlib
import subprocess
import sys
import tempfile
import threading
import time
import types
import unittest

HELPER = pathlib.Path(__file__).resolve().parents[3] / "resources/python/trainyard.py"


def load(**environment):
    """A fresh helper that sees these variables."""
    for name in list(os.environ):
        if name.startswith("TRAINYARD_") or name in ("RANK", "OMPI_COMM_WORLD_RANK"):
            del os.environ[name]
    os.environ.update(environment)
    spec = importlib.util.spec_from_file_location("trainyard", HELPER)
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def lines(folder):
    found = []
    for file in sorted(pathlib.Path(folder).glob("*.jsonl")):
        found += [json.loads(line) for line in file.read_text().splitlines()]
    return found


class HelperTest(unittest.TestCase):
    def setUp(self):
        self.folder = tempfile.TemporaryDirectory()
        self.inbox = os.path.join(self.folder.name, "inbox")
        os.mkdir(self.inbox)

    def tearDown(self):
        self.folder.cleanup()

    def launched(self, **more):
        return load(TRAINYARD_INBOX=self.inbox, TRAINYARD_RUN=self.folder.name, **more)

    def test_lines_are_events(self):
        helper = self.launched()
        helper.run.log(1, loss=0.5, val_accuracy=float("nan"), other=3)
        helper.run.log(2, {"a/b": float("inf")}, epoch=0.5, samples=64)
        helper.run.progress(2, 10)
        helper.run.message("hello \u00e4")
        helper.run.flush()
        found = lines(self.inbox)
        self.assertEqual(found[0]["values"], {"train/loss": 0.5, "val/top1": "NaN", "other": 3})
        self.assertEqual(found[1]["values"], {"a/b": "Infinity"})
        self.assertEqual((found[1]["epoch"], found[1]["samples"]), (0.5, 64))
        self.assertEqual([line["type"] for line in found], ["metrics", "metrics", "progress", "message"])

    def test_values_of_other_libraries(self):
        class Tensor:
            def detach(self):
                return self

            def item(self):
                return 0.25

        helper = self.launched()
        helper.run.log(1, loss=Tensor(), word="text", nothing=None)
        helper.run.flush()
        self.assertEqual(lines(self.inbox)[0]["values"], {"train/loss": 0.25})

    def test_histogram_of_a_list(self):
        helper = self.launched()
        helper.run.histogram("net/conv1/weight", [0.0, 1.0, 1.4, -1.5, 3.0, float("nan")], step=7)
        helper.run.flush()
        one = lines(self.inbox)[0]
        self.assertEqual((one["type"], one["step"], one["kind"]), ("histogram", 7, "weights"))
        self.assertEqual((one["layer"], one["tensor"], one["place"]), ("net/conv1", "weight", 0))
        self.assertEqual((one["min"], one["max"], one["non_finite"]), (-1.5, 3.0, 1))
        self.assertAlmostEqual(one["mean"], 3.9 / 5)
        # Two bins an octave from 2^-40 on: 1.0 is in bin 81, 1.5 in bin 82, 3.0 in bin 84.
        self.assertEqual(one["first"], -82)
        counts = {one["first"] + place: count for place, count in enumerate(one["counts"]) if count}
        self.assertEqual(counts, {-82: 1, 0: 1, 81: 2, 84: 1})

    def test_histogram_of_buckets_keeps_every_value(self):
        helper = self.launched()
        helper.run.histogram("grad/fc", ([-3.0, -1.0, 0.0, 0.0, 5.0], [10, 7, 4, 1001]), step=1)
        helper.run.flush()
        one = lines(self.inbox)[0]
        self.assertEqual((one["kind"], one["min"], one["max"]), ("gradients", -3.0, 5.0))
        self.assertEqual(sum(one["counts"]), 1022)
        counts = {one["first"] + place: count for place, count in enumerate(one["counts"]) if count}
        self.assertEqual(counts[0], 4)
        self.assertEqual(sum(count for number, count in counts.items() if number < 0), 17)
        self.assertAlmostEqual(counts[85] / 1001, 1 / 5, 2)  # bin 85: from 4 to 5, where the last bucket ends

    def test_histogram_of_arrays_equals_that_of_lists(self):
        try:
            import numpy
        except ImportError:
            self.skipTest("no numpy")
        values = numpy.concatenate([numpy.random.RandomState(1).normal(0, 3, 1000), [0.0, 1e-20, -1e9, numpy.inf]])
        helper = self.launched()
        helper.run.histogram("a/b", values.reshape(4, 251), step=1)
        helper.run.histogram("a/b", [float(value) for value in values], step=1)
        numpy_module = sys.modules.pop("numpy")
        helper.run.histogram("a/b", [float(value) for value in values], step=1)
        sys.modules["numpy"] = numpy_module
        helper.run.flush()
        first, second, third = lines(self.inbox)
        for key in ("first", "counts", "min", "max", "non_finite"):
            self.assertEqual(first[key], second[key])
            self.assertEqual(first[key], third[key])
        self.assertAlmostEqual(first["deviation"] / third["deviation"], 1.0, 6)

    def test_image_is_a_file_of_the_run(self):
        helper = self.launched()
        picture = b"\x89PNG\r\n\x1a\n" + b"x" * 100
        helper.run.image("samples", picture, step=3)
        helper.run.image("a b", picture, step=4)
        helper.run.image("none", b"no image", step=5)
        helper.run.image("none", object(), step=5)
        helper.run.flush()
        found = lines(self.inbox)
        self.assertEqual([line["type"] for line in found], ["image", "image"])
        self.assertEqual(found[0]["file"], "images/samples/3.png")
        self.assertEqual((pathlib.Path(self.folder.name) / found[0]["file"]).read_bytes(), picture)
        self.assertRegex(found[1]["file"], r"^images/a_b-[0-9a-f]{8}/4\.png$")

    def test_image_of_an_array(self):
        try:
            import numpy
        except ImportError:
            self.skipTest("no numpy")
        helper = self.launched()
        for array in (numpy.zeros((5, 7)), numpy.ones((3, 5, 7)) * 0.5, numpy.full((5, 7, 3), 200, numpy.uint8)):
            helper.run.image("i", array, step=1)
            data = (pathlib.Path(self.folder.name) / "images/i/1.png").read_bytes()
            self.assertEqual(data[:8], b"\x89PNG\r\n\x1a\n")
            self.assertEqual(int.from_bytes(data[16:20], "big"), 7)
            self.assertEqual(int.from_bytes(data[20:24], "big"), 5)

    def test_image_without_room(self):
        helper = self.launched()
        (pathlib.Path(self.folder.name) / "images").write_text("a file where the folder belongs")
        helper.run.image("samples", b"\x89PNG\r\n\x1a\n", step=3)
        helper.run.flush()
        self.assertEqual(lines(self.inbox), [])

    def test_nothing_raises(self):
        helper = self.launched()
        helper.run.log("three", loss=1.0)
        helper.run.log(None)
        helper.run.checkpoint("/no/such/file")
        helper.run.log(1, loss=object())
        helper.run.should_stop()
        helper.run.flush()

    def test_parameters_and_requests(self):
        parameters = os.path.join(self.folder.name, "parameters.json")
        with open(parameters, "w") as file:
            json.dump({"lr": 0.1, "name": "x"}, file)
        stop, save = os.path.join(self.folder.name, "stop"), os.path.join(self.folder.name, "save")
        run = self.launched(TRAINYARD_PARAMETERS=parameters, TRAINYARD_STOP=stop, TRAINYARD_SAVE=save,
                            TRAINYARD_START_STEP="40", TRAINYARD_CHECKPOINT="/c.pt", TRAINYARD_SEED="7").run
        self.assertEqual((run.params.lr, run.params["name"], run.params.get("none", 3)), (0.1, "x", 3))
        self.assertEqual((run.start_step, run.resume_from, run.seed), (40, "/c.pt", 7))
        self.assertFalse(run.should_stop() or run.should_checkpoint())
        open(save, "w").close()
        self.assertTrue(run.should_checkpoint())
        self.assertFalse(run.should_checkpoint())  # once a request
        open(stop, "w").close()
        time.sleep(0.15)
        self.assertTrue(run.should_stop() and run.should_stop())

    def test_a_checkpoint_is_preceded_by_its_points(self):
        helper = self.launched()
        file = os.path.join(self.folder.name, "c.pt")
        open(file, "w").close()
        for step in range(1, 101):
            helper.run.log(step, loss=1.0)
        helper.run.checkpoint(file)
        found = lines(self.inbox)  # without waiting for the thread
        self.assertEqual(len(found), 101)
        self.assertEqual((found[-1]["file"], found[-1]["step"]), ("c.pt", 100))

    def test_only_rank_0_logs(self):
        helper = self.launched(RANK="1")
        helper.run.log(1, loss=1.0)
        helper.run.flush()
        self.assertEqual(lines(self.inbox), [])
        helper.run.message("from rank 1")
        helper.run.log(2, loss=1.0)
        helper.run.flush()
        self.assertEqual([line["type"] for line in lines(self.inbox)], ["message"])

    def test_threads_and_forks(self):
        helper = self.launched()
        helper.run.log(0, loss=0.0)
        threads = [threading.Thread(target=lambda t=t: [helper.run.log(t * 1000 + i, loss=float(i)) for i in range(500)])
                   for t in range(4)]
        [thread.start() for thread in threads]
        child = os.fork()
        if child == 0:
            helper.run.log(99999, loss=1.0)
            helper.run.flush()
            os._exit(0)
        os.waitpid(child, 0)
        [thread.join() for thread in threads]
        helper.run.flush()
        found = lines(self.inbox)
        self.assertEqual(sum(line["step"] == 99999 for line in found), 1)
        self.assertEqual(len([line for line in found if line["step"] != 99999]), 2001)
        self.assertEqual(len(list(pathlib.Path(self.inbox).glob("helper-*.jsonl"))), 2)

    def test_a_full_disk_breaks_nothing_and_doubles_nothing(self):
        helper = self.launched()
        real = os.write
        state = {"full": True, "calls": 0}

        def write(file, data):
            state["calls"] += 1
            if state["full"] and state["calls"] % 2:
                return real(file, data[: max(1, len(data) // 3)])  # a part of it, and then nothing more
            if state["full"]:
                raise OSError(28, "No space left on device")
            return real(file, data)

        helper.os = type("os", (), dict(vars(os), write=staticmethod(write)))
        begun = time.monotonic()
        for step in range(1, 501):
            helper.run.log(step, loss=1.0)
            if step % 50 == 0:
                helper.run._place.write()
        self.assertLess(time.monotonic() - begun, 30)
        state["full"] = False
        helper.run.flush()
        self.assertEqual([line["step"] for line in lines(self.inbox)], list(range(1, 501)))

    def test_a_run_directory_of_its_own(self):
        home = os.path.join(self.folder.name, "home")
        script = ("import sys; sys.path.insert(0, %r); import trainyard\n"
                  "run = trainyard.init('by hand', {'lr': 0.1})\n"
                  "for step in range(1, 6): run.log(step, loss=1.0 / step)\n"
                  "if len(sys.argv) > 1: raise SystemError('broken')\n") % str(HELPER.parent)
        environment = {key: value for key, value in os.environ.items() if not key.startswith("TRAINYARD_")}
        environment["TRAINYARD_HOME"] = home
        subprocess.run([sys.executable, "-c", script], env=environment, check=True)
        subprocess.run([sys.executable, "-c", script, "fail"], env=environment, stderr=subprocess.DEVNULL)
        codes = []
        for root in sorted(pathlib.Path(home, "runs").iterdir()):
            spec = json.loads((root / "spec.json").read_text())
            self.assertEqual((spec["name"], spec["id"], spec["program"]["parameters"]),
                             ("by hand", root.name, {"lr": 0.1}))
            events = [json.loads(line) for line in
                      (root / "attempts/0001/events/rank-0000.jsonl").read_text().splitlines()]
            self.assertEqual([event["n"] for event in events], list(range(1, 8)))
            self.assertEqual(events[1]["values"], {"train/loss": 1.0})
            result = json.loads((root / "result.json").read_text())
            codes.append((result["code"], result["message"]))
            self.assertEqual(result["metrics"], {"train/loss": 0.2})
            self.assertEqual(os.stat(root).st_mode & 0o077, 0)
        self.assertEqual(sorted(codes), [(0, ""), (25, "SystemError: broken")])

    def test_switched_off(self):
        helper = load(TRAINYARD_DISABLED="1", TRAINYARD_HOME=self.folder.name)
        helper.run.log(1, loss=1.0)
        helper.run.flush()
        self.assertFalse(os.path.exists(os.path.join(self.folder.name, "runs")))

    def test_keras_by_duck_typing(self):
        stop, save = os.path.join(self.folder.name, "stop"), os.path.join(self.folder.name, "save")
        helper = self.launched(TRAINYARD_STOP=stop, TRAINYARD_SAVE=save, TRAINYARD_START_STEP="8")

        class Model:
            stop_training = False
            full = False

            def save(self, path):
                if self.full:
                    raise OSError("no space left")
                pathlib.Path(path).write_text("weights")

        keras, callbacks = types.ModuleType("keras"), types.ModuleType("keras.callbacks")
        callbacks.Callback = type("Callback", (), {})
        keras.callbacks = callbacks
        sys.modules["keras"] = keras
        self.addCleanup(sys.modules.pop, "keras")
        callback = helper.keras_callback()
        callback.model, callback.params = Model(), {"epochs": 3, "steps": 4}
        callback.on_train_begin()
        callback.on_epoch_begin(2)  # as with initial_epoch
        callback.on_train_batch_end(0, {"loss": 0.5, "accuracy": 0.25})
        open(save, "w").close()
        callback.on_train_batch_end(1, {"loss": 0.4})
        callback.model.full = True
        os.utime(save, ns=(1, 1))
        callback.on_train_batch_end(2, {"loss": 0.3})
        callback.model.full = False
        open(stop, "w").close()
        time.sleep(0.15)
        callback.on_train_batch_end(3, {"loss": 0.2})
        self.assertTrue(callback.model.stop_training)
        callback.on_epoch_end(2, {"loss": 0.2, "val_loss": 0.1})
        callback.on_train_end()
        helper.run.flush()
        found = lines(self.inbox)
        self.assertEqual([(line["file"], line["step"], line["epoch"]) for line in found if line["type"] == "checkpoint"],
                         [("checkpoints/step-10.keras", 10, 2.5), ("checkpoints/step-12.keras", 12, 3.0)])
        self.assertEqual(sorted(os.listdir(os.path.join(self.folder.name, "checkpoints"))), ["step-10.keras", "step-12.keras"])
        self.assertEqual([(line["step"], line["epoch"], line["values"]) for line in found if line["type"] == "metrics"],
                         [(9, 2.25, {"train/loss": 0.5, "train/top1": 0.25}), (10, 2.5, {"train/loss": 0.4}),
                          (11, 2.75, {"train/loss": 0.3}), (12, 3.0, {"train/loss": 0.2}), (12, 3.0, {"val/loss": 0.1})])
        self.assertIn("no space left", [line["text"] for line in found if line["type"] == "message"][0])
        self.assertEqual({line["total_steps"] for line in found if line["type"] == "progress"}, {12})
        helper.run.checkpoint(os.path.join(self.folder.name, "mine"), 12)  # the script's own, of the same step
        callback.on_train_end()
        helper.run.flush()
        self.assertEqual(len([line for line in lines(self.inbox) if line["type"] == "checkpoint"]), 3)

    def test_lightning_and_transformers_by_duck_typing(self):
        stop = os.path.join(self.folder.name, "stop")
        helper = self.launched(TRAINYARD_STOP=stop)

        class Thing:
            pass

        trainer = Thing()
        trainer.global_step, trainer.current_epoch, trainer.should_stop = 3, 1, False
        trainer.logged_metrics, trainer.callback_metrics, trainer.checkpoint_callback = {"train_loss": 0.5}, {"val_loss": 0.4}, None
        callback = helper.lightning_callback()
        callback.on_train_batch_end(trainer, None, {"loss": 0.5}, None, 0)
        callback.on_validation_end(trainer, None)
        open(stop, "w").close()
        time.sleep(0.15)
        callback.on_train_batch_end(trainer, None, {"loss": 0.5}, None, 1)
        self.assertTrue(trainer.should_stop)
        state, control, args = Thing(), Thing(), Thing()
        state.global_step, state.epoch, state.max_steps = 7, 0.5, 100
        args.output_dir, args.num_train_epochs = self.folder.name, 3
        control.should_save = control.should_training_stop = False
        os.mkdir(os.path.join(self.folder.name, "checkpoint-7"))
        hook = helper.transformers_callback()
        hook.on_log(args, state, control, logs={"loss": 0.3, "learning_rate": 0.1, "epoch": 0.5})
        hook.on_step_end(args, state, control)
        hook.on_save(args, state, control)
        hook.on_train_begin(args, state, control)
        self.assertTrue(control.should_save and control.should_training_stop)
        helper.run.flush()
        found = lines(self.inbox)
        self.assertEqual([line["values"] for line in found if line["type"] == "metrics"],
                         [{"train/loss": 0.5}, {"val/loss": 0.4}, {"train/loss": 0.5}, {"train/loss": 0.3, "train/learning_rate": 0.1}])
        self.assertEqual(found[-1]["type"], "checkpoint")

    def test_lightning_announces_the_step_of_the_file(self):
        helper = self.launched()

        class Thing:
            pass

        class Tensor(float):
            def detach(self):
                return float(self)

        trainer, saver = Thing(), Thing()
        trainer.checkpoint_callback, trainer.should_stop = saver, False
        trainer.global_step, trainer.current_epoch, trainer.num_training_batches, trainer.max_epochs = 8, 0, 8, 3
        trainer.logged_metrics = trainer.callback_metrics = {}
        saver.last_model_path = os.path.join(self.folder.name, "last.ckpt")
        callback = helper.lightning_callback()
        for epoch in range(2):  # the same path each time, as with save_last
            trainer.global_step, trainer.current_epoch = 8 * epoch + 8, epoch
            callback.on_save_checkpoint(trainer, None, {"global_step": trainer.global_step})
            open(saver.last_model_path, "w").close()
            trainer.logged_metrics = {"train_loss_step": Tensor(0.5 - epoch / 8), "val_loss": Tensor(0.4), "acc": Tensor(1.0)}
            trainer.global_step += 1
            callback.on_train_batch_end(trainer, None, None, None, 0)
            callback.on_train_batch_end(trainer, None, None, None, 1)  # nothing new: what was logged stays visible
        helper.run.flush()
        found = lines(self.inbox)
        self.assertEqual([line["step"] for line in found if line["type"] == "checkpoint"], [8, 16])
        self.assertEqual([line["values"] for line in found if line["type"] == "metrics"],
                         [{"train/loss": 0.5, "train/top1": 1.0}, {"train/loss": 0.375, "train/top1": 1.0}])
        progress = [line for line in found if line["type"] == "progress"][-1]
        self.assertEqual((progress["total_steps"], progress["epochs"], progress["epoch"]), (24, 3, 1.25))


class Attributes:
    def __init__(self, **values):
        self.__dict__.update(values)


class AimTest(unittest.TestCase):
    """trainyard_aim.py, with what Aim's package gives."""

    @staticmethod
    def metric(name, context, points):
        steps, values, times = zip(*points)
        return Attributes(name=name, context=Attributes(to_dict=lambda: context),
                          data=Attributes(items_list=lambda: (list(steps), [list(values), [0] * len(steps), list(times)])))

    def run_with(self, points, **more):
        values = dict(hash="5f0c", name="../first", experiment="a/b", description="tried <b>it</b>", tags=["good one"],
                      creation_time=1.7e9, end_time=None,
                      meta_run_attrs_tree=Attributes(collect=lambda: {"hparams": {"lr": 0.1, "sizes": [1, 2]}, "__system_params": {"x": 1}}),
                      metrics=lambda: [self.metric("loss", {"subset": "train"}, points), self.metric("../../loss", {"fold": 2}, points[:1])])
        values.update(more)
        return Attributes(**values)

    def test_a_run_is_one_of_mlflow_and_grows(self):
        sys.path.insert(0, str(HELPER.parent))
        self.addCleanup(sys.path.remove, str(HELPER.parent))
        import trainyard_aim

        with tempfile.TemporaryDirectory() as folder:
            points = [(0, 0.5, 1.7e9), (1, float("nan"), 1.7e9 + 0.5)]
            trainyard_aim.write_run(self.run_with(points), folder)
            here = pathlib.Path(folder) / "a_b" / "5f0c"
            files = sorted(str(file.relative_to(folder)) for file in pathlib.Path(folder).rglob("*") if file.is_file())
            self.assertEqual(files, ["a_b/5f0c/meta.yaml", "a_b/5f0c/metrics/fold_2/loss", "a_b/5f0c/metrics/train/loss",
                                     "a_b/5f0c/params/hparams/lr", "a_b/5f0c/params/hparams/sizes", "a_b/5f0c/tags/good one",
                                     "a_b/5f0c/tags/mlflow.note.content", "a_b/5f0c/tags/mlflow.runName", "a_b/meta.yaml"])
            log = here / "metrics/train/loss"
            self.assertEqual(log.read_text(), "1700000000000 0.5 0\n1700000000500 NaN 1\n")
            self.assertEqual((here / "params/hparams/lr").read_text(), "0.1")
            self.assertIn("status: 1\n", (here / "meta.yaml").read_text())
            inode = log.stat().st_ino
            trainyard_aim.write_run(self.run_with(points + [(2, 0.25, 1.7e9 + 1)], end_time=1.7e9 + 2), folder)
            self.assertEqual((log.read_text().count("\n"), log.stat().st_ino), (3, inode))  # appended
            self.assertIn("end_time: 1700000002000\n", (here / "meta.yaml").read_text())
            self.assertIn("status: 3\n", (here / "meta.yaml").read_text())


if __name__ == "__main__":
    unittest.main()
