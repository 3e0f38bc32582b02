// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "backend/protocol/data_inspection.h"

#include <QAbstractTableModel>

#include <functional>
#include <memory>
#include <vector>

namespace trainyard {

using InspectionPointer = std::shared_ptr<const DataInspection>;

/// A column of one of an inspection's lists: texts, or counts with bars.
struct InspectionColumn {
    template <typename Value>
    using Of = std::function<Value(const DataInspection&, std::size_t row)>;
    QString title;
    Of<QString> text;         ///< unused if there is a count
    Of<std::int64_t> count{}; ///< if set: numbers, each with its share of the largest
    Of<std::int64_t> order{}; ///< sort key of a text column; if not set, the text
};

/// A table of one of an inspection's lists.
class InspectionTable : public QAbstractTableModel {
    Q_OBJECT
public:
    enum Role { ShareRole = Qt::UserRole, SortRole }; ///< share: 0…1, invalid for a cell without a bar

    void setInspection(InspectionPointer inspection);

    int rowCount(const QModelIndex& parent = {}) const override;
    int columnCount(const QModelIndex& parent = {}) const override;
    QVariant data(const QModelIndex& index, int role) const override;
    QVariant headerData(int section, Qt::Orientation orientation, int role) const override;

    static InspectionTable* ofClasses(QObject* parent);    ///< class, training, validation images
    static InspectionTable* ofSizes(QObject* parent);      ///< size, images
    static InspectionTable* ofUnreadable(QObject* parent); ///< file, reason
    static InspectionTable*
    ofDuplicates(QObject* parent); ///< training image, validation image, whether both have the same class

private:
    using Rows = std::function<std::size_t(const DataInspection&)>;
    InspectionTable(Rows rows, std::vector<InspectionColumn> columns, QObject* parent);

    const Rows m_rows;
    const std::vector<InspectionColumn> m_columns;
    std::vector<std::int64_t> m_most; ///< the largest count of each column
    InspectionPointer m_inspection;
};

} // namespace trainyard
