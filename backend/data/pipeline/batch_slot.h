// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "backend/data/pipeline/batch_dealer.h"
#include "backend/data/pipeline/sample_pipeline.h"

#include <exception>
#include <mutex>
#include <set>
#include <vector>

namespace trainyard {

/// One batch while threads fill it, a chunk of positions each.
struct BatchSlot {
    std::vector<std::uint8_t> images;
    std::vector<SamplePick> picks; // instead of pixels
    std::vector<std::int32_t> labels;
    std::vector<std::int32_t> otherLabels; // empty if no samples are mixed
    std::vector<float> otherShares;
    std::vector<int> missing; // positions of skipped validation samples
    BatchDealer::Part part;
    bool end = false; // validation is over
    std::int64_t epoch = 0;
    std::int64_t batch = 0;
    int taken = 0; // samples given to threads
    int finished = 0;
    int failedAt = 0; // the first position that failed, so that the reported error does not depend on timing
    std::exception_ptr error;
};

/// Decodes samples into slots. fill() may run in several threads, for different positions of a slot; the other
/// functions need a slot that no thread fills.
class SlotFiller {
public:
    SlotFiller(std::shared_ptr<const Dataset> dataset, const LoaderOptions& options, std::int64_t samples);

    bool mixes() const { return m_mixes; } ///< whether samples are mixed
    /// From now on slots get picks of these images instead of pixels. Before the first batch.
    void pickFrom(std::shared_ptr<const KeptImages> kept) { m_kept = std::move(kept); }
    const KeptImages* kept() const { return m_kept.get(); }

    /// Reserves a slot for `samples`. Throws std::bad_alloc.
    void reserve(BatchSlot& slot, std::size_t samples) const;
    /// Makes room for the samples of slot.part.
    void resize(BatchSlot& slot) const;
    /// Fills a position of the batch. Returns false for a validation sample that is unreadable and to be skipped; a
    /// training sample is replaced by another one. Throws Failure.
    bool fill(BatchSlot& slot, int place);
    /// Closes the gaps of skipped samples in a full slot and returns the number of samples.
    int closeGaps(BatchSlot& slot) const;
    /// The slot's pixels, picks and labels as a batch; they stay the slot's.
    Batch view(const BatchSlot& slot) const;

private:
    bool produce(BatchSlot& slot, std::int64_t sample, int place);
    void substitute(BatchSlot& slot, std::int64_t sample, int place);
    void setLabel(BatchSlot& slot, int place, const MixedLabel& label) const;
    void noteSkipped(std::int64_t sample, const Error& error);

    const std::shared_ptr<const Dataset> m_dataset;
    const LoaderOptions m_options;
    const SamplePipeline m_pipeline;
    const std::size_t m_imageBytes;
    const std::int64_t m_samples;
    const bool m_mixes;
    std::shared_ptr<const KeptImages> m_kept;
    std::mutex m_skippedMutex;
    std::set<std::int64_t> m_skipped; ///< samples already reported; guarded by m_skippedMutex
};

} // namespace trainyard
