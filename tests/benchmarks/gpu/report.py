#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0
"""The results of run_all.sh as one page: date, device, library versions, commands and all tables available so far.

    report.py RESULTS [--engine ENGINE] [--out FILE.md]     the page, for tests/benchmarks/results/
    report.py --selftest FILE.json                          the results of a self-test in a few lines; exits with 1 unless
                                                            checks of the GPU passed and none failed
"""
import argparse
import os
import pathlib
import platform
import subprocess
import sys

from asking import load, save

#            file, heading
TABLES = (("compare.md", "Beside PyTorch"), ("details.md", "Where a step goes"), ("reference-c.md", "Reference C"),
          ("resnet20v2.md", "ResNet20V2 on CIFAR-10"), ("resnet20v2-peer.md", "ResNet20V2 on CIFAR-10, beside PyTorch"),
          ("mnist.md", "MNIST"), ("images.md", "Images on the GPU"),
          ("fusions.md", "cuDNN's fused kernels, µs"), ("resume.md", "Stopped and resumed"), ("ranks.md", "Two ranks on one GPU"),
          ("several.md", "Several GPUs"), ("histograms.md", "What histograms cost"), ("look.md", "A look inside trained nets, beside the CPU's"),
          ("soak.md", "A soak"))
TEXTS = (("nccl.txt", "NCCL with one rank"), ("monitoring.txt", "What watching costs, and what a run records"),
         ("devices-root.txt", "Devices, as root"), ("devices-nobody.txt", "Devices, without rights"))


def selftest_line(report):
    """One line, and the failed checks."""
    outcomes = [check["outcome"] for check in report.get("checks", [])]
    counts = {word: outcomes.count(word) for word in ("passed", "failed", "skipped")}
    text = [f"{report.get('device', 'no answer')}, {report.get('precision', '–')}: {counts['passed']} passed, {counts['failed']} failed, "
            f"{counts['skipped']} skipped, {report.get('seconds', 0):.0f} s"]
    text += [f"- FAILED {check['suite']}: {check['name']}: {check['text']}" for check in report.get("checks", []) if check["outcome"] == "failed"]
    text += sorted({f"- skipped: {check['text']}" for check in report.get("checks", []) if check["outcome"] == "skipped"})
    text += [f"- {one['name']}: {one['value']:,.1f} {one['unit']}, {one['verdict']}" for one in report.get("ceilings", [])]
    return text, counts["passed"] > 0 and counts["failed"] == 0


def said_by(command):
    try:
        return subprocess.run(command, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True, timeout=60).stdout.strip().splitlines()
    except (OSError, subprocess.TimeoutExpired):
        return []


def machine(results, engine):
    """Lines that describe the machine and the versions measured."""
    lines = said_by([engine, "--version"])[:1] if engine else []
    lines += [line for line in said_by(["nvidia-smi", "--query-gpu=name,driver_version,memory.total,power.limit", "--format=csv,noheader"])]
    devices = {row[program].get("library", "") for row in load(results / "compare.json").values() for program in row if isinstance(row[program], dict)}
    devices |= {report.get("device", "") for report in (load(path) for path in results.glob("selftest-*.json"))}
    lines += sorted(device for device in devices if device)
    cudnn = {row["eager"]["cudnn"] for row in load(results / "compare.json").values() if "cudnn" in row.get("eager", {})}
    lines += [f"PyTorch's cuDNN {version}" for version in sorted(cudnn)]
    lines += [line for line in said_by(["nvcc", "--version"]) if "release" in line]
    return lines + [f"{platform.system()} {platform.release()}, {len(os.sched_getaffinity(0))} cores, Python {platform.python_version()}"]


def page(results, engine):
    steps = (results / "SUMMARY.txt").read_text().splitlines() if (results / "SUMMARY.txt").exists() else []
    date = steps[-1][:10] if steps else "no date"
    text = [f"# On a GPU, {date}", "", *[f"- {line}" for line in machine(results, engine)], "", "Each step by `tests/benchmarks/gpu/run_all.sh STEP`:",
            "", *[f"    {line}" for line in steps]]
    tests = sorted(results.glob("selftest-*.json"))
    if tests:
        text += ["", "## Against the reference and PyTorch's fixtures", ""]
        for path in tests:
            lines, _ = selftest_line(load(path))
            text += [f"{path.stem}: " + lines[0], *lines[1:], ""]
    for name, heading in TABLES:
        if (results / name).exists():
            text += ["", f"## {heading}", "", (results / name).read_text().rstrip()]
            if name == "details.md":
                text += ["", "Commands:", ""] + [f"    {row['command']}" for row in load(results / "details.json").values() if "command" in row]
    for name, heading in TEXTS:
        if (results / name).exists():
            text += ["", f"## {heading}", "", *[f"    {line}" for line in (results / name).read_text().rstrip().splitlines()]]
    sanitized = [line for line in (results / "LOG.txt").read_text().splitlines() if line.startswith(("memcheck,", "racecheck,"))] if (results / "LOG.txt").exists() else []
    if sanitized:
        text += ["", "## compute-sanitizer", "", *[f"- {line}" for line in sanitized]]
    return "\n".join(text) + "\n"


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("results", type=pathlib.Path, nargs="?")
    parser.add_argument("--selftest", type=pathlib.Path)
    parser.add_argument("--engine")
    parser.add_argument("--out", type=pathlib.Path)
    arguments = parser.parse_args()
    if arguments.selftest:
        lines, good = selftest_line(load(arguments.selftest))
        print("\n".join(lines))
        return 0 if good else 1
    if not arguments.results:
        parser.error("give the folder of results")
    text = page(arguments.results, arguments.engine)
    if arguments.out:
        save(arguments.out, text)
    else:
        print(text, end="")
    return 0


if __name__ == "__main__":
    sys.exit(main())
