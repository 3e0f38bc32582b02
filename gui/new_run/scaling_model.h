// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "backend/protocol/scaling.h"
#include "backend/protocol/scaling_forecast.h"
#include "gui/parts/number_table_model.h"

#include <cstdint>
#include <optional>
#include <vector>

namespace trainyard {

/// A run's spec for 1, 2, 4 … N ranks: local and effective batch, learning rate, warm-up, steps.
class ScalingModel : public NumberTableModel {
    Q_OBJECT
public:
    enum Column { Ranks, LocalBatch, EffectiveBatch, Rate, WarmUp, Steps, LastBatch, Forecast, ColumnCount };
    static constexpr int ChosenRole = StandsOutRole; ///< whether the row is the spec's own number of ranks

    explicit ScalingModel(QObject* parent = nullptr);
    /// `samples`: per epoch; nullopt = unknown. `most`: ranks of the last row, at least the spec's own.
    void setSpec(const RunSpec& spec, std::optional<std::int64_t> samples, int most);

    /// Costs of a step, fitted to past runs on one and `fitted` ranks; without them there is no forecast column.
    void setForecast(const std::optional<StepCosts>& costs, int fitted);

    int chosenRow() const;

private:
    int rows() const override { return static_cast<int>(m_rows.size()); }
    int columns() const override { return m_costs ? ColumnCount : ColumnCount - 1; }
    QString text(int row, int column) const override;
    QString tip(int row, int column) const override;
    bool standsOut(int row) const override;
    QString heading(int column) const override;
    QString headingTip(int column) const override;
    int mastersOf(int ranks) const;

    RunSpec m_spec;
    std::optional<std::int64_t> m_samples;
    std::vector<ScaledBatch> m_rows;
    std::optional<StepCosts> m_costs;
    int m_fitted = 0;
};

} // namespace trainyard
