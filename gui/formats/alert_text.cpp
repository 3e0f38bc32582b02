// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/formats/alert_text.h"

#include "gui/formats/reason_text.h"

#include <QCoreApplication>

namespace trainyard {
namespace {

struct AlertText {
    Q_DECLARE_TR_FUNCTIONS(trainyard::AlertText)
};

} // namespace

QString alertTitle(AlertKind kind)
{
    switch (kind) {
    case AlertKind::NonFinite: return AlertText::tr("Loss not a number");
    case AlertKind::Divergence: return AlertText::tr("Loss rises again");
    case AlertKind::Plateau: return AlertText::tr("No improvement");
    case AlertKind::Stall: return AlertText::tr("Silent run");
    case AlertKind::Slower: return AlertText::tr("Slower than before");
    case AlertKind::DiskLow: return AlertText::tr("Disk nearly full");
    case AlertKind::GpuThrottled: return AlertText::tr("GPU throttled");
    case AlertKind::Warning: return AlertText::tr("Other warnings");
    case AlertKind::Ended: return AlertText::tr("Run ended");
    }
    return {};
}

QString alertTitle(const std::string& kind)
{
    const std::optional<AlertKind> known = alertKindNamed(kind);
    return known ? alertTitle(*known) : QString::fromStdString(kind);
}

QString alertHint(AlertKind kind)
{
    switch (kind) {
    case AlertKind::NonFinite: return AlertText::tr("The training loss has become NaN or infinite.");
    case AlertKind::Divergence:
        return AlertText::tr(
            "The training loss has lost this share of what it had gained, or is twice what it was at the beginning.");
    case AlertKind::Plateau:
        return AlertText::tr(
            "This many validations in a row have not beaten the best one, or nothing was learned at all.");
    case AlertKind::Stall: return AlertText::tr("A run that is running has written nothing for this long.");
    case AlertKind::Slower: return AlertText::tr("It trains fewer samples a second than earlier in the same attempt.");
    case AlertKind::DiskLow:
        return AlertText::tr("No more than this is free on the disk of the run directory. On this workstation only.");
    case AlertKind::GpuThrottled:
        return AlertText::tr("Heat or the hardware slowed a GPU down for this share of the last two minutes.");
    case AlertKind::Warning: return AlertText::tr("The engine has written another warning or error.");
    case AlertKind::Ended: return AlertText::tr("A run is done, or has failed, stopped or been interrupted.");
    }
    return {};
}

QString alertUnit(AlertUnit unit, AlertKind kind)
{
    switch (unit) {
    case AlertUnit::Percent: return kind == AlertKind::Slower ? AlertText::tr("% slower") : QStringLiteral("%");
    case AlertUnit::Values: return AlertText::tr("validations");
    case AlertUnit::Minutes: return AlertText::tr("minutes");
    case AlertUnit::Gibibytes: return AlertText::tr("GiB");
    case AlertUnit::None: break;
    }
    return {};
}

QString alertText(const AlertRow& alert)
{
    return asSentence(reasonText(alert.text));
}

QString alertAdvice(const AlertRow& alert)
{
    return asSentence(reasonAndRemedy(alert.text));
}

} // namespace trainyard
