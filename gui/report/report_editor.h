// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QPlainTextEdit>
#include <QSyntaxHighlighter>

namespace trainyard {

/// Colours headings, emphasis and the keys of blocks; follows changes of the theme.
class ReportHighlighter : public QSyntaxHighlighter {
    Q_OBJECT
public:
    explicit ReportHighlighter(QTextDocument* document);

protected:
    void highlightBlock(const QString& text) override;
};

/// The text of a report, with numbers of lines and a ground behind blocks. GUI thread.
class ReportEditor : public QPlainTextEdit {
    Q_OBJECT
public:
    explicit ReportEditor(QWidget* parent = nullptr);
    /// Without moving the caret if it is the same.
    void setReport(const QString& text);
    /// Lines of blocks, first and last, and of mistakes; from 1.
    void setMarks(QList<std::pair<int, int>> blocks, QList<int> mistakes);
    int currentLine() const; ///< of the caret, from 1
    void goToLine(int line);
    /// Puts a block or a picture where the caret is, apart from the lines around it.
    void insertApart(const QString& text);

signals:
    void reportEdited(const QString& text);

protected:
    void resizeEvent(QResizeEvent* event) override;
    void changeEvent(QEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;

private:
    class Gutter;
    void paintGutter(QPaintEvent* event);
    int gutterWidth() const;
    void placeGutter();
    void showMarks();
    Gutter* m_gutter;
    QList<std::pair<int, int>> m_blocks;
    QList<int> m_mistakes;
    bool m_filling = false;
};

} // namespace trainyard
