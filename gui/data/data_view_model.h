// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "gui/data/data_failures.h"
#include "gui/data/data_set_rows.h"
#include "gui/data/data_sets_model.h"
#include "gui/data/inspection_models.h"
#include "gui/services/services.h"

#include <QObject>
#include <QString>

#include <functional>

namespace trainyard {

/// Data and actions of the Data page: the data sets of the store, the selected one and its inspection. GUI thread;
/// never blocks. Services may be null (in tests).
class DataViewModel : public QObject {
    Q_OBJECT
public:
    /// `settings`: keeps why inspections failed; null: nothing does.
    explicit DataViewModel(const Services& services, AppSettings* settings = nullptr, QObject* parent = nullptr);
    ~DataViewModel() override;

    DataSetsModel* dataSets() { return &m_dataSets; }
    bool answered() const { return m_answered; } ///< the store has sent its data sets
    void setActive(bool active);                 ///< a hidden page requests nothing
    void refresh();

    void select(qint64 key); ///< 0 = none
    qint64 selected() const { return m_selected; }
    const DataSetRow* selectedRow() const { return m_dataSets.find(m_selected); }
    /// The selected data set's inspection; null while it is loading or if there is none.
    const InspectionPointer& inspection() const { return m_inspection; }

    /// Adds the data set at a path and has it inspected. The name is made unique ("mnist 2"). `machine`: id of the
    /// machine that has it; Trainyard connects to it if necessary.
    void add(const QString& path, const QString& name = {}, const QString& origin = {},
             const QString& machine = QStringLiteral("local"));
    void rename(qint64 key, const QString& name);
    /// From the list; files stay. Can be undone. Does nothing for a data set that only runs name.
    void remove(qint64 key);
    void undo();
    void inspect(qint64 key);
    void cancel(qint64 key); ///< cancels the operation in progress
    /// Whether its format is known, it consists of files, and no operation is in progress.
    bool canPrepare(qint64 key) const;
    /// Prepares it according to `data`; New run then offers it in that form.
    void prepare(qint64 key, const DataSpec& data);

    /// Its location: the path, or "/data/mnist on Cluster".
    QString placeText(const DataSetRow& row) const;
    static bool isHere(const DataSetRow& row);
    /// Whether it stands in the list only because runs name it.
    static bool isOnlyUsed(const DataSetRow& row) { return row.key < 0; }
    /// "mnist" for /data/mnist/ and for /data/mnist/train
    static QString proposedName(const QString& path);
    /// The operation in progress on a data set as a sentence; empty if there is none.
    QString activityText(qint64 key) const;

signals:
    void listChanged(); ///< the data sets or their state
    void selectionChanged();
    void inspectionChanged();
    void activityChanged(qint64 key);
    void undoOffered(const QString& text);
    void prepared(const QString& text); ///< a sentence for the user
    void failed(const QString& text);

private:
    void takeRows(DataSetRows rows);
    void insert(const DataSetRow& row);
    void askInspection();
    void change(std::function<Result<void>(RunStore&)> work, std::function<void()> done = {});
    void connectInspect(DataInspectService* service);
    void connectPrepare(DataPrepareService* service);
    void nameMachines();
    void note(qint64 key, const DataSetActivity& activity);
    void keepPrepared(qint64 key, const PreparationResult& result);
    void keepFailure(qint64 key, const Error& error);
    void showFailures();
    void keepInspection(qint64 key, const InspectionPointer& inspection);

    Services m_services;
    DataSetsModel m_dataSets;
    DataFailures m_failures;
    QHash<qint64, Error> m_unkept; ///< of data sets that the list does not have yet
    InspectionPointer m_inspection;
    qint64 m_selected = 0;
    quint64 m_listGeneration = 0;
    quint64 m_inspectionGeneration = 0;
    QHash<qint64, DataSpec> m_preparing; ///< by key: the form being prepared
    bool m_answered = false;
    bool m_active = true;
    bool m_stale = false;
    std::function<void()> m_undo;
};

} // namespace trainyard
