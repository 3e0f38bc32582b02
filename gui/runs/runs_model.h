// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "gui/runs/run_columns.h"

#include <QAbstractTableModel>
#include <QHash>
#include <QPointF>

#include <vector>

namespace trainyard {

/// The runs of a query as a table. Holds rows but performs no queries: sortWanted() requests sorting.
class RunsModel : public QAbstractTableModel {
    Q_OBJECT
public:
    enum Role {
        IdRole = Qt::UserRole, ///< QString
        StateRole,             ///< int of JobState
        TagsRole,              ///< QStringList
        CurveRole,             ///< QVector<QPointF>, x and y in 0…1; in the Curve column
        ColourRole,            ///< int: chart colour of a selected run, -1 = none; in the Name column
        KindRole,              ///< int of RunColumn::Kind
        EarlyRole,             ///< bool: its search ended the run before the last epoch
        SubsetRole             ///< bool: the run sees a part of its data
    };

    explicit RunsModel(QObject* parent = nullptr);

    const RunColumns& columns() const { return m_columns; }
    void setColumns(const RunColumns& columns);

    /// Sets new rows. If the runs and their order stay the same, all indices stay valid; otherwise the model is reset.
    void setRows(std::vector<RunRow> rows);
    const RunRow& row(int index) const { return m_rows[static_cast<std::size_t>(index)]; }
    int rowOf(const QString& runId) const; ///< -1 if not shown

    /// Normalised curve of a run; an empty curve also counts as loaded.
    void setCurve(const QString& runId, const QVector<QPointF>& curve);
    void setColours(const QHash<QString, int>& colours);
    /// Sets the current time for texts such as "7 min ago".
    void setNow(double unixSeconds);

    int rowCount(const QModelIndex& parent = {}) const override;
    int columnCount(const QModelIndex& parent = {}) const override;
    QVariant data(const QModelIndex& index, int role) const override;
    Qt::ItemFlags flags(const QModelIndex& index) const override;
    /// Only the name is editable: shown at once, requested with renameWanted(), confirmed by the next rows.
    bool setData(const QModelIndex& index, const QVariant& value, int role) override;
    QVariant headerData(int section, Qt::Orientation orientation, int role) const override;
    void sort(int column, Qt::SortOrder order) override;
    QHash<int, QByteArray> roleNames() const override;

    /// A cell as plain text for CSV, with exact numbers and ISO times.
    QString exportText(int row, int column) const;

signals:
    void sortWanted(int column, Qt::SortOrder order);
    void renameWanted(const QString& runId, const QString& name);

private:
    QString text(const RunRow& row, int column) const;      ///< as the table shows it
    QString plainText(const RunRow& row, int column) const; ///< with control characters, for files
    QString toolTip(const RunRow& row, int column) const;

    RunColumns m_columns;
    std::vector<RunRow> m_rows;
    QHash<QString, int> m_index;
    QHash<QString, QVector<QPointF>> m_curves;
    QHash<QString, int> m_colours;
    double m_now;
};

} // namespace trainyard
