# SPDX-License-Identifier: Apache-2.0
"""How the steps of run_all.sh judge what a run has recorded."""
import json
import os
import pathlib
import tempfile
import unittest
import unittest.mock

import cifar_table
import histogram_cost
import look
import several_gpus
import soak

MIB = 1 << 20


def run_of(folder, attempts):
    """A run directory whose attempts recorded these metrics: lists of (step, elapsed, values)."""
    for number, metrics in enumerate(attempts, 1):
        events = folder / f"attempts/{number:04d}/events"
        events.mkdir(parents=True)
        lines = [json.dumps({"type": "metrics", "step": step, "elapsed": elapsed, "values": values}) for step, elapsed, values in metrics]
        lines += ['{"type": "checkpoint"}', '{"type": "histogram"}', '{"cut']
        (events / "rank-0000.jsonl").write_text("\n".join(lines))
        trace = folder / f"attempts/{number:04d}/trace/steps-1-2"
        trace.mkdir(parents=True)
        (trace / "rank-0000.json").write_text("[]")
    return folder


def seconds(memory, rate, loss=lambda at: 1.0, count=400):
    """Metrics of an attempt, one a second."""
    return [(at, float(at), {"cpu/memory": memory(at), "gpu/0/memory": 4000 * MIB, "train/samples_per_second": rate(at), "train/loss": loss(at),
                             "val/loss": 1.0}) for at in range(count)]


class Soak(unittest.TestCase):
    def missed(self, *attempts, codes=None, cuts=({"target": 4, "same": True},)):
        with tempfile.TemporaryDirectory() as name:
            recorded = soak.Recorded(run_of(pathlib.Path(name), attempts))
            return soak.judged(recorded, codes or {number: 3 for number in range(1, len(attempts) + 1)}, list(cuts), soak.SETTLING)[1]

    def test_accepts_a_steady_run(self):
        steady = seconds(lambda at: (500 if at < 30 else 1000) * MIB, lambda at: 100.0 + at % 3) # grows in its first minute only
        self.assertEqual(self.missed(steady, steady), [])

    def test_finds_growing_memory(self):
        found = self.missed(seconds(lambda at: (1000 + 0.1 * at) * MIB, lambda at: 100.0))
        self.assertEqual(len(found), 1)
        self.assertRegex(found[0], r"attempt 1: cpu/memory grew by \d+\.\d MiB")

    def test_judges_no_memory_of_short_attempts(self):
        short = seconds(lambda at: (1000 + 3 * at) * MIB, lambda at: 100.0, count=100)
        self.assertEqual(self.missed(short), ["no attempt is long enough to judge the memory of the engine and of the GPU"])
        self.assertEqual(self.missed(seconds(lambda at: 1000 * MIB, lambda at: 100.0), short), [])

    def test_finds_a_fall_of_speed_over_all_attempts(self):
        first, second = (seconds(lambda at: 1000 * MIB, lambda at: rate) for rate in (100.0, 95.0))
        self.assertEqual(self.missed(first, second), ["throughput fell"])

    def test_finds_losses_that_are_not_finite(self):
        found = self.missed(seconds(lambda at: 1000 * MIB, lambda at: 100.0, lambda at: "NaN" if at == 7 else 1.0))
        self.assertEqual(found, ["train/loss is NaN at step 7"])
        gathered = {"mean": 1.0, "min": 0.5, "max": "Infinity", "count": 9}
        found = self.missed(seconds(lambda at: 1000 * MIB, lambda at: 100.0, lambda at: gathered if at == 7 else 1.0))
        self.assertEqual(found, ["train/loss is Infinity at step 7"])

    def test_finds_wrong_ends_and_cuts(self):
        steady = seconds(lambda at: 1000 * MIB, lambda at: 100.0)
        self.assertEqual(self.missed(steady, codes={1: 17}), ["attempt 1 ended with 17"])
        self.assertEqual(self.missed(steady, codes={1: None}), []) # killed with its machine
        self.assertEqual(self.missed(steady, cuts=[{"target": 8, "why": "2 tensors differ"}]), ["the cut before the end of epoch 8: 2 tensors differ"])
        self.assertEqual(self.missed(steady, cuts=[]), ["nothing was cut and resumed"])

    def test_knows_the_next_regular_checkpoint(self):
        setup = soak.Setup(True) # every 2 epochs of 20 steps
        setup.steps = 20
        self.assertEqual([setup.next_regular(step) for step in (1, 39, 40, 41)], [2, 2, 4, 4])
        self.assertEqual(soak.checkpoint(pathlib.Path("run"), 2), pathlib.Path("run/checkpoints/epoch-0002.safetensors"))


