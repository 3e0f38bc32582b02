// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "gui/plots/chart_data.h"
#include "gui/runs/curve_rules.h"

#include <QPushButton>

#include <optional>

class QMenu;

namespace trainyard {

class AppSettings;
class RunsViewModel;

/// A button whose menu says how the charts of a comparison are drawn; the choices are saved. The model keeps which
/// settings tell the lines apart.
class CompareOptions : public QPushButton {
    Q_OBJECT
public:
    CompareOptions(RunsViewModel* model, AppSettings* settings, QWidget* parent = nullptr);
    /// axis and logY are those of other controls. `perEpoch`: of values that are recorded once an epoch, which are only
    /// smoothed if a strength was chosen.
    ChartOptions options(bool perEpoch) const;

signals:
    void changed();

private:
    void fill(QMenu* menu);
    void addRule(QMenu* menu, const QString& title, QString CurveRules::*rule, qsizetype most);
    void load();
    void save();
    RunsViewModel* m_model;
    AppSettings* m_settings;
    std::optional<double> m_strength; ///< nullopt: as the series needs it
    ChartOptions m_options;
};

} // namespace trainyard
