// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <nlohmann/json_fwd.hpp>

#include <cstdint>
#include <filesystem>
#include <optional>
#include <string>
#include <vector>

namespace trainyard {

/// Which steps of a run are traced: in the run spec, before it starts, or in control.json while it trains.
struct TraceRequest {
    static constexpr int kMostSteps = 100'000;
    static constexpr int kMostMegabytes = 4096;

    std::int64_t firstStep = 0; ///< of the run, counted from 1; 0: the next one, as when all of them are over
    int steps = 0;              ///< 1…kMostSteps, each with all that follows it up to the next; 0 = nothing is traced
    int megabytes = 64;         ///< 1…kMostMegabytes: a rank's file ends when it has become so long
    friend bool operator==(const TraceRequest&, const TraceRequest&) = default;
};

/// {"first_step": 101, "steps": 10, "megabytes": 64}
nlohmann::ordered_json toJson(const TraceRequest& request);
/// nullopt when it is no request that asks for something within the limits.
std::optional<TraceRequest> traceRequestFrom(const nlohmann::json& json);
/// "101-110" (both are traced), "101" or "+20" (the next 20). nullopt when it is none of these.
std::optional<TraceRequest> parseTraceSteps(const std::string& text);

/// One trace of an attempt, a folder with a file for each rank.
struct TraceFolder {
    int attempt = 0;
    std::int64_t firstStep = 0;
    std::int64_t lastStep = 0; ///< that was asked for; the run may have ended before
    std::filesystem::path path;
};

/// attempts/0001/trace/steps-00000101-00000110
std::string traceFolderName(std::int64_t firstStep, std::int64_t lastStep);
/// The file of a rank in such a folder: rank-0000.json
std::string traceFileName(int rank);
/// All traces of a run directory on this machine, the newest attempt's last steps first.
std::vector<TraceFolder> tracesOf(const std::filesystem::path& runDirectory);

} // namespace trainyard
