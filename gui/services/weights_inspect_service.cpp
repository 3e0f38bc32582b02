// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/services/weights_inspect_service.h"

#include "backend/protocol/reasons_window.h"

#include <nlohmann/json.hpp>

namespace trainyard {
namespace {

constexpr qsizetype kLongestWeightsAnswer = qsizetype{256} << 20;

nlohmann::json parsed(const QByteArray& answer)
{
    auto document = nlohmann::json::parse(answer.constData(), answer.constData() + answer.size());
    if (document.contains("error"))
        throw Failure(engineError(document.at("error")));
    return document;
}

} // namespace

WeightsInspectService::WeightsInspectService(std::shared_ptr<const EngineCalls> calls, QObject* parent)
    : QObject(parent), m_queue(std::move(calls))
{
    connect(&m_queue, &EngineQueue::started, this, [this] { m_answer.clear(); });
    connect(&m_queue, &EngineQueue::lineArrived, this, [this](qint64, const QByteArray& line) {
        if (m_answer.size() < kLongestWeightsAnswer)
            m_answer += line + '\n';
    });
    connect(&m_queue, &EngineQueue::ended, this, &WeightsInspectService::takeEnd);
}

WeightsInspectService::~WeightsInspectService() = default;

qint64 WeightsInspectService::inspect(const Question& question)
{
    EngineCall::Command command{{QStringLiteral("inspect"), QStringLiteral("weights"), QStringLiteral("--json")}, {}};
    if (question.choice.firstLayer)
        command.arguments << QStringLiteral("--first-layer");
    if (!question.choice.lastLayer)
        command.arguments << QStringLiteral("--no-last-layer");
    if (question.choice.depthwise)
        command.arguments << QStringLiteral("--depthwise");
    for (const std::string& layer : question.choice.excluded)
        command.arguments << QStringLiteral("--exclude") << QString::fromStdString(layer);
    command.arguments << QStringLiteral("--") << QString::fromStdString(question.checkpoint);
    return ask(Kind::Weights, question.machine, command);
}

qint64 WeightsInspectService::askTicket(const TicketFileRequest& request)
{
    EngineCall::Command command{{QStringLiteral("inspect"), QStringLiteral("ticket"), QStringLiteral("--json")}, {}};
    if (!request.output.empty())
        command.arguments << QStringLiteral("--output=%1").arg(QString::fromStdString(request.output));
    command.arguments << QStringLiteral("--") << QString::fromStdString(request.what);
    return ask(Kind::Ticket, request.machine, command);
}

qint64 WeightsInspectService::askCompact(const CompactRequest& request)
{
    EngineCall::Command command{{QStringLiteral("inspect"), QStringLiteral("compact"), QStringLiteral("--json")}, {}};
    for (const auto& [option, file] : {std::pair("--output", &request.model), std::pair("--weights", &request.weights),
                                       std::pair("--onnx", &request.onnx)})
        if (!file->empty())
            command.arguments << QStringLiteral("%1=%2").arg(QLatin1String(option), QString::fromStdString(*file));
    command.arguments << QStringLiteral("--") << QString::fromStdString(request.what);
    return ask(Kind::Compact, request.machine, command);
}

qint64 WeightsInspectService::ask(Kind kind, const std::string& machine, const EngineCall::Command& command)
{
    m_kinds.emplace(++m_lastNumber, kind);
    m_queue.add(m_lastNumber, machine, command);
    return m_lastNumber;
}

void WeightsInspectService::cancel(qint64 number)
{
    m_kinds.erase(number);
    m_queue.cancel(number);
}

void WeightsInspectService::take(qint64 number, Kind kind, const QByteArray& answer)
{
    const nlohmann::json document = parsed(answer);
    switch (kind) {
    case Kind::Weights:
        emit inspected(number, std::make_shared<const WeightMagnitudes>(parseWeightMagnitudes(document)));
        break;
    case Kind::Ticket: emit ticketTold(number, std::make_shared<const TicketFacts>(parseTicketFacts(document))); break;
    case Kind::Compact:
        emit compactTold(number, std::make_shared<const CompactFacts>(parseCompactFacts(document)));
        break;
    }
}

void WeightsInspectService::takeEnd(qint64 number, const Reason& reason)
{
    const QByteArray answer = std::exchange(m_answer, {});
    const auto known = m_kinds.find(number);
    const Kind kind = known == m_kinds.end() ? Kind::Weights : known->second;
    m_kinds.erase(number);
    if (answer.isEmpty()) {
        const bool weights = kind == Kind::Weights, ticket = kind == Kind::Ticket;
        emit failed(number, errorWith(ErrorKind::Internal,
                                      weights  ? "measure the weights"
                                      : ticket ? "make the ticket"
                                               : "make the net smaller",
                                      {},
                                      windowReason("window.call-failed", std::vector<Reason>{reason},
                                                   weights  ? "inspect weights"
                                                   : ticket ? "inspect ticket"
                                                            : "inspect compact")));
        return;
    }
    try {
        take(number, kind, answer);
    } catch (const Failure& failure) {
        emit failed(number, failure.error());
    } catch (const std::exception&) {
        emit failed(number, errorWith(ErrorKind::Version, "read the engine's answer", {},
                                      windowReason("window.other-version")));
    }
}

} // namespace trainyard
