// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <span>

class QTableView;

namespace trainyard {

/// Gives the first columns these widths, and more to one whose heading is longer, as in other languages.
void setColumnWidths(QTableView& table, std::span<const int> widths);

} // namespace trainyard
