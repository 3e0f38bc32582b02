// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/report/report_latex.h"

#include "gui/report/report_html.h"

#include <QCoreApplication>
#include <QDateTime>
#include <QHash>

#include <algorithm>
#include <array>

namespace trainyard {
namespace {

constexpr std::size_t kRowsOnAPage = 35;
constexpr std::size_t kColumnsOfFullSize = 5;

const char* const kPreamble = R"(\documentclass[11pt,a4paper]{article}
\usepackage{iftex}
\ifPDFTeX
  \usepackage[T1]{fontenc}
  \usepackage[utf8]{inputenc}
  \usepackage{lmodern}
\else
  \usepackage{fontspec}
\fi
\usepackage{textcomp}
\usepackage[margin=25mm]{geometry}
\usepackage{graphicx}
\usepackage{booktabs}
\usepackage{longtable}
\usepackage[hidelinks]{hyperref}
\setlength{\parindent}{0pt}
\setlength{\parskip}{0.6em}
)";

struct LatexText {
    Q_DECLARE_TR_FUNCTIONS(trainyard::LatexText)
};

const QHash<QChar, QString>& signsOfLatex()
{
    static const QHash<QChar, QString> signs{{u'\\', QStringLiteral("\\textbackslash{}")},
                                             {u'{', QStringLiteral("\\{")},
                                             {u'}', QStringLiteral("\\}")},
                                             {u'$', QStringLiteral("\\$")},
                                             {u'&', QStringLiteral("\\&")},
                                             {u'#', QStringLiteral("\\#")},
                                             {u'%', QStringLiteral("\\%")},
                                             {u'_', QStringLiteral("\\_")},
                                             {u'^', QStringLiteral("\\textasciicircum{}")},
                                             {u'~', QStringLiteral("\\textasciitilde{}")},
                                             {u'<', QStringLiteral("\\textless{}")},
                                             {u'>', QStringLiteral("\\textgreater{}")},
                                             {u'|', QStringLiteral("\\textbar{}")},
                                             {u'"', QStringLiteral("\\textquotedbl{}")},
                                             {u'\'', QStringLiteral("\\textquotesingle{}")},
                                             {u'`', QStringLiteral("\\textasciigrave{}")},
                                             {u'-', QStringLiteral("{-}")}, // two of them would become a dash
                                             {QChar::Nbsp, QStringLiteral("~")},
                                             {QChar(0x2212), QStringLiteral("\\ensuremath{-}")},
                                             {QChar(0x00b1), QStringLiteral("\\ensuremath{\\pm}")},
                                             {QChar(0x00d7), QStringLiteral("\\ensuremath{\\times}")},
                                             {QChar(0x00b7), QStringLiteral("\\textperiodcentered{}")},
                                             {QChar(0x2013), QStringLiteral("\\textendash{}")},
                                             {QChar(0x2014), QStringLiteral("\\textemdash{}")},
                                             {QChar(0x2026), QStringLiteral("\\dots{}")},
                                             {QChar(0x2264), QStringLiteral("\\ensuremath{\\le}")},
                                             {QChar(0x2265), QStringLiteral("\\ensuremath{\\ge}")},
                                             {QChar(0x2248), QStringLiteral("\\ensuremath{\\approx}")},
                                             {QChar(0x2192), QStringLiteral("\\ensuremath{\\rightarrow}")},
                                             {QChar(0x221e), QStringLiteral("\\ensuremath{\\infty}")},
                                             {QChar(0x202f), QStringLiteral("\\,")},
                                             {QChar(0x2009), QStringLiteral("\\,")}};
    return signs;
}

class LatexWriter {
public:
    LatexWriter(const RenderedReport& report, const std::function<QString(std::size_t)>& figure,
                const std::function<QString(const QString&)>& picture)
        : m_report(report), m_figure(figure), m_picture(picture)
    {
    }

