// SPDX-License-Identifier: Apache-2.0
#include "backend/data/pipeline/sample_pipeline.h"

#include "backend/base/error.h"
#include "backend/data/base/load_stages.h"
#include "backend/data/image/resize.h"
#include "backend/protocol/reasons_dataset.h"

namespace trainyard {

bool picksOnly(const DataSpec& spec)
{
    return Augmenter(spec, 0).onlyMoves();
}

SamplePipeline::SamplePipeline(std::shared_ptr<const Dataset> dataset, const DataSpec& spec, std::uint64_t seed)
    : m_dataset(std::move(dataset)), m_image(spec.image), m_augmenter(spec, seed),
      m_mixer(spec, seed, m_dataset->size(Split::Train)), m_skips(spec.unreadable == UnreadablePolicy::Skip)
{
    if (m_dataset->deliversFeatures() && (m_augmenter.active() || m_augmenter.crops() || m_mixer.active()))
        throw Failure(ErrorKind::BadInput, "augment", spec.path, datasetReason("dataset.features-augment"));
}

std::optional<Mixer::Choice> SamplePipeline::mix(Split split, std::int64_t epoch, std::int64_t sample) const
{
    if (split != Split::Train || !m_mixer.active())
        return std::nullopt;
    const Mixer::Choice choice = m_mixer.draw(epoch, sample);
    return choice.ownShare < 1.0 ? std::optional(choice) : std::nullopt;
}

MixedLabel SamplePipeline::produce(Split split, std::int64_t epoch, std::int64_t sample,
                                   std::span<std::uint8_t> out) const
{
    produceAlone(split, epoch, sample, out);
    const std::int32_t label = m_dataset->label(split, sample);
    const std::optional<Mixer::Choice> choice = mix(split, epoch, sample);
    if (!choice)
        return {label, label, 0.0f};
    thread_local std::vector<std::uint8_t> partner;
    partner.resize(out.size());
    try {
        produceAlone(split, epoch, choice->partner, partner);
    } catch (const Failure& failure) {
        if (!m_skips || !isUnreadable(failure.error().kind))
            throw;
        return {label, label, 0.0f}; // it is reported at its own position
    }
    const StageTimer timer(LoadStage::Augment);
    m_mixer.apply(*choice, out, partner);
    return mixedLabel(label, m_dataset->label(split, choice->partner), choice->ownShare);
}

MixedLabel SamplePipeline::pick(Split split, std::int64_t epoch, std::int64_t sample, const KeptImages& kept,
                                SamplePick& out) const
{
    out = {};
    out.own = pickAlone(split, epoch, sample, kept);
    const std::int32_t label = m_dataset->label(split, sample);
    const std::optional<Mixer::Choice> choice = mix(split, epoch, sample);
    if (!choice)
        return {label, label, 0.0f};
    out.partner = pickAlone(split, epoch, choice->partner, kept);
    out.ownOf256 = choice->ownOf256;
    out.left = choice->left;
    out.top = choice->top;
    out.width = choice->width;
    out.height = choice->height;
    return mixedLabel(label, m_dataset->label(split, choice->partner), choice->ownShare);
}

PickedImage SamplePipeline::pickAlone(Split split, std::int64_t epoch, std::int64_t sample,
                                      const KeptImages& kept) const
{
    PickedImage image = split == Split::Train ? m_augmenter.moves(epoch, sample) : PickedImage();
    image.place = kept.placeOf(sample);
    return image;
}

void SamplePipeline::produceAlone(Split split, std::int64_t epoch, std::int64_t sample,
                                  std::span<std::uint8_t> out) const
{
    thread_local std::vector<std::uint8_t> scratch;
    const bool training = split == Split::Train;
    if (training && m_augmenter.crops()) {
        m_dataset->withDecoded(split, sample, m_augmenter.leastFor(epoch, sample), [&](const ImageView& image) {
            const StageTimer timer(LoadStage::Resize);
            resizeRegion(image, m_augmenter.cropOf(epoch, sample, image.height, image.width), m_image, out);
        });
    } else {
        m_dataset->image(split, sample, out);
    }
    if (training && m_augmenter.active()) {
        const StageTimer timer(LoadStage::Augment);
        m_augmenter.apply(epoch, sample, out, scratch);
    }
}

} // namespace trainyard
