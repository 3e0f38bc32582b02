// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "gui/widgets/theme.h"

#include <QIcon>
#include <QPainter>
#include <QStyleOption>

/// Shapes shared by the parts of TrainyardStyle.
namespace trainyard::paint {

enum class Chevron { Up, Down, Right, Left };

inline constexpr int kCellMargin = 6; ///< beside the text of a table's cell and of its heading
inline constexpr int kIconGap = 5;    ///< between the icon and the text of a button
inline constexpr int kQtIconGap = 4;  ///< of it, what Qt counts into a button's size

/// A filled rounded box with a sharp 1 px border inside `rect` (`width` 2 for focus).
void box(QPainter& painter, const QRect& rect, const QColor& fill, const QColor& border, qreal radius = 4.0,
         qreal width = 1.0);
void chevron(QPainter& painter, const QRectF& rect, Chevron direction, const QColor& color, qreal size = 7.0);
void tick(QPainter& painter, const QRectF& box, const QColor& color);

/// A button's icon and text side by side, in the middle of `rect`; from its left where they need more room.
void iconAndText(QPainter& painter, const QRect& rect, const QIcon& icon, const QSize& iconSize, const QString& text,
                 QStyle::State state, int gap = kIconGap);

/// Colours of a button of this kind in this state.
struct ButtonColors {
    QColor fill, border, text;
    qreal borderWidth = 1.0;
};
ButtonColors buttonColors(const QString& kind, QStyle::State state);

QString kindOf(const QWidget* widget);

} // namespace trainyard::paint
