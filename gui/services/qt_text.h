// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>
#include <QStringList>

#include <string>
#include <vector>

namespace trainyard {

inline QString qt(const std::string& text)
{
    return QString::fromStdString(text);
}

inline QStringList qtList(const std::vector<std::string>& list)
{
    QStringList out;
    for (const std::string& text : list)
        out << QString::fromStdString(text);
    return out;
}

inline std::vector<std::string> stdList(const QStringList& list)
{
    std::vector<std::string> out;
    for (const QString& text : list)
        out.push_back(text.toStdString());
    return out;
}

} // namespace trainyard
