// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/services/machine_plan_service.h"

#include "backend/base/clock.h"
#include "backend/protocol/reasons_machine.h"
#include "cluster/engine/engine_survey.h"
#include "cluster/transport/shell_quote.h"
#include "gui/services/engine_there_service.h"
#include "gui/services/machine_hub.h"

#include <nlohmann/json.hpp>

#include <algorithm>
#include <utility>

namespace trainyard {
namespace {

constexpr double kPlanDeadline =
    30.0; // seconds: modules, a cold disk, a folder of many files; the machine does nothing else meanwhile
constexpr double kRemembered = 300.0;
constexpr std::size_t kMostKnown = 64;
constexpr int kNotFound = 127;

/// What changes nothing in the answer is left out, so that it need not be asked again.
std::string questionText(RunSpec spec)
{
    spec.name = "draft";
    spec.notes.clear();
    spec.tags.clear();
    return toJson(spec).dump(-1, ' ', false, nlohmann::ordered_json::error_handler_t::replace);
}

/// The answer to question `id` of a conversation.
nlohmann::json answerOf(const std::string& output, int id, const std::string& engine)
{
    for (std::size_t from = 0; from < output.size();) {
        const std::size_t end = std::min(output.find('\n', from), output.size());
        const auto line = nlohmann::json::parse(output.begin() + static_cast<std::ptrdiff_t>(from),
                                                output.begin() + static_cast<std::ptrdiff_t>(end), nullptr, false);
        from = end + 1;
        if (!line.is_object() || line.value("id", nlohmann::json()) != id || line.contains("progress"))
            continue;
        if (line.contains("error"))
            throw Failure(ErrorKind::BadInput, "ask the engine there for a plan", engine,
                          line["error"].is_string() ? line["error"].get<std::string>() : line["error"].dump());
        return line;
    }
    throw Failure(ErrorKind::Unsupported, "ask the engine there for a plan", engine,
                  machineReason("machine.no-answer"));
}

} // namespace

MachinePlan askMachinePlan(Transport& there, const EngineCommand& engine, const std::string& specText)
{
    const std::string questions =
        "{\"id\": 1, \"ask\": \"devices\"}\n{\"id\": 2, \"ask\": \"plan\", \"spec\": " + specText + "}\n";
    const ExecResult said =
        there.execUnseen("printf '%s' " + shellQuoted(questions) + " | " + engineLine(engine, {"plan"}), kPlanDeadline);
    if (said.exitCode == kNotFound)
        throw Failure(ErrorKind::NotFound, "ask the engine there for a plan", engine.engine,
                      machineReason("machine.no-engine"));
    const nlohmann::json greeting = answerOf(said.output, 0, engine.engine);
    const std::string version =
        greeting.value("engine", nlohmann::json()).is_string() ? greeting["engine"].get<std::string>() : std::string();
    if (const auto misfit = engineMisfit(engine.engine, version))
        throw Failure(*misfit);
    MachinePlan answer;
    answer.devices = parseDeviceReport(answerOf(said.output, 1, engine.engine).at("devices"));
    answer.plan = parsePlanAnswer(answerOf(said.output, 2, engine.engine).at("plan"));
    return answer;
}

MachinePlanService::MachinePlanService(MachineHub* hub, QObject* parent) : QObject(parent), m_hub(hub) {}

quint64 MachinePlanService::plan(const QString& machineId, const RunSpec& spec)
{
    const MachineEntry* entry = m_hub->book()->find(machineId);
    m_next = Question{++m_last, machineId, entry ? entry->engine + '\n' + entry->slurm.prologue : std::string(),
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
