// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/report/report_markdown.h"

#include "gui/report/report_source.h"

#include <QStringList>
#include <QTextBlock>
#include <QTextDocument>
#include <QTextList>
#include <QTextTable>
#include <QUrl>

namespace trainyard {
namespace {

/// A page that somebody receives must open nothing but pages and mails.
QString harmlessLink(const QString& target)
{
    static const QStringList schemes{QStringLiteral("http"), QStringLiteral("https"), QStringLiteral("mailto")};
    const QUrl url(target, QUrl::StrictMode);
    return url.isValid() && schemes.contains(url.scheme().toLower()) ? QString::fromUtf8(url.toEncoded()) : QString();
}

void addSpan(TextSpans& spans, TextSpan span)
{
    if (span.text.isEmpty() && span.picture.isEmpty())
        return;
    if (!spans.empty() && spans.back().isLike(span))
        spans.back().text += span.text;
    else
        spans.push_back(std::move(span));
}

TextSpans spansOf(const QTextBlock& block)
{
    TextSpans spans;
    for (QTextBlock::iterator it = block.begin(); !it.atEnd(); ++it) {
        const QTextCharFormat format = it.fragment().charFormat();
        TextSpan span;
        if (format.isImageFormat()) {
            span.picture = format.toImageFormat().name();
            span.text = format.property(QTextFormat::ImageAltText).toString().remove(kNoDescription);
        } else {
            span.text = it.fragment().text();
            span.bold = format.fontWeight() > QFont::Medium && block.blockFormat().headingLevel() == 0;
            span.italic = format.fontItalic();
            span.mono = format.fontFixedPitch();
            span.struck = format.fontStrikeOut();
            span.link = harmlessLink(format.anchorHref());
        }
        addSpan(spans, std::move(span));
    }
    return spans;
}

bool isCode(const QTextBlockFormat& format)
{
    return format.hasProperty(QTextFormat::BlockCodeFence) || format.hasProperty(QTextFormat::BlockCodeLanguage) ||
           format.nonBreakableLines();
}

class MarkdownReader {
public:
    std::vector<TextPiece> read(const QString& markdown)
    {
        QTextDocument document;
        document.setMarkdown(markdown, QTextDocument::MarkdownFeatures(QTextDocument::MarkdownDialectGitHub |
                                                                       QTextDocument::MarkdownNoHTML));
        readFrame(*document.rootFrame());
        return std::move(m_pieces);
    }

private:
    void readFrame(const QTextFrame& frame)
    {
        for (QTextFrame::iterator it = frame.begin(); !it.atEnd(); ++it) {
            if (auto* table = qobject_cast<QTextTable*>(it.currentFrame()))
                readGrid(*table);
            else if (it.currentFrame())
                readFrame(*it.currentFrame());
            else
                readBlock(it.currentBlock());
        }
    }

    void readGrid(const QTextTable& table)
    {
        TextPiece grid;
        grid.kind = TextPiece::Kind::Grid;
        for (int row = 0; row < table.rows(); ++row) {
            std::vector<TextSpans> cells;
            for (int column = 0; column < table.columns(); ++column) {
                TextSpans spans;
                for (auto it = table.cellAt(row, column).begin(); !it.atEnd(); ++it)
                    for (TextSpan& span : spansOf(it.currentBlock()))
                        addSpan(spans, std::move(span));
                if (row == 0) // the heading is bold by itself
                    for (TextSpan& span : spans)
                        span.bold = false;
                cells.push_back(std::move(spans));
            }
            grid.cells.push_back(std::move(cells));
        }
        m_pieces.push_back(std::move(grid));
    }

    void readBlock(const QTextBlock& block)
    {
        const QTextBlockFormat format = block.blockFormat();
        TextPiece piece;
        piece.quote = format.intProperty(QTextFormat::BlockQuoteLevel);
        if (const auto mark = markedBlock(block.text())) {
            piece.kind = TextPiece::Kind::Block;
            piece.block = *mark;
        } else if (format.hasProperty(QTextFormat::BlockTrailingHorizontalRulerWidth)) {
            piece.kind = TextPiece::Kind::Rule;
        } else if (isCode(format)) {
            addCode(block.text(), piece.quote);
            return;
        } else {
            piece.spans = spansOf(block);
            if (format.headingLevel() > 0) {
                piece.kind = TextPiece::Kind::Heading;
                piece.level = format.headingLevel();
            } else if (const QTextList* list = block.textList()) {
                piece.kind = TextPiece::Kind::Item;
                piece.level = std::max(1, list->format().indent());
                const auto style = list->format().style();
                piece.numbered = style <= QTextListFormat::ListDecimal && style >= QTextListFormat::ListUpperRoman;
                if (format.marker() != QTextBlockFormat::MarkerType::NoMarker)
                    piece.checked = format.marker() == QTextBlockFormat::MarkerType::Checked;
            } else if (piece.spans.empty()) {
                m_codeOpen = false;
                return;
            }
        }
        m_codeOpen = false;
        m_pieces.push_back(std::move(piece));
    }

    /// Each line of code is a block of its own.
    void addCode(const QString& line, int quote)
    {
        if (!m_codeOpen) {
            TextPiece code;
            code.kind = TextPiece::Kind::Code;
            code.quote = quote;
            m_pieces.push_back(std::move(code));
        } else {
            m_pieces.back().code += u'\n';
        }
        m_pieces.back().code += line;
        m_codeOpen = true;
    }

    std::vector<TextPiece> m_pieces;
    bool m_codeOpen = false;
};

} // namespace

bool TextSpan::isLike(const TextSpan& other) const
{
    return picture.isEmpty() && other.picture.isEmpty() && bold == other.bold && italic == other.italic &&
           mono == other.mono && struck == other.struck && link == other.link;
}

std::vector<TextPiece> readMarkdown(const QString& markdown)
{
    return MarkdownReader().read(markdown);
}

QStringList picturesIn(const std::vector<TextPiece>& pieces)
{
    QStringList paths;
    const auto add = [&](const TextSpans& spans) {
        for (const TextSpan& span : spans)
            if (!span.picture.isEmpty() && !paths.contains(span.picture))
                paths << span.picture;
    };
    for (const TextPiece& piece : pieces) {
        add(piece.spans);
        for (const std::vector<TextSpans>& row : piece.cells)
            for (const TextSpans& cell : row)
                add(cell);
    }
    return paths;
}

} // namespace trainyard
