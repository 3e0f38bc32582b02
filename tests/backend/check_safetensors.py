#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0
"""Reads a checkpoint with the safetensors package and compares it, bit by bit, with what was written.

    check_safetensors.py numpy|torch FILE EXPECTED

EXPECTED: one JSON object, "tensors" = name → shape and the values' bytes in hexadecimal, "metadata" = what must stand in
the file's. Ends with 77 and says so when a package is missing.
"""
import json
import pathlib
import sys

framework, path, expected = sys.argv[1], sys.argv[2], json.loads(pathlib.Path(sys.argv[3]).read_text())
try:
    import safetensors
    if framework == "torch":
        import torch
        from safetensors.torch import load_file
    else:
        import numpy
        from safetensors.numpy import load_file
except ImportError as error:
    print(f"skipped: {error}")
    sys.exit(77)


def bytes_of(tensor):
    if framework == "numpy":
        assert tensor.dtype == numpy.float32, tensor.dtype
        return tensor.tobytes()
    assert tensor.dtype == torch.float32, tensor.dtype
    return bytes(tensor.contiguous().untyped_storage().tolist() if hasattr(tensor, "untyped_storage")
                 else tensor.contiguous().storage().untyped().tolist())


tensors = load_file(path)
assert sorted(tensors) == sorted(expected["tensors"]), sorted(tensors)
for name, wanted in expected["tensors"].items():
    assert list(tensors[name].shape) == wanted["shape"], name
    assert bytes_of(tensors[name].clone() if framework == "torch" else tensors[name]).hex() == wanted["bytes"], name
metadata = safetensors.safe_open(path, "pt" if framework == "torch" else "numpy").metadata()
for key, value in expected["metadata"].items():
    assert metadata[key] == value, key
print(f"{len(tensors)} tensors are the same in {framework}, safetensors {safetensors.__version__}")
