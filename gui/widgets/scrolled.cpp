// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/widgets/scrolled.h"

#include <QScrollArea>

namespace trainyard {

QScrollArea* makeScrolled(QWidget* inside)
{
    auto* area = new QScrollArea;
    area->setFrameShape(QFrame::NoFrame);
    area->setWidgetResizable(true);
    area->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    area->setWidget(inside);
    area->viewport()->setAutoFillBackground(false);
    inside->setAutoFillBackground(false);
    return area;
}

} // namespace trainyard
