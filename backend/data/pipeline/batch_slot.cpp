// SPDX-License-Identifier: Apache-2.0
#include "backend/data/pipeline/batch_slot.h"

#include "backend/base/error.h"
#include "backend/data/base/data_text.h"
#include "backend/protocol/reasons_dataset.h"

#include <algorithm>
#include <cstring>

namespace trainyard {

SlotFiller::SlotFiller(std::shared_ptr<const Dataset> dataset, const LoaderOptions& options, std::int64_t samples)
    : m_dataset(std::move(dataset)), m_options(options), m_pipeline(m_dataset, options.data, options.seed),
      m_imageBytes(sampleBytes(*m_dataset, options.data.image)), m_samples(samples),
      m_mixes(options.split == Split::Train && m_pipeline.mixes())
{
}

void SlotFiller::reserve(BatchSlot& slot, std::size_t samples) const
{
    slot.images.reserve(samples * m_imageBytes);
    slot.labels.reserve(samples);
}

void SlotFiller::resize(BatchSlot& slot) const
{
    const auto count = static_cast<std::size_t>(slot.part.count);
    if (m_kept)
        slot.picks.resize(count);
    else
        slot.images.resize(count * m_imageBytes);
    slot.labels.resize(count);
    if (m_mixes) {
        slot.otherLabels.resize(count);
        slot.otherShares.resize(count);
    }
}

bool SlotFiller::fill(BatchSlot& slot, int place)
{
    const std::int64_t sample = slot.part.sample(place);
    if (produce(slot, sample, place))
        return true;
    if (m_options.split == Split::Validation)
        return false;
    substitute(slot, sample, place);
    return true;
}

/// Decodes a sample into a position; returns false if it is unreadable and to be skipped.
bool SlotFiller::produce(BatchSlot& slot, std::int64_t sample, int place)
{
    if (m_kept) {
        setLabel(
            slot, place,
            m_pipeline.pick(m_options.split, slot.epoch, sample, *m_kept, slot.picks[static_cast<std::size_t>(place)]));
        return true;
    }
    const std::span<std::uint8_t> image(slot.images.data() + static_cast<std::size_t>(place) * m_imageBytes,
                                        m_imageBytes);
    MixedLabel label;
    try {
        label = m_pipeline.produce(m_options.split, slot.epoch, sample, image);
    } catch (const Failure& failure) {
        if (m_options.data.unreadable == UnreadablePolicy::Fail)
            rethrowUnreadable(failure, maySkip(m_options.data));
        if (!isUnreadable(failure.error().kind))
            throw;
        noteSkipped(sample, failure.error());
        return false;
    }
    setLabel(slot, place, label);
    return true;
}

void SlotFiller::setLabel(BatchSlot& slot, int place, const MixedLabel& label) const
{
    slot.labels[static_cast<std::size_t>(place)] = label.label;
    if (m_mixes) {
        slot.otherLabels[static_cast<std::size_t>(place)] = label.other;
        slot.otherShares[static_cast<std::size_t>(place)] = label.otherShare;
    }
}

/// The replacement depends only on the sample, so the stream is the same for any number of threads.
void SlotFiller::substitute(BatchSlot& slot, std::int64_t sample, int place)
{
    for (std::int64_t i = 1; i < m_samples; ++i) {
        if (produce(slot, (sample + i) % m_samples, place))
            return;
    }
    throw Failure(ErrorKind::BadInput, "load the data set", printable(m_options.data.path),
                  datasetReason("dataset.none-readable"));
}

void SlotFiller::noteSkipped(std::int64_t sample, const Error& error)
{
    const std::lock_guard lock(m_skippedMutex);
    if (m_skipped.insert(sample).second && m_options.onSkipped)
        m_options.onSkipped(
            {m_options.split == Split::Validation, m_dataset->sampleName(m_options.split, sample), error.why()});
}

int SlotFiller::closeGaps(BatchSlot& slot) const
{
    std::sort(slot.missing.begin(), slot.missing.end());
    if (slot.missing.empty())
        return slot.part.count;
    int to = 0;
    for (int from = 0; from < slot.part.count; ++from) {
        if (std::binary_search(slot.missing.begin(), slot.missing.end(), from))
            continue;
        if (to != from) {
            std::memcpy(slot.images.data() + static_cast<std::size_t>(to) * m_imageBytes,
                        slot.images.data() + static_cast<std::size_t>(from) * m_imageBytes, m_imageBytes);
            slot.labels[static_cast<std::size_t>(to)] = slot.labels[static_cast<std::size_t>(from)];
        }
        ++to;
    }
    slot.missing.clear();
    return to;
}

Batch SlotFiller::view(const BatchSlot& slot) const
{
    Batch batch;
    if (m_kept) {
        batch.picks = slot.picks.data();
        batch.kept = m_kept.get();
    } else if (m_dataset->deliversFeatures()) {
        batch.features = reinterpret_cast<const float*>(slot.images.data()); // operator new aligns it sufficiently
    } else {
        batch.images = slot.images.data();
    }
    batch.labels = slot.labels.data();
    if (m_mixes) {
        batch.otherLabels = slot.otherLabels.data();
        batch.otherShares = slot.otherShares.data();
    }
    batch.epoch = slot.epoch;
    batch.indexInEpoch = slot.batch;
    batch.ofAllRanks = slot.part.ofAllRanks;
    batch.firstInStep = slot.part.firstInStep;
    if (slot.part.deal) {
        batch.partBegins = slot.part.deal->partsOf(slot.batch);
        batch.parts = slot.part.deal->parts;
    }
    return batch;
}

} // namespace trainyard
