// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/live/ranks_model.h"

#include "backend/protocol/series.h"
#include "gui/formats/format.h"

#include <algorithm>
#include <charconv>

namespace trainyard {
namespace {

const QString kUnknownRankValue = QStringLiteral("–");
constexpr double kSlower = 1.5; // times the median, as in the engine's messages
constexpr double kBusyMaster = 0.8;
constexpr double kWaiting = 0.3;

/// The lower of the two middle values: with two ranks, the slower is compared with the faster.
double medianCompute(const std::vector<RankState>& ranks)
{
    std::vector<double> seconds;
    for (const RankState& rank : ranks)
        if (rank.compute)
            seconds.push_back(*rank.compute);
    if (seconds.size() < 2)
        return 0.0;
    std::sort(seconds.begin(), seconds.end());
    return seconds[(seconds.size() - 1) / 2];
}

bool isSlow(const RankState& rank, double median)
{
    return median > 0.0 && rank.compute && *rank.compute > kSlower * median;
}

QString milliseconds(double seconds)
{
    return RanksModel::tr("%1 ms").arg(format::fixed(seconds * 1e3, seconds < 0.01 ? 2 : seconds < 0.1 ? 1 : 0));
}

} // namespace

bool isRankSeries(const std::string& name)
{
    return name.starts_with("rank/") || name == series::kMasterBusy;
}

std::vector<RankState> rankStates(const std::map<std::string, double>& newest)
{
    std::map<int, RankState> byRank;
    for (const auto& [name, value] : newest) {
        const std::size_t slash = name.find('/', 5);
        if (!name.starts_with("rank/") || slash == std::string::npos)
            continue;
        int number = 0;
        const auto [end, error] = std::from_chars(name.data() + 5, name.data() + slash, number);
        if (error != std::errc() || end != name.data() + slash)
            continue;
        RankState& rank = byRank[number];
        rank.rank = number;
        const std::string quantity = name.substr(slash + 1);
        if (quantity == "compute")
            rank.compute = value;
        else if (quantity == "input_wait")
            rank.inputWait = value;
        else if (quantity == "allreduce" || quantity == "exchange_wait")
            rank.rankWait = value;
        else if (quantity == "staleness")
            rank.staleness = value;
        else if (quantity == "samples_per_second")
            rank.rate = value;
    }
    std::vector<RankState> ranks;
    for (auto& [number, rank] : byRank)
        ranks.push_back(rank);
    return ranks;
}

QStringList rankRemarks(const std::vector<RankState>& ranks, std::optional<double> masterBusy)
{
    QStringList remarks;
    const double median = medianCompute(ranks);
    const bool asynchronous =
        std::any_of(ranks.begin(), ranks.end(), [](const RankState& rank) { return rank.staleness.has_value(); });
    for (const RankState& rank : ranks)
        if (isSlow(rank, median))
            remarks << (asynchronous ? RanksModel::tr("Rank %1 is a straggler: it computes %2 times as long as the "
                                                      "median rank and gets fewer batches.")
                                     : RanksModel::tr("Rank %1 is a straggler: it computes %2 times as long as the "
                                                      "median rank, and the others wait for it."))
                           .arg(rank.rank)
                           .arg(format::fixed(*rank.compute / median, 1));
    if (masterBusy && *masterBusy > kBusyMaster)
        remarks << RanksModel::tr(
                       "The master is busy %1 of its time, so more workers will help little. Let them exchange less "
                       "often.")
                       .arg(format::percent(*masterBusy, 0));
    else if (masterBusy)
        remarks << RanksModel::tr("The master is busy %1 of its time.").arg(format::percent(*masterBusy, 0));
    double waits = 0.0, behind = 0.0;
    int known = 0;
    for (const RankState& rank : ranks) {
        waits += rank.rankWait.value_or(0.0) / double(ranks.size());
        behind += rank.staleness.value_or(0.0);
        known += rank.staleness ? 1 : 0;
    }
    if (waits > kWaiting)
        remarks << (asynchronous ? RanksModel::tr("Workers spend %1 of their time waiting for the master.")
                                       .arg(format::percent(waits, 0))
                                 : RanksModel::tr("Ranks spend %1 of a step waiting for each other.")
                                       .arg(format::percent(waits, 0)));
    if (known > 0)
        remarks << RanksModel::tr("On average, gradients arrive from weights that are %1 updates old.")
                       .arg(format::fixed(behind / known, 1));
    return remarks;
}

RanksModel::RanksModel(QObject* parent) : NumberTableModel(parent) {}

void RanksModel::setRanks(std::vector<RankState> ranks)
{
    const bool same = ranks.size() == m_ranks.size();
    if (!same)
        beginResetModel();
    m_ranks = std::move(ranks);
    m_median = medianCompute(m_ranks);
    if (!same)
        endResetModel();
    else if (!m_ranks.empty())
        emit dataChanged(index(0, 0), index(rowCount() - 1, ColumnCount - 1));
}

bool RanksModel::asynchronous() const
{
    return std::any_of(m_ranks.begin(), m_ranks.end(),
                       [](const RankState& rank) { return rank.staleness.has_value(); });
}

QString RanksModel::text(int row, int column) const
{
    const RankState& rank = m_ranks[static_cast<std::size_t>(row)];
    const auto share = [](const std::optional<double>& value) {
        return value ? format::percent(*value, 0) : kUnknownRankValue;
    };
    switch (column) {
    case Rank: return format::count(rank.rank);
    case Compute: return rank.compute ? milliseconds(*rank.compute) : kUnknownRankValue;
    case InputWait: return share(rank.inputWait);
    case RankWait: return share(rank.rankWait);
    case Staleness: return rank.staleness ? format::fixed(*rank.staleness, 1) : kUnknownRankValue;
    default: return {};
    }
}

QString RanksModel::tip(int row, int) const
{
    const RankState& rank = m_ranks[static_cast<std::size_t>(row)];
    if (isSlow(rank, m_median))
        return tr("%1 times the median rank").arg(format::fixed(*rank.compute / m_median, 1));
    return rank.rate ? tr("%1 samples/s").arg(format::rate(*rank.rate)) : QString();
}

bool RanksModel::standsOut(int row) const
{
    return isSlow(m_ranks[static_cast<std::size_t>(row)], m_median);
}

QString RanksModel::headingTip(int column) const
{
    switch (column) {
    case Compute: return asynchronous() ? tr("Computing time per batch") : tr("Computing time per step");
    case InputWait: return tr("Share of its time that the rank waits for data");
    case RankWait:
        return asynchronous() ? tr("Share of its time that the worker waits for its master")
                              : tr("Share of a step that the rank waits for the others and for sums of gradients");
    case Staleness: return tr("Updates by the master since the weights that the worker used");
    default: return {};
    }
}

QString RanksModel::heading(int column) const
{
    switch (column) {
    case Rank: return tr("Rank");
    case Compute: return asynchronous() ? tr("Batch") : tr("Step");
    case InputWait: return tr("Data");
    case RankWait: return tr("Waits");
    case Staleness: return tr("Behind");
    default: return {};
    }
}

} // namespace trainyard
