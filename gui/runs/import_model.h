// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "gui/services/import_service.h"

#include <QAbstractTableModel>
#include <QString>
#include <QStringList>

#include <optional>
#include <vector>

namespace trainyard {

/// The runs that a search has found, what each holds, and which of them are to be added. GUI thread.
class ImportModel : public QAbstractTableModel {
    Q_OBJECT
public:
    enum Column { Name, Kind, Series, Points, Started, State, kColumns };
    enum Role { ToneRole = Qt::UserRole }; ///< Tone of a State cell
    enum class Tone { Plain, Quiet, Warning, Error };

    struct Row {
        ImportCandidate candidate;
        std::optional<CandidateContent> content; ///< once it was read
        bool chosen = false;
        bool decided = false; ///< by a person: what is read later does not change it
    };

    explicit ImportModel(QObject* parent = nullptr);

    /// Of a new search. New runs are chosen at once, others when they turn out to have new points.
    void setCandidates(const std::vector<ImportCandidate>& candidates);
    void setContent(int row, const CandidateContent& content);
    void setColumns(int row, const foreign::LogColumns& columns); ///< its content is to be read again
    const std::vector<Row>& candidates() const { return m_rows; }
    std::vector<ImportCandidate> chosen() const;
    int chosenCount() const;
    void chooseAll(bool chosen); ///< of those that can be added
    bool canBeChosen(int row) const;

    /// "TensorBoard", "run directory"
    static QString kindText(const ImportCandidate& candidate);
    /// "new", "already here", "already here, 120 new points", why it cannot be read.
    QString stateText(int row) const;
    /// Sentences about the chosen runs: their points, and what is left out of them.
    QString summary() const;
    /// About one candidate: where it lies, what is damaged and how far it was read, what is left out.
    QStringList details(int row) const;

    int rowCount(const QModelIndex& parent = {}) const override;
    int columnCount(const QModelIndex& parent = {}) const override;
    QVariant data(const QModelIndex& index, int role) const override;
    bool setData(const QModelIndex& index, const QVariant& value, int role) override;
    Qt::ItemFlags flags(const QModelIndex& index) const override;
    QVariant headerData(int section, Qt::Orientation orientation, int role) const override;

signals:
    void choiceChanged(); ///< chosen() or summary()

private:
    Tone tone(int row) const;
    void propose(Row& row) const;

    std::vector<Row> m_rows;
};

} // namespace trainyard
