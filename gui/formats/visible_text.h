// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

#include <string>

namespace trainyard::format {

/// Text from elsewhere (a name, a tag, a line of a log) for one line of the window, as printable() writes it for
/// terminals: control characters become \x1b or \n, and characters that turn the direction of the words around them
/// become \u202e. Never look something up by the result.
QString visible(const QString& text);
QString visible(const std::string& text);
/// The same for text of several lines: line breaks and tabs stay.
QString visibleLines(const QString& text);

} // namespace trainyard::format
