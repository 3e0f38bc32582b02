# SPDX-License-Identifier: Apache-2.0
"""Reads the machine code of the kernels that take most of a step, for every architecture that a build was compiled for:
they must keep their values in registers, load sixteen bytes at a time and have no indirect branch in a loop.

Usage: check_kernel_code.py [--cuobjdump PROGRAM] FILE…    a module, object files or cubins; --listing: cuobjdump's output

Exits with 77 (skipped) where there is no cuobjdump.
"""
import argparse
import os
import re
import shutil
import subprocess
import sys

# A pack of sixteen bytes of a kernel's types, as the mangled name of an instance says, and no run-time activation (3).
PACKS = r"I(?:ffLi4|6__halfS\d*_Li8|6__halfLi8|13__nv_bfloat16S\d*_Li8|13__nv_bfloat16Li8|fLi4)"
FOUR = r"I(?:f|6__half|13__nv_bfloat16)Li4"  # channels, for sixteen bytes of weights
EIGHT_BYTES = re.compile(r"depthwiseWeightSumsI(?:6__half|13__nv_bfloat16)")  # instances that read nothing wider
HOT = {
    "normalise": PACKS + r"ELNS\d*_5FixedE[012]",
    "gradientSums": PACKS + r"ELNS\d*_5FixedE[012]",
    "inputGradient": PACKS + r"ELNS\d*_5FixedE[012]",
    "statisticSums": PACKS,
    "columnPartials": PACKS,
    "depthwiseForward": FOUR + r"ELNS\d*_5FixedE[012]",
    "depthwiseDataGradient": FOUR,
    "depthwiseWeightSums": FOUR + r"ELi[12]E",
    "updateWeights": r"I",
}
INSTRUCTION = re.compile(r"^\s*/\*([0-9a-f]{4,})\*/\s+(?:\{\s*)?(?:@!?U?P\w+\s+)?([A-Z][A-Z0-9_.]*)([^;]*);")
FUNCTION = re.compile(r"^\s*Function : (\S+)")
TARGET = re.compile(r"^\s*code for (\S+)")


class Kernel:
    def __init__(self, architecture, name):
        self.architecture = architecture
        self.name = name
        self.code = []  # (address, operation, operands)

    def loops(self):
        """The addresses of the loops: from the target of a branch backwards to the branch. A branch to itself ends the
        code."""
        for address, operation, operands in self.code:
            target = re.search(r"0x([0-9a-f]+)", operands)
            if operation.split(".")[0] == "BRA" and target and int(target[1], 16) < address:
                yield int(target[1], 16), address


def kernels(lines):
    architecture, kernel = "", None
    for line in lines:
        if found := TARGET.match(line):
            architecture = found[1]
        elif found := FUNCTION.match(line):
            if kernel:
                yield kernel
            kernel = Kernel(architecture, found[1])
        elif kernel and (found := INSTRUCTION.match(line)):
            kernel.code.append((int(found[1], 16), found[2], found[3]))
    if kernel:
        yield kernel


def hot(kernel):
    """The name of a hot kernel's function, or None."""
    for function, instance in HOT.items():
        if re.search(r"\d" + function + instance, kernel.name):
            return function
    return None


def faults(kernel):
    loops = list(kernel.loops())
    local = [operation for _, operation, _ in kernel.code if operation.split(".")[0] in ("LDL", "STL")]
    if local:
        yield f"keeps values in local memory ({len(local)} accesses)"
    bits = 64 if EIGHT_BYTES.search(kernel.name) else 128
    if not any(re.match(rf"LDG(\.\w+)*\.{bits}", operation) for _, operation, _ in kernel.code):
        yield f"has no load of {bits} bits"
    for address, operation, _ in kernel.code:
        if operation.split(".")[0] in ("BRX", "JMX", "BRXU", "JMXU") and any(a <= address <= b for a, b in loops):
            yield f"has {operation} in a loop, at {address:#x}"


def check(lines):
    """The faults found, and how many hot kernels there are of each function and architecture."""
    problems, counts = [], {}
    for kernel in kernels(lines):
        function = hot(kernel)
        if not function:
            continue
        key = (kernel.architecture, function)
        counts[key] = counts.get(key, 0) + 1
        problems += [f"{kernel.architecture} {kernel.name}: {fault}" for fault in faults(kernel)]
    return problems, counts


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("--cuobjdump", default="cuobjdump")
    parser.add_argument("--listing", action="store_true")
    parser.add_argument("files", nargs="+")
    arguments = parser.parse_args()
    lines = []
    for file in arguments.files:
        if arguments.listing:
            with open(file, encoding="utf-8") as listing:
                lines += listing
            continue
        program = shutil.which(arguments.cuobjdump)
        if not program:
            print("SKIP: there is no cuobjdump (part of the CUDA toolkit, or pip install nvidia-cuda-cuobjdump nvidia-cuda-nvdisasm)")
            return 77
        path = os.path.dirname(program) + os.pathsep + os.environ.get("PATH", "")  # it starts nvdisasm
        done = subprocess.run([program, "-sass", file], env={**os.environ, "PATH": path}, capture_output=True, text=True)
        if done.returncode != 0:
            print(f"{file}: {done.stderr.strip()}")
            return 1
        lines += done.stdout.splitlines()
    problems, counts = check(lines)
    architectures = sorted({architecture for architecture, _ in counts})
    missing = [f"{architecture}: no kernel {function}" for architecture in architectures for function in HOT
               if (architecture, function) not in counts]
    if len(arguments.files) == 1 and not arguments.listing and not counts:
        missing.append("there is none of the kernels")
    print("\n".join(problems + missing))
    print(f"{sum(counts.values())} kernels of {', '.join(architectures) or 'no architecture'}, {len(problems)} faults")
    return 1 if problems or missing else 0


if __name__ == "__main__":
    sys.exit(main())
