// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "gui/plots/chart_export.h"

#include <QDialog>

class QCheckBox;
class QComboBox;
class QDoubleSpinBox;

namespace trainyard {

class Label;

/// Asks for format and size of an exported chart.
class ChartExportDialog : public QDialog {
    Q_OBJECT
public:
    /// `values`: the chart can be written as .csv, too.
    explicit ChartExportDialog(QWidget* parent = nullptr, bool values = true);
    QString suffix() const; ///< "png", "svg", "pdf", "csv"
    SheetLayout layoutOfSheet() const;

private:
    /// Sizes that people need.
    struct Preset {
        QString name;
        double width, height; ///< millimetres, or pixels for the screen
        bool print;
    };
    void choosePreset(int index);
    void showSize();
    std::vector<Preset> m_presets;
    QComboBox* m_format;
    QComboBox* m_preset;
    QDoubleSpinBox* m_width;
    QDoubleSpinBox* m_height;
    QComboBox* m_dots;
    QCheckBox* m_paper;
    QCheckBox* m_dashes;
    Label* m_result;
};

} // namespace trainyard
