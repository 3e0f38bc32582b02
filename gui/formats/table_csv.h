// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QByteArray>
#include <QList>
#include <QStringList>

namespace trainyard {

/// RFC 4180: UTF-8, comma, CRLF; a cell with a comma, quote or line break is quoted.
QByteArray csvText(const QList<QStringList>& lines);

} // namespace trainyard
