// SPDX-License-Identifier: GPL-3.0-or-later
// What a tourist tries out by itself.
#include "gui/widgets/segmented_control.h"
#include "tests/gui/tourist.h"
#include "tests/support/test_environment.h"

#include <QAbstractItemView>
#include <QComboBox>
#include <QDialog>
#include <QFileDialog>
#include <QMenuBar>
#include <QPushButton>
#include <QTabBar>
#include <QToolButton>

namespace trainyard::test {

namespace {

QString bareText(QString text)
{
    return text.section(QLatin1Char('\t'), 0, 0).remove(QLatin1Char('&'));
}

/// Whether a button or an entry asks something before it does anything.
bool asksFirst(const QString& text)
{
    return bareText(text).endsWith(QChar(0x2026));
}

template <typename Widget>
QList<QPointer<Widget>> shownParts(const QWidget& in)
{
    QList<QPointer<Widget>> parts;
    for (Widget* one : in.findChildren<Widget*>())
        if (one->isVisible() && one->isEnabled() && one->window() == in.window())
            parts << one;
    return parts;
}

QMenu* menuOf(const QAbstractButton* button)
{
    if (const auto* push = qobject_cast<const QPushButton*>(button))
        return push->menu();
    const auto* tool = qobject_cast<const QToolButton*>(button);
    return tool ? tool->menu() : nullptr;
}

} // namespace

void Tourist::visit(const QString& place, const std::function<void()>& act)
{
    const Met met = meet(act, [&](QWidget& opened) {
        if (qobject_cast<QFileDialog*>(&opened))
            return; // Qt's own
        if (const auto* menu = qobject_cast<QMenu*>(&opened)) {
            lookAtMenu(*menu, place);
            return;
        }
        look(opened, place);
        if (qobject_cast<QDialog*>(&opened))
            exploreParts(opened, place);
    });
    if (met == Met::Nothing)
        tell(place, {QStringLiteral("nothing opens")});
    else if (met == Met::Page || met == Met::Message)
        look(place);
}

void Tourist::lookAtMenu(const QMenu& menu, const QString& place)
{
    if (menu.isEmpty())
        tell(place, {QStringLiteral("the menu is empty")});
    tell(place, m_english.problemsOf(menu));
    photograph(const_cast<QMenu&>(menu), place);
    tellWarnings(place);
}

Tourist::Met Tourist::choose(const QString& place, const std::function<void()>& open, const QString& text)
{
    bool taken = false, known = false;
    const auto take = [&] {
        meet(open, [&](QWidget& opened) {
            auto* menu = qobject_cast<QMenu*>(&opened);
            const QList<QAction*> actions = menu ? menu->actions() : QList<QAction*>();
            for (QAction* action : actions)
                if (!taken && bareText(action->text()) == bareText(text)) {
                    known = true;
                    if (!QTest::qWaitFor([action] { return action->isEnabled(); }, 3'000))
                        return; // a chart that is read again has nothing to export for a moment
                    taken = true;
                    m_menu = menu;
                    menu->setActiveAction(action);
                    --m_depth; // what opens next is met by the outer wait
                    QTest::keyClick(menu, Qt::Key_Return);
                    ++m_depth;
                    return;
                }
        });
    };
    const Met met = meet(take, [&](QWidget& opened) {
        if (qobject_cast<QFileDialog*>(&opened))
            return;
        if (const auto* menu = qobject_cast<QMenu*>(&opened)) {
            lookAtMenu(*menu, place);
            return;
        }
        look(opened, place);
        exploreParts(opened, place);
    });
    m_menu = nullptr;
    if (!taken && known)
        return Met::Page;
    if (!taken)
        tell(place, {QStringLiteral("the menu has no entry \"%1\" to take").arg(text)});
    else if (met == Met::Page || met == Met::Message)
        look(place);
    return met;
}

void Tourist::exploreMenu(const QString& place, const std::function<void()>& open)
{
    QStringList asking;
    const Met met = meet(open, [&](QWidget& opened) {
        auto* menu = qobject_cast<QMenu*>(&opened);
        if (!menu)
            return;
        lookAtMenu(*menu, place);
        for (const QAction* action : menu->actions())
            if (action->isEnabled() && action->isVisible() && !action->menu() && asksFirst(action->text()))
                asking << action->text();
    });
    if (met != Met::Menu) {
        tell(place, {QStringLiteral("no menu opens")});
        return;
    }
    const PageId page = m_window.currentPage()->id();
    for (int i = 0; i < asking.size(); ++i) {
        const QString there = QStringLiteral("%1-%2").arg(place).arg(i + 1);
        if (choose(there, open, asking[i]) == Met::Nothing)
            tell(there, {QStringLiteral("nothing happens by \"%1\"").arg(asking[i])});
        comeBackTo(page);
    }
}

std::function<void()> Tourist::opensMenu(const QString& title)
{
    return [this, title] {
        QMenuBar* bar = m_window.menuBar();
        for (QAction* action : bar->actions())
            if (bareText(action->text()) == bareText(title))
                QTest::mouseClick(bar, Qt::LeftButton, {}, bar->actionGeometry(action).center());
    };
}

void Tourist::unfold(QWidget& in, const QString& place)
{
    bool any = false;
    for (const auto& one : shownParts<QToolButton>(in))
        if (one && one->isVisible() && one->isCheckable() && !one->isChecked() && one->arrowType() != Qt::NoArrow) {
            click(one);
            any = true;
        }
    if (any)
        look(*in.window(), place + QStringLiteral("-unfolded"));
}

void Tourist::exploreTabs(QWidget& in, const QString& place)
{
    int number = 0;
    for (const auto& bar : shownParts<QTabBar>(in)) {
        ++number;
        const int first = bar ? bar->currentIndex() : -1;
        for (int tab = 0; bar && tab < bar->count(); ++tab)
            if (tab != first && bar->isTabVisible(tab)) {
                QTest::mouseClick(bar, Qt::LeftButton, {}, bar->tabRect(tab).center());
                look(*in.window(), QStringLiteral("%1-tabs%2-%3").arg(place).arg(number).arg(tab + 1));
            }
        if (bar && first >= 0)
            QTest::mouseClick(bar, Qt::LeftButton, {}, bar->tabRect(first).center());
    }
}

void Tourist::exploreSegments(QWidget& in, const QString& place)
{
    int number = 0;
    for (const auto& control : shownParts<SegmentedControl>(in)) {
        ++number;
        const int first = control ? control->currentIndex() : -1;
        for (int segment = 0; control && segment < control->count(); ++segment) {
            QToolButton* one = control->findChildren<QToolButton*>().value(segment);
            if (segment == first || !one || !one->isEnabled() || !one->isVisible())
                continue;
            click(one);
            look(*in.window(), QStringLiteral("%1-choice%2-%3").arg(place).arg(number).arg(segment + 1));
        }
        if (control && control->isVisible() && first >= 0)
            click(control->findChildren<QToolButton*>().value(first));
    }
    QTest::qWait(0);
}

/// The lists of combo boxes: whether each row is whole.
void Tourist::lookAtLists(QWidget& in, const QString& place)
{
    for (const auto& combo : shownParts<QComboBox>(in)) {
        if (!combo || !combo->isVisible() || combo->count() == 0)
            continue;
        combo->showPopup();
        QTest::qWait(0);
        const QAbstractItemView* view = combo->view();
        const int needed = view->sizeHintForColumn(0), room = view->viewport()->width();
        if (!view->isVisible())
            tell(place, {QStringLiteral("the list of %1 does not open").arg(combo->accessibleName())});
        else if (needed > room + 1)
            tell(place, {QStringLiteral("the list of %1 (%2) needs %3 px, has %4")
                             .arg(combo->accessibleName(), combo->currentText())
                             .arg(needed)
                             .arg(room)});
        combo->hidePopup();
    }
    QTest::qWait(0);
    tellWarnings(place);
}

void Tourist::exploreParts(QWidget& in, const QString& place)
{
    const QPointer<QWidget> there(&in);
    unfold(in, place);
    exploreTabs(in, place);
    if (there)
        exploreSegments(in, place);
    if (there)
        lookAtLists(in, place);
}

void Tourist::exploreButtons(QWidget& in, const QString& place)
{
    int number = 0;
    const PageId page = m_window.currentPage()->id();
    for (const auto& one : shownParts<QAbstractButton>(in)) {
        if (!one || !one->isVisible() || !one->isEnabled())
            continue;
        const bool menu = menuOf(one) != nullptr;
        if (!menu && !asksFirst(one->text()))
            continue;
        const QString there = QStringLiteral("%1-button%2").arg(place).arg(++number);
        const QPointer<QAbstractButton> pressed = one;
        const auto open = [this, pressed] { click(pressed); };
        if (menu)
            exploreMenu(there, open);
        else
            visit(there, open);
        comeBackTo(page);
    }
}

} // namespace trainyard::test
