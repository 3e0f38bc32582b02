// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/new_run/choices_button.h"

#include "gui/widgets/theme.h"

#include <QKeyEvent>
#include <QMenu>
#include <QMouseEvent>

namespace trainyard {
namespace {

constexpr int kButtonFrame = 32; // margins and the menu's arrow

} // namespace

ChoicesButton::ChoicesButton(std::vector<std::pair<QString, QString>> options, QWidget* parent)
    : QPushButton(parent), m_options(std::move(options))
{
    setAutoDefault(false);
    setFont(Theme::instance().font(FontRole::Small));
    auto* menu = new QMenu(this);
    for (const auto& [name, title] : m_options) {
        QAction* action = menu->addAction(title);
        action->setCheckable(true);
        connect(action, &QAction::triggered, this, &ChoicesButton::tell);
        m_actions << action;
    }
    menu->installEventFilter(this);
    setMenu(menu);
}

void ChoicesButton::setChosen(const QStringList& names)
{
    m_chosen = names;
    for (qsizetype i = 0; i < m_actions.size(); ++i)
        m_actions[i]->setChecked(names.contains(m_options[static_cast<std::size_t>(i)].first));
    showTitles();
}

void ChoicesButton::tell()
{
    QStringList names;
    for (qsizetype i = 0; i < m_actions.size(); ++i)
        if (m_actions[i]->isChecked())
            names << m_options[static_cast<std::size_t>(i)].first;
    setChosen(names);
    emit chosen(names);
}

void ChoicesButton::showTitles()
{
    QStringList titles;
    for (qsizetype i = 0; i < m_actions.size(); ++i)
        if (m_actions[i]->isChecked())
            titles << m_actions[i]->text();
    const QString all = titles.isEmpty() ? tr("none") : titles.join(QStringLiteral(", "));
    setText(fontMetrics().elidedText(all, Qt::ElideRight, width() - kButtonFrame));
    setToolTip(text() == all ? QString() : all);
}

void ChoicesButton::resizeEvent(QResizeEvent* event)
{
    QPushButton::resizeEvent(event);
    showTitles();
}

/// A menu closes when an action is chosen; here several are.
bool ChoicesButton::eventFilter(QObject* watched, QEvent* event)
{
    auto* menu = qobject_cast<QMenu*>(watched);
    QAction* action = nullptr;
    if (menu && event->type() == QEvent::MouseButtonRelease)
        action = menu->actionAt(static_cast<QMouseEvent*>(event)->position().toPoint());
    else if (menu && event->type() == QEvent::KeyPress && static_cast<QKeyEvent*>(event)->key() == Qt::Key_Space)
        action = menu->activeAction();
    if (!action)
        return QPushButton::eventFilter(watched, event);
    action->trigger();
    return true;
}

} // namespace trainyard
