#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0
"""Reads exported networks with other programs and compares their logits with the engine's.

    check_exports.py FOLDER     the folder holds NAME.onnx, NAME.json, NAME.weights.h5 and NAME.expected.json

Ends with 77 and says so when a package is missing: onnx and onnxruntime for ONNX, keras 3 (with JAX or PyTorch) for Keras.
"""
import importlib.util
import json
import os
import pathlib
import sys

os.environ.setdefault("KERAS_BACKEND", "jax" if importlib.util.find_spec("jax") else "torch")
try:
    import keras
    import numpy as np
    import onnx
    import onnxruntime
except ImportError as error:
    print(f"skipped: {error}")
    sys.exit(77)

folder = pathlib.Path(sys.argv[1])
checked = 0
for path in sorted(folder.glob("*.expected.json")):
    name = path.name.removesuffix(".expected.json")
    expected = json.loads(path.read_text())
    height, width, channels = expected["image"]
    pixels = np.array(expected["pixels"], dtype=np.float32).reshape(-1, height, width, channels)
    logits = np.array(expected["logits"], dtype=np.float64).reshape(len(pixels), -1)
    scale = max(1.0, abs(logits).max())  # deep nets with random weights give large ones

    onnx.checker.check_model(onnx.load(folder / f"{name}.onnx"), full_check=True)
    options = onnxruntime.SessionOptions()  # its optimiser folds norms into weights, at the price of digits
    options.graph_optimization_level = onnxruntime.GraphOptimizationLevel.ORT_DISABLE_ALL
    session = onnxruntime.InferenceSession(str(folder / f"{name}.onnx"), options, providers=["CPUExecutionProvider"])
    found = session.run(None, {"image": pixels.transpose(0, 3, 1, 2)})[0]
    worst = abs(found - logits).max() / scale
    print(name, "ONNX", worst)
    assert found.shape == logits.shape and worst < 1e-4, f"{name}: ONNX logits differ by {worst}"

    model = keras.models.model_from_json((folder / f"{name}.json").read_text())
    model.load_weights(folder / f"{name}.weights.h5")
    found = model.predict(pixels, verbose=0)
    worst = abs(found - logits).max() / scale
    print(name, "Keras", worst)
    assert found.shape == logits.shape and worst < 1e-4, f"{name}: Keras logits differ by {worst}"
    checked += 1
assert checked > 0
