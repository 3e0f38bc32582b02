// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "backend/protocol/event.h"

#include <cstdint>
#include <functional>
#include <string>
#include <utility>
#include <vector>

namespace trainyard {

/// Turns the values of each step into metrics events: up to 50 steps/s every step is a record, beyond that steps are
/// gathered into one with minimum, maximum, mean and count, so that no spike is lost. One thread.
class MetricsRecorder {
public:
    using Sink = std::function<void(EventBody)>;
    using Values = std::vector<std::pair<const char*, double>>;

    struct Position {
        std::int64_t step = 0;
        std::int64_t samples = 0;
        double epoch = 0.0;
        double elapsed = 0.0;
    };

    explicit MetricsRecorder(Sink sink, double recordsPerSecond = 50.0);

    /// A step's values; `now` is steadyTime(). The same names at every step.
    void addStep(const Position& position, const Values& values, double now);
    /// Values that are no step's own (a second's utilisation, an epoch's validation): a record at once, after what was
    /// gathered before it.
    void addSingle(const Position& position, const std::vector<std::pair<std::string, double>>& values);
    /// Writes what is gathered. Called before a checkpoint, so that no record straddles the step it resumes from.
    void flush();

private:
    const Sink m_sink;
    const double m_rate;
    double m_tokens; ///< records that may be written at once; refilled at m_rate up to one second's worth
    double m_lastTime = 0.0;
    MetricsEvent m_gathered; ///< no values: nothing gathered
};

} // namespace trainyard
