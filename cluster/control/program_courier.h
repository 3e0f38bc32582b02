// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "backend/protocol/run_spec.h"
#include "cluster/control/machine.h"
#include "cluster/jobs/program_files.h"
#include "cluster/jobs/staging.h"

#include <map>
#include <set>
#include <string>

namespace trainyard {

/// Brings programs to one machine. Remembers for a short time what it has read and what was found to work there, since
/// the runs of a campaign share a program: all of them start the same code. One thread.
class ProgramCourier {
public:
    /// Gives the run its copy of the program's folder and checks that the program can start there. Returns the spec as
    /// it is to lie there. A folder that is not here is taken to be the machine's. Blocking, repeatable; throws Failure
    /// like programFiles(), bringProgram() and requireProgramThere().
    RunSpec bring(const RunSpec& spec, Machine& machine, const std::string& runDirectory,
                  const Staging::Progress& progress = {});

private:
    struct Read {
        ProgramFiles files;
        ProgramCommit commit;
        double usedAt = 0.0; ///< steadyTime()
    };
    const Read& read(const std::string& folder, const Staging::Progress& progress);

    std::map<std::string, Read> m_read;      ///< by folder here
    std::map<std::string, double> m_checked; ///< what was asked → when it was found to work
    double m_cleanedAt = 0.0;                ///< steadyTime() of the last cleanPrograms()
};

/// The spec with paths of one folder replaced by those of another: in the command, its arguments and parameters,
/// variables, followed logs, checkpoints and environment. Pure.
RunSpec relocatedProgram(const RunSpec& spec, const std::string& from, const std::string& to);

/// The file that the command names, relative to the folder here: "train.py". Empty: none.
std::string scriptInFolder(const ProgramSpec& program);

} // namespace trainyard
