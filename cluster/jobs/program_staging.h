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

/// What stays of programs that no run waits for any more. Every run has a copy of its own, so that what is removed is
/// at worst sent once more.
struct ProgramKeep {
    int unusedMinutes = 30 * 24 * 60;           ///< trees that no run has been given for so long go
    std::int64_t bytes = std::int64_t{4} << 30; ///< above this they go as soon as they are not young
    int youngMinutes = 24 * 60;                 ///< contents and uploads of this age may be on their way into a tree
    int pauseMinutes = 24 * 60;                 ///< nothing is done if that was done so recently
};

/// Removes old trees below `root`, contents that are in no tree, and uploads that broke off. One exec, cheap when it
/// was done recently, by whichever computer. Throws Failure like Transport.
void cleanPrograms(Transport& there, const std::string& root, const ProgramKeep& keep = {});

/// Where programs are put on a machine with these folders.
std::string programsFolder(const std::string& data, const std::string& trainyard);

/// Pure: the scripts of the steps.
std::string cleanProgramsScript(const std::string& root, const ProgramKeep& keep);
std::string missingContentsScript(const std::string& root, const std::string& tree,
                                  const std::vector<std::string>& names);
std::string plantTreeScript(const std::string& root, const std::string& tree, const ProgramFiles& files);
std::string copyTreeScript(const std::string& root, const std::string& tree, const std::string& runDirectory);

} // namespace trainyard
