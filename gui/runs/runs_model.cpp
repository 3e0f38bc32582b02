// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/runs/runs_model.h"

#include "backend/base/clock.h"
#include "cluster/control/run_import.h"
#include "gui/formats/figures.h"
#include "gui/formats/format.h"
#include "gui/formats/reason_text.h"
#include "gui/formats/state_text.h"
#include "gui/formats/subset_text.h"
#include "gui/formats/visible_text.h"

#include <QStringList>

#include <cmath>
#include <utility>

namespace trainyard {
namespace {

using Kind = RunColumn::Kind;

QStringList tagList(const RunRow& row)
{
    QStringList tags;
    for (const std::string& tag : row.tags)
        tags << QString::fromStdString(tag);
    return tags;
}

double timeOf(const RunRow& row, Kind kind)
{
    return kind == Kind::Created ? row.createdAt : kind == Kind::Started ? row.startedAt : row.endedAt;
}

bool isTime(Kind kind)
{
    return kind == Kind::Created || kind == Kind::Started || kind == Kind::Ended;
}

QString epochText(const RunRow& row)
{
    if (!row.tellsEpochs())
        return {};
    const bool whole = std::abs(row.epoch - std::round(row.epoch)) < 0.005;
    const QString epoch = format::fixed(row.epoch, whole ? 0 : 1);
    return row.epochs > 0 ? RunsModel::tr("%1 / %2").arg(epoch).arg(row.epochs) : epoch;
}

bool hasNumber(const RunRow& row, const RunColumns& columns, int column)
{
    return row.hasMetric(static_cast<std::size_t>(valueIndex(columns, column)));
}

double number(const RunRow& row, const RunColumns& columns, int column)
{
    const auto index = static_cast<std::size_t>(valueIndex(columns, column));
    return index < row.metrics.size() ? row.metrics[index] : std::nan("");
}

QString param(const RunRow& row, const RunColumns& columns, int column)
{
    const auto index = static_cast<std::size_t>(valueIndex(columns, column));
    return index < row.params.size() ? QString::fromStdString(row.params[index]) : QString();
}

} // namespace

RunsModel::RunsModel(QObject* parent) : QAbstractTableModel(parent), m_columns(RunColumn::defaults()), m_now(unixTime())
{
}

void RunsModel::setColumns(const RunColumns& columns)
{
    if (columns == m_columns)
        return;
    beginResetModel();
    m_columns = columns;
    // Until the next rows arrive, metrics and params are in the old order.
    for (RunRow& row : m_rows) {
        row.metrics.clear();
        row.toldNan.clear();
        row.params.clear();
    }
    endResetModel();
}

void RunsModel::setRows(std::vector<RunRow> rows)
{
    bool same = rows.size() == m_rows.size();
    for (std::size_t i = 0; same && i < rows.size(); ++i)
        same = rows[i].id == m_rows[i].id;
    if (same) {
        m_rows = std::move(rows);
        if (!m_rows.empty() && !m_columns.isEmpty())
            emit dataChanged(index(0, 0), index(rowCount() - 1, columnCount() - 1));
        return;
    }
    beginResetModel();
    m_rows = std::move(rows);
    m_index.clear();
    m_index.reserve(static_cast<qsizetype>(m_rows.size()));
    for (std::size_t i = 0; i < m_rows.size(); ++i)
        m_index.insert(QString::fromStdString(m_rows[i].id), static_cast<int>(i));
    endResetModel();
}

int RunsModel::rowOf(const QString& runId) const
{
    return m_index.value(runId, -1);
}

void RunsModel::setCurve(const QString& runId, const QVector<QPointF>& curve)
{
    m_curves.insert(runId, curve);
    const int row = rowOf(runId);
    for (int column = 0; row >= 0 && column < m_columns.size(); ++column)
        if (m_columns[column].kind == Kind::Curve)
            emit dataChanged(index(row, column), index(row, column), {CurveRole});
}

void RunsModel::setColours(const QHash<QString, int>& colours)
{
    if (colours == m_colours)
        return;
    const QHash<QString, int> before = std::exchange(m_colours, colours);
    for (auto it = before.begin(); it != before.end(); ++it)
        if (const int row = rowOf(it.key()); row >= 0 && !m_colours.contains(it.key()))
            emit dataChanged(index(row, 0), index(row, columnCount() - 1), {ColourRole});
    for (auto it = m_colours.begin(); it != m_colours.end(); ++it)
        if (const int row = rowOf(it.key()); row >= 0)
            emit dataChanged(index(row, 0), index(row, columnCount() - 1), {ColourRole});
}

void RunsModel::setNow(double unixSeconds)
{
    m_now = unixSeconds;
    for (int column = 0; column < m_columns.size() && !m_rows.empty(); ++column)
        if (isTime(m_columns[column].kind))
            emit dataChanged(index(0, column), index(rowCount() - 1, column), {Qt::DisplayRole});
}

int RunsModel::rowCount(const QModelIndex& parent) const
{
    return parent.isValid() ? 0 : static_cast<int>(m_rows.size());
}

int RunsModel::columnCount(const QModelIndex& parent) const
{
    return parent.isValid() ? 0 : static_cast<int>(m_columns.size());
}

QString RunsModel::text(const RunRow& row, int column) const
{
    return format::visible(plainText(row, column));
}

QString RunsModel::plainText(const RunRow& row, int column) const
{
    const RunColumn& what = m_columns[column];
    switch (what.kind) {
    case Kind::Name: return QString::fromStdString(row.name);
    case Kind::State: return stateText(ShownState(row));
    case Kind::Tags: return tagList(row).join(QStringLiteral(", "));
    case Kind::Model: return QString::fromStdString(row.model);
    case Kind::Dataset: return format::dataset(row.data);
    case Kind::Device: return format::device(row.device);
    case Kind::Host: return QString::fromStdString(row.host);
    case Kind::Created:
    case Kind::Started:
    case Kind::Ended: {
        const double time = timeOf(row, what.kind);
        return time > 0.0 ? format::ago(time, m_now) : QString();
    }
    case Kind::Elapsed: return row.elapsed > 0.0 ? format::duration(row.elapsed) : QString();
    case Kind::Epoch: return epochText(row);
    case Kind::Step: return row.step > 0 ? format::count(row.step) : QString();
    case Kind::Throughput: return row.samplesPerSecond > 0.0 ? format::rate(row.samplesPerSecond) : QString();
    case Kind::LearningRate: return row.learningRate > 0.0 ? format::learningRate(row.learningRate) : QString();
    case Kind::Parameters: return row.parameters > 0 ? format::count(row.parameters) : QString();
    case Kind::Attempts: return row.attempts > 0 ? format::count(row.attempts) : QString();
    case Kind::Notes: return QString::fromStdString(row.notes).simplified();
    case Kind::Curve: return {};
    case Kind::Param: return param(row, m_columns, column);
    case Kind::Metric: break;
    }
    return hasNumber(row, m_columns, column) ? format::seriesValue(what.key, number(row, m_columns, column))
                                             : QStringLiteral("–");
}

QString RunsModel::toolTip(const RunRow& row, int column) const
{
    const Kind kind = m_columns[column].kind;
    if (isTime(kind)) {
        const double time = timeOf(row, kind);
        return time > 0.0 ? format::dateTime(time) : QString();
    }
    if (kind == Kind::State) {
        const QString reason = reasonAndRemedy(row.reason);
        const QString hint = isImported(row) ? importedHint(row.state) : stateHint(ShownState(row));
        return reason.isEmpty() ? hint : tr("%1\n%2").arg(hint, reason);
    }
    if (kind == Kind::Notes)
        return format::visibleLines(QString::fromStdString(row.notes));
    if (kind == Kind::Name)
        return tr("%1\n%2").arg(format::visible(row.name), QString::fromStdString(row.id));
    if (kind == Kind::Dataset && row.data.isPart())
        return tr("%1\n%2").arg(text(row, column), subsetHint(row.data));
    if (kind == Kind::Metric)
        return hasNumber(row, m_columns, column) ? shownText(number(row, m_columns, column), 10) : QString();
    return text(row, column);
}

QVariant RunsModel::data(const QModelIndex& index, int role) const
{
    if (!checkIndex(index, CheckIndexOption::IndexIsValid | CheckIndexOption::ParentIsInvalid))
        return {};
    const RunRow& run = row(index.row());
    const RunColumn& column = m_columns[index.column()];
    switch (role) {
    case Qt::DisplayRole: return text(run, index.column());
    case Qt::EditRole:
        return column.kind == Kind::Name ? QVariant(QString::fromStdString(run.name))
                                         : QVariant(text(run, index.column()));
    case Qt::ToolTipRole: return toolTip(run, index.column());
    case Qt::TextAlignmentRole:
        return static_cast<int>((column.isNumeric() ? Qt::AlignRight : Qt::AlignLeft) | Qt::AlignVCenter);
    case IdRole: return QString::fromStdString(run.id);
    case StateRole: return static_cast<int>(run.state);
    case EarlyRole: return ShownState(run).early;
    case TagsRole: {
        QStringList tags = tagList(run);
        for (QString& tag : tags)
            tag = format::visible(tag);
        return tags;
    }
    case KindRole: return static_cast<int>(column.kind);
    case SubsetRole: return run.data.isPart();
    case ColourRole: return m_colours.value(QString::fromStdString(run.id), -1);
    case CurveRole: return QVariant::fromValue(m_curves.value(QString::fromStdString(run.id)));
    default: return {};
    }
}

Qt::ItemFlags RunsModel::flags(const QModelIndex& index) const
{
    Qt::ItemFlags flags = QAbstractTableModel::flags(index);
    if (index.isValid() && m_columns[index.column()].kind == Kind::Name)
        flags |= Qt::ItemIsEditable;
    return flags;
}

bool RunsModel::setData(const QModelIndex& index, const QVariant& value, int role)
{
    if (role != Qt::EditRole || !index.isValid() || m_columns[index.column()].kind != Kind::Name)
        return false;
    const QString name = value.toString().simplified();
    RunRow& run = m_rows[static_cast<std::size_t>(index.row())];
    if (name.isEmpty() || name.size() > 200 || name.toStdString() == run.name)
        return false;
    run.name = name.toStdString();
    emit dataChanged(index, index);
    emit renameWanted(QString::fromStdString(run.id), name);
    return true;
}

QVariant RunsModel::headerData(int section, Qt::Orientation orientation, int role) const
{
    if (orientation != Qt::Horizontal || section < 0 || section >= m_columns.size())
        return {};
    const RunColumn& column = m_columns[section];
    if (role == Qt::DisplayRole)
        return column.title();
    if (role == Qt::ToolTipRole)
        return column.hint();
    if (role == Qt::TextAlignmentRole)
        return static_cast<int>((column.isNumeric() ? Qt::AlignRight : Qt::AlignLeft) | Qt::AlignVCenter);
    return {};
}

void RunsModel::sort(int column, Qt::SortOrder order)
{
    emit sortWanted(column, order);
}

QHash<int, QByteArray> RunsModel::roleNames() const
{
    QHash<int, QByteArray> names = QAbstractTableModel::roleNames();
    names[IdRole] = "runId";
    names[StateRole] = "state";
    return names;
}

QString RunsModel::exportText(int rowNumber, int column) const
{
    const RunRow& run = row(rowNumber);
    const Kind kind = m_columns[column].kind;
    const auto exact = [](double value) { return exactText(value); };
    switch (kind) {
    case Kind::Created:
    case Kind::Started:
    case Kind::Ended: {
        const double time = timeOf(run, kind);
        return time > 0.0 ? QString::fromStdString(isoTime(time)) : QString();
    }
    case Kind::State: {
        const std::string_view word = name(run.state);
        return QString::fromUtf8(word.data(), static_cast<qsizetype>(word.size()));
    }
    case Kind::Elapsed: return exact(run.elapsed);
    case Kind::Epoch: return exact(run.epoch);
    case Kind::Step: return QString::number(run.step);
    case Kind::Throughput: return exact(run.samplesPerSecond);
    case Kind::LearningRate: return exact(run.learningRate);
    case Kind::Parameters: return QString::number(run.parameters);
    case Kind::Attempts: return QString::number(run.attempts);
    case Kind::Notes: return QString::fromStdString(run.notes);
    case Kind::Device: return QString::fromStdString(run.device);
    case Kind::Curve: return {};
    case Kind::Metric: return exact(number(run, m_columns, column));
    default: return plainText(run, column);
    }
}

} // namespace trainyard
