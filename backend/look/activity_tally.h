// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "backend/look/looking_net.h"
#include "backend/protocol/layer_activity.h"

#include <vector>

namespace trainyard {

/// Finds dead channels and saturated layers (protocol/layer_activity.h defines both) in the outputs of a net's
/// activations. The net must keep layers().
class ActivityTally {
public:
    explicit ActivityTally(const LookingNet& net);

    const std::vector<int>& layers() const { return m_layers; }
    void add(const LookingNet& net, int samples); ///< the net's last batch
    NetActivity activity(const LookingNet& net) const;

private:
    struct Counts {
        Activation activation = Activation::None;
        std::vector<float> largest; ///< by channel
        std::int64_t values = 0, aboveZero = 0, atLimit = 0;
    };
    std::vector<int> m_layers;
    std::vector<Counts> m_counts;
    std::int64_t m_samples = 0;
};

/// The activation that a layer ends with.
Activation activationAtEnd(const Op& op);

/// How many samples a net can compute at once when these layers' outputs are kept, in a bounded amount of memory.
int batchThatKeeps(const LookingNet& net, const std::vector<int>& layers);

} // namespace trainyard