    QString write()
    {
        m_out = QString::fromLatin1(kPreamble) +
                QStringLiteral("\\title{%1}\n\\date{%2}\n\\begin{document}\n\\maketitle\n")
                    .arg(latexText(m_report.title), latexText(QDateTime::fromSecsSinceEpoch(qint64(m_report.drawnAt))
                                                                  .toString(QStringLiteral("yyyy-MM-dd"))));
        bool titled = false;
        for (const TextPiece& piece : m_report.pieces) {
            const bool isTitle = !titled && piece.kind == TextPiece::Kind::Heading && piece.level == 1;
            titled = titled || piece.kind == TextPiece::Kind::Heading;
            if (!isTitle) // it stands above
                add(piece);
        }
        setDepths(0, 0, false);
        return m_out + QStringLiteral("\\end{document}\n");
    }

private:
    void add(const TextPiece& piece)
    {
        const bool item = piece.kind == TextPiece::Kind::Item;
        setDepths(piece.quote, item ? std::min(piece.level, kDeepestList) : 0, piece.numbered);
        switch (piece.kind) {
        case TextPiece::Kind::Heading: {
            static constexpr std::array<const char*, 6> kCommands{"section",       "section",   "subsection",
                                                                  "subsubsection", "paragraph", "paragraph"};
            m_out += QStringLiteral("\n\\%1{%2}\n")
                         .arg(QLatin1String(kCommands.at(std::size_t(std::clamp(piece.level, 1, 6) - 1))),
                              inlineOf(piece.spans));
            break;
        }
        case TextPiece::Kind::Paragraph: m_out += u'\n' + inlineOf(piece.spans) + u'\n'; break;
        case TextPiece::Kind::Code: addCode(piece.code); break;
        case TextPiece::Kind::Rule: m_out += QStringLiteral("\n\\noindent\\rule{\\linewidth}{0.4pt}\n"); break;
        case TextPiece::Kind::Item:
            m_out += QStringLiteral("\\item %1{}%2\n")
                         .arg(piece.checked ? (*piece.checked ? QStringLiteral("[\\ensuremath{\\times}] ")
                                                              : QStringLiteral("[\\ensuremath{\\circ}] "))
                                            : QString(),
                              inlineOf(piece.spans));
            break;
        case TextPiece::Kind::Grid: addGrid(piece); break;
        case TextPiece::Kind::Block: addBlock(piece.block); break;
        }
    }

    void addCode(const QString& code)
    {
        QStringList lines;
        for (const QString& line : code.split(u'\n')) {
            QString text = latexText(line);
            text.replace(u' ', QStringLiteral("~"));
            lines << (text.isEmpty() ? QStringLiteral("~") : text);
        }
        m_out += QStringLiteral("\n\\begin{flushleft}\\ttfamily\\small\n%1\n\\end{flushleft}\n")
                     .arg(lines.join(QStringLiteral("\\\\*\n")));
    }

    /// A tabular of cells that are LaTeX already; its rows after the first are apart from it.
    void addCells(const QString& alignment, const std::vector<QStringList>& rows, const QString& caption)
    {
        const bool isLong = rows.size() > kRowsOnAPage;
        const QString small = rows.empty() || rows.front().size() <= qsizetype(kColumnsOfFullSize)
                                  ? QString()
                                  : QStringLiteral("\\footnotesize\n");
        const QString title = caption.isEmpty() ? QString() : QStringLiteral("\\caption{%1}").arg(caption);
        m_out += isLong ? QStringLiteral("\n{%1\\begin{longtable}{%2}\n%3")
                              .arg(small, alignment, title.isEmpty() ? title : title + QStringLiteral("\\\\\n"))
                        : QStringLiteral("\n\\begin{table}[htbp]\n\\centering\n%1%3\n\\begin{tabular}{%2}\n")
                              .arg(small, alignment, title);
        m_out += QLatin1String("\\toprule\n");
        for (std::size_t i = 0; i < rows.size(); ++i) {
            m_out += rows[i].join(QStringLiteral(" & ")) + QStringLiteral(" \\\\\n");
            if (i == 0)
                m_out += QLatin1String(isLong ? "\\midrule\n\\endhead\n" : "\\midrule\n");
        }
        m_out += QLatin1String("\\bottomrule\n");
        m_out += QLatin1String(isLong ? "\\end{longtable}}\n" : "\\end{tabular}\n\\end{table}\n");
    }

    void addGrid(const TextPiece& piece)
    {
        std::vector<QStringList> rows;
        for (const std::vector<TextSpans>& cells : piece.cells) {
            QStringList row;
            for (const TextSpans& cell : cells)
                row << inlineOf(cell);
            rows.push_back(row);
        }
        addCells(QString(rows.empty() ? 1 : int(rows.front().size()), u'l'), rows, {});
    }

