// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "gui/live/ranks_model.h"
#include "gui/widgets/card.h"

class QTableView;

namespace trainyard {

class Label;

/// The state of a run's ranks: one row each, and remarks on anything unusual. Visible only for runs with several ranks.
class LiveRanksCard : public Card {
    Q_OBJECT
public:
    explicit LiveRanksCard(QWidget* parent = nullptr);
    /// The newest values of the series that concern ranks.
    void setValues(const std::map<std::string, double>& newest);
    /// The remarks get their height from fitRemarks(). A layout would take the preferred height for the least one, ask
    /// for more than the page provides, and squeeze the card above.
    bool hasHeightForWidth() const override { return false; }

protected:
    void resizeEvent(QResizeEvent* event) override;

private:
    int room();
    void fitColumns();
    void fitRemarks();
    QTableView* m_table;
    Label* m_remarks;
    RanksModel* m_model;
};

} // namespace trainyard
