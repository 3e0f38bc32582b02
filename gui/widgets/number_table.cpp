// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/widgets/number_table.h"

#include "gui/widgets/theme.h"

#include <QHeaderView>
#include <QTableView>

namespace trainyard {

void showNumbers(QTableView* table, QAbstractItemModel* model, QAbstractItemDelegate* delegate)
{
    table->setModel(model);
    delegate->setParent(table);
    table->setItemDelegate(delegate);
    table->setFrameShape(QFrame::NoFrame);
    table->setShowGrid(false);
    table->setSelectionMode(QAbstractItemView::NoSelection);
    table->setFocusPolicy(Qt::NoFocus);
    table->verticalHeader()->hide();
    table->verticalHeader()->setMinimumSectionSize(kNumberTableRow);
    table->verticalHeader()->setDefaultSectionSize(kNumberTableRow);
    table->setFont(Theme::instance().font(FontRole::Small));
    QHeaderView* header = table->horizontalHeader();
    header->setFont(Theme::instance().font(FontRole::SmallStrong));
    header->viewport()->setFont(header->font());
    header->setHighlightSections(false);
    header->setSectionsClickable(false);
    header->setMinimumSectionSize(24);
    header->setSectionResizeMode(QHeaderView::Stretch);
}

int numberTableHeight(const QTableView* table, int rows)
{
    return table->horizontalHeader()->sizeHint().height() + rows * kNumberTableRow + 2;
}

} // namespace trainyard