    void addBlock(std::size_t place)
    {
        if (place >= m_report.blocks.size())
            return;
        if (const auto* chart = std::get_if<DrawnChart>(m_report.blocks[place].get())) {
            const QString file = m_figure(place);
            if (file.isEmpty())
                return;
            const QString caption =
                chart->caption.isEmpty() ? chart->title : chart->title + QStringLiteral(": ") + chart->caption;
            m_out += QStringLiteral("\n\\begin{figure}[htbp]\n\\centering\n\\includegraphics[width=\\linewidth]{%1}\n"
                                    "\\caption{%2}\n\\end{figure}\n")
                         .arg(file, latexText(caption));
        } else if (const auto* table = std::get_if<DrawnTable>(m_report.blocks[place].get())) {
            QString alignment;
            QStringList titles;
            for (const DrawnTable::Column& column : table->columns) {
                alignment += column.right ? u'r' : u'l';
                titles << latexText(column.title);
            }
            std::vector<QStringList> rows{titles};
            for (const QStringList& cells : table->rows) {
                QStringList row;
                for (const QString& cell : cells)
                    row << latexText(cell);
                rows.push_back(row);
            }
            addCells(alignment, rows, latexText(table->title));
            if (table->left > 0)
                m_out += u'\n' + latexText(LatexText::tr("%Ln more row(s)", nullptr, table->left)) + u'\n';
        }
        for (const QString& sentence : noteSentences(*m_report.blocks[place]))
            m_out += u'\n' + latexText(sentence) + u'\n';
    }

    QString inlineOf(const TextSpans& spans) const
    {
        QString out;
        for (const TextSpan& span : spans) {
            if (!span.picture.isEmpty()) {
                if (const QString file = m_picture(span.picture); !file.isEmpty())
                    out += QStringLiteral(
                               "\\includegraphics[width=\\linewidth,height=0.4\\textheight,keepaspectratio]{%1}")
                               .arg(file);
                continue;
            }
            QString text = latexText(span.text);
            text.replace(QChar::LineSeparator, QStringLiteral("\\newline{}"));
            if (span.mono)
                text = QStringLiteral("\\texttt{%1}").arg(text);
            if (span.italic)
                text = QStringLiteral("\\emph{%1}").arg(text);
            if (span.bold)
                text = QStringLiteral("\\textbf{%1}").arg(text);
            if (!span.link.isEmpty()) {
                QString link = span.link; // encoded, so that these are all that LaTeX would take for its own
                link.replace(u'%', QStringLiteral("\\%")).replace(u'#', QStringLiteral("\\#"));
                link.replace(u'&', QStringLiteral("\\&")).replace(u'_', QStringLiteral("\\_"));
                text = QStringLiteral("\\href{%1}{%2}").arg(link, text);
            }
            out += text;
        }
        return out;
    }

    void setDepths(int quote, int list, bool numbered)
    {
        const auto tag = [](bool isNumbered) { return QLatin1String(isNumbered ? "enumerate" : "itemize"); };
        const auto closeOne = [&] {
            m_out += QStringLiteral("\\end{%1}\n").arg(tag(m_lists.back()));
            m_lists.pop_back();
        };
        while (!m_lists.empty() && (int(m_lists.size()) > list || m_quote != quote ||
                                    (int(m_lists.size()) == list && m_lists.back() != numbered)))
            closeOne();
        for (; m_quote < quote; ++m_quote)
            m_out += QLatin1String("\n\\begin{quote}\n");
        for (; m_quote > quote; --m_quote)
            m_out += QLatin1String("\\end{quote}\n");
        while (int(m_lists.size()) < list) {
            if (!m_lists.empty() && m_out.endsWith(QStringLiteral("\\begin{%1}\n").arg(tag(m_lists.back()))))
                m_out += QLatin1String("\\item{}\n"); // a deeper list begins within an item
            m_out += QStringLiteral("\n\\begin{%1}\n").arg(tag(numbered));
            m_lists.push_back(numbered);
        }
    }

    static constexpr int kDeepestList = 4; // of LaTeX
    const RenderedReport& m_report;
    const std::function<QString(std::size_t)>& m_figure;
    const std::function<QString(const QString&)>& m_picture;
    QString m_out;
    std::vector<bool> m_lists;
    int m_quote = 0;
};

} // namespace

QString latexText(const QString& text)
{
    QString out;
    for (const QChar letter : text) {
        const auto sign = signsOfLatex().constFind(letter);
        if (sign != signsOfLatex().constEnd())
            out += *sign;
        else if (letter >= QChar(0x20) || letter == u'\t')
            out += letter;
    }
    return out;
}

QByteArray latexDocument(const RenderedReport& report, const std::function<QString(std::size_t)>& figure,
                         const std::function<QString(const QString&)>& picture)
{
    return LatexWriter(report, figure, picture).write().toUtf8();
}

} // namespace trainyard
