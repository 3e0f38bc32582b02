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

/// What can be made of a pruned run: its ticket as a file, or its net without dead channels. Asks the store for the
/// run and, through Services::weights, the engine of the machine where it lies; both may be null (tests): then setRun()
/// and take…() bring the answers. GUI thread.
class TicketFilesModel : public QObject {
    Q_OBJECT
public:
    enum class What { Ticket, Compact };
    enum class State { Waiting, Told, Saving, Saved, Failed };

    TicketFilesModel(const Services& services, What what, QObject* parent = nullptr);
    ~TicketFilesModel() override; ///< a question under way is given up

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
    QString machine() const; ///< what people call it; empty: this computer
    bool isHere() const;

    /// Heading and text: where mask and weights come from; what was compared.
    QList<QPair<QString, QString>> facts() const;
    /// Of a smaller net: what, whole, compact, how many times as good.
    QList<QStringList> costs() const;
    /// Layer, weights or channels before, what is left, share of 1 that is left.
    struct LayerLine {
        QString layer;
        qint64 before = 0, left = 0;
        double share() const { return before > 0 ? double(left) / double(before) : 1.0; }
    };
    QList<LayerLine> layers() const;

    /// Where files go when nobody says otherwise: beside the run on another machine, in the home folder here. Of a
    /// smaller net without a suffix.
    QString suggestedFile() const;
    /// Why nothing can be written there; empty: it can. A whole path is needed.
    QString fileProblem(const QString& file) const;
    /// Files of this computer that save() would replace.
    QStringList replaced(const QString& file, bool net, bool onnx) const;
    /// The ticket's file, or `file`.model.json and .safetensors (`net`) and .onnx (`onnx`).
    void save(const QString& file, bool net = true, bool onnx = true);
    QStringList written() const; ///< files that were

    /// A new run that begins with what was saved; only when Saved with a net.
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
