#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0
"""Fails on an include that the architecture forbids, or on a cycle of includes.

    check_includes.py SOURCE_ROOT

The rules stand in the tables below. There is no list of exceptions.
"""
import pathlib
import re
import sys

TOP = ("backend", "cluster", "storage", "gui", "tests")

# Inside backend a folder sees itself and those before it; folders in one tuple do not see each other.
BACKEND_ORDER = [("base",), ("protocol",), ("foreign",), ("ops",), ("graph",), ("models",), ("optim",), ("reference", "cpu", "cuda"),
                 ("data",), ("distributed",), ("pruning", "search"), ("train",), ("look", "program"), ("selftest",), ("engine",)]
# The same inside these folders of backend; the folder's own name stands for the files that lie in none of its folders.
BACKEND_INNER = {
    "data": [("base",), ("image",), ("augment", "files"), ("dataset",), ("readers", "cache"), ("pipeline",), ("inspect",)],
    "train": [("monitor", "values"), ("cores", "record", "network"), ("checkpoint",), ("model",), ("pruning", "ranks", "search"), ("async",), ("plan", "steps"),
              ("train",)],
}
PUBLIC_BACKEND = ("base", "protocol")  # all that the other rooms see of the backend
FOREIGN_USERS = ("cluster/control",)  # besides the backend: who may read the logs of other programs (backend/foreign)

# Features of the window see what is below them and never one another: they meet through gui/app and signals.
GUI_BASE = ("trace", "services", "formats", "widgets", "plots", "parts")
GUI_FEATURES = ("new_run", "live", "runs", "run", "inspect", "report", "campaigns", "data", "timeline", "machines", "settings")
GUI_SEES = {  # folders of gui that a folder of gui may include besides itself
    "trace": (),
    "services": ("trace",),
    "formats": ("services",),
    "widgets": ("formats",),
    "plots": ("formats", "widgets"),
    "parts": ("services", "formats", "widgets", "plots"),
    **{feature: GUI_BASE for feature in GUI_FEATURES},
    "command_line": ("services", "formats"),
    "app": GUI_BASE + GUI_FEATURES + ("command_line",),
}

STORAGE_ORDER = ["sqlite", "mlflow", "schema", "ingest", "store"]
CLUSTER_ORDER = ["ssh", "transport", "scheduler", "jobs", "engine", "campaigns", "control"]
ONE_SCHEDULER = re.compile(r"cluster/scheduler/(slurm|direct)_\w+\.h$")  # seen by cluster/scheduler alone: others ask Scheduler
STORE_USERS = ("cluster/control",)  # beside gui: the only folders that see both cluster and storage

# Third-party headers and their one home (several where the architecture names several).
HOMES = [
    (r"cudnn", ("backend/cuda",)),
    (r"cuda|cublas|cupti|nvml", ("backend/cuda",)),
    (r"(oneapi/)?dnnl|omp\.h", ("backend/cpu",)),
    (r"mpi\.h", ("backend/distributed",)),
    (r"nccl", ("backend/distributed", "backend/cuda")),
    (r"hwloc", ("backend/train",)),
    (r"onnx", ("backend/models",)),
    (r"(turbojpeg|png|jpeglib|webp|hdf5)", ("backend/data",)),
    (r"zlib", ("backend/data", "gui/services")),
    (r"CLI/", ("backend/engine", "gui/command_line")),
    (r"libssh", ("cluster/ssh",)),
    (r"openssl", ("cluster/transport",)),
    (r"archive(_entry)?\.h", ("gui/services",)),
    (r"(SQLiteCpp|sqlite3)", ("storage/sqlite",)),
    (r"qcustomplot", ("gui/plots",)),
    (r"(qt6?keychain|qtkeychain)", ("gui/services",)),
    (r"(Q[A-Z]\w*|Qt\w+/\w+|qt?[a-z]+\.h)$", ("gui", "tests")),
]
WIDGET_HEADERS = re.compile(
    r"^(QtWidgets/|Q(Widget|MainWindow|Dialog|Label|PushButton|ToolButton|Layout|\w+Layout|Frame|Menu|MenuBar|Action"
    r"Widget|TableView|TreeView|ListView|ComboBox|LineEdit|SpinBox|DoubleSpinBox|StyledItemDelegate|MessageBox|"
    r"FileDialog|Application|ScrollArea|Splitter|TabWidget|StackedWidget)$)")
# What needs no screen: these folders, and in the others what a library trainyard_…_model is made of (view models).
WIDGETLESS = ("gui/trace", "gui/services", "gui/formats", "gui/command_line")
MODEL_LIBRARY = re.compile(r"trainyard_library\(trainyard_\w+_model\b[^)]*?SOURCES([^)]*?)(?:LINK|HEAVY|\))")
INCLUDE = re.compile(r'^\s*#\s*include\s*(["<])([^">]+)[">]', re.M)


def room(path):
    """'backend/ops/conv2d.h' -> ('backend', 'ops')"""
    parts = path.split("/")
    return parts[0], parts[1] if len(parts) > 2 else ""


def ordered(order, here, there):
    ranks = {name: rank for rank, names in enumerate(order) for name in ((names,) if isinstance(names, str) else names)}
    if here not in ranks or there not in ranks:
        return f"{here if here not in ranks else there} is no known folder"
    if here == there or ranks[there] < ranks[here]:
        return None
    return f"{here} may not see {there}"


