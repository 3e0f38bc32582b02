// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "backend/data/dataset.h"
#include "backend/data/load_stages.h"
#include "backend/ops/sample_pick.h"
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
    int rank = 0;     ///< training: samples by dealEpoch(); validation: a contiguous part, in batches of evenShare()
    int ranks = 1;
    bool dealt = false; ///< training: deliver only the batches given to add(), in that order
    /// With data.unreadable = Skip, called once for each skipped sample, on any thread, never concurrently.
    std::function<void(const UnreadableSample&)> onSkipped = {};
};

/// One batch. The loader owns the memory, which is valid until the next call of next().
struct LoadedBatch {
    const std::uint8_t* images = nullptr; ///< count × H × W × C
    const float* features = nullptr;      ///< instead of images, if the data set delivers features
    const std::int32_t* labels = nullptr;
    int count = 0;               ///< may be 0 in training with several ranks: this rank has no samples in the step
    std::int64_t ofAllRanks = 0; ///< training: samples of all ranks in this step
    std::int64_t epoch = 0;
    std::int64_t indexInEpoch = 0;             ///< batch number within the epoch, from 0
    double waitSeconds = 0.0;                  ///< how long next() waited for the batch
    const std::int32_t* otherLabels = nullptr; ///< labels of the samples mixed into these; null if the spec mixes none
    const float* otherShares = nullptr;        ///< shares of those samples, 0…½; null if the spec mixes none
    const SamplePick* picks = nullptr;         ///< instead of images, after pickFrom(): samples among `kept`
    const KeptImages* kept = nullptr;          ///< the images given to pickFrom()
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
    /// The next batch. Training continues with the following epochs without end; validation ends after one epoch with
    /// count == 0.
    LoadedBatch next();
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
