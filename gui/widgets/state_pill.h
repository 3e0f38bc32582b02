// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "gui/widgets/theme.h"

#include <QWidget>

class QPainter;

namespace trainyard {

/// A run's state as icon, word and colour in a rounded box. The tooltip says what the state means and what to do.
class StatePill : public QWidget {
    Q_OBJECT
public:
    explicit StatePill(QWidget* parent = nullptr);
    JobState state() const { return m_state; }
    /// `stale`: the machine has been silent; said beside the state.
    void setState(JobState state, const QString& stale = {});
    QSize sizeHint() const override;
    QSize minimumSizeHint() const override { return sizeHint(); }

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    QString word() const;
    JobState m_state = JobState::Unknown;
    QString m_stale;
};

/// The same for delegates: icon and word, without the fill when `filled` is false (tables). Returns the width used.
int paintState(QPainter& painter, const QRect& rect, JobState state, bool filled, const QFont& font);

} // namespace trainyard
