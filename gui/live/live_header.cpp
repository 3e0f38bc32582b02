// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/live/live_header.h"

#include "backend/base/clock.h"
#include "backend/protocol/series.h"
#include "cluster/control/run_import.h"
#include "gui/formats/format.h"
#include "gui/formats/model_title.h"
#include "gui/live/live_view_model.h"
#include "gui/live/runs_picker.h"
#include "gui/parts/run_chooser.h"
#include "gui/widgets/buttons.h"
#include "gui/widgets/icons.h"
#include "gui/widgets/label.h"
#include "gui/widgets/plain_widget.h"
#include "gui/widgets/state_pill.h"

#include <QAction>
#include <QBoxLayout>
#include <QProgressBar>

#include <algorithm>

namespace trainyard {

namespace {

constexpr int kPickerWidth = 440;
constexpr int kTracedSteps = 20;

/// "caption **value**" as rich text, with the value in weight 600.
QString figure(const QString& caption, const QString& value, const QString& after = {})
{
    return QStringLiteral("<span style='color:%1'>%2</span><b>%3</b><span style='color:%1'>%4</span>")
        .arg(themed(Token::T2).name(),
             caption.isEmpty() ? QString() : QStringLiteral("%1 ").arg(caption.toHtmlEscaped()), value.toHtmlEscaped(),
             after.isEmpty() ? QString() : QStringLiteral(" %1").arg(after.toHtmlEscaped()));
}

} // namespace

LiveHeaderBar::LiveHeaderBar(LiveViewModel& model, QWidget* parent)
    : QFrame(parent), m_model(model), m_stop(nullptr), m_checkpoint(nullptr), m_resume(nullptr), m_cancel(nullptr)
{
    setObjectName(QStringLiteral("pageHeader"));
    makeActions();
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(12, 8, 12, 9);
    layout->setSpacing(6);
    layout->addWidget(makeTitleRow());
    layout->addWidget(makeProgressRow());
    layout->addWidget(makeBanner());
    connect(&m_model, &LiveViewModel::choicesChanged, this, &LiveHeaderBar::refreshActions);
    connect(&m_model.control(), &RunControl::changed, this, &LiveHeaderBar::refreshActions);
    connect(&Theme::instance(), &Theme::changed, this, &LiveHeaderBar::refresh);
}

void LiveHeaderBar::makeActions()
{
    const auto make = [this](const QString& text, const QString& icon, Token token, const QKeySequence& key,
                             const QString& tip) {
        auto* action = new QAction(themedIcon(icon, token), text, this);
        action->setShortcut(key);
        action->setToolTip(tooltipWithShortcut(tip, key));
        m_actions << action;
        return action;
    };
    m_checkpoint = make(tr("Checkpoint now"), QStringLiteral("checkpoint"), Token::T2,
                        QKeySequence(Qt::CTRL | Qt::SHIFT | Qt::Key_S),
                        tr("Write a checkpoint at the next step and continue training"));
    m_stop = make(tr("Stop"), QStringLiteral("stop"), Token::Fail, QKeySequence(Qt::CTRL | Qt::Key_Period),
                  tr("Write a checkpoint and end the run, which can then be resumed"));
    m_resume = make(
        tr("Resume"), QStringLiteral("running"), Token::T2, QKeySequence(Qt::CTRL | Qt::Key_R),
        tr("Continue from the newest checkpoint, or begin anew where there is none, as a new attempt of the same run"));
    m_cancel = make(tr("Cancel"), QStringLiteral("x"), Token::Fail, {}, tr("Remove the run from the queue"));
    m_trace = make(tr("Trace the next 20 steps"), QStringLiteral("timeline"), Token::T2,
                   QKeySequence(Qt::CTRL | Qt::SHIFT | Qt::Key_T),
                   tr("Record a timeline of every rank for the Timeline page"));
    m_timeline = make(tr("Show traces"), QStringLiteral("timeline"), Token::T2, {}, tr("On the Timeline page"));
    m_hold = make(tr("Hold"), QStringLiteral("pause"), Token::T2, {}, tr("Keep the job from starting"));
    m_release = make(tr("Release"), QStringLiteral("running"), Token::T2, {}, tr("Allow the job to start"));
    m_requeue = make(tr("Requeue"), QStringLiteral("queued"), Token::T2, {},
                     tr("End the job and put it back in the cluster's queue; it continues from its newest checkpoint"));
    m_extend = make(tr("Extend time…"), QStringLiteral("plus"), Token::T2, {},
                    tr("Save a checkpoint and continue in a new job with more time"));
    m_look = make(tr("Look inside"), QStringLiteral("eye"), Token::T2, QKeySequence(Qt::CTRL | Qt::Key_I),
                  tr("Predictions, mistakes, layers and weights of the net, from a checkpoint"));
    connect(m_look, &QAction::triggered, this, &LiveHeaderBar::lookRequested);
    RunControl& control = m_model.control();
    connect(m_hold, &QAction::triggered, &control, &RunControl::hold);
    connect(m_release, &QAction::triggered, &control, &RunControl::release);
    connect(m_requeue, &QAction::triggered, &control, &RunControl::requeue);
    connect(m_extend, &QAction::triggered, this, &LiveHeaderBar::extendRequested);
    connect(m_trace, &QAction::triggered, &control, [&control] { control.trace(kTracedSteps); });
    connect(m_timeline, &QAction::triggered, this, &LiveHeaderBar::timelineRequested);
    connect(m_stop, &QAction::triggered, this, &LiveHeaderBar::stopRequested);
    connect(m_checkpoint, &QAction::triggered, &control, &RunControl::checkpointNow);
    connect(m_resume, &QAction::triggered, &control, &RunControl::resume);
    connect(m_cancel, &QAction::triggered, &control, &RunControl::cancel);
}

QPushButton* LiveHeaderBar::addButton(QAction* action, int kind)
{
    const QString icon = action == m_stop         ? QStringLiteral("stop")
                         : action == m_checkpoint ? QStringLiteral("checkpoint")
                         : action == m_resume     ? QStringLiteral("running")
                         : action == m_look       ? QStringLiteral("eye")
                                                  : QStringLiteral("x");
    auto* button = makeButton(action->text(), icon, static_cast<ButtonKind>(kind));
    button->setToolTip(action->toolTip());
    connect(button, &QPushButton::clicked, action, &QAction::trigger);
    connect(action, &QAction::changed, button, [action, button] {
        button->setEnabled(action->isEnabled());
        button->setVisible(action->isVisible());
        button->setText(action->text());
    });
    return button;
}

QWidget* LiveHeaderBar::makeTitleRow()
{
    const auto [row, layout] = makePlainWidget<QHBoxLayout>(10);
    m_picker = new RunChooser(tr("Choose the run to watch"));
    connect(m_picker, &RunChooser::runChosen, &m_model, [this](const QString& id) { m_model.showRun(id); });
    connect(m_picker, &QToolButton::clicked, this, &LiveHeaderBar::openPicker);
    m_several = new RunsPicker(this);
    m_picker->offerSeveral(tr("Several runs at once…"));
    connect(m_picker, &RunChooser::severalWanted, this,
            [this] { m_several->popup(m_picker, m_model.choices(), m_model.runIds()); });
    connect(m_several, &RunsPicker::toggled, &m_model, &LiveViewModel::setShown);
    m_pill = new StatePill;
    m_subset = new SubsetBadge;
    m_description = new ElidedLabel({}, FontRole::Small, Token::T2);
    m_lookButton = addButton(m_look, static_cast<int>(ButtonKind::Plain));
    m_stopButton = addButton(m_stop, static_cast<int>(ButtonKind::Danger));
    m_cancelButton = addButton(m_cancel, static_cast<int>(ButtonKind::Danger));
    m_checkpointButton = addButton(m_checkpoint, static_cast<int>(ButtonKind::Primary));
    m_resumeButton = addButton(m_resume, static_cast<int>(ButtonKind::Primary));
    layout->addWidget(m_picker);
    layout->addWidget(m_pill);
    layout->addWidget(m_subset);
    layout->addWidget(m_description, 1);
    for (QPushButton* button : {m_lookButton, m_stopButton, m_cancelButton, m_checkpointButton, m_resumeButton})
        layout->addWidget(button);
    return row;
}

QWidget* LiveHeaderBar::makeProgressRow()
{
    const auto [row, layout] = makePlainWidget<QHBoxLayout>(12);
    m_epoch = new Label({}, FontRole::BodyStrong);
    m_step = new Label({}, FontRole::Small, Token::T2);
    m_bar = new QProgressBar;
    m_bar->setRange(0, 1000);
    m_bar->setTextVisible(false);
    m_bar->setFixedHeight(8);
    m_bar->setMinimumWidth(60);
    m_bar->setAccessibleName(tr("Progress"));
    m_percent = new Label({}, FontRole::BodyStrong);
    m_percent->setMinimumWidth(m_percent->fontMetrics().horizontalAdvance(QStringLiteral("100.0 %")));
    m_figures = new Label({}, FontRole::Small);
    m_figures->setTextFormat(Qt::RichText);
    auto* where = new QHBoxLayout;
    where->setSpacing(8);
    where->addWidget(m_epoch);
    where->addWidget(m_step);
    layout->addLayout(where);
    layout->addWidget(m_bar, 1);
    layout->addWidget(m_percent);
    layout->addWidget(m_figures);
    return row;
}

QWidget* LiveHeaderBar::makeBanner()
{
    m_banner = new QFrame;
    auto* layout = new QHBoxLayout(m_banner);
    layout->setContentsMargins(0, 2, 0, 0);
    layout->setSpacing(8);
    m_bannerIcon = new IconLabel(QStringLiteral("info"), Token::T2);
    m_bannerText = new Paragraph;
    m_bannerText->setTextInteractionFlags(Qt::TextSelectableByMouse);
    layout->addWidget(m_bannerIcon, 0, Qt::AlignTop);
    layout->addWidget(m_bannerText, 1);
    m_banner->hide();
    return m_banner;
}

void LiveHeaderBar::openPicker()
{
    m_picker->setRuns(m_model.choices(), m_model.runId());
    m_picker->openRuns();
}

void LiveHeaderBar::refresh()
{
    if (!m_model.hasRun())
        return;
    LiveHeader header =
        liveHeader(m_model.snapshot().run, unixTime(), m_model.whereText(), m_model.snapshot().hasCheckpoint);
    if (const QString stale = m_model.staleText(); !stale.isEmpty()) {
        header.banner = stale;
        header.bannerTone = StateTone::Waiting;
    }
    showHeader(header);
    refreshActions();
}

void LiveHeaderBar::showHeader(const LiveHeader& header)
{
    const int room = std::min(kPickerWidth, std::max(160, width() / 3));
    m_picker->setName(header.name, room);
    m_pill->setState(ShownState(header.state, header.early), header.stale);
    m_subset->setHint(header.subset);
    m_description->setText(header.description);
    m_epoch->setText(header.epoch);
    m_step->setText(header.step);
    m_epoch->setVisible(!header.epoch.isEmpty()); // an empty one would leave a gap
    m_step->setVisible(!header.step.isEmpty());
    m_bar->setValue(static_cast<int>(header.progress * 1000.0));
    m_percent->setText(header.percent);
    QStringList figures;
    if (!header.eta.isEmpty())
        figures << figure(tr("ETA"), header.eta, QStringLiteral("(%1)").arg(header.etaClock));
    const auto add = [&figures](const QString& title, const QString& value, const QString& unit = {}) {
        if (value != QStringLiteral("–")) // not known yet
            figures << figure(title, value, unit);
    };
    add(tr("Elapsed"), header.elapsed);
    add({}, header.rate, tr("samples/s"));
    add(tr("LR"), header.learningRate);
    if (const auto sparsity = m_model.snapshot().pruning.find(series::kSparsity);
        sparsity != m_model.snapshot().pruning.end())
        figures << figure(tr("Sparsity"), format::percent(sparsity->second, 2));
    m_figures->setText(figures.join(QStringLiteral(" &nbsp;&nbsp;&nbsp;")));
    m_banner->setVisible(!header.banner.isEmpty());
    m_bannerText->setText(header.banner);
    const Token tone = Theme::textToken(header.bannerTone);
    m_bannerText->setToken(header.bannerTone == StateTone::Failed    ? Token::Fail
                           : header.bannerTone == StateTone::Waiting ? Token::Que
                                                                     : Token::T2);
    m_bannerIcon->setIcon(header.bannerTone == StateTone::Failed || header.bannerTone == StateTone::Waiting
                              ? QStringLiteral("warn")
                              : QStringLiteral("info"),
                          tone);
}

void LiveHeaderBar::refreshActions()
{
    const RunControl& control = m_model.control();
    const std::optional<RequestKind> pending = control.pendingRequest();
    const JobState state = m_model.hasRun() ? m_model.snapshot().run.state : JobState::Unknown;
    const bool working = isActive(state);
    m_stop->setEnabled(control.canStop());
    m_stop->setVisible(working);
    m_stop->setText(pending == RequestKind::Stop ? tr("Stopping…") : tr("Stop"));
    m_trace->setEnabled(control.canTrace());
    const bool network = m_model.hasRun() && !trainsItself(m_model.snapshot().run);
    m_trace->setVisible(working && network);
    m_timeline->setEnabled(m_model.hasRun());
    m_look->setVisible(network && m_model.snapshot().run.step > 0 && !isImported(m_model.snapshot().run));
    m_checkpoint->setEnabled(control.canCheckpoint());
    m_checkpoint->setVisible(working);
    m_checkpoint->setText(pending == RequestKind::Checkpoint ? tr("Writing…") : tr("Checkpoint now"));
    m_resume->setEnabled(control.canResume());
    m_resume->setVisible(trainyard::canResume(state));
    m_resume->setText(pending == RequestKind::Resume ? tr("Resuming…") : tr("Resume"));
    m_hold->setVisible(control.canHold());
    m_release->setVisible(control.canRelease());
    m_requeue->setVisible(control.canRequeue());
    m_extend->setVisible(control.canExtend());
    m_cancel->setEnabled(control.canCancel());
    m_cancel->setVisible(state == JobState::Queued || state == JobState::Held || state == JobState::Blocked ||
                         state == JobState::Submitting);
}

} // namespace trainyard
