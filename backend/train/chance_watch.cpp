// SPDX-License-Identifier: Apache-2.0
#include "backend/train/chance_watch.h"

#include "backend/base/keyed_random.h"
#include "backend/data/dataset/sharding.h"

#include <cmath>

namespace trainyard {

void ChanceWatch::take(const EpochValues& values, std::int64_t training, std::int64_t validation)
{
    const bool learns = !atChance(values.trainTop1, training) ||
                        (values.valTop1 && validation > 0 && !atChance(*values.valTop1, validation));
    m_epochs = learns ? 0 : m_epochs + 1;
    m_validated = values.valTop1 && validation > 0;
    m_loss = values.trainLoss;
}

double ChanceWatch::lossOfGuess() const
{
    return m_classes > 1 ? std::log(static_cast<double>(m_classes)) : 0.0;
}

std::optional<double> ChanceWatch::diverged() const
{
    const double guess = lossOfGuess();
    return guess > 0.0 && m_loss >= kManyTimes * guess ? std::optional(m_loss) : std::nullopt;
}

bool ChanceWatch::atChance(double top1, std::int64_t samples) const
{
    if (m_share <= 0.0 || samples < 1)
        return false;
    const double deviation = std::sqrt(m_share * (1.0 - m_share) / static_cast<double>(samples));
    return top1 <= m_share + 3.0 * deviation;
}

std::int64_t sampleOfPart(std::int64_t part, std::int64_t parts, std::int64_t samples)
{
    constexpr std::uint64_t kChoice = 0x636C6173736573; // the same for all runs
    KeyedRandom random(kChoice, RandomPurpose::Split, static_cast<std::uint64_t>(part));
    const std::int64_t count = evenShare(samples, static_cast<int>(part), static_cast<int>(parts));
    return shareBegin(samples, static_cast<int>(part), static_cast<int>(parts)) +
           random.below(static_cast<std::uint32_t>(count));
}

} // namespace trainyard
