// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QList>
#include <QSize>
#include <QStringList>

#include <functional>

class QWidget;

namespace trainyard::test {

/// Everything crooked in a shown window: a text that does not fit its widget, a widget that sticks out of its parent,
/// siblings that lie over each other. One line each; empty when all is well. Custom-painted widgets are not seen into.
QStringList layoutProblems(const QWidget& window);

/// Shows the window at each size, light and dark, saves NAME-light.png, NAME-dark.png, NAME-1100x700-light.png … into
/// $TRAINYARD_SCREENSHOTS (default: screenshots in the build folder) and returns the layout problems of all of them.
/// With $TRAINYARD_TEST_TRANSLATION (a .qm file) the program is in German and the names end in -de-light.png and the
/// like. `settle` runs after each change of size or theme, before the picture is taken.
QStringList photograph(QWidget& window, const QString& name, const QList<QSize>& sizes = {{1440, 900}, {1100, 700}},
                       const std::function<void()>& settle = {});

} // namespace trainyard::test
