// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "cluster/control/run_lineage.h"
#include "gui/widgets/card.h"

#include <QList>

class QGridLayout;

namespace trainyard {

/// From which runs one came, what came of it, and its campaign: links.
class LineageCard : public Card {
    Q_OBJECT
public:
    explicit LineageCard(QWidget* parent = nullptr);
    void setLineage(const RunLineage& lineage);
    static constexpr int kMostShown = 40; ///< in each direction

signals:
    void runChosen(const QString& runId);
    void campaignChosen(const QString& campaign);

private:
    void addRow(const QString& caption, const QString& richText, const QString& plainText);
    void addRuns(const std::vector<RelatedRun>& runs, bool older);

    QGridLayout* m_grid;
    Label* m_none;
    QList<QWidget*> m_rows;
    RunLineage m_shown;
};

} // namespace trainyard
