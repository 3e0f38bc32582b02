// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "storage/store/types.h"

#include <QAbstractTableModel>
#include <QHash>
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
    bool imported = false; ///< a setting that it lacks is no difference, as it was not started with our settings
    std::vector<std::pair<QString, QString>> params;
    QHash<QString, QString> named; ///< by key: for a parameter that is an id, the name of what has this id
    std::vector<std::pair<QString, QString>> results;
};

/// The value of this setting is the id of a run, alone or with a checkpoint after it.
bool isRunParam(const QString& key);

/// Runs side by side: one row per setting under its title in the form, one column per run; the first run is the
/// baseline. Results follow below a heading row.
class ComparisonModel : public QAbstractTableModel {
    Q_OBJECT
public:
    /// MiddleRole: the values may differ only at their ends, so a long one is shortened in its middle.
    enum Role { DiffersRole = Qt::UserRole, HeadingRole, ColourRole, MiddleRole };

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
        std::vector<bool> has; ///< the run has this setting
        bool middle = false;   ///< the values are ids
        bool heading = false;
        bool differs = false;
    };
    void build();
    Row settingRow(const QString& key) const;
    bool differs(const Row& row) const;
    bool differsFromFirst(const Row& row, int run) const;

    QVector<ComparedRun> m_runs;
    std::vector<Row> m_rows;
    bool m_onlyDiffering = true;
    int m_settings = 0;
    int m_differing = 0;
};

} // namespace trainyard
