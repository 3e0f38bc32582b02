// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "cluster/control/search_campaigns.h"

#include <QDialog>

class QFormLayout;
class QPushButton;

namespace trainyard {

class RealBox;
class WholeBox;
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
    RealBox* addHours(QFormLayout* form, const QString& title, double limit);
    void check(const StoredSearch& search, const QString& name);

    WholeBox* m_runs;
    RealBox* m_hours = nullptr;       ///< null: the search has no such limit
    RealBox* m_deviceHours = nullptr; ///< the same
    Label* m_note;
    QPushButton* m_ok;
};

} // namespace trainyard
