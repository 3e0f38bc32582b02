// SPDX-License-Identifier: Apache-2.0
#include "backend/data/cache/prepared_dataset.h"

#include "backend/base/error.h"
#include "backend/base/logging.h"
#include "backend/data/base/data_text.h"
#include "backend/data/base/load_stages.h"
#include "backend/data/image/resize.h"
#include "backend/protocol/reasons_dataset.h"

#include <cstring>

namespace trainyard {

PreparedDataset::PreparedDataset(std::shared_ptr<const PreparedPlan> plan, const DataSpec& spec)
    : m_plan(std::move(plan)), m_source(m_plan->source()), m_image(spec.image), m_fit(spec.fit),
      m_slots(std::make_unique<Slot[]>(m_plan->shards())), m_verified(static_cast<std::size_t>(m_plan->samples()))
{
}

const PreparedShard* PreparedDataset::shard(std::uint32_t number) const
{
    Slot& slot = m_slots[number];
    std::call_once(slot.once, [&] {
        std::string reason;
        slot.shard =
            PreparedShard::open(m_plan->file(number), m_plan->key(), number, m_plan->recordsOf(number), &reason);
        if (!slot.shard)
            reportDamage(number, reason.empty() ? "it is missing" : reason);
    });
    return slot.shard.get();
}

void PreparedDataset::reportDamage(std::uint32_t number, const std::string& reason) const
{
    if (m_slots[number].told.exchange(true))
        return;
    const std::filesystem::path file = m_plan->file(number);
    log(LogLevel::Warning, "Prepared images in " + printable(file.native()) + " cannot be used (" + reason +
                               "): they are made from the data set until it is prepared again.");
    std::error_code code;
    std::filesystem::remove(file, code);
}

void PreparedDataset::withRecord(
    std::int64_t position, const std::function<void(const PreparedRecord&, std::span<const std::uint8_t>)>& use) const
{
    const std::uint32_t number = m_plan->shardOf(position);
    const auto index = static_cast<std::uint32_t>(position - m_plan->firstOf(number));
    if (const PreparedShard* kept = shard(number)) {
        std::atomic<bool>& verified = m_verified[static_cast<std::size_t>(position)];
        bool good = verified.load(std::memory_order_relaxed);
        if (!good) {
            const StageTimer timer(LoadStage::Read); // this reads its pages from the disk
            good = kept->intact(index);
            verified.store(good, std::memory_order_relaxed);
        }
        if (good) {
            const PreparedRecord record = kept->record(index);
            return use(record, kept->bytes(record));
        }
        reportDamage(number, "an image does not have its checksum");
    }
    std::vector<std::uint8_t> bytes;
    const PreparedRecord record = m_plan->make(position, bytes);
    use(record, bytes);
}

void PreparedDataset::withDecoded(Split split, std::int64_t index, const ImageSpec& least,
                                  const std::function<void(const ImageView&)>& use) const
{
    withRecord(m_plan->position(split, index), [&](const PreparedRecord& record, std::span<const std::uint8_t> bytes) {
        withPrepared(record, bytes, least, sampleName(split, index).words, use);
    });
}

DecodedImage PreparedDataset::decoded(Split split, std::int64_t index, const ImageSpec& least) const
{
    DecodedImage image;
    withDecoded(split, index, least, [&](const ImageView& view) { image = copyOf(view); });
    return image;
}

void PreparedDataset::image(Split split, std::int64_t index, std::span<std::uint8_t> out) const
{
    withDecoded(split, index, m_image, [&](const ImageView& image) {
        const bool same =
            image.height == m_image.height && image.width == m_image.width && image.channels == m_image.channels;
        const StageTimer timer(same ? LoadStage::Copy : LoadStage::Resize);
        if (same)
            std::memcpy(out.data(), image.pixels, out.size());
        else
            fitImage(image, m_image, out, m_fit);
    });
}

std::vector<Reason> PreparedDataset::content() const
{
    std::vector<Reason> content = m_source.content();
    content.push_back(datasetReason("dataset.has-cache"));
    return content;
}

} // namespace trainyard
