// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "gui/widgets/theme.h"

#include <QFrame>

#include <functional>

class QProgressBar;
class QPushButton;
class QTimer;

namespace trainyard {

class IconLabel;
class Label;

/// What is wrong with the field above or beside it; hidden while there is nothing. Marks the field's border too.
class FieldError : public QWidget {
    Q_OBJECT
public:
    /// `field` may be null; its dynamic property "invalid" follows the error.
    explicit FieldError(QWidget* field = nullptr, QWidget* parent = nullptr);
    void setError(const QString& text);   ///< empty = fine
    void setWarning(const QString& text); ///< shown in the warning colour, the field keeps its border
    QString text() const;

private:
    void apply(const QString& text, bool error);
    QWidget* m_field;
    IconLabel* m_icon;
    Label* m_text;
};

/// A page or card that has nothing to show: icon, sentence, what to do next and the button that does it.
class EmptyState : public QWidget {
    Q_OBJECT
public:
    EmptyState(const QString& icon, const QString& title, const QString& text, const QString& action = {},
               QWidget* parent = nullptr);
    void setTexts(const QString& title, const QString& text);

signals:
    void actionTriggered();

private:
    Label* m_title;
    Label* m_text;
};

/// Progress of something that may take over half a second: it appears only then, and can be cancelled.
class BusyBar : public QWidget {
    Q_OBJECT
public:
    explicit BusyBar(QWidget* parent = nullptr);
    void start(const QString& text, bool cancellable = true);
    void setText(const QString& text);
    /// Share from 0 to 1; negative = not known.
    void setProgress(double share);
    void finish();

signals:
    void cancelled();

private:
    Label* m_text;
    QProgressBar* m_bar;
    QPushButton* m_cancel;
    QTimer* m_delay;
};

/// A sentence at the bottom of the window that leaves by itself: "3 runs moved to trash" with Undo.
class Toast : public QFrame {
    Q_OBJECT
public:
    explicit Toast(QWidget* parent);
    enum class Kind { Info, Error };
    /// With `undo` it stays 10 s and offers Undo; errors stay until closed.
    void say(const QString& text, std::function<void()> undo = {}, Kind kind = Kind::Info);

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;
    void paintEvent(QPaintEvent* event) override;

private:
    void place();
    IconLabel* m_icon;
    Label* m_text;
    QPushButton* m_undo;
    QPushButton* m_close;
    QTimer* m_timer;
    std::function<void()> m_action;
};

} // namespace trainyard
