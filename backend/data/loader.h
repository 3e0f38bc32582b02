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
    int batchSize = 64; ///< of all ranks together, ≥ ranks
    std::uint64_t seed = 1;
    int threads = 1;  ///< decoding threads; 0 = decode in next()
    int prefetch = 4; ///< batches held ready at the most, so memory stays bounded
    int rank = 0;     ///< training: dealEpoch(); validation: a contiguous part, in batches of evenShare()
    int ranks = 1;
    bool dealt = false; ///< training: delivers the batches that add() names, in that order, instead of all
    /// With data.unreadable of Skip, called once for each sample that is skipped; by any thread, by one at a time.
    std::function<void(const UnreadableSample&)> onSkipped = {};
};

/// One batch, owned by the loader until the next call of next().
struct LoadedBatch {
    const std::uint8_t* images = nullptr; ///< count × H × W × C
    const float* features = nullptr;      ///< instead of images, for a data set that delivers features
    const std::int32_t* labels = nullptr;
    int count = 0;               ///< in training of several ranks also 0: this one has no part of the step
    std::int64_t ofAllRanks = 0; ///< training: samples of all ranks in this step
    std::int64_t epoch = 0;
    std::int64_t indexInEpoch = 0;             ///< batch number within the epoch, from 0
    double waitSeconds = 0.0;                  ///< how long next() had to wait for it
    const std::int32_t* otherLabels = nullptr; ///< of the samples mixed into these, with …
    const float* otherShares = nullptr;        ///< … their shares, 0…½; null when the spec mixes none
    const SamplePick* picks = nullptr;         ///< instead of images, of those …
    const KeptImages* kept = nullptr;          ///< … behind pickFrom()
};

/// Delivers the batches of epoch after epoch, augmented, in an order that depends on (seed, epoch) alone: the stream is
/// byte-identical for any thread count and after start(). next() is called by one thread. Errors of decoding threads
/// (Failure) come out of next(). The destructor joins all threads.
///
/// Samples that cannot be read and are to be skipped: in training the next readable sample of the data set takes the
/// place, so steps and batches stay as they are; a validation batch is without them, so that each sample counts once.
class Loader {
public:
    Loader(std::shared_ptr<const Dataset> dataset, const LoaderOptions& options);
    ~Loader();
    Loader(const Loader&) = delete;
    Loader& operator=(const Loader&) = delete;

    /// Begins (again) at this batch of this epoch; drops what was prefetched.
    void start(std::int64_t epoch, std::int64_t batchInEpoch);
    /// All samples whose images a batch can have: those of the rank's files or part, else the whole split. Ascending.
    std::vector<std::int64_t> samples() const;
    /// Before the first batch: from now on batches name images of `kept`, which has samples() and all of which can be
    /// read, instead of bringing them; picksOnly() holds for the spec.
    void pickFrom(std::shared_ptr<const KeptImages> kept);
    /// The next batch; training goes on into the following epochs for ever, validation ends after its one epoch with
    /// count == 0.
    LoadedBatch next();
    std::int64_t batchesPerEpoch() const;
    /// With options.dealt: the batch that follows those added before; it is prepared at once. next() throws
    /// Failure(Internal) when none is left.
    void add(std::int64_t epoch, std::int64_t batchInEpoch);
    /// What the decoding threads' time went to since the last call. Any thread.
    LoadTimes takeTimes();

private:
    struct Impl;
    std::unique_ptr<Impl> m_impl;
};

} // namespace trainyard
