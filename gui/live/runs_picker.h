// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "storage/store/types.h"

#include <QFrame>
#include <QStringList>

#include <vector>

class QLineEdit;
class QListWidget;

namespace trainyard {

class Label;

/// A popup in which the runs to show at once are ticked; the page follows each tick.
class RunsPicker : public QFrame {
    Q_OBJECT
public:
    explicit RunsPicker(QWidget* parent);
    /// Opens it below this widget. `shown`: the ids of those that are ticked; the last one stays.
    void popup(const QWidget* below, const std::vector<RunRow>& runs, const QStringList& shown);

signals:
    void toggled(const QString& runId, bool shown);

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    void find();
    void limit();
    QStringList ticked() const;

    QLineEdit* m_search;
    QListWidget* m_list;
    Label* m_note;
    int m_unlisted = 0; ///< shown runs that the list does not have
};

} // namespace trainyard
