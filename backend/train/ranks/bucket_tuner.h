// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <cstdint>
#include <vector>

namespace trainyard {

/// Finds the bucket size that makes steps shortest by trying some in the first steps. Given the same times it decides
/// the same, so ranks that agree on the times need not agree on the size.
class BucketTuner {
public:
    /// Tries all gradients in one bucket, in 2, 4, 8 and 16, none smaller than 64 KiB.
    explicit BucketTuner(std::int64_t gradientBytes);

    /// For the next step.
    std::int64_t bucketBytes() const;
    /// How long a full step took, the slowest rank's seconds. True when this decided it.
    bool take(double seconds);
    bool decided() const { return m_next >= m_tries.size(); }

private:
    struct Try {
        std::int64_t bytes;
        std::vector<double> seconds;
    };
    std::vector<Try> m_tries;
    std::size_t m_next = 0; ///< being tried
    int m_warmUp;
    std::size_t m_best = 0;
};

} // namespace trainyard
