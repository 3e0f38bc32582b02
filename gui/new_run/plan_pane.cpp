// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/new_run/plan_pane.h"

#include "backend/protocol/rank_layout.h"
#include "gui/formats/field_text.h"
#include "gui/formats/figures.h"
#include "gui/formats/format.h"
#include "gui/formats/reason_text.h"
#include "gui/new_run/json_highlighter.h"
#include "gui/new_run/memory_bar.h"
#include "gui/new_run/new_run_view_model.h"
#include "gui/new_run/plan_cores.h"
#include "gui/new_run/plan_layers.h"
#include "gui/new_run/plan_program.h"
#include "gui/new_run/plan_ranks.h"
#include "gui/new_run/plan_schedule.h"
#include "gui/new_run/plan_sections.h"
#include "gui/widgets/buttons.h"
#include "gui/widgets/card.h"
#include "gui/widgets/feedback.h"
#include "gui/widgets/label.h"
#include "gui/widgets/plain_widget.h"

#include <QBoxLayout>
#include <QClipboard>
#include <QGridLayout>
#include <QGuiApplication>
#include <QPlainTextEdit>
#include <QPushButton>
#include <QScrollArea>
#include <QShortcut>

#include <algorithm>

namespace trainyard {
namespace {

constexpr int kWidthForKind = 560; // names of layers come first
constexpr int kLongCheckMs = 500;
constexpr int kToldProblems = 4; // in words; the form shows them all

/// A strip with an icon and a wrapped text, full width of the pane.
QWidget* makeStrip(const QString& icon, Token token, Label*& text)
{
    auto* strip = new QWidget;
    auto* layout = new QHBoxLayout(strip);
    layout->setContentsMargins(12, 8, 12, 8);
    layout->setSpacing(8);
    layout->addWidget(new IconLabel(icon, token), 0, Qt::AlignTop);
    text = new Label({}, FontRole::Small, token);
    text->setWordWrap(true);
    text->setTextFormat(Qt::PlainText);
    layout->addWidget(text, 1);
    strip->hide();
    return strip;
}

/// The memory is that of all processes of a machine together, or of all that share a GPU.
QString memoryNeed(const MemoryPlan& memory)
{
    const QString need = format::bytes(memory.total);
    return memory.processes > 1 ? PlanPane::tr("%1 for %Ln process(es) together", nullptr, memory.processes).arg(need)
                                : need;
}

} // namespace

PlanPane::PlanPane(NewRunViewModel* model, AppSettings* settings, QWidget* parent)
    : QFrame(parent), m_model(model), m_settings(settings)
{
    setObjectName(QStringLiteral("card"));
    auto* outer = new QVBoxLayout(this);
    outer->setContentsMargins(1, 1, 1, 1);
    outer->setSpacing(0);
    outer->addWidget(makeHeader());
    outer->addWidget(makeRule());

    auto* scroll = new QScrollArea;
    scroll->setFrameShape(QFrame::NoFrame);
    scroll->setWidgetResizable(true);
    scroll->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    scroll->setFocusPolicy(Qt::NoFocus);
    const auto [content, column] = makePlainWidget<QVBoxLayout>(0);
    m_banner = makeStrip(QStringLiteral("failed"), Token::Fail, m_bannerText);
    m_warnings = makeStrip(QStringLiteral("warn"), Token::Que, m_warningText);
    m_problems = makeStrip(QStringLiteral("failed"), Token::Fail, m_problemText);
    m_problemText->setObjectName(QStringLiteral("planProblems"));
    m_problemText->setTextFormat(Qt::RichText);
    m_problemText->setTextInteractionFlags(Qt::LinksAccessibleByMouse | Qt::LinksAccessibleByKeyboard);
    connect(m_problemText, &QLabel::linkActivated, this, &PlanPane::fieldWanted);
    m_problemTimer.setSingleShot(true);
    m_problemTimer.setInterval(FieldError::kTypingPauseMs);
    connect(&m_problemTimer, &QTimer::timeout, this, [this] {
        m_problemText->setText(m_problemsTold);
        m_problems->show();
    });
    column->addWidget(m_banner);
    column->addWidget(m_problems);
    auto* cores = new PlanCores(m_model);
    auto* ranks = new PlanRanks(m_model);
    m_layers = new PlanLayers(m_model, m_settings);
    m_engine[0] = makeFigures();
    column->addWidget(m_engine[0]);
    column->addWidget(m_warnings);
    const auto [engine, engineColumn] = makePlainWidget<QVBoxLayout>(0);
    m_engine[1] = engine;
    const QList<QWidget*> parts = {makeMemory(), cores, makeData(), new PlanSchedule(m_model), ranks, m_layers};
    for (QWidget* part : parts) {
        QWidget* rule = makeRule();
        engineColumn->addWidget(rule);
        if (part == cores) {
            rule->setVisible(cores->isNeeded());
            connect(cores, &PlanCores::neededChanged, rule, &QWidget::setVisible);
        }
        if (part == ranks) {
            rule->setVisible(m_model->spec().resources.ranks > 1);
            connect(ranks, &PlanRanks::neededChanged, rule, &QWidget::setVisible);
        }
        engineColumn->addWidget(part);
    }
    engineColumn->addWidget(makeRule());
    column->addWidget(engine);
    column->addWidget(m_program = new PlanProgram(m_model));
    column->addWidget(makeCommand());
    column->addStretch(1);
    scroll->setWidget(content);
    content->setAutoFillBackground(false); // lets the card's white background show through
    scroll->viewport()->setAutoFillBackground(false);
    outer->addWidget(scroll, 1);

    connect(model, &NewRunViewModel::planChanged, this, &PlanPane::showPlan);
    connect(model, &NewRunViewModel::devicesChanged, this, &PlanPane::showPlan);
    connect(model, &NewRunViewModel::problemsChanged, this, &PlanPane::showStatus);
    connect(model, &NewRunViewModel::startChanged, this, &PlanPane::showStatus);
    connect(model, &NewRunViewModel::specEdited, this, &PlanPane::showSpec);
    connect(model, &NewRunViewModel::specReplaced, this, &PlanPane::showPlan);
    showPlan();
    showSpec();
}

QWidget* PlanPane::makeHeader()
{
    auto* header = new QWidget;
    header->setFixedHeight(32);
    auto* layout = new QHBoxLayout(header);
    layout->setContentsMargins(12, 0, 12, 0);
    layout->setSpacing(8);
    m_caption = new ElidedLabel({}, FontRole::Small, Token::T2);
    m_statusIcon = new IconLabel(QStringLiteral("queued"), Token::T3);
    m_statusText = new Label({}, FontRole::Small, Token::T3);
    layout->addWidget(new Label(tr("Plan"), FontRole::BodyStrong));
    layout->addWidget(m_caption, 1);
    layout->addWidget(m_statusIcon);
    layout->addWidget(m_statusText);
    layout->addWidget(makeCheckButton());
    return header;
}

QWidget* PlanPane::makeCheckButton()
{
    m_check = makeButton({});
    m_check->setFixedHeight(24);
    m_check->hide();
    connect(m_check, &QPushButton::clicked, this, [this] {
        if (m_model->planState() == NewRunViewModel::PlanState::Cancelled)
            m_model->checkAgain();
        else
            m_model->cancelCheck();
    });
    m_cancelKey = new QShortcut(QKeySequence(Qt::Key_Escape), this);
    m_cancelKey->setContext(Qt::WindowShortcut);
    m_cancelKey->setEnabled(false);
    connect(m_cancelKey, &QShortcut::activated, m_model, &NewRunViewModel::cancelCheck);
    m_checkTimer.setSingleShot(true);
    m_checkTimer.setInterval(kLongCheckMs);
    connect(&m_checkTimer, &QTimer::timeout, this, &PlanPane::showCheckButton);
    return m_check;
}

/// Shows Cancel only for a slow check, to avoid flicker.
void PlanPane::showCheckButton()
{
    const auto state = m_model->planState();
    const bool waiting = state == NewRunViewModel::PlanState::Waiting && m_model->problemCount() == 0;
    const bool cancelled = state == NewRunViewModel::PlanState::Cancelled;
    if (!waiting)
        m_checkTimer.stop();
    else if (!m_check->isVisible() && !m_checkTimer.isActive() && sender() != &m_checkTimer)
        m_checkTimer.start();
    const bool offered = cancelled || (waiting && !m_checkTimer.isActive());
    m_check->setText(cancelled ? tr("Check again") : tr("Cancel"));
    m_check->setToolTip(cancelled ? tr("Checks the data folder and the settings again")
                                  : tr("Stops checking the data folder; the settings stay unchanged (Esc)"));
    m_check->setVisible(offered);
    m_cancelKey->setEnabled(offered && waiting);
}

QWidget* PlanPane::makeFigures()
{
    auto* figures = new QWidget;
    auto* grid = new QGridLayout(figures);
    grid->setContentsMargins(12, 10, 12, 12);
    grid->setHorizontalSpacing(16);
    grid->setVerticalSpacing(10);
    m_parameters = new FigureTile(tr("Parameters"), tr("Numbers that training changes"));
    m_flops = new FigureTile(
        tr("Work per image"),
        tr("One forward pass; a multiply-add counts as two. A training step costs about three times as much"));
    m_memoryTotal = new FigureTile(tr("Memory"), tr("Estimated peak memory of the engine"));
    m_epochSteps = new FigureTile(tr("Steps per epoch"), tr("Training samples ÷ batch size, rounded up"));
    m_lastBatch = new FigureTile(tr("Last batch"), tr("Samples in the last step of an epoch, which is trained as "
                                                      "well"));
    m_totalSteps = new FigureTile(tr("Total steps"), tr("Steps per epoch × epochs"));
    int column = 0;
    for (FigureTile* tile : {m_parameters, m_flops, m_memoryTotal, m_epochSteps, m_lastBatch, m_totalSteps}) {
        grid->addWidget(tile, column / 3, column % 3);
        grid->setColumnStretch(column % 3, 1);
        ++column;
    }
    return figures;
}

QWidget* PlanPane::makeMemory()
{
    m_memorySection = new PlanSection(tr("Memory"), false);
    m_memory = new MemoryBar;
    m_memorySection->body()->addWidget(m_memory);
    return m_memorySection;
}

QWidget* PlanPane::makeData()
{
    m_dataSection = new PlanSection(tr("Data"), false);
    m_dataText = new Label({}, FontRole::Small, Token::T2);
    m_dataText->setWordWrap(true);
    m_dataText->setTextFormat(Qt::PlainText);
    m_dataSection->body()->addWidget(m_dataText);
    return m_dataSection;
}

QWidget* PlanPane::makeCommand()
{
    m_command = new PlanSection(tr("Command"), true);
    m_command->setCaption(QStringLiteral("trainyard run spec.json --wait"));
    auto* copy = makeButton(tr("Copy"), QStringLiteral("copy"));
    copy->setFixedHeight(24);
    copy->setToolTip(tr("Copies the run spec. Save it as spec.json, and the command above starts the same run"));
    connect(copy, &QPushButton::clicked, this,
            [this] { QGuiApplication::clipboard()->setText(m_model->specText() + QLatin1Char('\n')); });
    m_command->addHeaderWidget(copy);
    m_spec = new QPlainTextEdit;
    m_spec->setReadOnly(true);
    m_spec->setFont(Theme::instance().font(FontRole::Mono));
    m_spec->setLineWrapMode(QPlainTextEdit::NoWrap);
    m_spec->setFixedHeight(170);
    m_spec->setAccessibleName(tr("Run spec as JSON"));
    m_spec->setTabChangesFocus(true);
    new JsonHighlighter(m_spec->document());
    m_command->body()->addWidget(m_spec);
    m_command->rememberOpen(m_settings, QStringLiteral("newRun/commandOpen"), false);
    connect(m_command, &PlanSection::openChanged, this, &PlanPane::showSpec);
    return m_command;
}

void PlanPane::resizeEvent(QResizeEvent* event)
{
    QFrame::resizeEvent(event);
    // In a narrow pane the kinds are hidden in favour of the names.
    m_layers->setKindsShown(width() >= kWidthForKind);
}

void PlanPane::showStatus()
{
    const int problems = m_model->problemCount();
    QString icon = QStringLiteral("done"), text = tr("Valid");
    Token token = Token::Done;
    if (m_model->onlyWaits()) {
        icon = QStringLiteral("queued");
        token = Token::T3;
        text = tr("Not filled in yet");
    } else if (problems > 0) {
        icon = QStringLiteral("failed");
        token = Token::Fail;
        text = tr("%Ln problem(s)", nullptr, problems);
    } else if (m_model->planState() == NewRunViewModel::PlanState::Unavailable) {
        icon = QStringLiteral("failed");
        token = Token::Fail;
        text = tr("No engine");
    } else if (m_model->planState() == NewRunViewModel::PlanState::Waiting) {
        icon = QStringLiteral("queued");
        token = Token::T3;
        text = m_model->filesSeen() > 0 ? tr("Checking… %1 files").arg(format::count(m_model->filesSeen()))
                                        : tr("Checking…");
    } else if (m_model->planState() == NewRunViewModel::PlanState::Cancelled) {
        icon = QStringLiteral("queued");
        token = Token::T3;
        text = tr("Not checked");
    } else if (const int warnings = int(m_model->warnings().size()); warnings > 0) {
        icon = QStringLiteral("warn");
        token = Token::Que;
        text = tr("Valid, %Ln warning(s)", nullptr, warnings);
    }
    showCheckButton();
    m_statusIcon->setIcon(icon, token);
    m_statusText->setText(text);
    m_statusText->setToken(token);

    QStringList banner = m_model->problems().value(QString());
    if (!m_model->planError().isEmpty())
        banner.prepend(m_model->planError());
    m_bannerText->setText(banner.join(QLatin1Char('\n')));
    m_banner->setVisible(!banner.isEmpty());
    showProblems();
    showWarnings();
}

/// Repeats the messages of the fields, which may be out of view; a click on a field's title leads to it.
void PlanPane::showProblems()
{
    const QList<FormProblems::Told> told = m_model->toldProblems();
    QStringList lines;
    for (const FormProblems::Told& problem : told.first(std::min<qsizetype>(told.size(), kToldProblems)))
        lines << tr("%1: %2", "title of a field: what is wrong there")
                     .arg(QStringLiteral("<a href=\"%1\">%2</a>")
                              .arg(problem.path.toHtmlEscaped(), fieldTitle(problem.path).toHtmlEscaped()),
                          problem.text.toHtmlEscaped().replace(QLatin1Char('\n'), QLatin1String("<br>")));
    if (told.size() > kToldProblems)
        lines << tr("%Ln more", nullptr, static_cast<int>(told.size()) - kToldProblems).toHtmlEscaped();
    const QString text = lines.join(QStringLiteral("<br>"));
    if (text == m_problemsTold)
        return;
    m_problemsTold = text;
    if (text.isEmpty()) {
        m_problemTimer.stop();
        m_problems->hide();
    } else
        m_problemTimer.start();
}

void PlanPane::showWarnings()
{
    if (m_model->planState() == NewRunViewModel::PlanState::Waiting)
        return; // keeps the old warnings until the answer arrives, to avoid flicker while typing
    const QStringList warnings = m_model->warnings();
    m_warningText->setText(warnings.join(QLatin1Char('\n')));
    m_warnings->setVisible(!warnings.isEmpty());
}

void PlanPane::showPlan()
{
    m_program->setVisible(m_model->isProgram());
    for (QWidget* part : m_engine)
        part->setVisible(!m_model->isProgram());
    const PlanAnswer none;
    const PlanAnswer& plan = m_model->plan() ? *m_model->plan() : none;
    const auto count = [](const std::optional<std::int64_t>& value) {
        return value ? format::count(*value) : QStringLiteral("–");
    };
    const MachineChoice& machine = m_model->machine();
    if (m_model->planIsElsewhere())
        m_caption->setText(machine.cluster ? tr("on %1, according to its login node").arg(machine.name)
                                           : tr("on %1").arg(machine.name));
    else
        m_caption->setText(m_model->devices()
                               ? tr("on this workstation · %1").arg(QString::fromStdString(m_model->devices()->host))
                               : tr("on this workstation"));
    m_parameters->setFigure(count(plan.parameters));
    const QStringList flops = plan.flopsPerSample ? flopsText(double(*plan.flopsPerSample)).split(QChar(QChar::Nbsp))
                                                  : QStringList{QStringLiteral("–"), QString()};
    m_flops->setFigure(flops.first(), flops.last());
    m_epochSteps->setFigure(count(plan.stepsPerEpoch));
    m_lastBatch->setFigure(
        count(plan.lastBatch),
        plan.lastBatch && m_model->spec().training.batchSize != kAutoBatch
            ? tr("of %1").arg(format::count(stepSamples(m_model->spec(), m_model->spec().resources.ranks)))
            : QString());
    m_totalSteps->setFigure(count(plan.totalSteps));
    showMemory();
    if (plan.dataset) {
        m_dataSection->setCaption(
            tr("%1 + %2 samples")
                .arg(format::count(plan.dataset->trainSamples), format::count(plan.dataset->validationSamples)));
        QStringList classes;
        for (const std::string& name : plan.dataset->classes)
            classes << QString::fromStdString(name);
        const int more = int(classes.size()) - 20;
        QString text =
            tr("%1 classes: %2").arg(format::count(classes.size()), classes.mid(0, 20).join(QStringLiteral(", ")));
        if (more > 0)
            text = tr("%1 and %2 more").arg(text).arg(more);
        if (const QString images = plan.memory ? MemoryBar::imagesText(*plan.memory) : QString(); !images.isEmpty())
            text += QLatin1Char('\n') + images;
        m_dataText->setText(text);
    } else {
        m_dataSection->setCaption({});
        m_dataSection->setToolTip({});
        m_dataText->setText(tr("Not known yet."));
    }
    showStatus();
    showSpec();
}

void PlanPane::showMemory()
{
    const auto& plan = m_model->plan();
    const bool known = plan && plan->memory;
    m_memorySection->setVisible(known);
    if (!known) {
        m_memoryTotal->setFigure(QStringLiteral("–"));
        return;
    }
    const MemoryPlan& memory = *plan->memory;
    const bool onGpu = !memory.gpu.empty();
    const qint64 machine = onGpu ? memory.gpuTotal : m_model->memoryOfMachine();
    const QStringList total = format::bytes(plan->memory->total).split(QLatin1Char(' '));
    m_memoryTotal->setFigure(total.first(), total.last());
    m_memory->setMemory(*plan->memory, machine);
    const QString need = memoryNeed(memory);
    m_memorySection->setCaption(
        machine <= 0 ? need
        : onGpu ? tr("%1 of %2 on the GPU (%3)").arg(need, format::bytes(machine), QString::fromStdString(memory.gpu))
        : m_model->machine().cluster && m_model->planIsElsewhere()
            ? tr("%1 of %2 on a node").arg(need, format::bytes(machine))
            : tr("%1 of %2 on this machine").arg(need, format::bytes(machine)));
    m_memorySection->setToolTip(
        onGpu ? tr("Estimated: parameters, gradients, optimizer state and activations as the engine allocates them; "
                   "“other” assumes %1 for CUDA’s context and libraries, %2 for workspaces, and the batches in flight.")
                    .arg(format::bytes(kGpuContextBytes), format::bytes(kGpuWorkspaceBytes))
              : QString());
}

void PlanPane::showSpec()
{
    if (!m_command->isOpen())
        return;
    const QString text = m_model->specText();
    if (text != m_spec->toPlainText())
        m_spec->setPlainText(text);
}

} // namespace trainyard
