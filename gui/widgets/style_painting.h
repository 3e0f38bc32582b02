// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "gui/widgets/theme.h"

#include <QPainter>
#include <QStyleOption>

/// Shapes shared by the parts of TrainyardStyle.
namespace trainyard::paint {

enum class Chevron { Up, Down, Right, Left };

/// A filled rounded box with a sharp 1 px border inside `rect` (`width` 2 for focus).
void box(QPainter& painter, const QRect& rect, const QColor& fill, const QColor& border, qreal radius = 4.0,
         qreal width = 1.0);
void chevron(QPainter& painter, const QRectF& rect, Chevron direction, const QColor& color, qreal size = 7.0);
void tick(QPainter& painter, const QRectF& box, const QColor& color);

/// Colours of a button of this kind in this state.
struct ButtonColors {
    QColor fill, border, text;
    qreal borderWidth = 1.0;
};
ButtonColors buttonColors(const QString& kind, QStyle::State state);

QString kindOf(const QWidget* widget);

} // namespace trainyard::paint
