// SPDX-License-Identifier: Apache-2.0
#include "tests/support/cuda_emulator/graph_run.h"

#include <algorithm>
#include <utility>

namespace cuda_emulator {

namespace {

int g_runs = 0;

} // namespace

bool endsIn(const std::vector<Node>& nodes, const std::vector<std::size_t>& last)
{
    std::vector<bool> reached(nodes.size());
    std::vector<std::size_t> open = last;
    while (!open.empty()) {
        const std::size_t node = open.back();
        open.pop_back();
        if (reached[node])
            continue;
        reached[node] = true;
        open.insert(open.end(), nodes[node].after.begin(), nodes[node].after.end());
    }
    return std::find(reached.begin(), reached.end(), false) == reached.end();
}

GraphRun::GraphRun(std::shared_ptr<const std::vector<Node>> nodes)
    : m_nodes(std::move(nodes)), m_left(m_nodes->size()), m_othersFirst(++g_runs % 2 == 0)
{
    m_open.resize(m_nodes->size());
    m_next.resize(m_nodes->size());
    for (std::size_t n = 0; n < m_nodes->size(); ++n) {
        m_open[n] = (*m_nodes)[n].after.size();
        for (const std::size_t before : (*m_nodes)[n].after)
            m_next[before].push_back(n);
        if (m_open[n] == 0)
            m_ready.push_back(n);
    }
}

bool GraphRun::operator()()
{
    while (m_left > 0) {
        // Strictly in order: work that waits for other processes lets no other branch overtake it, which would hide
        // that it has begun too early.
        const auto place = [this](std::size_t node) {
            const std::ptrdiff_t branch = (*m_nodes)[node].branch;
            return std::pair(m_othersFirst ? -branch : branch, node);
        };
        const auto next = std::min_element(m_ready.begin(), m_ready.end(),
                                           [&](std::size_t a, std::size_t b) { return place(a) < place(b); });
        const std::size_t node = *next;
        if (!(*m_nodes)[node].work())
            return false;
        m_ready.erase(next);
        --m_left;
        for (const std::size_t after : m_next[node])
            if (--m_open[after] == 0)
                m_ready.push_back(after);
    }
    return true;
}

} // namespace cuda_emulator
