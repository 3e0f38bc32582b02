// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "backend/protocol/preparation.h"
#include "backend/protocol/run_spec.h"
#include "gui/services/engine_queue.h"

#include <memory>
#include <optional>

namespace trainyard {

/// Has data sets prepared by `trainyard-engine prepare` on the machine where they lie, one after the other, and says
/// beforehand what that takes. Lives in the GUI thread and never blocks. What was made before a preparation was
/// cancelled or its machine went down is taken over by the next one.
class DataPrepareService : public QObject {
    Q_OBJECT
public:
    explicit DataPrepareService(std::shared_ptr<const EngineCalls> calls, QObject* parent = nullptr);
    ~DataPrepareService() override; ///< ends the preparation at work

    /// Asks what preparing would take; a question not yet answered is dropped. Answer: estimated() or estimateFailed().
    void estimate(const std::string& machine, const DataSpec& data);
    void dropEstimate();

    /// A data set that waits or is at work already is left so. `key` is whatever the caller knows it by.
    void prepare(qint64 key, const std::string& machine, const DataSpec& data);
    void cancel(qint64 key) { m_queue.cancel(key); } ///< no signal follows but cancelled()
    bool isWaiting(qint64 key) const { return m_queue.isWaiting(key); }

signals:
    void estimated(const trainyard::PreparationPlan& plan);
    void estimateFailed(const trainyard::Error& error);
    void started(qint64 key);
    void progressed(qint64 key, const trainyard::PreparationProgress& progress);
    void prepared(qint64 key, const trainyard::PreparationResult& result);
    void failed(qint64 key, const trainyard::Error& error);
    void cancelled(qint64 key);

private:
    void takeLine(qint64 key, const QByteArray& line);
    void takeEnd(qint64 key, const Reason& reason);
    void takeEstimateEnd(const Reason& reason);

    std::shared_ptr<const EngineCalls> m_calls;
    EngineQueue m_queue;
    std::optional<PreparationResult> m_result; ///< of the one at work
    std::optional<Error> m_error;
    std::unique_ptr<EngineCall> m_estimate;
    std::optional<PreparationLine> m_estimated;
};

} // namespace trainyard
