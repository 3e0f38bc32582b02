// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "gui/formats/state_text.h"
#include "gui/widgets/theme.h"

#include <QWidget>

class QPainter;

namespace trainyard {

/// A run's state as icon, word and colour in a rounded box. The tooltip explains the state and the next step.
class StatePill : public QWidget {
    Q_OBJECT
public:
    explicit StatePill(QWidget* parent = nullptr);
    JobState state() const { return m_state.job; }
    /// `stale`: text beside the state if the machine has been silent; may be empty.
    void setState(const ShownState& state, const QString& stale = {});
    QSize sizeHint() const override;
    QSize minimumSizeHint() const override { return sizeHint(); }

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    QString word() const;
    ShownState m_state;
    QString m_stale;
};

/// "Subset", beside a run that sees a part of its data. The tooltip says which.
class SubsetBadge : public QWidget {
    Q_OBJECT
public:
    explicit SubsetBadge(QWidget* parent = nullptr);
    /// Empty: the run sees all, and the badge is hidden.
    void setHint(const QString& hint);
    QSize sizeHint() const override;
    QSize minimumSizeHint() const override { return sizeHint(); }

protected:
    void paintEvent(QPaintEvent* event) override;
};

/// The badge's icon at the left of a cell. Returns the width used.
int paintSubsetMark(QPainter& painter, const QRect& rect);

/// A run's state for delegates: icon and word, with fill only if `filled` (tables use false). Returns the width used.
int paintState(QPainter& painter, const QRect& rect, const ShownState& state, bool filled, const QFont& font);

} // namespace trainyard
