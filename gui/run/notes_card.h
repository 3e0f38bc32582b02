// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "gui/parts/notes_limit.h"
#include "gui/widgets/card.h"

class QPlainTextEdit;
class QPushButton;
class QStackedWidget;
class QTextBrowser;

namespace trainyard {

class SegmentedControl;

/// A run's notes: read as rendered Markdown, written as text. HTML in them is shown as text, and pictures are not
/// loaded from anywhere.
class NotesCard : public Card {
    Q_OBJECT
public:
    explicit NotesCard(QWidget* parent = nullptr);
    /// What the store has. What a person has begun to write stays, unless the notes are of another run.
    void setNotes(const QString& runId, const QString& notes);
    /// Saves what has been written, as when the person leaves.
    void saveChanges();
    void saveFailed(); ///< what was written is still to be saved
    void write();      ///< switches to the text and gives it the focus
    void cancel();     ///< ends writing; what has been written since the last save is taken back
    bool changed() const;

    QTextBrowser* view() const { return m_view; }
    QPlainTextEdit* text() const { return m_text; }

signals:
    void saved(const QString& runId, const QString& notes);
    void discarded(const QString& runId, const QString& notes); ///< what had been written

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    void render();
    void showMode();
    void refresh();
    void fitHeight();

    SegmentedControl* m_mode;
    QPushButton* m_save;
    QStackedWidget* m_stack;
    QTextBrowser* m_view;
    QPlainTextEdit* m_text;
    NotesLimit* m_limit;
    QString m_runId;
    QString m_notes;       ///< as stored, or on their way
    QString m_replaced;    ///< what the store had before those on their way
    bool m_saving = false; ///< they have not come back from the store
};

} // namespace trainyard
