// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "backend/ops/device.h"

#include <compare>
#include <cstdint>
#include <map>
#include <memory>

namespace trainyard {

/// What a device has recorded of whole steps, each valid as long as what it was recorded from is. A step without
/// micro-batches is one recording. Else there is one for each kind of part: the first one, those in the middle, and the
/// last one with the sums over ranks and the update. One recording of all parts would need the inputs of all of them in
/// the GPU's memory, which micro-batches are meant to save. It would grow with their number, and the gain would be some
/// microseconds a part.
class WholeSteps {
public:
    /// Parts that are launched alike.
    struct Kind {
        int count = 0;           ///< samples of the part
        std::int64_t ofStep = 0; ///< of the step, which the part has a share in; 0 = the part is all of it
        bool first = true;       ///< of the step's parts
        bool last = true;
        friend auto operator<=>(const Kind&, const Kind&) = default;
    };

    /// For Device::replay(): nothing if the last one was of another `generation` (Program::boundGeneration()) or of
    /// other masks.
    std::unique_ptr<Recording>& of(const Kind& kind, int generation, std::uint64_t masks)
    {
        Part& part = m_parts[kind];
        if (part.generation != generation || part.masks != masks)
            part.recording.reset();
        part.generation = generation;
        part.masks = masks;
        return part.recording;
    }

    /// Whether such parts could not be recorded.
    bool refused(const Kind& kind) const
    {
        const auto found = m_parts.find(kind);
        return found != m_parts.end() && found->second.recording && found->second.recording->refused();
    }

    /// Whether such a part has been launched, so that libraries have loaded its kernels.
    bool launched(const Kind& kind) const
    {
        const auto found = m_parts.find(kind);
        return found != m_parts.end() && found->second.launched;
    }
    void noteLaunched(const Kind& kind) { m_parts[kind].launched = true; }

private:
    struct Part {
        int generation = -1;
        std::uint64_t masks = 0;
        bool launched = false;
        std::unique_ptr<Recording> recording;
    };
    std::map<Kind, Part> m_parts;
};

} // namespace trainyard
