// SPDX-License-Identifier: Apache-2.0
#pragma once

namespace trainyard {

/// Slows this rank's compute down, for tests and benchmarks, as $TRAINYARD_SLOW_RANK says: a list such as
/// "2:3.0,1:30ms". Rank 2 takes 3 times the processor time that each of its batches costs, rank 1 at least 30 ms a
/// batch. It sleeps, so other processes are not disturbed.
class SlowRank {
public:
    /// Of this rank of the run's processes. An entry that cannot be read throws Failure(BadInput).
    explicit SlowRank(int rank);
    void begin();
    /// Sleeps until the batch that began at begin() has taken its time.
    void end() const;

private:
    double m_factor = 1.0;
    double m_seconds = 0.0;
    double m_begun = 0.0;
    double m_cpuBegun = 0.0;
};

} // namespace trainyard
