// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/new_run/ticket_form.h"

#include "backend/protocol/weight_magnitudes.h"
#include "gui/formats/figures.h"
#include "gui/new_run/typed_list.h"

#include <QCoreApplication>
#include <QRegularExpression>

#include <algorithm>
#include <cmath>
#include <optional>

namespace trainyard {
namespace {

struct TicketFormText {
    Q_DECLARE_TR_FUNCTIONS(trainyard::TicketForm)
};

QString numbersText(const QList<double>& numbers)
{
    QStringList texts;
    for (const double number : numbers)
        texts << exactText(number);
    return texts.join(QStringLiteral(", "));
}

/// "50, 62.5, 80 %": shares of 1, percentiles of 100 or thresholds of |w|
std::vector<double> amountsIn(const QString& text, PruningAmount kind, QStringList& problems)
{
    std::vector<double> amounts;
    for (const QString& part : typedList(text)) {
        QString number = part;
        if (number.endsWith(QLatin1Char('%')))
            number.chop(1);
        if (number.isEmpty())
            continue;
        bool ok = false;
        const double value = typedReal(number, &ok);
        if (!ok)
            problems << TicketFormText::tr("“%1” is not a number.").arg(part);
        else
            amounts.push_back(kind == PruningAmount::Sparsity ? value / 100.0 : value);
    }
    return amounts;
}

/// The unit that a word names, in English or in the language of the window.
std::optional<ResetPoint::Unit> unitNamed(const QString& word)
{
    const auto isOneOf = [&](const QString& words) {
        return words.split(QLatin1Char(' ')).contains(word, Qt::CaseInsensitive);
    };
    //: Words that may stand before the number of a step or an epoch, as a person types them, with blanks between them
    if (isOneOf(QStringLiteral("s step steps")) || isOneOf(TicketFormText::tr("step steps")))
        return ResetPoint::Unit::Step;
    //: Words that may stand before the number of a step or an epoch, as a person types them, with blanks between them
    if (isOneOf(QStringLiteral("e epoch epochs")) || isOneOf(TicketFormText::tr("epoch epochs")))
        return ResetPoint::Unit::Epoch;
    return std::nullopt;
}

/// "0, 1, 2, step 200"
std::vector<ResetPoint> pointsIn(const QString& text, QStringList& problems)
{
    static const QRegularExpression pattern(QStringLiteral("^(\\D*)(\\d*)$"));
    std::vector<ResetPoint> points;
    std::optional<ResetPoint::Unit> named; // by the preceding word, for this number alone
    for (const QString& part : typedList(text)) {
        const QRegularExpressionMatch match = pattern.match(part);
        const QString word = match.captured(1), number = match.captured(2);
        const std::optional<ResetPoint::Unit> unit = unitNamed(word);
        bool fits = true;
        const std::int64_t place = number.isEmpty() ? 0 : number.toLongLong(&fits);
        if (!match.hasMatch() || !fits || !(unit || word.isEmpty())) {
            problems << TicketFormText::tr("“%1” is not a reset point such as 2 or step 200.").arg(part);
        } else if (number.isEmpty()) {
            named = unit;
        } else {
            points.push_back({unit.value_or(named.value_or(ResetPoint::Unit::Epoch)), place});
            named.reset();
        }
    }
    return points;
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
    if (base.pruning.on()) // keeps which layers may be pruned, but the base runs are dense
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
    readInstabilityAmount();
}

void TicketForm::setAmounts(const QString& text)
{
    m_amounts = text;
    readAmounts();
}

void TicketForm::readAmounts()
{
    m_amountProblems.clear();
    m_study.amounts = amountsIn(m_amounts, m_study.amountKind, m_amountProblems);
}

void TicketForm::setResetPoints(const QString& text)
{
    m_resetPoints = text;
    m_resetProblems.clear();
    m_study.resetPoints = pointsIn(text, m_resetProblems);
}

void TicketForm::setInstabilityPoints(const QString& text)
{
    m_instabilityPoints = text;
    m_instabilityProblems.clear();
    m_study.instabilityPoints = pointsIn(text, m_instabilityProblems);
}

void TicketForm::setInstabilityAmount(const QString& text)
{
    m_instabilityAmount = text;
    readInstabilityAmount();
}

void TicketForm::readInstabilityAmount()
{
    m_instabilityAmountProblems.clear();
    const std::vector<double> amounts = amountsIn(m_instabilityAmount, m_study.amountKind, m_instabilityAmountProblems);
    m_study.instabilityAmount = amounts.empty() ? std::nullopt : std::optional(amounts.front());
    if (amounts.size() > 1)
        m_instabilityAmountProblems << TicketFormText::tr("The instability analysis takes only one amount.");
}

QStringList TicketForm::textProblems() const
{
    QStringList problems = m_amountProblems + m_resetProblems;
    if (m_study.instability)
        problems += m_instabilityProblems + m_instabilityAmountProblems;
    return problems;
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
