// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/report/report_html.h"

#include "gui/formats/format.h"
#include "gui/formats/reason_text.h"
#include "resources/resources.h"

#include <nlohmann/json.hpp>

#include <QCoreApplication>
#include <QCryptographicHash>

namespace trainyard {
namespace {

struct HtmlText {
    Q_DECLARE_TR_FUNCTIONS(trainyard::HtmlText)
};

QString escaped(const QString& text)
{
    return text.toHtmlEscaped();
}

QString element(const char* name, const QString& inside)
{
    return QStringLiteral("<%1>%2</%1>").arg(QLatin1String(name), inside);
}

class HtmlWriter {
public:
    HtmlWriter(const std::function<QString(std::size_t)>& block, const std::function<QString(const TextSpan&)>& picture)
        : m_block(block), m_picture(picture)
    {
    }

    QString write(const std::vector<TextPiece>& pieces)
    {
        for (const TextPiece& piece : pieces)
            add(piece);
        setQuote(0);
        return m_out;
    }

private:
    void add(const TextPiece& piece)
    {
        setQuote(piece.quote);
        if (piece.kind != TextPiece::Kind::Item)
            setLists(0, false);
        switch (piece.kind) {
        case TextPiece::Kind::Heading: {
            const QByteArray name = "h" + QByteArray::number(piece.level);
            m_out += element(name.constData(), inlineOf(piece.spans)) + u'\n';
            break;
        }
        case TextPiece::Kind::Paragraph: m_out += element("p", inlineOf(piece.spans)) + u'\n'; break;
        case TextPiece::Kind::Code: m_out += QStringLiteral("<pre>%1</pre>\n").arg(escaped(piece.code)); break;
        case TextPiece::Kind::Rule: m_out += QStringLiteral("<hr>\n"); break;
        case TextPiece::Kind::Item:
            setLists(piece.level, piece.numbered);
            if (piece.checked)
                m_out += *piece.checked ? QStringLiteral("☑ ") : QStringLiteral("☐ ");
            m_out += inlineOf(piece.spans);
            break;
        case TextPiece::Kind::Grid: addGrid(piece); break;
        case TextPiece::Kind::Block: m_out += m_block(piece.block); break;
        }
    }

    void addGrid(const TextPiece& piece)
    {
        m_out += QStringLiteral("<table class=\"grid\" cellspacing=\"0\" cellpadding=\"4\">\n");
        for (std::size_t row = 0; row < piece.cells.size(); ++row) {
            m_out += QLatin1String("<tr>");
            for (const TextSpans& cell : piece.cells[row])
                m_out += element(row == 0 ? "th" : "td", inlineOf(cell));
            m_out += QLatin1String("</tr>\n");
        }
        m_out += QLatin1String("</table>\n");
    }

    QString inlineOf(const TextSpans& spans) const
    {
        QString out;
        for (const TextSpan& span : spans) {
            if (!span.picture.isEmpty()) {
                out += m_picture(span);
                continue;
            }
            QString text = escaped(span.text);
            text.replace(QChar::LineSeparator, QLatin1String("<br>"));
            if (span.mono)
                text = element("code", text);
            if (span.struck)
                text = element("s", text);
            if (span.italic)
                text = element("em", text);
            if (span.bold)
                text = element("strong", text);
            if (!span.link.isEmpty())
                text = QStringLiteral("<a href=\"%1\" rel=\"noreferrer\">%2</a>").arg(escaped(span.link), text);
            out += text;
        }
        return out;
    }

    /// Closes and opens lists until an item of this depth may stand.
    void setLists(int depth, bool numbered)
    {
        const auto tag = [](bool isNumbered) { return QLatin1String(isNumbered ? "ol" : "ul"); };
        const auto close = [&] {
            m_out += QStringLiteral("</li></%1>\n").arg(tag(m_lists.back()));
            m_lists.pop_back();
        };
        while (int(m_lists.size()) > depth)
            close();
        if (depth == 0)
            return;
        if (int(m_lists.size()) == depth) {
            if (m_lists.back() == numbered) {
                m_out += QLatin1String("</li>\n<li>");
                return;
            }
            close();
        }
        while (int(m_lists.size()) < depth) {
            m_out += QStringLiteral("<%1><li>").arg(tag(numbered));
            m_lists.push_back(numbered);
        }
    }

    void setQuote(int depth)
    {
        if (depth == m_quote)
            return;
        setLists(0, false);
        for (; m_quote < depth; ++m_quote)
            m_out += QLatin1String("<blockquote>");
        for (; m_quote > depth; --m_quote)
            m_out += QLatin1String("</blockquote>\n");
    }

