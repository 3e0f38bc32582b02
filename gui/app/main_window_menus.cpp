// SPDX-License-Identifier: GPL-3.0-or-later
// The menus of the main window, and the list of all keyboard shortcuts.
#include "gui/app/about_dialog.h"
#include "gui/app/guide_dialog.h"
#include "gui/app/main_window.h"
#include "gui/parts/app_settings.h"
#include "gui/widgets/icons.h"

#include <QActionGroup>
#include <QDesktopServices>
#include <QFileInfo>
#include <QMenuBar>
#include <QUrl>

namespace trainyard {

void MainWindow::makeMenus()
{
    menuBar()->setFixedHeight(26);
    QMenu* file = menuBar()->addMenu(tr("&File"));
    if (page(PageId::NewRun)) {
        auto* add = file->addAction(themedIcon(QStringLiteral("new")), tr("&New run"), this, [this] {
            showPage(PageId::NewRun);
            page(PageId::NewRun)->newRun();
        });
        add->setShortcut(QKeySequence::New);
    }
    if (page(PageId::Runs) && m_services.imports)
        file->addAction(themedIcon(QStringLiteral("plus")), tr("Add e&xisting runs…"), this,
                        [this] { addExistingRuns({}); });
    file->addAction(themedIcon(QStringLiteral("folder")), tr("Open &data folder"), this,
                    [this] { QDesktopServices::openUrl(QUrl::fromLocalFile(QFileInfo(m_storePath).path())); });
    file->addSeparator();
    auto* quit = file->addAction(tr("&Quit"), this, &QWidget::close);
    quit->setShortcut(QKeySequence(Qt::CTRL | Qt::Key_Q));

    QMenu* edit = menuBar()->addMenu(tr("&Edit"));
    auto* find = edit->addAction(themedIcon(QStringLiteral("search")), tr("&Find"), this,
                                 [this] { currentPage()->focusSearch(); });
    find->setShortcuts({QKeySequence(QKeySequence::Find), QKeySequence(Qt::CTRL | Qt::Key_K)});
    edit->addSeparator();
    makeViewMenu();
    for (int i = 0; i < int(m_pageActions.size()); ++i)
        if (m_pages[std::size_t(i)]->id() == PageId::Settings)
            edit->addAction(m_pageActions[i]);

    m_runMenu = menuBar()->addMenu(tr("&Run"));
    connect(m_runMenu, &QMenu::aboutToShow, this, &MainWindow::updateRunMenu);

    QMenu* help = menuBar()->addMenu(tr("&Help"));
    auto* guide = help->addAction(tr("User's &guide"), this, &MainWindow::showGuide);
    guide->setShortcut(QKeySequence(Qt::Key_F1));
    auto* keys = help->addAction(tr("&Keyboard shortcuts"), this, &MainWindow::showShortcuts);
    keys->setShortcut(QKeySequence(Qt::CTRL | Qt::Key_Question));
    help->addAction(themedIcon(QStringLiteral("info")), tr("&About Trainyard"), this,
                    [this] { AboutDialog(this).exec(); });
}

void MainWindow::makeViewMenu()
{
    QMenu* view = menuBar()->addMenu(tr("&View"));
    for (int i = 0; i < int(m_pageActions.size()); ++i)
        if (m_pages[std::size_t(i)]->id() != PageId::Settings)
            view->addAction(m_pageActions[i]);
    view->addSeparator();
    QMenu* theme = view->addMenu(tr("&Theme"));
    auto* group = new QActionGroup(this);
    const QList<std::pair<QString, ThemeChoice>> choices{
        {tr("&System"), ThemeChoice::System}, {tr("&Light"), ThemeChoice::Light}, {tr("&Dark"), ThemeChoice::Dark}};
    for (const auto& [text, choice] : choices) {
        QAction* action = theme->addAction(text, this, [this, value = choice] { m_settings.setTheme(value); });
        action->setCheckable(true);
        group->addAction(action);
        const auto check = [this, action, value = choice] { action->setChecked(m_settings.theme() == value); };
        check();
        connect(&m_settings, &AppSettings::themeChanged, action, check);
    }
    auto* full =
        view->addAction(tr("&Full screen"), this, [this] { setWindowState(windowState() ^ Qt::WindowFullScreen); });
    full->setShortcut(QKeySequence(Qt::Key_F11));
    if (m_services.alerts)
        view->addAction(tr("&Alerts…"), this, &MainWindow::showAlerts);
}

void MainWindow::updateRunMenu()
{
    m_runMenu->clear();
    const QList<QAction*> actions = currentPage()->runActions();
    m_runMenu->addActions(actions);
    if (actions.isEmpty())
        m_runMenu->addAction(tr("Open a run on the Live page to act on it"))->setEnabled(false);
}

QList<ShortcutGroup> MainWindow::shortcuts() const
{
    QList<ShortcutGroup> groups{{tr("Everywhere"), {}}};
    QList<QAction*> ofPages;
    for (const Page* page : m_pages) {
        groups.append({page->title(), page->findChildren<QAction*>()});
        ofPages += groups.last().actions;
    }
    for (QAction* action : findChildren<QAction*>())
        if (!ofPages.contains(action))
            groups.first().actions.append(action);
    return groups;
}

/// Not modal: the guide is read next to the page that it explains.
void MainWindow::showGuide()
{
    auto* guide = findChild<GuideDialog*>();
    if (!guide) {
        guide = new GuideDialog(this);
        guide->setAttribute(Qt::WA_DeleteOnClose);
    }
    guide->show();
    guide->raise();
    guide->activateWindow();
}

void MainWindow::showShortcuts()
{
    ShortcutsDialog(shortcuts(), this).exec();
}

} // namespace trainyard
