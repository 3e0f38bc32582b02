// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/runs/comparison_model.h"

#include "backend/protocol/run_fields.h"
#include "gui/formats/field_text.h"
#include "gui/formats/visible_text.h"
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

const QString kNone = QStringLiteral("–");

const QString* valueOf(const Pairs& pairs, const QString& key)
{
    for (const auto& [candidate, value] : pairs)
        if (candidate == key)
            return &value;
    return nullptr;
}

} // namespace

bool isRunParam(const QString& key)
{
    const RunField* field = paramField(key);
    return field && (field->info->type == FieldType::RunId || field->info->type == FieldType::Checkpoint);
}

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
    for (const QString& key : keysOf(m_runs, &ComparedRun::params)) {
        Row row = settingRow(key);
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
        Row row; // results always differ; only settings are highlighted
        row.title = key;
        for (const ComparedRun& run : std::as_const(m_runs)) {
            const QString* value = valueOf(run.results, key);
            row.values << (value ? *value : kNone);
        }
        m_rows.push_back(std::move(row));
    }
}

/// Where the texts of different values would be the same, the values are shown as they are stored: equal texts say that
/// nothing differs.
ComparisonModel::Row ComparisonModel::settingRow(const QString& key) const
{
    Row row;
    row.title = paramTitle(key);
    row.key = key;
    row.middle = key == QLatin1String("campaign") || isRunParam(key);
    QHash<QString, QString> meant; // by text
    QStringList exact;
    bool alike = false;
    for (const ComparedRun& run : m_runs) {
        const QString* value = valueOf(run.params, key);
        const QString name = run.named.value(key);
        const QString text = !value ? kNone : name.isEmpty() ? paramValue(key, *value) : name;
        row.has.push_back(value);
        row.values << text;
        exact << (!value || text == kNone ? kNone : format::visible(*value));
        alike = alike || (text != kNone && *meant.insert(text, meant.value(text, exact.last())) != exact.last());
    }
    if (alike)
        row.values = exact;
    row.differs = differs(row);
    return row;
}

/// An imported run that lacks a setting says nothing about it.
bool ComparisonModel::differs(const Row& row) const
{
    const QString* first = nullptr;
    for (int run = 0; run < m_runs.size(); ++run) {
        if (m_runs[run].imported && !row.has[std::size_t(run)])
            continue;
        if (first && *first != row.values[run])
            return true;
        first = &row.values[run];
    }
    return false;
}

bool ComparisonModel::differsFromFirst(const Row& row, int run) const
{
    const auto says = [&](int one) { return !m_runs[one].imported || row.has[std::size_t(one)]; };
    return run > 0 && row.differs && says(0) && says(run) && row.values[run] != row.values.first();
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
    case DiffersRole: return differsFromFirst(row, run);
    case MiddleRole: return row.middle;
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
