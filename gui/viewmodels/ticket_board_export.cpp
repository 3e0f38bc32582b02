// SPDX-License-Identifier: GPL-3.0-or-later
// The board as files.
#include "cluster/campaigns/ticket_table.h"
#include "gui/models/format.h"
#include "gui/models/ticket_text.h"
#include "gui/viewmodels/table_csv.h"
#include "gui/viewmodels/ticket_board_model.h"

#include <cmath>

namespace trainyard {
namespace {

QString exactValue(double value)
{
    return std::isfinite(value) ? QString::number(value, 'g', 9) : QString();
}

QString latexEscaped(QString text)
{
    for (const char* special : {"%", "&", "#", "_", "$"})
        text.replace(QLatin1String(special), QLatin1Char('\\') + QLatin1String(special));
    text.replace(QStringLiteral("≤"), QStringLiteral("$\\le$"));
    return text;
}

} // namespace

QByteArray TicketBoardModel::asCsv() const
{
    QList<QStringList> lines{
        {QStringLiteral("row"), QStringLiteral("control"), QStringLiteral("step"), QStringLiteral("amount"),
         QStringLiteral("sparsity"), QStringLiteral("threshold"), QStringLiteral("seed"), QStringLiteral("cell"),
         QStringLiteral("run"), QStringLiteral("state"), QStringLiteral("top1"), QStringLiteral("mean"),
         QStringLiteral("deviation"), QStringLiteral("difference_points"), QStringLiteral("winning")}};
    if (!m_report)
        return csvText(lines);
    const auto add = [&](const TicketPlace& place, const QString& name, const TicketRow* row,
                         const TicketColumn* column) {
        for (const TicketSeed& seed : place.seeds)
            lines << QStringList{name,
                                 QString::number(int(row && row->isControl)),
                                 row && row->step >= 0 ? QString::number(row->step) : QString(),
                                 column ? exactValue(column->amount) : QString(),
                                 exactValue(std::isfinite(seed.sparsity) ? seed.sparsity
                                            : column                     ? column->sparsity
                                                                         : 0.0),
                                 column ? exactValue(column->threshold) : QString(),
                                 QString::number(seed.seed),
                                 QString::fromStdString(seed.cell),
                                 QString::fromStdString(seed.run),
                                 QString::fromStdString(std::string(trainyard::name(seed.state))),
                                 exactValue(seed.value),
                                 exactValue(place.mean),
                                 exactValue(place.deviation),
                                 exactValue(place.difference),
                                 QString::number(int(place.winning && row && !row->isControl))};
    };
    add(m_report->dense, QStringLiteral("dense"), nullptr, nullptr);
    for (const TicketRow& row : m_report->rows)
        for (std::size_t i = 0; i < row.places.size(); ++i)
            add(row.places[i],
                row.isControl ? QString::fromUtf8(name(row.control).data()) : QString::fromStdString(text(row.reset)),
                &row, &m_report->columns[i]);
    return csvText(lines);
}

QByteArray TicketBoardModel::asLatex() const
{
    if (!m_report)
        return {};
    // Written for a paper, so in English and with points, whatever the window's language.
    const auto number = [](double value, int decimals) { return QString::number(value, 'f', decimals); };
    const auto percent = [&](const TicketPlace& place) {
        QString text = number(place.mean * 100.0, 1);
        if (std::isfinite(place.deviation))
            text += QStringLiteral(" \\pm %1").arg(number(place.deviation * 100.0, 1));
        return text;
    };
    QString out = QStringLiteral("% Validation top-1 in percent; bold: at most %1 points below dense (%2 %).\n")
                      .arg(QString::number(m_report->tolerance), std::isfinite(m_report->dense.mean)
                                                                     ? number(m_report->dense.mean * 100.0, 1)
                                                                     : QStringLiteral("not known"));
    out += QStringLiteral("\\begin{tabular}{l%1}\n\\toprule\nReset to")
               .arg(QString(qsizetype(m_columns.size()), QLatin1Char('r')));
    for (const int column : m_columns)
        out += QStringLiteral(" & ") + latexEscaped(QString::fromStdString(amountText(
                                           m_report->amountKind, m_report->columns[std::size_t(column)].amount)));
    out += QStringLiteral(" \\\\\n\\midrule\n");
    for (std::size_t i = 0; i < m_lines.size(); ++i) {
        if (m_lines[i] < 0) {
            out += QStringLiteral("\\midrule\n");
            continue;
        }
        const TicketRow& line = m_report->rows[std::size_t(m_lines[i])];
        out += latexEscaped(line.isControl ? QString::fromUtf8(name(line.control).data())
                                           : QString::fromStdString(text(line.reset)));
        for (const int column : m_columns) {
            const TicketPlace& cell = line.places[std::size_t(column)];
            const bool bold = cell.winning && !line.isControl;
            out += cell.done == 0 ? QStringLiteral(" & --")
                   : bold         ? QStringLiteral(" & $\\mathbf{%1}$").arg(percent(cell))
                                  : QStringLiteral(" & $%1$").arg(percent(cell));
        }
        out += QStringLiteral(" \\\\\n");
    }
    return (out + QStringLiteral("\\bottomrule\n\\end{tabular}\n")).toUtf8();
}

} // namespace trainyard
