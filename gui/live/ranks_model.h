// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "gui/parts/number_table_model.h"

#include <QStringList>

#include <map>
#include <optional>
#include <string>
#include <vector>

namespace trainyard {

/// State of one rank, from the newest values of its series (backend/protocol/series.h); nullopt = unknown.
struct RankState {
    int rank = 0;
    std::optional<double> compute;   ///< computing seconds per step (asynchronous: per batch)
    std::optional<double> inputWait; ///< share of its time
    std::optional<double> rankWait;  ///< share spent waiting for other ranks or for its master
    std::optional<double> staleness; ///< asynchronous: age of its weights in updates
    std::optional<double> rate;      ///< asynchronous: samples per second
};

/// Whether a series concerns ranks: rank/N/* and the master's.
bool isRankSeries(const std::string& name);
/// Sorted by rank; empty for a run with one rank.
std::vector<RankState> rankStates(const std::map<std::string, double>& newest);
/// Sentences about ranks that compute longer than 1.5 times the median, about stale weights and a busy master, worst
/// first; empty if there is nothing to report.
QStringList rankRemarks(const std::vector<RankState>& ranks, std::optional<double> masterBusy);

/// Ranks as rows: the time of a step, and what they wait for.
class RanksModel : public NumberTableModel {
    Q_OBJECT
public:
    enum Column { Rank, Compute, InputWait, RankWait, Staleness, ColumnCount };
    static constexpr int SlowRole = StandsOutRole; ///< whether the rank is a straggler

    explicit RanksModel(QObject* parent = nullptr);
    void setRanks(std::vector<RankState> ranks);
    const std::vector<RankState>& ranks() const { return m_ranks; }
    bool asynchronous() const; ///< whether Staleness applies

private:
    int rows() const override { return static_cast<int>(m_ranks.size()); }
    int columns() const override { return ColumnCount; }
    QString text(int row, int column) const override;
    QString tip(int row, int column) const override;
    bool standsOut(int row) const override;
    QString heading(int column) const override;
    QString headingTip(int column) const override;

    std::vector<RankState> m_ranks;
    double m_median = 0.0; ///< median of RankState::compute
};

} // namespace trainyard
