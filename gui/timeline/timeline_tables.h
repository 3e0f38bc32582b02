// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "gui/timeline/timeline_models.h"
#include "gui/widgets/card.h"

#include <array>

class QSortFilterProxyModel;
class QStackedWidget;
class QTableView;

namespace trainyard {

class Label;
class SegmentedControl;

/// The measures of the ranks and the totals by name, one table at a time, so that each has the whole width. Where the
/// ranks' times and shares do not fit side by side, the cells have the shares and their tooltips the times.
class TimelineTables : public Card {
    Q_OBJECT
public:
    enum Table { Ranks, Names };
    explicit TimelineTables(QWidget* parent = nullptr);

    /// Of one trace; the models outlive the tables.
    void setModels(RankMeasuresModel* ranks, NameTotalsModel* names);
    /// What the numbers concern, and what they mean in words.
    void setTexts(const QString& caption, const QStringList& verdicts);
    /// To call when the ranks' numbers have changed.
    void fitRanks();
    void showTable(Table table);
    QTableView& table(Table table) { return *m_tables[std::size_t(table)]; }

signals:
    void nameChosen(const QString& name);

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    QWidget* makeRanks();
    QWidget* makeNames();
    int widthOfRanks() const;

    SegmentedControl* m_choice;
    QStackedWidget* m_stack;
    Label* m_verdict;
    QSortFilterProxyModel* m_sorted;
    RankMeasuresModel* m_ranks = nullptr;
    std::array<QTableView*, 2> m_tables{};
};

} // namespace trainyard
