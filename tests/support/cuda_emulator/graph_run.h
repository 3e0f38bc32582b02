// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "tests/support/cuda_emulator/cuda_runtime.h"

#include <memory>
#include <vector>

namespace cuda_emulator {

/// A piece of recorded work.
struct Node {
    Work work;
    std::vector<std::size_t> after; ///< what comes before it
    std::ptrdiff_t branch = 0;      ///< the stream that recorded it: 0 is the one that began
};

/// Whether all work comes before these nodes or is one of them.
bool endsIn(const std::vector<Node>& nodes, const std::vector<std::size_t>& last);

/// One run of a graph. Where branches do not wait for each other, the first one runs before the others and after them
/// in turn, so that a missing edge shows.
class GraphRun {
public:
    explicit GraphRun(std::shared_ptr<const std::vector<Node>> nodes);
    /// Goes on as far as other processes let it. @returns whether it has ended
    bool operator()();

private:
    std::shared_ptr<const std::vector<Node>> m_nodes;
    std::size_t m_left; ///< nodes that have not ended
    bool m_othersFirst;
    std::vector<std::size_t> m_open; ///< by node: how many of those before it have not ended
    std::vector<std::vector<std::size_t>> m_next;
    std::vector<std::size_t> m_ready;
};

} // namespace cuda_emulator
