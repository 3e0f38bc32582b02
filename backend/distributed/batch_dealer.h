// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <cstdint>
#include <deque>
#include <map>
#include <span>
#include <vector>

namespace trainyard {

/// Hands the batches of a run out, each once, to whoever asks: so a slow worker takes fewer of them. A batch is its
/// number from the beginning of the run (epoch · batches an epoch + its place in the epoch).
class BatchDealer {
public:
    /// Deals `first` (ascending, of an earlier attempt: dealt and not done), then next … end − 1.
    BatchDealer(std::vector<std::int64_t> first, std::int64_t next, std::int64_t end);

    /// Up to `count` batches for a worker; fewer, or none, at the end.
    std::vector<std::int64_t> deal(int worker, std::int64_t count);
    /// Throws Failure(Internal) when the worker does not have them.
    void done(int worker, std::span<const std::int64_t> batches);

    /// The next fresh one.
    std::int64_t next() const { return m_next; }
    bool allDealt() const { return m_first.empty() && m_next >= m_end; }
    /// Whether a worker has batches that are not done.
    bool holds(int worker) const;
    /// Those before the next fresh one that are not done, ascending: what a resumed run begins with.
    std::vector<std::int64_t> open() const;

private:
    std::deque<std::int64_t> m_first;
    std::int64_t m_next;
    const std::int64_t m_end;
    std::map<std::int64_t, int> m_out; ///< batch → worker
};

} // namespace trainyard
