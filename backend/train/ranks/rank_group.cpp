// SPDX-License-Identifier: Apache-2.0
#include "backend/train/ranks/rank_group.h"

#include "backend/train/cores/place_cores.h"
#include "backend/train/monitor/host_info.h"

#include <algorithm>
#include <functional>
#include <string>
#include <type_traits>

namespace trainyard {
namespace {

void add(BatchMetrics& to, const BatchMetrics& from)
{
    to.lossSum += from.lossSum;
    to.top1 += from.top1;
    to.top5 += from.top5;
    to.samples += from.samples;
}

template <typename Value>
std::vector<Value> gathered(Communicator& communicator, const Value& mine)
{
    static_assert(std::is_trivially_copyable_v<Value>);
    std::vector<Value> all(static_cast<std::size_t>(communicator.size()));
    communicator.allGather(std::as_bytes(std::span(&mine, 1)), std::as_writable_bytes(std::span(all)));
    return all;
}

RankCores ownRankCores() // without CPUs where the system does not tell: all share
{
    return {std::hash<std::string>{}(hostName()), cpuSet(allowedCpus())};
}

} // namespace

int ranksOnCoresOf(std::span<const RankCores> ranks, int rank)
{
    const RankCores& mine = ranks[static_cast<std::size_t>(rank)];
    int count = 0;
    for (const RankCores& other : ranks)
        count += other.host == mine.host && CPU_EQUAL(&other.cores, &mine.cores) ? 1 : 0;
    return count;
}

std::string cpusOfRanks(const std::vector<std::vector<int>>& cpus)
{
    constexpr std::size_t kMost = 32; // more are not read as a line
    std::string text;
    for (std::size_t rank = 0; rank < std::min(cpus.size(), kMost); ++rank)
        text += (rank > 0 ? " | " : "") + numberList(cpus[rank]);
    return cpus.size() > kMost ? text + " | …" : text;
}

RankGroup::RankGroup(std::unique_ptr<Communicator> communicator) : m_communicator(std::move(communicator))
{
    const std::vector<RankCores> all = gathered(*m_communicator, ownRankCores());
    m_onSameCores = ranksOnCoresOf(all, rank());
    m_onSameHost = static_cast<int>(std::count_if(all.begin(), all.end(), [&](const RankCores& one) {
        return one.host == all[static_cast<std::size_t>(rank())].host;
    }));
    for (const RankCores& one : all)
        m_cpus.push_back(cpusIn(one.cores));
}

void RankAgreement::addRequests(RunRequests::Origin otherStop, RunRequests::Origin otherCheckpoint,
                                const TraceRequest& otherTrace)
{
    if (stop == RunRequests::Origin::None)
        stop = otherStop;
    if (checkpoint == RunRequests::Origin::None)
        checkpoint = otherCheckpoint;
    if (trace.steps == 0)
        trace = otherTrace;
}

RankAgreement RankGroup::agree(RankReport mine)
{
    mine.stop = RunRequests::stop();
    mine.checkpoint = RunRequests::takeCheckpoint();
    mine.trace = RunRequests::takeTrace().value_or(TraceRequest{});
    if (alone())
        return {mine.metrics, mine.stop, mine.checkpoint, mine.trace, mine.validated, mine.ahead, {}};
    RankAgreement agreement;
    agreement.reports = gathered(*m_communicator, mine);
    agreement.validated = true;
    for (const RankReport& report : agreement.reports) {
        add(agreement.metrics, report.metrics);
        agreement.validated = agreement.validated && report.validated;
        agreement.ahead = agreement.ahead || report.ahead;
        agreement.addRequests(report.stop, report.checkpoint, report.trace);
    }
    return agreement;
}

BatchMetrics RankGroup::sum(const BatchMetrics& mine)
{
    if (alone())
        return mine;
    BatchMetrics all;
    for (const BatchMetrics& part : gathered(*m_communicator, mine))
        add(all, part);
    return all;
}

std::vector<std::byte> RankGroup::gather(std::span<const std::byte> mine)
{
    std::vector<std::byte> all(mine.size() * static_cast<std::size_t>(size()));
    m_communicator->allGather(mine, all);
    return all;
}

int RankGroup::mostTogether(const std::string& place, bool takesPart)
{
    const std::uint64_t mine = takesPart ? std::hash<std::string>{}(place) | 1u : 0; // 0: no place
    const std::vector<std::uint64_t> all = gathered(*m_communicator, mine);
    std::ptrdiff_t most = 1;
    for (const std::uint64_t one : all)
        most = one == 0 ? most : std::max(most, std::count(all.begin(), all.end(), one));
    return static_cast<int>(most);
}

std::int64_t RankGroup::firstNumber(std::int64_t mine)
{
    m_communicator->broadcast(std::as_writable_bytes(std::span(&mine, 1)), 0);
    return mine;
}

} // namespace trainyard
