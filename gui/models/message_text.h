// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

#include <string>

namespace trainyard {

/// A message of the engine, translated if its kind is known (InputNotice), else unchanged.
QString messageText(const std::string& text);

/// Why an attempt ended, from exitCodeName(): "the data cannot be read".
QString exitText(const std::string& exitCodeName);

} // namespace trainyard
