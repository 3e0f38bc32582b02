// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/services/augment_preview_service.h"

#include "backend/protocol/reasons_data.h"
#include "backend/protocol/reasons_machine.h"
#include "gui/services/engine_queue.h"

#include <nlohmann/json.hpp>

namespace trainyard {

AugmentPreviewService::AugmentPreviewService(std::shared_ptr<const EngineCalls> calls, QObject* parent)
    : QObject(parent), m_calls(std::move(calls))
{
}

AugmentPreviewService::~AugmentPreviewService() = default;

void AugmentPreviewService::ask(const Question& question)
{
    EngineCall::abandon(std::move(m_call));
    m_answer.reset();
    m_error.reset();
    EngineCall::Command command{
        {QStringLiteral("inspect"), QStringLiteral("augment"), QStringLiteral("--json"), QStringLiteral("--spec"),
         QStringLiteral("-"), QStringLiteral("--samples"), QString::number(question.samples),
         QStringLiteral("--variants"), QString::number(question.variants), QStringLiteral("--first"),
         QString::number(question.first)},
        QByteArray::fromStdString(
            toJson(question.spec).dump(-1, ' ', false, nlohmann::ordered_json::error_handler_t::replace))};
    m_call = m_calls->start(question.machine, command);
    connect(m_call.get(), &EngineCall::lineArrived, this, &AugmentPreviewService::takeLine);
    connect(m_call.get(), &EngineCall::ended, this, &AugmentPreviewService::takeEnd);
}

void AugmentPreviewService::takeLine(const QByteArray& line)
{
    try {
        const auto document = nlohmann::json::parse(line.constData(), line.constData() + line.size());
        if (document.contains("error"))
            m_error = engineError(document.at("error"));
        else
            m_answer = std::make_shared<const AugmentPreview>(parseAugmentPreview(document.at("augment")));
    } catch (const Failure& failure) {
        m_error = failure.error();
    } catch (const std::exception&) {
        m_error = errorWith(ErrorKind::Version, "read the engine's answer", {}, dataReason("data.other-version"));
    }
}

void AugmentPreviewService::takeEnd(const Reason& reason)
{
    EngineCall::abandon(std::move(m_call)); // not deleted here: it is one of its own signals
    if (m_answer && !m_error)
        emit previewed(std::exchange(m_answer, nullptr));
    else
        emit failed(m_error.value_or(errorWith(ErrorKind::Internal, "preview the augmentation", {}, reason)));
}

} // namespace trainyard
