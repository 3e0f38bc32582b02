// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "gui/widgets/theme.h"

#include <QPushButton>
#include <QToolButton>

class QAction;

namespace trainyard {

/// Primary is the one filled accent button of a screen; Danger has red text; Flat shows its box only under the mouse.
enum class ButtonKind { Plain, Primary, Danger, Flat };

/// A push button with a themed icon (empty = none). Heights: 28, and `setFixedHeight(32)` in action bars, 24 in cards.
QPushButton* makeButton(const QString& text, const QString& icon = {}, ButtonKind kind = ButtonKind::Plain,
                        QWidget* parent = nullptr);
/// A small square button with an icon only; `name` is its tooltip and its accessible name.
QToolButton* makeIconButton(const QString& icon, const QString& name, QWidget* parent = nullptr);

/// "Stop the run (Ctrl+.)": a tooltip with the shortcut people can use instead.
QString tooltipWithShortcut(const QString& text, const QKeySequence& shortcut);

} // namespace trainyard
