// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/parts/notes_limit.h"

#include "gui/formats/format.h"

#include <QLabel>
#include <QPlainTextEdit>
#include <QTextCursor>

#include <algorithm>

namespace trainyard {

NotesLimit::NotesLimit(QPlainTextEdit* text, QLabel* told) : QObject(text), m_text(text), m_told(told)
{
    m_told->setWordWrap(true);
    m_told->hide();
    connect(m_text, &QPlainTextEdit::textChanged, this, &NotesLimit::check);
}

void NotesLimit::show(const QString& notes)
{
    m_most = std::max<int>(kMostCharacters, static_cast<int>(notes.size()));
    m_text->setPlainText(notes);
    m_told->hide();
}

void NotesLimit::check()
{
    const int characters = m_text->document()->characterCount() - 1; // without the end of the last paragraph
    if (characters > m_most) {
        QTextCursor surplus(m_text->document());
        surplus.setPosition(m_most);
        surplus.movePosition(QTextCursor::End, QTextCursor::KeepAnchor);
        surplus.removeSelectedText();
        m_told->setText(tr("Notes have at most %1 characters. The rest was left out.").arg(format::count(m_most)));
        m_told->show();
    } else if (characters < m_most) {
        m_told->hide();
    }
}

} // namespace trainyard
