// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/models/layers_model.h"

#include "gui/models/format.h"

#include <QStringList>

namespace trainyard {

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
        return static_cast<int>((index.column() >= Output ? Qt::AlignRight : Qt::AlignLeft) | Qt::AlignVCenter);
    if (role != Qt::DisplayRole && role != Qt::ToolTipRole)
        return {};
    const NetLayer& layer = m_layers[static_cast<std::size_t>(index.row())];
    switch (index.column()) {
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
    default: return {};
    }
}

QVariant LayersModel::headerData(int section, Qt::Orientation orientation, int role) const
{
    if (orientation != Qt::Horizontal || section < 0 || section >= ColumnCount)
        return {};
    if (role == Qt::TextAlignmentRole)
        return static_cast<int>((section >= Output ? Qt::AlignRight : Qt::AlignLeft) | Qt::AlignVCenter);
    if (role != Qt::DisplayRole)
        return {};
    switch (section) {
    case Name: return tr("Layer");
    case LayerKind: return tr("Kind");
    case Output: return tr("Output");
    case Parameters: return tr("Parameters");
    default: return tr("FLOPs");
    }
}

} // namespace trainyard
