// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/live/log_rows.h"

#include "gui/formats/visible_text.h"

#include <QCoreApplication>
#include <QDateTime>
#include <QHash>
#include <QRegularExpression>
#include <QStringList>

#include <algorithm>

namespace trainyard {

namespace {

struct LogText {
    Q_DECLARE_TR_FUNCTIONS(LiveText) // its words are known there
};

/// Adds a line to a row; false if it does not belong there.
bool join(LogRow& row, const RankedLine& line, double time, int ranks)
{
    if (time - row.line.time > kPrintedTogether)
        return false;
    if (line.rank < 0) {
        if (row.count >= ranks)
            return false;
    } else {
        const auto place = std::lower_bound(row.ranks.begin(), row.ranks.end(), line.rank);
        if (place != row.ranks.end() && *place == line.rank)
            return false; // the rank says it again
        row.ranks.insert(place, line.rank);
    }
    ++row.count;
    return true;
}

} // namespace

QString logHeadline(int attempt)
{
    return QStringLiteral("── %1 ──").arg(LogText::tr("Attempt %1 started").arg(attempt));
}

std::vector<LogLine> parseLog(std::string_view log)
{
    std::vector<LogLine> lines;
    const QString all = QString::fromUtf8(log.data(), qsizetype(log.size()));
    for (const QString& written : all.split(QLatin1Char('\n'), Qt::SkipEmptyParts)) {
        // A control character would colour nothing here, and some of them begin a line of their own in the view.
        const QString line = format::visibleLines(written.endsWith(u'\r') ? written.chopped(1) : written);
        const qsizetype first = line.indexOf(QLatin1Char(' '));
        const qsizetype second = first < 0 ? -1 : line.indexOf(QLatin1Char(' '), first + 1);
        const QDateTime time = QDateTime::fromString(line.left(std::max<qsizetype>(0, first)), Qt::ISODateWithMs);
        if (!time.isValid() || second < 0) {
            lines.push_back({{}, QStringLiteral("info"), line});
            continue;
        }
        lines.push_back({time.toLocalTime().toString(QStringLiteral("HH:mm:ss.zzz")),
                         line.mid(first + 1, second - first - 1), line.mid(second + 1),
                         double(time.toMSecsSinceEpoch()) / 1e3});
    }
    return lines;
}

RankedLine rankedLine(const QString& text, int ranks)
{
    static const QRegularExpression kTag(
        QStringLiteral("^(?:\\[rank[ :=]*(\\d{1,6})\\]:? ?|\\[(?:default|trainer|worker)(\\d{1,6})\\]: ?|"
                       "\\[\\d+,(\\d{1,6})\\]<std(?:out|err)>: ?|rank[ =]?(\\d{1,6}): ?)"),
        QRegularExpression::CaseInsensitiveOption);
    static const QRegularExpression kLabel(QStringLiteral("^ *(\\d{1,6}): "));
    // Most lines have no tag; a look at the first character costs less than an expression.
    const QChar first = text.isEmpty() ? QChar() : text.front();
    if (first == u'[' || first == u'r' || first == u'R')
        if (const QRegularExpressionMatch match = kTag.match(text); match.hasMatch())
            return {match.captured(match.lastCapturedIndex()).toInt(), text.mid(match.capturedLength())};
    if (ranks > 1 && (first.isDigit() || first == u' '))
        if (const QRegularExpressionMatch match = kLabel.match(text); match.hasMatch())
            if (const int rank = match.captured(1).toInt(); rank < ranks)
                return {rank, text.mid(match.capturedLength())};
    return {-1, text};
}

std::vector<LogRow> plainRows(const std::vector<LogLine>& lines)
{
    std::vector<LogRow> rows;
    rows.reserve(lines.size());
    for (const LogLine& line : lines)
        rows.push_back({line, {}, 1});
    return rows;
}

std::vector<LogRow> foldedRows(const std::vector<LogLine>& lines, int ranks)
{
    std::vector<LogRow> rows;
    QHash<QString, std::size_t> newest; // row of each text
    for (const LogLine& line : lines) {
        if (line.clock.isEmpty()) { // between two attempts, or none of the engine's lines
            newest.clear();
            rows.push_back({line, {}, 1});
            continue;
        }
        RankedLine ranked = rankedLine(line.text, ranks);
        const QString key = line.level + (ranked.rank < 0 ? u' ' : u'#') + ranked.text;
        if (const auto known = newest.constFind(key);
            known != newest.constEnd() && join(rows[*known], ranked, line.time, ranks))
            continue;
        newest[key] = rows.size();
        LogRow row{line, {}, 1};
        row.line.text = std::move(ranked.text);
        if (ranked.rank >= 0)
            row.ranks = {ranked.rank};
        rows.push_back(std::move(row));
    }
    return rows;
}

bool hasSeveralRanks(const std::vector<LogLine>& lines, int ranks)
{
    if (ranks > 1)
        return true;
    int first = -1;
    for (const LogLine& line : lines)
        if (const int rank = rankedLine(line.text, ranks).rank; rank >= 0) {
            if (first >= 0 && rank != first)
                return true;
            first = rank;
        }
    return false;
}

QString rankRanges(const std::vector<int>& ranks)
{
    QStringList parts;
    for (std::size_t i = 0; i < ranks.size();) {
        std::size_t last = i;
        while (last + 1 < ranks.size() && ranks[last + 1] == ranks[last] + 1)
            ++last;
        if (last > i + 1)
            parts << QStringLiteral("%1–%2").arg(ranks[i]).arg(ranks[last]);
        else
            for (std::size_t k = i; k <= last; ++k)
                parts << QString::number(ranks[k]);
        i = last + 1;
    }
    return parts.join(QStringLiteral(", "));
}

QString ranksText(const LogRow& row)
{
    if (row.ranks.empty())
        return row.count > 1 ? QStringLiteral("×%1").arg(row.count) : QString();
    return row.count > 1 ? LogText::tr("×%1 ranks %2").arg(row.count).arg(rankRanges(row.ranks))
                         : LogText::tr("rank %1").arg(row.ranks.front());
}

} // namespace trainyard
