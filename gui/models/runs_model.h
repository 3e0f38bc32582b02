// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "gui/models/run_columns.h"

#include <QAbstractTableModel>
#include <QHash>
#include <QPointF>

#include <vector>

namespace trainyard {

/// The runs a query found, as a table. Holds rows, asks nobody; sorting is a wish told by sortWanted().
class RunsModel : public QAbstractTableModel {
    Q_OBJECT
public:
    enum Role {
        IdRole = Qt::UserRole, ///< QString
        StateRole,             ///< int of JobState
        TagsRole,              ///< QStringList
        CurveRole,             ///< QVector<QPointF>, x and y in 0…1; in the Curve column
        ColourRole,            ///< int: number of the chart colour of a selected run, -1 = none; in the Name column
        KindRole               ///< int of RunColumn::Kind
    };

    explicit RunsModel(QObject* parent = nullptr);

    const RunColumns& columns() const { return m_columns; }
    void setColumns(const RunColumns& columns);

    /// Takes a new answer. The same runs in the same order keep every index valid; otherwise the model is reset.
    void setRows(std::vector<RunRow> rows);
    const RunRow& row(int index) const { return m_rows[static_cast<std::size_t>(index)]; }
    int rowOf(const QString& runId) const; ///< -1 when it is not shown

    /// Curve of a run, normalised; an empty one counts as loaded too.
    void setCurve(const QString& runId, const QVector<QPointF>& curve);
    void setColours(const QHash<QString, int>& colours);
    /// Moves on what "7 min ago" counts from.
    void setNow(double unixSeconds);

    int rowCount(const QModelIndex& parent = {}) const override;
    int columnCount(const QModelIndex& parent = {}) const override;
    QVariant data(const QModelIndex& index, int role) const override;
    Qt::ItemFlags flags(const QModelIndex& index) const override;
    /// The name alone can be edited: told by renameWanted(), shown at once, confirmed by the next answer.
    bool setData(const QModelIndex& index, const QVariant& value, int role) override;
    QVariant headerData(int section, Qt::Orientation orientation, int role) const override;
    void sort(int column, Qt::SortOrder order) override;
    QHash<int, QByteArray> roleNames() const override;

    /// One cell as plain text, numbers exactly and times as ISO, for CSV.
    QString exportText(int row, int column) const;

signals:
    void sortWanted(int column, Qt::SortOrder order);
    void renameWanted(const QString& runId, const QString& name);

private:
    QString text(const RunRow& row, int column) const;
    QString toolTip(const RunRow& row, int column) const;

    RunColumns m_columns;
    std::vector<RunRow> m_rows;
    QHash<QString, int> m_index;
    QHash<QString, QVector<QPointF>> m_curves;
    QHash<QString, int> m_colours;
    double m_now;
};

} // namespace trainyard
