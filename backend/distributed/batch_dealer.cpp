// SPDX-License-Identifier: Apache-2.0
#include "backend/distributed/batch_dealer.h"

#include "backend/base/error.h"
#include "backend/protocol/reasons_ranks.h"

#include <algorithm>

namespace trainyard {

BatchDealer::BatchDealer(std::vector<std::int64_t> first, std::int64_t next, std::int64_t end)
    : m_first(first.begin(), first.end()), m_next(next), m_end(end)
{
}

std::vector<std::int64_t> BatchDealer::deal(int worker, std::int64_t count)
{
    std::vector<std::int64_t> batches;
    while (static_cast<std::int64_t>(batches.size()) < count && !allDealt()) {
        if (m_first.empty()) {
            batches.push_back(m_next++);
        } else {
            batches.push_back(m_first.front());
            m_first.pop_front();
        }
        m_out[batches.back()] = worker;
    }
    return batches;
}

void BatchDealer::done(int worker, std::span<const std::int64_t> batches)
{
    for (const std::int64_t batch : batches) {
        const auto found = m_out.find(batch);
        if (found == m_out.end() || found->second != worker)
            throw Failure(ErrorKind::Internal, "take the batch", std::to_string(batch),
                          ranksReason("ranks.not-dealt", worker));
        m_out.erase(found);
    }
}

bool BatchDealer::holds(int worker) const
{
    return std::any_of(m_out.begin(), m_out.end(), [worker](const auto& entry) { return entry.second == worker; });
}

std::vector<std::int64_t> BatchDealer::open() const
{
    std::vector<std::int64_t> batches(m_first.begin(), m_first.end());
    for (const auto& [batch, worker] : m_out)
        batches.push_back(batch);
    std::sort(batches.begin(), batches.end());
    return batches;
}

} // namespace trainyard
