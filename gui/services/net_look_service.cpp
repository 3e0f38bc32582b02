// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/services/net_look_service.h"

#include "backend/protocol/reasons_window.h"

#include <nlohmann/json.hpp>

namespace trainyard {
namespace {

constexpr int kListedMistakes = 200; ///< of each order that the engine sends with pictures

QString option(const char* name, const std::string& value)
{
    return QStringLiteral("%1=%2").arg(QLatin1String(name), QString::fromStdString(value));
}

/// "inspect errors", for messages.
const char* commandName(bool look)
{
    return look ? "predict" : "inspect errors";
}

} // namespace

NetLookService::NetLookService(std::shared_ptr<const EngineCalls> calls, QObject* parent)
    : QObject(parent), m_reports(calls), m_looks(std::move(calls))
{
    connectQueue(m_reports, m_ofReports);
    connectQueue(m_looks, m_ofLooks);
}

NetLookService::~NetLookService() = default;

void NetLookService::connectQueue(EngineQueue& queue, Heard& heard)
{
    connect(&queue, &EngineQueue::started, this, [this, &heard](qint64 number) {
        heard = {};
        emit started(number);
    });
    connect(&queue, &EngineQueue::lineArrived, this,
            [this, &heard](qint64 number, const QByteArray& line) { takeLine(heard, number, line); });
    connect(&queue, &EngineQueue::ended, this,
            [this, &heard](qint64 number, const Reason& reason) { takeEnd(heard, number, reason); });
}

qint64 NetLookService::ask(Kind kind, EngineQueue& queue, const std::string& machine,
                           const EngineCall::Command& command)
{
    m_kinds.emplace(++m_lastNumber, kind);
    queue.add(m_lastNumber, machine, command);
    return m_lastNumber;
}

qint64 NetLookService::askReport(const ReportQuestion& question)
{
    EngineCall::Command command{{QStringLiteral("inspect"), QStringLiteral("errors"), QStringLiteral("--progress"),
                                 QStringLiteral("--activations"), QStringLiteral("--top=%1").arg(kListedMistakes)},
                                {}};
    if (!question.validation)
        command.arguments << QStringLiteral("--set=training");
    command.arguments << QStringLiteral("--") << QString::fromStdString(question.net.checkpoint);
    return ask(Kind::Report, m_reports, question.net.machine, command);
}

qint64 NetLookService::askThumbnails(const ReportQuestion& question, const std::vector<std::int64_t>& samples)
{
    QStringList numbers;
    for (const std::int64_t sample : samples)
        numbers << QString::number(sample);
    EngineCall::Command command{{QStringLiteral("inspect"), QStringLiteral("errors"), QStringLiteral("--progress"),
                                 QStringLiteral("--thumbnails=%1").arg(numbers.join(QLatin1Char(',')))},
                                {}};
    if (!question.validation)
        command.arguments << QStringLiteral("--set=training");
    command.arguments << QStringLiteral("--") << QString::fromStdString(question.net.checkpoint);
    return ask(Kind::Thumbnails, m_looks, question.net.machine, command);
}

qint64 NetLookService::look(const LookQuestion& question)
{
    EngineCall::Command command{{QStringLiteral("predict"), QStringLiteral("--progress"), QStringLiteral("--images")},
                                {}};
    if (question.index)
        command.arguments << QStringLiteral("--index=%1").arg(*question.index);
    if (question.index && !question.validation)
        command.arguments << QStringLiteral("--set=training");
    if (question.layers)
        command.arguments << QStringLiteral("--activations");
    if (question.filters)
        command.arguments << QStringLiteral("--filters");
    if (question.heatMap) {
        command.arguments << option("--heat-map", std::string(name(*question.heatMap)));
        if (!question.heatLayer.empty())
            command.arguments << option("--layer", question.heatLayer);
        if (question.heatClass)
            command.arguments << option("--class", *question.heatClass);
    }
    command.arguments << QStringLiteral("--") << QString::fromStdString(question.net.checkpoint);
    for (const std::string& file : question.files)
        command.arguments << QString::fromStdString(file);
    return ask(Kind::Look, m_looks, question.net.machine, command);
}

void NetLookService::cancel(qint64 number)
{
    const auto known = m_kinds.find(number);
    if (known == m_kinds.end())
        return;
    EngineQueue& queue = known->second == Kind::Report ? m_reports : m_looks;
    m_kinds.erase(known);
    queue.cancel(number);
}

void NetLookService::takeLine(Heard& heard, qint64 number, const QByteArray& line)
{
    try {
        const auto document = nlohmann::json::parse(line.constData(), line.constData() + line.size());
        if (document.contains("progress")) {
            const auto& progress = document.at("progress");
            emit progressed(number, progress.at("done").get<qint64>(), progress.at("total").get<qint64>());
        } else if (document.contains("error")) {
            heard.error = engineError(document.at("error"));
        } else if (document.contains("report")) {
            const auto report = std::make_shared<const PredictionReport>(parsePredictionReport(document.at("report")));
            heard.answer = [this, number, report] { emit reported(number, report); };
        } else if (document.contains("thumbnails")) {
            const auto pictures = parseErrorThumbnails(document.at("thumbnails"));
            heard.answer = [this, number, pictures] { emit thumbnailsTold(number, pictures); };
        } else {
            const auto answer = std::make_shared<const NetLook>(parseNetLook(document.at("look")));
            heard.answer = [this, number, answer] { emit looked(number, answer); };
        }
    } catch (const Failure& failure) {
        heard.error = failure.error();
    } catch (const std::exception&) {
        heard.error =
            errorWith(ErrorKind::Version, "read the engine's answer", {}, windowReason("window.other-version"));
    }
}

void NetLookService::takeEnd(Heard& heard, qint64 number, const Reason& reason)
{
    const Heard done = std::exchange(heard, {});
    const auto known = m_kinds.find(number);
    const bool look = known != m_kinds.end() && known->second == Kind::Look;
    if (known != m_kinds.end())
        m_kinds.erase(known);
    if (done.answer && !done.error)
        done.answer();
    else
        emit failed(number, done.error.value_or(errorWith(
                                ErrorKind::Internal, look ? "look at the input" : "make the predictions", {},
                                windowReason("window.call-failed", std::vector<Reason>{reason}, commandName(look)))));
}

} // namespace trainyard
