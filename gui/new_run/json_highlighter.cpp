// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/new_run/json_highlighter.h"

#include "gui/widgets/theme.h"

#include <QRegularExpression>

namespace trainyard {

JsonHighlighter::JsonHighlighter(QTextDocument* document) : QSyntaxHighlighter(document)
{
    connect(&Theme::instance(), &Theme::changed, this, &QSyntaxHighlighter::rehighlight);
}

void JsonHighlighter::highlightBlock(const QString& text)
{
    static const QRegularExpression strings(QStringLiteral("\"(?:[^\"\\\\]|\\\\.)*\"(\\s*:)?"));
    static const QRegularExpression values(QStringLiteral("(?<![\\w\"])(-?\\d[\\d.eE+-]*|true|false|null)(?![\\w\"])"));
    for (auto matches = values.globalMatch(text); matches.hasNext();) {
        const auto match = matches.next();
        setFormat(int(match.capturedStart()), int(match.capturedLength()), themed(Token::S1));
    }
    // Runs after the numbers, so that digits inside a string get the string's colour.
    for (auto matches = strings.globalMatch(text); matches.hasNext();) {
        const auto match = matches.next();
        const bool key = match.hasCaptured(1);
        setFormat(int(match.capturedStart()), int(match.capturedLength()), themed(key ? Token::AccT : Token::T1));
    }
}

} // namespace trainyard
