// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QBoxLayout>
#include <QDialog>
#include <QWidget>

#include <algorithm>

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

/// The column that contains a dialog's parts, with the margins of every dialog; the dialog owns it.
inline QVBoxLayout* makeDialogColumn(QDialog* dialog, int spacing)
{
    auto* column = new QVBoxLayout(dialog);
    column->setContentsMargins(16, 14, 16, 14);
    column->setSpacing(spacing);
    return column;
}

/// Gives the wrapped texts of a dialog all their lines, which its layout alone does not. To be called when a text was
/// added.
inline void fitHeight(QDialog* dialog)
{
    dialog->layout()->activate();
    const int width = dialog->isVisible() ? dialog->width() : dialog->sizeHint().width();
    dialog->setMinimumHeight(dialog->layout()->totalHeightForWidth(std::max(width, dialog->minimumSizeHint().width())));
}

} // namespace trainyard
