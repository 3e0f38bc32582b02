#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""One search of search_study.py as an array on the test cluster, with a killed window and a restart of the scheduler.

    N=2 CPUS=4 TRAINYARD_WITH_CLUSTER=1 tests/support/with_cluster.sh \\
        tests/benchmarks/search_study_array.py TRAINYARD ENGINE FOLDER [--runs 40]

The Bayesian search on MNIST with seed 1, two tasks at a time. After a quarter of the runs the waiting `trainyard search` is
killed, after half of them slurmctld, which starts again 10 s later. Reports then follow the search to its end; a task that Slurm
was launching when it died comes back held, and is released. FOLDER gets the report; it is an error if a run has a second attempt, two runs have the same settings, or the cluster had more than one array.
"""
import argparse
import json
import os
import pathlib
import signal
import subprocess
import sys
import time

import engine_run
import search_study


def trials(root):
    """How many runs have ended, and the campaign."""
    for search in (root / "runs/.searches").glob("*"):
        ended = [json.loads(file.read_text())["end"] != "none" for file in (search / "trials").glob("*.json")]
        return sum(ended), search.name
    return 0, ""


def wait(root, count, process=None):
    while trials(root)[0] < count:
        if process and process.poll() is not None:
            sys.exit("the search has ended before it was disturbed")
        time.sleep(0.5)


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("trainyard")
    parser.add_argument("engine")
    parser.add_argument("folder", type=pathlib.Path)
    parser.add_argument("--runs", type=int, default=40)
    arguments = parser.parse_args()
    lab, root = pathlib.Path(os.environ["LAB"]), arguments.folder.resolve()
    home = root / "home"
    (home / ".ssh").mkdir(parents=True, exist_ok=True)
    (home / ".ssh/known_hosts").write_text("lab " + (lab / "ssh/host1.pub").read_text())
    (home / ".ssh/config").write_text(
        f"Host login\n  HostName 127.0.0.1\n  Port {int(os.environ['BASE']) + 22}\n  HostKeyAlias lab\n"
        f"  IdentityFile {lab}/ssh/user\n  IdentityAgent none\n")
    os.environ.update(HOME=str(home), TRAINYARD_HOME=str(home / "trainyard"), QT_QPA_PLATFORM="offscreen")

    def trainyard(*words):
        return subprocess.run([arguments.trainyard, *words], stdout=subprocess.PIPE, text=True, check=True).stdout

    trainyard("machine", "add", "Cluster", "--host", "login", "--scheduler", "slurm", "--engine", arguments.engine,
              "--runs-folder", str(root / "runs"))
    setup = search_study.TASKS["mnist"]
    spec = {**setup["spec"], "version": 1, "id": "study", "name": "mnist array", "seed": 1,
            "resources": {"device": "cpu", "threads": 1, "placement": {"time_limit_minutes": 30}}}
    spec = {**spec, "data": {**spec["data"], "path": str(engine_run.data_folder())}}
    space = {"parameters": setup["space"], "goal": {"series": "val/top1", "direction": "max", "take": "last"},
             "sampler": "bayesian", "seed": 1, "runs": arguments.runs, "at_once": 2}
    (root / "spec.json").write_text(json.dumps(spec))
    (root / "space.json").write_text(json.dumps(space))
    waiting = subprocess.Popen([arguments.trainyard, "search", str(root / "space.json"), "--on", str(root / "spec.json"),
                                "--machine", "Cluster", "--wait"], stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
    wait(root, arguments.runs // 4, waiting)
    waiting.send_signal(signal.SIGKILL)
    waiting.wait()
    print(f"the window was killed after {trials(root)[0]} runs", flush=True)
    wait(root, arguments.runs // 2)
    os.kill(int((lab / "run/slurmctld.p").read_text()), signal.SIGKILL)
    print(f"slurmctld was killed after {trials(root)[0]} runs", flush=True)
    time.sleep(10)
    subprocess.run([os.environ["TRAINYARD_LAB_SCRIPT"], "start", "slurmctld"], stdout=subprocess.DEVNULL, check=True)
    campaign = trials(root)[1]
    report = {"counts": {"waiting": 1, "running": 1}}
    while report["counts"]["waiting"] + report["counts"]["running"] > 0:
        time.sleep(5)
        held = [line.split()[0] for line in subprocess.run(["squeue", "-h", "-t", "PD", "-o", "%A %r"], stdout=subprocess.PIPE,
                                                           text=True, check=True).stdout.splitlines() if "held" in line]
        for job in held:
            print(f"released {job}, held by Slurm", flush=True)
            subprocess.run(["scontrol", "release", job], check=True)
        report = json.loads(trainyard("search", "--report", campaign, "--json"))
    (root / "mnist-bayesian-1.json").write_text(json.dumps(report))
    attempts = [len(list((root / "runs" / run["run"] / "attempts").iterdir())) for run in report["runs"]]
    points = {json.dumps(run["settings"], sort_keys=True) for run in report["runs"]}
    jobs = {line.split("_")[0] for line in subprocess.run(
        ["sacct", "-n", "-P", "-X", "-a", "-o", "JobID", "-S", "now-6hours"], stdout=subprocess.PIPE, text=True,
        check=True).stdout.split()}
    print(report["counts"], "attempts", sorted(set(attempts)), "distinct settings", len(points), "arrays", len(jobs))
    good = (report["counts"]["done"] == arguments.runs and set(attempts) == {1} and len(points) == arguments.runs
            and len(jobs) == 1)
    return 0 if good else 1


if __name__ == "__main__":
    raise SystemExit(main())
