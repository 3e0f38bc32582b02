// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/widgets/trainyard_style.h"

#include "gui/widgets/icons.h"
#include "gui/widgets/popup_delegate.h"
#include "gui/widgets/style_painting.h"

#include <QAbstractItemView>
#include <QAbstractSpinBox>
#include <QComboBox>
#include <QGuiApplication>
#include <QHeaderView>
#include <QLineEdit>
#include <QMenuBar>
#include <QPushButton>
#include <QScrollBar>
#include <QSlider>
#include <QTabBar>
#include <QToolButton>

namespace trainyard {

namespace {

bool invalid(const QWidget* widget)
{
    return widget && widget->property("invalid").toBool();
}

/// A field's frame: line edit, spin box, combo box.
void field(QPainter& painter, const QRect& rect, QStyle::State state, const QWidget* widget, const QColor& fill)
{
    const bool enabled = state & QStyle::State_Enabled;
    const bool focus = enabled && (state & QStyle::State_HasFocus);
    QColor border = themed(!enabled ? Token::Border : focus ? Token::AccT : Token::Ctl);
    if (invalid(widget))
        border = themed(Token::Fail);
    paint::box(painter, rect, enabled ? fill : themed(Token::Win), border, 4.0, focus ? 2.0 : 1.0);
}

void checkMark(QPainter& painter, const QRect& rect, QStyle::State state, bool round)
{
    const bool enabled = state & QStyle::State_Enabled;
    const bool on = state & QStyle::State_On;
    const bool some = state & QStyle::State_NoChange;
    const bool focus = (state & QStyle::State_HasFocus) && (state & QStyle::State_KeyboardFocusChange);
    const QRect square(rect.center() - QPoint(7, 7), QSize(15, 15));
    QColor fill = themed(!enabled ? Token::Win : on || some ? Token::Acc : Token::Base);
    QColor border = themed(!enabled ? Token::Border : on || some ? Token::Acc : Token::Ctl);
    if (enabled && !on && !some && (state & QStyle::State_MouseOver))
        border = themed(Token::AccT);
    if (!enabled && on)
        fill = themed(Token::Dis);
    paint::box(painter, square, fill, border, round ? 7.5 : 3.5);
    const QColor mark = themed(enabled ? Token::OnAcc : Token::Base);
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    if (on && round) {
        painter.setPen(Qt::NoPen);
        painter.setBrush(mark);
        painter.drawEllipse(QRectF(square).center(), 3.0, 3.0);
    } else if (on) {
        paint::tick(painter, square, mark);
    } else if (some) {
        painter.setPen(QPen(mark, 1.8, Qt::SolidLine, Qt::RoundCap));
        painter.drawLine(QPointF(square.left() + 4, QRectF(square).center().y()),
                         QPointF(square.right() - 3, QRectF(square).center().y()));
    }
    if (focus) {
        painter.setBrush(Qt::NoBrush);
        painter.setPen(QPen(themed(Token::AccT), 1));
        painter.drawRoundedRect(QRectF(square).adjusted(-1.5, -1.5, 1.5, 1.5), round ? 9 : 5, round ? 9 : 5);
    }
    painter.restore();
}

/// Whether it is a button with a border of its own. One that rises only under the mouse, as the headings of foldable
/// groups do, has none while it has the focus.
bool hasBorder(const QWidget* widget)
{
    const auto* tool = qobject_cast<const QToolButton*>(widget);
    return qobject_cast<const QAbstractButton*>(widget) && !(tool && tool->autoRaise());
}

/// Which corners of a segment are round, from its position in the segmented control.
void segment(QPainter& painter, const QRect& rect, const paint::ButtonColors& colors, const QWidget* widget,
             bool checked)
{
    const QString place = widget->property("place").toString();
    QRect box = rect;
    painter.save();
    painter.setClipRect(rect);
    // Adjacent borders coincide: every segment but the first starts one pixel early, and its hidden round corners are
    // moved outside the clip.
    if (place == QLatin1String("first"))
        box.adjust(0, 0, 6, 0);
    else if (place == QLatin1String("last"))
        box.adjust(-6, 0, 0, 0);
    else if (place == QLatin1String("middle"))
        box.adjust(-6, 0, 6, 0);
    paint::box(painter, box, colors.fill, colors.border, 4.0, colors.borderWidth);
    painter.setPen(colors.border);
    if (place == QLatin1String("middle") || place == QLatin1String("last")) {
        if (checked)
            painter.drawLine(rect.topLeft(), rect.bottomLeft());
    }
    if (place == QLatin1String("first") || place == QLatin1String("middle"))
        painter.drawLine(rect.topRight(), rect.bottomRight());
    painter.restore();
}

} // namespace

TrainyardStyle::TrainyardStyle() : QProxyStyle(QStringLiteral("Fusion")) {}

void TrainyardStyle::polish(QWidget* widget)
{
    QProxyStyle::polish(widget);
    if (qobject_cast<QAbstractButton*>(widget) || qobject_cast<QComboBox*>(widget) ||
        qobject_cast<QAbstractSpinBox*>(widget) || qobject_cast<QSlider*>(widget) ||
        qobject_cast<QScrollBar*>(widget) || qobject_cast<QTabBar*>(widget))
        widget->setAttribute(Qt::WA_Hover);
    if (auto* combo = qobject_cast<QComboBox*>(widget))
        PopupDelegate::install(combo);
    if (auto* header = qobject_cast<QHeaderView*>(widget)) { // the style sheet overrides the class's own font
        header->setFont(Theme::instance().font(FontRole::SmallStrong));
        header->viewport()->setFont(header->font());
    }
}

void TrainyardStyle::drawPrimitive(PrimitiveElement element, const QStyleOption* option, QPainter* painter,
                                   const QWidget* widget) const
{
    const bool enabled = option->state & State_Enabled;
    switch (element) {
    case PE_PanelLineEdit: {
        const auto* frame = qstyleoption_cast<const QStyleOptionFrame*>(option);
        if (frame && frame->lineWidth > 0)
            field(*painter, option->rect, option->state, widget, themed(Token::Base));
        return;
    }
    case PE_FrameLineEdit: return; // part of the panel
    case PE_PanelButtonCommand: {
        const auto colors = paint::buttonColors(paint::kindOf(widget), option->state);
        paint::box(*painter, option->rect, colors.fill, colors.border, 4.0, colors.borderWidth);
        return;
    }
    case PE_PanelButtonTool: {
        const QString kind = paint::kindOf(widget);
        const auto colors = paint::buttonColors(kind.isEmpty() ? QStringLiteral("flat") : kind, option->state);
        if (kind == QLatin1String("segment"))
            segment(*painter, option->rect, colors, widget, option->state & State_On);
        else
            paint::box(*painter, option->rect, colors.fill, colors.border, 4.0, colors.borderWidth);
        return;
    }
    case PE_IndicatorCheckBox:
    case PE_IndicatorItemViewItemCheck: checkMark(*painter, option->rect, option->state, false); return;
    case PE_IndicatorRadioButton: checkMark(*painter, option->rect, option->state, true); return;
    case PE_FrameFocusRect:
        if (hasBorder(widget))
            return; // drawn with the button's own border
        painter->save();
        painter->setRenderHint(QPainter::Antialiasing);
        painter->setPen(QPen(themed(Token::AccT), 1));
        painter->setBrush(Qt::NoBrush);
        painter->drawRoundedRect(QRectF(option->rect).adjusted(0.5, 0.5, -0.5, -0.5), 3, 3);
        painter->restore();
        return;
    case PE_Frame:
        if (qobject_cast<const QAbstractItemView*>(widget) || (widget && widget->inherits("QTextEdit")) ||
            (widget && widget->inherits("QPlainTextEdit"))) {
            const bool focus = option->state & State_HasFocus;
            const QVariant readOnly = widget->property("readOnly"); // only a text has it
            const bool input = readOnly.isValid() && !readOnly.toBool() && (option->state & State_Enabled);
            paint::box(*painter, option->rect, Qt::transparent,
                       themed(invalid(widget) ? Token::Fail
                              : focus         ? Token::AccT
                              : input         ? Token::Ctl
                                              : Token::Border),
                       4.0);
            return;
        }
        if (widget && widget->inherits("QComboBoxPrivateContainer")) {
            painter->setPen(themed(Token::Ctl));
            painter->setBrush(themed(Token::Base));
            painter->drawRect(option->rect.adjusted(0, 0, -1, -1));
            return;
        }
        break;
    case PE_PanelScrollAreaCorner: return; // leave the background visible between two scroll bars
    case PE_FrameMenu:
    case PE_FrameTabWidget:
    case PE_FrameGroupBox:
        painter->setPen(themed(Token::Border));
        painter->setBrush(Qt::NoBrush);
        painter->drawRect(option->rect.adjusted(0, 0, -1, -1));
        return;
    case PE_PanelMenu: painter->fillRect(option->rect, themed(Token::Base)); return;
    case PE_PanelTipLabel: painter->fillRect(option->rect, themed(Token::Tip)); return;
    case PE_IndicatorArrowDown:
    case PE_IndicatorArrowUp:
    case PE_IndicatorArrowRight:
    case PE_IndicatorArrowLeft:
    case PE_IndicatorHeaderArrow: {
        paint::Chevron direction = paint::Chevron::Down;
        if (const auto* header = qstyleoption_cast<const QStyleOptionHeader*>(option))
            direction = header->sortIndicator == QStyleOptionHeader::SortUp
                            ? paint::Chevron::Down // Qt's name for descending
                            : paint::Chevron::Up;
        else if (element == PE_IndicatorArrowUp)
            direction = paint::Chevron::Up;
        else if (element == PE_IndicatorArrowRight)
            direction = paint::Chevron::Right;
        else if (element == PE_IndicatorArrowLeft)
            direction = paint::Chevron::Left;
        paint::chevron(*painter, option->rect, direction, themed(enabled ? Token::T2 : Token::Dis));
        return;
    }
    case PE_IndicatorBranch:
        if (option->state & State_Children)
            paint::chevron(*painter, option->rect,
                           option->state & State_Open ? paint::Chevron::Down : paint::Chevron::Right,
                           themed(Token::T2));
        return;
    default: break;
    }
    QProxyStyle::drawPrimitive(element, option, painter, widget);
}

QIcon TrainyardStyle::standardIcon(StandardPixmap kind, const QStyleOption* option, const QWidget* widget) const
{
    switch (kind) {
    case SP_MessageBoxQuestion:
    case SP_MessageBoxInformation: return themedIcon(QStringLiteral("info"), Token::AccT);
    case SP_MessageBoxWarning: return themedIcon(QStringLiteral("warn"), Token::Que);
    case SP_MessageBoxCritical: return themedIcon(QStringLiteral("failed"), Token::Fail);
    case SP_LineEditClearButton: return themedIcon(QStringLiteral("x"), Token::T3);
    default: return QProxyStyle::standardIcon(kind, option, widget);
    }
}

int TrainyardStyle::pixelMetric(PixelMetric metric, const QStyleOption* option, const QWidget* widget) const
{
    switch (metric) {
    case PM_ScrollBarExtent: return 10;
    case PM_ScrollBarSliderMin: return 28;
    case PM_IndicatorWidth:
    case PM_IndicatorHeight:
    case PM_ExclusiveIndicatorWidth:
    case PM_ExclusiveIndicatorHeight: return 17;
    case PM_CheckBoxLabelSpacing:
    case PM_RadioButtonLabelSpacing: return 8;
    case PM_ButtonShiftHorizontal:
    case PM_ButtonShiftVertical: return 0;
    case PM_SplitterWidth: return 8;
    case PM_LayoutLeftMargin:
    case PM_LayoutTopMargin:
    case PM_LayoutRightMargin:
    case PM_LayoutBottomMargin: return 12;
    case PM_LayoutHorizontalSpacing:
    case PM_LayoutVerticalSpacing: return 8;
    case PM_ButtonIconSize:
    case PM_SmallIconSize: return 16;
    case PM_SliderThickness:
    case PM_SliderLength:
    case PM_SliderControlThickness: return 16;
    case PM_TabBarTabHSpace: return 32;
    case PM_TabBarTabShiftVertical:
    case PM_TabBarTabShiftHorizontal:
    case PM_TabBarTabOverlap: return 0;
    case PM_ToolTipLabelFrameWidth: return 6;
    case PM_MenuBarPanelWidth: return 0;
    case PM_MenuPanelWidth: return 1;
    case PM_MenuVMargin: return 4;
    case PM_HeaderMargin: return paint::kCellMargin;
    case PM_FocusFrameHMargin: // Qt adds a pixel; it asks with and without the item, and for other widgets too
        return (qobject_cast<const QAbstractItemView*>(widget) ? paint::kCellMargin : 4) - 1;
    default: return QProxyStyle::pixelMetric(metric, option, widget);
    }
}

int TrainyardStyle::styleHint(StyleHint hint, const QStyleOption* option, const QWidget* widget,
                              QStyleHintReturn* returned) const
{
    switch (hint) {
    case SH_EtchDisabledText:
    case SH_DialogButtonBox_ButtonsHaveIcons:
    case SH_ComboBox_Popup: return 0;
    case SH_UnderlineShortcut: return (QGuiApplication::keyboardModifiers() & Qt::AltModifier) ? 1 : 0;
    case SH_Slider_AbsoluteSetButtons: return Qt::LeftButton;
    case SH_ToolTip_WakeUpDelay: return 500;
    case SH_TitleBar_NoBorder: return 1;
    default: return QProxyStyle::styleHint(hint, option, widget, returned);
    }
}

QSize TrainyardStyle::sizeFromContents(ContentsType type, const QStyleOption* option, const QSize& size,
                                       const QWidget* widget) const
{
    QSize result = QProxyStyle::sizeFromContents(type, option, size, widget);
    switch (type) {
    case CT_PushButton: {
        const auto* button = qstyleoption_cast<const QStyleOptionButton*>(option);
        if (!button || button->text.isEmpty())
            return {size.width() + 12, 28};
        // The button itself asks for kQtIconGap between icon and text.
        const int gap = button->icon.isNull() ? 0 : paint::kIconGap - paint::kQtIconGap;
        return {size.width() + 26 + gap, 28};
    }
    case CT_ComboBox: return {std::max(result.width(), size.width() + 34), 26};
    case CT_LineEdit:
    case CT_SpinBox: return {result.width(), 26};
    case CT_CheckBox:
    case CT_RadioButton: return {result.width(), std::max(result.height(), 22)};
    case CT_TabBarTab: return {result.width(), 31}; // 30 plus the line below
    case CT_HeaderSection: return {result.width(), std::max(26, size.height())};
    case CT_MenuItem:
        if (const auto* item = qstyleoption_cast<const QStyleOptionMenuItem*>(option);
            item && item->menuItemType != QStyleOptionMenuItem::Separator)
            return {result.width() + 8, std::max(26, result.height())};
        return result;
    case CT_Slider: return {result.width(), std::max(result.height(), 20)};
    case CT_ToolButton: {
        const QString kind = paint::kindOf(widget);
        const auto* tool = qstyleoption_cast<const QStyleOptionToolButton*>(option);
        const bool both = tool && !tool->icon.isNull() && tool->toolButtonStyle == Qt::ToolButtonTextBesideIcon;
        if (kind == QLatin1String("segment"))
            return {size.width() + 18 + (both ? paint::kIconGap - paint::kQtIconGap : 0), 26};
        if (kind == QLatin1String("chip"))
            return {size.width() + 14, 22};
        return {std::max(size.width() + 8, 26), 26};
    }
    default: return result;
    }
}

} // namespace trainyard
