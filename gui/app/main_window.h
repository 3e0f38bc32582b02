// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "gui/app/shortcuts_dialog.h"
#include "gui/parts/page.h"
#include "gui/services/services.h"

#include <QMainWindow>
#include <QSet>

#include <functional>
#include <vector>

class QStackedWidget;

namespace trainyard {

class AlertsDialog;
class AppSettings;
class Sidebar;
class StatusStrip;
class Toast;

/// Menus, sidebar, the stack of pages and the status line. Switches between pages; knows no page by its type.
class MainWindow : public QMainWindow {
    Q_OBJECT
public:
    /// Takes ownership of the pages; those without an entry in the sidebar come last. `services` may have null members
    /// (in tests), which are not used.
    MainWindow(std::vector<Page*> pages, const Services& services, AppSettings& settings, const QString& storePath);
    ~MainWindow() override;

    void showPage(PageId id);
    Page* page(PageId id) const;
    Page* currentPage() const;
    QString listedTitle() const; ///< of the page that the sidebar marks: the current one, or from where it was reached
    /// What `undo` undoes can be undone on the current page until something else is done there.
    void notice(const QString& text, const std::function<void()>& undo = {});
    void report(const Error& error);
    void reportAll(const std::vector<Error>& errors); ///< in one notice; each would take the place of the one before
    void reportStore(const Error& error);
    /// What the keyboard does: everywhere in the window first, then by page.
    QList<ShortcutGroup> shortcuts() const;

protected:
    void closeEvent(QCloseEvent* event) override;
    void changeEvent(QEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;
    void dragEnterEvent(QDragEnterEvent* event) override; ///< folders and logs, to be added as runs
    void dropEvent(QDropEvent* event) override;
    bool event(QEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    void makeMenus();
    void makeViewMenu();
    void connectPage(int index);
    void connectServices();
    void connectAlerts();
    void showAlerts();
    void selectPage(int index);
    void addExistingRuns(const QStringList& paths);
    void fitPage();
    void updateTitle();
    void updateRunMenu();
    void showGuide();
    void showShortcuts();
    bool undoes(const QEvent* event) const;
    void undo();
    void restore();

    std::vector<Page*> m_pages;
    Services m_services;
    AppSettings& m_settings;
    QStackedWidget* m_stack;
    QString m_storePath;
    QSet<QString> m_damage; ///< damage already reported
    Sidebar* m_sidebar;
    StatusStrip* m_status;
    AlertsDialog* m_alerts = nullptr; ///< once it was opened
    Toast* m_toast;
    const Page* m_undoPage = nullptr; ///< where the latest action can be undone
    std::function<void()> m_undo;     ///< the latest action; empty if there is none
    QMenu* m_runMenu = nullptr;
    QList<QAction*> m_pageActions;
};

} // namespace trainyard
