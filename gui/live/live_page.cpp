// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/live/live_page.h"

#include "backend/protocol/run_directory.h"
#include "cluster/control/run_import.h"
#include "gui/formats/model_title.h"
#include "gui/formats/visible_text.h"
#include "gui/live/gpu_strip.h"
#include "gui/live/live_charts.h"
#include "gui/live/live_events.h"
#include "gui/live/live_header.h"
#include "gui/live/live_log.h"
#include "gui/live/live_options.h"
#include "gui/live/live_ranks.h"
#include "gui/live/live_runs_card.h"
#include "gui/live/live_sparsity.h"
#include "gui/live/live_texts.h"
#include "gui/live/live_view_model.h"
#include "gui/live/run_menu.h"
#include "gui/parts/app_settings.h"
#include "gui/parts/export_bar.h"
#include "gui/parts/run_fetching.h"
#include "gui/widgets/feedback.h"
#include "gui/widgets/plain_widget.h"

#include <QAction>
#include <QBoxLayout>
#include <QDir>
#include <QFileDialog>
#include <QInputDialog>
#include <QMessageBox>
#include <QPushButton>
#include <QSplitter>
#include <QStackedWidget>
#include <QTimer>

#include <algorithm>
#include <cmath>
#include <filesystem>
#include <memory>

