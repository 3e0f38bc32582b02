// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "storage/store/types.h"

#include <QAbstractTableModel>
#include <QString>
#include <QStringList>
#include <QVector>

#include <utility>
#include <vector>

namespace trainyard {

/// One run of a comparison: its parameters (flattened spec) and its results as text, each in a fixed order.
struct ComparedRun {
    QString id;
    QString name;
    int colour = 0;
    RunData data;
    std::vector<std::pair<QString, QString>> params;
    std::vector<std::pair<QString, QString>> results;
};

/// Runs side by side: one row per setting under its title in the form, one column per run; the first run is the
/// baseline. Results follow below a heading row.
class ComparisonModel : public QAbstractTableModel {
    Q_OBJECT
public:
    enum Role { DiffersRole = Qt::UserRole, HeadingRole, ColourRole };

    explicit ComparisonModel(QObject* parent = nullptr);

    void setRuns(QVector<ComparedRun> runs);
    const QVector<ComparedRun>& runs() const { return m_runs; }
    void setOnlyDiffering(bool only);
    bool onlyDiffering() const { return m_onlyDiffering; }
    int settings() const { return m_settings; }           ///< number of parameters
    int differingSettings() const { return m_differing; } ///< number that differ between runs

    int rowCount(const QModelIndex& parent = {}) const override;
    int columnCount(const QModelIndex& parent = {}) const override;
    QVariant data(const QModelIndex& index, int role) const override;
    QVariant headerData(int section, Qt::Orientation orientation, int role) const override;

    /// The letter of a run in headers and charts: "A", "B", … "Z", "A2".
    static QString letter(int run);

private:
    struct Row {
        QString title;
        QString key; ///< of a setting, as the search takes it; shown as tooltip
        QStringList values;
        bool heading = false;
        bool differs = false;
    };
    void build();

    QVector<ComparedRun> m_runs;
    std::vector<Row> m_rows;
    bool m_onlyDiffering = true;
    int m_settings = 0;
    int m_differing = 0;
};

} // namespace trainyard
