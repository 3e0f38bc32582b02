// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/widgets/label.h"

#include "gui/widgets/icons.h"

#include <QClipboard>
#include <QContextMenuEvent>
#include <QGuiApplication>
#include <QHelpEvent>
#include <QKeyEvent>
#include <QMenu>
#include <QPainter>
#include <QResizeEvent>
#include <QToolTip>

namespace trainyard {
namespace {

constexpr QChar kMayBreakHere(0x200B); // a zero-width space

} // namespace

Label::Label(const QString& text, FontRole role, Token token, QWidget* parent) : QLabel(text, parent), m_token(token)
{
    setRole(role);
    updateColor();
    connect(&Theme::instance(), &Theme::changed, this, &Label::updateColor);
}

void Label::setToken(Token token)
{
    if (token == m_token)
        return;
    m_token = token;
    updateColor();
}

void Label::setRole(FontRole role)
{
    setFont(Theme::instance().font(role));
}

void Label::updateColor()
{
    QPalette colors = Theme::instance().palette();
    colors.setColor(QPalette::Active, QPalette::WindowText, themed(m_token));
    colors.setColor(QPalette::Inactive, QPalette::WindowText, themed(m_token));
    setPalette(colors);
}

Paragraph::Paragraph(FontRole role, Token token, QWidget* parent) : Label({}, role, token, parent)
{
    setWordWrap(true);
    setTextFormat(Qt::PlainText);
}

QSize Paragraph::minimumSizeHint() const
{
    return {0, heightForWidth(width())};
}

void Paragraph::resizeEvent(QResizeEvent* event)
{
    Label::resizeEvent(event);
    if (event->oldSize().width() != width())
        updateGeometry();
}

WrappedLabel::WrappedLabel(FontRole role, Token token, QWidget* parent) : Label({}, role, token, parent)
{
    setTextFormat(Qt::PlainText);
    setWordWrap(true);
    setTextInteractionFlags(Qt::TextSelectableByMouse);
    setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Preferred);
}

void WrappedLabel::setSentence(const QString& text)
{
    QString breakable = text;
    for (const char mark : {'/', '@', '.', '_'})
        breakable.replace(QLatin1Char(mark), QString(QLatin1Char(mark)) + kMayBreakHere);
    setText(breakable);
    setAccessibleName(text);
}

void WrappedLabel::copy() const
{
    QGuiApplication::clipboard()->setText(selectedText().remove(kMayBreakHere));
}

void WrappedLabel::keyPressEvent(QKeyEvent* event)
{
    if (event->matches(QKeySequence::Copy) && hasSelectedText())
        copy();
    else
        Label::keyPressEvent(event);
}

void WrappedLabel::contextMenuEvent(QContextMenuEvent* event)
{
    QMenu menu(this);
    QAction* copies = menu.addAction(tr("Copy"), this, &WrappedLabel::copy);
    copies->setEnabled(hasSelectedText());
    menu.exec(event->globalPos());
}

ElidedLabel::ElidedLabel(const QString& text, FontRole role, Token token, QWidget* parent)
    : QWidget(parent), m_role(role), m_token(token)
{
    setFont(Theme::instance().font(role));
    setSizePolicy(QSizePolicy::Preferred, QSizePolicy::Fixed);
    setText(text);
}

void ElidedLabel::setText(const QString& text)
{
    if (text == m_text)
        return;
    m_text = text;
    setAccessibleName(text);
    updateGeometry();
    update();
}

void ElidedLabel::setToken(Token token)
{
    m_token = token;
    update();
}

void ElidedLabel::setElideMode(Qt::TextElideMode mode)
{
    m_mode = mode;
    update();
}

QSize ElidedLabel::sizeHint() const
{
    const QFontMetrics metrics(font());
    return {metrics.horizontalAdvance(m_text) + 2, metrics.height() + 2};
}

QSize ElidedLabel::minimumSizeHint() const
{
    const QFontMetrics metrics(font());
    return {std::min(metrics.horizontalAdvance(m_text) + 2, metrics.averageCharWidth() * 6), metrics.height() + 2};
}

void ElidedLabel::paintEvent(QPaintEvent*)
{
    QPainter painter(this);
    painter.setPen(themed(isEnabled() ? m_token : Token::Dis));
    painter.drawText(rect(), Qt::AlignVCenter | Qt::AlignLeft | Qt::TextSingleLine,
                     fontMetrics().elidedText(m_text, m_mode, width()));
}

bool ElidedLabel::event(QEvent* event)
{
    if (event->type() == QEvent::ToolTip && toolTip().isEmpty() && fontMetrics().horizontalAdvance(m_text) > width()) {
        QToolTip::showText(static_cast<QHelpEvent*>(event)->globalPos(), m_text, this);
        return true;
    }
    return QWidget::event(event);
}

IconLabel::IconLabel(const QString& icon, Token token, int size, QWidget* parent)
    : QWidget(parent), m_icon(icon), m_token(token), m_size(size)
{
    setFixedSize(size, size);
}

void IconLabel::setIcon(const QString& icon, Token token)
{
    if (icon == m_icon && token == m_token)
        return;
    m_icon = icon;
    m_token = token;
    update();
}

void IconLabel::paintEvent(QPaintEvent*)
{
    QPainter painter(this);
    painter.drawPixmap(0, 0, themedPixmap(m_icon, isEnabled() ? m_token : Token::Dis, m_size, devicePixelRatioF()));
}

} // namespace trainyard
