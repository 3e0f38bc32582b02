// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/services/machine_plan_service.h"

#include "backend/base/clock.h"
#include "cluster/control/engine_jobs.h"
#include "gui/services/machine_hub.h"

#include <nlohmann/json.hpp>

#include <algorithm>
#include <utility>

namespace trainyard {
namespace {

constexpr double kRemembered = 300.0;
constexpr std::size_t kMostKnown = 64;

/// What changes nothing in the answer is left out, so that it need not be asked again.
std::string questionText(RunSpec spec)
{
    spec.name = "draft";
    spec.notes.clear();
    spec.tags.clear();
    return toJson(spec).dump(-1, ' ', false, nlohmann::ordered_json::error_handler_t::replace);
}

} // namespace

MachinePlanService::MachinePlanService(MachineHub* hub, QObject* parent) : QObject(parent), m_hub(hub) {}

quint64 MachinePlanService::plan(const QString& machineId, const RunSpec& spec)
{
    const MachineEntry* entry = m_hub->book()->find(machineId);
    m_next = Question{++m_last, machineId, entry ? entry->engine + '\n' + entry->jobTemplate.prologue : std::string(),
                      questionText(spec)};
    QMetaObject::invokeMethod(this, &MachinePlanService::send, Qt::QueuedConnection);
    return m_last;
}

void MachinePlanService::cancel()
{
    m_next.reset();
    m_cancelled = m_last;
}

const MachinePlan* MachinePlanService::known(const Question& question) const
{
    for (const Known& one : m_known)
        if (one.question.machine == question.machine && one.question.engine == question.engine &&
            one.question.spec == question.spec && steadyTime() - one.at < kRemembered)
            return &one.answer;
    return nullptr;
}

void MachinePlanService::send()
{
    if (m_asking || !m_next)
        return;
    const Question question = *std::exchange(m_next, std::nullopt);
    if (const MachinePlan* answer = known(question)) {
        emit planned(question.generation, MachinePlan(*answer));
        return;
    }
    const MachineEntry* entry = m_hub->book()->find(question.machine);
    m_asking = true;
    m_hub->ask(
        question.machine, this,
        [entry = entry ? *entry : MachineEntry(), spec = question.spec](Machine& machine) {
            return askMachinePlan(*machine.transport, engineCommandOf(entry, machine.places), spec);
        },
        std::function<void(const Result<MachinePlan>&)>([this, question](const Result<MachinePlan>& result) {
            m_asking = false;
            if (result) {
                if (m_known.size() >= kMostKnown)
                    m_known.pop_front();
                m_known.push_back({question, result.value(), steadyTime()});
            }
            if (question.generation > m_cancelled) {
                if (result)
                    emit planned(question.generation, result.value());
                else
                    emit failed(question.generation, result.error());
            }
            send();
        }));
}

} // namespace trainyard
