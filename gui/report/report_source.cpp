// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/report/report_source.h"

#include "backend/protocol/reasons_report.h"

#include <QRegularExpression>
#include <QSet>
#include <QStringList>

#include <algorithm>

namespace trainyard {
namespace {

constexpr QChar kMarkBegin(0xE000), kMarkEnd(0xE001); // private use: no keyboard has them

const char* const kChartKeys = "runs, series, x, smooth, group, band, log, title, height";
const char* const kTableKeys = "runs, columns, group, sort, rows, title";

struct Fence {
    QChar sign;
    qsizetype length = 0;
    QString word; ///< what stands behind it: "chart", "python"
};

/// A line that begins or ends a fenced block: at most three blanks, three or more of the sign, a word.
std::optional<Fence> fenceOf(const QString& line)
{
    static const QRegularExpression form(QStringLiteral("^ {0,3}(`{3,}|~{3,})[ \\t]*([^`]*)$"));
    const auto match = form.match(line);
    if (!match.hasMatch())
        return std::nullopt;
    return Fence{match.capturedView(1).front(), match.capturedLength(1), match.captured(2).trimmed()};
}

std::optional<ReportBlock::Kind> kindNamed(const QString& word)
{
    if (word == QLatin1String("chart"))
        return ReportBlock::Kind::Chart;
    if (word == QLatin1String("table"))
        return ReportBlock::Kind::Table;
    return std::nullopt;
}

QString withoutSigns(QString heading)
{
    static const QRegularExpression link(QStringLiteral("!?\\[([^\\]]*)\\]\\([^)]*\\)"));
    static const QRegularExpression signs(QStringLiteral("(\\*\\*|__|\\*|`|~~)"));
    return heading.replace(link, QStringLiteral("\\1")).remove(signs).trimmed();
}

std::optional<ReportHeading> headingOf(const QString& line, int number)
{
    static const QRegularExpression form(QStringLiteral("^ {0,3}(#{1,6})[ \\t]+(.*?)[ \\t]*#*[ \\t]*$"));
    const auto match = form.match(line);
    if (!match.hasMatch())
        return std::nullopt;
    return ReportHeading{number, int(match.capturedLength(1)), withoutSigns(match.captured(2))};
}

void addLine(ReportBlock& block, const QString& line, int number)
{
    const QString text = line.trimmed();
    if (text.isEmpty() || text.startsWith(u'#'))
        return;
    static const QRegularExpression form(QStringLiteral("^([A-Za-z_]+)[ \\t]*:(.*)$"));
    const bool indented = line.front().isSpace();
    const auto match = form.match(text);
    if (indented && !block.entries.empty()) {
        block.entries.back().value += (block.entries.back().value.isEmpty() ? QString() : QStringLiteral(" ")) + text;
        return;
    }
    const char* keys = block.kind == ReportBlock::Kind::Chart ? kChartKeys : kTableKeys;
    if (!match.hasMatch()) {
        block.problems.push_back({number, {}, reportReason("report.no-key", text.toStdString(), keys)});
        return;
    }
    BlockEntry entry{number, match.captured(1).toLower(), match.captured(2).trimmed()};
    const bool twice = std::any_of(block.entries.begin(), block.entries.end(),
                                   [&](const BlockEntry& other) { return other.key == entry.key; });
    if (twice)
        block.problems.push_back({number, entry.key, reportReason("report.twice")});
    else if (!QString::fromLatin1(keys).split(QRegularExpression(QStringLiteral("\\W+"))).contains(entry.key))
        block.problems.push_back(
            {number, entry.key, reportReason("report.unknown-key", entry.key.toStdString(), keys)});
    else
        block.entries.push_back(std::move(entry));
}

void finish(ReportBlock& block)
{
    for (const BlockEntry& entry : block.entries)
        if (entry.value.isEmpty())
            block.problems.push_back({entry.line, entry.key, reportReason("report.no-value")});
    std::erase_if(block.entries, [](const BlockEntry& entry) { return entry.value.isEmpty(); });
}

/// Qt 6.4 drops pictures without a description; readMarkdown() removes this one.
QString withDescriptions(QString line)
{
    return line.replace(QStringLiteral("![]("), QStringLiteral("![%1](").arg(kNoDescription));
}

/// The cells of a line of a table: "|a|b|" and "a | b" have two.
qsizetype cellsOf(const QString& line)
{
    QString text = line.trimmed();
    text.remove(QStringLiteral("\\\\")).remove(QStringLiteral("\\|"));
    return text.count(u'|') + 1 - (text.startsWith(u'|') ? 1 : 0) - (text.endsWith(u'|') ? 1 : 0);
}

/// Whether the line parts the heading of a table from its rows: "|:-|-:|".
bool isTableRule(const QString& line)
{
    static const QRegularExpression form(
        QStringLiteral("^ {0,3}\\|?([ \\t]*:?-+:?[ \\t]*\\|)*[ \\t]*(:?-+:?)?[ \\t]*$"));
    const auto isSign = [](QChar letter) { return QStringLiteral("|:- \t").contains(letter); };
    return line.contains(u'|') && line.contains(u'-') && std::all_of(line.begin(), line.end(), isSign) &&
           form.match(line).hasMatch();
}

/// Qt 6.4 takes a table only where each cell of this line has three signs.
QString withLongRule(QString rule)
{
    static const QRegularExpression shortRun(QStringLiteral("(?<!-)-{1,2}(?!-)"));
    return rule.replace(shortRun, QStringLiteral("---"));
}

/// Whether a table may begin below the line: it is a paragraph's, not one of a list, a quotation or code.
bool isPlain(const QString& line)
{
    static const QRegularExpression other(QStringLiteral("^( {4}|\\t| {0,3}([-+*>#]|[0-9]+[.)]))"));
    return !other.match(line).hasMatch();
}

class Reader {
public:
    ReportText read(const QString& text)
    {
        const QStringList lines = text.split(u'\n');
        for (const QString& line : lines) {
            ++m_line;
            QString clean = line;
            if (clean.endsWith(u'\r'))
                clean.chop(1);
            clean.remove(kMarkBegin).remove(kMarkEnd);
            take(clean);
        }
        if (m_block) { // without an end
            m_block->problems.push_back({m_block->first, {}, reportReason("report.open-block")});
            endBlock();
        }
        return std::move(m_out);
    }

private:
    void take(const QString& line)
    {
        const std::optional<Fence> fence = fenceOf(line);
        const bool closes = m_fence && fence && fence->sign == m_fence->sign && fence->length >= m_fence->length &&
                            fence->word.isEmpty();
        if (m_block) {
            closes ? endBlock() : addLine(*m_block, line, m_line);
            return;
        }
        if (!m_fence && fence) {
            if (const auto kind = kindNamed(fence->word)) {
                m_block = ReportBlock{*kind, m_line, m_line, {}, {}};
                m_fence = fence;
                return;
            }
        }
        if (!m_fence && !fence)
            if (const auto heading = headingOf(line, m_line))
                m_out.headings.push_back(*heading);
        addText(line, m_fence || fence);
        if (closes)
            m_fence.reset();
        else if (!m_fence && fence)
            m_fence = fence;
    }

