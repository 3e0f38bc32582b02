// SPDX-License-Identifier: Apache-2.0
#include "backend/data/pipeline/batch_dealer.h"

#include "backend/base/error.h"
#include "backend/protocol/reasons_dataset.h"

#include <algorithm>
#include <numeric>

namespace trainyard {

BatchDealer::BatchDealer(const Dataset& dataset, const LoaderOptions& options)
    : m_options(options), m_samples(dataset.size(options.split)),
      m_fileSizes(options.data.sharding == Sharding::Files ? dataset.fileSizes(options.split)
                                                           : std::vector<std::int64_t>()),
      m_localBatch(evenShare(options.batchSize, options.split == Split::Validation ? 0 : options.rank, options.ranks)),
      m_batches(countBatches())
{
    if (m_samples <= 0)
        throw Failure(ErrorKind::BadInput, "load the data set", {}, datasetReason("dataset.split-empty"));
}

EpochDeal BatchDealer::dealt(std::int64_t epoch) const
{
    return dealEpoch(shard(), m_samples, m_fileSizes, m_options.batchSize, m_options.seed, epoch, {}, m_options.goOn);
}

/// The first position of a rank's part of the validation samples: a multiple of the batch size.
std::int64_t BatchDealer::partBegin(int rank) const
{
    const std::int64_t all = (m_samples + m_localBatch - 1) / m_localBatch;
    return std::min(m_samples, shareBegin(all, rank, m_options.ranks) * m_localBatch);
}

std::int64_t BatchDealer::countBatches() const
{
    if (m_localBatch < 1)
        throw Failure(ErrorKind::BadInput, "load the data set", {},
                      datasetReason("dataset.batch-shared", m_options.batchSize, m_options.ranks));
    if (m_options.split == Split::Validation)
        return (partBegin(m_options.rank + 1) - partBegin(m_options.rank) + m_localBatch - 1) / m_localBatch;
    const bool alone = m_options.ranks == 1 && m_options.parts == 1;
    if (alone || m_options.data.sharding == Sharding::Shuffle || m_samples <= 0)
        return (m_samples + m_options.batchSize - 1) / m_options.batchSize;
    return dealt(0).steps();
}

BatchDealer::Part BatchDealer::part(std::int64_t epoch, std::int64_t batch)
{
    if (m_options.split == Split::Validation) {
        const std::int64_t begin = partBegin(m_options.rank) + batch * m_localBatch;
        return {nullptr, begin, static_cast<int>(std::min(m_localBatch, partBegin(m_options.rank + 1) - begin))};
    }
    if (m_dealEpoch != epoch) {
        m_deal = std::make_shared<const EpochDeal>(dealt(epoch));
        m_dealEpoch = epoch;
    }
    const auto at = static_cast<std::size_t>(batch);
    return {m_deal, m_deal->begins[at], m_deal->count(batch), m_deal->ofAllRanks[at], m_deal->firsts[at]};
}

/// A file stays with its rank in all epochs.
std::vector<std::int64_t> BatchDealer::ownSamples(bool mixes) const
{
    std::vector<std::int64_t> own;
    if (m_options.split == Split::Train && m_options.data.sharding == Sharding::Files && !mixes) {
        own = dealt(0).order;
        std::sort(own.begin(), own.end());
        return own;
    }
    const bool validates = m_options.split == Split::Validation;
    const std::int64_t begin = validates ? partBegin(m_options.rank) : 0;
    own.resize(static_cast<std::size_t>((validates ? partBegin(m_options.rank + 1) : m_samples) - begin));
    std::iota(own.begin(), own.end(), begin);
    return own;
}

} // namespace trainyard
