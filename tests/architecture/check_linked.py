#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0
"""Fails if the command line loads a library of the desktop: it must run where none is installed.

    check_linked.py COMMAND_LINE WINDOW

WINDOW, the program with the window, shows that desktop libraries are recognised here.
"""
import re
import subprocess
import sys

# Of Qt's libraries only QtCore; and nothing of a screen, a session bus or a keychain.
DESKTOP = re.compile(r"lib(Qt6(?!Core\.)\w+|qt6keychain|X11|xcb|wayland|GL|EGL|OpenGL|dbus|fontconfig|freetype|qcustomplot)\b", re.I)


def libraries(listing):
    """The names of the libraries in ldd's output, found or not."""
    return re.findall(r"^\s*(?:\S*/)?(\S+\.so\S*)", listing, re.M)


def desktop_libraries(program):
    listing = subprocess.run(["ldd", program], capture_output=True, text=True, check=True).stdout
    return [name for name in libraries(listing) if DESKTOP.match(name)]


def main():
    command_line, window = sys.argv[1:]
    if not any("Widgets" in name for name in desktop_libraries(window)):
        print(f"{window} seems to load no Qt Widgets: ldd is not understood here")
        return 1
    found = desktop_libraries(command_line)
    for name in found:
        print(f"{command_line} loads {name}")
    print(f"{len(found)} libraries of the desktop")
    return 1 if found else 0


if __name__ == "__main__":
    sys.exit(main())
