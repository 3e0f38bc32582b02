// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

#include <string>

namespace trainyard {

/// A message of the engine in the user's language where its kind is known (InputNotice), else as it is.
QString messageText(const std::string& text);

/// Why an attempt ended, by exitCodeName(): "the data cannot be read".
QString exitText(const std::string& exitCodeName);

} // namespace trainyard
