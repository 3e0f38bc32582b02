# SPDX-License-Identifier: Apache-2.0
"""Reads the code of the kernels that take most of a step: they must keep their values in registers, load sixteen bytes
at a time and have no indirect branch in a loop.

    check_kernel_code.py --compile NVCC --architectures 75,80… [--cuobjdump PROGRAM]
        compiles their files for each architecture and reads what ptxas says (-Xptxas -v) and the PTX; where there is a
        cuobjdump, also the machine code (SASS)
    check_kernel_code.py [--cuobjdump PROGRAM] FILE…
        the machine code of a module, object files or cubins; --listing: cuobjdump's output

Exits with 77 (skipped) where there is no nvcc or an old one, or without --compile no cuobjdump.
"""
import argparse
import concurrent.futures
import os
import pathlib
import re
import shutil
import subprocess
import sys
import tempfile
import time

KERNELS = pathlib.Path(__file__).resolve().parents[2] / "backend" / "cuda"
UNITS = ("batch_norm", "depthwise", "depthwise_weights", "channel_statistics", "optimizer", "column_sums")  # the longest first
OPTIONS = ["-std=c++20", "--expt-relaxed-constexpr", "-O3", "-DNDEBUG", f"-I{KERNELS.parents[1]}"]  # as TrainyardCuda.cmake

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


class Entry:
    """A kernel's PTX."""

    def __init__(self, name):
        self.name = name
        self.lines = []

    def loops(self):
        """The first and last line of each loop: from a label to a branch back to it."""
        labels = {}
        for place, line in enumerate(self.lines):
            if found := re.match(r"(\$\w+):", line):
                labels[found[1]] = place
            elif (found := re.search(r"\bbra(?:\.uni)?\s+(\$\w+)", line)) and found[1] in labels:
                yield labels[found[1]], place

    def widest_load(self):
        """Bits that a load from global memory brings at most."""
        loads = re.findall(r"\bld\.(?:\w+\.)*?global[\w.:]*?\.v(\d)\.[a-z]+(\d+)", "\n".join(self.lines))
        return max((int(count) * int(bits) for count, bits in loads), default=0)


def entries(lines):
    entry = None
    for line in lines:
        if found := re.search(r"\.entry (\w+)", line):
            entry = Entry(found[1])
        elif entry and line.startswith("}"):
            yield entry
            entry = None
        elif entry:
            entry.lines.append(line)


def ptx_faults(entry):
    bits = 64 if EIGHT_BYTES.search(entry.name) else 128
    if entry.widest_load() < bits:
        yield f"has no load of {bits} bits in PTX"
    loops = list(entry.loops())
    for place, line in enumerate(entry.lines):
        if re.search(r"\bbrx", line) and any(first <= place <= last for first, last in loops):
            yield "has an indirect branch in a loop in PTX"


def check_ptx(lines, architecture):
    """As check(), of PTX."""
    problems, counts = [], {}
    for entry in entries(lines):
        if function := hot(entry):
            counts[architecture, function] = counts.get((architecture, function), 0) + 1
            problems += [f"{architecture} {entry.name}: {fault}" for fault in ptx_faults(entry)]
    return problems, counts


def check_registers(lines):
    """What ptxas -v says of hot kernels that have no room for their values."""
    entry, problems = None, []
    for line in lines:
        if found := re.search(r"Compiling entry function '(\w+)' for '(\w+)'", line):
            entry = Kernel(found[2], found[1])
        elif entry and hot(entry) and (found := re.search(r"(\d+) bytes stack frame, (\d+) bytes spill stores, (\d+)", line)):
            if any(int(number) for number in found.groups()):
                problems.append(f"{entry.architecture} {entry.name}: {line.strip()}")
    return problems


def sass(program, file):
    """Lines of a listing. Throws RuntimeError."""
    path = os.path.dirname(program) + os.pathsep + os.environ.get("PATH", "")  # it starts nvdisasm
    done = subprocess.run([program, "-sass", str(file)], env={**os.environ, "PATH": path}, capture_output=True, text=True)
    if done.returncode != 0:
        raise RuntimeError(f"{file}: {done.stderr.strip()}")
    return done.stdout.splitlines()


