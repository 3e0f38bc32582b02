// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/formats/table_csv.h"

namespace trainyard {

QByteArray csvText(const QList<QStringList>& lines)
{
    QByteArray out;
    for (const QStringList& line : lines) {
        for (qsizetype i = 0; i < line.size(); ++i) {
            QByteArray cell = line[i].toUtf8();
            const bool quote = cell.contains(',') || cell.contains('"') || cell.contains('\n') || cell.contains('\r');
            if (quote)
                cell = '"' + cell.replace('"', "\"\"") + '"';
            if (i > 0)
                out += ',';
            out += cell;
        }
        out += "\r\n";
    }
    return out;
}

} // namespace trainyard
