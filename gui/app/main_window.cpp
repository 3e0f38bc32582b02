// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/app/main_window.h"

#include "gui/app/alerts_dialog.h"
#include "gui/app/desktop_notice.h"
#include "gui/app/page_links.h"
#include "gui/app/sidebar.h"
#include "gui/app/status_strip.h"
#include "gui/formats/alert_text.h"
#include "gui/formats/reason_text.h"
#include "gui/formats/visible_text.h"
#include "gui/parts/app_settings.h"
#include "gui/parts/page_parts.h"
#include "gui/services/alert_service.h"
#include "gui/widgets/buttons.h"
#include "gui/widgets/feedback.h"
#include "gui/widgets/icons.h"
#include "gui/widgets/plain_widget.h"
#include "gui/widgets/scrolled.h"

#include <QAction>
#include <QApplication>
#include <QBoxLayout>
#include <QCloseEvent>
#include <QDragEnterEvent>
#include <QKeyEvent>
#include <QMimeData>
#include <QScreen>
#include <QScrollArea>
#include <QStackedWidget>
#include <QTimer>

#include <algorithm>

namespace trainyard {

namespace {
const QString kGeometry = QStringLiteral("window/geometry");
const QString kPage = QStringLiteral("window/page");
constexpr int kDevicePollMs = 2000;
constexpr QSize kLeastSize(1000, 580); // fits a screen of 1024 x 640 with a title bar and a panel
constexpr int kCompactBelow = 1160;    // width of the window, below which the sidebar shows icons only
constexpr QSize kFirstSize(1440, 900);
constexpr QSize kFrame(16, 40); // about what a window manager puts around a window

} // namespace

MainWindow::MainWindow(std::vector<Page*> pages, const Services& services, AppSettings& settings,
                       const QString& storePath)
    : m_pages(std::move(pages)), m_services(services), m_settings(settings), m_stack(new QStackedWidget),
      m_storePath(storePath), m_sidebar(new Sidebar), m_status(new StatusStrip(storePath, this)), m_toast(nullptr)
{
    setAcceptDrops(true);
    setMinimumSize(kLeastSize);
    resize(kFirstSize.boundedTo(screen()->availableGeometry().size() - kFrame).expandedTo(kLeastSize));
    setWindowIcon(themedIcon(QStringLiteral("live"), Token::AccT));

    const auto [center, layout] = makePlainWidget<QHBoxLayout>(0);
    layout->addWidget(m_sidebar);
    layout->addWidget(makeScrolled(m_stack), 1);
    setCentralWidget(center);
    setStatusBar(m_status);
    m_toast = new Toast(center);

    for (int i = 0; i < int(m_pages.size()); ++i)
        connectPage(i);
    connect(m_sidebar, &Sidebar::chosen, this, [this](int entry) { selectPage(entry); });
    // A button that disappears or becomes disabled after a click passes its focus on; past the end of the page that is
    // the sidebar or the status line.
    connect(qApp, &QApplication::focusChanged, this, [this](QWidget* old, QWidget* now) {
        if (old && now && (m_sidebar->isAncestorOf(now) || m_status->isAncestorOf(now)) &&
            currentPage()->isAncestorOf(old) && !(old->isEnabled() && old->isVisible()))
            currentPage()->setFocus();
    });
    makeMenus();
    connectServices();
    restore();
}

MainWindow::~MainWindow()
{
    disconnect(qApp, nullptr, this, nullptr); // the focus moves once more while the pages are destroyed
}

void MainWindow::connectPage(int index)
{
    Page* page = m_pages[std::size_t(index)];
    const QKeySequence key(Qt::CTRL | static_cast<Qt::Key>(Qt::Key_1 + index));
    const bool atFoot = page->id() == PageId::Settings;
    const QKeySequence shortcut = atFoot ? QKeySequence(Qt::CTRL | Qt::Key_Comma) : key;
    m_stack->addWidget(page);
    page->installEventFilter(this);
    if (page->inSidebar()) {
        m_sidebar->addEntry(page->title(), page->icon(), tooltipWithShortcut(page->title(), shortcut), atFoot);
        m_sidebar->setBadge(index, page->badge());
        auto* action = new QAction(themedIcon(page->icon()), page->title(), this);
        action->setShortcut(shortcut);
        connect(action, &QAction::triggered, this, [this, index] { selectPage(index); });
        m_pageActions << action;
        connect(page, &Page::badgeChanged, this, [this, index, page] { m_sidebar->setBadge(index, page->badge()); });
    }
    connect(page, &Page::windowTitleChanged, this, &MainWindow::updateTitle);
    connect(page, &Page::undoWithdrawn, this, [this, page] {
        if (m_undoPage != page)
            return;
        m_undo = {};
        m_toast->withdrawUndo();
    });
    connect(page, &Page::pageRequested, this, &MainWindow::showPage);
    linkPage(page, this);
    connect(page, &Page::backRequested, this, [this] { selectPage(m_sidebar->current()); });
    connect(page, &Page::noticed, this, [this, page](const QString& text, const std::function<void()>& undo) {
        notice(text, undo);
        if (undo)
            m_undoPage = page; // which need not be the current one any more
    });
    connect(page, &Page::failed, this, &MainWindow::report);
}

void MainWindow::connectServices()
{
    if (m_services.plan) {
        connect(m_services.plan, &PlanService::devicesReported, m_status, &StatusStrip::setDevices);
        connect(m_services.plan, &PlanService::failed, m_status,
                [this](const Error& error) { m_status->setDevicesUnknown(errorText(error)); });
        auto* poll = new QTimer(this);
        connect(poll, &QTimer::timeout, this, [this] {
            if (isVisible() && !isMinimized())
                m_services.plan->askDevices();
        });
        poll->start(kDevicePollMs);
        m_services.plan->askDevices();
    }
    if (m_services.machines)
        m_status->showMachines(m_services.machines, m_services.store);
    if (m_services.follow) {
        connect(m_services.follow, &FollowService::ingestRate, m_status, &StatusStrip::setIngestRate);
        connect(m_services.follow, &FollowService::failed, this, &MainWindow::reportStore);
    }
    if (m_services.store)
        connect(m_services.store, &StoreService::failed, this, &MainWindow::reportStore);
    if (m_services.alerts)
        connectAlerts();
    if (m_services.launch)
        connect(m_services.launch, &LaunchService::failed, this,
                [this](const QString&, const Error& error) { report(error); });
}

void MainWindow::connectAlerts()
{
    AlertService* alerts = m_services.alerts;
    connect(m_status, &StatusStrip::alertsWanted, this, &MainWindow::showAlerts);
    connect(alerts, &AlertService::changed, this, [this, alerts] { m_status->setAlerts(alerts->unseen()); });
    connect(alerts, &AlertService::failed, this, &MainWindow::report);
    connect(alerts, &AlertService::wantsDesktop, this, [](const AlertRow& alert) {
        showDesktopNotice(QStringLiteral("%1: %2").arg(format::visible(alert.runName), alertTitle(alert.kind)),
                          alertAdvice(alert));
    });
    m_status->setAlerts(alerts->unseen());
}

void MainWindow::showAlerts()
{
    if (!m_alerts) {
        m_alerts = new AlertsDialog(m_services.alerts, m_services.store, this);
        connect(m_alerts, &AlertsDialog::runChosen, this, [this](const QString& runId) {
            showPage(PageId::Live);
            page(PageId::Live)->openRun(runId);
        });
    }
    m_alerts->show();
    m_alerts->raise();
    m_alerts->activateWindow();
}

Page* MainWindow::page(PageId id) const
{
    for (Page* page : m_pages)
        if (page->id() == id)
            return page;
    return nullptr;
}

void MainWindow::addExistingRuns(const QStringList& paths)
{
    showPage(PageId::Runs);
    page(PageId::Runs)->addExistingRuns(paths);
}

void MainWindow::dragEnterEvent(QDragEnterEvent* event)
{
    if (page(PageId::Runs) && m_services.imports && !localFiles(event->mimeData()).isEmpty())
        event->acceptProposedAction();
}

void MainWindow::dropEvent(QDropEvent* event)
{
    event->acceptProposedAction();
    addExistingRuns(localFiles(event->mimeData()));
}

QString MainWindow::listedTitle() const
{
    return m_pages[std::size_t(m_sidebar->current())]->title();
}

Page* MainWindow::currentPage() const
{
    return m_pages[std::size_t(m_stack->currentIndex())];
}

void MainWindow::showPage(PageId id)
{
    for (int i = 0; i < int(m_pages.size()); ++i)
        if (m_pages[std::size_t(i)]->id() == id)
            selectPage(i);
}

void MainWindow::selectPage(int index)
{
    const bool listed = m_pages[std::size_t(index)]->inSidebar();
    const bool same = m_stack->currentIndex() == index && (!listed || m_sidebar->current() == index);
    if (same)
        return;
    if (m_sidebar->current() >= 0)
        currentPage()->deactivated();
    m_stack->setCurrentIndex(index);
    if (listed)
        m_sidebar->setCurrent(index);
    fitPage();
    currentPage()->activated();
    if (!focusWidget()) // keyboard shortcuts work in the page before anything was clicked
        currentPage()->setFocus();
    m_settings.setState(kPage, m_sidebar->current());
    updateTitle();
    updateRunMenu();
}

void MainWindow::updateTitle()
{
    setWindowTitle(tr("%1 — Trainyard").arg(format::visible(currentPage()->windowTitleText())));
}

void MainWindow::notice(const QString& text, const std::function<void()>& undo)
{
    if (undo) {
        m_undo = undo;
        m_undoPage = currentPage();
    }
    m_toast->say(format::visibleLines(text), undo ? [this] { this->undo(); } : std::function<void()>());
}

void MainWindow::undo()
{
    m_toast->withdrawUndo();
    if (const auto work = std::exchange(m_undo, {}))
        work();
}

/// The key outlives the message. It belongs to the page on which something was done: others undo what is theirs.
bool MainWindow::undoes(const QEvent* event) const
{
    return m_undo && m_undoPage == currentPage() && static_cast<const QKeyEvent*>(event)->matches(QKeySequence::Undo);
}

/// Claims the key before buttons that undo something older, such as a change of the charts. An editor that has the
/// focus keeps it.
bool MainWindow::event(QEvent* event)
{
    if (event->type() == QEvent::ShortcutOverride && undoes(event)) {
        event->accept();
        return true;
    }
    return QMainWindow::event(event);
}

void MainWindow::keyPressEvent(QKeyEvent* event)
{
    if (undoes(event))
        undo();
    else
        QMainWindow::keyPressEvent(event);
}

void MainWindow::report(const Error& error)
{
    reportAll({error});
}

void MainWindow::reportAll(const std::vector<Error>& errors)
{
    QStringList texts;
    for (const Error& error : errors)
        texts << errorText(error);
    m_toast->say(texts.join(QLatin1Char(' ')), {}, Toast::Kind::Error);
}

/// Every query meets the same damage or finds the file replaced: report it once and show what can still be read.
/// Nobody asked for these reports, so they neither draw attention to what is shown already nor cover an answer later.
void MainWindow::reportStore(const Error& error)
{
    const QString damage = QString::fromStdString(error.subject + ": " + error.reason);
    if ((error.kind == ErrorKind::BadInput && damage.startsWith(m_storePath)) || error.reasonCode == "store.replaced") {
        if (m_damage.contains(damage))
            return;
        m_damage.insert(damage);
    }
    if (!m_toast->says(errorText(error)))
        report(error);
}

void MainWindow::restore()
{
    const QByteArray geometry = m_settings.state(kGeometry).toByteArray();
    if (!geometry.isEmpty())
        restoreGeometry(geometry);
    const int last = m_settings.state(kPage, 0).toInt();
    selectPage(last >= 0 && last < int(m_pageActions.size()) ? last : 0);
}

/// The page gets the height that it needs; where the window is lower, it is scrolled.
void MainWindow::fitPage()
{
    m_stack->setMinimumHeight(std::max(0, currentPage()->minimumSizeHint().height())); // -1 without a layout
}

bool MainWindow::eventFilter(QObject* watched, QEvent* event)
{
    if (event->type() == QEvent::LayoutRequest && watched == m_stack->currentWidget())
        fitPage();
    return QMainWindow::eventFilter(watched, event);
}

void MainWindow::resizeEvent(QResizeEvent* event)
{
    m_sidebar->setCompact(width() < kCompactBelow);
    QMainWindow::resizeEvent(event);
}

void MainWindow::closeEvent(QCloseEvent* event)
{
    for (Page* page : m_pages)
        if (!page->mayClose()) {
            event->ignore();
            return;
        }
    m_settings.setState(kGeometry, saveGeometry());
    event->accept();
}

void MainWindow::changeEvent(QEvent* event)
{
    QMainWindow::changeEvent(event);
    if (event->type() == QEvent::WindowStateChange && m_sidebar->current() >= 0)
        isMinimized() ? currentPage()->deactivated() : currentPage()->activated();
}

} // namespace trainyard
