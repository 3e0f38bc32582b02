// SPDX-License-Identifier: Apache-2.0
#include "backend/train/skipped_samples.h"

#include "backend/data/base/data_text.h"
#include "backend/protocol/reasons_training.h"
#include "backend/train/attempt.h"

namespace trainyard {
namespace {

constexpr std::int64_t kMostTold = 200;

} // namespace

void SkippedSamples::add(const UnreadableSample& sample)
{
    const std::lock_guard lock(m_mutex);
    if (m_closed)
        return;
    ++(sample.validation ? m_validation : m_training);
    const std::int64_t all = m_training + m_validation;
    if (all <= kMostTold)
        m_attempt.message(LogLevel::Warning, trainingReason("training.skipped", sample.name, sample.reason));
    if (all == kMostTold)
        m_attempt.message(LogLevel::Warning, trainingReason("training.skipped-more"));
}

void SkippedSamples::close()
{
    const std::lock_guard lock(m_mutex);
    if (m_closed)
        return;
    m_closed = true;
    if (m_training > 0)
        m_attempt.message(LogLevel::Warning, trainingReason("training.skipped-training", m_training));
    if (m_validation > 0)
        m_attempt.message(LogLevel::Warning, trainingReason("training.skipped-validation", m_validation));
}

} // namespace trainyard
