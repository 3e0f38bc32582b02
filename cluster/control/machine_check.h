// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace trainyard {

/// What `trainyard-engine selftest --json` says about a speed.
enum class SpeedVerdict { Ok, Slow, Wrong, Failed, Measured };

struct MeasuredSpeed {
    std::string id;   ///< "memory", "loader" …; the window translates it
    std::string name; ///< the engine's English name, for an id that this version does not know
    int threads = 1;
    double value = 0.0;
    std::string unit;      ///< "GB/s"
    double expected = 0.0; ///< 0 = nothing is expected
    SpeedVerdict verdict = SpeedVerdict::Measured;
    std::string advice; ///< English; for Failed: why it could not be measured
};

struct FailedCheck {
    std::string name; ///< "agreement: conv2d 3x3, 2 threads"
    std::string text; ///< what was wrong
};

/// A machine's check as it is shown and kept: what went well is only counted.
struct MachineCheck {
    double time = 0.0;    ///< when it ended, Unix seconds
    double seconds = 0.0; ///< its duration
    std::string engine;
    std::string device; ///< "oneDNN 2.6.3"
    std::string processor;
    std::string precision; ///< "fp32"
    int threads = 1;
    int passed = 0;
    int skipped = 0;
    std::vector<FailedCheck> failures;
    std::vector<MeasuredSpeed> speeds;

    int wrong() const; ///< failed checks, and speeds that are wrong or could not be measured
    int slow() const;
};

/// Reads the engine's report, or what toJson() wrote; nullopt for anything else.
std::optional<MachineCheck> parseMachineCheck(std::string_view json);
std::string toJson(const MachineCheck& check);

} // namespace trainyard
