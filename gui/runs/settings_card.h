// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "gui/widgets/card.h"

class QCheckBox;
class QComboBox;
class QStackedWidget;
class QTableView;

namespace trainyard {

class AppSettings;
class RunsViewModel;
class SettingsPane;

/// The settings and results of the selected runs: a table of all runs side by side, or a figure of SettingsPane.
class SettingsCard : public Card {
    Q_OBJECT
public:
    SettingsCard(RunsViewModel* model, AppSettings* settings, QWidget* parent = nullptr);

private:
    void makeHeader();
    void makeTable();
    void showView();
    void showComparison();
    void fitColumns();

    RunsViewModel* m_model;
    AppSettings* m_appSettings;
    QCheckBox* m_onlyDiffering;
    QComboBox* m_view; ///< the table, or a figure
    Label* m_warning;  ///< why the results should not be compared
    Label* m_imported; ///< which runs are imported
    QStackedWidget* m_stack;
    QTableView* m_table;
    SettingsPane* m_figures;
    Label* m_note;
};

} // namespace trainyard
