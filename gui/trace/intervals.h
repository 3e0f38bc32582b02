// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <utility>
#include <vector>

namespace trainyard::timeline {

/// A set of disjoint intervals, ascending, with cumulative lengths, so that any range is measured in O(log n).
class Intervals {
public:
    Intervals() = default;
    /// The union of these intervals, in any order; begin ≤ end.
    static Intervals unionOf(std::vector<std::pair<std::int64_t, std::int64_t>> parts);
    static Intervals intersection(const Intervals& a, const Intervals& b);
    static Intervals unionOf(const Intervals& a, const Intervals& b);
    static Intervals difference(const Intervals& a, const Intervals& b);

    std::int64_t length() const { return m_sums.empty() ? 0 : m_sums.back(); }
    /// The covered length of [from, to).
    std::int64_t within(std::int64_t from, std::int64_t to) const { return upTo(to) - upTo(from); }
    bool empty() const { return m_begin.empty(); }
    std::size_t size() const { return m_begin.size(); }
    std::int64_t begin(std::size_t i) const { return m_begin[i]; }
    std::int64_t end(std::size_t i) const { return m_end[i]; }

private:
    void add(std::int64_t begin, std::int64_t end);
    std::int64_t upTo(std::int64_t time) const;
    std::vector<std::int64_t> m_begin, m_end, m_sums; ///< m_sums: cumulative length, inclusive
};

} // namespace trainyard::timeline
