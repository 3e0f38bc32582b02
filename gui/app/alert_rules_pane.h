// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "cluster/control/alerts/alert_rules.h"

#include <QWidget>

class QCheckBox;
class QDoubleSpinBox;
class QGridLayout;
class QLineEdit;
class QPushButton;

namespace trainyard {

class AlertService;
class Label;

/// What is noticed, when, and who is told. A change takes effect at once.
class AlertRulesPane : public QWidget {
    Q_OBJECT
public:
    /// It must outlive the pane.
    explicit AlertRulesPane(AlertService* alerts, QWidget* parent = nullptr);

private:
    struct Row {
        QCheckBox* on;
        QDoubleSpinBox* threshold; ///< null: the rule has none
        QCheckBox* desktop;
        QCheckBox* command;
    };
    void addRow(QGridLayout& grid, const AlertKindInfo& info);
    QWidget* makeCommand();
    void showRules();
    void change();

    AlertService* m_service;
    std::vector<Row> m_rows; ///< in the order of alertKinds()
    QLineEdit* m_command = nullptr;
    QPushButton* m_try = nullptr;
    Label* m_outcome = nullptr;
    bool m_showing = false;
};

} // namespace trainyard
