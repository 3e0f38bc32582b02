// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "gui/widgets/theme.h"

#include <QIcon>
#include <QPixmap>

namespace trainyard {

/// An icon of resources/icons in a theme colour. Drawn on demand, so it follows the theme and any pixel ratio; a
/// disabled icon is drawn in `Dis`.
QIcon themedIcon(const QString& name, Token token = Token::T2);

/// The same as a pixmap in the current theme, for delegates and custom painting. `size`: logical pixels.
QPixmap themedPixmap(const QString& name, Token token, int size, qreal pixelRatio);

} // namespace trainyard
