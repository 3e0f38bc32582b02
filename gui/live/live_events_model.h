// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "gui/live/live_texts.h"

#include <QAbstractListModel>

namespace trainyard {

/// The events of a run, newest first. New events are inserted at the top, so selection and scroll position stay.
class LiveEventsModel : public QAbstractListModel {
    Q_OBJECT
public:
    using QAbstractListModel::QAbstractListModel;
    int rowCount(const QModelIndex& parent = {}) const override;
    /// DisplayRole: title; ToolTipRole and AccessibleTextRole: everything.
    QVariant data(const QModelIndex& index, int role) const override;
    const LiveEvent& event(int row) const { return m_events[std::size_t(row)]; }
    void setEvents(std::vector<LiveEvent> events);

private:
    std::vector<LiveEvent> m_events;
};

} // namespace trainyard
