// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/inspect/weights_table.h"

#include "gui/parts/page_parts.h"
#include "gui/widgets/icons.h"

#include <QHeaderView>
#include <QKeyEvent>
#include <QMouseEvent>
#include <QPainter>
#include <QStyledItemDelegate>

namespace trainyard {
namespace {

constexpr int kThresholdRow = 22;
constexpr int kTickSize = 15;

class ThresholdsDelegate : public QStyledItemDelegate {
public:
    using QStyledItemDelegate::QStyledItemDelegate;

    void paint(QPainter* painter, const QStyleOptionViewItem& option, const QModelIndex& index) const override
    {
        painter->save();
        QRect cell = paintCell(*painter, option);
        Token token = Token::T1;
        if (index.column() == ThresholdsModel::Percentile) {
            QStyleOptionButton box;
            box.state = QStyle::State_Enabled |
                        (index.data(Qt::CheckStateRole).toInt() == Qt::Checked ? QStyle::State_On : QStyle::State_Off);
            box.rect = tickRect(option.rect);
            option.widget->style()->drawPrimitive(QStyle::PE_IndicatorCheckBox, &box, painter, option.widget);
            painter->setFont(Theme::instance().font(FontRole::SmallStrong));
        } else if (index.column() == ThresholdsModel::Vanishing) {
            const auto tone = static_cast<WeightsRemark::Tone>(index.data(ThresholdsModel::ToneRole).toInt());
            token = tone == WeightsRemark::Tone::Problem   ? Token::Fail
                    : tone == WeightsRemark::Tone::Warning ? Token::Que
                                                           : Token::T3;
            if (tone != WeightsRemark::Tone::Info) {
                const QString icon =
                    tone == WeightsRemark::Tone::Problem ? QStringLiteral("failed") : QStringLiteral("warn");
                cell = paintCellIcon(*painter, cell, icon, token);
            } else if (option.state & QStyle::State_Selected) {
                token = Token::T2;
            }
        }
        paintCellText(*painter, cell, index, token, Qt::ElideRight);
        painter->restore();
    }

    bool editorEvent(QEvent* event, QAbstractItemModel* model, const QStyleOptionViewItem& option,
                     const QModelIndex& index) override
    {
        if (event->type() != QEvent::MouseButtonRelease || index.column() != ThresholdsModel::Percentile ||
            !tickRect(option.rect)
                 .adjusted(-6, -4, 6, 4)
                 .contains(static_cast<QMouseEvent*>(event)->position().toPoint()))
            return false;
        return model->setData(index,
                              index.data(Qt::CheckStateRole).toInt() == Qt::Checked ? Qt::Unchecked : Qt::Checked,
                              Qt::CheckStateRole);
    }

private:
    static QRect tickRect(const QRect& cell)
    {
        return {cell.left() + 12, cell.center().y() - kTickSize / 2, kTickSize, kTickSize};
    }
};

} // namespace

WeightsTable::WeightsTable(WeightsViewModel& model, QWidget* parent)
    : FollowingTable(tr("Thresholds"), parent), m_model(model), m_rows(model)
{
    setItemDelegate(new ThresholdsDelegate(this));
    showModel(&m_rows, kThresholdRow);
    for (const auto& [column, width] : {std::pair(0, 82), std::pair(1, 76), std::pair(2, 83), std::pair(3, 60)})
        setColumnWidth(column, width);
    horizontalHeader()->setStretchLastSection(true);
    connect(this, &FollowingTable::rowChosen, this, [this](int row) { m_model.select(m_model.rows()[row].place); });
    connect(
        &m_model, &WeightsViewModel::marksChanged, this, [this] { follow(m_model.rowOf(m_model.selected())); },
        Qt::QueuedConnection);
    connect(this, &QAbstractItemView::doubleClicked, this, [this](const QModelIndex& index) {
        if (index.column() != ThresholdsModel::Percentile || !visualRect(index).isEmpty())
            emit editWanted(m_model.rows()[index.row()].place);
    });
}

void WeightsTable::keyPressEvent(QKeyEvent* event)
{
    const QModelIndex now = currentIndex();
    if (now.isValid()) {
        const Permille place = m_model.rows()[now.row()].place;
        switch (event->key()) {
        case Qt::Key_Space: m_model.setChosen(place, !m_model.rows()[now.row()].chosen); return;
        case Qt::Key_Delete: m_model.remove(place); return;
        case Qt::Key_Return:
        case Qt::Key_Enter: emit editWanted(place); return;
        default: break;
        }
    }
    if (event->matches(QKeySequence::Undo))
        return m_model.undo();
    QTableView::keyPressEvent(event);
}

} // namespace trainyard
