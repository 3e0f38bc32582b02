#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0
"""The check of the linked libraries must be able to fail: feeds it what ldd prints."""
import unittest

import check_linked

COMMANDS = """\tlinux-vdso.so.1 (0x00007f6521173000)
\tlibsqlite3.so.0 => /lib/x86_64-linux-gnu/libsqlite3.so.0 (0x00007f6520aa1000)
\tlibQt6Core.so.6 => /lib/x86_64-linux-gnu/libQt6Core.so.6 (0x00007f6520200000)
\tlibglib-2.0.so.0 => /lib/x86_64-linux-gnu/libglib-2.0.so.0 (0x00007f651f31c000)
\tlibgomp.so.1 => /lib/x86_64-linux-gnu/libgomp.so.1 (0x00007f651eb20000)
\t/lib64/ld-linux-x86-64.so.2 (0x00007f6521175000)
"""


class CheckLinked(unittest.TestCase):
    def found(self, line):
        return [name for name in check_linked.libraries(COMMANDS + line) if check_linked.DESKTOP.match(name)]

    def test_allows_what_every_machine_has(self):
        self.assertEqual(self.found(""), [])
        self.assertEqual(len(check_linked.libraries(COMMANDS)), 6)

    def test_refuses_the_desktop(self):
        for name in ("libQt6Widgets.so.6", "libQt6Gui.so.6", "libQt6DBus.so.6", "libQt6Network.so.6", "libX11.so.6",
                     "libxcb.so.1", "libGL.so.1", "libdbus-1.so.3", "libqt6keychain.so.1"):
            self.assertEqual(self.found(f"\t{name} => /lib/{name} (0x0)\n"), [name])

    def test_refuses_one_that_is_not_installed(self):
        self.assertEqual(self.found("\tlibQt6Widgets.so.6 => not found\n"), ["libQt6Widgets.so.6"])


if __name__ == "__main__":
    unittest.main()
