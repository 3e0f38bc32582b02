// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "backend/look/look_options.h"

#include <CLI/CLI.hpp>

#include <filesystem>
#include <string>

namespace trainyard {

/// What every command that looks into a trained net is asked: which checkpoint, where it runs, how it answers.
struct LookArguments {
    std::string what;
    std::string checkpoint;
    std::string device;
    std::string precision;
    int threads = 0;
    std::string data;
    bool json = false;
    bool csv = false;
    bool progress = false;

    LookOptions options() const;
    /// Throws Failure(NotFound) when the run has no such checkpoint.
    std::filesystem::path checkpointFile() const;
};

void addLookArguments(CLI::App& command, LookArguments& arguments);

} // namespace trainyard
