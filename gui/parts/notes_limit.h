// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>

class QLabel;
class QPlainTextEdit;

namespace trainyard {

/// Keeps notes as short as a spec allows, and says so in a label when something was left out. Belongs to the text.
class NotesLimit : public QObject {
    Q_OBJECT
public:
    static constexpr int kMostCharacters = 20'000; ///< as spec_run.cpp allows

    NotesLimit(QPlainTextEdit* text, QLabel* told);
    /// Sets the text as it is stored, also if it is longer: it may then not grow.
    void show(const QString& notes);

private:
    void check();

    QPlainTextEdit* m_text;
    QLabel* m_told;
    int m_most = kMostCharacters;
};

} // namespace trainyard
