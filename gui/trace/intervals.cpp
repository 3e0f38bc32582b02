// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/trace/intervals.h"

#include <algorithm>

namespace trainyard::timeline {

void Intervals::add(std::int64_t begin, std::int64_t end)
{
    if (end <= begin)
        return;
    if (!m_end.empty() && begin <= m_end.back()) {
        if (end > m_end.back()) {
            m_sums.back() += end - m_end.back();
            m_end.back() = end;
        }
        return;
    }
    m_sums.push_back(length() + end - begin);
    m_begin.push_back(begin);
    m_end.push_back(end);
}

Intervals Intervals::unionOf(std::vector<std::pair<std::int64_t, std::int64_t>> parts)
{
    if (!std::is_sorted(parts.begin(), parts.end()))
        std::sort(parts.begin(), parts.end());
    Intervals out;
    for (const auto& [begin, end] : parts)
        out.add(begin, end);
    return out;
}

Intervals Intervals::unionOf(const Intervals& a, const Intervals& b)
{
    Intervals out;
    for (std::size_t i = 0, j = 0; i < a.size() || j < b.size();)
        if (j == b.size() || (i < a.size() && a.m_begin[i] <= b.m_begin[j])) {
            out.add(a.m_begin[i], a.m_end[i]);
            ++i;
        } else {
            out.add(b.m_begin[j], b.m_end[j]);
            ++j;
        }
    return out;
}

Intervals Intervals::intersection(const Intervals& a, const Intervals& b)
{
    Intervals out;
    for (std::size_t i = 0, j = 0; i < a.size() && j < b.size();) {
        out.add(std::max(a.m_begin[i], b.m_begin[j]), std::min(a.m_end[i], b.m_end[j]));
        if (a.m_end[i] < b.m_end[j])
            ++i;
        else
            ++j;
    }
    return out;
}

Intervals Intervals::difference(const Intervals& a, const Intervals& b)
{
    Intervals out;
    std::size_t j = 0;
    for (std::size_t i = 0; i < a.size(); ++i) {
        std::int64_t at = a.m_begin[i];
        while (j < b.size() && b.m_end[j] <= at)
            ++j;
        for (std::size_t k = j; k < b.size() && b.m_begin[k] < a.m_end[i]; ++k) {
            out.add(at, std::min(b.m_begin[k], a.m_end[i]));
            at = std::max(at, b.m_end[k]);
        }
        out.add(at, a.m_end[i]);
    }
    return out;
}

std::int64_t Intervals::upTo(std::int64_t time) const
{
    const auto next =
        static_cast<std::size_t>(std::upper_bound(m_begin.begin(), m_begin.end(), time) - m_begin.begin());
    if (next == 0)
        return 0;
    const std::size_t last = next - 1;
    return m_sums[last] - std::max<std::int64_t>(0, m_end[last] - std::max(time, m_begin[last]));
}

} // namespace trainyard::timeline
