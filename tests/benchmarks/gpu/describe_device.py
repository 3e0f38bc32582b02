#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0
"""Writes cuDNN's JSON description of GPU 0, with which machines without a GPU can request plans.

    describe_device.py FILE [--from JSON]

--from reads a description instead of querying a GPU: cuDNN parses and prints it again, so the script can be tried anywhere.
Needs only libcudnn.so.9 on the library path. Exits with 77 if it is missing.
"""
import argparse
import ctypes
import json
import pathlib
import sys

DEVICEPROP_DESCRIPTOR, TYPE_INT32, TYPE_CHAR = 38, 23, 24  # cudnn_graph.h of cuDNN 9
DEVICE_ID, JSON_REPRESENTATION = 2700, 2702


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("file", type=pathlib.Path)
    parser.add_argument("--from", dest="source", type=pathlib.Path)
    arguments = parser.parse_args()
    try:
        cudnn = ctypes.CDLL("libcudnn.so.9")
    except OSError as error:
        print(f"skipped: {error}")
        return 77
    cudnn.cudnnGetErrorString.restype = ctypes.c_char_p
    cudnn.cudnnGetVersion.restype = ctypes.c_size_t

    def check(status, what):
        if status != 0:
            sys.exit(f"cuDNN cannot {what}: {cudnn.cudnnGetErrorString(status).decode()} ({status})")

    descriptor = ctypes.c_void_p()
    check(cudnn.cudnnBackendCreateDescriptor(DEVICEPROP_DESCRIPTOR, ctypes.byref(descriptor)), "make a description")
    if arguments.source:
        text = arguments.source.read_bytes()
        check(cudnn.cudnnBackendSetAttribute(descriptor, JSON_REPRESENTATION, TYPE_CHAR, ctypes.c_int64(len(text)), text), "read the description")
    else:
        device = ctypes.c_int32(0)
        check(cudnn.cudnnBackendSetAttribute(descriptor, DEVICE_ID, TYPE_INT32, ctypes.c_int64(1), ctypes.byref(device)), "take GPU 0")
    check(cudnn.cudnnBackendFinalize(descriptor), "describe the device")
    count = ctypes.c_int64(0)
    check(cudnn.cudnnBackendGetAttribute(descriptor, JSON_REPRESENTATION, TYPE_CHAR, ctypes.c_int64(0), ctypes.byref(count), None), "measure the description")
    buffer = ctypes.create_string_buffer(count.value + 1)
    check(cudnn.cudnnBackendGetAttribute(descriptor, JSON_REPRESENTATION, TYPE_CHAR, count, ctypes.byref(count), buffer), "say the description")
    description = json.loads(buffer.value.decode())
    arguments.file.write_text(json.dumps(description, indent=1) + "\n")
    print(f"cuDNN {cudnn.cudnnGetVersion()}: {len(description)} entries in {arguments.file}")
    return 0


if __name__ == "__main__":
    sys.exit(main())
