# SPDX-License-Identifier: Apache-2.0
"""Writes the runs of an Aim repository as a file store of MLflow, which Trainyard adds:

    python -m trainyard_aim ~/project FOLDER
    trainyard import FOLDER

Aim's database is read by Aim's own package (3.29 was tried), so start it with the Python that has that. Nothing in the repository is changed.
Started again, it adds what is new. Metrics with their times, parameters, tags, names, notes and times of the runs are taken along;
the context of a metric becomes the front of its name ("val/loss"); images, texts and figures stay in Aim.
"""
import datetime
import json
import math
import os
import re
import sys
import urllib.parse

_UNSAFE = re.compile(r"[^\w\-. /]")  # MLflow's rule for names


def _milliseconds(seconds):
    return int(float(seconds or 0) * 1000)


def _seconds(moment):
    if isinstance(moment, datetime.datetime):
        return (moment if moment.tzinfo else moment.replace(tzinfo=datetime.timezone.utc)).timestamp()
    return float(moment or 0)


def _name(text):
    """A name that is a path below a folder, without a way out of it."""
    parts = [part.strip() for part in _UNSAFE.sub("_", str(text)).split("/")]
    parts = [part for part in parts if part not in ("", ".", "..")]
    return "/".join(parts)[:240] or "_"


def _put(path, text):
    os.makedirs(os.path.dirname(path), exist_ok=True)
    with open(path + ".new", "w", encoding="utf-8") as file:
        file.write(text)
    os.replace(path + ".new", path)


def _flat(values, front=""):
    for key, value in values.items():
        name = front + str(key)
        if isinstance(value, dict):
            yield from _flat(value, name + "/")
        elif isinstance(value, (list, tuple)):
            yield name, json.dumps(value, default=str)
        elif value is not None:
            yield name, str(value)


def series_name(name, context):
    """{"subset": "train"} and "loss": train/loss. Further entries of the context follow with their keys."""
    context = dict(context or {})
    front = [str(context.pop("subset"))] if "subset" in context else []
    front += ["%s_%s" % (key, context[key]) for key in sorted(context)]
    return _name("/".join(front + [str(name)]))


def _number(value):
    value = float(value)
    return repr(value) if math.isfinite(value) else "NaN" if value != value else "Infinity" if value > 0 else "-Infinity"


def add_points(path, points):
    """Appends what is new; writes the file anew where Aim has points that are older than the last one here."""
    lines = ["%d %s %d\n" % (_milliseconds(time), _number(value), step) for step, value, time in points]
    try:
        with open(path, encoding="utf-8") as file:
            before = file.readlines()
    except OSError:
        before = []
    if before and lines[:len(before)] == before:
        if len(lines) > len(before):
            with open(path, "a", encoding="utf-8") as file:
                file.writelines(lines[len(before):])
    elif lines:
        _put(path, "".join(lines))


def write_run(run, folder):
    """One run of Aim, or what has its attributes, below the folder of its experiment."""
    experiment = _name(run.experiment or "default").replace("/", "_")
    place = os.path.join(folder, urllib.parse.quote(experiment, safe=" "))
    _put(os.path.join(place, "meta.yaml"), "experiment_id: %s\nlifecycle_stage: active\nname: %s\n" %
         (json.dumps(experiment), json.dumps(experiment)))
    here = os.path.join(place, _name(run.hash).replace("/", "_"))
    begun, ended = _seconds(run.creation_time), _seconds(getattr(run, "end_time", None))
    name = str(run.name or run.hash)
    for metric in run.metrics():
        try:
            steps, (values, _, times) = metric.data.items_list()
        except ValueError:  # Aim's way to say that there are none
            continue
        add_points(os.path.join(here, "metrics", series_name(metric.name, metric.context.to_dict())), zip(steps, values, times))
    try:
        given = run.meta_run_attrs_tree.collect()
    except KeyError:  # as above
        given = {}
    for key, value in _flat(given if isinstance(given, dict) else {}):
        if not key.startswith("__system_params"):
            _put(os.path.join(here, "params", _name(key)), value)
    _put(os.path.join(here, "tags", "mlflow.runName"), name)
    if getattr(run, "description", None):
        _put(os.path.join(here, "tags", "mlflow.note.content"), str(run.description))
    for tag in getattr(run, "tags", None) or []:
        _put(os.path.join(here, "tags", _name(tag).replace("/", "_")), "")
    # Last, as it makes the folder a run.
    _put(os.path.join(here, "meta.yaml"),
         "artifact_uri: ''\nend_time: %s\nentry_point_name: ''\nexperiment_id: %s\nlifecycle_stage: active\nrun_id: %s\nrun_name: %s\n"
         "source_name: ''\nsource_type: 4\nsource_version: ''\nstart_time: %d\nstatus: %d\ntags: []\nuser_id: ''\n" %
         (_milliseconds(ended) if ended else "null", json.dumps(experiment), json.dumps(str(run.hash)), json.dumps(name),
          _milliseconds(begun), 3 if ended else 1))


def runs_of(aim, path):
    """All runs of a repository. Aim's own index lacks those that no `aim up` has seen, so each is read from its own database."""
    repository = aim.Repo(path)
    request = repository.request_tree
    for name in sorted(repository.list_all_runs()):
        repository.request_tree = lambda kind, part=None, run=name, **options: request(kind, part or run, **options)
        yield aim.Run(name, repo=repository, read_only=True)


def main(words):
    if len(words) != 2:
        sys.exit("usage: python -m trainyard_aim REPOSITORY FOLDER")
    try:
        import aim
    except ImportError:
        sys.exit("This Python has no package aim. Start this with the Python that wrote the repository.")
    count = 0
    for run in runs_of(aim, words[0]):
        write_run(run, words[1])
        count += 1
    print("%d runs are in %s. Add them: trainyard import %s" % (count, words[1], words[1]))


if __name__ == "__main__":
    main(sys.argv[1:])
