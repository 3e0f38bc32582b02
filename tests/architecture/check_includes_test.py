#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0
"""The include check must be able to fail: feeds it small trees with one sin each."""
import pathlib
import tempfile
import unittest

import check_includes


class CheckIncludes(unittest.TestCase):
    def problems(self, files):
        with tempfile.TemporaryDirectory() as folder:
            for name, text in files.items():
                path = pathlib.Path(folder) / name
                path.parent.mkdir(parents=True, exist_ok=True)
                path.write_text(text)
            return check_includes.check(folder)[1]

    def sins(self, files, part):
        found = self.problems(files)
        self.assertEqual(len(found), 1, found)
        self.assertIn(part, found[0])

    def test_allows_what_is_above(self):
        self.assertEqual(self.problems({"backend/ops/a.h": '#include "backend/base/b.h"\n', "backend/base/b.h": "",
                                        "gui/app/m.cpp": '#include "storage/store/s.h"\n#include <QWidget>\n',
                                        "storage/store/s.h": '#include "backend/protocol/p.h"\n',
                                        "backend/protocol/p.h": ""}), [])

    def test_refuses_upwards_in_backend(self):
        self.sins({"backend/base/b.h": '#include "backend/ops/a.h"\n', "backend/ops/a.h": ""}, "base may not see ops")

    def test_refuses_devices_seeing_each_other(self):
        self.sins({"backend/cpu/b.h": '#include "backend/reference/a.h"\n', "backend/reference/a.h": ""}, "may not see")

    def test_refuses_upwards_inside_a_folder_of_backend(self):
        above = {"backend/train/plan/a.h": '#include "backend/train/network/b.h"\n', "backend/train/network/b.h": "",
                 "backend/train/c.cpp": '#include "backend/train/plan/a.h"\n'}
        self.assertEqual(self.problems(above), [])
        self.sins({"backend/train/network/b.h": '#include "backend/train/plan/a.h"\n', "backend/train/plan/a.h": ""},
                  "network may not see plan")
        self.sins({"backend/data/cache/b.h": '#include "backend/data/readers/a.h"\n', "backend/data/readers/a.h": ""},
                  "cache may not see readers")
        self.sins({"backend/train/network/b.h": '#include "backend/train/a.h"\n', "backend/train/a.h": ""},
                  "network may not see train")
        self.sins({"backend/data/image/b.h": '#include "backend/data/other/a.h"\n', "backend/data/other/a.h": ""},
                  "other is no known folder")

    def test_refuses_storage_seeing_cluster(self):
        self.sins({"storage/store/b.h": '#include "cluster/jobs/a.h"\n', "cluster/jobs/a.h": ""}, "may not see cluster")

    def test_refuses_gui_seeing_the_engine(self):
        self.sins({"gui/app/b.h": '#include "backend/train/a.h"\n', "backend/train/a.h": ""}, "sees only")

    def test_lets_control_alone_see_cluster_and_storage(self):
        store = {"storage/store/a.h": "", "cluster/jobs/c.h": ""}
        both = '#include "storage/store/a.h"\n#include "cluster/jobs/c.h"\n'
        self.assertEqual(self.problems({"cluster/control/b.h": both, **store}), [])
        self.sins({"cluster/jobs/b.h": '#include "storage/store/a.h"\n', **store}, "cluster may not see storage")
        self.sins({"cluster/control/b.h": "#include <QString>\n"}, "gui")

    def test_refuses_seeing_which_scheduler_it_is(self):
        slurm = {"cluster/scheduler/slurm_probe.h": ""}
        for place in ("gui/live", "cluster/control"):
            self.sins({place + "/b.h": '#include "cluster/scheduler/slurm_probe.h"\n', **slurm}, "asked of")

    def test_refuses_anybody_seeing_gui(self):
        self.sins({"cluster/jobs/b.h": '#include "gui/formats/a.h"\n', "gui/formats/a.h": ""}, "may not see gui")

    def test_refuses_libraries_away_from_home(self):
        self.sins({"gui/live/b.h": "#include <qcustomplot.h>\n"}, "gui/plots")
        self.sins({"backend/train/b.h": "#include <QString>\n"}, "gui")
        self.sins({"backend/train/b.h": "#include <dnnl.hpp>\n"}, "backend/cpu")
        self.sins({"storage/store/b.h": "#include <SQLiteCpp/Database.h>\n"}, "storage/sqlite")

    def test_refuses_widgets_in_view_models(self):
        self.sins({"gui/services/b.h": "#include <QWidget>\n"}, "no widgets")
        library = "trainyard_library(trainyard_live_model QUICK\n    SOURCES b.cpp\n    LINK x)\n"
        window = "trainyard_library(trainyard_live_window QUICK\n    SOURCES b.cpp\n    LINK trainyard_live_model)\n"
        files = {"gui/live/b.cpp": '#include "gui/live/a.h"\n', "gui/live/a.h": "#include <QLabel>\n"}
        self.sins({**files, "gui/live/CMakeLists.txt": library}, "sees <QLabel> through gui/live/a.h")
        self.assertEqual(self.problems({**files, "gui/live/CMakeLists.txt": window}), [])

    def test_refuses_features_seeing_each_other(self):
        self.sins({"gui/live/b.h": '#include "gui/runs/a.h"\n', "gui/runs/a.h": ""}, "gui/live may not see gui/runs")
        self.sins({"gui/parts/b.h": '#include "gui/runs/a.h"\n', "gui/runs/a.h": ""}, "gui/parts may not see gui/runs")

    def test_refuses_the_window_in_the_command_line(self):
        for folder in ("app", "plots", "widgets", "runs"):
            self.sins({"gui/command_line/b.h": f'#include "gui/{folder}/a.h"\n', f"gui/{folder}/a.h": ""}, "may not see")
        self.sins({"gui/command_line/b.h": "#include <QApplication>\n"}, "no widgets")
        self.assertEqual(self.problems({"gui/app/b.h": '#include "gui/command_line/a.h"\n',
                                        "gui/command_line/a.h": '#include "cluster/control/c.h"\n',
                                        "cluster/control/c.h": ""}), [])

    def test_refuses_cycles(self):
        self.sins({"gui/app/a.h": '#include "gui/app/b.h"\n', "gui/app/b.h": '#include "gui/app/a.h"\n'}, "cycle")


if __name__ == "__main__":
    unittest.main()
