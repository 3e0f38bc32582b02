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
    /// The index in rows() of the data set that a spec uses; -1 = none.
    int find(const DataSpec& data) const;
    /// Combines the form's data settings with a data set: takes over where the samples are and their size. Keeps
    /// augmentation and loading, and drops the previous data set's choice of classes and samples.
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
