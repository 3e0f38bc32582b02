// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "cluster/jobs/program_files.h"
#include "cluster/jobs/staging.h"
#include "cluster/transport/transport.h"

#include <cstdint>
#include <string>
#include <vector>

namespace trainyard {

/// The run's copy of a program's folder, below its run directory.
inline constexpr const char* kProgramCopy = "code";
/// What the copy was made of, for the sidecar: JSON in the run directory.
inline constexpr const char* kProgramCopyRecord = "code.json";

/// What bringing a program has cost.
struct ProgramDelivery {
    std::int64_t sentFiles = 0; ///< contents that the machine did not have yet
    std::int64_t sentBytes = 0;
};

/// Brings hashed files to a machine and gives the run its own copy of them, so that no later edit and no other run
/// changes what it starts. Below `root`, an absolute folder there that all nodes see:
///     contents/HASH       each content once, read-only, whichever folder it came from (HASH-x: executable)
///     trees/HASH/         a folder as it was, of hard links to contents
/// and RUNDIRECTORY/code, a copy of the tree that the run may write to. Contents that are there are not sent again; an
/// upload that broke off goes on; nothing incomplete has a final name. Does nothing for a run that has its copy.
/// Throws Failure like Transport; Io if a file changed while it was sent.
ProgramDelivery bringProgram(const ProgramFiles& files, Transport& there, const std::string& root,
                             const std::string& runDirectory, const Staging::Progress& progress = {});

/// Pure: the scripts of the steps.
std::string missingContentsScript(const std::string& root, const std::string& tree,
                                  const std::vector<std::string>& names);
std::string plantTreeScript(const std::string& root, const std::string& tree, const ProgramFiles& files);
std::string copyTreeScript(const std::string& root, const std::string& tree, const std::string& runDirectory);

} // namespace trainyard
