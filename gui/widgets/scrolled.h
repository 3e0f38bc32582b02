// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

class QScrollArea;
class QString;
class QWidget;

namespace trainyard {

/// A vertical scroll area with a transparent background. It owns `inside` and gives it the full width.
QScrollArea* makeScrolled(QWidget* inside);
/// The same, and at least as wide as `inside` needs, beside the scroll bar where there is one.
QScrollArea* makeScrolledColumn(QWidget* inside, int leastWidth);
/// The same as makeScrolled() for content that takes no focus itself: the keyboard scrolls it under this name.
QScrollArea* makeScrolledText(QWidget* inside, const QString& name);

} // namespace trainyard
