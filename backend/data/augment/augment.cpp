// SPDX-License-Identifier: Apache-2.0
#include "backend/data/augment/augment.h"

#include "backend/data/augment/augment_colour.h"
#include "backend/data/augment/rand_augment.h"

#include <utility>

namespace trainyard {

Augmenter::Augmenter(const DataSpec& spec, std::uint64_t seed)
    : m_image(spec.image), m_flip(spec.flip), m_padding(spec.cropPadding), m_augment(spec.augment), m_seed(seed)
{
}

bool Augmenter::jitters() const
{
    return m_augment.brightness > 0 || m_augment.contrast > 0 || m_augment.saturation > 0 || m_augment.hue > 0;
}

bool Augmenter::active() const
{
    return m_flip || m_padding > 0 || m_augment.rotate || m_augment.randAugment > 0 || jitters() ||
           m_augment.cutout > 0;
}

ImageRegion Augmenter::cropOf(std::int64_t epoch, std::int64_t sample, double height, double width) const
{
    return augment::RandomCrop{m_augment.cropArea, m_augment.cropAspect}.draw(
        stream(RandomPurpose::RandomCrop, epoch, sample), height, width);
}

ImageSpec Augmenter::leastFor(std::int64_t epoch, std::int64_t sample) const
{
    const int side = augment::RandomCrop{m_augment.cropArea, m_augment.cropAspect}.leastSide(
        stream(RandomPurpose::RandomCrop, epoch, sample), m_image);
    return {side, side, m_image.channels};
}

void Augmenter::jitter(const augment::Pixels& image, KeyedRandom random) const
{
    const auto draw = [&random](double most) { return (2.0 * static_cast<double>(random.uniform()) - 1.0) * most; };
    const double brightness = 1.0 + draw(m_augment.brightness);
    const double contrast = 1.0 + draw(m_augment.contrast);
    const double saturation = 1.0 + draw(m_augment.saturation);
    const double hue = draw(m_augment.hue);
    int order[] = {0, 1, 2, 3};
    for (std::uint32_t i = 4; i > 1; --i)
        std::swap(order[i - 1], order[random.below(i)]);
    for (const int change : order) {
        if (change == 0 && m_augment.brightness > 0)
            augment::brightness(image, brightness);
        else if (change == 1 && m_augment.contrast > 0)
            augment::contrast(image, contrast);
        else if (change == 2 && m_augment.saturation > 0)
            augment::saturation(image, saturation);
        else if (change == 3 && m_augment.hue > 0)
            augment::hue(image, hue);
    }
}

PickedImage Augmenter::moves(std::int64_t epoch, std::int64_t sample) const
{
    PickedImage out;
    KeyedRandom random = stream(RandomPurpose::Augment, epoch, sample);
    // always draw all three, so that enabling one does not alter the others
    const bool flip = random.below(2) == 1;
    const auto places = static_cast<std::uint32_t>(2 * m_padding + 1);
    out.shiftX = static_cast<int>(random.below(places)) - m_padding;
    out.shiftY = static_cast<int>(random.below(places)) - m_padding;
    out.flip = m_flip && flip ? 1 : 0;
    if (m_augment.rotate) {
        const int turns = static_cast<int>(stream(RandomPurpose::QuarterTurn, epoch, sample).below(4));
        out.turns = m_image.height == m_image.width ? turns : turns & 2;
    }
    if (m_augment.cutout > 0) {
        KeyedRandom place = stream(RandomPurpose::Cutout, epoch, sample);
        out.hole = m_augment.cutout;
        out.holeLeft = static_cast<int>(place.below(static_cast<std::uint32_t>(m_image.width))) - out.hole / 2;
        out.holeTop = static_cast<int>(place.below(static_cast<std::uint32_t>(m_image.height))) - out.hole / 2;
    }
    return out;
}

void Augmenter::apply(std::int64_t epoch, std::int64_t sample, std::span<std::uint8_t> bytes,
                      std::vector<std::uint8_t>& scratch) const
{
    const augment::Pixels image{bytes, m_image};
    const PickedImage moved = moves(epoch, sample);
    if (moved.flip != 0)
        augment::flip(image);
    augment::turn(image, moved.turns, scratch);
    if (moved.shiftX != 0 || moved.shiftY != 0)
        augment::shift(image, moved.shiftX, moved.shiftY, scratch);
    if (m_augment.randAugment > 0)
        augment::randAugment(image, m_augment.randAugment, m_augment.magnitude,
                             stream(RandomPurpose::RandAugment, epoch, sample), scratch);
    if (jitters())
        jitter(image, stream(RandomPurpose::ColourJitter, epoch, sample));
    if (moved.hole > 0)
        augment::cutOut(image, moved.holeLeft + moved.hole / 2, moved.holeTop + moved.hole / 2, moved.hole);
}

} // namespace trainyard
