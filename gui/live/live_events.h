// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "gui/live/live_events_model.h"
#include "gui/widgets/card.h"

class QComboBox;
class QListView;

namespace trainyard {

class Label;

/// Checkpoints, warnings, starts and ends of a run, newest first. Choosing one moves the cursor of the charts to it.
class LiveEventsCard : public Card {
    Q_OBJECT
public:
    explicit LiveEventsCard(QWidget* parent = nullptr);
    void setMessages(const std::vector<MessageRow>& messages, int ranks = 1,
                     bool imported = false); ///< as liveEvents()

signals:
    void eventChosen(qint64 step, double epoch);

private:
    void refresh();
    QComboBox* m_filter;
    QListView* m_list;
    Label* m_none;
    LiveEventsModel* m_model;
    std::vector<MessageRow> m_messages;
    int m_ranks = 1;
    bool m_imported = false;
};

} // namespace trainyard
