// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "backend/protocol/weight_magnitudes.h"
#include "cluster/control/ticket_facts.h"
#include "gui/services/engine_queue.h"

#include <map>
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

/// Has the weights of checkpoints measured (`trainyard-engine inspect weights`), tickets told and saved (`inspect
/// ticket`) and nets made smaller (`inspect compact`) on the machine where they lie, one after the other. Lives in the
/// GUI thread and never blocks.
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
    /// A pruned run's ticket, and a file of it there.
    struct TicketFileRequest {
        std::string machine = "local";
        std::string what;   ///< run directory or checkpoint, whole path on that machine
        std::string output; ///< likewise; empty: it is only told
    };
    qint64 askTicket(const TicketFileRequest& request);
    /// A pruned run's net without its dead channels, and files of it there; what is empty is not written.
    struct CompactRequest {
        std::string machine = "local";
        std::string what;
        std::string model, weights, onnx;
    };
    qint64 askCompact(const CompactRequest& request);
    /// No signal follows.
    void cancel(qint64 number);

signals:
    void inspected(qint64 number, const std::shared_ptr<const trainyard::WeightMagnitudes>& magnitudes);
    void ticketTold(qint64 number, const std::shared_ptr<const trainyard::TicketFacts>& facts);
    void compactTold(qint64 number, const std::shared_ptr<const trainyard::CompactFacts>& facts);
    void failed(qint64 number, const trainyard::Error& error);

private:
    enum class Kind { Weights, Ticket, Compact };
    qint64 ask(Kind kind, const std::string& machine, const EngineCall::Command& command);
    void takeEnd(qint64 number, const Reason& reason);
    void take(qint64 number, Kind kind, const QByteArray& answer);

    EngineQueue m_queue;
    qint64 m_lastNumber = 0;
    std::map<qint64, Kind> m_kinds; ///< of those that wait or are at work
    QByteArray m_answer;            ///< of the one at work, as far as it has come
};

} // namespace trainyard
