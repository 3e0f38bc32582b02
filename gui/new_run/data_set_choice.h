// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "gui/services/services.h"

#include <QObject>
#include <QString>

#include <vector>

namespace trainyard {

/// The data sets that the New run form offers by name. Follows the store.
class DataSetChoice : public QObject {
    Q_OBJECT
public:
    explicit DataSetChoice(StoreService* store, QObject* parent = nullptr); ///< `store` may be null

    const std::vector<DataSetRow>& rows() const { return m_rows; }
    /// Which of them a spec names: its place in rows(), -1 = none.
    int find(const DataSpec& data) const;
    /// What the form takes over of a data set: what says where the samples are and of what size they become. How they
    /// are augmented and loaded stays; a choice of classes or samples of another data set goes.
    static DataSpec taken(const DataSpec& form, const DataSpec& set);

    void takeRows(std::vector<DataSetRow> rows);

signals:
    void changed();

private:
    void refresh();
    StoreService* m_store;
    std::vector<DataSetRow> m_rows;
    quint64 m_generation = 0;
};

} // namespace trainyard
