// SPDX-License-Identifier: Apache-2.0
#include "backend/train/histogram_recorder.h"

#include "backend/base/clock.h"

#include <algorithm>
#include <cstring>

namespace trainyard {
namespace {

/// What this process is to count: what is equal on all ranks only the one that writes.
HistogramSpec ownPart(HistogramSpec wanted, const StepSource& steps)
{
    wanted.weights = wanted.weights && steps.writes();
    wanted.gradients = wanted.gradients && steps.writes();
    return wanted;
}

struct Cost {
    double recording = 0.0; ///< seconds
    double step = 0.0;      ///< seconds of a step that is not recorded; 0 = not known
};

/// The largest of all ranks', the same on each.
Cost agreed(const Cost& mine, StepSource& steps)
{
    const std::vector<std::byte> all = steps.gather(std::as_bytes(std::span(&mine, 1)));
    Cost most;
    for (std::size_t at = 0; at + sizeof(Cost) <= all.size(); at += sizeof(Cost)) {
        Cost one;
        std::memcpy(&one, all.data() + at, sizeof one);
        most.recording = std::max(most.recording, one.recording);
        most.step = std::max(most.step, one.step);
    }
    return most;
}

} // namespace

HistogramRecorder::HistogramRecorder(const HistogramSpec& wanted, Network& network, StepSource& steps,
                                     EventWriter& events, std::int64_t done, std::int64_t total)
    : m_network(network), m_steps(steps), m_events(events),
      m_layers(network.state(), ownPart(wanted, steps), steps.computes()), m_pace(wanted.every, done, total)
{
}

HistogramRecorder::~HistogramRecorder()
{
    m_network.steps().setWatch(nullptr);
}

void HistogramRecorder::beforeStep(std::int64_t step)
{
    m_watching = due(step);
    if (!m_watching)
        return;
    m_layers.clear();
    m_network.steps().setWatch(m_steps.computes() ? &m_layers : nullptr);
}

bool HistogramRecorder::afterStep(std::int64_t step, double epoch, double stepSeconds)
{
    if (!m_watching && !(due(step) && !m_steps.computes())) {
        m_plainSeconds += stepSeconds;
        ++m_plainSteps;
        return false;
    }
    m_watching = false;
    m_network.steps().setWatch(nullptr);
    record(step, epoch);
    return true;
}

void HistogramRecorder::record(std::int64_t step, double epoch)
{
    const double begin = steadyTime();
    const double before = m_layers.seconds();
    m_layers.countWeights();
    m_layers.setOutputs(m_steps.gather(m_layers.outputs()));
    if (m_steps.writes())
        for (HistogramEvent& event : m_layers.events(step, epoch))
            m_events.push(std::move(event));
    const Cost mine{before + steadyTime() - begin, m_plainSteps > 0 ? m_plainSeconds / double(m_plainSteps) : 0.0};
    const Cost cost = agreed(mine, m_steps);
    m_pace.recorded(step, cost.recording, cost.step);
    m_plainSeconds = 0.0;
    m_plainSteps = 0;
}

} // namespace trainyard
