// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/services/weights_inspect_service.h"

#include "backend/protocol/reasons_window.h"

#include <nlohmann/json.hpp>

namespace trainyard {
namespace {

constexpr qsizetype kLongestWeightsAnswer = qsizetype{256} << 20;

std::shared_ptr<const WeightMagnitudes> parsed(const QByteArray& answer)
{
    const auto document = nlohmann::json::parse(answer.constData(), answer.constData() + answer.size());
    if (document.contains("error"))
        throw Failure(engineError(document.at("error")));
    return std::make_shared<const WeightMagnitudes>(parseWeightMagnitudes(document));
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
    m_queue.add(++m_lastNumber, question.machine, command);
    return m_lastNumber;
}

void WeightsInspectService::cancel(qint64 number)
{
    m_queue.cancel(number);
}

void WeightsInspectService::takeEnd(qint64 number, const QString& reason)
{
    const QByteArray answer = std::exchange(m_answer, {});
    if (answer.isEmpty()) {
        emit failed(number, Error{ErrorKind::Internal,
                                  "measure the weights",
                                  {},
                                  reason.toStdString(),
                                  "Run 'trainyard-engine inspect weights' in a terminal to see why.",
                                  0});
        return;
    }
    try {
        emit inspected(number, parsed(answer));
    } catch (const Failure& failure) {
        emit failed(number, failure.error());
    } catch (const std::exception&) {
        emit failed(number, errorWith(ErrorKind::Version, "read the engine's answer", {},
                                      windowReason("window.other-version")));
    }
}

} // namespace trainyard
