// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "cluster/campaigns/speed_ledger.h"

#include <QByteArray>
#include <QList>
#include <QString>
#include <QStringList>

namespace trainyard {

// Speed-up ledgers in the user's language, for the window and the command line.

/// "23 min 05 s", "0.284 s"; a published range "3 h 30 min to 4 h 00 min"; empty if it is not known.
QString epochTimeText(const EpochTime& time);
/// How it was measured: "median of 4 epochs, 35.1 s to 38.0 s", "published"; or why there is no time.
QString epochTimeOrigin(const LedgerStep& step);
/// "3.47", "5.33 (5.00 to 5.71)": as many times as fast; empty if it is not known.
QString gainText(const Gain& gain, bool range = true);
/// "Ranks: 1 → 4", one for each setting that differs; for a published step what its source says.
QStringList changeTexts(const LedgerLink& link, const LedgerStep& after);
/// Sentences: the causes, then the doubts.
QStringList causeTexts(const LedgerLink& link);
QStringList doubtTexts(const LedgerLink& link);
/// "From 20 h 00 min to 11 min 00 s per epoch: 109 times as fast."; what is missing if that is not known.
QString wholeText(const SpeedLedger& ledger);

/// A ledger as lines of a table, the first with English names of the columns; numbers are exact.
QList<QStringList> ledgerLines(const SpeedLedger& ledger);

} // namespace trainyard
