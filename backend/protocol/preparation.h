// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "backend/base/error.h"

#include <nlohmann/json_fwd.hpp>

#include <cstdint>
#include <string>
#include <variant>

namespace trainyard {

/// What `trainyard-engine prepare --json` writes, one JSON object a line on stdout:
///   ← {"plan": {…}}                          what it will take, before the first image is made
///   ← {"progress": {"phase": "preparing", "done": 800, "total": 60000, …}}    at most four times a second
///   ← {"prepared": {…}}   or   ← {"error": {…}}   the last line; with --estimate the plan is the last

/// What a prepared cache will be.
struct PreparationPlan {
    std::string folder;
    std::string key; ///< 32 hexadecimal digits over the source's files and the form of the images
    std::int64_t images = 0;
    std::int64_t shards = 0; ///< files
    bool jpeg = false;       ///< kept as JPEG rather than as pixels
    int height = 0;          ///< of every image; 0 where …
    int width = 0;
    int shorterSide = 0;          ///< … only the shorter side is the same for all
    std::int64_t bytes = 0;       ///< of the whole, about
    std::int64_t bytesFree = 0;   ///< on its disk; < 0: not known
    bool prepared = false;        ///< it is all there
    double imagesPerSecond = 0.0; ///< on all threads, measured on a few images
    double seconds = 0.0;         ///< that the whole would take
    friend bool operator==(const PreparationPlan&, const PreparationPlan&) = default;
};

struct PreparationProgress {
    std::string phase;     ///< "checking", "preparing", "waiting" (for what other processes make)
    std::int64_t done = 0; ///< images: there before, or made now
    std::int64_t total = 0;
    double imagesPerSecond = 0.0;
    double secondsLeft = -1.0;    ///< < 0: not known
    std::int64_t bytesNeeded = 0; ///< for what is missing, about
    std::int64_t bytesFree = 0;
    friend bool operator==(const PreparationProgress&, const PreparationProgress&) = default;
};

struct PreparationResult {
    std::string folder;
    std::int64_t images = 0;
    std::int64_t made = 0;           ///< images, by this process now
    std::int64_t shardsReplaced = 0; ///< damaged or foreign files among what was made
    std::string reason;              ///< why the first of them was refused
    bool whole = false;              ///< false: other processes are still making the rest
    double seconds = 0.0;
    friend bool operator==(const PreparationResult&, const PreparationResult&) = default;
};

nlohmann::ordered_json toJson(const PreparationPlan& plan);
nlohmann::ordered_json toJson(const PreparationProgress& progress);
nlohmann::ordered_json toJson(const PreparationResult& result);

using PreparationLine = std::variant<PreparationPlan, PreparationProgress, PreparationResult, Error>;
/// One line as above. Throws Failure(BadInput) when it is none.
PreparationLine parsePreparationLine(const std::string& line);

} // namespace trainyard
