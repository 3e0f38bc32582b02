// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QDialog>

class QListWidget;
class QTextBrowser;

namespace trainyard {

/// The user's guide (resources/guide/guide.md) with a list of its headings, without pictures.
class GuideDialog : public QDialog {
    Q_OBJECT
public:
    explicit GuideDialog(QWidget* parent = nullptr);

    /// Scrolls to the heading; does nothing if no heading has this text.
    void showChapter(const QString& heading);

    QListWidget& headings() { return *m_headings; }
    QTextBrowser& text() { return *m_text; }

private:
    void listHeadings();

    QListWidget* m_headings;
    QTextBrowser* m_text;
};

} // namespace trainyard
