// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/report/report_editor.h"

#include "gui/widgets/theme.h"

#include <QKeyEvent>
#include <QPainter>
#include <QRegularExpression>
#include <QTextBlock>

#include <algorithm>

namespace trainyard {
namespace {

enum LineState { Outside = 0, InBlock = 1, InCode = 2 };

constexpr int kGutterPadding = 8;

} // namespace

ReportHighlighter::ReportHighlighter(QTextDocument* document) : QSyntaxHighlighter(document)
{
    connect(&Theme::instance(), &Theme::changed, this, &QSyntaxHighlighter::rehighlight);
}

void ReportHighlighter::highlightBlock(const QString& text)
{
    static const QRegularExpression fence(QStringLiteral("^ {0,3}(```+|~~~+)[ \\t]*(\\S*)"));
    static const QRegularExpression key(QStringLiteral("^([A-Za-z_]+[ \\t]*:)(.*)$"));
    static const QRegularExpression strong(QStringLiteral("(\\*\\*|__)(?=\\S).+?\\1"));
    static const QRegularExpression code(QStringLiteral("`[^`]+`"));
    const int before = std::max(0, previousBlockState());
    const auto mark = fence.match(text);
    setCurrentBlockState(before);
    if (mark.hasMatch()) {
        const QString word = mark.captured(2);
        const bool block = word == QLatin1String("chart") || word == QLatin1String("table");
        setCurrentBlockState(before != Outside ? Outside : block ? InBlock : InCode);
        setFormat(0, int(text.size()), themed(Token::S2));
        return;
    }
    if (before == InBlock) {
        if (text.trimmed().startsWith(u'#')) {
            setFormat(0, int(text.size()), themed(Token::T3));
            return;
        }
        setFormat(0, int(text.size()), themed(Token::Done));
        if (const auto entry = key.match(text); entry.hasMatch())
            setFormat(0, int(entry.capturedLength(1)), themed(Token::S2));
        return;
    }
    if (before == InCode) {
        setFormat(0, int(text.size()), themed(Token::T2));
        return;
    }
    QTextCharFormat bold;
    bold.setFontWeight(QFont::DemiBold);
    if (text.startsWith(u'#')) {
        bold.setForeground(themed(Token::AccT));
        setFormat(0, int(text.size()), bold);
        return;
    }
    for (auto matches = strong.globalMatch(text); matches.hasNext();) {
        const auto match = matches.next();
        setFormat(int(match.capturedStart()), int(match.capturedLength()), bold);
    }
    for (auto matches = code.globalMatch(text); matches.hasNext();) {
        const auto match = matches.next();
        setFormat(int(match.capturedStart()), int(match.capturedLength()), themed(Token::T2));
    }
}

class ReportEditor::Gutter : public QWidget {
public:
    explicit Gutter(ReportEditor* editor) : QWidget(editor), m_editor(editor) {}
    QSize sizeHint() const override { return {m_editor->gutterWidth(), 0}; }

protected:
    void paintEvent(QPaintEvent* event) override { m_editor->paintGutter(event); }

private:
    ReportEditor* m_editor;
};

ReportEditor::ReportEditor(QWidget* parent) : QPlainTextEdit(parent), m_gutter(new Gutter(this))
{
    setFont(Theme::instance().font(FontRole::Mono));
    setFrameShape(QFrame::NoFrame);
    setLineWrapMode(QPlainTextEdit::WidgetWidth);
    setTabChangesFocus(true);
    setAccessibleName(tr("Text of the report"));
    new ReportHighlighter(document());
    connect(this, &QPlainTextEdit::blockCountChanged, this, &ReportEditor::placeGutter);
    connect(this, &QPlainTextEdit::updateRequest, this, [this](const QRect& rect, int dy) {
        if (dy != 0)
            m_gutter->scroll(0, dy);
        else
            m_gutter->update(0, rect.y(), m_gutter->width(), rect.height());
    });
    connect(this, &QPlainTextEdit::textChanged, this, [this] {
        if (!m_filling)
            emit reportEdited(toPlainText());
    });
    connect(this, &QPlainTextEdit::cursorPositionChanged, this, &ReportEditor::showMarks);
    connect(&Theme::instance(), &Theme::changed, this, &ReportEditor::showMarks);
    placeGutter();
}

void ReportEditor::setReport(const QString& text)
{
    if (toPlainText() == text)
        return;
    m_filling = true;
    setPlainText(text);
    m_filling = false;
}

void ReportEditor::setMarks(QList<std::pair<int, int>> blocks, QList<int> mistakes)
{
    m_blocks = std::move(blocks);
    m_mistakes = std::move(mistakes);
    showMarks();
    m_gutter->update();
}

int ReportEditor::currentLine() const
{
    return textCursor().blockNumber() + 1;
}

void ReportEditor::goToLine(int line)
{
    const QTextBlock block = document()->findBlockByNumber(std::max(0, line - 1));
    if (!block.isValid())
        return;
    setTextCursor(QTextCursor(document()->lastBlock())); // so that the line comes to the top
    setTextCursor(QTextCursor(block));
    ensureCursorVisible();
}

void ReportEditor::insertApart(const QString& text)
{
    QTextCursor cursor = textCursor();
    for (const auto& [first, last] : m_blocks)
        if (currentLine() >= first && currentLine() <= last) // not into another block
            cursor.setPosition(document()->findBlockByNumber(last - 1).position());
    cursor.movePosition(QTextCursor::EndOfBlock);
    const bool empty = cursor.block().text().trimmed().isEmpty();
    cursor.insertText((empty ? QString() : QStringLiteral("\n\n")) + text + QStringLiteral("\n"));
    setTextCursor(cursor);
    setFocus();
}

void ReportEditor::showMarks()
{
    QList<QTextEdit::ExtraSelection> marks;
    const auto add = [&](int line, Token ground) {
        QTextEdit::ExtraSelection mark;
        mark.cursor = QTextCursor(document()->findBlockByNumber(line - 1));
        mark.format.setBackground(themed(ground));
        mark.format.setProperty(QTextFormat::FullWidthSelection, true);
        marks << mark;
    };
    for (const auto& [first, last] : m_blocks)
        for (int line = first; line <= std::min(last, blockCount()); ++line)
            add(line, Token::Tint2);
    for (const int line : m_mistakes)
        if (line > 0 && line <= blockCount())
            add(line, Token::FailB);
    add(currentLine(), Token::Tint);
    setExtraSelections(marks);
}

int ReportEditor::gutterWidth() const
{
    return 2 * kGutterPadding +
           fontMetrics().horizontalAdvance(u'9') * std::max(2, int(QString::number(blockCount()).size()));
}

void ReportEditor::placeGutter()
{
    setViewportMargins(gutterWidth() + 4, 4, 0, 0);
    m_gutter->setGeometry(0, 4, gutterWidth(), height() - 4);
}

void ReportEditor::resizeEvent(QResizeEvent* event)
{
    QPlainTextEdit::resizeEvent(event);
    placeGutter();
}

void ReportEditor::changeEvent(QEvent* event)
{
    QPlainTextEdit::changeEvent(event);
    if (event->type() == QEvent::FontChange && m_gutter)
        placeGutter();
}

/// A new line within a list goes on with it.
void ReportEditor::keyPressEvent(QKeyEvent* event)
{
    static const QRegularExpression item(QStringLiteral("^(\\s*[-*+] )(.*)$"));
    const auto match = item.match(textCursor().block().text());
    const bool atEnd = textCursor().atBlockEnd() && !textCursor().hasSelection();
    if (event->matches(QKeySequence::InsertParagraphSeparator) && atEnd && match.hasMatch() &&
        !match.captured(2).trimmed().isEmpty()) {
        insertPlainText(u'\n' + match.captured(1));
        return;
    }
    QPlainTextEdit::keyPressEvent(event);
}

void ReportEditor::paintGutter(QPaintEvent* event)
{
    QPainter painter(m_gutter);
    painter.fillRect(event->rect(), themed(Token::Base));
    painter.setFont(font());
    const int now = textCursor().blockNumber();
    for (QTextBlock block = firstVisibleBlock(); block.isValid(); block = block.next()) {
        const QRectF place = blockBoundingGeometry(block).translated(contentOffset());
        if (place.top() > event->rect().bottom())
            break;
        const bool wrong = m_mistakes.contains(block.blockNumber() + 1);
        painter.setPen(themed(wrong ? Token::Fail : block.blockNumber() == now ? Token::T1 : Token::T3));
        painter.drawText(QRectF(0, place.top(), m_gutter->width() - kGutterPadding, fontMetrics().height()),
                         Qt::AlignRight | Qt::AlignTop, QString::number(block.blockNumber() + 1));
    }
}

} // namespace trainyard
