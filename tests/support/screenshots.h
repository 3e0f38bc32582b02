// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QList>
#include <QSize>
#include <QStringList>

#include <functional>

class QWidget;

namespace trainyard::test {

/// "trainyard::CampaignsPage/QWidget/QComboBox#picker": the widget with up to three that it is in.
QString pathOf(const QWidget* widget);

/// Layout problems of a shown window: text that does not fit its widget, a widget that extends beyond its parent,
/// overlapping siblings. One line each; empty if there are none. Does not check inside custom-painted widgets.
QStringList layoutProblems(const QWidget& window);

/// Shows the window at each size, light and dark, saves NAME-light.png, NAME-dark.png, NAME-1000x580-light.png … in
/// $TRAINYARD_SCREENSHOTS (default: screenshots in the build folder) and returns the layout problems of all of them.
/// With $TRAINYARD_TEST_TRANSLATION (trainyard_de.qm) the program is in German and the names end in -de-light.png and
/// so on. `settle` runs after each change of size or theme, before the screenshot.
QStringList photograph(QWidget& window, const QString& name, const QList<QSize>& sizes = {{1440, 900}, {1000, 580}},
                       const std::function<void()>& settle = {});

} // namespace trainyard::test
