// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "cluster/control/search_campaigns.h"

#include <QDialog>

class QDoubleSpinBox;
class QFormLayout;
class QPushButton;
class QSpinBox;

namespace trainyard {

class Label;

/// Asks how many more runs and hours a search may have. Offers only what can be added.
class SearchExtensionDialog : public QDialog {
    Q_OBJECT
public:
    /// `search`: only read here. `name`: the campaign's.
    SearchExtensionDialog(const StoredSearch& search, const QString& name, QWidget* parent = nullptr);
    SearchExtension extension() const;

signals:
    void chosen(const trainyard::SearchExtension& extension);

private:
    QDoubleSpinBox* addHours(QFormLayout* form, const QString& title, double limit);
    void check(const StoredSearch& search, const QString& name);

    QSpinBox* m_runs;
    QDoubleSpinBox* m_hours = nullptr;       ///< null: the search has no such limit
    QDoubleSpinBox* m_deviceHours = nullptr; ///< the same
    Label* m_note;
    QPushButton* m_ok;
};

} // namespace trainyard
