// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QAbstractTableModel>
#include <QStringList>
#include <QVector>

namespace trainyard {

/// A small table of texts: a row for each fact.
class FactsModel : public QAbstractTableModel {
    Q_OBJECT
public:
    enum Role { IdRole = Qt::UserRole, StrongRole };

    struct Row {
        QStringList cells;
        QString tooltip;
        QString id;          ///< what the row stands for, such as a checkpoint's file
        bool strong = false; ///< painted bold: it differs from what is usual
        friend bool operator==(const Row&, const Row&) = default;
    };

    using QAbstractTableModel::QAbstractTableModel;
    /// `numbers`: columns that are aligned to the right. Equal content changes nothing, so that a selection stays.
    void setContent(const QStringList& header, QVector<Row> rows, const QList<int>& numbers = {});
    const QVector<Row>& rows() const { return m_rows; }

    int rowCount(const QModelIndex& parent = {}) const override;
    int columnCount(const QModelIndex& parent = {}) const override;
    QVariant data(const QModelIndex& index, int role) const override;
    QVariant headerData(int section, Qt::Orientation orientation, int role) const override;

private:
    QStringList m_header;
    QVector<Row> m_rows;
    QList<int> m_numbers;
};

} // namespace trainyard
