// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "backend/base/error.h"
#include "backend/protocol/augment_preview.h"
#include "backend/protocol/run_spec.h"
#include "gui/services/engine_call.h"

#include <optional>

namespace trainyard {

/// Asks `trainyard-engine inspect augment` what training images become. Lives in the GUI thread and never blocks.
class AugmentPreviewService : public QObject {
    Q_OBJECT
public:
    explicit AugmentPreviewService(std::shared_ptr<const EngineCalls> calls, QObject* parent = nullptr);
    ~AugmentPreviewService() override;

    struct Question {
        RunSpec spec;
        std::string machine = "local";
        int samples = 5;
        int variants = 6;
        qint64 first = 0; ///< so many images of the first epoch's order are passed over
    };
    /// A question not yet answered is dropped: only the newest is answered.
    void ask(const Question& question);

signals:
    void previewed(const std::shared_ptr<const trainyard::AugmentPreview>& preview);
    void failed(const trainyard::Error& error);

private:
    void takeLine(const QByteArray& line);
    void takeEnd(const Reason& reason);

    std::shared_ptr<const EngineCalls> m_calls;
    std::unique_ptr<EngineCall> m_call;
    std::shared_ptr<const AugmentPreview> m_answer;
    std::optional<Error> m_error;
};

} // namespace trainyard
