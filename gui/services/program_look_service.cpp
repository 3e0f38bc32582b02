// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/services/program_look_service.h"

#include "backend/protocol/reasons_window.h"

#include <nlohmann/json.hpp>

namespace trainyard {
namespace {

constexpr const char* kLooking = "look at the program";

} // namespace

ProgramLookService::ProgramLookService(std::shared_ptr<const EngineCalls> calls, QObject* parent)
    : QObject(parent), m_calls(std::move(calls))
{
}

ProgramLookService::~ProgramLookService()
{
    cancel();
}

void ProgramLookService::cancel()
{
    EngineCall::abandon(std::move(m_call));
}

void ProgramLookService::look(const QString& machine, const RunSpec& spec, bool readHelp)
{
    cancel();
    EngineCall::Command command{
        {QStringLiteral("inspect"), QStringLiteral("program"), QStringLiteral("--json"), QStringLiteral("--spec"),
         QStringLiteral("-")},
        QByteArray::fromStdString(toJson(spec).dump(-1, ' ', false, nlohmann::ordered_json::error_handler_t::replace))};
    if (readHelp)
        command.arguments << QStringLiteral("--read-help");
    m_call = m_calls->start(machine.toStdString(), command);
    connect(m_call.get(), &EngineCall::lineArrived, this, &ProgramLookService::takeLine);
    connect(m_call.get(), &EngineCall::ended, this, [this](const Reason& reason) {
        cancel();
        emit failed(errorWith(ErrorKind::Internal, kLooking, {}, reason));
    });
}

void ProgramLookService::takeLine(const QByteArray& line)
{
    cancel(); // one line is the whole answer
    try {
        const ProgramLook look =
            parseProgramLook(nlohmann::json::parse(line.constData(), line.constData() + line.size()));
        emit looked(look);
    } catch (const std::exception&) {
        emit failed(errorWith(ErrorKind::Version, kLooking, {}, windowReason("window.other-version")));
    }
}

} // namespace trainyard
