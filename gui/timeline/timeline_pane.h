// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "gui/timeline/timeline_view_model.h"

#include <QWidget>

class QStackedWidget;

namespace trainyard {

class BusyBar;
class EmptyState;
class Label;
class ElidedLabel;
class TimelineView;

/// One trace of the Timeline page: its summary, the problems of its files, and its view.
class TimelinePane : public QWidget {
    Q_OBJECT
public:
    TimelinePane(TimelineViewModel& model, TimelineViewModel::Side side, QWidget* parent = nullptr);
    TimelineView& view() { return *m_view; }
    void refresh();

signals:
    void openRequested();
    void touched(); ///< the user interacts with this pane

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    QWidget* makeCaption();
    static QString whatTracesAre();
    void take();

    TimelineViewModel& m_model;
    const TimelineViewModel::Side m_side;
    QWidget* m_caption;
    ElidedLabel* m_name;
    Label* m_summary;
    Label* m_notes;
    QStackedWidget* m_stack;
    EmptyState* m_empty;
    BusyBar* m_busy;
    TimelineView* m_view;
};

} // namespace trainyard
