// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "cluster/campaigns/ticket_report.h"
#include "gui/formats/study_text.h"

#include <QString>
#include <QStringList>

namespace trainyard {

// Lottery-ticket studies in the user's language, for the window and the command line.

QString resetPointTitle(const ResetPoint& point);  ///< "Start", "Epoch 2", "Step 200"
QString resetPointPhrase(const ResetPoint& point); ///< the same inside a phrase: "start", "epoch 2"
QString ticketControlTitle(TicketControl control);
QString ticketControlHelp(TicketControl control);
/// "80 %", "|w| ≤ 0.0087"
QString amountTitle(PruningAmount kind, double amount);
QString ticketRowTitle(const TicketRow& row); ///< "Epoch 2", "New weights, same mask", "Random mask, epoch 2"
/// Sentences about the dense run, winning tickets, the sparsest one, what makes the results doubtful, stability, and
/// settled masks.
QStringList ticketSentences(const TicketReport& report);
/// Sentences about what makes the results doubtful: a dense net that learned nothing, controls that are as good as the
/// tickets, a single seed. Empty before a dense run is done.
QStringList ticketDoubts(const TicketReport& report);
/// Where training becomes stable according to the instability analysis; empty if not measured.
QString stabilityText(const TicketReport& report);
/// Heading and text of each line of a forecast. `begun`: the campaign has been started.
QList<QPair<QString, QString>> forecastLines(const TicketForecast& forecast, bool begun = true);
QString signedPoints(double points, int decimals = 1); ///< "−0.6", "+0.2", "0.0"

} // namespace trainyard
