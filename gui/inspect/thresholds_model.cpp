// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/inspect/thresholds_model.h"

#include "gui/formats/format.h"

#include <cmath>

namespace trainyard {

ThresholdsModel::ThresholdsModel(WeightsViewModel& model, QObject* parent)
    : QAbstractTableModel(parent), m_model(model), m_rows(static_cast<int>(model.rows().size()))
{
    connect(&model, &WeightsViewModel::marksChanged, this, &ThresholdsModel::refresh);
}

void ThresholdsModel::refresh()
{
    const int rows = static_cast<int>(m_model.rows().size());
    if (rows != m_rows) {
        beginResetModel();
        m_rows = rows;
        endResetModel();
    } else if (rows > 0) {
        emit dataChanged(index(0, 0), index(rows - 1, Columns - 1));
    }
}

int ThresholdsModel::rowCount(const QModelIndex& parent) const
{
    return parent.isValid() ? 0 : m_rows;
}

int ThresholdsModel::columnCount(const QModelIndex& parent) const
{
    return parent.isValid() ? 0 : Columns;
}

QString ThresholdsModel::text(const ThresholdRow& row, int column) const
{
    switch (column) {
    case Percentile: return tr("%1 %").arg(percentileText(row.place));
    case Threshold: return row.threshold > 0.0 ? format::significant(row.threshold, 3) : QStringLiteral("0");
    case Left: return format::count(row.left);
    case Ratio:
        return std::isfinite(row.ratio) ? QStringLiteral("%1×").arg(format::fixed(row.ratio, row.ratio < 9.995 ? 2 : 1))
                                        : QStringLiteral("∞");
    case Vanishing: break;
    }
    if (row.sameAs)
        return tr("same mask as %1 %").arg(percentileText(*row.sameAs));
    if (row.vanishing.isEmpty())
        return tr("none");
    const QString names = row.vanishing.join(QStringLiteral(", "));
    return row.vanishing.size() == 1 ? names : tr("%1: %2").arg(format::count(row.vanishing.size()), names);
}

QVariant ThresholdsModel::data(const QModelIndex& index, int role) const
{
    const ThresholdRow& row = m_model.rows()[index.row()];
    switch (role) {
    case Qt::DisplayRole: return text(row, index.column());
    case Qt::ToolTipRole:
        return index.column() == Vanishing && row.vanishing.size() > 1 ? row.vanishing.join(QLatin1Char('\n'))
                                                                       : QVariant();
    case Qt::CheckStateRole:
        return index.column() == Percentile ? QVariant(row.chosen ? Qt::Checked : Qt::Unchecked) : QVariant();
    case Qt::TextAlignmentRole:
        return int((index.column() == Vanishing ? Qt::AlignLeft : Qt::AlignRight) | Qt::AlignVCenter);
    case ToneRole:
        return int(!row.vanishing.isEmpty() ? WeightsRemark::Tone::Problem
                   : row.sameAs             ? WeightsRemark::Tone::Warning
                                            : WeightsRemark::Tone::Info);
    default: return {};
    }
}

bool ThresholdsModel::setData(const QModelIndex& index, const QVariant& value, int role)
{
    if (role != Qt::CheckStateRole || index.column() != Percentile)
        return false;
    m_model.setChosen(m_model.rows()[index.row()].place, value.toInt() == Qt::Checked);
    return true;
}

Qt::ItemFlags ThresholdsModel::flags(const QModelIndex& index) const
{
    if (!index.isValid())
        return {};
    const Qt::ItemFlags flags = Qt::ItemIsSelectable | Qt::ItemIsEnabled;
    return index.column() == Percentile ? flags | Qt::ItemIsUserCheckable : flags;
}

QVariant ThresholdsModel::headerData(int section, Qt::Orientation orientation, int role) const
{
    if (orientation != Qt::Horizontal)
        return {};
    if (role == Qt::TextAlignmentRole)
        return int((section == Vanishing ? Qt::AlignLeft : Qt::AlignRight) | Qt::AlignVCenter);
    if (role != Qt::DisplayRole)
        return {};
    switch (section) {
    case Percentile: return tr("Percentile");
    case Threshold: return tr("Threshold");
    case Left: return tr("Weights left");
    case Ratio: return tr("Ratio");
    default: return tr("Vanishing layers");
    }
}

} // namespace trainyard
