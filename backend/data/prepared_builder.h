// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "backend/data/prepared_plan.h"

#include <functional>
#include <string>

namespace trainyard {

/// What preparing says of itself while it works.
struct PrepareProgress {
    enum class Phase { Checking, Preparing, Waiting }; ///< Waiting: for shards that other processes make
    Phase phase = Phase::Checking;
    std::int64_t samples = 0;     ///< of the part that was asked for
    std::int64_t done = 0;        ///< whole before or made now
    std::int64_t made = 0;        ///< by this process now
    double perSecond = 0;         ///< images; before the first one is made, as tried
    double secondsLeft = -1;      ///< < 0: not known
    std::int64_t bytesNeeded = 0; ///< for what is missing, about
    std::int64_t bytesFree = 0;
};

struct PrepareOptions {
    int threads = 1;
    int part = 1; ///< 1…parts: only every parts-th shard, for jobs that share the work
    int parts = 1;
    bool verify = false; ///< also compare every kept image with its checksum
    bool wait = true;    ///< for shards that other processes are making; never with parts
    /// Hears about four times a second, and at once before the first image; false ends it. Called on the caller's
    /// thread.
    std::function<bool(const PrepareProgress&)> progress;
};

struct PrepareResult {
    std::int64_t made = 0; ///< images
    std::int64_t shardsMade = 0;
    std::int64_t shardsDamaged = 0; ///< of those, in place of damaged or foreign ones
    std::string damage;             ///< why the first of them was refused
    double seconds = 0;
    bool whole = false; ///< whether all shards of the part are there now
};

/// Makes what is missing of a cache; whole shards stay, damaged ones are made anew. What an interrupted call has
/// finished is used by the next. Several processes, also on other machines, may prepare one cache at once. Throws
/// Failure: an image that cannot be read (named), a full disk (looked at before anything is written), Cancelled.
/// Memory: an image and 1 MiB a thread.
PrepareResult prepare(const PreparedPlan& plan, const PrepareOptions& options);

/// Whether every shard is there and its header, table and length are right.
bool isPrepared(const PreparedPlan& plan);

/// Bytes that can still be written at a folder, or where it will be made; −1 = not known.
std::int64_t freeBytes(const std::filesystem::path& folder);

/// "2.3 GB", powers of 1,000.
std::string byteText(std::int64_t bytes);

} // namespace trainyard
