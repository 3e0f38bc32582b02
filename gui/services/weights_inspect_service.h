// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "backend/protocol/weight_magnitudes.h"
#include "gui/services/engine_queue.h"

#include <memory>
#include <string>
#include <vector>

namespace trainyard {

/// Which tensors count as prunable, as in PruningSpec.
struct PrunableChoice {
    bool firstLayer = false;
    bool lastLayer = true;
    bool depthwise = false;
    std::vector<std::string> excluded; ///< names of layers that are left whole
    friend bool operator==(const PrunableChoice&, const PrunableChoice&) = default;
};

/// Has the weights of checkpoints measured by `trainyard-engine inspect weights` on the machine where they lie, one
/// after the other. Lives in the GUI thread and never blocks.
class WeightsInspectService : public QObject {
    Q_OBJECT
public:
    explicit WeightsInspectService(std::shared_ptr<const EngineCalls> calls, QObject* parent = nullptr);
    ~WeightsInspectService() override; ///< ends the one at work

    struct Question {
        std::string machine = "local";
        std::string checkpoint; ///< whole path on that machine
        PrunableChoice choice;
    };
    /// Returns the number that answers carry.
    qint64 inspect(const Question& question);
    /// No signal follows.
    void cancel(qint64 number);

signals:
    void inspected(qint64 number, const std::shared_ptr<const trainyard::WeightMagnitudes>& magnitudes);
    void failed(qint64 number, const trainyard::Error& error);

private:
    void takeEnd(qint64 number, const QString& reason);

    EngineQueue m_queue;
    qint64 m_lastNumber = 0;
    QByteArray m_answer; ///< of the one at work, as far as it has come
};

} // namespace trainyard
