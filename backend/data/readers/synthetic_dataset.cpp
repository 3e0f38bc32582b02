// SPDX-License-Identifier: Apache-2.0
#include "backend/data/readers/synthetic_dataset.h"

#include "backend/base/keyed_random.h"
#include "backend/data/base/data_text.h"
#include "backend/protocol/reasons_dataset.h"

#include <algorithm>
#include <cstring>

namespace trainyard {
namespace {

constexpr std::int64_t kTrainSamples = 1'281'167;
constexpr std::int64_t kValidationSamples = 50'000;
constexpr int kSyntheticClasses = 1000;
constexpr std::uint32_t kPlaces = 1u << 22; // number of start positions of an image in the pool

// Keys within RandomPurpose::Synthetic, different from that of channelStatistics() (0).
constexpr std::uint64_t kPoolKey = 1;
std::uint64_t syntheticLabelKey(Split split)
{
    return split == Split::Train ? 2 : 3;
}
std::uint64_t placeKey(Split split)
{
    return split == Split::Train ? 4 : 5;
}

std::int64_t orDefault(std::int64_t wanted, std::int64_t otherwise)
{
    return wanted > 0 ? wanted : otherwise;
}

std::size_t bytesOf(const ImageSpec& image)
{
    return static_cast<std::size_t>(image.height) * static_cast<std::size_t>(image.width) *
           static_cast<std::size_t>(image.channels);
}

} // namespace

SyntheticDataset::SyntheticDataset(const DataSpec& spec, std::uint64_t seed)
    : m_image(spec.image), m_sizes{orDefault(spec.trainSamples, kTrainSamples),
                                   orDefault(spec.validationSamples, kValidationSamples)},
      m_seed(seed), m_classes(spec.classes.names)
{
    if (m_classes.empty()) {
        const int count = spec.classes.count > 0 ? spec.classes.count : kSyntheticClasses;
        for (int i = 0; i < count; ++i)
            m_classes.push_back(std::to_string(i));
    }
    m_pool.resize(kPlaces + bytesOf(m_image));
    KeyedRandom random(seed, RandomPurpose::Synthetic, 0, kPoolKey);
    for (std::size_t i = 0; i < m_pool.size(); i += 4) {
        const std::uint32_t word = random.next();
        std::memcpy(m_pool.data() + i, &word, std::min<std::size_t>(4, m_pool.size() - i));
    }
}

std::int64_t SyntheticDataset::allClasses() const
{
    return std::max<std::int64_t>(kSyntheticClasses, static_cast<std::int64_t>(m_classes.size()));
}

std::int32_t SyntheticDataset::label(Split split, std::int64_t index) const
{
    KeyedRandom random(m_seed, RandomPurpose::Synthetic, static_cast<std::uint64_t>(index), syntheticLabelKey(split));
    return static_cast<std::int32_t>(random.below(static_cast<std::uint32_t>(m_classes.size())));
}

void SyntheticDataset::image(Split split, std::int64_t index, std::span<std::uint8_t> out) const
{
    KeyedRandom random(m_seed, RandomPurpose::Synthetic, static_cast<std::uint64_t>(index), placeKey(split));
    std::memcpy(out.data(), m_pool.data() + random.below(kPlaces), out.size());
}

DecodedImage SyntheticDataset::decoded(Split split, std::int64_t index, const ImageSpec&) const
{
    DecodedImage out{
        m_image.height, m_image.width, m_image.channels, std::vector<std::uint8_t>(bytesOf(m_image)), 0, 0};
    image(split, index, out.pixels);
    return out;
}

std::vector<Reason> SyntheticDataset::content() const
{
    return {datasetReason("dataset.has-random", Count{m_sizes[0]}, Count{m_sizes[1]},
                          sizeText(m_image.width, m_image.height), Count{static_cast<std::int64_t>(m_classes.size())})};
}

} // namespace trainyard
