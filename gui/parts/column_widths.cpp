// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/parts/column_widths.h"

#include "gui/widgets/theme.h"

#include <QFontMetrics>
#include <QTableView>

#include <algorithm>

namespace trainyard {
namespace {

constexpr int kBesideHeading = 16; // pixels

} // namespace

int headingWidth(const QTableView& table, int column)
{
    return QFontMetrics(Theme::instance().font(FontRole::SmallStrong))
        .horizontalAdvance(table.model()->headerData(column, Qt::Horizontal).toString());
}

void setColumnWidths(QTableView& table, std::span<const int> widths)
{
    for (int column = 0; column < int(widths.size()); ++column)
        table.setColumnWidth(column,
                             std::max(widths[std::size_t(column)], headingWidth(table, column) + kBesideHeading));
}

} // namespace trainyard
