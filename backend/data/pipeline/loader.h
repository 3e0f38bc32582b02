// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "backend/data/base/load_stages.h"
#include "backend/data/dataset/dataset.h"
#include "backend/ops/batch.h"
#include "backend/protocol/data_inspection.h"

#include <cstdint>
#include <functional>
#include <memory>
#include <vector>

namespace trainyard {

struct LoaderOptions {
    DataSpec data;
    Split split = Split::Train;
    int batchSize = 64; ///< summed over ranks, ≥ ranks
    std::uint64_t seed = 1;
    int threads = 1;  ///< decoding threads; 0 = decode in next()
    int prefetch = 4; ///< maximum number of batches decoded ahead
    /// Training: samples by dealEpoch(). Validation: every rank has batches of ⌈batchSize / ranks⌉ and takes a
    /// contiguous run of them, so the batches are the same for any number of ranks that have them of this size.
    int rank = 0;
    int ranks = 1;
    int parts = 1;      ///< training: Shard::parts
    bool dealt = false; ///< training: deliver only the batches given to add(), in that order
    /// With data.unreadable = Skip, called once for each skipped sample, on any thread, never concurrently.
    std::function<void(const UnreadableSample&)> onSkipped = {};
    /// Training: asked while an epoch is dealt, on any thread. If it gives false, next() throws Failure(Cancelled)
    /// instead of that epoch's first batch.
    GoOn goOn = {};
};

/// Delivers the augmented batches of successive epochs, in an order that depends only on (seed, epoch): the stream is
/// byte-identical for any number of threads and after start(). One thread calls next(), which also throws the errors
/// (Failure) of decoding threads. The destructor joins all threads.
///
/// Skipped unreadable samples: in training the next readable sample of the data set replaces one, so that the number of
/// steps and the batch sizes do not change; a validation batch omits it, so that each sample counts once.
class Loader {
public:
    Loader(std::shared_ptr<const Dataset> dataset, const LoaderOptions& options);
    ~Loader();
    Loader(const Loader&) = delete;
    Loader& operator=(const Loader&) = delete;

    /// Continues at this batch of this epoch and drops prefetched batches.
    void start(std::int64_t epoch, std::int64_t batchInEpoch);
    /// All samples that may occur in this rank's batches: those of its files or its part, else the whole split.
    /// Ascending.
    std::vector<std::int64_t> samples() const;
    /// Makes batches refer to images in `kept` instead of containing pixels. Call before the first batch. `kept` must
    /// contain samples(), all readable, and picksOnly() must be true for the spec.
    void pickFrom(std::shared_ptr<const KeptImages> kept);
    /// The next batch; the loader owns its memory, which is valid until the next call. Training continues with the
    /// following epochs without end, and with several ranks a batch may be empty: this rank has no samples in the step.
    /// Validation ends after one epoch with count == 0.
    Batch next();
    std::int64_t batchesPerEpoch() const;
    /// With options.dealt: appends a batch to deliver and starts preparing it. next() throws Failure(Internal) if none
    /// is left.
    void add(std::int64_t epoch, std::int64_t batchInEpoch);
    /// The time that the decoding threads spent in each stage since the last call. Any thread.
    LoadTimes takeTimes();

private:
    struct Impl;
    std::unique_ptr<Impl> m_impl;
};

} // namespace trainyard
