// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "storage/store/types.h"

#include <optional>
#include <string>
#include <variant>
#include <vector>

namespace trainyard {

/// What the window shows first.
struct WindowOptions {
    std::string runId;              ///< show this run on the Live page
    bool newRun = false;            ///< open the New run form, filled with a first run on the built-in data
    std::vector<std::string> forQt; ///< arguments left for Qt, such as -platform
};

/// A picture of the curves of runs.
struct CurvePicture {
    std::string file;                ///< .png or .svg
    std::vector<std::string> runs;   ///< ids
    std::vector<std::string> series; ///< names; empty = loss, accuracy and throughput
    XAxis axis = XAxis::Epoch;
    int width = 1600, height = 900; ///< pixels
    bool dark = false;
};

/// A report to be written: from a template, or one of the store.
struct ReportTask {
    std::string file;   ///< .html, .pdf or .tex
    std::string source; ///< a text in Markdown; empty: the stored report with `key`
    std::int64_t key = 0;
    std::vector<std::pair<std::string, std::string>> values; ///< for the names in {{…}}
    bool json = false;                                       ///< tells on standard output what was written
};

/// What `trainyard` has trainyard-window do. That program alone links Qt Widgets, so that commands need no desktop.
using WindowTask = std::variant<WindowOptions, CurvePicture, ReportTask>;

/// The task as arguments of trainyard-window.
std::vector<std::string> windowArguments(const WindowTask& task);

/// Reads such arguments. nullopt: there is nothing to do, because they ask for help or the version, or are wrong; this
/// has been printed then, and `code` is the program's exit code.
std::optional<WindowTask> parseWindowArguments(int argc, char** argv, int& code);

/// "step", "epoch", "samples" or "time"; nullopt for anything else.
std::optional<XAxis> axisNamed(const std::string& name);

} // namespace trainyard
