// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/parts/run_chooser.h"

#include "backend/base/clock.h"
#include "gui/formats/format.h"
#include "gui/formats/state_text.h"
#include "gui/formats/visible_text.h"
#include "gui/widgets/buttons.h"
#include "gui/widgets/icons.h"
#include "gui/widgets/theme.h"

#include <QGuiApplication>
#include <QMenu>

#include <algorithm>

namespace trainyard {
namespace {

constexpr int kNameInList = 360; // pixels

QString withoutMnemonic(QString text)
{
    return text.replace(QLatin1Char('&'), QLatin1String("&&"));
}

} // namespace

RunChooser::RunChooser(const QString& tip, QWidget* parent) : QToolButton(parent), m_runs(new QMenu(this))
{
    setFont(Theme::instance().font(FontRole::PageTitle));
    setProperty("kind", QStringLiteral("flat"));
    setIcon(themedIcon(QStringLiteral("down")));
    setLayoutDirection(Qt::RightToLeft); // puts the chevron after the name
    setToolButtonStyle(Qt::ToolButtonTextBesideIcon);
    m_runs->setLayoutDirection(QGuiApplication::layoutDirection()); // not that of the button
    setFocusPolicy(Qt::StrongFocus);
    setToolTip(tooltipWithShortcut(tip, QKeySequence(QKeySequence::Find)));
    setAccessibleName(tr("Run"));
}

void RunChooser::setName(const QString& name, int room)
{
    setText(withoutMnemonic(fontMetrics().elidedText(name, Qt::ElideMiddle, room)));
}

void RunChooser::setRuns(const std::vector<RunRow>& runs, const QString& current)
{
    m_runs->clear();
    const double now = unixTime();
    const auto isAtWork = [](const RunRow& run) { return isActive(run.state); };
    const auto ended = std::is_partitioned(runs.begin(), runs.end(), isAtWork)
                           ? std::partition_point(runs.begin(), runs.end(), isAtWork)
                           : runs.end();
    if (!m_several.isEmpty() && runs.size() > 1) { // above the runs: below many of them nobody would find it
        m_runs->addAction(themedIcon(QStringLiteral("columns")), m_several, this, &RunChooser::severalWanted);
        m_runs->addSeparator();
    }
    for (const RunRow& run : runs) {
        if (&run != &runs.front() && ended != runs.end() && &run == &*ended)
            m_runs->addSeparator();
        const QString id = QString::fromStdString(run.id);
        const QString name =
            QFontMetrics(m_runs->font()).elidedText(format::visible(run.name), Qt::ElideMiddle, kNameInList);
        QAction* action = m_runs->addAction(
            themedIcon(stateIcon(ShownState(run)), Theme::textToken(stateTone(ShownState(run)))),
            run.endedAt > 0 && !isAtWork(run)
                ? tr("%1\t%2, %3").arg(withoutMnemonic(name), stateText(ShownState(run)), format::ago(run.endedAt, now))
                : withoutMnemonic(name) + QLatin1Char('\t') + stateText(ShownState(run)),
            this, [this, id] { emit runChosen(id); });
        QFont font = m_runs->font();
        font.setWeight(id == current ? QFont::DemiBold : QFont::Normal);
        action->setFont(font);
    }
}

void RunChooser::openRuns()
{
    if (!m_runs->isEmpty())
        m_runs->popup(mapToGlobal(QPoint(0, height() + 2)));
}

} // namespace trainyard
