// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/viewmodels/ticket_form.h"

#include "backend/protocol/weight_magnitudes.h"
#include "gui/viewmodels/figures.h"

#include <QCoreApplication>
#include <QRegularExpression>

#include <algorithm>
#include <cmath>

namespace trainyard {
namespace {

struct TicketFormText {
    Q_DECLARE_TR_FUNCTIONS(trainyard::TicketForm)
};

/// Numbers with commas or blanks; with semicolons, a comma is a decimal one.
QStringList listed(const QString& text)
{
    static const QRegularExpression commas(QStringLiteral("[,\\s]+")), semicolons(QStringLiteral("[;\\s]+"));
    return text.split(text.contains(QLatin1Char(';')) ? semicolons : commas, Qt::SkipEmptyParts);
}

QString numbersText(const QList<double>& numbers)
{
    QStringList texts;
    for (const double number : numbers)
        texts << exactText(number);
    return texts.join(QStringLiteral(", "));
}

} // namespace

QString TicketForm::usualAmounts()
{
    return QStringLiteral("50, 60, 70, 80, 90, 95");
}

QString TicketForm::publishedAmounts()
{
    return numbersText(QList<double>(std::begin(kPublishedPercentiles), std::end(kPublishedPercentiles)));
}

void TicketForm::setBase(const RunSpec& base)
{
    m_study.base = base;
    if (base.pruning.on()) // which layers may be pruned is kept, the base runs are dense
        m_study.mask = base.pruning;
    m_study.base.pruning = {};
    if (m_amounts.isEmpty())
        setAmounts(usualAmounts());
    if (m_resetPoints.isEmpty()) {
        QStringList points{QStringLiteral("0")};
        for (const int epoch : {1, 2, 5})
            if (epoch * 4 <= base.training.epochs)
                points << QString::number(epoch);
        setResetPoints(points.join(QStringLiteral(", ")));
    }
}

void TicketForm::useThresholds(const QList<double>& percentiles, const PruningSpec& mask)
{
    m_study.mask = mask;
    m_study.amountKind = PruningAmount::Percentile;
    setAmounts(numbersText(percentiles));
}

void TicketForm::setAmountKind(PruningAmount kind)
{
    m_study.amountKind = kind;
    readAmounts();
}

void TicketForm::setAmounts(const QString& text)
{
    m_amounts = text;
    readAmounts();
}

void TicketForm::readAmounts()
{
    m_study.amounts.clear();
    m_amountProblems.clear();
    for (const QString& part : listed(m_amounts)) {
        QString number = part;
        if (number.endsWith(QLatin1Char('%')))
            number.chop(1);
        if (number.isEmpty())
            continue;
        bool ok = false;
        const double value = typedReal(number, &ok);
        if (!ok)
            m_amountProblems << TicketFormText::tr("“%1” is no number.").arg(part);
        else
            m_study.amounts.push_back(m_study.amountKind == PruningAmount::Sparsity ? value / 100.0 : value);
    }
}

void TicketForm::setResetPoints(const QString& text)
{
    m_resetPoints = text;
    m_study.resetPoints.clear();
    m_resetProblems.clear();
    ResetPoint::Unit unit = ResetPoint::Unit::Epoch;
    static const QRegularExpression word(QStringLiteral("^(steps?|epochs?|e|s|schritte?|epochen?)?(\\d+)$"),
                                         QRegularExpression::CaseInsensitiveOption);
    static const QRegularExpression bare(QStringLiteral("^(steps?|epochs?|schritte?|epochen?)$"),
                                         QRegularExpression::CaseInsensitiveOption);
    bool named = false; // the word before is this number's alone
    for (const QString& part : listed(text)) {
        if (bare.match(part).hasMatch()) {
            unit = part.startsWith(QLatin1Char('s'), Qt::CaseInsensitive) ? ResetPoint::Unit::Step
                                                                          : ResetPoint::Unit::Epoch;
            named = true;
            continue;
        }
        const QRegularExpressionMatch match = word.match(part);
        if (!match.hasMatch()) {
            m_resetProblems << TicketFormText::tr("“%1” is no reset point, such as 2 or step 200.").arg(part);
            continue;
        }
        ResetPoint::Unit own = named ? unit : ResetPoint::Unit::Epoch;
        if (!match.captured(1).isEmpty())
            own = match.captured(1).startsWith(QLatin1Char('s'), Qt::CaseInsensitive) ? ResetPoint::Unit::Step
                                                                                      : ResetPoint::Unit::Epoch;
        m_study.resetPoints.push_back({own, match.captured(2).toLongLong()});
        named = false;
    }
}

void TicketForm::setControl(TicketControl control, bool on)
{
    std::erase(m_study.controls, control);
    if (on)
        m_study.controls.push_back(control);
}

bool TicketForm::hasControl(TicketControl control) const
{
    return std::find(m_study.controls.begin(), m_study.controls.end(), control) != m_study.controls.end();
}

} // namespace trainyard
