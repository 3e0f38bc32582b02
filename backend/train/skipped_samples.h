// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "backend/protocol/data_inspection.h"

#include <cstdint>
#include <mutex>

namespace trainyard {

class Attempt;

/// Records in a run which samples it could not read: one warning each, at most 200, and their number at the end.
/// Every function may be called by any thread.
class SkippedSamples {
public:
    /// `attempt` must live until close().
    explicit SkippedSamples(Attempt& attempt) : m_attempt(attempt) {}

    void add(const UnreadableSample& sample);
    /// Tells how many there were, if any. What is added later is dropped.
    void close();

private:
    Attempt& m_attempt;
    std::mutex m_mutex;
    std::int64_t m_training = 0;
    std::int64_t m_validation = 0;
    bool m_closed = false;
};

} // namespace trainyard