    void addText(const QString& line, bool isCode)
    {
        const bool rule = !isCode && isTableRule(line) && isPlain(m_heading) && m_heading.contains(u'|') &&
                          cellsOf(m_heading) == cellsOf(line);
        if (rule && !m_before.trimmed().isEmpty() && isPlain(m_before)) // Qt 6.4 begins no table within a paragraph
            m_out.markdown.insert(m_headingAt, u'\n');
        m_before = m_heading;
        m_heading = isCode ? QString() : line;
        m_headingAt = m_out.markdown.size();
        m_out.markdown += (isCode ? line : rule ? withLongRule(line) : withDescriptions(line)) + u'\n';
    }

    void endBlock()
    {
        m_before.clear();
        m_heading.clear();
        m_block->last = m_line;
        finish(*m_block);
        m_out.markdown += u'\n' + blockMark(m_out.blocks.size()) + QStringLiteral("\n\n");
        m_out.blocks.push_back(std::move(*m_block));
        m_block.reset();
        m_fence.reset();
    }

    ReportText m_out;
    std::optional<ReportBlock> m_block;
    std::optional<Fence> m_fence; ///< the one that is open, of a block or of code
    int m_line = 0;
    QString m_before, m_heading; ///< the last two lines of the text: the second may be the heading of a table
    qsizetype m_headingAt = 0;
};

} // namespace

QString ReportBlock::identity() const
{
    QStringList lines{kind == Kind::Chart ? QStringLiteral("chart") : QStringLiteral("table")};
    for (const BlockEntry& entry : entries)
        lines << entry.key + QStringLiteral(": ") + entry.value;
    std::sort(lines.begin() + 1, lines.end());
    return lines.join(u'\n');
}

ReportText parseReport(const QString& text)
{
    return Reader().read(text);
}

QString blockMark(std::size_t block)
{
    return kMarkBegin + QString::number(block) + kMarkEnd;
}

std::optional<std::size_t> markedBlock(const QString& paragraph)
{
    const QString text = paragraph.trimmed();
    if (text.size() < 3 || text.front() != kMarkBegin || text.back() != kMarkEnd)
        return std::nullopt;
    bool ok = false;
    const qulonglong block = text.mid(1, text.size() - 2).toULongLong(&ok);
    return ok ? std::optional(std::size_t(block)) : std::nullopt;
}

FilledTemplate fillTemplate(const QString& text, const QMap<QString, QString>& values)
{
    static const QRegularExpression form(QStringLiteral("\\{\\{[ \\t]*([A-Za-z_][\\w.-]*)[ \\t]*\\}\\}"));
    FilledTemplate out;
    QSet<QString> used;
    const QStringList lines = text.split(u'\n');
    for (qsizetype i = 0; i < lines.size(); ++i) {
        qsizetype at = 0;
        for (auto matches = form.globalMatch(lines[i]); matches.hasNext();) {
            const auto match = matches.next();
            const QString name = match.captured(1);
            out.text += lines[i].mid(at, match.capturedStart() - at);
            at = match.capturedEnd();
            used.insert(name);
            if (const auto value = values.constFind(name); value != values.constEnd())
                out.text += *value;
            else
                out.problems.push_back({int(i) + 1, {}, reportReason("report.no-placeholder", name.toStdString())});
        }
        out.text += lines[i].mid(at);
        if (i + 1 < lines.size())
            out.text += u'\n';
    }
    for (auto value = values.keyBegin(); value != values.keyEnd(); ++value)
        if (!used.contains(*value))
            out.problems.push_back({0, {}, reportReason("report.unused-value", value->toStdString())});
    return out;
}

QStringList listParts(const QString& text)
{
    QStringList parts;
    QString part;
    int depth = 0;
    bool quoted = false;
    for (const QChar letter : text) {
        if (letter == u'"')
            quoted = !quoted;
        else if (!quoted && letter == u'(')
            ++depth;
        else if (!quoted && letter == u')')
            --depth;
        if (letter == u',' && !quoted && depth <= 0) {
            parts << part.trimmed();
            part.clear();
        } else {
            part += letter;
        }
    }
    parts << part.trimmed();
    parts.removeAll(QString());
    return parts;
}

} // namespace trainyard
