// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "gui/widgets/theme.h"

#include <QLabel>

namespace trainyard {

/// A label with a font role and a theme colour; follows theme changes.
class Label : public QLabel {
    Q_OBJECT
public:
    explicit Label(const QString& text = {}, FontRole role = FontRole::Body, Token token = Token::T1,
                   QWidget* parent = nullptr);
    void setToken(Token token);
    void setRole(FontRole role);

private:
    void updateColor();
    Token m_token;
};

/// Text that wraps and always has room for its lines; a layout may squeeze or stretch other wrapped labels.
class Paragraph : public Label {
    Q_OBJECT
public:
    explicit Paragraph(FontRole role = FontRole::Body, Token token = Token::T1, QWidget* parent = nullptr);
    QSize minimumSizeHint() const override;

protected:
    void resizeEvent(QResizeEvent* event) override;
};

/// A sentence that wraps as needed and may contain paths. It never widens its parent, because long paths can break
/// after '/', '@', '.' and '_'. Its text can be selected; the copied text contains no break marks.
class WrappedLabel : public Label {
    Q_OBJECT
public:
    explicit WrappedLabel(FontRole role = FontRole::Body, Token token = Token::T1, QWidget* parent = nullptr);
    void setSentence(const QString& text); ///< plain text

protected:
    void keyPressEvent(QKeyEvent* event) override;
    void contextMenuEvent(QContextMenuEvent* event) override;

private:
    void copy() const;
};

/// One line, elided with "…" if too long; the full text is then its tooltip.
class ElidedLabel : public QWidget {
    Q_OBJECT
public:
    explicit ElidedLabel(const QString& text = {}, FontRole role = FontRole::Body, Token token = Token::T1,
                         QWidget* parent = nullptr);
    QString text() const { return m_text; }
    void setText(const QString& text);
    void setToken(Token token);
    void setElideMode(Qt::TextElideMode mode);
    QSize sizeHint() const override;
    QSize minimumSizeHint() const override;

protected:
    void paintEvent(QPaintEvent* event) override;
    bool event(QEvent* event) override;

private:
    QString m_text;
    FontRole m_role;
    Token m_token;
    Qt::TextElideMode m_mode = Qt::ElideRight;
};

/// A themed icon as a widget, `size` logical pixels square.
class IconLabel : public QWidget {
    Q_OBJECT
public:
    explicit IconLabel(const QString& icon, Token token, int size = 16, QWidget* parent = nullptr);
    void setIcon(const QString& icon, Token token);
    QSize sizeHint() const override { return {m_size, m_size}; }

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    QString m_icon;
    Token m_token;
    int m_size;
};

} // namespace trainyard
