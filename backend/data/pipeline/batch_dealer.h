// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "backend/data/dataset/sharding.h"
#include "backend/data/pipeline/loader.h"

#include <cstdint>
#include <memory>
#include <vector>

namespace trainyard {

/// Which samples of the split form each batch of one rank. Not for several threads at once.
class BatchDealer {
public:
    /// The samples of one batch: those at `begin` … `begin` + `count` of the deal's order, or of the split itself.
    struct Part {
        std::shared_ptr<const EpochDeal> deal; ///< null: positions are sample indices (validation)
        std::int64_t begin = 0;
        int count = 0;
        std::int64_t ofAllRanks = 0;
        std::int64_t firstInStep = 0;

        std::int64_t sample(int place) const
        {
            const std::int64_t position = begin + place;
            return deal ? deal->order[static_cast<std::size_t>(position)] : position;
        }
    };

    /// Throws Failure(BadInput) for a split without samples or a batch that gives this rank no sample.
    BatchDealer(const Dataset& dataset, const LoaderOptions& options);

    std::int64_t samples() const { return m_samples; }       ///< of the split
    std::int64_t localBatch() const { return m_localBatch; } ///< most samples in a batch of this rank
    std::int64_t batches() const { return m_batches; }       ///< in an epoch, the same in every epoch

    Part part(std::int64_t epoch, std::int64_t batch);
    /// Every sample that this rank may read in any epoch, ascending. `mixes`: another sample may join any sample.
    std::vector<std::int64_t> ownSamples(bool mixes) const;

private:
    Shard shard() const { return {m_options.data.sharding, m_options.rank, m_options.ranks, m_options.parts}; }
    EpochDeal dealt(std::int64_t epoch) const;
    std::int64_t partBegin(int rank) const;
    std::int64_t countBatches() const;

    const LoaderOptions m_options;
    const std::int64_t m_samples;
    const std::vector<std::int64_t> m_fileSizes; ///< training samples per file, if whole files are dealt
    const std::int64_t m_localBatch;
    const std::int64_t m_batches;
    std::int64_t m_dealEpoch = -1;
    std::shared_ptr<const EpochDeal> m_deal; ///< of that epoch
};

} // namespace trainyard
