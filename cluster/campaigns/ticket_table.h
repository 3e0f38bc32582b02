// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "cluster/campaigns/ticket_report.h"

#include <string>

namespace trainyard {

/// One line per seed of each place and of the dense net, in RFC 4180 format; unknown columns are empty. Accuracies are
/// shares of 1, differences percentage points.
std::string ticketCsv(const TicketReport& report);

/// The board as a LaTeX table for booktabs: rows of reset points and controls, a column per amount, mean ± standard
/// deviation in percent, winning tickets in bold, "(1 of 3)" where seeds are not done. `title` becomes the caption and
/// may contain any text.
std::string ticketLatex(const TicketReport& report, const std::string& title);

/// The board with only these amounts, in the study's unit; the results for the whole study stay.
TicketReport withAmounts(TicketReport report, double low, double high);

/// "epoch 2", "redraw", "shuffle, epoch 2".
std::string rowText(const TicketRow& row);
/// "done", "running", "waiting", "failed", "missing".
std::string_view name(TicketRunState state);

} // namespace trainyard
