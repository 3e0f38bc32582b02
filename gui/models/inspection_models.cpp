// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/models/inspection_models.h"

#include "gui/models/data_set_text.h"
#include "gui/models/format.h"

#include <algorithm>

namespace trainyard {
namespace {

double ratio(std::int64_t part, std::int64_t whole)
{
    return whole > 0 ? static_cast<double>(part) / static_cast<double>(whole) : 0.0;
}

template <typename Item>
const Item& at(const std::vector<Item>& items, int row)
{
    return items[static_cast<std::size_t>(row)];
}

} // namespace

void InspectionTable::setInspection(InspectionPointer inspection)
{
    beginResetModel();
    m_inspection = std::move(inspection);
    prepare();
    endResetModel();
}

int InspectionTable::rowCount(const QModelIndex& parent) const
{
    return parent.isValid() || !m_inspection ? 0 : static_cast<int>(rows());
}

QVariant InspectionTable::data(const QModelIndex& index, int role) const
{
    if (!checkIndex(index, CheckIndexOption::IndexIsValid | CheckIndexOption::ParentIsInvalid))
        return {};
    switch (role) {
    case Qt::DisplayRole:
    case Qt::ToolTipRole: return text(index.row(), index.column());
    case Qt::TextAlignmentRole:
        return static_cast<int>((isNumber(index.column()) ? Qt::AlignRight : Qt::AlignLeft) | Qt::AlignVCenter);
    case SortRole: return sortValue(index.row(), index.column());
    case ShareRole: {
        const double value = share(index.row(), index.column());
        return value < 0 ? QVariant() : QVariant(value);
    }
    default: return {};
    }
}

QVariant InspectionTable::headerData(int section, Qt::Orientation orientation, int role) const
{
    if (orientation != Qt::Horizontal || section < 0 || section >= columnCount())
        return {};
    if (role == Qt::TextAlignmentRole)
        return static_cast<int>((isNumber(section) ? Qt::AlignRight : Qt::AlignLeft) | Qt::AlignVCenter);
    return role == Qt::DisplayRole ? QVariant(title(section)) : QVariant();
}

qint64 ClassesModel::rows() const { return static_cast<qint64>(m_inspection->classes.size()); }

std::int64_t ClassesModel::count(int row, int column) const
{
    const InspectedClass& one = at(m_inspection->classes, row);
    return column == 1 ? one.train : one.validation;
}

void ClassesModel::prepare()
{
    m_most[0] = m_most[1] = 0;
    if (!m_inspection)
        return;
    for (const InspectedClass& one : m_inspection->classes) {
        m_most[0] = std::max(m_most[0], one.train);
        m_most[1] = std::max(m_most[1], one.validation);
    }
}

QString ClassesModel::text(int row, int column) const
{
    return column == 0 ? QString::fromStdString(at(m_inspection->classes, row).name) : format::count(count(row, column));
}

QVariant ClassesModel::sortValue(int row, int column) const
{
    // The order of the labels says more than the alphabet.
    return column == 0 ? QVariant(row) : QVariant::fromValue<qint64>(count(row, column));
}

QString ClassesModel::title(int column) const
{
    return column == 0 ? tr("Class") : column == 1 ? tr("Training") : tr("Validation");
}

double ClassesModel::share(int row, int column) const
{
    return column == 0 ? -1.0 : ratio(count(row, column), m_most[column - 1]);
}

qint64 SizesModel::rows() const { return static_cast<qint64>(m_inspection->sizes.size()); }

QString SizesModel::text(int row, int column) const
{
    const InspectedSize& size = at(m_inspection->sizes, row);
    return column == 0 ? pixelsText(size.width, size.height) : format::count(size.count);
}

QVariant SizesModel::sortValue(int row, int column) const
{
    const InspectedSize& size = at(m_inspection->sizes, row);
    return QVariant::fromValue<qint64>(column == 0 ? qint64{size.width} * size.height : qint64{size.count});
}

QString SizesModel::title(int column) const { return column == 0 ? tr("Size") : tr("Images"); }

double SizesModel::share(int row, int column) const
{
    return column == 0 ? -1.0 : ratio(at(m_inspection->sizes, row).count, m_inspection->sizes.front().count);
}

qint64 UnreadableModel::rows() const { return static_cast<qint64>(m_inspection->unreadable.size()); }

QString UnreadableModel::text(int row, int column) const
{
    const UnreadableSample& sample = at(m_inspection->unreadable, row);
    return QString::fromStdString(column == 0 ? sample.name : sample.reason);
}

QString UnreadableModel::title(int column) const { return column == 0 ? tr("File") : tr("Why it cannot be read"); }

qint64 DuplicatesModel::rows() const { return static_cast<qint64>(m_inspection->duplicates.size()); }

QString DuplicatesModel::text(int row, int column) const
{
    const DuplicatePair& pair = at(m_inspection->duplicates, row);
    if (column == 2)
        return pair.sameLabel ? tr("the same") : tr("another");
    return QString::fromStdString(column == 0 ? pair.train : pair.validation);
}

QString DuplicatesModel::title(int column) const
{
    return column == 0 ? tr("Training image") : column == 1 ? tr("Validation image") : tr("Class");
}

} // namespace trainyard
