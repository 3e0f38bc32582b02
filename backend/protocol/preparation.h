// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "backend/base/error.h"

#include <nlohmann/json_fwd.hpp>

#include <cstdint>
#include <string>
#include <variant>

namespace trainyard {

/// The output of `trainyard-engine prepare --json`, one JSON object per line on stdout:
///   ← {"plan": {…}}                          time and space that it will need, before the first image is made
///   ← {"progress": {"phase": "preparing", "done": 800, "total": 60000, …}}    at most four times a second
///   ← {"prepared": {…}}   or   ← {"error": {…}}   the last line; with --estimate the plan is the last line

/// The prepared cache that will be made.
struct PreparationPlan {
    std::string folder;
    std::string key; ///< 32 hexadecimal digits over the source files and the images' form
    std::int64_t images = 0;
    std::int64_t skipped = 0; ///< of these, those that could not be read; 0 unless prepared
    std::int64_t shards = 0;  ///< files
    bool jpeg = false;        ///< stored as JPEG instead of pixels
    int height = 0;           ///< of every image; 0 where …
    int width = 0;
    int shorterSide = 0;          ///< … only the shorter side is the same for all
    std::int64_t bytes = 0;       ///< estimated size of the whole cache
    std::int64_t bytesFree = 0;   ///< free space on its disk; < 0: unknown
    bool prepared = false;        ///< the cache is already complete
    double imagesPerSecond = 0.0; ///< on all threads, measured on a few images
    double seconds = 0.0;         ///< estimated time for the whole cache
    friend bool operator==(const PreparationPlan&, const PreparationPlan&) = default;
};

struct PreparationProgress {
    std::string phase;     ///< "checking", "preparing", "waiting" (for images that other processes make)
    std::int64_t done = 0; ///< images that existed already or have been made
    std::int64_t total = 0;
    double imagesPerSecond = 0.0;
    double secondsLeft = -1.0;    ///< < 0: unknown
    std::int64_t bytesNeeded = 0; ///< estimated size of what is missing
    std::int64_t bytesFree = 0;
    friend bool operator==(const PreparationProgress&, const PreparationProgress&) = default;
};

struct PreparationResult {
    std::string folder;
    std::int64_t images = 0;
    std::int64_t made = 0;           ///< images made by this process
    std::int64_t skipped = 0;        ///< samples that this process could not read and left out
    std::int64_t shardsReplaced = 0; ///< damaged or incompatible files that were replaced
    std::string reason;              ///< why the first of those files was refused
    bool whole = false;              ///< false while other processes are still making the rest
    double seconds = 0.0;
    friend bool operator==(const PreparationResult&, const PreparationResult&) = default;
};

nlohmann::ordered_json toJson(const PreparationPlan& plan);
nlohmann::ordered_json toJson(const PreparationProgress& progress);
nlohmann::ordered_json toJson(const PreparationResult& result);

using PreparationLine = std::variant<PreparationPlan, PreparationProgress, PreparationResult, Error>;
/// Parses one of the lines above. Throws Failure(BadInput) for anything else.
PreparationLine parsePreparationLine(const std::string& line);

} // namespace trainyard
