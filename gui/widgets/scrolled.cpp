// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/widgets/scrolled.h"

#include <QScrollArea>
#include <QString>

namespace trainyard {

QScrollArea* makeScrolled(QWidget* inside)
{
    auto* area = new QScrollArea;
    area->setFrameShape(QFrame::NoFrame);
    area->setWidgetResizable(true);
    area->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    area->setWidget(inside);
    area->setFocusPolicy(Qt::NoFocus); // for its content
    area->viewport()->setAutoFillBackground(false);
    inside->setAutoFillBackground(false);
    return area;
}

QScrollArea* makeScrolledText(QWidget* inside, const QString& name)
{
    QScrollArea* area = makeScrolled(inside);
    area->setFocusPolicy(Qt::StrongFocus);
    area->setAccessibleName(name);
    return area;
}

} // namespace trainyard
