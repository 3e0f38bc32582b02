// SPDX-License-Identifier: Apache-2.0
#include "backend/train/ranks/bucket_tuner.h"

#include "backend/base/median.h"

#include <algorithm>

namespace trainyard {
namespace {

constexpr std::int64_t kSmallest = std::int64_t{64} << 10;
constexpr int kWarmUpSteps = 3;
constexpr std::size_t kStepsEach = 5;

} // namespace

BucketTuner::BucketTuner(std::int64_t gradientBytes) : m_warmUp(kWarmUpSteps)
{
    for (std::int64_t parts = 1; parts <= 16; parts *= 2) {
        const std::int64_t bytes = std::max((gradientBytes + parts - 1) / parts, kSmallest);
        if (m_tries.empty() || m_tries.back().bytes != bytes)
            m_tries.push_back({bytes, {}});
    }
    if (m_tries.size() == 1)
        m_next = 1; // nothing to choose from
}

std::int64_t BucketTuner::bucketBytes() const
{
    return m_tries[decided() ? m_best : m_next].bytes;
}

bool BucketTuner::take(double seconds)
{
    if (decided())
        return false;
    if (m_warmUp > 0) {
        --m_warmUp;
        return false;
    }
    std::vector<double>& times = m_tries[m_next].seconds;
    times.push_back(seconds);
    if (times.size() < kStepsEach)
        return false;
    if (median(times) < median(m_tries[m_best].seconds))
        m_best = m_next;
    ++m_next;
    return decided();
}

} // namespace trainyard
