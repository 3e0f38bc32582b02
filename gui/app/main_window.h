// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "gui/parts/page.h"
#include "gui/services/services.h"

#include <QMainWindow>
#include <QSet>

#include <vector>

class QStackedWidget;

namespace trainyard {

class AppSettings;
class Sidebar;
class StatusStrip;
class Toast;

/// Menus, sidebar, the stack of pages, the status line. Leads from page to page; knows no page by its type.
class MainWindow : public QMainWindow {
    Q_OBJECT
public:
    /// Takes over the pages. `services` may have null members (tests); nothing is asked of those.
    MainWindow(std::vector<Page*> pages, const Services& services, AppSettings& settings, const QString& storePath);
    ~MainWindow() override;

    void showPage(PageId id);
    Page* page(PageId id) const;
    Page* currentPage() const;
    void notice(const QString& text, const std::function<void()>& undo = {});
    void report(const Error& error);
    void reportStore(const Error& error);

protected:
    void closeEvent(QCloseEvent* event) override;
    void changeEvent(QEvent* event) override;

private:
    void makeMenus();
    void makeViewMenu();
    void connectPage(int index);
    void connectServices();
    void selectPage(int index);
    void updateTitle();
    void updateRunMenu();
    void showShortcuts();
    void restore();

    std::vector<Page*> m_pages;
    Services m_services;
    AppSettings& m_settings;
    QStackedWidget* m_stack;
    QString m_storePath;
    QSet<QString> m_damage; ///< told already
    Sidebar* m_sidebar;
    StatusStrip* m_status;
    Toast* m_toast;
    QMenu* m_runMenu = nullptr;
    QList<QAction*> m_pageActions;
};

} // namespace trainyard
