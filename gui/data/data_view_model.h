// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "gui/data/data_sets_model.h"
#include "gui/data/inspection_models.h"
#include "gui/services/services.h"

#include <QObject>
#include <QString>

#include <functional>

namespace trainyard {

/// What the Data page shows and can do: the data sets of the store, one of them selected, with its inspection. Lives in
/// the GUI thread, blocks nowhere. Services may be null (tests).
class DataViewModel : public QObject {
    Q_OBJECT
public:
    explicit DataViewModel(const Services& services, QObject* parent = nullptr);
    ~DataViewModel() override;

    DataSetsModel* dataSets() { return &m_dataSets; }
    bool answered() const { return m_answered; } ///< the store has told its data sets
    void setActive(bool active);                 ///< a hidden page asks nothing
    void refresh();

    void select(qint64 key); ///< 0 = none
    qint64 selected() const { return m_selected; }
    const DataSetRow* selectedRow() const { return m_dataSets.find(m_selected); }
    /// Of the selected data set; null while it is fetched and when there is none.
    const InspectionPointer& inspection() const { return m_inspection; }

    /// Adds what lies at a path and has it inspected. The name is made unique ("mnist 2").
    /// `machine`: where it lies, of the hub's book; it is connected for that where it is not.
    void add(const QString& path, const QString& name = {}, const QString& origin = {},
             const QString& machine = QStringLiteral("local"));
    void rename(qint64 key, const QString& name);
    void remove(qint64 key); ///< from the list; files stay. Can be undone
    void undo();
    void inspect(qint64 key);
    void cancel(qint64 key); ///< what is being done with it
    /// It is known what it is, it lies in files, and nothing is being done with it.
    bool canPrepare(qint64 key) const;
    /// Prepares it as `data` says; New run offers it in that form from then on.
    void prepare(qint64 key, const DataSpec& data);

    /// Where it lies: its path, "/data/mnist on Cluster".
    QString placeText(const DataSetRow& row) const;
    static bool isHere(const DataSetRow& row);
    /// "mnist" for /data/mnist/
    static QString proposedName(const QString& path);
    /// What is being done with a data set, as a sentence; empty when nothing is.
    QString activityText(qint64 key) const;

signals:
    void listChanged(); ///< data sets, or their state
    void selectionChanged();
    void inspectionChanged();
    void activityChanged(qint64 key);
    void undoOffered(const QString& text);
    void prepared(const QString& text); ///< a sentence
    void failed(const QString& text);

private:
    void takeRows(std::vector<DataSetRow> rows);
    void askInspection();
    void change(std::function<Result<void>(RunStore&)> work, std::function<void()> done = {});
    void connectInspect(DataInspectService* service);
    void connectPrepare(DataPrepareService* service);
    void nameMachines();
    void note(qint64 key, const DataSetActivity& activity);
    void keepPrepared(qint64 key, const PreparationResult& result);
    void keepInspection(qint64 key, const InspectionPointer& inspection);
    QString freeName(const QString& wanted) const;

    Services m_services;
    DataSetsModel m_dataSets;
    InspectionPointer m_inspection;
    qint64 m_selected = 0;
    quint64 m_listGeneration = 0;
    quint64 m_inspectionGeneration = 0;
    QHash<qint64, DataSpec> m_preparing; ///< how
    bool m_answered = false;
    bool m_active = true;
    bool m_stale = false;
    std::function<void()> m_undo;
};

} // namespace trainyard
