// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "backend/protocol/net_look.h"
#include "backend/protocol/prediction_report.h"
#include "gui/services/engine_queue.h"

#include <map>
#include <memory>
#include <optional>
#include <string>
#include <vector>

namespace trainyard {

/// Looks inside trained nets with the engine of the machine that has the checkpoint: predictions on a whole set
/// (`trainyard-engine inspect errors`) and looks at single inputs (`predict`). The two kinds run beside each other,
/// each one command at a time. Lives in the GUI thread and never blocks.
class NetLookService : public QObject {
    Q_OBJECT
public:
    explicit NetLookService(std::shared_ptr<const EngineCalls> calls, QObject* parent = nullptr);
    ~NetLookService() override; ///< ends the commands at work

    struct Net {
        std::string machine = "local";
        std::string checkpoint; ///< full path on that machine
        friend auto operator<=>(const Net&, const Net&) = default;
    };
    struct ReportQuestion {
        Net net;
        bool validation = true; ///< otherwise the training set, without augmentation
    };
    /// Each returns the number that answers carry.
    qint64 askReport(const ReportQuestion& question);
    /// Pictures of these samples of a set.
    qint64 askThumbnails(const ReportQuestion& question, const std::vector<std::int64_t>& samples);

    struct LookQuestion {
        Net net;
        std::vector<std::string> files;    ///< images and folders on that machine
        std::optional<std::int64_t> index; ///< a sample of the set instead
        bool validation = true;            ///< the set
        bool layers = false;               ///< with what each layer makes of it
        bool filters = false;              ///< with the first layer's filters; these alone need no input
        std::optional<HeatMapMethod> heatMap;
        std::string heatLayer;                ///< for Grad-CAM; empty: the engine's choice
        std::optional<std::string> heatClass; ///< its name; empty: the predicted one
    };
    qint64 look(const LookQuestion& question);
    /// No signal follows.
    void cancel(qint64 number);

signals:
    void started(qint64 number);
    void progressed(qint64 number, qint64 done, qint64 total);
    void reported(qint64 number, const std::shared_ptr<const trainyard::PredictionReport>& report);
    void thumbnailsTold(qint64 number, const std::vector<trainyard::ErrorThumbnail>& thumbnails);
    void looked(qint64 number, const std::shared_ptr<const trainyard::NetLook>& look);
    void failed(qint64 number, const trainyard::Error& error);

private:
    enum class Kind { Report, Thumbnails, Look };
    /// What one queue has heard of the command at work.
    struct Heard {
        std::function<void()> answer; ///< emits the signal
        std::optional<Error> error;
    };
    void connectQueue(EngineQueue& queue, Heard& heard);
    qint64 ask(Kind kind, EngineQueue& queue, const std::string& machine, const EngineCall::Command& command);
    void takeLine(Heard& heard, qint64 number, const QByteArray& line);
    void takeEnd(Heard& heard, qint64 number, const Reason& reason);

    EngineQueue m_reports; ///< predictions of whole sets, which take long
    EngineQueue m_looks;   ///< the rest
    Heard m_ofReports, m_ofLooks;
    qint64 m_lastNumber = 0;
    std::map<qint64, Kind> m_kinds; ///< of those that wait or are at work
};

} // namespace trainyard
