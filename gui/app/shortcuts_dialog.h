// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QDialog>
#include <QList>

class QAction;
class QLineEdit;
class QTreeWidget;

namespace trainyard {

/// What the keyboard does on one page, or everywhere in the window.
struct ShortcutGroup {
    QString title;
    QList<QAction*> actions; ///< those without text or shortcut are left out
};

/// Lists keyboard shortcuts by group, with a search field. It scrolls, so it fits any screen.
class ShortcutsDialog : public QDialog {
    Q_OBJECT
public:
    explicit ShortcutsDialog(const QList<ShortcutGroup>& groups, QWidget* parent = nullptr);

    QLineEdit& search() { return *m_search; }
    QTreeWidget& list() { return *m_list; }

private:
    void filter(const QString& text);

    QLineEdit* m_search;
    QTreeWidget* m_list;
};

} // namespace trainyard
