// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "gui/formats/state_text.h"
#include "storage/store/types.h"

#include <QAbstractListModel>
#include <QHash>

#include <vector>

namespace trainyard {

/// The operation in progress on a data set.
struct DataSetActivity {
    enum class Kind { None, Waiting, Listing, Reading, Preparing, Failed };
    Kind kind = Kind::None;
    qint64 done = 0;
    qint64 total = 0;
    QString error;
    double perSecond = 0.0;    ///< images prepared per second
    double secondsLeft = -1.0; ///< negative: unknown
    friend bool operator==(const DataSetActivity&, const DataSetActivity&) = default;
};

/// The data sets of the store, each with the operation in progress.
class DataSetsModel : public QAbstractListModel {
    Q_OBJECT
public:
    enum Role { KeyRole = Qt::UserRole, StateRole, StateIconRole, ToneRole, FormatRole, CountsRole };

    explicit DataSetsModel(QObject* parent = nullptr);
    void setRows(std::vector<DataSetRow> rows);
    const std::vector<DataSetRow>& rows() const { return m_rows; }
    const DataSetRow* find(qint64 key) const;
    int rowOf(qint64 key) const; ///< -1 = not in the list
    void setActivity(qint64 key, const DataSetActivity& activity);
    DataSetActivity activity(qint64 key) const { return m_activities.value(key); }
    void setMachineNames(const QHash<QString, QString>& names); ///< by id; without this machine
    QString machineName(const DataSetRow& row) const;           ///< empty for this machine

    int rowCount(const QModelIndex& parent = {}) const override;
    QVariant data(const QModelIndex& index, int role) const override;
    Qt::ItemFlags flags(const QModelIndex& index) const override;
    /// Does not change the model: emits renamed(), and the store decides.
    bool setData(const QModelIndex& index, const QVariant& value, int role) override;

    /// Word, icon and tone of a data set's state.
    struct State {
        QString text;
        QString icon;
        StateTone tone = StateTone::Idle;
    };
    State state(const DataSetRow& row) const;

signals:
    void renamed(qint64 key, const QString& name); ///< by the user

private:
    std::vector<DataSetRow> m_rows;
    QHash<qint64, DataSetActivity> m_activities;
    QHash<QString, QString> m_machines;
};

} // namespace trainyard
