// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "gui/live/ranks_model.h"
#include "gui/widgets/card.h"

class QTableView;

namespace trainyard {

class Label;

/// How the ranks of a run fare: a row each, and in words what stands out. Seen for runs of several ranks only.
class LiveRanksCard : public Card {
    Q_OBJECT
public:
    explicit LiveRanksCard(QWidget* parent = nullptr);
    /// The newest values of the series that concern ranks.
    void setValues(const std::map<std::string, double>& newest);

private:
    QTableView* m_table;
    Label* m_remarks;
    RanksModel* m_model;
};

} // namespace trainyard
