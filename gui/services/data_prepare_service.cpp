// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/services/data_prepare_service.h"

#include "backend/protocol/reasons_window.h"
#include "backend/protocol/spec_data.h"

#include <nlohmann/json.hpp>

namespace trainyard {
namespace {

EngineCall::Command commandFor(const DataSpec& data)
{
    return {
        {QStringLiteral("prepare"), QStringLiteral("--json"), QStringLiteral("--spec"), QStringLiteral("-")},
        QByteArray::fromStdString(toJson(data).dump(-1, ' ', false, nlohmann::ordered_json::error_handler_t::replace))};
}

PreparationLine lineOf(const QByteArray& line)
{
    try {
        return parsePreparationLine(line.toStdString());
    } catch (const Failure& failure) {
        return failure.error();
    }
}

Error silence(const Reason& reason)
{
    return errorWith(ErrorKind::Internal, "prepare the data set", {},
                     windowReason("window.call-failed", std::vector<Reason>{reason}, "prepare"));
}

} // namespace

DataPrepareService::DataPrepareService(std::shared_ptr<const EngineCalls> calls, QObject* parent)
    : QObject(parent), m_calls(calls), m_queue(std::move(calls))
{
    connect(&m_queue, &EngineQueue::started, this, [this](qint64 key) {
        m_result.reset();
        m_error.reset();
        emit started(key);
    });
    connect(&m_queue, &EngineQueue::lineArrived, this, &DataPrepareService::takeLine);
    connect(&m_queue, &EngineQueue::ended, this, &DataPrepareService::takeEnd);
    connect(&m_queue, &EngineQueue::cancelled, this, &DataPrepareService::cancelled);
}

DataPrepareService::~DataPrepareService() = default;

void DataPrepareService::estimate(const std::string& machine, const DataSpec& data)
{
    dropEstimate();
    EngineCall::Command command = commandFor(data);
    command.arguments << QStringLiteral("--estimate");
    m_estimate = m_calls->start(machine, command);
    connect(m_estimate.get(), &EngineCall::lineArrived, this,
            [this](const QByteArray& line) { m_estimated = lineOf(line); });
    connect(m_estimate.get(), &EngineCall::ended, this, &DataPrepareService::takeEstimateEnd);
}

void DataPrepareService::dropEstimate()
{
    EngineCall::abandon(std::move(m_estimate));
    m_estimated.reset();
}

void DataPrepareService::takeEstimateEnd(const Reason& reason)
{
    const std::optional<PreparationLine> line = std::exchange(m_estimated, std::nullopt);
    EngineCall::abandon(std::move(m_estimate)); // not deleted here: it is one of its own signals
    if (line && std::holds_alternative<PreparationPlan>(*line))
        emit estimated(std::get<PreparationPlan>(*line));
    else
        emit estimateFailed(line && std::holds_alternative<Error>(*line) ? std::get<Error>(*line) : silence(reason));
}

void DataPrepareService::prepare(qint64 key, const std::string& machine, const DataSpec& data)
{
    m_queue.add(key, machine, commandFor(data));
}

void DataPrepareService::takeLine(qint64 key, const QByteArray& line)
{
    const PreparationLine said = lineOf(line);
    if (const auto* progress = std::get_if<PreparationProgress>(&said))
        emit progressed(key, *progress);
    else if (const auto* result = std::get_if<PreparationResult>(&said))
        m_result = *result;
    else if (const auto* error = std::get_if<Error>(&said))
        m_error = *error;
}

void DataPrepareService::takeEnd(qint64 key, const Reason& reason)
{
    if (m_result && !m_error)
        emit prepared(key, *m_result);
    else
        emit failed(key, m_error.value_or(silence(reason)));
}

} // namespace trainyard
