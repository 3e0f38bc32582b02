// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "backend/protocol/plan.h"
#include "backend/train/network/network_options.h"
#include "backend/train/network/network_state.h"
#include "backend/train/network/rank_step.h"
#include "backend/train/network/step_runner.h"

#include <memory>
#include <string>

namespace trainyard {

/// A model on one device: what it knows, the steps that change it, and what ranks exchange of it. Used by one thread at
/// a time. Every function throws Failure (OutOfMemory, Device, Unsupported, BadInput).
class Network {
public:
    /// Builds the graph, compiles it for the batch size, draws the initial weights from the seed.
    explicit Network(const NetworkOptions& options);
    /// One that only evaluates, on a device of its own with so many threads (0 = all cores): no gradients, no optimizer
    /// state. It computes with the same kernels and layouts, so with equal threads its results equal those of `trained`
    /// to the last bit. It knows nothing until NetworkState::copyWeights().
    Network(const Network& trained, int threads);
    ~Network();
    Network(Network&&) noexcept;
    Network& operator=(Network&&) noexcept;

    NetworkState& state();
    const NetworkState& state() const;
    StepRunner& steps();
    const StepRunner& steps() const;
    RankStep& ranks();
    const RankStep& ranks() const;

    MemoryPlan memory() const; ///< measured after compilation

private:
    struct Parts;
    std::unique_ptr<Parts> m_parts;
};

/// What the model costs, without a device and without allocating: parameters, layers, FLOPs, estimated memory.
/// Throws Failure(BadInput) when model and image do not fit together ("the image is too small for …").
PlanAnswer planNetwork(const NetworkOptions& options);

/// Whether this build and machine have the device; the reason with its remedy when not.
bool deviceAvailable(DeviceKind device, std::string* reason);

} // namespace trainyard
