// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "backend/data/pipeline/loader.h"
#include "backend/train/network/network.h"

#include <functional>
#include <memory>
#include <optional>

namespace trainyard {

/// Runs the whole validation split through a network in inference mode. Used by one thread at a time.
class ValidationPass {
public:
    /// `atOnce`: samples in a batch, those that the network computes at once. `onSkipped`, rank and ranks as in
    /// LoaderOptions: run() then passes over this rank's part alone. Ranks with equal `atOnce` find together exactly
    /// what one rank finds with it.
    ValidationPass(std::shared_ptr<const Dataset> dataset, const RunSpec& spec, int atOnce,
                   std::function<void(const UnreadableSample&)> onSkipped = {}, int rank = 0, int ranks = 1);

    std::int64_t samples() const { return m_samples; } ///< of all ranks
    int largestBatch() const { return m_largest; }     ///< samples of it that any rank computes at once
    /// What brings its batches; null without samples.
    Loader* loader() { return m_loader.get(); }
    /// nullopt when `keepGoing` (asked between batches) said no, or when there are no validation samples.
    std::optional<BatchMetrics> run(Network& network, const std::function<bool()>& keepGoing);

private:
    std::int64_t m_samples;
    int m_largest;
    std::unique_ptr<Loader> m_loader; ///< kept, so that its threads and buffers are made once; null without samples
};

} // namespace trainyard
