// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "gui/runs/ledger_model.h"
#include "gui/services/services.h"

#include <QObject>
#include <QStringList>
#include <QTimer>
#include <QVariantMap>

namespace trainyard {

/// The ledger of some runs: reads them from the store, follows them while they train, and adds published chains.
class LedgerViewModel : public QObject {
    Q_OBJECT
public:
    /// `notes`: what notes() of an earlier ledger gave.
    LedgerViewModel(const Services& services, const QVariantMap& notes, QObject* parent = nullptr);

    LedgerModel* model() { return &m_model; }
    void showRuns(const QStringList& runIds);
    void add(LedgerChain chain); ///< below the others
    /// Adds the chain in the text of a file; says through failed() what is wrong with it.
    void addFile(const QByteArray& text, const QString& file);
    /// The chain of this row as a ledger file.
    QByteArray fileText(int row) const;
    /// Notes about the links of runs, to be kept: by "BEFORE RUN".
    const QVariantMap& notes() const { return m_notes; }

signals:
    void changed();      ///< other steps, or other times
    void notesChanged(); ///< a person has written one
    void failed(const trainyard::Error& error);

private:
    void read(std::vector<LedgerChain> chains);
    void readAgain();

    Services m_services;
    LedgerModel m_model;
    QVariantMap m_notes;
    QTimer m_later;
    quint64 m_generation = 0;
};

} // namespace trainyard
