// SPDX-License-Identifier: GPL-3.0-or-later
#include "cluster/control/machine_plan.h"

#include "backend/protocol/reasons_machine.h"
#include "cluster/engine/engine_survey.h"
#include "cluster/scheduler/scheduler.h"
#include "cluster/transport/shell_quote.h"
#include "cluster/transport/transport.h"

#include <nlohmann/json.hpp>

#include <algorithm>

namespace trainyard {
namespace {

// Seconds: modules, a cold disk, a folder of many files. The machine does nothing else meanwhile.
constexpr double kPlanDeadline = 30.0;

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
    if (said.exitCode == kCommandNotFound)
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

} // namespace trainyard
