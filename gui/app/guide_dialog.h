// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QDialog>

class QLineEdit;
class QListWidget;
class QTextBrowser;

namespace trainyard {

class Label;

/// The user's guide (resources/guide/guide.md) with a list of its headings and a search, without pictures.
class GuideDialog : public QDialog {
    Q_OBJECT
public:
    explicit GuideDialog(QWidget* parent = nullptr);

    /// Scrolls to the heading; does nothing if no heading has this text.
    void showChapter(const QString& heading);

    QListWidget& headings() { return *m_headings; }
    QTextBrowser& text() { return *m_text; }
    QLineEdit& search() { return *m_search; }
    /// Shows the next place with the searched text, or the one before; from the other end after the last one.
    void find(bool backwards);

private:
    QLayout* makeSearch();
    void listHeadings();
    void mark();

    QListWidget* m_headings;
    QTextBrowser* m_text;
    QLineEdit* m_search;
    Label* m_matches;
};

} // namespace trainyard
