// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/inspect/mistakes_view.h"

#include "gui/inspect/mistakes_model.h"
#include "gui/widgets/theme.h"

#include <QKeyEvent>
#include <QPainter>
#include <QScrollBar>
#include <QStyledItemDelegate>
#include <QTimer>

#include <algorithm>

namespace trainyard {
namespace {

constexpr QSize kMistakePicture(88, 80);
constexpr QSize kMistakeCell(102, 124);
constexpr int kScrollPauseMs = 120;

class MistakeDelegate : public QStyledItemDelegate {
public:
    using QStyledItemDelegate::QStyledItemDelegate;
    QSize sizeHint(const QStyleOptionViewItem&, const QModelIndex&) const override { return kMistakeCell; }

    void paint(QPainter* painter, const QStyleOptionViewItem& option, const QModelIndex& index) const override
    {
        const QRect box = option.rect.adjusted(2, 2, -2, -2);
        if (option.state & (QStyle::State_Selected | QStyle::State_MouseOver)) {
            const bool selected = option.state & QStyle::State_Selected;
            painter->setRenderHint(QPainter::Antialiasing);
            painter->setPen(selected ? themed(Token::AccT) : QColor(Qt::transparent));
            painter->setBrush(themed(selected ? Token::Sel : Token::Tint2));
            painter->drawRoundedRect(QRectF(box).adjusted(0.5, 0.5, -0.5, -0.5), 4, 4);
            painter->setRenderHint(QPainter::Antialiasing, false);
        }
        const QRect picture(QPoint(box.left() + (box.width() - kMistakePicture.width()) / 2, box.top() + 4),
                            kMistakePicture);
        paintPicture(*painter, picture, index);
        const QRect first(picture.left(), picture.bottom() + 3, picture.width(), 15);
        paintLine(*painter, first, FontRole::SmallStrong, Token::T1,
                  index.data(MistakesModel::PredictedRole).toString(),
                  index.data(MistakesModel::PredictedShareRole).toString());
        paintLine(*painter, first.translated(0, 14), FontRole::Caption,
                  option.state & QStyle::State_Selected ? Token::T2 : Token::T3,
                  index.data(MistakesModel::ActualRole).toString(),
                  index.data(MistakesModel::ActualShareRole).toString());
    }

private:
    static void paintPicture(QPainter& painter, const QRect& place, const QModelIndex& index)
    {
        const auto picture = index.data(MistakesModel::PictureRole).value<QPixmap>();
        if (picture.isNull()) {
            painter.fillRect(place, themed(Token::Alt));
            painter.setFont(Theme::instance().font(FontRole::Caption));
            painter.setPen(themed(Token::T3));
            painter.drawText(place, Qt::AlignCenter,
                             QStringLiteral("#%1").arg(index.data(MistakesModel::SampleRole).toLongLong()));
            return;
        }
        // Fills the frame, as photographs in a grid do; small images keep their sharp pixels.
        const QSize size = picture.size().scaled(place.size(), Qt::KeepAspectRatio);
        painter.setRenderHint(QPainter::SmoothPixmapTransform, picture.width() > size.width());
        painter.fillRect(place, themed(Token::Alt));
        painter.drawPixmap(QRect(place.center() - QPoint(size.width() / 2 - 1, size.height() / 2 - 1), size), picture);
    }

    static void paintLine(QPainter& painter, const QRect& line, FontRole role, Token token, const QString& name,
                          const QString& share)
    {
        painter.setPen(themed(token));
        painter.setFont(Theme::instance().font(FontRole::Caption));
        const int wide = share.isEmpty() ? 0 : painter.fontMetrics().horizontalAdvance(share) + 4;
        painter.drawText(line, Qt::AlignRight | Qt::AlignVCenter, share);
        painter.setFont(Theme::instance().font(role));
        painter.drawText(line.adjusted(0, 0, -wide, 0), Qt::AlignLeft | Qt::AlignVCenter | Qt::TextSingleLine,
                         painter.fontMetrics().elidedText(name, Qt::ElideRight, line.width() - wide));
    }
};

} // namespace

MistakesView::MistakesView(MistakesModel& model, QWidget* parent)
    : QListView(parent), m_mistakes(model), m_pause(new QTimer(this))
{
    setModel(&model);
    setItemDelegate(new MistakeDelegate(this));
    setViewMode(QListView::IconMode);
    setMovement(QListView::Static);
    setResizeMode(QListView::Adjust);
    setUniformItemSizes(true);
    setLayoutMode(QListView::Batched); // 20,000 items
    setFrameShape(QFrame::NoFrame);
    setSelectionMode(QAbstractItemView::SingleSelection);
    setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    setVerticalScrollMode(QAbstractItemView::ScrollPerPixel);
    setMouseTracking(true);
    setAccessibleName(tr("Mistakes"));
    m_pause->setSingleShot(true);
    m_pause->setInterval(kScrollPauseMs);
    connect(m_pause, &QTimer::timeout, this, &MistakesView::askForVisible);
    connect(verticalScrollBar(), &QScrollBar::valueChanged, m_pause, qOverload<>(&QTimer::start));
    connect(&model, &QAbstractItemModel::modelReset, m_pause, qOverload<>(&QTimer::start));
    connect(&model, &QAbstractItemModel::dataChanged, m_pause, qOverload<>(&QTimer::start)); // the next ones
    connect(this, &QAbstractItemView::doubleClicked, this,
            [this](const QModelIndex& index) { emit opened(index.data(MistakesModel::SampleRole).toLongLong()); });
}

void MistakesView::keyPressEvent(QKeyEvent* event)
{
    const bool opens = event->key() == Qt::Key_Return || event->key() == Qt::Key_Enter || event->key() == Qt::Key_Space;
    if (opens && currentIndex().isValid())
        emit opened(currentIndex().data(MistakesModel::SampleRole).toLongLong());
    else
        QListView::keyPressEvent(event);
}

void MistakesView::resizeEvent(QResizeEvent* event)
{
    QListView::resizeEvent(event);
    m_pause->start();
}

void MistakesView::showEvent(QShowEvent* event)
{
    QListView::showEvent(event);
    m_pause->start();
}

void MistakesView::currentChanged(const QModelIndex& current, const QModelIndex& previous)
{
    QListView::currentChanged(current, previous);
    emit selectionMoved();
}

void MistakesView::askForVisible()
{
    if (!isVisible() || m_mistakes.rowCount() == 0)
        return;
    const int columns = std::max(1, viewport()->width() / kMistakeCell.width());
    const int first = verticalScrollBar()->value() / kMistakeCell.height() * columns;
    const int rows = viewport()->height() / kMistakeCell.height() + 3; // and the next row
    m_mistakes.wantPictures(first, first + rows * columns);
}

} // namespace trainyard