    const std::function<QString(std::size_t)>& m_block;
    const std::function<QString(const TextSpan&)>& m_picture;
    QString m_out;
    std::vector<bool> m_lists; ///< open ones: whether they are numbered
    int m_quote = 0;
};

QString figureOf(std::size_t place, const DrawnChart& chart)
{
    return QStringLiteral("<figure class=\"chart\" data-block=\"%1\"><figcaption><b>%2</b> <span>%3</span>"
                          "</figcaption>%4</figure>\n")
        .arg(place)
        .arg(escaped(chart.title), escaped(chart.caption), htmlNotes(chart));
}

QString tableOf(const DrawnTable& table)
{
    QString out = QLatin1String("<figure class=\"table\">");
    if (!table.title.isEmpty())
        out += QStringLiteral("<figcaption><b>%1</b></figcaption>").arg(escaped(table.title));
    return out + htmlTable(table, QLatin1String("class=\"runs\"")) + htmlNotes(table) + QLatin1String("</figure>\n");
}

/// JSON that ends no script: "<" is never needed outside of strings.
QByteArray dataOf(const RenderedReport& report)
{
    nlohmann::ordered_json data = {{"charts", nlohmann::ordered_json::object()},
                                   {"texts", {{"not_finite", HtmlText::tr("not finite").toStdString()}}}};
    for (std::size_t i = 0; i < report.blocks.size(); ++i)
        if (const auto* chart = std::get_if<DrawnChart>(report.blocks[i].get())) {
            data["charts"][std::to_string(i)] = chartJson(*chart);
            data["charts"][std::to_string(i)].erase("notes"); // they stand in the page
        }
    QByteArray text =
        QByteArray::fromStdString(data.dump(-1, ' ', false, nlohmann::ordered_json::error_handler_t::replace));
    text.replace("<", "\\u003c").replace(">", "\\u003e").replace("&", "\\u0026");
    return text;
}

QByteArray hashOf(const QByteArray& script)
{
    return "'sha256-" + QCryptographicHash::hash(script, QCryptographicHash::Sha256).toBase64() + "'";
}

} // namespace

QString htmlOf(const std::vector<TextPiece>& pieces, const std::function<QString(std::size_t)>& block,
               const std::function<QString(const TextSpan&)>& picture)
{
    return HtmlWriter(block, picture).write(pieces);
}

QString htmlTable(const DrawnTable& table, const QString& attributes)
{
    QString out = QStringLiteral("<table %1><thead><tr>").arg(attributes);
    const auto add = [&](const char* name, const QString& text, bool right) {
        out += QStringLiteral("<%1%2>%3</%1>")
                   .arg(QLatin1String(name),
                        right ? QLatin1String(" align=\"right\"") : QLatin1String(" align=\"left\""), escaped(text));
    };
    for (const DrawnTable::Column& column : table.columns)
        add("th", column.title, column.right);
    out += QLatin1String("</tr></thead><tbody>\n");
    for (const QStringList& row : table.rows) {
        out += QLatin1String("<tr>");
        for (std::size_t i = 0; i < table.columns.size(); ++i)
            add("td", row.value(qsizetype(i)), table.columns[i].right);
        out += QLatin1String("</tr>\n");
    }
    out += QLatin1String("</tbody></table>");
    if (table.left > 0)
        out += QStringLiteral("<p class=\"left\">%1</p>")
                   .arg(escaped(HtmlText::tr("%Ln more row(s)", nullptr, table.left)));
    return out;
}

QStringList noteSentences(const DrawnBlock& block)
{
    QStringList sentences;
    for (const ReportProblem& note : notesOf(block))
        sentences << asSentence(reasonText(note.why));
    return sentences;
}

QString htmlNotes(const DrawnBlock& block)
{
    QString out;
    for (const QString& sentence : noteSentences(block))
        out += QStringLiteral("<p class=\"left\">%1</p>").arg(escaped(sentence));
    return out;
}

QByteArray webPage(const RenderedReport& report)
{
    const QByteArray script = reportSource(QStringLiteral("report.js"));
    const QByteArray style = reportSource(QStringLiteral("report.css"));
    const auto block = [&](std::size_t place) {
        if (place >= report.blocks.size())
            return QString();
        const DrawnBlock& drawn = *report.blocks[place];
        if (const auto* chart = std::get_if<DrawnChart>(&drawn))
            return figureOf(place, *chart);
        if (const auto* table = std::get_if<DrawnTable>(&drawn))
            return tableOf(*table);
        return QString(); // a report with mistakes is not exported
    };
    const auto picture = [&](const TextSpan& span) {
        const auto found = report.pictures.find(span.picture);
        if (found == report.pictures.end())
            return QStringLiteral("<em>%1</em>").arg(escaped(span.picture));
        return QStringLiteral("<img alt=\"%1\" src=\"data:%2;base64,%3\">")
            .arg(escaped(span.text), QString::fromLatin1(found->second.type),
                 QString::fromLatin1(found->second.bytes.toBase64()));
    };
    QByteArray page = "<!DOCTYPE html>\n<html lang=\"" + format::locale().bcp47Name().toUtf8() +
                      "\">\n<head>\n<meta charset=\"utf-8\">\n"
                      "<meta http-equiv=\"Content-Security-Policy\" content=\"default-src 'none'; img-src data:; "
                      "style-src " +
                      hashOf(style) + "; script-src " + hashOf(script) +
                      "\">\n<meta name=\"viewport\" content=\"width=device-width, initial-scale=1\">\n<title>";
    page += escaped(report.title).toUtf8() + "</title>\n<style>" + style + "</style>\n</head>\n<body>\n<main>\n";
    page += htmlOf(report.pieces, block, picture).toUtf8();
    page +=
        "<noscript><p>" + escaped(HtmlText::tr("The charts are drawn by a script of this page.")).toUtf8() +
        "</p></noscript>\n<footer>" +
        escaped(HtmlText::tr("Trainyard, %1. Click a chart, then turn the wheel to zoom, drag to move; double click "
                             "shows all.")
                    .arg(format::dateTime(report.drawnAt)))
            .toUtf8();
    page += "</footer>\n</main>\n<script type=\"application/json\" id=\"report-data\">" + dataOf(report) +
            "</script>\n<script>" + script + "</script>\n</body>\n</html>\n";
    return page;
}

} // namespace trainyard
