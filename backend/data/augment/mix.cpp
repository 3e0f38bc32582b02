// SPDX-License-Identifier: Apache-2.0
#include "backend/data/augment/mix.h"

#include "backend/data/base/vectorised.h"

#include <algorithm>
#include <cmath>
#include <cstring>

namespace trainyard {
namespace {

/// In (0, 1].
double positive(KeyedRandom& random)
{
    return 1.0 - static_cast<double>(random.uniform());
}

/// Logarithm of a gamma variate of shape alpha (Marsaglia and Tsang 2000; below 1 by Gamma(α) = Gamma(α + 1) U^(1/α)).
double drawLogGamma(KeyedRandom& random, double alpha)
{
    const double boost = alpha < 1.0 ? std::log(positive(random)) / alpha : 0.0;
    const double d = (alpha < 1.0 ? alpha + 1.0 : alpha) - 1.0 / 3.0;
    const double c = 1.0 / std::sqrt(9.0 * d);
    for (;;) {
        const auto x = static_cast<double>(random.normal());
        const double v = std::pow(1.0 + c * x, 3.0);
        if (1.0 + c * x > 0.0 && std::log(positive(random)) < 0.5 * x * x + d - d * v + d * std::log(v))
            return std::log(d * v) + boost;
    }
}

TRAINYARD_VECTORISED void blend(std::uint8_t* own, const std::uint8_t* partner, std::size_t count, unsigned ownOf256)
{
    const unsigned other = 256 - ownOf256;
    for (std::size_t i = 0; i < count; ++i)
        own[i] = static_cast<std::uint8_t>((own[i] * ownOf256 + partner[i] * other + 128) >> 8);
}

} // namespace

double drawBeta(KeyedRandom& random, double alpha)
{
    const double first = drawLogGamma(random, alpha);
    const double second = drawLogGamma(random, alpha);
    return 1.0 / (1.0 + std::exp(second - first));
}

Mixer::Choice Mixer::draw(std::int64_t epoch, std::int64_t sample) const
{
    Choice choice;
    KeyedRandom random(m_seed, RandomPurpose::Mix, static_cast<std::uint64_t>(epoch),
                       static_cast<std::uint64_t>(sample));
    choice.partner = random.below(static_cast<std::uint32_t>(m_samples));
    const bool first = random.below(2) == 0;
    const bool mixes = m_mixup > 0.0 && (m_cutmix <= 0.0 || first);
    const double share = drawBeta(random, mixes ? m_mixup : m_cutmix);
    if (mixes) {
        choice.ownOf256 = static_cast<int>(std::lround(256.0 * share));
        choice.ownShare = choice.ownOf256 / 256.0;
        return choice;
    }
    const double side = std::sqrt(1.0 - share);
    const int width = static_cast<int>(m_image.width * side);
    const int height = static_cast<int>(m_image.height * side);
    const int x = static_cast<int>(random.below(static_cast<std::uint32_t>(m_image.width))) - width / 2;
    const int y = static_cast<int>(random.below(static_cast<std::uint32_t>(m_image.height))) - height / 2;
    choice.left = std::max(0, x);
    choice.top = std::max(0, y);
    choice.width = std::min(m_image.width, x + width) - choice.left;
    choice.height = std::min(m_image.height, y + height) - choice.top;
    choice.ownShare = 1.0 - static_cast<double>(choice.width) * choice.height / (m_image.width * m_image.height);
    return choice;
}

void Mixer::apply(const Choice& choice, std::span<std::uint8_t> own, std::span<const std::uint8_t> partner) const
{
    if (choice.ownOf256 < 256)
        blend(own.data(), partner.data(), own.size(), static_cast<unsigned>(choice.ownOf256));
    const auto channels = static_cast<std::size_t>(m_image.channels);
    const std::size_t row = static_cast<std::size_t>(m_image.width) * channels;
    for (int y = choice.top; y < choice.top + choice.height; ++y) {
        const std::size_t place = static_cast<std::size_t>(y) * row + static_cast<std::size_t>(choice.left) * channels;
        std::memcpy(own.data() + place, partner.data() + place, static_cast<std::size_t>(choice.width) * channels);
    }
}

MixedLabel mixedLabel(std::int32_t own, std::int32_t partner, double ownShare)
{
    if (ownShare >= 0.5)
        return {own, partner, static_cast<float>(1.0 - ownShare)};
    return {partner, own, static_cast<float>(ownShare)};
}

} // namespace trainyard
