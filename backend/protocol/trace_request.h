// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <nlohmann/json_fwd.hpp>

#include <cstdint>
#include <filesystem>
#include <optional>
#include <string>
#include <vector>

namespace trainyard {

/// Which steps of a run are traced: given in the run spec before it starts, or in control.json while it trains.
struct TraceRequest {
    static constexpr int kMostSteps = 100'000;
    static constexpr int kMostMegabytes = 4096;

    std::int64_t firstStep = 0; ///< step of the run, counted from 1; 0, or a step already past: the next one
    int steps = 0;              ///< 1…kMostSteps, each with everything up to the next step; 0 = no trace
    int megabytes = 64;         ///< 1…kMostMegabytes: a rank's file ends when it reaches this size
    friend bool operator==(const TraceRequest&, const TraceRequest&) = default;
};

/// {"first_step": 101, "steps": 10, "megabytes": 64}
nlohmann::ordered_json toJson(const TraceRequest& request);
/// Returns nullopt unless it is a request for at least one step within the limits.
std::optional<TraceRequest> traceRequestFrom(const nlohmann::json& json);
/// "101-110" (both included), "101" or "+20" (the next 20). Returns nullopt for anything else.
std::optional<TraceRequest> parseTraceSteps(const std::string& text);

/// One trace of an attempt, a folder with a file for each rank.
struct TraceFolder {
    int attempt = 0;
    std::int64_t firstStep = 0;
    std::int64_t lastStep = 0; ///< last step requested; the run may have ended earlier
    std::filesystem::path path;
};

/// attempts/0001/trace/steps-00000101-00000110
std::string traceFolderName(std::int64_t firstStep, std::int64_t lastStep);
/// The other way round, without the attempt; nullopt for a path that no trace has.
std::optional<TraceFolder> traceFolderFrom(const std::filesystem::path& path);
/// The file of a rank in such a folder: rank-0000.json
std::string traceFileName(int rank);
/// All traces of a run directory on this machine, latest attempt and latest steps first.
std::vector<TraceFolder> tracesOf(const std::filesystem::path& runDirectory);

} // namespace trainyard