def inner(folder, source, target):
    """The order inside a folder of backend that has folders of its own."""
    here, there = ("/".join(path.split("/")[2:-1]) or folder for path in (source, target))
    return ordered(BACKEND_INNER[folder], here, there) if folder in BACKEND_INNER else None


def forbidden(source, target):
    """Why `source` may not include `target` (both from the root), or None."""
    (top, folder), (other_top, other) = room(source), room(target)
    if top == "tests":
        return None
    if other_top == "tests":
        return "only tests see tests"
    if ONE_SCHEDULER.match(target) and (top, folder) != ("cluster", "scheduler"):
        return "what a queue can do is asked of cluster/scheduler/scheduler.h"
    if top == "backend":
        if other_top != "backend":
            return f"backend may not see {other_top}"
        return ordered(BACKEND_ORDER, folder, other) or (inner(folder, source, target) if folder == other else None)
    if other_top == "backend":
        if other == "foreign" and f"{top}/{folder}" in FOREIGN_USERS:
            return None
        return None if other in PUBLIC_BACKEND else f"{top} sees only backend/base and backend/protocol"
    if other_top == "storage" and f"{top}/{folder}" in STORE_USERS:
        return "storage/sqlite is not public" if other == "sqlite" else None
    if top != "gui" and other_top != top:
        return f"{top} may not see {other_top}"
    if top == "storage":
        return ordered(STORAGE_ORDER, folder, other)
    if top == "cluster":
        return ordered(CLUSTER_ORDER, folder, other)
    if other_top == "gui":
        if folder not in GUI_SEES:
            return f"gui/{folder} is no known folder"
        return None if other == folder or other in GUI_SEES[folder] else f"gui/{folder} may not see gui/{other}"
    if other_top == "storage" and other == "sqlite":
        return "storage/sqlite is not public"
    if folder == "plots" and other_top == "cluster":
        return "gui/plots may not see cluster"
    return None


def forbidden_library(source, header):
    here = "/".join(room(source))
    if source.startswith("tests/"):
        return None
    for pattern, homes in HOMES:
        if re.match(pattern, header) and not any(here == home or here.startswith(home + "/") for home in homes):
            return f"<{header}> belongs into {' or '.join(homes)}"
    return None


def cycle(graph):
    """A cycle of files as a list, or None."""
    state, stack = {}, []

    def visit(node):
        state[node] = 1
        stack.append(node)
        for following in graph.get(node, ()):
            if state.get(following) == 1:
                return stack[stack.index(following):] + [following]
            if following not in state:
                found = visit(following)
                if found:
                    return found
        stack.pop()
        state[node] = 2
        return None

    for node in sorted(graph):
        if node not in state:
            found = visit(node)
            if found:
                return found
    return None


def widgetless(root, sources):
    """The files among `sources` that may not see widgets."""
    found = {source for source in sources if "/".join(room(source)) in WIDGETLESS}
    for lists in (root / "gui").glob("*/CMakeLists.txt"):
        for names in MODEL_LIBRARY.findall(lists.read_text(encoding="utf-8")):
            found.update((lists.parent / name).relative_to(root).as_posix() for name in names.split())
    return sorted(found)


def seen_widgets(source, graph, widgets):
    """The first widget header that `source` sees through its includes, with the file that includes it, or None."""
    seen, waiting = {source}, [source]
    while waiting:
        at = waiting.pop()
        if at in widgets:
            return widgets[at], at
        following = [target for target in graph.get(at, ()) if target not in seen]
        seen.update(following)
        waiting.extend(following)
    return None


def check(root):
    root = pathlib.Path(root)
    problems, graph, count, widgets = [], {}, 0, {}
    for top in TOP:
        for path in sorted((root / top).rglob("*")):
            if path.suffix not in (".h", ".hpp", ".cpp", ".cu", ".cuh"):
                continue
            source = path.relative_to(root).as_posix()
            count += 1
            for quote, target in INCLUDE.findall(path.read_text(encoding="utf-8")):
                if quote == '"' and target.endswith(".moc"):
                    continue
                if (root / target).is_file() and target.split("/")[0] in TOP:
                    graph.setdefault(source, []).append(target)
                    reason = forbidden(source, target)
                elif quote == '"' and target.split("/")[0] in TOP:
                    reason = "there is no such file"
                else:
                    if WIDGET_HEADERS.match(target):
                        widgets.setdefault(source, target)
                    reason = forbidden_library(source, target)
                if reason:
                    problems.append(f"{source}: includes {target}: {reason}")
    for source in widgetless(root, graph.keys() | widgets.keys()):
        found = seen_widgets(source, graph, widgets)
        if found:
            problems.append(f"{source}: uses no widgets, but sees <{found[0]}> through {found[1]}")
    found = cycle(graph)
    if found:
        problems.append("cycle: " + " -> ".join(found))
    return count, problems


def main():
    sys.setrecursionlimit(10000)
    count, problems = check(sys.argv[1])
    print("\n".join(problems))
    print(f"{count} files, {len(problems)} forbidden includes")
    return 1 if problems or count == 0 else 0


if __name__ == "__main__":
    sys.exit(main())
