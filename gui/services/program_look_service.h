// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "backend/base/error.h"
#include "backend/protocol/program_look.h"
#include "backend/protocol/run_spec.h"
#include "gui/services/engine_call.h"

#include <QObject>
#include <QString>

#include <memory>

namespace trainyard {

/// Asks the engine of a machine what is known there of a program that is not started yet: `inspect program`. Lives in
/// the GUI thread and never blocks; destroying it ends the question.
class ProgramLookService : public QObject {
    Q_OBJECT
public:
    explicit ProgramLookService(std::shared_ptr<const EngineCalls> calls, QObject* parent = nullptr);
    ~ProgramLookService() override;

    /// A question not yet answered is dropped for this one; exactly one signal comes for the others. `readHelp`: runs
    /// the program with --help, so only when a person asked for that. The spec has a program.
    void look(const QString& machine, const RunSpec& spec, bool readHelp);
    /// Drops the question; no signal comes.
    void cancel();

signals:
    void looked(const trainyard::ProgramLook& look);
    void failed(const trainyard::Error& error);

private:
    void takeLine(const QByteArray& line);
    std::shared_ptr<const EngineCalls> m_calls;
    std::unique_ptr<EngineCall> m_call;
};

} // namespace trainyard