namespace trainyard {

namespace {
const QString kRunsKey = QStringLiteral("live/runs"); ///< several that are shown at once
constexpr int kSideWidth = 266;
constexpr int kClockMs = 1000;
constexpr std::size_t kLargestCodeFile = std::size_t{4} << 20;

/// The heading of an exported sheet: the runs that it shows.
QString sheetTitle(const LiveSnapshot& snapshot)
{
    QStringList names;
    for (const LiveRun& run : snapshot.runs)
        names << run.name;
    return names.isEmpty() ? format::visible(snapshot.run.name) : names.join(QStringLiteral(" · "));
}
} // namespace

LivePage::LivePage(const Services& services, AppSettings& settings, QWidget* parent)
    : Page(parent), m_settings(settings), m_model(new LiveViewModel(services, this)), m_stack(new QStackedWidget),
      m_empty(new EmptyState(QStringLiteral("live"), tr("No run yet"),
                             tr("Start a run to see its curves here while it trains. New run has a first run prepared; "
                                "it uses built-in data and takes a few minutes."),
                             tr("New run"))),
      m_header(new LiveHeaderBar(*m_model)), m_runs(new LiveRunsCard), m_gpus(new GpuStrip),
      m_charts(new LiveCharts(*m_model)), m_options(new LiveOptionsCard(settings, m_charts->board())),
      m_ranks(new LiveRanksCard), m_sparsity(new LiveSparsityCard), m_events(new LiveEventsCard),
      m_log(new LiveLogCard(settings)), m_columns(new QSplitter(Qt::Horizontal)), m_left(new QSplitter(Qt::Vertical)),
      m_menu(new RunMenu(*m_model, services, this))
{
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->addWidget(m_stack);
    m_stack->addWidget(new QWidget); // shown until the store has answered
    m_stack->addWidget(m_empty);
    m_stack->addWidget(makeContent());
    for (QAction* action : m_header->actions())
        addAction(action); // their shortcuts work regardless of the focus on this page
    connectParts();
    applyOptions();
    m_model->restoreRuns(m_settings.state(kRunsKey).toStringList());
}

LivePage::~LivePage() = default;

QWidget* LivePage::makeContent()
{
    const auto [content, column] = makePlainWidget<QVBoxLayout>(0);
    column->addWidget(m_header);

    const auto [figures, stacked] = makePlainWidget<QVBoxLayout>(8);
    stacked->addWidget(m_runs);
    stacked->addWidget(m_gpus);
    stacked->addWidget(m_charts, 1);
    m_left->setChildrenCollapsible(false);
    m_figures = figures;
    m_left->addWidget(figures);
    m_left->addWidget(m_log);
    m_left->setStretchFactor(0, 4);
    m_left->setStretchFactor(1, 1);
    m_left->setSizes({566, 150});
    m_log->setMinimumHeight(96);

    const auto [side, right] = makePlainWidget<QVBoxLayout>(8);
    m_options->setSizePolicy(QSizePolicy::Preferred, QSizePolicy::Fixed); // in a low window the page scrolls instead
    right->addWidget(m_options);
    right->addWidget(m_ranks);
    right->addWidget(m_sparsity);
    right->addWidget(m_events, 1);
    side->setMinimumWidth(kSideWidth);
    side->setMaximumWidth(420);

    m_columns->setChildrenCollapsible(false);
    m_columns->addWidget(m_left);
    m_columns->addWidget(side);
    m_columns->setStretchFactor(0, 1);
    m_columns->setStretchFactor(1, 0);
    m_columns->setSizes({976, kSideWidth});
    for (QSplitter* splitter : {m_columns, m_left})
        splitter->setHandleWidth(8);
    auto* frame = new QVBoxLayout;
    frame->setContentsMargins(12, 8, 12, 8);
    frame->addWidget(m_columns);
    column->addLayout(frame, 1);
    m_export = new ExportBar;
    m_export->setContentsMargins(12, 0, 12, 8);
    column->addWidget(m_export);

    m_columns->restoreState(m_settings.state(QStringLiteral("live/columns")).toByteArray());
    m_left->restoreState(m_settings.state(QStringLiteral("live/left")).toByteArray());
    m_charts->board().restore(m_settings.state(QStringLiteral("live/board")).toByteArray());
    return content;
}

void LivePage::connectParts()
{
    connect(m_empty, &EmptyState::actionTriggered, this, &Page::newRunRequested);
    connect(m_model, &LiveViewModel::choicesChanged, this, [this] {
        emit badgeChanged();
        if (!m_model->hasRun())
            refresh();
    });
    connect(m_model, &LiveViewModel::runSwitched, this, &LivePage::switched);
    connect(m_model, &LiveViewModel::updated, this, &LivePage::refresh);
    connect(m_header, &LiveHeaderBar::stopRequested, this, &LivePage::stop);
    connect(m_header, &LiveHeaderBar::extendRequested, this, [this] {
        auto* dialog = new QInputDialog(this);
        dialog->setAttribute(Qt::WA_DeleteOnClose);
        dialog->setWindowTitle(tr("Extend time"));
        dialog->setLabelText(tr("Time limit of the new job in minutes:"));
        dialog->setInputMode(QInputDialog::IntInput);
        dialog->setIntRange(1, 525600);
        dialog->setIntValue(24 * 60);
        connect(dialog, &QInputDialog::intValueSelected, this,
                [this](int minutes) { m_model->control().extend(minutes); });
        dialog->open();
    });
    connect(m_header, &LiveHeaderBar::lookRequested, this, [this] {
        emit lookInsideRequested({m_model->runId(), Inside::Predictions, {}});
    });
    connect(m_header, &LiveHeaderBar::timelineRequested, this,
            [this] { emit showTimelineRequested(m_model->runId()); });
    connect(&m_model->control(), &RunControl::noticed, this, [this](const QString& text) { emit noticed(text, {}); });
    connect(m_runs, &LiveRunsCard::currentWanted, m_model, &LiveViewModel::setCurrent);
    connect(m_runs, &LiveRunsCard::removeWanted, m_model, [this](const QString& id) { m_model->setShown(id, false); });
    connectCharts();
    auto* clock = new QTimer(this); // the remaining time counts down between events
    connect(clock, &QTimer::timeout, m_header, [this] {
        if (!isVisible())
            return;
        m_header->refresh();
        if (m_model->hasRun())
            m_runs->setRuns(m_model->snapshot().runs, m_model->snapshot().run.id);
    });
    clock->start(kClockMs);
}

void LivePage::connectCharts()
{
    connect(&m_charts->board(), &ChartBoard::changed, this,
            [this] { m_settings.setState(QStringLiteral("live/board"), m_charts->board().save()); });
    connect(m_options, &LiveOptionsCard::chartsWanted, m_charts, &LiveCharts::pickCharts);
    connect(m_options, &LiveOptionsCard::optionsChanged, this, &LivePage::applyOptions);
    connect(m_options, &LiveOptionsCard::rangeChosen, this, [this](LiveRange range) {
        if (range == LiveRange::Fixed) {
            const auto [from, to] = m_model->visibleRange();
            m_model->setFixedRange(from, to);
        } else {
            m_model->setRange(range);
        }
        m_charts->refresh();
    });
    connect(m_options, &LiveOptionsCard::exportRequested, this, &LivePage::exportCharts);
    connect(m_charts, &LiveCharts::viewWanted, this, [this](const ChartRange& range, bool whole) {
        if (whole)
            m_model->setRange(LiveRange::Whole);
        else
            m_model->setFixedRange(range.from, range.to);
        m_options->setRange(m_model->range());
        m_charts->moveByHand(); // immediately with the present data; finer bins follow
    });
    connect(m_charts, &LiveCharts::noticed, this, [this](const QString& text) { emit noticed(text, {}); });
    connect(m_charts, &LiveCharts::failed, this, &LivePage::failed);
    connect(m_events, &LiveEventsCard::eventChosen, this, [this](qint64 step, double epoch) {
        const double x = m_model->xOfStep(step, epoch);
        if (std::isfinite(x))
            m_charts->showCursor(x);
    });
}

void LivePage::applyOptions()
{
    const ChartOptions options = m_options->options();
    const bool otherAxis = options.axis != m_model->axis();
    m_model->setAxis(options.axis);
    m_options->setRange(m_model->range());
    m_charts->setOptions(options, m_options->linkCursors());
    if (!otherAxis)
        m_charts->refresh();
}

void LivePage::refresh()
{
    const bool none = m_model->choicesKnown() && m_model->choices().empty() && !m_model->hasRun();
    if (!m_model->hasRun()) {
        if (none || !m_model->showsSeveral()) // of several runs the curves stay until the next snapshot
            m_stack->setCurrentIndex(none ? 1 : 0);
    } else {
        m_stack->setCurrentIndex(2);
        refreshCurrent();
    }
    if (const QString text = windowTitleText(); text != m_titleText) {
        m_titleText = text;
        emit windowTitleChanged();
    }
}

void LivePage::refreshCurrent()
{
    const LiveSnapshot& snapshot = m_model->snapshot();
    const RunRow& run = snapshot.run;
    const bool several = !snapshot.runs.empty();
    m_header->refresh();
    const auto hasEpochs = [](const RunRow& one) { return one.epochs > 0 || one.epoch > 0.0 || one.step == 0; };
    m_options->setAxes(!snapshot.lacksEpochs && hasEpochs(run) &&
                           std::ranges::all_of(snapshot.runs, hasEpochs, &LiveRun::run),
                       !snapshot.lacksSamples);
    m_runs->setRuns(snapshot.runs, run.id);
    m_gpus->setGpus(several ? std::vector<GpuView>() : gpuViews(snapshot.gpus));
    m_charts->refresh();
    // The log says why a run ended before its first value, so it gets the room of the charts.
    m_figures->setVisible(several || isActive(run.state) || run.endedAt <= 0 || !m_charts->isBlank());
    m_ranks->setValues(snapshot.ranks);
    m_sparsity->setValues(snapshot.pruning);
    m_menu->refresh();
    const int ranks = ranksIn(snapshot.params);
    m_events->setMessages(snapshot.messages, ranks, isImported(snapshot.run));
    m_log->setNoLogText(noLogText(snapshot.run));
    m_log->setLog(snapshot.log, ranks);
    m_log->setParams(snapshot.params);
    showCode();
}

/// The files of a program's code state, which are written while it starts; the news of the run tell when to look again.
void LivePage::showCode()
{
    const LiveSnapshot& snapshot = m_model->snapshot();
    const RunRow& run = snapshot.run;
    const bool shown = trainsItself(run) && run.attempts > 0 && !isImported(run);
    m_log->setCodeShown(shown);
    const QString of = QStringLiteral("%1 %2 %3 %4")
                           .arg(QString::fromStdString(run.id))
                           .arg(run.attempts)
                           .arg(int(run.state))
                           .arg(snapshot.messages.size());
    if (!shown || of == m_codeOf)
        return;
    m_codeOf = of;
    const std::filesystem::path folder = RunDirectory(run.directory).attempt(run.attempts) / "code";
    if (isElsewhere(run)) {
        m_log->setCode(tr("It is kept on the run's machine, in %1.").arg(QString::fromStdString(folder.string())));
        return;
    }
    auto texts = std::make_shared<QList<QByteArray>>();
    for (const char* name : {"code.json", "environment.json", "diff.patch"})
        m_files.read(QString::fromStdString((folder / name).string()), kLargestCodeFile,
                     [this, texts, of](const Result<QByteArray>& file) {
                         *texts << (file.ok() ? file.value() : QByteArray());
                         if (texts->size() == 3 && of == m_codeOf)
                             m_log->setCode(codeText(texts->at(0), texts->at(1), texts->at(2)));
                     });
}

void LivePage::switched()
{
    m_gpus->setGpus({});
    if (!m_model->showsSeveral()) { // of several runs the curves stay
        m_charts->clear();
        m_runs->setRuns({}, {});
    }
    m_log->clear();
    m_ranks->setValues({});
    m_sparsity->setValues({});
    m_events->setMessages({});
    m_options->setRange(m_model->range());
}

QString LivePage::badge() const
{
    const int active = m_model->activeCount();
    return active > 0 ? QString::number(active) : QString();
}

QString LivePage::windowTitleText() const
{
    return m_model->hasRun() ? tr("%1 — %2").arg(title(), format::visible(m_model->snapshot().run.name)) : title();
}

void LivePage::activated()
{
    m_model->setActive(true);
}

void LivePage::deactivated()
{
    m_model->setActive(false);
    saveState();
}

void LivePage::openRun(const QString& runId)
{
    m_model->showRun(runId);
}

void LivePage::openRuns(const QStringList& runIds)
{
    m_model->showRuns(runIds);
}

void LivePage::focusSearch()
{
    m_model->hasRun() && m_log->isVisible() ? m_log->focusSearch() : m_header->openPicker();
}

QList<QAction*> LivePage::runActions() const
{
    if (!m_model->hasRun())
        return {};
    return m_header->actions() << m_menu->actions();
}

bool LivePage::mayClose()
{
    saveState();
    return true;
}

void LivePage::saveState()
{
    m_settings.setState(QStringLiteral("live/columns"), m_columns->saveState());
    m_settings.setState(QStringLiteral("live/left"), m_left->saveState());
    if (!m_model->isRestoring())
        m_settings.setState(kRunsKey, m_model->showsSeveral() ? m_model->runIds() : QStringList());
}

void LivePage::stop()
{
    if (m_settings.confirmStop()) {
        QMessageBox box(QMessageBox::Question, tr("Stop the run?"),
                        tr("%1 writes a checkpoint and ends. Resume continues from there.")
                            .arg(format::visible(m_model->snapshot().run.name)),
                        QMessageBox::Cancel, this);
        box.setTextFormat(Qt::PlainText);
        QPushButton* yes = box.addButton(tr("Stop"), QMessageBox::AcceptRole);
        box.setDefaultButton(yes);
        // A run that has ended by itself, or has made way for another, can no longer be stopped.
        const QString run = m_model->runId();
        const auto isOver = [this, run] {
            return m_model->runId() != run || (m_model->hasRun() && !isActive(m_model->snapshot().run.state));
        };
        const auto check = [&box, isOver] {
            if (isOver())
                box.reject();
        };
        connect(m_model, &LiveViewModel::updated, &box, check);
        connect(m_model, &LiveViewModel::runSwitched, &box, check);
        box.exec();
        if (box.clickedButton() != yes || isOver())
            return;
    }
    m_model->control().stop();
}

void LivePage::exportCharts(const QString& suffix)
{
    if (!m_model->hasRun())
        return;
    QString name = QString::fromStdString(m_model->snapshot().run.name);
    for (QChar& character : name)
        if (!character.isLetterOrNumber() && character != QLatin1Char('-') && character != QLatin1Char('.'))
            character = QLatin1Char('_');
    const QString file = QFileDialog::getSaveFileName(
        this, tr("Export the charts"), QDir::home().filePath(QStringLiteral("%1.%2").arg(name.left(80), suffix)),
        QStringLiteral("*.%1").arg(suffix));
    if (file.isEmpty())
        return;
    const QString target = QFileInfo(file).suffix().isEmpty() ? QStringLiteral("%1.%2").arg(file, suffix) : file;
    const auto [from, to] = m_model->visibleRange();
    const auto recorded = recordFigures(sheetTitle(m_model->snapshot()), m_charts->figures(), m_options->options(),
                                        ChartRange{from, to}, target);
    if (!recorded.ok()) {
        emit failed(recorded.error());
        return;
    }
    m_export->write(target, recorded.value(), [this, target](const Result<void>& outcome) {
        if (outcome.ok())
            emit noticed(tr("Charts exported to %1").arg(QDir::toNativeSeparators(target)), {});
        else
            emit failed(outcome.error());
    });
}

} // namespace trainyard
