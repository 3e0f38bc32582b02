// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/services/data_inspect_service.h"

#include "backend/protocol/reasons_data.h"
#include "backend/protocol/reasons_window.h"
#include "backend/protocol/spec_data.h"

#include <nlohmann/json.hpp>

namespace trainyard {

DataInspectService::DataInspectService(const QString& engine, QObject* parent)
    : DataInspectService(std::make_shared<const EngineCalls>(engine), parent)
{
}

DataInspectService::DataInspectService(std::shared_ptr<const EngineCalls> calls, QObject* parent)
    : QObject(parent), m_queue(std::move(calls))
{
    connect(&m_queue, &EngineQueue::started, this, [this](qint64 key) {
        m_answer.reset();
        m_error.reset();
        emit started(key);
    });
    connect(&m_queue, &EngineQueue::lineArrived, this, &DataInspectService::takeLine);
    connect(&m_queue, &EngineQueue::ended, this, &DataInspectService::takeEnd);
    connect(&m_queue, &EngineQueue::cancelled, this, &DataInspectService::cancelled);
}

DataInspectService::~DataInspectService() = default;

void DataInspectService::inspect(const Question& question)
{
    EngineCall::Command command{{QStringLiteral("inspect"), QStringLiteral("data"), QStringLiteral("--progress")}, {}};
    if (question.spec) {
        command.arguments << QStringLiteral("--spec") << QStringLiteral("-");
        command.input = QByteArray::fromStdString(
            toJson(*question.spec).dump(-1, ' ', false, nlohmann::ordered_json::error_handler_t::replace));
    } else {
        command.arguments << QStringLiteral("--") << question.path;
    }
    m_queue.add(question.key, question.machine, command);
}

void DataInspectService::takeLine(qint64 key, const QByteArray& line)
{
    try {
        const auto document = nlohmann::json::parse(line.constData(), line.constData() + line.size());
        if (document.contains("progress")) {
            const auto& progress = document.at("progress");
            emit progressed(key, QString::fromStdString(progress.at("phase").get<std::string>()),
                            progress.at("done").get<qint64>(), progress.at("total").get<qint64>());
        } else if (document.contains("error")) {
            m_error = engineError(document.at("error"));
        } else {
            m_answer = std::make_shared<const DataInspection>(parseDataInspection(document.at("inspection")));
        }
    } catch (const Failure& failure) {
        m_error = failure.error();
    } catch (const std::exception&) {
        m_error = errorWith(ErrorKind::Version, "read the engine's answer", {}, dataReason("data.other-version"));
    }
}

void DataInspectService::takeEnd(qint64 key, const Reason& reason)
{
    const std::shared_ptr<const DataInspection> answer = std::exchange(m_answer, nullptr);
    if (answer && !m_error)
        emit inspected(key, answer);
    else
        emit failed(key, m_error.value_or(errorWith(
                             ErrorKind::Internal, "inspect the data set", {},
                             windowReason("window.call-failed", std::vector<Reason>{reason}, "inspect data"))));
}

} // namespace trainyard
