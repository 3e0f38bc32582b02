// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

#include <string>

namespace trainyard {

inline QString qt(const std::string& text)
{
    return QString::fromStdString(text);
}

} // namespace trainyard
