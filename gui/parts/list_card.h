// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "gui/widgets/theme.h"

#include <QStyleOptionViewItem>

#include <vector>

namespace trainyard {

/// An item of the list at the left of a page: icon, name and state on one line, and two lines of detail below.
struct ListCard {
    struct Line {
        QString text;
        Qt::TextElideMode elide = Qt::ElideRight;
    };
    QString icon;
    QString name;
    QString state; ///< shown to the right of the name; empty = none
    QString stateIcon;
    StateTone tone{};
    std::vector<Line> lines;
};

void paintListCard(QPainter& painter, const QStyleOptionViewItem& option, const ListCard& card);

/// The rectangle of the name, for its editor.
QRect listCardName(const QRect& item);

inline constexpr QSize kListCardSize{200, 68}; ///< the minimum size

} // namespace trainyard
