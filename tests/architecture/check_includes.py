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
BACKEND_ORDER = [("base",), ("protocol",), ("ops",), ("graph",), ("models",), ("optim",), ("reference", "cpu", "cuda"),
                 ("data",), ("distributed",), ("pruning",), ("train",), ("selftest",), ("engine",)]
PUBLIC_BACKEND = ("base", "protocol")  # all that the other rooms see of the backend

GUI_SEES = {  # folders of gui that a folder of gui may include besides itself
    "timeline": (),
    "services": ("timeline",),
    "models": ("timeline", "services"),
    "viewmodels": ("timeline", "services", "models"),
    "plots": ("models", "viewmodels", "widgets"),
    "widgets": ("timeline", "models", "viewmodels"),
    "dialogs": ("timeline", "models", "viewmodels", "widgets", "plots", "services"),
    "pages": ("timeline", "models", "viewmodels", "widgets", "plots", "dialogs", "services"),
    "app": ("timeline", "services", "models", "viewmodels", "plots", "widgets", "dialogs", "pages"),
}

STORAGE_ORDER = ["sqlite", "schema", "ingest", "store"]
CLUSTER_ORDER = ["ssh", "transport", "scheduler", "jobs", "engine", "campaigns"]

# Third-party headers and their one home (several where the architecture names several).
HOMES = [
    (r"cudnn", ("backend/cuda",)),
    (r"cuda|cublas|cupti|nvml", ("backend/cuda",)),
    (r"(oneapi/)?dnnl|omp\.h", ("backend/cpu",)),
    (r"mpi\.h", ("backend/distributed",)),
    (r"nccl", ("backend/distributed", "backend/cuda")),
    (r"onnx", ("backend/models",)),
    (r"(turbojpeg|png|jpeglib|webp|hdf5)", ("backend/data",)),
    (r"zlib", ("backend/data", "gui/services")),
    (r"CLI/", ("backend/engine", "gui/app")),
    (r"libssh", ("cluster/ssh",)),
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
WIDGETLESS = ("gui/timeline", "gui/services", "gui/models", "gui/viewmodels")
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


def forbidden(source, target):
    """Why `source` may not include `target` (both from the root), or None."""
    (top, folder), (other_top, other) = room(source), room(target)
    if top == "tests":
        return None
    if other_top == "tests":
        return "only tests see tests"
    if top == "backend":
        return ordered(BACKEND_ORDER, folder, other) if other_top == "backend" else f"backend may not see {other_top}"
    if other_top == "backend":
        return None if other in PUBLIC_BACKEND else f"{top} sees only backend/base and backend/protocol"
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
    if here in WIDGETLESS and WIDGET_HEADERS.match(header):
        return f"{here} uses no widgets, but includes <{header}>"
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


def check(root):
    root = pathlib.Path(root)
    problems, graph, count = [], {}, 0
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
                    reason = forbidden_library(source, target)
                if reason:
                    problems.append(f"{source}: includes {target}: {reason}")
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
