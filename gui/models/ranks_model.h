// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "gui/models/number_table_model.h"

#include <QStringList>

#include <map>
#include <optional>
#include <string>
#include <vector>

namespace trainyard {

/// How one rank of a run fares, from the newest values of its series (backend/protocol/series.h); nullopt = not known.
struct RankState {
    int rank = 0;
    std::optional<double> compute;   ///< seconds it computes a step (asynchronous: a batch)
    std::optional<double> inputWait; ///< shares of its time
    std::optional<double> rankWait;  ///< for other ranks, or for its master's answer
    std::optional<double> staleness; ///< asynchronous: updates since the weights that it computes with
    std::optional<double> rate;      ///< asynchronous: samples a second
};

/// Series that concern ranks: rank/N/* and the master's.
bool isRankSeries(const std::string& name);
/// By rank; empty for a run of one rank.
std::vector<RankState> rankStates(const std::map<std::string, double>& newest);
/// Which ranks compute longer than 1.5 times the median one, how old weights are, how busy the master is: sentences,
/// worst first; empty when there is nothing to say.
QStringList rankRemarks(const std::vector<RankState>& ranks, std::optional<double> masterBusy);

/// Ranks as rows: how long a step takes them, and what they wait for.
class RanksModel : public NumberTableModel {
    Q_OBJECT
public:
    enum Column { Rank, Compute, InputWait, RankWait, Staleness, ColumnCount };
    static constexpr int SlowRole = StandsOutRole; ///< whether the rank is a straggler

    explicit RanksModel(QObject* parent = nullptr);
    void setRanks(std::vector<RankState> ranks);
    const std::vector<RankState>& ranks() const { return m_ranks; }
    bool asynchronous() const; ///< whether Staleness means something

private:
    int rows() const override { return static_cast<int>(m_ranks.size()); }
    int columns() const override { return ColumnCount; }
    QString text(int row, int column) const override;
    QString tip(int row, int column) const override;
    bool standsOut(int row) const override;
    QString heading(int column) const override;
    QString headingTip(int column) const override;

    std::vector<RankState> m_ranks;
    double m_median = 0.0; ///< of compute
};

} // namespace trainyard
