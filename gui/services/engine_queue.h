// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "backend/base/error.h"
#include "gui/services/engine_call.h"

#include <nlohmann/json_fwd.hpp>

#include <deque>
#include <optional>

namespace trainyard {

/// Runs commands of the engine one after the other. `key` is whatever the caller knows their data set by; one command a
/// key. Lives in the GUI thread and never blocks; destroying it ends the command at work.
class EngineQueue : public QObject {
    Q_OBJECT
public:
    explicit EngineQueue(std::shared_ptr<const EngineCalls> calls, QObject* parent = nullptr);
    ~EngineQueue() override;

    /// A key that waits or is at work already is left so.
    void add(qint64 key, const std::string& machine, const EngineCall::Command& command);
    /// Takes it out of the queue, or ends it. No signal follows but cancelled().
    void cancel(qint64 key);
    bool isWaiting(qint64 key) const; ///< in the queue, or at work

signals:
    void started(qint64 key);
    void lineArrived(qint64 key, const QByteArray& line);
    void ended(qint64 key, const Reason& reason); ///< as EngineCall::ended()
    void cancelled(qint64 key);

private:
    struct Question {
        qint64 key;
        std::string machine;
        EngineCall::Command command;
    };
    void startNext();

    std::shared_ptr<const EngineCalls> m_calls;
    std::deque<Question> m_queue;
    std::optional<qint64> m_key;
    std::unique_ptr<EngineCall> m_call;
};

/// An error as the engine writes it into its lines: {"kind": 3, "operation": …}. Throws nlohmann::json::exception.
Error engineError(const nlohmann::json& json);

} // namespace trainyard
