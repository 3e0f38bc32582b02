// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/formats/ledger_text.h"

#include "gui/formats/field_text.h"
#include "gui/formats/figures.h"
#include "gui/formats/format.h"
#include "gui/formats/reason_text.h"

#include <QCoreApplication>

#include <cmath>

namespace trainyard {
namespace {

struct LedgerText {
    Q_DECLARE_TR_FUNCTIONS(trainyard::LedgerText)
};

constexpr double kShortEpoch = 59.95; // seconds, below which three digits say more
constexpr int kLongestValue = 60;
const QString kNone = QStringLiteral("–");

QString text(const std::string& value)
{
    return QString::fromStdString(value);
}

QString secondsText(double seconds)
{
    return seconds < kShortEpoch ? LedgerText::tr("%1 s").arg(format::significant(seconds, 3)) : format::span(seconds);
}

QString factorText(double factor)
{
    return factor < 99.95 ? format::significant(factor, 3) : format::fixed(factor, 0);
}

QString changeTitle(const std::string& key)
{
    if (key == kDeviceFact)
        return LedgerText::tr("Device in use");
    if (key == kHostFact)
        return LedgerText::tr("Computer");
    if (key == kEngineFact)
        return LedgerText::tr("Version");
    return paramTitle(text(key));
}

QString changeValue(const std::string& key, const std::string& value)
{
    if (value.empty())
        return kNone;
    const QString shown = paramValue(text(key), text(value)).simplified();
    return shown.size() > kLongestValue ? shown.left(kLongestValue - 1) + QChar(0x2026) : shown;
}

} // namespace

QString epochTimeText(const EpochTime& time)
{
    if (!time.known())
        return {};
    if (time.epochs == 0 && time.low < time.high)
        return LedgerText::tr("%1 to %2", "a published range of times")
            .arg(secondsText(time.low), secondsText(time.high));
    return secondsText(time.seconds);
}

QString epochTimeOrigin(const LedgerStep& step)
{
    if (!step.isRun())
        return step.source.empty() ? LedgerText::tr("Published")
                                   : LedgerText::tr("Published: %1").arg(text(step.source));
    if (!step.time.known())
        return asSentence(reasonText(step.problem));
    if (step.time.firstOnly)
        return LedgerText::tr("The first epoch, with its preparations");
    return step.time.epochs == 1
               ? LedgerText::tr("One epoch, without the first")
               : LedgerText::tr("Median of %1 epochs without the first: %2 to %3")
                     .arg(format::count(step.time.epochs), secondsText(step.time.low), secondsText(step.time.high));
}

QString gainText(const Gain& gain, bool range)
{
    if (!std::isfinite(gain.factor))
        return {};
    const QString factor = factorText(gain.factor), low = factorText(gain.low), high = factorText(gain.high);
    return range && low != high ? LedgerText::tr("%1 (%2 to %3)", "a gain with its range").arg(factor, low, high)
                                : factor;
}

QStringList changeTexts(const LedgerLink& link, const LedgerStep& after)
{
    QStringList texts;
    if (!after.change.empty())
        texts << text(after.change);
    for (const LedgerChange& change : link.changes) {
        QString before = changeValue(change.key, change.before), now = changeValue(change.key, change.after);
        if (before == now && now == kNone)
            continue;        // an empty list means the same as no value
        if (before == now) { // they differ in what the texts leave out
            before = text(change.before);
            now = text(change.after);
        }
        texts << LedgerText::tr("%1: %2 → %3").arg(changeTitle(change.key), before, now);
    }
    return texts;
}

QStringList causeTexts(const LedgerLink& link)
{
    QStringList texts;
    for (const Reason& cause : link.causes)
        texts << asSentence(reasonText(cause));
    return texts;
}

QStringList doubtTexts(const LedgerLink& link)
{
    QStringList texts;
    for (const Reason& doubt : link.doubts)
        texts << asSentence(reasonText(doubt));
    return texts;
}

QString wholeText(const SpeedLedger& ledger)
{
    const EpochTime *first = nullptr, *last = nullptr;
    for (const LedgerStep& step : ledger.steps) {
        if (!step.time.known())
            continue;
        first = first ? first : &step.time;
        last = &step.time;
    }
    if (!first)
        return LedgerText::tr("No step has a time per epoch yet.");
    if (first == last)
        return LedgerText::tr("Only one step has a time per epoch: %1.").arg(epochTimeText(*first));
    return LedgerText::tr("From %1 to %2 per epoch: %3 times as fast.")
        .arg(epochTimeText(*first), epochTimeText(*last), gainText(ledger.whole));
}

QList<QStringList> ledgerLines(const SpeedLedger& ledger)
{
    const auto exact = [](double value) { return exactText(value); };
    const auto joined = [](const QStringList& texts) { return texts.join(QStringLiteral("; ")); };
    QList<QStringList> lines = {
        {QStringLiteral("step"), QStringLiteral("run_id"), QStringLiteral("name"), QStringLiteral("source"),
         QStringLiteral("seconds_per_epoch"), QStringLiteral("low"), QStringLiteral("high"), QStringLiteral("epochs"),
         QStringLiteral("gain"), QStringLiteral("gain_low"), QStringLiteral("gain_high"), QStringLiteral("total_gain"),
         QStringLiteral("changes"), QStringLiteral("causes"), QStringLiteral("doubts"), QStringLiteral("note")}};
    for (std::size_t i = 0; i < ledger.steps.size(); ++i) {
        const LedgerStep& step = ledger.steps[i];
        const LedgerLink link = i > 0 ? ledger.links[i - 1] : LedgerLink{};
        QStringList changes = changeTexts(link, step), doubts = doubtTexts(link);
        if (!step.time.known())
            doubts << asSentence(reasonText(step.problem));
        lines << QStringList{QString::number(i + 1),   text(step.run),
                             text(step.name),          text(step.source),
                             exact(step.time.seconds), exact(step.time.low),
                             exact(step.time.high),    QString::number(step.time.epochs),
                             exact(link.gain.factor),  exact(link.gain.low),
                             exact(link.gain.high),    exact(ledger.totals[i].factor),
                             joined(changes),          joined(causeTexts(link)),
                             joined(doubts),           text(step.note)};
    }
    return lines;
}

} // namespace trainyard
