// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "backend/protocol/plan.h"
#include "backend/protocol/run_spec.h"

#include <QCoreApplication>
#include <QHash>
#include <QSet>
#include <QStringList>

#include <vector>

namespace trainyard {

/// What is wrong with the New run form, by field path: values that a spec refuses, typed text that is no value, and
/// what the engine's plan says. A required field of a fresh form where nobody has been waits: it is no mistake yet.
class FormProblems {
    Q_DECLARE_TR_FUNCTIONS(trainyard::FormProblems)
public:
    /// A problem of a field, as the plan pane shows it.
    struct Told {
        QString path; ///< of the field
        QString text; ///< "0 is not possible here; allowed: …"
    };

    void check(const RunSpec& spec);                     ///< one with an id
    bool allowsSpec() const { return m_spec.empty(); }   ///< no value in it is refused; typed text may still be none
    bool hasInput() const { return !m_input.isEmpty(); } ///< text that is not a valid value
    /// Records such a text, until cleared with "". Returns whether that changes anything.
    bool setInput(const QString& path, const QString& text);
    void clearInput() { m_input.clear(); }

    void setWaiting(const QSet<QString>& paths) { m_waiting = paths; }
    bool waitsFor(const QString& path) const { return m_waiting.contains(path); }
    bool touch(const QString& path) { return m_waiting.remove(path); } ///< returns whether it waited

    /// Each problem once; those without a form field under "". `plan` is the answer for this spec; null: none yet.
    QHash<QString, QStringList> byField(const RunSpec& spec, const PlanAnswer* plan) const;
    /// Whether all of these are of fields that wait.
    bool onlyWait(const QHash<QString, QStringList>& byField) const;
    /// The problems in the order of the form's fields, without those of fields that wait and those of no field.
    QList<Told> told(const QHash<QString, QStringList>& byField) const;
    /// "2 problems to solve first: Batch size, Epochs"; empty if there are none.
    QString obstacle(const QHash<QString, QStringList>& byField) const;

private:
    std::vector<SpecProblem> m_spec;
    QHash<QString, QString> m_input;
    QSet<QString> m_waiting;
};

int countProblems(const QHash<QString, QStringList>& byField);

} // namespace trainyard
