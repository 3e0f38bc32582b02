// SPDX-License-Identifier: GPL-3.0-or-later
// The controls and composite controls of TrainyardStyle.
#include "gui/widgets/style_painting.h"
#include "gui/widgets/trainyard_style.h"

#include <QApplication>
#include <QComboBox>
#include <QTabBar>

namespace trainyard {

namespace {

void drawProgress(QPainter& painter, const QStyleOptionProgressBar& bar)
{
    const QRect track = bar.rect;
    const qreal radius = std::min(4.0, track.height() / 2.0);
    paint::box(painter, track, themed(Token::Line), Qt::transparent, radius, 0);
    const qint64 range = qint64(bar.maximum) - bar.minimum;
    if (range <= 0 || bar.progress <= bar.minimum)
        return;
    const double share = double(qint64(bar.progress) - bar.minimum) / double(range);
    painter.save();
    QRect filled = track;
    filled.setWidth(std::max(int(radius), int(share * track.width())));
    painter.setClipRect(filled);
    paint::box(painter, track, themed(bar.state & QStyle::State_Enabled ? Token::Run : Token::Dis), Qt::transparent,
               radius, 0);
    painter.restore();
}

void drawTab(QPainter& painter, const QStyleOptionTab& tab)
{
    const bool selected = tab.state & QStyle::State_Selected;
    painter.fillRect(tab.rect, themed(selected ? Token::Base : Token::Head));
    painter.setPen(themed(Token::Border));
    if (selected) {
        painter.drawLine(tab.rect.topRight(), tab.rect.bottomRight());
        if (tab.position != QStyleOptionTab::Beginning && tab.position != QStyleOptionTab::OnlyOneTab)
            painter.drawLine(tab.rect.topLeft(), tab.rect.bottomLeft());
        painter.fillRect(QRect(tab.rect.topLeft(), QSize(tab.rect.width(), 2)), themed(Token::AccT));
    } else {
        painter.drawLine(tab.rect.bottomLeft(), tab.rect.bottomRight());
    }
}

void drawHeaderSection(QPainter& painter, const QStyleOptionHeader& header)
{
    const bool pressed = header.state & QStyle::State_Sunken;
    const bool hover = (header.state & QStyle::State_MouseOver) && (header.state & QStyle::State_Enabled);
    painter.fillRect(header.rect, themed(pressed ? Token::Line : hover ? Token::Side : Token::Head));
    painter.setPen(themed(Token::Border));
    painter.drawLine(header.rect.bottomLeft(), header.rect.bottomRight());
    if (header.position != QStyleOptionHeader::End && header.position != QStyleOptionHeader::OnlyOneSection) {
        painter.setPen(themed(Token::Line));
        painter.drawLine(header.rect.topRight(), header.rect.bottomRight() - QPoint(0, 1));
    }
}

void drawScrollBar(const QStyle& style, const QStyleOptionSlider& bar, QPainter& painter, const QWidget* widget)
{
    QRect handle = style.subControlRect(QStyle::CC_ScrollBar, &bar, QStyle::SC_ScrollBarSlider, widget);
    if (bar.maximum <= bar.minimum)
        return;
    const bool active = (bar.state & QStyle::State_MouseOver) || (bar.state & QStyle::State_Sunken);
    handle = bar.orientation == Qt::Vertical ? handle.adjusted(2, 1, -2, -1) : handle.adjusted(1, 2, -1, -2);
    QColor color = themed(Token::Ctl);
    color.setAlphaF(active ? 1.0f : 0.6f);
    paint::box(painter, handle, color, Qt::transparent, 3.0, 0);
}

void drawSlider(const QStyle& style, const QStyleOptionSlider& slider, QPainter& painter, const QWidget* widget)
{
    const bool enabled = slider.state & QStyle::State_Enabled;
    const QRect handle = style.subControlRect(QStyle::CC_Slider, &slider, QStyle::SC_SliderHandle, widget);
    QRect track = slider.rect;
    if (slider.orientation == Qt::Horizontal)
        track = QRect(track.left(), track.center().y() - 1, track.width(), 4);
    else
        track = QRect(track.center().x() - 1, track.top(), 4, track.height());
    paint::box(painter, track, themed(Token::Line), Qt::transparent, 2, 0);
    QRect filled = track;
    if (slider.orientation == Qt::Horizontal)
        filled.setRight(handle.center().x());
    else
        filled.setTop(handle.center().y());
    paint::box(painter, filled, themed(enabled ? Token::Acc : Token::Dis), Qt::transparent, 2, 0);
    const bool focus =
        enabled && (slider.state & QStyle::State_HasFocus) && (slider.state & QStyle::State_KeyboardFocusChange);
    const QRect knob(handle.center() - QPoint(7, 7), QSize(15, 15));
    paint::box(painter, knob, themed(Token::Btn), themed(focus ? Token::AccT : Token::Ctl), 7.5, focus ? 2.0 : 1.0);
}

void drawSpinBox(const QStyle& style, const QStyleOptionSpinBox& box, QPainter& painter, const QWidget* widget)
{
    QStyleOptionFrame frame;
    static_cast<QStyleOption&>(frame) = box;
    frame.lineWidth = 1;
    style.drawPrimitive(QStyle::PE_PanelLineEdit, &frame, &painter, widget);
    if (box.buttonSymbols == QAbstractSpinBox::NoButtons)
        return;
    const QRect up = style.subControlRect(QStyle::CC_SpinBox, &box, QStyle::SC_SpinBoxUp, widget);
    const QRect down = style.subControlRect(QStyle::CC_SpinBox, &box, QStyle::SC_SpinBoxDown, widget);
    const bool enabled = box.state & QStyle::State_Enabled;
    painter.setPen(themed(Token::Line));
    painter.drawLine(up.left(), box.rect.top() + 2, up.left(), box.rect.bottom() - 2);
    const auto color = [&](QStyle::SubControl part, QAbstractSpinBox::StepEnabledFlag step) {
        if (!enabled || !(box.stepEnabled & step))
            return themed(Token::Dis);
        return themed(box.activeSubControls == part ? Token::AccT : Token::T3);
    };
    paint::chevron(painter, up.adjusted(0, 2, 0, 0), paint::Chevron::Up,
                   color(QStyle::SC_SpinBoxUp, QAbstractSpinBox::StepUpEnabled), 6);
    paint::chevron(painter, down.adjusted(0, 0, 0, -2), paint::Chevron::Down,
                   color(QStyle::SC_SpinBoxDown, QAbstractSpinBox::StepDownEnabled), 6);
}

} // namespace

void TrainyardStyle::drawControl(ControlElement element, const QStyleOption* option, QPainter* painter,
                                 const QWidget* widget) const
{
    switch (element) {
    case CE_PushButtonBevel:
        if (const auto* button = qstyleoption_cast<const QStyleOptionButton*>(option)) {
            proxy()->drawPrimitive(PE_PanelButtonCommand, button, painter, widget);
            return;
        }
        break;
    case CE_PushButtonLabel:
        if (const auto* button = qstyleoption_cast<const QStyleOptionButton*>(option)) {
            QStyleOptionButton copy(*button);
            const QColor text = paint::buttonColors(paint::kindOf(widget), option->state).text;
            copy.palette.setColor(QPalette::ButtonText, text);
            copy.state &= ~State_HasFocus;
            if (button->icon.isNull() || button->text.isEmpty()) {
                QProxyStyle::drawControl(element, &copy, painter, widget);
            } else {
                const bool menu = button->features & QStyleOptionButton::HasMenu;
                const int arrow = menu ? proxy()->pixelMetric(PM_MenuButtonIndicator, button, widget) : 0;
                painter->setPen(text);
                paint::iconAndText(*painter, button->rect.adjusted(0, 0, -arrow, 0), button->icon, button->iconSize,
                                   button->text, button->state);
            }
            if (button->features & QStyleOptionButton::HasMenu) // the label leaves room for the arrow
                paint::chevron(*painter, option->rect.adjusted(option->rect.width() - 24, 0, -4, 0),
                               paint::Chevron::Down, text);
            return;
        }
        break;
    case CE_ToolButtonLabel:
        if (const auto* button = qstyleoption_cast<const QStyleOptionToolButton*>(option)) {
            QStyleOptionToolButton copy(*button);
            const QString kind = paint::kindOf(widget);
            const QColor text = paint::buttonColors(kind.isEmpty() ? QStringLiteral("flat") : kind, option->state).text;
            copy.palette.setColor(QPalette::ButtonText, text);
            if ((option->state & State_On) && (kind == QLatin1String("segment") || kind == QLatin1String("chip")))
                copy.font.setWeight(QFont::DemiBold);
            const bool both = !button->icon.isNull() && button->toolButtonStyle == Qt::ToolButtonTextBesideIcon;
            if (both && (kind == QLatin1String("segment") || kind == QLatin1String("chip"))) {
                painter->setFont(copy.font);
                painter->setPen(text);
                paint::iconAndText(*painter, button->rect, button->icon, button->iconSize, button->text, button->state,
                                   kind == QLatin1String("chip") ? paint::kQtIconGap : paint::kIconGap);
                return;
            }
            QProxyStyle::drawControl(element, &copy, painter, widget);
            return;
        }
        break;
    case CE_ProgressBarGroove:
    case CE_ProgressBarLabel: return; // CE_ProgressBarContents draws the whole bar
    case CE_ProgressBar:
    case CE_ProgressBarContents:
        if (const auto* bar = qstyleoption_cast<const QStyleOptionProgressBar*>(option)) {
            drawProgress(*painter, *bar);
            return;
        }
        break;
    case CE_TabBarTabShape:
        if (const auto* tab = qstyleoption_cast<const QStyleOptionTab*>(option)) {
            drawTab(*painter, *tab);
            return;
        }
        break;
    case CE_TabBarTabLabel:
        if (const auto* tab = qstyleoption_cast<const QStyleOptionTab*>(option)) {
            const bool selected = option->state & State_Selected;
            painter->setFont(Theme::instance().font(selected ? FontRole::BodyStrong : FontRole::Body));
            painter->setPen(themed(selected ? Token::T1 : Token::T2));
            painter->drawText(tab->rect, Qt::AlignCenter | Qt::TextShowMnemonic, tab->text);
            if ((option->state & State_HasFocus) && (option->state & State_KeyboardFocusChange)) {
                QStyleOptionFocusRect focus;
                focus.rect = tab->rect.adjusted(4, 5, -4, -4);
                proxy()->drawPrimitive(PE_FrameFocusRect, &focus, painter, widget);
            }
            return;
        }
        break;
    case CE_HeaderSection:
        if (const auto* header = qstyleoption_cast<const QStyleOptionHeader*>(option)) {
            drawHeaderSection(*painter, *header);
            return;
        }
        break;
    case CE_HeaderEmptyArea:
        painter->fillRect(option->rect, themed(Token::Head));
        painter->setPen(themed(Token::Border));
        painter->drawLine(option->rect.bottomLeft(), option->rect.bottomRight());
        return;
    case CE_HeaderLabel:
        if (const auto* header = qstyleoption_cast<const QStyleOptionHeader*>(option)) {
            QStyleOptionHeader copy(*header);
            copy.palette.setColor(QPalette::ButtonText, themed(Token::T2));
            QProxyStyle::drawControl(element, &copy, painter, widget);
            return;
        }
        break;
    case CE_Splitter:
        if (option->state & State_MouseOver) {
            const QPoint middle = option->rect.center();
            const bool vertical = option->rect.width() > option->rect.height();
            const QRect grip(middle - (vertical ? QPoint(14, 1) : QPoint(1, 14)),
                             vertical ? QSize(28, 3) : QSize(3, 28));
            paint::box(*painter, grip, themed(Token::Ctl), Qt::transparent, 1.5, 0);
        }
        return;
    default: break;
    }
    QProxyStyle::drawControl(element, option, painter, widget);
}

void TrainyardStyle::drawComplexControl(ComplexControl control, const QStyleOptionComplex* option, QPainter* painter,
                                        const QWidget* widget) const
{
    switch (control) {
    case CC_ScrollBar:
        if (const auto* bar = qstyleoption_cast<const QStyleOptionSlider*>(option)) {
            drawScrollBar(*proxy(), *bar, *painter, widget);
            return;
        }
        break;
    case CC_Slider:
        if (const auto* slider = qstyleoption_cast<const QStyleOptionSlider*>(option)) {
            drawSlider(*proxy(), *slider, *painter, widget);
            return;
        }
        break;
    case CC_SpinBox:
        if (const auto* box = qstyleoption_cast<const QStyleOptionSpinBox*>(option)) {
            drawSpinBox(*proxy(), *box, *painter, widget);
            return;
        }
        break;
    case CC_ComboBox:
        if (const auto* box = qstyleoption_cast<const QStyleOptionComboBox*>(option)) {
            QStyleOptionFrame frame;
            static_cast<QStyleOption&>(frame) = *box;
            frame.lineWidth = 1;
            if (box->frame)
                proxy()->drawPrimitive(PE_PanelLineEdit, &frame, painter, widget);
            const QRect arrow(box->rect.right() - 22, box->rect.top(), 18, box->rect.height());
            paint::chevron(*painter, arrow, paint::Chevron::Down,
                           themed(box->state & State_Enabled ? Token::T2 : Token::Dis));
            return;
        }
        break;
    default: break;
    }
    QProxyStyle::drawComplexControl(control, option, painter, widget);
}

QRect TrainyardStyle::subControlRect(ComplexControl control, const QStyleOptionComplex* option, SubControl part,
                                     const QWidget* widget) const
{
    const QRect rect = option->rect;
    if (control == CC_SpinBox) {
        const auto* box = qstyleoption_cast<const QStyleOptionSpinBox*>(option);
        const int buttons = box && box->buttonSymbols == QAbstractSpinBox::NoButtons ? 0 : 16;
        switch (part) {
        case SC_SpinBoxFrame: return rect;
        // The box asks for its text and 22 pixels; the line edit keeps 5 of them beside the text.
        case SC_SpinBoxEditField: return rect.adjusted(3, 1, -std::max(buttons, 2), -1);
        case SC_SpinBoxUp: return {rect.right() - buttons, rect.top() + 1, buttons, rect.height() / 2 - 1};
        case SC_SpinBoxDown: return {rect.right() - buttons, rect.center().y(), buttons, rect.height() / 2 - 1};
        default: break;
        }
    }
    if (control == CC_ComboBox && part == SC_ComboBoxEditField)
        return rect.adjusted(8, 1, -24, -1);
    if (control == CC_ScrollBar) {
        const auto* bar = qstyleoption_cast<const QStyleOptionSlider*>(option);
        if (part == SC_ScrollBarAddLine || part == SC_ScrollBarSubLine)
            return {};
        if (bar && (part == SC_ScrollBarSlider || part == SC_ScrollBarGroove || part == SC_ScrollBarAddPage ||
                    part == SC_ScrollBarSubPage)) {
            const bool vertical = bar->orientation == Qt::Vertical;
            const int length = vertical ? rect.height() : rect.width();
            const qint64 range = qint64(bar->maximum) - bar->minimum;
            int handle = length;
            if (range > 0)
                handle = std::clamp(int(qint64(length) * bar->pageStep / (range + bar->pageStep)), std::min(28, length),
                                    length);
            const int start = sliderPositionFromValue(bar->minimum, bar->maximum, bar->sliderPosition, length - handle,
                                                      bar->upsideDown);
            const auto span = [&](int from, int size) {
                return vertical ? QRect(rect.left(), rect.top() + from, rect.width(), size)
                                : QRect(rect.left() + from, rect.top(), size, rect.height());
            };
            if (part == SC_ScrollBarGroove)
                return rect;
            if (part == SC_ScrollBarSlider)
                return span(start, handle);
            return part == SC_ScrollBarSubPage ? span(0, start) : span(start + handle, length - start - handle);
        }
    }
    return QProxyStyle::subControlRect(control, option, part, widget);
}

QRect TrainyardStyle::subElementRect(SubElement element, const QStyleOption* option, const QWidget* widget) const
{
    switch (element) {
    case SE_LineEditContents: {
        // Fusion leaves 2 px; text in our fields starts 8 px from the border (QLineEdit adds 2).
        const auto* frame = qstyleoption_cast<const QStyleOptionFrame*>(option);
        return frame && frame->lineWidth > 0 ? option->rect.adjusted(6, 1, -6, -1) : option->rect;
    }
    case SE_HeaderLabel:
    case SE_HeaderArrow: { // the margin is for the sides; above and below, Qt would cut the letters with it
        QRect rect = QProxyStyle::subElementRect(element, option, widget);
        rect.setTop(option->rect.top());
        rect.setBottom(option->rect.bottom());
        return rect;
    }
    case SE_ProgressBarGroove:
    case SE_ProgressBarContents: return option->rect;
    default: return QProxyStyle::subElementRect(element, option, widget);
    }
}

} // namespace trainyard
