// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "gui/widgets/theme.h"

#include <QIcon>
#include <QPixmap>

namespace trainyard {

/// An icon of resources/icons in a colour of the theme. It is drawn when it is shown, so it follows a change of theme
/// and any pixel ratio by itself; a disabled one is drawn in `Dis`.
QIcon themedIcon(const QString& name, Token token = Token::T2);

/// The same as pixels, in the theme of this moment: for delegates and custom painting. Size in logical pixels.
QPixmap themedPixmap(const QString& name, Token token, int size, qreal pixelRatio);

} // namespace trainyard
