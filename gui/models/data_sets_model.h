// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "gui/models/state_text.h"
#include "storage/store/types.h"

#include <QAbstractListModel>
#include <QHash>

#include <vector>

namespace trainyard {

/// What is being done with a data set now.
struct DataSetActivity {
    enum class Kind { None, Waiting, Listing, Reading, Preparing, Failed };
    Kind kind = Kind::None;
    qint64 done = 0;
    qint64 total = 0;
    QString error;
    double perSecond = 0.0;    ///< images prepared
    double secondsLeft = -1.0; ///< < 0: not known
    friend bool operator==(const DataSetActivity&, const DataSetActivity&) = default;
};

/// The data sets of the store, each with what is being done with it.
class DataSetsModel : public QAbstractListModel {
    Q_OBJECT
public:
    enum Role { KeyRole = Qt::UserRole, StateRole, StateIconRole, ToneRole, FormatRole, CountsRole };

    explicit DataSetsModel(QObject* parent = nullptr);
    void setRows(std::vector<DataSetRow> rows);
    const std::vector<DataSetRow>& rows() const { return m_rows; }
    const DataSetRow* find(qint64 key) const;
    int rowOf(qint64 key) const; ///< -1 = not here
    void setActivity(qint64 key, const DataSetActivity& activity);
    DataSetActivity activity(qint64 key) const { return m_activities.value(key); }
    void setMachineNames(const QHash<QString, QString>& names); ///< by id; of machines other than this one
    QString machineName(const DataSetRow& row) const;           ///< empty for this one

    int rowCount(const QModelIndex& parent = {}) const override;
    QVariant data(const QModelIndex& index, int role) const override;
    Qt::ItemFlags flags(const QModelIndex& index) const override;
    /// Changes nothing here: the store decides, renamed() asks for it.
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
