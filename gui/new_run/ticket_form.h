// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "cluster/campaigns/ticket_report.h"

#include <QString>
#include <QStringList>

namespace trainyard {

/// The content of the form for a lottery-ticket study, with texts as the user types them.
class TicketForm {
public:
    TicketForm() { m_study.seeds = 3; }
    /// `base`: the dense run.
    void setBase(const RunSpec& base);
    void setId(const std::string& id) { m_study.id = id; }
    /// Uses the percentiles and the mask chosen on the Weights page.
    void useThresholds(const QList<double>& percentiles, const PruningSpec& mask);

    void setAmountKind(PruningAmount kind); ///< converts the amounts between shares and percentiles
    PruningAmount amountKind() const { return m_study.amountKind; }
    void setAmounts(const QString& text); ///< "50, 60, 70" in percent, or thresholds of |w|
    const QString& amounts() const { return m_amounts; }
    void setResetPoints(const QString& text); ///< "0, 1, 2, 5, step 200": epochs, or steps after that word
    const QString& resetPoints() const { return m_resetPoints; }
    /// The reset point of the control with a random mask, whose rounds also provide the masks of the other controls;
    /// nullopt: the latest reset point.
    void setControlPoint(const std::optional<ResetPoint>& point) { m_study.controlPoint = point; }
    void setSeeds(int seeds) { m_study.seeds = seeds; }
    void setControl(TicketControl control, bool on);
    bool hasControl(TicketControl control) const;
    void setRounds(int rounds) { m_study.rounds = rounds; }
    void setInstability(bool on) { m_study.instability = on; }
    void setInstabilityPoints(const QString& text); ///< same format as reset points; empty: the reset points
    const QString& instabilityPoints() const { return m_instabilityPoints; }
    void
    setInstabilityAmount(const QString& text); ///< in the study's kind of amount; empty: the amount nearest to 80 %
    const QString& instabilityAmount() const { return m_instabilityAmount; }
    /// What may be pruned: scope, leastKept, firstLayer, lastLayer, depthwise and excluded.
    void setMask(const PruningSpec& mask) { m_study.mask = mask; }
    const PruningSpec& mask() const { return m_study.mask; }
    void setTolerance(double points) { m_study.tolerance = points; }
    void setCascade(int cells) { m_study.cascade = cells; }
    void setThrottle(int cells) { m_study.throttle = cells; }
    void setStepsPerEpoch(std::int64_t steps) { m_study.stepsPerEpoch = steps; }

    const TicketStudy& study() const { return m_study; }
    /// Errors in the texts, as sentences; with any of them the plan is not what the user meant.
    QStringList textProblems() const;

    static QString usualAmounts();     ///< "50, 60, 70, 80, 90, 95"
    static QString publishedAmounts(); ///< kPublishedPercentiles

private:
    void readAmounts();
    void readInstabilityAmount();
    TicketStudy m_study;
    QString m_amounts, m_resetPoints, m_instabilityPoints, m_instabilityAmount;
    QStringList m_amountProblems, m_resetProblems, m_instabilityProblems, m_instabilityAmountProblems;
};

} // namespace trainyard
