// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "gui/widgets/theme.h"

#include <QPushButton>
#include <QToolButton>

class QAction;

namespace trainyard {

/// Primary: the only filled accent button of a screen; Danger: red text; Flat: shows its box only under the mouse.
enum class ButtonKind { Plain, Primary, Danger, Flat };

/// A push button with a themed icon (empty = none). Height 28; set 32 in action bars and 24 in cards with
/// setFixedHeight().
QPushButton* makeButton(const QString& text, const QString& icon = {}, ButtonKind kind = ButtonKind::Plain,
                        QWidget* parent = nullptr);
/// A small square button with only an icon; `name` is its tooltip and accessible name.
QToolButton* makeIconButton(const QString& icon, const QString& name, QWidget* parent = nullptr);

/// A tooltip with its shortcut: "Stop the run (Ctrl+.)".
QString tooltipWithShortcut(const QString& text, const QKeySequence& shortcut);

} // namespace trainyard
