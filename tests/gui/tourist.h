// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "gui/app/main_window.h"
#include "tests/gui/tour_english.h"

#include <QMenu>
#include <QPointer>
#include <QSize>
#include <QStringList>

#include <functional>

class QAbstractButton;
class QAbstractItemView;
class QModelIndex;

namespace trainyard::test {

/// Goes through a window with a person's events and looks at everything that it meets: at the window's size, whether
/// texts are cut, controls hidden or not to be reached with keys, names for screen readers missing, English left in
/// another language, text too pale, and what Qt warns of. With $TRAINYARD_SCREENSHOTS it photographs each place as
/// tour-LANGUAGE-ROW-PLACE.png. A problem is kept once, with the place where it was met first.
class Tourist {
public:
    enum class Met { Nothing, Menu, Window, Page, Message };

    /// `row` names the pictures: "dark-1000x580". The window is shown at this size.
    Tourist(MainWindow& window, EnglishFinder& english, const QString& row, QSize size);
    ~Tourist();

    const QStringList& problems() const { return m_problems; }
    int places() const { return m_places; } ///< that were looked at

    /// Waits until it holds; a problem if it never does.
    bool await(const QString& what, const std::function<bool()>& done);
    /// Looks at the window, or at another one that stands above it.
    void look(const QString& place) { look(m_window, place); }
    void look(QWidget& shown, const QString& place);

    void click(QWidget* widget);
    void key(int key, Qt::KeyboardModifiers modifiers = Qt::NoModifier); ///< to what has the focus
    void clickRow(QAbstractItemView& view, const QModelIndex& index, Qt::KeyboardModifiers modifiers = {});
    /// By the entry of the sidebar.
    void goTo(PageId id);
    void comeBackTo(PageId id); ///< from where something has led

    /// Acts, and hands over the menu or window that opens by it; it is closed with Escape afterwards. Tells what came
    /// instead: another page, a message, or nothing within a few seconds.
    Met meet(const std::function<void()>& act, const std::function<void(QWidget&)>& see);
    /// The same for what must open; looks at it, then at its parts.
    void visit(const QString& place, const std::function<void()>& act);
    /// Opens a menu with `open` and takes the entry with this text, with keys. What opens by it is looked at.
    Met choose(const QString& place, const std::function<void()>& open, const QString& text);
    /// Opens a menu, looks at it, and takes each entry that asks something first, those with "…".
    void exploreMenu(const QString& place, const std::function<void()>& open);
    /// Of the window's menu bar.
    std::function<void()> opensMenu(const QString& title);

    /// Unfolds what is folded, goes through tabs, segments and the lists of combo boxes. All stands as before at last.
    void exploreParts(QWidget& in, const QString& place);
    /// Opens every menu of a button and presses every button that asks something first, those with "…".
    void exploreButtons(QWidget& in, const QString& place);

    /// A shown button with this text or name in the window's language, in the current page.
    QAbstractButton* button(const char* context, const char* source) const;

private:
    QStringList problemsOf(const QWidget& shown); ///< in its layout
    void tell(const QString& place, const QStringList& problems);
    void tellWarnings(const QString& place);
    void photograph(QWidget& shown, const QString& place);
    void lookAtMenu(const QMenu& menu, const QString& place);
    void lookAtLists(QWidget& in, const QString& place);
    void close(QWidget& opened);
    QWidget* openedSince(const QWidgetList& before) const;
    void activate();
    QString message() const; ///< that the window shows at its bottom
    void unfold(QWidget& in, const QString& place);
    void exploreTabs(QWidget& in, const QString& place);
    void exploreSegments(QWidget& in, const QString& place);

    MainWindow& m_window;
    EnglishFinder& m_english;
    QString m_row;
    QSize m_size;
    QStringList m_problems;
    QSet<QString> m_known;
    QPointer<QMenu> m_menu; ///< the one of which an entry is being taken
    int m_depth = 0;        ///< of calls of meet(): only the innermost meets what opens
    int m_places = 0;
};

} // namespace trainyard::test
