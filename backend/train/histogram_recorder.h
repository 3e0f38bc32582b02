// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "backend/protocol/value_histogram.h"
#include "backend/train/network/layer_histograms.h"
#include "backend/train/network/network.h"
#include "backend/train/record/event_writer.h"
#include "backend/train/steps/step_source.h"

#include <cstdint>

namespace trainyard {

/// Records the histograms that a spec asks for. With several ranks, outputs are those of all ranks' samples; weights
/// and reduced gradients are equal on every rank, so rank 0 counts them. An asynchronous run's master has only weights.
///
/// All ranks decide alike which steps are recorded, because they exchange what recording has cost.
class HistogramRecorder {
public:
    /// Everything outlives it. `done` steps of `total` are over.
    HistogramRecorder(const HistogramSpec& wanted, Network& network, StepSource& steps, EventWriter& events,
                      std::int64_t done, std::int64_t total);
    ~HistogramRecorder();
    HistogramRecorder(const HistogramRecorder&) = delete;
    HistogramRecorder& operator=(const HistogramRecorder&) = delete;

    bool due(std::int64_t step) const { return m_pace.due(step); }
    /// Whether another step may be begun while this one is computed.
    bool allowsAhead(std::int64_t step) const { return !due(step) && !due(step + 1); }
    /// Before the step that becomes number `step`.
    void beforeStep(std::int64_t step);
    /// After it has been counted, or several together. True if it was recorded.
    bool afterStep(std::int64_t step, double epoch, double stepSeconds);

private:
    void record(std::int64_t step, double epoch);

    Network& m_network;
    StepSource& m_steps;
    EventWriter& m_events;
    LayerHistograms m_layers;
    HistogramPace m_pace;
    bool m_watching = false;
    double m_plainSeconds = 0.0;   ///< of steps since the last record …
    std::int64_t m_plainSteps = 0; ///< … and their number
};

} // namespace trainyard
