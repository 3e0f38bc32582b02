// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/runs/comparison_model.h"

#include "gui/formats/field_text.h"
#include "gui/parts/runs_at_once.h"

#include <QHash>

#include <algorithm>
#include <utility>

namespace trainyard {
namespace {

using Pairs = std::vector<std::pair<QString, QString>>;

/// Keys of all runs: those of the first run in its order, then the others.
QStringList keysOf(const QVector<ComparedRun>& runs, Pairs ComparedRun::*part)
{
    QStringList keys;
    QHash<QString, bool> seen;
    for (const ComparedRun& run : runs)
        for (const auto& [key, value] : run.*part)
            if (!std::exchange(seen[key], true))
                keys << key;
    return keys;
}

QString valueOf(const Pairs& pairs, const QString& key)
{
    for (const auto& [candidate, value] : pairs)
        if (candidate == key)
            return value;
    return QStringLiteral("–");
}

} // namespace

ComparisonModel::ComparisonModel(QObject* parent) : QAbstractTableModel(parent) {}

void ComparisonModel::setRuns(QVector<ComparedRun> runs)
{
    beginResetModel();
    m_runs = std::move(runs);
    build();
    endResetModel();
}

void ComparisonModel::setOnlyDiffering(bool only)
{
    if (only == m_onlyDiffering)
        return;
    beginResetModel();
    m_onlyDiffering = only;
    build();
    endResetModel();
}

void ComparisonModel::build()
{
    m_rows.clear();
    m_settings = m_differing = 0;
    const auto rowFor = [this](const QString& key, Pairs ComparedRun::*part) {
        Row row;
        row.title = key;
        for (const ComparedRun& run : std::as_const(m_runs))
            row.values << valueOf(run.*part, key);
        row.differs = std::any_of(row.values.begin(), row.values.end(),
                                  [&](const QString& value) { return value != row.values.first(); });
        return row;
    };
    for (const QString& key : keysOf(m_runs, &ComparedRun::params)) {
        Row row = rowFor(key, &ComparedRun::params);
        row.title = paramTitle(key);
        row.key = key;
        for (QString& value : row.values)
            value = paramValue(key, value);
        ++m_settings;
        m_differing += row.differs;
        if (row.differs || !m_onlyDiffering || m_runs.size() < 2)
            m_rows.push_back(std::move(row));
    }
    const QStringList results = keysOf(m_runs, &ComparedRun::results);
    if (results.isEmpty())
        return;
    Row heading;
    heading.title = tr("Result");
    heading.heading = true;
    for (int i = 0; i < m_runs.size(); ++i)
        heading.values << letter(i);
    m_rows.push_back(std::move(heading));
    for (const QString& key : results) {
        Row row = rowFor(key, &ComparedRun::results);
        row.differs = false; // results always differ; only settings are highlighted
        m_rows.push_back(std::move(row));
    }
}

int ComparisonModel::rowCount(const QModelIndex& parent) const
{
    return parent.isValid() ? 0 : static_cast<int>(m_rows.size());
}

int ComparisonModel::columnCount(const QModelIndex& parent) const
{
    return parent.isValid() ? 0 : static_cast<int>(m_runs.size()) + 1;
}

QVariant ComparisonModel::data(const QModelIndex& index, int role) const
{
    if (!checkIndex(index, CheckIndexOption::IndexIsValid | CheckIndexOption::ParentIsInvalid))
        return {};
    const Row& row = m_rows[static_cast<std::size_t>(index.row())];
    const int run = index.column() - 1;
    switch (role) {
    case Qt::DisplayRole: return run < 0 ? row.title : row.values[run];
    case Qt::ToolTipRole: return run < 0 ? row.key : tr("%1\n%2").arg(m_runs[run].name, row.values[run]);
    case Qt::TextAlignmentRole: return static_cast<int>((run < 0 ? Qt::AlignLeft : Qt::AlignRight) | Qt::AlignVCenter);
    case DiffersRole: return run > 0 && row.differs && row.values[run] != row.values.first();
    case HeadingRole: return row.heading;
    case ColourRole: return run < 0 ? -1 : m_runs[run].colour;
    default: return {};
    }
}

QVariant ComparisonModel::headerData(int section, Qt::Orientation orientation, int role) const
{
    if (orientation != Qt::Horizontal || section < 0 || section > m_runs.size())
        return {};
    if (role == Qt::DisplayRole)
        return section == 0 ? tr("Setting") : letter(section - 1);
    if (role == Qt::ToolTipRole && section > 0)
        return m_runs[section - 1].name;
    if (role == Qt::TextAlignmentRole)
        return static_cast<int>((section == 0 ? Qt::AlignLeft : Qt::AlignRight) | Qt::AlignVCenter);
    if (role == ColourRole)
        return section == 0 ? -1 : m_runs[section - 1].colour;
    return {};
}

QString ComparisonModel::letter(int run)
{
    return runLetter(run);
}

} // namespace trainyard
