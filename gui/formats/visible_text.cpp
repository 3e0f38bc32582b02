// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/formats/visible_text.h"

#include "backend/base/printable.h"

#include <algorithm>

namespace trainyard::format {
namespace {

/// Whether printable() may change it. Most text is plain, and tables ask for each cell that they draw.
bool isSuspect(QChar letter)
{
    const char16_t code = letter.unicode();
    return code < 0x20 || (code >= 0x7F && code < 0xA0) || (code >= 0x2028 && code <= 0x202E) ||
           (code >= 0x2066 && code <= 0x2069);
}

} // namespace

QString visible(const QString& text)
{
    if (std::none_of(text.begin(), text.end(), isSuspect))
        return text;
    return QString::fromStdString(printable(text.toStdString()));
}

QString visible(const std::string& text)
{
    return visible(QString::fromStdString(text));
}

QString visibleLines(const QString& text)
{
    if (std::none_of(text.begin(), text.end(), isSuspect))
        return text;
    QString out;
    qsizetype begin = 0;
    for (qsizetype i = 0; i <= text.size(); ++i) {
        const bool kept = i == text.size() || text[i] == u'\n' || text[i] == u'\t';
        if (!kept)
            continue;
        out += visible(text.mid(begin, i - begin));
        if (i < text.size())
            out += text[i];
        begin = i + 1;
    }
    return out;
}

} // namespace trainyard::format
