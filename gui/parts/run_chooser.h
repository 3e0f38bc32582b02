// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "storage/store/types.h"

#include <QToolButton>

#include <vector>

class QMenu;

namespace trainyard {

/// The name of a page's run as its title, which opens a list of runs to choose another from.
class RunChooser : public QToolButton {
    Q_OBJECT
public:
    explicit RunChooser(const QString& tip, QWidget* parent = nullptr);
    /// Shortened to this many pixels.
    void setName(const QString& name, int room);
    /// In this order, with a line between those at work and the others if they are apart; `current`: the id of the one
    /// that is shown.
    void setRuns(const std::vector<RunRow>& runs, const QString& current);
    /// Offers above the list to choose several runs, with this text.
    void offerSeveral(const QString& text) { m_several = text; }
    /// Opens the list below the name; nothing if it is empty.
    void openRuns();

signals:
    void runChosen(const QString& runId);
    void severalWanted();

private:
    QMenu* m_runs;
    QString m_several;
};

} // namespace trainyard
