// SPDX-License-Identifier: Apache-2.0
#include "backend/data/readers/glyph_dataset.h"

#include "backend/base/error.h"
#include "backend/base/keyed_random.h"
#include "backend/data/base/data_text.h"
#include "backend/data/readers/glyph_painter.h"
#include "backend/data/readers/glyph_shapes.h"
#include "backend/protocol/reasons_dataset.h"

#include <array>
#include <numeric>
#include <utility>

namespace trainyard {
namespace {

constexpr std::int64_t kDefaultTrainSamples = 10'000;
constexpr std::int64_t kDefaultValidationSamples = 2'000;
constexpr std::int64_t kGlyphClasses = 10;

// Keys of random streams: the low bits of `b` distinguish the splits and the two uses.
std::uint64_t drawingKey(Split split)
{
    return split == Split::Train ? 0 : 1;
}
std::uint64_t glyphLabelKey(Split split)
{
    return split == Split::Train ? 2 : 3;
}

} // namespace

GlyphDataset::GlyphDataset(const DataSpec& spec, std::uint64_t seed)
    : m_image(spec.image), m_sizes{spec.trainSamples > 0 ? spec.trainSamples : kDefaultTrainSamples,
                                   spec.validationSamples > 0 ? spec.validationSamples : kDefaultValidationSamples},
      m_seed(seed)
{
    if (m_image.height < 28 || m_image.height > 64 || m_image.width < 28 || m_image.width > 64 ||
        (m_image.channels != 1 && m_image.channels != 3))
        throw Failure(ErrorKind::BadInput, "draw glyphs", sizeText(m_image.width, m_image.height),
                      datasetReason("dataset.glyph-size"));
}

std::int64_t GlyphDataset::size(Split split) const
{
    return m_sizes[split == Split::Train ? 0 : 1];
}

std::int32_t GlyphDataset::label(Split split, std::int64_t index) const
{
    std::array<std::int32_t, kGlyphClasses> order{};
    std::iota(order.begin(), order.end(), 0);
    KeyedRandom random(m_seed, RandomPurpose::Glyphs, static_cast<std::uint64_t>(index / kGlyphClasses),
                       glyphLabelKey(split));
    for (std::uint32_t i = kGlyphClasses - 1; i > 0; --i)
        std::swap(order[i], order[random.below(i + 1)]);
    return order[static_cast<std::size_t>(index % kGlyphClasses)];
}

DecodedImage GlyphDataset::decoded(Split split, std::int64_t index, const ImageSpec&) const
{
    DecodedImage drawn{m_image.height, m_image.width, m_image.channels, {}, 0, 0};
    drawn.pixels.resize(static_cast<std::size_t>(drawn.height * drawn.width * drawn.channels));
    image(split, index, drawn.pixels);
    return drawn;
}

void GlyphDataset::image(Split split, std::int64_t index, std::span<std::uint8_t> out) const
{
    KeyedRandom random(m_seed, RandomPurpose::Glyphs, static_cast<std::uint64_t>(index), drawingKey(split));
    paintGlyph(label(split, index), m_image, random, out);
}

const std::vector<std::string>& GlyphDataset::classes() const
{
    return glyphClasses();
}

std::vector<Reason> GlyphDataset::content() const
{
    return {datasetReason("dataset.has-glyphs", Count{m_sizes[0]}, Count{m_sizes[1]},
                          sizeText(m_image.width, m_image.height))};
}

} // namespace trainyard
