// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "backend/base/error.h"
#include "backend/protocol/program_spec.h"

#include <nlohmann/json_fwd.hpp>

#include <optional>
#include <string>
#include <utility>
#include <vector>

namespace trainyard {

/// What the machine of a program knows of it before it is started: the engine's answer to `inspect program`.
struct ProgramLook {
    std::string fileName; ///< kParametersFile beside the script, whole path; empty: there is none
    std::string file;     ///< its content, a JSON object
    /// The git repository around the program's folder; without a commit: none.
    std::string commit, branch, subject;
    int changedFiles = 0, untracked = 0;
    std::string diff;     ///< what the run would keep of the files that are not committed
    bool diffCut = false; ///< there is more
    std::string python;   ///< version of the interpreter; empty: no Python, or not asked
    /// Those of the environment that people look for, such as torch, with their versions.
    std::vector<std::pair<std::string, std::string>> packages;
    bool asked = false;           ///< the program was run with --help
    ProgramOptions options;       ///< read from its help
    std::optional<Error> problem; ///< of the file, or of asking the program
};

nlohmann::ordered_json toJson(const ProgramLook& look);
/// Throws Failure(BadInput) when the document is none.
ProgramLook parseProgramLook(const nlohmann::json& document);

} // namespace trainyard
