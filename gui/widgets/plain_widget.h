// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QBoxLayout>
#include <QWidget>

namespace trainyard {

/// A container widget without margins.
template <typename Layout>
struct PlainWidget {
    QWidget* widget;
    Layout* layout;
};

/// The widget owns the layout (a QVBoxLayout, QHBoxLayout or QGridLayout).
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
