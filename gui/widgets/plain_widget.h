// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QBoxLayout>
#include <QWidget>

namespace trainyard {

/// A widget that only holds others, so without margins.
template <typename Layout>
struct PlainWidget {
    QWidget* widget;
    Layout* layout;
};

/// The layout (a QVBoxLayout, QHBoxLayout or QGridLayout) is the widget's.
template <typename Layout>
PlainWidget<Layout> makePlainWidget(int spacing)
{
    auto* widget = new QWidget;
    auto* layout = new Layout(widget);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(spacing);
    return {widget, layout};
}

} // namespace trainyard