def check_unit(nvcc, cuobjdump, unit, architecture, folder):
    """Compiles one file for one architecture: its problems, and its hot kernels as check() counts them."""
    place = pathlib.Path(folder) / f"{unit}-{architecture}"
    said = ""
    for command in ([*OPTIONS, "-ptx", f"-arch=compute_{architecture}", str(KERNELS / f"{unit}_cuda.cu"), "-o", f"{place}.ptx"],
                    ["-cubin", "-Xptxas", "-v", f"-arch=sm_{architecture}", f"{place}.ptx", "-o", f"{place}.cubin"]):
        done = subprocess.run([nvcc, *command], capture_output=True, text=True)
        said += done.stdout + done.stderr
        if done.returncode != 0:
            return [f"sm_{architecture} {unit}_cuda.cu cannot be compiled: {said.strip()}"], {}
    ptx = pathlib.Path(f"{place}.ptx").read_text(encoding="utf-8").splitlines()
    problems, counts = check_ptx(ptx, f"sm_{architecture}")
    problems += check_registers(said.splitlines())
    if cuobjdump:
        try:
            found, read = check(sass(cuobjdump, f"{place}.cubin"))
        except RuntimeError as error:
            return [*problems, str(error)], counts
        problems += found
        if read != counts:
            problems.append(f"sm_{architecture} {unit}_cuda.cu: its machine code has other kernels than its PTX")
    return problems, counts


def unknown(nvcc, architectures):
    """Those that this nvcc does not know."""
    said = subprocess.run([nvcc, "--list-gpu-arch"], capture_output=True, text=True).stdout.split()
    return [one for one in architectures if f"compute_{one}" not in said]


def compiled(nvcc, cuobjdump, architectures):
    """The exit code for the files of hot kernels, compiled for these architectures."""
    begin, problems, counts = time.monotonic(), [], {}
    with tempfile.TemporaryDirectory() as folder, concurrent.futures.ThreadPoolExecutor(min(4, os.cpu_count() or 1)) as pool:
        for found, kernels_of in pool.map(lambda job: check_unit(nvcc, cuobjdump, *job, folder),
                                          [(unit, one) for unit in UNITS for one in architectures]):
            problems += found
            for key, count in kernels_of.items():
                counts[key] = counts.get(key, 0) + count
    problems += [f"sm_{one}: no kernel {function}" for one in architectures for function in HOT if (f"sm_{one}", function) not in counts]
    print("\n".join(problems))
    print(f"{sum(counts.values())} kernels of sm_{', sm_'.join(architectures)}, {len(problems)} faults, {time.monotonic() - begin:.0f} s; "
          + ("PTX, registers and machine code" if cuobjdump else "PTX and registers; for the machine code too: pip install "
             "nvidia-cuda-cuobjdump nvidia-cuda-nvdisasm"))
    return 1 if problems else 0


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("--cuobjdump", default="cuobjdump")
    parser.add_argument("--compile", metavar="NVCC")
    parser.add_argument("--architectures", default="75,80,86,89,90,100,120")
    parser.add_argument("--listing", action="store_true")
    parser.add_argument("files", nargs="*")
    arguments = parser.parse_args()
    cuobjdump = shutil.which(arguments.cuobjdump)
    if arguments.compile is not None:
        nvcc = shutil.which(arguments.compile)
        if not nvcc:
            print("SKIP: there is no nvcc (part of the CUDA toolkit, or pip install 'cuda-toolkit[nvcc,cudart,crt,nvvm,cccl]==13.0.*')")
            return 77
        architectures = arguments.architectures.split(",")
        if missing := unknown(nvcc, architectures):
            print(f"SKIP: {nvcc} does not know the architectures {', '.join(missing)} (CUDA 13 does)")
            return 77
        return compiled(nvcc, cuobjdump, architectures)
    if not arguments.files:
        parser.error("name a file, or --compile")
    lines = []
    for file in arguments.files:
        if arguments.listing:
            with open(file, encoding="utf-8") as listing:
                lines += listing
            continue
        if not cuobjdump:
            print("SKIP: there is no cuobjdump (part of the CUDA toolkit, or pip install nvidia-cuda-cuobjdump nvidia-cuda-nvdisasm)")
            return 77
        try:
            lines += sass(cuobjdump, file)
        except RuntimeError as error:
            print(error)
            return 1
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
