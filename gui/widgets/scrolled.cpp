// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/widgets/scrolled.h"

#include <QEvent>
#include <QScrollArea>
#include <QScrollBar>
#include <QString>

#include <algorithm>

namespace trainyard {
namespace {

class ColumnArea : public QScrollArea {
public:
    explicit ColumnArea(int leastWidth) : m_leastWidth(leastWidth) {}
    QSize minimumSizeHint() const override
    {
        const int bar = verticalScrollBar()->isVisibleTo(this) ? verticalScrollBar()->sizeHint().width() : 0;
        return {std::max(m_leastWidth, widget()->minimumSizeHint().width() + bar),
                QScrollArea::minimumSizeHint().height()};
    }

protected:
    bool eventFilter(QObject* watched, QEvent* event) override
    {
        if (watched == widget() && event->type() == QEvent::LayoutRequest)
            updateGeometry(); // its words have changed
        return QScrollArea::eventFilter(watched, event);
    }
    void resizeEvent(QResizeEvent* event) override
    {
        QScrollArea::resizeEvent(event);
        updateGeometry(); // the scroll bar may have come or gone
    }

private:
    int m_leastWidth;
};

QScrollArea* scrolls(QScrollArea* area, QWidget* inside)
{
    area->setFrameShape(QFrame::NoFrame);
    area->setWidgetResizable(true);
    area->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    area->setWidget(inside);
    area->setFocusPolicy(Qt::NoFocus); // for its content
    area->viewport()->setAutoFillBackground(false);
    inside->setAutoFillBackground(false);
    return area;
}

} // namespace

QScrollArea* makeScrolled(QWidget* inside)
{
    return scrolls(new QScrollArea, inside);
}

QScrollArea* makeScrolledColumn(QWidget* inside, int leastWidth)
{
    return scrolls(new ColumnArea(leastWidth), inside);
}

QScrollArea* makeScrolledText(QWidget* inside, const QString& name)
{
    QScrollArea* area = makeScrolled(inside);
    area->setFocusPolicy(Qt::StrongFocus);
    area->setAccessibleName(name);
    return area;
}

} // namespace trainyard
