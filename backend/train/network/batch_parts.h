// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "backend/ops/batch.h"
#include "backend/train/network/network_options.h"

#include <cstddef>
#include <vector>

namespace trainyard {

/// The parts that a batch is computed in, and what each counts for.
struct BatchParts {
    std::vector<int> begins; ///< of the parts, and the end; parts may be empty
    bool averaged = false;   ///< in training: each part's gradients are added up with its share
    double share = 1.0;      ///< of this rank's batch in the step, for those that are not
    int count() const { return static_cast<int>(begins.size()) - 1; }
    int samples(int part) const
    {
        return begins[static_cast<std::size_t>(part) + 1] - begins[static_cast<std::size_t>(part)];
    }
    /// Numbers of the parts that have samples.
    std::vector<int> filled() const
    {
        std::vector<int> parts;
        for (int part = 0; part < count(); ++part)
            if (samples(part) > 0)
                parts.push_back(part);
        return parts;
    }
};

/// What a batch is for.
struct BatchUse {
    bool training = false;
    bool joined = false;   ///< with other ranks
    bool features = false; ///< the network takes them, no images
    bool picks = false;    ///< it may take images from those that the device keeps
};

/// Throws Failure(BadInput) for a batch that a network with these options cannot compute.
void checkBatch(const Batch& batch, const NetworkOptions& options, const BatchUse& use);

/// In training the parts that the loader dealt, or as even ones; otherwise as few as the programs can take.
BatchParts partsOf(const Batch& batch, const NetworkOptions& options, const BatchUse& use);

} // namespace trainyard
