// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/inspect/dead_channels_model.h"

#include "gui/formats/format.h"

namespace trainyard {
namespace {

QString channelList(const std::vector<int>& numbers)
{
    QStringList texts;
    for (const int one : numbers)
        texts << QString::number(one);
    return texts.join(QStringLiteral(", "));
}

} // namespace

void DeadChannelsModel::setActivity(const NetActivity* activity)
{
    beginResetModel();
    m_layers.clear();
    if (activity)
        for (const LayerActivity& layer : activity->layers)
            if (!layer.dead.empty())
                m_layers.push_back(layer);
    endResetModel();
}

int DeadChannelsModel::rowCount(const QModelIndex& parent) const
{
    return parent.isValid() ? 0 : int(m_layers.size());
}

int DeadChannelsModel::columnCount(const QModelIndex& parent) const
{
    return parent.isValid() ? 0 : 3;
}

QVariant DeadChannelsModel::data(const QModelIndex& index, int role) const
{
    if (!index.isValid() || index.row() >= rowCount())
        return {};
    const LayerActivity& layer = m_layers[std::size_t(index.row())];
    if (role == Qt::TextAlignmentRole && index.column() == 2)
        return int(Qt::AlignRight | Qt::AlignVCenter);
    if (role == Qt::ToolTipRole)
        return tr("%1: channels %2; %3 of its values are above 0")
            .arg(QString::fromStdString(layer.layer), channelList(layer.dead), format::percent(layer.aboveZero));
    if (role != Qt::DisplayRole)
        return {};
    switch (index.column()) {
    case 0: return QString::fromStdString(layer.layer);
    case 1: return channelList(layer.dead);
    default:
        return tr("%1 of %2", "dead channels")
            .arg(format::count(qint64(layer.dead.size())), format::count(layer.channels));
    }
}

QVariant DeadChannelsModel::headerData(int section, Qt::Orientation orientation, int role) const
{
    if (orientation != Qt::Horizontal)
        return {};
    if (role == Qt::TextAlignmentRole)
        return int((section == 2 ? Qt::AlignRight : Qt::AlignLeft) | Qt::AlignVCenter);
    if (role != Qt::DisplayRole)
        return {};
    return section == 0 ? tr("Layer") : section == 1 ? tr("Channels") : tr("Dead");
}

QString DeadChannelsModel::saturatedText(const NetActivity& activity)
{
    QStringList names;
    for (const LayerActivity& layer : activity.layers)
        if (layer.saturated())
            names << tr("%1 (%2 at the limit)")
                         .arg(QString::fromStdString(layer.layer), format::percent(*layer.atLimit, 0));
    return names.isEmpty() ? tr("Saturated layers: none")
                           : tr("Saturated layers: %1").arg(names.join(QStringLiteral(", ")));
}

} // namespace trainyard
