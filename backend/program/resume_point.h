// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "backend/protocol/run_directory.h"

#include <filesystem>
#include <functional>
#include <string>
#include <string_view>
#include <vector>

namespace trainyard {

/// The checkpoint from which a program goes on.
struct ResumePoint {
    std::string file; ///< as events name it: relative to the run directory if it lies there
    std::string path; ///< whole path; empty: from the beginning
    std::int64_t step = 0;
    double elapsed = 0.0;   ///< seconds that the run had trained then
    bool announced = false; ///< by the program itself, which therefore finds out from where it goes on
    bool exists() const { return !path.empty(); }
};

/// The newest checkpoint that still exists: what the program or its sidecar announced, else the newest file of
/// program/checkpoints. Reads the events of earlier attempts.
ResumePoint findResumePoint(const RunDirectory& directory, const RunSpec& spec);

/// Files that match the pattern of program/checkpoints, oldest first.
std::vector<std::filesystem::path> checkpointFiles(const RunSpec& spec, const RunDirectory& directory);

/// As events name it.
std::string checkpointName(const RunDirectory& directory, const std::filesystem::path& file);

/// Completes the events of an attempt whose sidecar was killed: cuts a torn last line off and appends what the program
/// had written and the sidecar had not yet copied. Nothing is copied twice. Returns how many lines were added.
std::int64_t completeEvents(const RunDirectory& directory, int attempt);

/// Calls `line` with each whole line of a file, and its offset. Missing files have none.
void eachLine(const std::filesystem::path& file, const std::function<void(std::string_view, std::int64_t)>& line);

} // namespace trainyard
