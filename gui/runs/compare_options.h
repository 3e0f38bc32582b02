// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "gui/plots/chart_data.h"

#include <QPushButton>

#include <optional>

class QMenu;

namespace trainyard {

class AppSettings;

/// A button whose menu says how the charts of a comparison are drawn; the choices are saved.
class CompareOptions : public QPushButton {
    Q_OBJECT
public:
    explicit CompareOptions(AppSettings* settings, QWidget* parent = nullptr);
    /// axis and logY are those of other controls. `perEpoch`: of values that are recorded once an epoch, which are only
    /// smoothed if a strength was chosen.
    ChartOptions options(bool perEpoch) const;

signals:
    void changed();

private:
    void fill(QMenu* menu);
    void load();
    void save();
    AppSettings* m_settings;
    std::optional<double> m_strength; ///< nullopt: as the series needs it
    ChartOptions m_options;
};

} // namespace trainyard
