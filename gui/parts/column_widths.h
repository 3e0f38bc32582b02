// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <span>

class QTableView;

namespace trainyard {

/// The width of a heading's text, without margins.
int headingWidth(const QTableView& table, int column);

/// Gives the first columns these widths, or more where the heading, as translated, needs it.
void setColumnWidths(QTableView& table, std::span<const int> widths);

} // namespace trainyard
