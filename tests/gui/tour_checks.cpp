// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/gui/tour_checks.h"

#include "gui/widgets/segmented_control.h"
#include "tests/gui/color_contrast.h"
#include "tests/support/screenshots.h"

#include <QAbstractButton>
#include <QAbstractItemView>
#include <QAbstractSpinBox>
#include <QAccessible>
#include <QComboBox>
#include <QHash>
#include <QLabel>
#include <QLineEdit>
#include <QPlainTextEdit>
#include <QRadioButton>
#include <QSlider>
#include <QTabBar>
#include <QTextEdit>

#include <algorithm>

namespace trainyard::test {

namespace {

QList<const QWidget*> shownIn(const QWidget& window)
{
    QList<const QWidget*> shown;
    for (const QWidget* child : window.findChildren<QWidget*>())
        if (child->isVisible() && child->window() == &window)
            shown << child;
    return shown;
}

QString nameOf(const QWidget* widget)
{
    QAccessibleInterface* told = QAccessible::queryAccessibleInterface(const_cast<QWidget*>(widget));
    return told ? told->text(QAccessible::Name).trimmed() : QString();
}

bool isControl(const QWidget* widget)
{
    return qobject_cast<const QAbstractButton*>(widget) || qobject_cast<const QComboBox*>(widget) ||
           qobject_cast<const QAbstractSpinBox*>(widget) || qobject_cast<const QLineEdit*>(widget) ||
           qobject_cast<const QSlider*>(widget) || qobject_cast<const QTabBar*>(widget);
}

/// A part of another control, which the keyboard reaches through that one.
bool isPart(const QWidget* widget)
{
    const QWidget* parent = widget->parentWidget();
    return parent && (qobject_cast<const SegmentedControl*>(parent) || qobject_cast<const QTabBar*>(parent) ||
                      qobject_cast<const QLineEdit*>(parent) || qobject_cast<const QComboBox*>(parent) ||
                      qobject_cast<const QAbstractSpinBox*>(parent) || qobject_cast<const QAbstractItemView*>(parent) ||
                      parent->inherits("QMenuBar") || parent->inherits("QCalendarWidget"));
}

/// Tab writes into it, or goes from cell to cell in it, without a way out.
bool keepsTab(const QWidget* widget)
{
    if (const auto* editor = qobject_cast<const QPlainTextEdit*>(widget))
        return !editor->isReadOnly() && !editor->tabChangesFocus();
    if (const auto* editor = qobject_cast<const QTextEdit*>(widget))
        return !editor->isReadOnly() && !editor->tabChangesFocus();
    const auto* view = qobject_cast<const QAbstractItemView*>(widget);
    return view && view->tabKeyNavigation();
}

/// Between the most frequent colour and the one that differs most from it.
double largestContrast(const QImage& picture)
{
    QHash<QRgb, int> counts;
    for (int y = 0; y < picture.height(); ++y)
        for (int x = 0; x < picture.width(); ++x)
            ++counts[picture.pixel(x, y)];
    const QColor ground(std::max_element(counts.cbegin(), counts.cend()).key());
    double largest = 1.0;
    for (auto one = counts.cbegin(); one != counts.cend(); ++one)
        largest = std::max(largest, contrast(ground, QColor(one.key())));
    return largest;
}

QString textOf(const QWidget* widget)
{
    if (const auto* label = qobject_cast<const QLabel*>(widget))
        return label->text().trimmed();
    if (const auto* button = qobject_cast<const QAbstractButton*>(widget))
        return button->text().trimmed();
    return {};
}

/// Larger letters need less: 24 pixels, or 18.7 bold ones.
double neededFor(const QFont& font, double pixels)
{
    return pixels >= 24.0 || (pixels >= 18.66 && font.weight() >= QFont::Bold) ? 3.0 : 4.5;
}

} // namespace

QStringList accessProblems(const QWidget& window)
{
    QStringList problems;
    for (const QWidget* widget : shownIn(window)) {
        if (!widget->isEnabled() || widget->focusProxy() || isPart(widget))
            continue;
        const bool tab = widget->focusPolicy() & Qt::TabFocus;
        if (tab && nameOf(widget).isEmpty())
            problems << QStringLiteral("%1 takes the focus and has no name for a screen reader").arg(pathOf(widget));
        if (!tab && isControl(widget) &&
            !qobject_cast<const QRadioButton*>(widget)) // arrow keys go from one to another
            problems << QStringLiteral("%1 (%2) cannot be reached with Tab").arg(pathOf(widget), nameOf(widget));
        if (tab && keepsTab(widget))
            problems << QStringLiteral("%1 (%2) keeps Tab for itself").arg(pathOf(widget), nameOf(widget));
    }
    return problems;
}

QStringList hiddenControls(const QWidget& window)
{
    QStringList problems;
    for (const QWidget* widget : shownIn(window))
        if (isControl(widget) && !isPart(widget) && (widget->width() < 6 || widget->height() < 6))
            problems << QStringLiteral("%1 (%2) is shown with %3 x %4 px")
                            .arg(pathOf(widget), nameOf(widget))
                            .arg(widget->width())
                            .arg(widget->height());
    return problems;
}

QStringList contrastProblems(const QWidget& window, const QImage& picture)
{
    QStringList problems;
    const double scale = picture.devicePixelRatio();
    for (const QWidget* widget : shownIn(window)) {
        const QString text = textOf(widget);
        if (text.isEmpty() || !widget->isEnabled())
            continue;
        const QRect seen = widget->visibleRegion().boundingRect();
        if (seen.width() < widget->width() / 2 || seen.height() < widget->height() - 2)
            continue; // scrolled away for the most part
        const QRectF place = QRectF(QPointF(widget->mapTo(&window, seen.topLeft())), QSizeF(seen.size()));
        const QImage part =
            picture.copy(QRectF(place.topLeft() * scale, place.size() * scale).toRect().intersected(picture.rect()));
        if (part.isNull())
            continue;
        const double found = largestContrast(part);
        const double needed = neededFor(widget->font(), widget->fontInfo().pixelSize());
        if (found < needed - 0.05)
            problems << QStringLiteral("%1: \"%2\" has a contrast of %3, needs %4")
                            .arg(pathOf(widget), text.left(60))
                            .arg(found, 0, 'f', 2)
                            .arg(needed);
    }
    return problems;
}

} // namespace trainyard::test
