// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "gui/services/services.h"
#include "storage/store/types.h"

#include <QList>
#include <QObject>
#include <QPair>
#include <QStringList>

#include <memory>

namespace trainyard {

/// Makes files from a pruned run: its ticket, or its net without dead channels. Reads the run from the store and asks
/// the engine on the run's machine through Services::weights. Both may be null (in tests); then setRun() and take…()
/// supply the answers. GUI thread.
class TicketFilesModel : public QObject {
    Q_OBJECT
public:
    enum class What { Ticket, Compact };
    enum class State { Waiting, Told, Saving, Saved, Failed };

    TicketFilesModel(const Services& services, What what, QObject* parent = nullptr);
    ~TicketFilesModel() override; ///< abandons a request in progress

    void showRun(const QString& runId);
    void setRun(const RunRow& run, const RunSpec& spec);
    void takeTicket(std::shared_ptr<const TicketFacts> facts);
    void takeCompact(std::shared_ptr<const CompactFacts> facts);
    void takeFailure(const Error& error);

    What what() const { return m_what; }
    State state() const { return m_state; }
    bool told() const { return m_ticket || m_compact; }
    QString error() const { return m_error; }
    QString runName() const { return QString::fromStdString(m_run.name); }
    QString machine() const; ///< its displayed name; empty: this computer
    bool isHere() const;

    /// Heading and text of each line: where mask and weights come from, and what was compared.
    QList<QPair<QString, QString>> facts() const;
    /// For a compact net: quantity, whole net, compact net, improvement factor.
    QList<QStringList> costs() const;
    /// Layer, weights or channels before, what is left, and that as a share of 1.
    struct LayerLine {
        QString layer;
        qint64 before = 0, left = 0;
        double share() const { return before > 0 ? double(left) / double(before) : 1.0; }
    };
    QList<LayerLine> layers() const;

    /// The default place of the files: next to the run on another machine, in the home folder on this one. Without a
    /// suffix for a compact net.
    QString suggestedFile() const;
    /// Why this file cannot be written; empty: it can. The path must be absolute.
    QString fileProblem(const QString& file) const;
    /// Files on this computer that save() would replace.
    QStringList replaced(const QString& file, bool net, bool onnx) const;
    /// Writes the ticket's file, or `file`.model.json and .safetensors (`net`) and .onnx (`onnx`).
    void save(const QString& file, bool net = true, bool onnx = true);
    QStringList written() const; ///< files written by save()

    /// Whether a new run can start from the saved files; only after a net was saved.
    bool canTrain() const;
    RunSpec newRun() const;

signals:
    void changed();

private:
    void ask(const QString& file, bool net, bool onnx);
    void fail(const QString& text);

    Services m_services;
    What m_what;
    State m_state = State::Waiting;
    QString m_runId, m_error;
    RunRow m_run;
    RunSpec m_spec;
    qint64 m_asked = 0;
    std::shared_ptr<const TicketFacts> m_ticket;
    std::shared_ptr<const CompactFacts> m_compact;
};

} // namespace trainyard
