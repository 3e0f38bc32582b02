// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QImage>
#include <QStringList>

class QWidget;

namespace trainyard::test {

/// Of everything in the window that takes the focus: whether a screen reader has a name for it. Of everything that a
/// mouse uses: whether keys reach it, and whether Tab leads on from it. One line a problem.
QStringList accessProblems(const QWidget& window);

/// Widgets without any extent, where a person expects something to use.
QStringList hiddenControls(const QWidget& window);

/// Texts of labels and buttons that differ too little from their ground for WCAG 2.1 AA, in a picture of the window.
/// Only pictures at a scale of 2 or more tell: at 100 % thin letters have no pixel of their full colour.
QStringList contrastProblems(const QWidget& window, const QImage& picture);

} // namespace trainyard::test
