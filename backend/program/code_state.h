// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "backend/protocol/program_command.h"

#include <nlohmann/json_fwd.hpp>

#include <cstdint>
#include <filesystem>
#include <optional>
#include <string>

namespace trainyard {

/// What the program's folder held when the program started.
struct CodeState {
    std::string commit; ///< empty: no git repository, or no commit
    std::string branch;
    std::string subject; ///< first line of the commit's message
    int changedFiles = 0;
    std::int64_t diffBytes = 0; ///< kept of the diff
    bool diffCut = false;
    int untracked = 0; ///< files that git does not track and does not ignore; they are not kept
};

inline constexpr std::size_t kLongestDiff = std::size_t{1} << 20;

/// Asks git about a folder. Takes seconds at most; what cannot be found out is left empty.
CodeState codeIn(const std::string& folder);

/// What a run keeps of the changes that are not committed, kLongestDiff bytes at most.
struct KeptDiff {
    std::string text;
    bool cut = false;
};
KeptDiff diffIn(const std::string& folder);

/// The same, and writes code.json, and diff.patch if something is not committed, into
/// `folder`.
CodeState keepCode(const ProgramCommand& command, const std::filesystem::path& folder);

/// What the Python of the command says of itself: {"python": "3.12.3", "executable": …, "packages": {name: version}};
/// null when the program is no Python or does not answer. Takes seconds.
nlohmann::json pythonOf(const ProgramCommand& command, const std::string& python);
/// What is known of the copy of a program's folder that was brought to this machine: code.json of the run directory.
struct BroughtCode {
    std::string folder; ///< where it was copied from
    std::int64_t files = 0, bytes = 0;
    CodeState state; ///< its commit, branch, subject and changed files then
};
/// nullopt: the program runs where its folder is. Copies the record into `folder`.
std::optional<BroughtCode> keepBroughtCode(const std::filesystem::path& runDirectory,
                                           const std::filesystem::path& folder);

/// Asks the Python of the command for its version and packages, and writes environment.json. Returns the number of
/// packages; -1 when the program is no Python or does not answer. Takes seconds.
int keepEnvironment(const ProgramCommand& command, const std::string& python, const std::filesystem::path& folder);

} // namespace trainyard