class SeveralGpus(unittest.TestCase):
    def test_counts_the_gpus_that_are_visible(self):
        for visible, count in (("", 0), ("3", 1), ("0,2,5", 3)):
            with unittest.mock.patch.dict(os.environ, {"CUDA_VISIBLE_DEVICES": visible}):
                self.assertEqual(several_gpus.gpus("no engine"), count)
        with unittest.mock.patch.dict(os.environ):
            os.environ.pop("CUDA_VISIBLE_DEVICES", None)
            self.assertEqual(several_gpus.gpus("no engine"), 0)

    def test_judges_losses_and_the_way_of_sums(self):
        lines, wrong = several_gpus.table({
            "losses, gru, fp32, 2 ranks": {"first": 0.0, "apart": 0.001, "steps": 20, "nccl": True},
            "losses, gru, fp32, 16-bit sums, 4 ranks": {"first": 0.0, "apart": 0.03, "steps": 20, "nccl": True},
            "speed, resnet20v2, fp32 sums, 1 ranks": {"images_per_second": 100.0},
            "speed, resnet20v2, fp32 sums, 4 ranks": {"images_per_second": 360.0, "nccl": False},
            "speed, resnet20v2, gem, 4 ranks": {"missing": "it ended with 70"}})
        self.assertEqual(wrong, ["speed, resnet20v2, gem, 4 ranks: it ended with 70", "losses, gru, fp32, 16-bit sums, 4 ranks: losses 3.00 % apart",
                                 "speed, resnet20v2, fp32 sums, 4 ranks: summed in host memory, without NCCL"])
        self.assertIn("| resnet20v2, fp32 sums | 4 | 360 | 90.0 % |", lines)


class HistogramCost(unittest.TestCase):
    def test_compares_activations_with_the_net_that_joins_no_layers(self):
        row = lambda time, interval=0: {"seconds": time, "mean_seconds": time, "steps": 100, "records": 5, "interval": interval}
        lines, missed = histogram_cost.table({"gru": {"none": row(1.0), "no joined layers": row(1.1), "weights": row(1.02), "gradients": row(1.03),
                                                      "activations": row(1.6), "automatic": row(1.122, 5000)}})
        self.assertEqual(lines[2], "| gru | 10.000 ms | +10.00 % | +20.00 ms (+2.0 steps) | +30.00 ms (+3.0 steps) | +500.00 ms (+50.0 steps) | "
                                   "5,000 steps | +2.00 % |")
        self.assertEqual(missed, ["gru: histograms at the automatic interval cost 2.00 %"])


class Look(unittest.TestCase):
    def test_lets_classes_change_places_only_where_they_are_close(self):
        answer = lambda *scores: {"top": sorted(({"class": number, "probability": score} for number, score in enumerate(scores)), key=lambda one: -one["probability"])}
        self.assertAlmostEqual(look.apart_in_class(answer(0.51, 0.49), answer(0.495, 0.505), 0.02), 0.015)
        self.assertEqual(look.apart_in_class(answer(0.6, 0.4), answer(0.4, 0.6), 0.02), float("inf"))

    def test_compares_layers_and_maps_relative_to_their_values(self):
        layer = lambda largest: [{"layer": "a", "above_zero": 0.5, "least": 0.0, "largest": largest}]
        self.assertAlmostEqual(look.apart_in_layers(layer(101.0), layer(100.0)), 0.01)
        self.assertEqual(look.apart_in_layers(layer(1.0), []), float("inf"))
        heat = lambda value: {"layer": "a", "height": 1, "width": 2, "class": 3, "values": [0.0, value]}
        self.assertAlmostEqual(look.apart_in_maps(heat(19.0), heat(20.0)), 0.05)


class CifarTable(unittest.TestCase):
    def test_compares_what_there_is(self):
        epochs = [{"top1": 0.7, "seconds": 2.0}, {"top1": 0.86, "seconds": 1.0}]
        self.assertEqual(cifar_table.seconds_to(epochs, 0.85), 3.0)
        self.assertIsNone(cifar_table.seconds_to(epochs, 0.90))
        self.assertEqual(cifar_table.table({}, {}), [])
        lines = cifar_table.table({}, {"epochs": epochs, "library": "PyTorch 2", "device": "GPU"})
        self.assertIn("| accuracy on the test images after epoch 2 | – | 86.00 % |", lines)
        self.assertIn("| seconds of training to 85 % | – | 3.0 |", lines)
        self.assertEqual(lines[-1], "PyTorch 2; GPU")


if __name__ == "__main__":
    unittest.main()
