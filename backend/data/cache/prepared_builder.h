// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "backend/data/cache/prepared_plan.h"

#include <functional>
#include <string>

namespace trainyard {

/// Progress of a preparation.
struct PrepareProgress {
    enum class Phase { Checking, Preparing, Waiting }; ///< Waiting: for shards that other processes are making
    Phase phase = Phase::Checking;
    std::int64_t samples = 0;     ///< in the requested part
    std::int64_t done = 0;        ///< already complete or made by this call
    std::int64_t made = 0;        ///< made by this call
    double perSecond = 0;         ///< images; estimated from a trial until the first is made
    double secondsLeft = -1;      ///< < 0: unknown
    std::int64_t bytesNeeded = 0; ///< approximate, for what is missing
    std::int64_t bytesFree = 0;
};

struct PrepareOptions {
    int threads = 1;
    int part = 1; ///< 1…parts: make only every parts-th shard, so that jobs share the work
    int parts = 1;
    bool verify = false; ///< also verify the checksum of every image
    bool wait = true;    ///< wait for shards that other processes are making; ignored with parts
    /// Called about four times a second and once before the first image, on the caller's thread; returning false
    /// cancels.
    std::function<bool(const PrepareProgress&)> progress;
};

struct PrepareResult {
    std::int64_t made = 0;    ///< images; without those skipped
    std::int64_t skipped = 0; ///< samples of this call's work that cannot be read
    std::int64_t shardsMade = 0;
    std::int64_t shardsDamaged = 0; ///< of shardsMade, those that replaced damaged or foreign ones
    std::string damage;             ///< what was wrong with the first of them
    double seconds = 0;
    bool whole = false; ///< whether all shards of the part now exist
};

/// Makes the missing shards of a cache and replaces damaged ones. Continues the work of interrupted calls. Several
/// processes, also on different machines, may prepare one cache concurrently. Throws Failure for an unreadable image
/// (named) unless the spec skips those, a full disk (checked before writing) and Cancelled. Needs memory for one image
/// and 1 MiB per thread.
PrepareResult prepare(const PreparedPlan& plan, const PrepareOptions& options);

/// Whether every shard exists with a valid header, table and length.
bool isPrepared(const PreparedPlan& plan);

/// Samples in the existing shards that could not be read: for them, a shard keeps only the reason.
std::int64_t skippedIn(const PreparedPlan& plan);

/// Free bytes on the disk of a folder, which need not exist yet; −1 = unknown.
std::int64_t freeBytes(const std::filesystem::path& folder);

/// "2.3 GB", powers of 1,000.
std::string byteText(std::int64_t bytes);

} // namespace trainyard
