// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "gui/formats/state_text.h"

#include <QColor>
#include <QFont>
#include <QObject>
#include <QPalette>

class QApplication;

namespace trainyard {

/// All colours of the window; theme_colors.cpp defines them. `S1…S7` are chart series.
enum class Token {
    Win,
    Chrome,
    Side,
    Base,
    Alt,
    Head,
    Line,
    Border,
    Ctl,
    T1,
    T2,
    T3,
    Dis,
    Btn,
    Acc,
    AccH,
    AccT,
    Tint,
    Tint2,
    OnAcc,
    Sel,
    Run,
    RunB,
    Que,
    QueB,
    Done,
    DoneB,
    Fail,
    FailB,
    Can,
    CanB,
    Grid,
    Axis,
    Tip,
    TipT,
    Cross,
    S1,
    S2,
    S3,
    S4,
    S5,
    S6,
    S7,
    Count
};

/// Role of a text. Sizes in pixels, as in the design: page title 16/600, body 13, small 12, caption 11, figure 18/600.
enum class FontRole {
    PageTitle,
    Body,
    BodyStrong,
    Small,
    SmallStrong,
    Caption,
    CaptionStrong,
    Figure,
    FigureUnit,
    Mono
};

/// The look of the application. Lives in the GUI thread from first use to the end. Widgets ask for colours when they
/// paint and repaint on changed(), so that the theme can change at any time.
class Theme : public QObject {
    Q_OBJECT
public:
    static Theme& instance();

    /// Sets style, fonts, palette and stylesheet of the whole application. Call once, right after creating
    /// QApplication.
    void install(QApplication& application);

    bool dark() const { return m_dark; }
    void setDark(bool dark);

    QColor color(Token token) const { return color(token, m_dark); }
    static QColor color(Token token, bool dark);
    /// Series colour by index from 0; repeats after the seventh.
    QColor seriesColor(int index) const;
    QFont font(FontRole role) const;
    QPalette palette() const;

    static Token textToken(StateTone tone);
    static Token fillToken(StateTone tone);

    /// While one exists, colours are those of the light theme: for pictures that are printed. Nothing repaints, so
    /// create one only around a function that paints.
    class Paper {
    public:
        Paper() : m_dark(instance().m_dark) { instance().m_dark = false; }
        ~Paper() { instance().m_dark = m_dark; }
        Paper(const Paper&) = delete;
        Paper& operator=(const Paper&) = delete;

    private:
        bool m_dark;
    };

signals:
    void changed();

private:
    Theme() = default;
    void apply();
    QString styleSheet() const;

    bool m_dark = false;
    bool m_installed = false;
};

inline QColor themed(Token token)
{
    return Theme::instance().color(token);
}

} // namespace trainyard
