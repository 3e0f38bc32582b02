// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/live/live_events_model.h"

#include <algorithm>

namespace trainyard {

namespace {

bool same(const LiveEvent& a, const LiveEvent& b)
{
    return a.title == b.title && a.clock == b.clock && a.detail == b.detail && a.step == b.step;
}

} // namespace

int LiveEventsModel::rowCount(const QModelIndex& parent) const
{
    return parent.isValid() ? 0 : int(m_events.size());
}

QVariant LiveEventsModel::data(const QModelIndex& index, int role) const
{
    if (!index.isValid() || index.row() >= int(m_events.size()))
        return {};
    const LiveEvent& event = m_events[std::size_t(index.row())];
    if (role == Qt::DisplayRole)
        return event.title;
    if (role == Qt::ToolTipRole || role == Qt::AccessibleTextRole) {
        QStringList lines{event.title, event.detail, event.clock};
        lines.removeAll(QString());
        return lines.join(QLatin1Char('\n'));
    }
    return {};
}

void LiveEventsModel::setEvents(std::vector<LiveEvent> events)
{
    const bool grown =
        events.size() >= m_events.size() && std::equal(m_events.rbegin(), m_events.rend(), events.rbegin(), same);
    if (!grown) {
        beginResetModel();
        m_events = std::move(events);
        endResetModel();
        return;
    }
    if (events.size() == m_events.size())
        return;
    beginInsertRows({}, 0, int(events.size() - m_events.size()) - 1);
    m_events = std::move(events);
    endInsertRows();
}

} // namespace trainyard
