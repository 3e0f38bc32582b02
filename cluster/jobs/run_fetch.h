// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "cluster/transport/transport.h"

#include <cstdint>
#include <functional>
#include <string>
#include <vector>

namespace trainyard {

/// What is wanted of a run's directory on a machine.
struct FetchWish {
    enum class Checkpoints { None, Newest, All, Named };
    Checkpoints checkpoints = Checkpoints::Newest;
    std::vector<std::string> names; ///< Named: "best", "epoch-0004", with or without ".safetensors"
    bool results = true;            ///< result, events, logs and traces of all attempts
};

struct FetchRequest {
    std::string directory; ///< the run directory there, absolute
    std::string target;    ///< folder here that becomes a run directory with what was fetched; made where absent
    std::string spec;      ///< text of its spec.json: the one there names data by the paths of its machine
    bool over = true;      ///< nothing is written there any more
    FetchWish wish;
};

struct FetchNews {
    std::int64_t done = 0;  ///< bytes
    std::int64_t total = 0; ///< 0: not known yet
    std::string file;       ///< relative to the run directory
};
/// Hears of progress a few times a second; false ends the fetch with Cancelled.
using FetchProgress = std::function<bool(const FetchNews&)>;

struct FetchedRun {
    std::string folder;
    std::vector<std::string> checkpoints; ///< absolute paths here of those that were asked for, newest first
    int copied = 0;                       ///< files; the others were here already
    int kept = 0;
    std::int64_t bytes = 0; ///< of the copied ones
};

/// Copies what is wanted, file by file. What a broken try left is gone on with by the next one: whole files are not
/// copied again while the machine's are the same, a torn one never bears its final name, and each is compared with the
/// machine's by size and checksum before it takes it. Files that run on (events, logs of a run that is not over) are
/// copied up to the size they had in the beginning. Throws Failure: Transport or Timeout when it may simply be tried
/// again; NotFound for a run directory or a checkpoint that is not there; BadInput where a file here is not what an
/// earlier fetch put there (it is left alone); Cancelled, NoSpace …
FetchedRun fetchRun(const FetchRequest& request, Transport& there, const FetchProgress& progress = {});

/// Pure: the script that lists a run directory, and what it prints.
struct FetchFile {
    std::string name; ///< relative; never absolute, never with ".."
    std::int64_t size = 0;
    double modified = 0.0;  ///< Unix seconds of the machine's clock
    std::string generation; ///< another content has another
};
std::string fetchListScript(const std::string& directory);
/// Throws Failure(Io) for text that is none of it.
std::vector<FetchFile> parseFetchList(const std::string& text, const std::string& directory);
/// Those that are wanted, results first, then checkpoints, newest first. Throws Failure(NotFound) naming those there
/// are.
std::vector<FetchFile> filesToFetch(const std::vector<FetchFile>& files, const FetchWish& wish,
                                    const std::string& directory);

} // namespace trainyard
