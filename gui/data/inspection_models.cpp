// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/data/inspection_models.h"

#include "gui/data/data_set_text.h"
#include "gui/formats/format.h"
#include "gui/formats/reason_text.h"
#include "gui/services/qt_text.h"

#include <algorithm>

namespace trainyard {
namespace {

int alignment(const InspectionColumn& column)
{
    return static_cast<int>((column.count ? Qt::AlignRight : Qt::AlignLeft) | Qt::AlignVCenter);
}

} // namespace

InspectionTable::InspectionTable(Rows rows, std::vector<InspectionColumn> columns, QObject* parent)
    : QAbstractTableModel(parent), m_rows(std::move(rows)), m_columns(std::move(columns)), m_most(m_columns.size())
{
}

void InspectionTable::setInspection(InspectionPointer inspection)
{
    beginResetModel();
    m_inspection = std::move(inspection);
    const std::size_t rows = m_inspection ? m_rows(*m_inspection) : 0;
    for (std::size_t column = 0; column < m_columns.size(); ++column) {
        m_most[column] = 0;
        for (std::size_t row = 0; m_columns[column].count && row < rows; ++row)
            m_most[column] = std::max(m_most[column], m_columns[column].count(*m_inspection, row));
    }
    endResetModel();
}

int InspectionTable::rowCount(const QModelIndex& parent) const
{
    return parent.isValid() || !m_inspection ? 0 : static_cast<int>(m_rows(*m_inspection));
}

int InspectionTable::columnCount(const QModelIndex& parent) const
{
    return parent.isValid() ? 0 : static_cast<int>(m_columns.size());
}

QVariant InspectionTable::data(const QModelIndex& index, int role) const
{
    if (!checkIndex(index, CheckIndexOption::IndexIsValid | CheckIndexOption::ParentIsInvalid))
        return {};
    const auto row = static_cast<std::size_t>(index.row());
    const InspectionColumn& column = m_columns[static_cast<std::size_t>(index.column())];
    const std::int64_t count = column.count ? column.count(*m_inspection, row) : 0;
    switch (role) {
    case Qt::DisplayRole:
    case Qt::ToolTipRole: return column.count ? format::count(count) : column.text(*m_inspection, row);
    case Qt::TextAlignmentRole: return alignment(column);
    case SortRole:
        if (column.count)
            return QVariant::fromValue<qint64>(count);
        return column.order ? QVariant::fromValue<qint64>(column.order(*m_inspection, row))
                            : column.text(*m_inspection, row);
    case ShareRole: {
        const std::int64_t most = m_most[static_cast<std::size_t>(index.column())];
        if (!column.count)
            return {};
        return most > 0 ? static_cast<double>(count) / static_cast<double>(most) : 0.0;
    }
    default: return {};
    }
}

QVariant InspectionTable::headerData(int section, Qt::Orientation orientation, int role) const
{
    if (orientation != Qt::Horizontal || section < 0 || section >= columnCount())
        return {};
    const InspectionColumn& column = m_columns[static_cast<std::size_t>(section)];
    if (role == Qt::TextAlignmentRole)
        return alignment(column);
    return role == Qt::DisplayRole ? QVariant(column.title) : QVariant();
}

InspectionTable* InspectionTable::ofClasses(QObject* parent)
{
    using Found = const DataInspection&;
    return new InspectionTable(
        [](Found found) { return found.classes.size(); },
        {{tr("Class"),
          [](Found found, std::size_t row) { return qt(found.classes[row].name); },
          {},
          [](Found, std::size_t row) {
              return static_cast<std::int64_t>(row);
          }}, // in label order, which is more useful than alphabetical
         {tr("Training"), {}, [](Found found, std::size_t row) { return found.classes[row].train; }},
         {tr("Validation"), {}, [](Found found, std::size_t row) { return found.classes[row].validation; }}},
        parent);
}

InspectionTable* InspectionTable::ofSizes(QObject* parent)
{
    using Found = const DataInspection&;
    return new InspectionTable(
        [](Found found) { return found.sizes.size(); },
        {{tr("Size"),
          [](Found found, std::size_t row) { return pixelsText(found.sizes[row].width, found.sizes[row].height); },
          {},
          [](Found found, std::size_t row) { return std::int64_t{found.sizes[row].width} * found.sizes[row].height; }},
         {tr("Images"), {}, [](Found found, std::size_t row) { return found.sizes[row].count; }}},
        parent);
}

InspectionTable* InspectionTable::ofUnreadable(QObject* parent)
{
    using Found = const DataInspection&;
    return new InspectionTable(
        [](Found found) { return found.unreadable.size(); },
        {{tr("File"), [](Found found, std::size_t row) { return reasonText(found.unreadable[row].name); }},
         {tr("Why it cannot be read"),
          [](Found found, std::size_t row) { return reasonText(found.unreadable[row].reason); }}},
        parent);
}

InspectionTable* InspectionTable::ofDuplicates(QObject* parent)
{
    using Found = const DataInspection&;
    return new InspectionTable(
        [](Found found) { return found.duplicates.size(); },
        {{tr("Training image"), [](Found found, std::size_t row) { return reasonText(found.duplicates[row].train); }},
         {tr("Validation image"),
          [](Found found, std::size_t row) { return reasonText(found.duplicates[row].validation); }},
         {tr("Class"),
          [](Found found, std::size_t row) {
              return found.duplicates[row].sameLabel ? tr("the same") : tr("another");
          }}},
        parent);
}

} // namespace trainyard
