// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/services/engine_queue.h"

#include "backend/protocol/reason_json.h"

#include <nlohmann/json.hpp>

#include <algorithm>

namespace trainyard {

EngineQueue::EngineQueue(std::shared_ptr<const EngineCalls> calls, QObject* parent)
    : QObject(parent), m_calls(std::move(calls))
{
}

EngineQueue::~EngineQueue() = default;

void EngineQueue::add(qint64 key, const std::string& machine, const EngineCall::Command& command)
{
    if (isWaiting(key))
        return;
    m_queue.push_back({key, machine, command});
    startNext();
}

void EngineQueue::startNext()
{
    if (m_key || m_queue.empty())
        return;
    const Question question = std::move(m_queue.front());
    m_queue.pop_front();
    m_key = question.key;
    m_call = m_calls->start(question.machine, question.command);
    connect(m_call.get(), &EngineCall::lineArrived, this,
            [this](const QByteArray& line) { emit lineArrived(*m_key, line); });
    connect(m_call.get(), &EngineCall::ended, this, [this](const Reason& reason) {
        const qint64 key = *std::exchange(m_key, std::nullopt);
        EngineCall::abandon(std::move(m_call)); // not deleted here: it is one of its own signals
        emit ended(key, reason);
        startNext();
    });
    emit started(question.key);
}

void EngineQueue::cancel(qint64 key)
{
    if (m_key == key) {
        m_key.reset();
        EngineCall::abandon(std::move(m_call));
    } else if (std::erase_if(m_queue, [key](const Question& question) { return question.key == key; }) == 0) {
        return;
    }
    emit cancelled(key);
    startNext();
}

bool EngineQueue::isWaiting(qint64 key) const
{
    return m_key == key ||
           std::any_of(m_queue.begin(), m_queue.end(), [key](const Question& question) { return question.key == key; });
}

Error engineError(const nlohmann::json& json)
{
    return errorFrom(json);
}

} // namespace trainyard
