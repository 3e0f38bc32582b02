// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string_view>

namespace trainyard::ingest {

enum class RunFileKind { Events, Attempt, Result, Spec, Log, Other };

/// Classification of a path relative to the run directory.
struct RunFile {
    RunFileKind kind = RunFileKind::Other;
    int attempt = 0; ///< from 1, if the path names one
    int rank = 0;
    bool wholeDocument() const
    {
        return kind == RunFileKind::Attempt || kind == RunFileKind::Result || kind == RunFileKind::Spec;
    }
};

RunFile classify(std::string_view path);

} // namespace trainyard::ingest
