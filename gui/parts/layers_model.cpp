// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/parts/layers_model.h"

#include "gui/formats/format.h"

#include <QStringList>

namespace trainyard {

namespace {

bool isNumber(int column)
{
    return column >= LayersModel::Output && column <= LayersModel::Memory;
}

} // namespace

LayersModel::LayersModel(QObject* parent) : QAbstractTableModel(parent) {}

void LayersModel::setLayers(std::vector<NetLayer> layers)
{
    beginResetModel();
    m_layers = std::move(layers);
    endResetModel();
}

int LayersModel::rowCount(const QModelIndex& parent) const
{
    return parent.isValid() ? 0 : static_cast<int>(m_layers.size());
}

int LayersModel::columnCount(const QModelIndex& parent) const
{
    return parent.isValid() ? 0 : ColumnCount;
}

QVariant LayersModel::data(const QModelIndex& index, int role) const
{
    if (!checkIndex(index, CheckIndexOption::IndexIsValid | CheckIndexOption::ParentIsInvalid))
        return {};
    if (role == Qt::TextAlignmentRole)
        return static_cast<int>((isNumber(index.column()) ? Qt::AlignRight : Qt::AlignLeft) | Qt::AlignVCenter);
    const NetLayer& layer = m_layers[static_cast<std::size_t>(index.row())];
    if (role == SortRole)
        return sortValue(layer, index.row(), index.column());
    return role == Qt::DisplayRole || role == Qt::ToolTipRole ? QVariant(text(layer, index.column())) : QVariant();
}

QVariant LayersModel::sortValue(const NetLayer& layer, int row, int column) const
{
    switch (column) {
    case Name: return row; // in computation order, which is more useful than alphabetical
    case Output: {
        qint64 size = 1;
        for (const std::int64_t extent : layer.output)
            size *= extent;
        return size;
    }
    case Parameters: return qint64{layer.parameters};
    case Flops: return qint64{layer.flops};
    case Memory: return qint64{layer.activationBytes};
    default: return text(layer, column);
    }
}

QString LayersModel::text(const NetLayer& layer, int column) const
{
    switch (column) {
    case Name: return QString::fromStdString(layer.name);
    case LayerKind: return QString::fromStdString(layer.kind);
    case Output: {
        QStringList sizes;
        for (const std::int64_t size : layer.output)
            sizes << QString::number(size);
        return sizes.join(QStringLiteral(" × "));
    }
    case Parameters: return layer.parameters > 0 ? format::count(layer.parameters) : QStringLiteral("–");
    case Flops: return layer.flops > 0 ? format::shortCount(static_cast<double>(layer.flops)) : QStringLiteral("–");
    case Memory: return layer.activationBytes > 0 ? format::bytes(layer.activationBytes) : QStringLiteral("–");
    case Detail: return QString::fromStdString(layer.detail);
    default: return {};
    }
}

QVariant LayersModel::headerData(int section, Qt::Orientation orientation, int role) const
{
    if (orientation != Qt::Horizontal || section < 0 || section >= ColumnCount)
        return {};
    if (role == Qt::TextAlignmentRole)
        return static_cast<int>((isNumber(section) ? Qt::AlignRight : Qt::AlignLeft) | Qt::AlignVCenter);
    if (role != Qt::DisplayRole)
        return {};
    switch (section) {
    case Name: return tr("Layer");
    case LayerKind: return tr("Kind");
    case Output: return tr("Output");
    case Parameters: return tr("Parameters");
    case Flops: return tr("FLOPs");
    case Memory: return tr("Activations");
    default: return tr("Details");
    }
}

} // namespace trainyard
