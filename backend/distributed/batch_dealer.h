// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <cstdint>
#include <deque>
#include <map>
#include <span>
#include <vector>

namespace trainyard {

/// Deals each batch of a run once, to the worker that asks next, so that slow workers get fewer. A batch is identified
/// by its number since the start of the run (epoch · batches per epoch + index in the epoch).
class BatchDealer {
public:
    /// Deals `first` (ascending; batches that an earlier attempt dealt but did not finish), then next … end − 1.
    BatchDealer(std::vector<std::int64_t> first, std::int64_t next, std::int64_t end);

    /// Up to `count` batches for a worker; fewer, or none, at the end.
    std::vector<std::int64_t> deal(int worker, std::int64_t count);
    /// Marks batches as done. Throws Failure(Internal) if the worker does not have them.
    void done(int worker, std::span<const std::int64_t> batches);

    /// The next batch that has never been dealt.
    std::int64_t next() const { return m_next; }
    bool allDealt() const { return m_first.empty() && m_next >= m_end; }
    /// Whether a worker has unfinished batches.
    bool holds(int worker) const;
    /// The unfinished batches before next(), ascending: `first` of a resumed run.
    std::vector<std::int64_t> open() const;

private:
    std::deque<std::int64_t> m_first;
    std::int64_t m_next;
    const std::int64_t m_end;
    std::map<std::int64_t, int> m_out; ///< batch → worker
};

} // namespace trainyard
