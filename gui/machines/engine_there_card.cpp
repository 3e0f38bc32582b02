// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/machines/engine_there_card.h"

#include "gui/parts/machine_check_card.h"
#include "gui/widgets/buttons.h"
#include "gui/widgets/feedback.h"
#include "gui/widgets/label.h"
#include "gui/widgets/plain_widget.h"
#include "gui/widgets/screen_room.h"
#include "gui/widgets/scrolled.h"

#include <QAction>
#include <QBoxLayout>
#include <QDialog>
#include <QGridLayout>
#include <QMenu>
#include <QPlainTextEdit>
#include <QPushButton>
#include <QScrollArea>
#include <QScrollBar>
#include <QToolButton>

#include <algorithm>

namespace trainyard {

EngineThereCard::EngineThereCard(MachineHub* hub, QWidget* parent)
    : Card(tr("Engine"), {}, 40, parent), m_model(hub), m_install(makeButton(tr("Install"), QStringLiteral("down"))),
      m_more(makeIconButton(QStringLiteral("more"), tr("More about the engine"))),
      m_check(makeButton(tr("Self-test"), QStringLiteral("check"))), m_summary(new WrappedLabel),
      m_problem(new WrappedLabel(FontRole::Body, Token::Fail)), m_tools(new WrappedLabel(FontRole::Small, Token::T3)),
      m_missing(new WrappedLabel(FontRole::Small, Token::Que)), m_busy(new BusyBar),
      m_showLog(makeButton(tr("Show the log"), {}, ButtonKind::Flat)), m_log(new QPlainTextEdit)
{
    m_install->setObjectName(QStringLiteral("installEngine"));
    m_check->setObjectName(QStringLiteral("checkEngine"));
    m_install->setFixedHeight(24);
    m_check->setFixedHeight(24);
    m_install->setToolTip(tr("Sends this window's engine as sources and builds it in a job with the machine's "
                             "compiler, CUDA and MPI"));
    m_check->setToolTip(tr("Runs the engine's self-test on the machine, as a job if it has a scheduler"));
    auto* menu = new QMenu(m_more);
    menu->addAction(tr("Check again"), this, [this] { m_model.look(); });
    menu->addAction(tr("Install from sources, built on the machine"), this, [this] { m_model.install(true); });
    menu->addAction(tr("Install this workstation's engine"), this, [this] { m_model.install(false); });
    connect(m_more, &QToolButton::clicked, menu, // not setMenu(): its arrow would cover the icon
            [this, menu] { menu->popup(m_more->mapToGlobal(QPoint(0, m_more->height() + 2))); });
    connect(menu, &QMenu::aboutToShow, this, [this, menu] {
        const QList<QAction*> actions = menu->actions();
        actions[0]->setEnabled(m_model.connected() && !m_model.isLocal());
        actions[1]->setEnabled(m_model.canInstall() && m_model.hasSources());
        actions[2]->setEnabled(m_model.canInstall());
    });
    addHeaderWidget(m_more);
    for (WrappedLabel* text : {m_summary, m_problem, m_tools, m_missing})
        body()->addWidget(text);
    auto* acts = new QHBoxLayout;
    acts->setSpacing(8);
    acts->addWidget(m_install);
    acts->addWidget(m_check);
    acts->addStretch(1);
    body()->addLayout(acts);
    m_log->setReadOnly(true);
    m_log->setMaximumBlockCount(5000);
    m_log->setFixedHeight(160);
    m_log->setAccessibleName(tr("Log of the build"));
    m_log->hide();
    body()->addWidget(m_busy);
    body()->addWidget(m_showLog, 0, Qt::AlignLeft);
    body()->addWidget(m_log);

    connect(m_install, &QPushButton::clicked, this, [this] { m_model.install(m_model.hasSources()); });
    connect(m_check, &QPushButton::clicked, this, [this] { m_model.startCheck(); });
    connect(m_busy, &BusyBar::cancelled, this, [this] { m_model.cancel(); });
    connect(m_showLog, &QPushButton::clicked, this, [this] {
        m_log->setVisible(!m_log->isVisibleTo(this));
        m_showLog->setText(m_log->isVisibleTo(this) ? tr("Hide the log") : tr("Show the log"));
    });
    connect(&m_model, &EngineThereViewModel::logArrived, this, [this](const QString& text) {
        m_log->moveCursor(QTextCursor::End);
        m_log->insertPlainText(text);
        m_log->verticalScrollBar()->setValue(m_log->verticalScrollBar()->maximum());
        m_showLog->show();
    });
    connect(&m_model, &EngineThereViewModel::progressed, this, [this] {
        m_busy->setText(m_model.busyText());
        m_busy->setProgress(m_model.share());
    });
    connect(&m_model, &EngineThereViewModel::changed, this, &EngineThereCard::refresh);
    connect(&m_model, &EngineThereViewModel::engineChanged, this, &EngineThereCard::engineChanged);
    refresh();
}

QWidget* EngineThereCard::makeFound()
{
    const std::vector<EngineThereViewModel::Row> rows = m_model.rows();
    const auto [found, grid] = makePlainWidget<QGridLayout>(4);
    grid->setHorizontalSpacing(10);
    grid->setColumnStretch(2, 1);
    for (int i = 0; i < static_cast<int>(rows.size()); ++i) {
        const EngineThereViewModel::Row& row = rows[static_cast<std::size_t>(i)];
        const bool good = row.problem.isEmpty();
        grid->addWidget(
            new IconLabel(good ? QStringLiteral("done") : QStringLiteral("warn"), good ? Token::Done : Token::Que), i,
            0);
        grid->addWidget(new Label(row.version.isEmpty() ? tr("does not run") : row.version, FontRole::BodyStrong), i,
                        1);
        auto* path = new ElidedLabel(tr("%1, %2").arg(row.origin, row.path), FontRole::Small, Token::T2);
        path->setElideMode(Qt::ElideMiddle);
        path->setToolTip(good ? row.path : row.problem);
        grid->addWidget(path, i, 2);
        if (row.used) {
            grid->addWidget(new Label(tr("in use"), FontRole::Small, Token::T3), i, 3);
        } else if (good) {
            QPushButton* use = makeButton(tr("Use"), {}, ButtonKind::Flat);
            use->setFixedHeight(22);
            connect(use, &QPushButton::clicked, this, [this, i] { m_model.use(i); });
            grid->addWidget(use, i, 3);
        }
    }
    return found;
}

QWidget* EngineThereCard::makeOutcome()
{
    auto* outcome = new QWidget;
    auto* column = new QVBoxLayout(outcome);
    column->setContentsMargins(0, 4, 0, 0);
    column->setSpacing(4);
    auto* summary = new Label(m_model.check().summary(), FontRole::BodyStrong);
    summary->setWordWrap(true);
    column->addWidget(summary);
    QPushButton* show = makeButton(tr("Show the self-test"), {}, ButtonKind::Flat);
    show->setObjectName(QStringLiteral("showCheck"));
    column->addWidget(show, 0, Qt::AlignLeft);
    connect(show, &QPushButton::clicked, this, &EngineThereCard::showCheck);
    return outcome;
}

/// Wider than the card's column, but no taller than a small screen, because advice makes the table long.
void EngineThereCard::showCheck()
{
    auto* dialog = new QDialog(window());
    dialog->setObjectName(QStringLiteral("checkTable"));
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->setWindowTitle(tr("Self-test"));
    auto* layout = new QVBoxLayout(dialog);
    QWidget* table = makeMachineCheckResult(m_model.check());
    const QSize whole = table->sizeHint();
    layout->addWidget(makeScrolled(table), 1);
    auto* buttons = new QHBoxLayout;
    auto* close = makeButton(tr("Close"));
    close->setObjectName(QStringLiteral("checkClose"));
    close->setDefault(true);
    connect(close, &QPushButton::clicked, dialog, &QDialog::reject);
    buttons->addStretch(1);
    buttons->addWidget(close);
    layout->addLayout(buttons);
    dialog->resize(boundedToScreen(*dialog, {std::max(whole.width() + 40, 640), std::min(whole.height() + 90, 640)}));
    dialog->open();
}

void EngineThereCard::refresh()
{
    m_summary->setSentence(m_model.summary());
    m_problem->setSentence(m_model.problem());
    m_problem->setVisible(!m_model.problem().isEmpty());
    m_tools->setSentence(m_model.tools());
    m_tools->setVisible(!m_model.tools().isEmpty());
    m_missing->setSentence(tr("It was built without: %1").arg(m_model.missing()));
    m_missing->setVisible(!m_model.missing().isEmpty());
    m_install->setVisible(!m_model.isLocal());
    m_more->setVisible(!m_model.isLocal());
    m_check->setVisible(!m_model.isLocal()); // the Settings page has the check of this workstation
    m_install->setEnabled(m_model.canInstall());
    m_check->setEnabled(m_model.connected() && !m_model.busy() && m_model.fits());
    if (m_log->toPlainText() != m_model.log() && m_model.log().isEmpty())
        m_log->clear();
    m_showLog->setVisible(!m_model.log().isEmpty());
    m_log->setVisible(m_log->isVisibleTo(this) && !m_model.log().isEmpty());
    if (m_model.busy())
        m_busy->start(m_model.busyText());
    else
        m_busy->finish();
    for (QWidget** part : {&m_found, &m_result}) {
        if (*part) {
            (*part)->hide();
            (*part)->deleteLater();
            *part = nullptr;
        }
    }
    if (!m_model.rows().empty()) {
        m_found = makeFound();
        body()->insertWidget(body()->indexOf(m_summary) + 1, m_found);
    }
    if (m_model.check().hasResult()) {
        m_result = makeOutcome();
        body()->addWidget(m_result);
    }
}

} // namespace trainyard
