// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/gui/tourist.h"

#include "gui/widgets/feedback.h"
#include "tests/gui/tour_checks.h"
#include "tests/support/screenshots.h"
#include "tests/support/test_environment.h"

#include <QAbstractButton>
#include <QAbstractItemView>
#include <QApplication>
#include <QDir>
#include <QFileInfo>
#include <QLabel>
#include <QListView>
#include <QMenuBar>
#include <QScreen>
#include <QScrollArea>
#include <QScrollBar>
#include <QStackedWidget>
#include <QTimer>

#include <algorithm>

namespace trainyard::test {

namespace {

constexpr int kPatience = 30'000; // ms, for what the engine or the store must bring
constexpr int kReaction = 6'000;  // ms, for what a click brings
constexpr int kGlance = 20;       // ms, for what is laid out at once
constexpr int kSettle = 50;       // ms, for what is laid out later
constexpr int kAfterwards = 150;  // ms, for a dialog after another page or a message
constexpr int kLowWindow = 720;   // pixels

QtMessageHandler g_before = nullptr;
QStringList g_warnings;

void noteWarnings(QtMsgType type, const QMessageLogContext& context, const QString& text)
{
    // The offscreen platform says that it cannot do what only a desktop can.
    if ((type == QtWarningMsg || type == QtCriticalMsg) && !text.startsWith(QLatin1String("This plugin does not")))
        g_warnings << text;
    g_before(type, context, text);
}

bool isOwnWindow(const QWidget* widget)
{
    const Qt::WindowType type = widget->windowType();
    return widget->isVisible() && type != Qt::ToolTip && type != Qt::SplashScreen;
}

/// The child whose contents need the most width.
const QWidget* widestChild(const QWidget& parent)
{
    const auto needed = [](const QWidget* one) {
        return std::max(one->minimumSizeHint().width(), one->minimumWidth());
    };
    const QWidget* widest = nullptr;
    for (const QWidget* child : parent.findChildren<QWidget*>(QString(), Qt::FindDirectChildrenOnly))
        if (!child->isWindow() && (!widest || needed(child) > needed(widest)))
            widest = child;
    return widest;
}

/// The pages lie in one stack, so the widest decides how narrow the window may be: that one is named, and what in it is
/// the widest.
QString widestIn(const QWidget& scrolled)
{
    constexpr int kDeep = 5;
    QString names;
    const QWidget* widest = qobject_cast<const QStackedWidget*>(&scrolled) ? widestChild(scrolled) : nullptr;
    for (int depth = 0; widest && depth < kDeep; ++depth) {
        names += (depth == 0 ? QStringLiteral(" for %1 (%2)") : QStringLiteral("/%1 (%2)"))
                     .arg(QLatin1String(widest->metaObject()->className()))
                     .arg(widest->minimumSizeHint().width());
        widest = widestChild(*widest);
    }
    return names;
}

} // namespace

Tourist::Tourist(MainWindow& window, EnglishFinder& english, const QString& row, QSize size)
    : m_window(window), m_english(english), m_row(row), m_size(size)
{
    g_warnings.clear();
    g_before = qInstallMessageHandler(noteWarnings);
    m_window.resize(size);
    m_window.show();
    m_window.activateWindow();
    if (!QTest::qWaitForWindowActive(&m_window))
        tell(QStringLiteral("start"), {QStringLiteral("the window does not become active")});
}

Tourist::~Tourist()
{
    qInstallMessageHandler(g_before);
}

void Tourist::tell(const QString& place, const QStringList& problems)
{
    for (const QString& problem : problems) {
        if (m_known.contains(problem))
            continue;
        m_known.insert(problem);
        m_problems << QStringLiteral("%1: %2").arg(place, problem);
        qInfo("%s %s", qPrintable(m_row), qPrintable(m_problems.last()));
    }
}

void Tourist::tellWarnings(const QString& place)
{
    for (const QString& warning : std::exchange(g_warnings, {}))
        tell(place, {QStringLiteral("Qt warns: %1").arg(warning)});
}

bool Tourist::await(const QString& what, const std::function<bool()>& done)
{
    if (QTest::qWaitFor(done, kPatience))
        return true;
    tell(what, {QStringLiteral("%1 does not come").arg(what)});
    return false;
}

QStringList Tourist::problemsOf(const QWidget& shown)
{
    QStringList found = layoutProblems(shown);
    const bool window = &shown == &m_window;
    if (window && m_window.size() != m_size)
        found << QStringLiteral("the window has %1 x %2 px").arg(m_window.width()).arg(m_window.height());
    if (const QSize screen = shown.screen()->availableSize();
        shown.width() > screen.width() || shown.height() > screen.height())
        found << QStringLiteral("%1 has %2 x %3 px, more than the screen")
                     .arg(QLatin1String(shown.metaObject()->className()))
                     .arg(shown.width())
                     .arg(shown.height());
    const auto* stack = m_window.centralWidget()->findChild<QScrollArea*>(QString(), Qt::FindDirectChildrenOnly);
    // The Live page of a run with ranks, GPUs and pruning has a card for each of these, and a look inside has matrix,
    // classes and mistakes. In a low window they do not all fit; the page is scrolled then, and nothing in it is cut.
    const PageId page = m_window.currentPage()->id();
    const bool mayScroll = (page == PageId::Live || page == PageId::Inspect) && m_size.height() <= kLowWindow;
    if (window && stack->verticalScrollBar()->maximum() > 0 && !mayScroll)
        found << QStringLiteral("the page %1 is %2 px higher than the window has room for")
                     .arg(m_window.currentPage()->title())
                     .arg(stack->verticalScrollBar()->maximum());
    for (const QScrollArea* area : shown.findChildren<QScrollArea*>())
        if (area->isVisible() && area->widget() && area->horizontalScrollBarPolicy() == Qt::ScrollBarAlwaysOff &&
            area->widget()->width() > area->viewport()->width())
            found << QStringLiteral("what is scrolled is %1 px wide, has %2 px%3")
                         .arg(area->widget()->width())
                         .arg(area->viewport()->width())
                         .arg(widestIn(*area->widget()));
    return found + hiddenControls(shown);
}

void Tourist::look(QWidget& shown, const QString& place)
{
    ++m_places;
    QTest::qWait(kGlance);
    QStringList found = problemsOf(shown);
    for (int tries = 0; tries < 15 && !found.isEmpty(); ++tries) { // a layout may still be in the making
        QTest::qWait(kSettle);
        found = problemsOf(shown);
    }
    found += accessProblems(shown);
    found += m_english.problemsOf(shown);
    tell(place, found);
    photograph(shown, place);
    tellWarnings(place);
}

void Tourist::photograph(QWidget& shown, const QString& place)
{
    const QString folder = qEnvironmentVariable("TRAINYARD_SCREENSHOTS");
    const bool fine = shown.devicePixelRatioF() >= 2.0;
    if (folder.isEmpty() && !fine)
        return;
    const QImage picture = shown.grab().toImage();
    if (fine && message().isEmpty()) // a message covers what is below it
        tell(place, contrastProblems(shown, picture));
    if (folder.isEmpty())
        return;
    QDir().mkpath(folder);
    const QString code = QFileInfo(qEnvironmentVariable("TRAINYARD_TEST_TRANSLATION")).baseName().section(u'_', 1);
    picture.save(QStringLiteral("%1/tour-%2-%3-%4.png")
                     .arg(folder, code.isEmpty() ? QStringLiteral("en") : code,
                          m_row + (fine ? QStringLiteral("-200") : QString()), place));
}

void Tourist::click(QWidget* widget)
{
    if (widget && widget->isVisible())
        QTest::mouseClick(widget, Qt::LeftButton);
    else
        tell(QStringLiteral("click"), {QStringLiteral("there is nothing to click")});
}

void Tourist::activate()
{
    // What a window manager does when a dialog closes.
    if (QApplication::activeWindow() != &m_window) {
        m_window.activateWindow();
        (void)QTest::qWaitForWindowActive(&m_window);
    }
}

void Tourist::key(int key, Qt::KeyboardModifiers modifiers)
{
    activate();
    QWidget* focus = QApplication::focusWidget();
    QTest::keyClick(focus ? focus : &m_window, Qt::Key(key), modifiers);
}

void Tourist::clickRow(QAbstractItemView& view, const QModelIndex& index, Qt::KeyboardModifiers modifiers)
{
    view.scrollTo(index);
    const QRect cell = view.visualRect(index);
    QTest::mouseClick(view.viewport(), Qt::LeftButton, modifiers,
                      QPoint(cell.left() + std::min(30, cell.width() / 2), cell.center().y()));
}

void Tourist::goTo(PageId id)
{
    const QString title = m_window.page(id)->title();
    for (QListView* list : m_window.findChildren<QListView*>(QStringLiteral("sidebar")))
        for (int row = 0; row < list->model()->rowCount(); ++row)
            if (const QModelIndex index = list->model()->index(row, 0); index.data().toString() == title)
                clickRow(*list, index);
    if (m_window.currentPage()->id() != id)
        tell(title, {QStringLiteral("the sidebar does not lead there")});
}

void Tourist::comeBackTo(PageId id)
{
    if (m_window.currentPage()->id() == id)
        return;
    if (m_window.page(id)->inSidebar())
        goTo(id);
    else
        m_window.showPage(id);
}

QAbstractButton* Tourist::button(const char* context, const char* source) const
{
    const QString text = QCoreApplication::translate(context, source);
    for (QAbstractButton* one : m_window.currentPage()->findChildren<QAbstractButton*>())
        if (one->isVisible() && (one->text() == text || one->accessibleName() == text))
            return one;
    return nullptr;
}

QString Tourist::message() const
{
    const auto* toast = m_window.findChild<Toast*>();
    const auto* text = toast && toast->isVisible() ? toast->findChild<QLabel*>() : nullptr;
    return text ? text->text() : QString();
}

QWidget* Tourist::openedSince(const QWidgetList& before) const
{
    for (QWidget* one : QApplication::topLevelWidgets())
        if (one != &m_window && one != m_menu && isOwnWindow(one) && !before.contains(one))
            return one;
    return nullptr;
}

void Tourist::close(QWidget& opened)
{
    const QPointer<QWidget> there(&opened);
    QTest::keyClick(&opened, Qt::Key_Escape);
    if (!QTest::qWaitFor([&there] { return !there || !there->isVisible(); }, 5000)) {
        tell(QLatin1String(opened.metaObject()->className()), {QStringLiteral("Escape does not close it")});
        there->close();
    }
}

Tourist::Met Tourist::meet(const std::function<void()>& act, const std::function<void(QWidget&)>& see)
{
    QWidgetList before;
    for (QWidget* one : QApplication::topLevelWidgets())
        if (isOwnWindow(one))
            before << one;
    const Page* page = m_window.currentPage();
    const QString said = message();
    Met met = Met::Nothing;
    bool closed = false;
    const int depth = ++m_depth;
    QTimer poll; // also while the window waits for a dialog in a loop of its own
    QObject::connect(&poll, &QTimer::timeout, &poll, [&] {
        QWidget* opened = met == Met::Nothing && depth == m_depth ? openedSince(before) : nullptr;
        if (!opened)
            return;
        met = qobject_cast<QMenu*>(opened) ? Met::Menu : Met::Window;
        const QPointer<QWidget> there(opened);
        see(*opened);
        if (there && there->isVisible())
            close(*there);
        closed = true;
    });
    poll.start(20);
    act();
    bool elsewhere = false; // whether another page or a message came, perhaps with a dialog a little later
    const auto reacted = [&] {
        elsewhere = m_window.currentPage() != page || (!message().isEmpty() && message() != said);
        return closed || elsewhere;
    };
    (void)QTest::qWaitFor(reacted, kReaction);
    if (elsewhere && !closed)
        (void)QTest::qWaitFor([&closed] { return closed; }, kAfterwards);
    if (met == Met::Nothing && elsewhere)
        met = m_window.currentPage() != page ? Met::Page : Met::Message;
    m_depth = depth - 1;
    return met;
}

} // namespace trainyard::test
