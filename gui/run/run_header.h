// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "gui/run/run_record.h"

#include <QFrame>

class QPushButton;

namespace trainyard {

class ElidedLabel;
class Label;
class StatePill;

/// At the top of a run's own page: where Back leads, the run's name, state, tags and dates, and what can be done.
class RunHeader : public QFrame {
    Q_OBJECT
public:
    explicit RunHeader(QWidget* parent = nullptr);
    void setRecord(const RunRecord* record); ///< null: none yet

signals:
    void backWanted();
    void liveWanted();
    void lookWanted();
    void cloneWanted();

private:
    QPushButton* m_back;
    ElidedLabel* m_name;
    StatePill* m_state;
    ElidedLabel* m_tags;
    ElidedLabel* m_dates;
    QPushButton* m_live;
    QPushButton* m_look;
    QPushButton* m_clone;
};

} // namespace trainyard
