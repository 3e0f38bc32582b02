// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/widgets/theme.h"

#include "gui/widgets/trainyard_style.h"

#include <QApplication>
#include <QFontDatabase>
#include <QPixmapCache>
#include <QToolTip>
#include <QWidget>

namespace trainyard {

namespace {

QString firstInstalled(const QStringList& wanted, const QString& otherwise)
{
    const QStringList installed = QFontDatabase::families();
    for (const QString& family : wanted)
        if (installed.contains(family))
            return family;
    return otherwise;
}

QFont pixelFont(const QString& family, qreal pixels, QFont::Weight weight)
{
    QFont font(family);
    font.setPixelSize(static_cast<int>(pixels));
    font.setWeight(weight);
#if QT_VERSION >= QT_VERSION_CHECK(6, 7, 0)
    font.setFeature("tnum", 1);
#endif
    return font;
}

} // namespace

Theme& Theme::instance()
{
    static Theme theme;
    return theme;
}

void Theme::install(QApplication& application)
{
    application.setStyle(new TrainyardStyle);
    m_installed = true;
    application.setFont(font(FontRole::Body));
    for (const char* small : {"QAbstractItemView", "QHeaderView", "QStatusBar", "QToolTip"})
        application.setFont(font(FontRole::Small), small);
    application.setFont(font(FontRole::SmallStrong), "QHeaderView");
    application.setFont(font(FontRole::Body), "QMenu");
    application.setFont(font(FontRole::Caption), "QTipLabel");
    application.setFont(font(FontRole::Mono), "QPlainTextEdit");
    apply();
}

void Theme::setDark(bool dark)
{
    if (dark == m_dark)
        return;
    m_dark = dark;
    if (m_installed)
        apply();
    emit changed();
}

QFont Theme::font(FontRole role) const
{
    static const QString text =
        firstInstalled({QStringLiteral("Inter")}, QFontDatabase::systemFont(QFontDatabase::GeneralFont).family());
    static const QString mono = firstInstalled({QStringLiteral("JetBrains Mono"), QStringLiteral("DejaVu Sans Mono")},
                                               QFontDatabase::systemFont(QFontDatabase::FixedFont).family());
    switch (role) {
    case FontRole::PageTitle: return pixelFont(text, 16, QFont::DemiBold);
    case FontRole::Body: break;
    case FontRole::BodyStrong: return pixelFont(text, 13, QFont::DemiBold);
    case FontRole::Small: return pixelFont(text, 12, QFont::Normal);
    case FontRole::SmallStrong: return pixelFont(text, 12, QFont::DemiBold);
    case FontRole::Caption: return pixelFont(text, 11, QFont::Normal);
    case FontRole::CaptionStrong: return pixelFont(text, 11, QFont::DemiBold);
    case FontRole::Figure: return pixelFont(text, 18, QFont::DemiBold);
    case FontRole::FigureUnit: return pixelFont(text, 12, QFont::Medium);
    case FontRole::Mono: {
        QFont font = pixelFont(mono, 12, QFont::Normal);
        font.setStyleHint(QFont::Monospace);
        font.setFixedPitch(true);
        return font;
    }
    }
    return pixelFont(text, 13, QFont::Normal);
}

QPalette Theme::palette() const
{
    QPalette palette;
    const auto all = [&](QPalette::ColorRole role, Token token) {
        palette.setColor(QPalette::All, role, color(token));
    };
    all(QPalette::Window, Token::Win);
    all(QPalette::WindowText, Token::T1);
    all(QPalette::Base, Token::Base);
    all(QPalette::AlternateBase, Token::Alt);
    all(QPalette::Text, Token::T1);
    all(QPalette::Button, Token::Btn);
    all(QPalette::ButtonText, Token::T1);
    all(QPalette::BrightText, Token::OnAcc);
    all(QPalette::Highlight, Token::Sel);
    all(QPalette::HighlightedText, Token::T1);
    all(QPalette::Link, Token::AccT);
    all(QPalette::LinkVisited, Token::AccT);
    all(QPalette::ToolTipBase, Token::Tip);
    all(QPalette::ToolTipText, Token::TipT);
    all(QPalette::PlaceholderText, Token::T3);
    all(QPalette::Light, Token::Base);
    all(QPalette::Midlight, Token::Line);
    all(QPalette::Mid, Token::Border);
    all(QPalette::Dark, Token::Ctl);
    all(QPalette::Shadow, Token::Border);
    for (const auto role : {QPalette::WindowText, QPalette::Text, QPalette::ButtonText, QPalette::HighlightedText})
        palette.setColor(QPalette::Disabled, role, color(Token::Dis));
    palette.setColor(QPalette::Disabled, QPalette::Base, color(Token::Win));
    palette.setColor(QPalette::Disabled, QPalette::Button, color(Token::Win));
    return palette;
}

QString Theme::styleSheet() const
{
    const auto hex = [this](Token token) { return color(token).name(); };
    // Only plain areas: TrainyardStyle paints everything that has states.
    return QStringLiteral("QFrame#card { background: %1; border: 1px solid %2; border-radius: 6px; }"
                          "QFrame#rule { background: %3; border: none; }"
                          "QFrame#bar { background: %4; border: none; border-top: 1px solid %2; }"
                          "QFrame#pageHeader { background: %1; border: none; border-bottom: 1px solid %2; }"
                          "QFrame#tabStrip { background: %8; border: none; border-bottom: 1px solid %2; "
                          "border-top-left-radius: 5px; "
                          "border-top-right-radius: 5px; }"
                          "QStatusBar { background: %4; border-top: 1px solid %2; }"
                          "QStatusBar::item { border: none; }"
                          "QMenuBar { background: %4; border-bottom: 1px solid %2; padding: 0px 6px; }"
                          "QMenuBar::item { background: transparent; color: %5; padding: 3px 8px; margin: 1px 0px; "
                          "border-radius: 4px; }"
                          "QMenuBar::item:selected { background: %6; }"
                          "QListView#sidebar, QWidget#sidebarPane { background: %7; border: none; }"
                          "QWidget#sidebarPane { border-right: 1px solid %2; }")
        .arg(hex(Token::Base), hex(Token::Border), hex(Token::Line), hex(Token::Chrome), hex(Token::T1),
             hex(Token::Tint), hex(Token::Side), hex(Token::Head));
}

void Theme::apply()
{
    QPixmapCache::clear();
    QApplication::setPalette(palette());
    QPalette tip = palette();
    tip.setColor(QPalette::Window, color(Token::Tip));
    tip.setColor(QPalette::WindowText, color(Token::TipT));
    QToolTip::setPalette(tip);
    qApp->setStyleSheet(styleSheet());
    for (QWidget* widget : QApplication::allWidgets())
        widget->update();
}

} // namespace trainyard
