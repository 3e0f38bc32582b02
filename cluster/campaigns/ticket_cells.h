// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "cluster/campaigns/ticket_study.h"

namespace trainyard {

/// Whether a control does not need the base run.
bool trainsFromStart(TicketControl control);

/// The cells of a study whose numbers have been checked; the plan already has its axes.
void makeTicketCells(const TicketStudy& study, TicketPlan& plan);

} // namespace trainyard
