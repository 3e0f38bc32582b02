// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "backend/base/reason.h"

#include <QMap>
#include <QString>

#include <optional>
#include <vector>

/// The text of a report: Markdown, in which blocks for charts and tables stand. Pure.
namespace trainyard {

/// A mistake in a report.
struct ReportProblem {
    int line = 0; ///< from 1; 0 = the whole report
    QString key;  ///< of the block's line; empty where it has none
    Reason why;
};

/// One `key: value` of a block. An indented line without a key continues the value before it.
struct BlockEntry {
    int line = 0;
    QString key;
    QString value;
};

/// What stands between ```chart or ```table and ```. A line that begins with # is a remark.
struct ReportBlock {
    enum class Kind { Chart, Table };
    Kind kind = Kind::Chart;
    int first = 0, last = 0; ///< lines of its fences
    std::vector<BlockEntry> entries;
    std::vector<ReportProblem> problems; ///< of its form
    /// The same for equal blocks, wherever they stand.
    QString identity() const;
};

struct ReportHeading {
    int line = 0;
    int level = 1; ///< 1 … 6
    QString text;  ///< without Markdown's signs
};

struct ReportText {
    std::vector<ReportHeading> headings;
    std::vector<ReportBlock> blocks;
    /// The text with a paragraph `blockMark(n)` in place of the n-th block.
    QString markdown;
};

ReportText parseReport(const QString& text);

/// The description of a picture that has none.
inline constexpr QChar kNoDescription(0x200b); // a space without width

/// Stands for a block in Markdown; nobody can type it, because parseReport() removes such characters from the text.
QString blockMark(std::size_t block);
/// The block that a paragraph stands for.
std::optional<std::size_t> markedBlock(const QString& paragraph);

/// A template with its values: "{{name}}" becomes the value of `name`. A name without a value and a value without a
/// name are problems.
struct FilledTemplate {
    QString text;
    std::vector<ReportProblem> problems;
};
FilledTemplate fillTemplate(const QString& text, const QMap<QString, QString>& values);

/// The parts of a list with commas between them, trimmed; a comma within quotation marks or parentheses divides
/// nothing.
QStringList listParts(const QString& text);

} // namespace trainyard
