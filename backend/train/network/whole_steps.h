// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "backend/ops/device.h"

#include <cstdint>
#include <map>
#include <memory>
#include <utility>

namespace trainyard {

/// What a device has recorded of whole steps, each valid as long as what it was recorded from is.
class WholeSteps {
public:
    /// Of the batch, and of all ranks' batches together; 0 = there are no others.
    using Sizes = std::pair<int, std::int64_t>;

    /// For Device::replay(): nothing if the last one was of another `generation` (Program::boundGeneration()) or of
    /// other masks.
    std::unique_ptr<Recording>& of(const Sizes& sizes, int generation, std::uint64_t masks)
    {
        Step& step = m_steps[sizes];
        if (step.generation != generation || step.masks != masks)
            step.recording.reset();
        step.generation = generation;
        step.masks = masks;
        return step.recording;
    }

    /// Whether such steps could not be recorded.
    bool refused(const Sizes& sizes) const
    {
        const auto found = m_steps.find(sizes);
        return found != m_steps.end() && found->second.recording && found->second.recording->refused();
    }

private:
    struct Step {
        int generation = -1;
        std::uint64_t masks = 0;
        std::unique_ptr<Recording> recording;
    };
    std::map<Sizes, Step> m_steps;
};

} // namespace trainyard
