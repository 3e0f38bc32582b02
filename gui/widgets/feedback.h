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

/// The error of a field beside it; hidden if there is none. Also marks the field's border. While a person types into
/// the field, the error waits for a pause, and its room is kept until the person leaves the field, so that what is
/// below stays where it is.
class FieldError : public QWidget {
    Q_OBJECT
public:
    static constexpr int kTypingPauseMs = 700; ///< from the last keystroke until an error is shown

    /// `field` may be null; its dynamic property "invalid" follows the error.
    explicit FieldError(QWidget* field = nullptr, QWidget* parent = nullptr);
    void setError(const QString& text);   ///< empty = none
    void setWarning(const QString& text); ///< in the warning colour; does not mark the field's border
    QString text() const { return m_wanted; }
    /// An error takes room for this many lines at once, until it is gone and the field is left: for messages that grow
    /// while somebody types. Call it when the widget has its place.
    void keepRoom(int lines);

private:
    void apply(const QString& text, bool error);
    bool isTyping() const;
    void present();
    QWidget* m_field;
    IconLabel* m_icon;
    Label* m_text;
    QTimer* m_pause;
    QString m_wanted;
    int m_room = 0; ///< pixels
};

/// Marks a field's border and tells the problem in its tooltip and to screen readers; empty: there is none.
void markField(QWidget* field, const QString& problem);
/// "Choose 1 to 100."; empty: the value is between them.
QString rangeProblem(double value, double low, double high);

/// Placeholder for an empty page or card: icon, sentence, the next step and a button for it.
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

/// Progress of an operation that may take more than half a second: appears only after that, and can be cancelled.
class BusyBar : public QWidget {
    Q_OBJECT
public:
    /// Vertical: the text stands above the bar, for narrow places.
    explicit BusyBar(QWidget* parent = nullptr, Qt::Orientation direction = Qt::Horizontal);
    void start(const QString& text, bool cancellable = true);
    void setText(const QString& text);
    /// Share from 0 to 1; negative = unknown.
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

/// A message at the bottom of the window that disappears by itself: "3 runs moved to trash" with Undo. If the
/// same message comes again while it is shown, it flashes, so that the second press has a visible effect too.
class Toast : public QFrame {
    Q_OBJECT
public:
    explicit Toast(QWidget* parent);
    enum class Kind { Info, Error };
    /// With `undo`, stays 10 s and offers Undo. Errors stay until closed.
    void say(const QString& text, std::function<void()> undo = {}, Kind kind = Kind::Info);
    bool says(const QString& text) const; ///< whether this message is shown
    void withdrawUndo();                  ///< hides the message if it offers Undo

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;
    void paintEvent(QPaintEvent* event) override;

private:
    void place();
    void flash();
    IconLabel* m_icon;
    Label* m_text;
    QPushButton* m_undo;
    QPushButton* m_close;
    QTimer* m_timer;
    QTimer* m_flashTimer;
    int m_flashes = 0; ///< how often the background still changes; it is lit while this is odd
    std::function<void()> m_action;
};

} // namespace trainyard
