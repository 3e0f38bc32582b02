// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "cluster/transport/transport.h"

#include <cstdint>
#include <functional>
#include <string>
#include <vector>

namespace trainyard {

/// What to copy from a run's directory on a machine.
struct FetchChoice {
    enum class Checkpoints { None, Newest, All, Named };
    Checkpoints checkpoints = Checkpoints::Newest;
    /// Named: "best", "epoch-0004", with or without ".safetensors"; of a program's its path or its last part
    std::vector<std::string> names;
    bool results = true; ///< result, events, logs and traces of all attempts
};

struct FetchRequest {
    std::string directory; ///< the run directory on the machine, absolute
    std::string target;    ///< local folder that becomes a run directory with the fetched files; created if missing
    std::string spec;      ///< text of its spec.json; the machine's own names data by paths of that machine
    bool over = true;      ///< the run has ended and writes nothing more
    FetchChoice choice;
    /// Checkpoints that a program has announced: files or folders, relative to the run directory or absolute there. An
    /// absolute one is copied to checkpoints/elsewhere/.
    std::vector<std::string> announced = {};
};

struct FetchNews {
    std::int64_t done = 0;  ///< bytes
    std::int64_t total = 0; ///< 0: unknown yet
    std::string file;       ///< relative to the run directory
};
/// Called a few times a second; returning false ends the fetch with Cancelled.
using FetchProgress = std::function<bool(const FetchNews&)>;

struct FetchedRun {
    std::string folder;
    std::vector<std::string> checkpoints; ///< absolute local paths of the requested ones, newest first
    int copied = 0;                       ///< number of files copied; the others were already here
    int kept = 0;
    std::int64_t bytes = 0; ///< of the copied files
};

/// Copies the requested files one by one and resumes an interrupted fetch. Complete files are not copied again while
/// they are unchanged on the machine. An incomplete file never has its final name; each file is compared with the
/// original by size and checksum before it gets it. Files that still grow (events and logs of an unfinished run) are
/// copied up to their size at the start. Throws Failure: Transport or Timeout if it can simply be retried; NotFound for
/// a missing run directory or checkpoint; BadInput if a local file is not what an earlier fetch put there (it is left
/// alone); Cancelled, NoSpace …
FetchedRun fetchRun(const FetchRequest& request, Transport& there, const FetchProgress& progress = {});

/// No side effects: the script that lists a run directory and absolute checkpoints, and the parser of its output.
struct FetchFile {
    std::string name; ///< relative; never absolute, never with ".."
    std::int64_t size = 0;
    double modified = 0.0;       ///< Unix seconds of the machine's clock
    std::string generation;      ///< differs for different content
    std::string source = {};     ///< where it lies on the machine when that is not the run directory; absolute
    std::string checkpoint = {}; ///< the checkpoint that it belongs to; empty: none
};
std::string fetchListScript(const std::string& directory, const std::vector<std::string>& announced = {});
/// Throws Failure(Io) when the text is not such a list, or names files that were not asked for.
std::vector<FetchFile> parseFetchList(const std::string& text, const std::string& directory,
                                      const std::vector<std::string>& announced = {});
/// The requested files: results first, then checkpoints, newest first. Throws Failure(NotFound) that lists the existing
/// ones.
std::vector<FetchFile> filesToFetch(const std::vector<FetchFile>& files, const FetchChoice& choice,
                                    const std::string& directory, const std::vector<std::string>& announced = {});

} // namespace trainyard
