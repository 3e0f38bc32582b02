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

void setColumnWidths(QTableView& table, std::span<const int> widths)
{
    const QFontMetrics metrics(Theme::instance().font(FontRole::SmallStrong));
    for (int column = 0; column < int(widths.size()); ++column) {
        const QString heading = table.model()->headerData(column, Qt::Horizontal).toString();
        table.setColumnWidth(
            column, std::max(widths[std::size_t(column)], metrics.horizontalAdvance(heading) + kBesideHeading));
    }
}

} // namespace trainyard
