// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QList>
#include <QWidget>

class QListView;
class QStandardItemModel;

namespace trainyard {

/// The list of pages at the left edge, with icon, title and badge; one group at the top, one at the bottom.
class Sidebar : public QWidget {
    Q_OBJECT
public:
    explicit Sidebar(QWidget* parent = nullptr);
    /// Returns the entry's number; entries are numbered in the order of the calls.
    int addEntry(const QString& title, const QString& icon, const QString& tooltip, bool atFoot);
    void setBadge(int entry, const QString& text);
    int current() const { return m_current; }
    void setCurrent(int entry); ///< does not emit a signal
    /// For narrow windows: only icons; titles are in the tooltips, badges become dots.
    void setCompact(bool compact);

signals:
    void chosen(int entry); ///< by mouse or keyboard

private:
    struct Entry {
        QListView* list;
        int row;
    };
    QListView* makeList();
    void choose(QListView* list, int row);
    QListView* m_top;
    QListView* m_foot;
    QList<Entry> m_entries;
    int m_current = -1;
};

} // namespace trainyard
