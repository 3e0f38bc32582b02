// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "backend/base/error.h"
#include "backend/protocol/run_spec.h"
#include "cluster/control/machine_plan.h"

#include <QObject>
#include <QString>

#include <deque>
#include <optional>
#include <string>

namespace trainyard {

class MachineHub;

/// Asks the engines of other machines what run specs mean there, on each machine's own thread: one question at a time,
/// of several that wait the newest. What was answered is remembered for some minutes. Lives in the GUI thread and never
/// blocks.
class MachinePlanService : public QObject {
    Q_OBJECT
public:
    /// `hub` outlives it.
    explicit MachinePlanService(MachineHub* hub, QObject* parent = nullptr);

    /// A question that was not sent yet is superseded. Returns its generation, with which exactly one signal comes for
    /// those that are not superseded; never before this returned.
    quint64 plan(const QString& machineId, const RunSpec& spec);
    /// No signal comes for what was asked until now.
    void cancel();
    /// The next question is asked there, whatever is remembered: the files may have changed.
    void forget() { m_known.clear(); }

signals:
    void planned(quint64 generation, const trainyard::MachinePlan& answer);
    void failed(quint64 generation, const trainyard::Error& error);

private:
    struct Question {
        quint64 generation = 0;
        QString machine;
        std::string engine; ///< how it is called there: another one may answer otherwise
        std::string spec;
    };
    struct Known {
        Question question;
        MachinePlan answer;
        double at = 0.0; ///< steadyTime()
    };
    void send();
    const MachinePlan* known(const Question& question) const;

    MachineHub* m_hub;
    quint64 m_last = 0;
    quint64 m_cancelled = 0; ///< questions up to here
    std::optional<Question> m_next;
    bool m_asking = false;
    std::deque<Known> m_known;
};

} // namespace trainyard
