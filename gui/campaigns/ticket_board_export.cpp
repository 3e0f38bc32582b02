// SPDX-License-Identifier: GPL-3.0-or-later
// Exports the board to files.
#include "cluster/campaigns/ticket_table.h"
#include "gui/campaigns/ticket_board_model.h"

namespace trainyard {

QByteArray TicketBoardModel::asCsv() const
{
    return m_report ? QByteArray::fromStdString(ticketCsv(withAmounts(*m_report, m_low, m_high))) : QByteArray();
}

QByteArray TicketBoardModel::asLatex(const QString& title) const
{
    return m_report ? QByteArray::fromStdString(ticketLatex(withAmounts(*m_report, m_low, m_high), title.toStdString()))
                    : QByteArray();
}

} // namespace trainyard
