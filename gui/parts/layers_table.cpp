// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/parts/layers_table.h"

#include "gui/formats/format.h"
#include "gui/parts/page_parts.h"
#include "gui/widgets/theme.h"

#include <QHeaderView>
#include <QPainter>
#include <QStyledItemDelegate>

namespace trainyard {
namespace {

constexpr int kLayerRow = 24;
constexpr int kMarkRoom = 20; // of a mark's icon

class LayersDelegate : public QStyledItemDelegate {
public:
    using QStyledItemDelegate::QStyledItemDelegate;

    void paint(QPainter* painter, const QStyleOptionViewItem& option, const QModelIndex& index) const override
    {
        painter->save();
        QRect cell = paintCell(*painter, option);
        Token token = index.column() == LayersTableModel::Name ? Token::T1 : Token::T2;
        if (const int tone = index.data(LayersTableModel::ToneRole).toInt(); tone > 0) {
            token = tone == 2 ? Token::Fail : Token::Que;
            cell = paintCellIcon(*painter, cell, tone == 2 ? QStringLiteral("failed") : QStringLiteral("warn"), token);
        }
        paintCellText(*painter, cell, index, token,
                      index.column() == LayersTableModel::Name ? Qt::ElideLeft : Qt::ElideRight);
        painter->restore();
    }

    QSize sizeHint(const QStyleOptionViewItem&, const QModelIndex& index) const override
    {
        const QFontMetrics metrics(Theme::instance().font(FontRole::Small));
        const int icon = index.data(LayersTableModel::ToneRole).toInt() > 0 ? kMarkRoom : 0;
        return {metrics.horizontalAdvance(index.data().toString()) + icon + 2 * kCellPadding + 1, metrics.height()};
    }
};

QString marksOf(const HistogramTensorRow& tensor)
{
    std::int64_t dead = 0;
    for (const auto& [first, last] : tensor.newest.dead)
        dead += last - first + 1;
    const auto total = double(tensor.newest.values.total());
    const double saturated = total > 0.0 ? double(tensor.newest.saturated) / total : 0.0;
    if (tensor.newest.values.nonFinite > 0)
        return LayersTableModel::tr("not finite");
    if (dead > 0)
        return LayersTableModel::tr("%Ln dead", nullptr, int(dead));
    if (saturated >= LayersViewModel::kSaturatedLayer)
        return LayersTableModel::tr("%1 saturated").arg(format::percent(saturated, 0));
    return {};
}

} // namespace

LayersTableModel::LayersTableModel(LayersViewModel& model, QObject* parent)
    : QAbstractTableModel(parent), m_model(model)
{
    connect(&m_model, &LayersViewModel::tensorsChanged, this, [this] {
        std::vector<std::int64_t> keys;
        for (const HistogramTensorRow& tensor : m_model.rows())
            keys.push_back(tensor.key);
        if (keys == m_keys) { // only new numbers
            if (!keys.empty())
                emit dataChanged(index(0, 0), index(int(keys.size()) - 1, ColumnCount - 1));
            return;
        }
        beginResetModel();
        m_keys = std::move(keys);
        endResetModel();
    });
}

int LayersTableModel::rowCount(const QModelIndex& parent) const
{
    return parent.isValid() ? 0 : int(m_keys.size());
}

int LayersTableModel::columnCount(const QModelIndex& parent) const
{
    return parent.isValid() ? 0 : ColumnCount;
}

QVariant LayersTableModel::data(const QModelIndex& index, int role) const
{
    if (!checkIndex(index, CheckIndexOption::IndexIsValid | CheckIndexOption::ParentIsInvalid) ||
        index.row() >= int(m_model.rows().size()))
        return {};
    const HistogramTensorRow& tensor = m_model.rows()[std::size_t(index.row())];
    const ValueHistogram& values = tensor.newest.values;
    switch (role) {
    case Qt::DisplayRole:
        switch (index.column()) {
        case Name: return LayersViewModel::nameOf(tensor);
        case Deviation: return format::significant(values.deviation, 3);
        case Zeros:
            return format::percent(values.finite() > 0 ? double(values.zeros()) / double(values.finite()) : 0.0, 0);
        default: return marksOf(tensor);
        }
    case Qt::ToolTipRole:
        return index.column() == Name                                  ? QVariant(LayersViewModel::nameOf(tensor))
               : index.column() == Marks && !marksOf(tensor).isEmpty() ? QVariant(marksOf(tensor))
                                                                       : QVariant();
    case Qt::TextAlignmentRole:
        return int((index.column() == Deviation || index.column() == Zeros ? Qt::AlignRight : Qt::AlignLeft) |
                   Qt::AlignVCenter);
    case ToneRole:
        if (index.column() != Marks || marksOf(tensor).isEmpty())
            return 0;
        return values.nonFinite > 0 ? 2 : 1;
    default: return {};
    }
}

QVariant LayersTableModel::headerData(int section, Qt::Orientation orientation, int role) const
{
    if (orientation != Qt::Horizontal || section < 0 || section >= ColumnCount)
        return {};
    if (role == Qt::TextAlignmentRole)
        return int((section == Deviation || section == Zeros ? Qt::AlignRight : Qt::AlignLeft) | Qt::AlignVCenter);
    if (role == Qt::ToolTipRole)
        return section == Deviation ? QVariant(tr("Standard deviation of the values at the newest record"))
               : section == Zeros   ? QVariant(tr("Share of values that are exactly 0"))
                                    : QVariant();
    if (role != Qt::DisplayRole)
        return {};
    switch (section) {
    case Name: return tr("Layer");
    case Deviation: return tr("Spread");
    case Zeros: return tr("Zero");
    default: return tr("Marks");
    }
}

LayersTable::LayersTable(LayersViewModel& model, QWidget* parent)
    : FollowingTable(tr("Layers"), parent), m_model(model), m_rows(model)
{
    setItemDelegate(new LayersDelegate(this));
    showModel(&m_rows, kLayerRow);
    setTabKeyNavigation(false);
    QHeaderView* header = horizontalHeader();
    header->setStretchLastSection(false);
    header->setSectionResizeMode(LayersTableModel::Name, QHeaderView::Stretch);
    for (const int column : {LayersTableModel::Deviation, LayersTableModel::Zeros, LayersTableModel::Marks})
        header->setSectionResizeMode(column, QHeaderView::ResizeToContents);
    connect(this, &FollowingTable::rowChosen, &m_model, &LayersViewModel::choose);
    const auto followModel = [this] { follow(m_model.current()); };
    connect(&m_model, &LayersViewModel::tensorsChanged, this, followModel, Qt::QueuedConnection);
    connect(&m_model, &LayersViewModel::recordsChanged, this, followModel, Qt::QueuedConnection);
}

} // namespace trainyard
