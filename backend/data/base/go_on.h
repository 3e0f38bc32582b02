// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "backend/base/error.h"
#include "backend/protocol/reasons_dataset.h"

#include <cstdint>
#include <functional>

namespace trainyard {

/// Whether a long work shall go on; empty = it shall.
using GoOn = std::function<bool()>;

/// Asks from time to time within a loop over samples, of which there may be billions.
class GoOnWatch {
public:
    explicit GoOnWatch(const GoOn& goOn) : m_goOn(goOn) {}

    /// After each sample, or so many. Throws Failure(Cancelled) when the work shall end.
    void done(std::int64_t samples = 1)
    {
        m_left -= samples;
        if (m_left > 0)
            return;
        m_left = kBetween;
        if (m_goOn && !m_goOn())
            throw Failure(ErrorKind::Cancelled, "shuffle the data set", {}, datasetReason("dataset.stopped"));
    }

private:
    static constexpr std::int64_t kBetween = std::int64_t{1} << 18; // some milliseconds

    const GoOn& m_goOn;
    std::int64_t m_left = kBetween;
};

} // namespace trainyard
