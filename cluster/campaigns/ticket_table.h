// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "cluster/campaigns/ticket_report.h"

#include <string>

namespace trainyard {

/// One line for each seed of each place and of the dense net, as RFC 4180 has it; a column that is not known is empty.
/// Accuracies as shares of 1, differences in percentage points.
std::string ticketCsv(const TicketReport& report);

/// The board as a table for booktabs: rows of reset points and controls, a column for each amount, mean ± standard
/// deviation in percent, winning tickets bold. `title` becomes the caption, whatever it contains.
std::string ticketLatex(const TicketReport& report, const std::string& title);

/// The board of these amounts alone, in the study's kind; what it says of the study as a whole stays.
TicketReport withAmounts(TicketReport report, double low, double high);

/// "epoch 2", "redraw", "shuffle, epoch 2".
std::string rowText(const TicketRow& row);
/// "done", "running", "waiting", "failed", "missing".
std::string_view name(TicketRunState state);

} // namespace trainyard
