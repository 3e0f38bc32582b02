// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/new_run/new_run_page.h"
#include "gui/formats/field_text.h"

#include "backend/protocol/run_fields.h"
#include "gui/new_run/campaign_dialog.h"
#include "gui/new_run/form_group.h"
#include "gui/new_run/label_columns.h"
#include "gui/new_run/new_run_groups.h"
#include "gui/new_run/new_run_view_model.h"
#include "gui/new_run/parameters_card.h"
#include "gui/new_run/plan_pane.h"
#include "gui/new_run/preset_dialog.h"
#include "gui/new_run/preset_text.h"
#include "gui/new_run/problem_text.h"
#include "gui/new_run/spec_form.h"
#include "gui/parts/app_settings.h"
#include "gui/services/preset_store.h"
#include "gui/widgets/buttons.h"
#include "gui/widgets/feedback.h"
#include "gui/widgets/icons.h"
#include "gui/widgets/label.h"
#include "gui/widgets/plain_widget.h"
#include "gui/widgets/segmented_control.h"

#include <QAction>
#include <QBoxLayout>
#include <QComboBox>
#include <QCoreApplication>
#include <QLineEdit>
#include <QPushButton>
#include <QScrollArea>
#include <QSplitter>

#include <utility>

namespace trainyard {
namespace {

const QString kFormKey = QStringLiteral("newRun/form");
const QString kNewRunSplitterKey = QStringLiteral("newRun/splitter");
constexpr int kMostChanges = 20; // maximum listed in a tooltip
constexpr int kKeepDelayMs = 1000;
constexpr int kRoomAround = 120; // pixels above and below a field that is scrolled to, for its message

} // namespace

NewRunPage::NewRunPage(const Services& services, PresetStore* presets, AppSettings& settings, QWidget* parent)
    : Page(parent), m_services(services), m_settings(settings), m_model(new NewRunViewModel(services, presets, this)),
      m_form(new SpecForm(m_model, this))
{
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(0);
    layout->addWidget(makeHeader());
    auto* splitter = new QSplitter(Qt::Horizontal);
    splitter->setHandleWidth(8);
    splitter->setChildrenCollapsible(false);
    splitter->addWidget(makeForm());
    auto* plan = new PlanPane(m_model, &settings);
    plan->setMinimumWidth(330);
    connect(plan, &PlanPane::fieldWanted, this, &NewRunPage::goToField);
    splitter->addWidget(plan);
    splitter->setStretchFactor(0, 3);
    splitter->setStretchFactor(1, 2);
    splitter->setSizes({744, 488});
    splitter->restoreState(settings.state(kNewRunSplitterKey).toByteArray());
    connect(splitter, &QSplitter::splitterMoved, this,
            [this, splitter] { m_settings.setState(kNewRunSplitterKey, splitter->saveState()); });
    auto* middle = new QHBoxLayout;
    middle->setContentsMargins(12, 0, 12, 8);
    middle->addWidget(splitter);
    layout->addLayout(middle, 1);
    layout->addWidget(makeActions());

    m_keepTimer.setSingleShot(true);
    m_keepTimer.setInterval(kKeepDelayMs);
    connect(&m_keepTimer, &QTimer::timeout, this, &NewRunPage::keep);
    connect(m_model, &NewRunViewModel::specEdited, this, [this] { m_keepTimer.start(); });
    connect(m_model, &NewRunViewModel::specReplaced, this, &NewRunPage::showName);
    connect(m_model, &NewRunViewModel::specReplaced, this, &NewRunPage::showSource);
    connect(m_model, &NewRunViewModel::nameProposed, this, &NewRunPage::showName);
    connect(m_model, &NewRunViewModel::specEdited, this, &NewRunPage::showName);
    connect(m_model, &NewRunViewModel::presetChanged, this, &NewRunPage::showPresets);
    connect(m_model, &NewRunViewModel::startChanged, this, &NewRunPage::showStart);
    connect(m_model, &NewRunViewModel::started, this, [this](const QString& runId) {
        keep();
        emit openRunRequested(runId);
    });
    connect(m_model, &NewRunViewModel::failed, this, [this](const QString& text) { emit noticed(text, {}); });

    m_restored = m_model->restoreState(settings.state(kFormKey).toByteArray());
    if (presets) {
        connect(presets, &PresetStore::loaded, this, [this, presets] {
            // On the very first start: a run on the built-in data, one click away from training.
            if (!m_restored && !presets->presets().empty())
                m_model->applyPreset(presets->presets().front().name);
            m_restored = true;
            if (!std::exchange(m_presetsRead, true))
                for (const Error& error : presets->broken())
                    emit failed(error);
        });
        presets->load();
    }
    showName();
    showSource();
    showPresets();
    showStart();
}

NewRunPage::~NewRunPage() = default;

QWidget* NewRunPage::makeHeader()
{
    auto* header = new QWidget;
    auto* layout = new QHBoxLayout(header);
    layout->setContentsMargins(12, 8, 12, 8);
    layout->setSpacing(8);
    m_name = new QLineEdit;
    m_name->setMinimumWidth(130);
    m_name->setMaximumWidth(320);
    m_name->setFixedHeight(28);
    m_name->setAccessibleName(tr("Name of the run"));
    m_name->setToolTip(
        tr("Name of the run. It follows the settings until you change it; clear it to get a proposed name again."));
    m_form->add(QStringLiteral("/name"), m_name, [](const RunSpec&) {});
    connect(m_name, &QLineEdit::textEdited, m_model, &NewRunViewModel::setName);
    m_nameError = m_form->error(QStringLiteral("/name"));
    m_nameNote = new ElidedLabel({}, FontRole::Small, Token::T3);
    m_source = new SegmentedControl;
    m_source->setObjectName(QStringLiteral("source"));
    m_source->setAccessibleName(tr("What trains"));
    m_source->setExpanding(false);
    m_source->addSegment(tr("Network"), tr("Trainyard's engine trains a network of the zoo or of a model file"));
    m_source->addSegment(tr("Program"), tr("A script or program of your own trains, such as python train.py"));
    connect(m_source, &SegmentedControl::currentChanged, m_model, [this](int index) {
        m_model->chooseProgram(index == 1);
        m_scroll->ensureVisible(0, 0);
    });
    m_presets = new QComboBox;
    m_presets->setFixedHeight(28);
    m_presets->setMinimumWidth(200);
    m_presets->setSizeAdjustPolicy(QComboBox::AdjustToContents); // also to "(modified)"
    m_presets->setAccessibleName(tr("Preset"));
    ignoreWheel(m_presets);
    connect(m_presets, &QComboBox::activated, this, [this](int index) {
        const QString name = m_presets->itemData(index).toString();
        if (!name.isEmpty())
            m_model->applyPreset(name);
        showPresets();
    });
    m_reset = makeButton(tr("Reset"), QStringLiteral("refresh"));
    connect(m_reset, &QPushButton::clicked, m_model, &NewRunViewModel::reset);
    auto* presetLabel = new Label(tr("Preset"), FontRole::Small, Token::T2);
    presetLabel->setBuddy(m_presets);
    layout->addWidget(new Label(title(), FontRole::PageTitle));
    layout->addSpacing(4);
    layout->addWidget(m_name, 2);
    layout->addWidget(m_nameError);
    layout->addWidget(m_nameNote, 1);
    layout->addWidget(m_source);
    layout->addSpacing(4);
    layout->addWidget(presetLabel);
    layout->addWidget(m_presets);
    layout->addWidget(m_reset);
    return header;
}

QWidget* NewRunPage::makeForm()
{
    m_scroll = new QScrollArea;
    m_scroll->setFrameShape(QFrame::NoFrame);
    m_scroll->setWidgetResizable(true);
    m_scroll->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    m_scroll->setFocusPolicy(Qt::NoFocus);
    m_scroll->setMinimumWidth(460);
    const auto [content, column] = makePlainWidget<QVBoxLayout>(8);
    QWidget* model = makeModelGroup(*m_form);
    QWidget* dataSet = makeDataGroup(*m_form);
    QWidget* program = makeProgramGroup(*m_form);
    auto* parameters = new ParametersCard(m_model);
    QWidget* where = makeWhereGroup(*m_form);
    QWidget* ranks = makeRanksGroup(*m_form);
    QWidget* followed = makeFollowedGroup(*m_form);
    QWidget* training = makeTrainingGroup(*m_form);
    QWidget* pruning = makePruningGroup(*m_form);
    m_networkCards = {model, dataSet, training, pruning};
    m_programCards = {program, parameters, followed};
    for (QWidget* group : {model, dataSet, program, static_cast<QWidget*>(parameters), where, ranks, followed, training,
                           pruning, makeRunGroup(*m_form)})
        column->addWidget(group);
    column->addStretch(1);
    auto* labels = new LabelColumns(content);
    for (FormGroup* group : content->findChildren<FormGroup*>())
        labels->add(group);
    m_scroll->setWidget(content);
    return m_scroll;
}

QWidget* NewRunPage::makeActions()
{
    auto* bar = new QFrame;
    bar->setObjectName(QStringLiteral("bar"));
    bar->setFixedHeight(52);
    auto* layout = new QHBoxLayout(bar);
    layout->setContentsMargins(12, 0, 12, 0);
    layout->setSpacing(8);
    m_hintIcon = new IconLabel(QStringLiteral("info"), Token::T2);
    m_hint = new ElidedLabel({}, FontRole::Small, Token::T2);
    m_hint->setObjectName(QStringLiteral("startHint"));
    m_hint->installEventFilter(this);
    m_hintIcon->installEventFilter(this);
    m_save = makeButton(tr("Save as preset…"), QStringLiteral("save"));
    m_save->setToolTip(tr("Saves these settings under a name for later runs"));
    m_start = makeButton(tr("Start run"), QStringLiteral("running"), ButtonKind::Primary);
    m_start->setFixedHeight(32);
    m_save->setFixedHeight(32);
    connect(m_save, &QPushButton::clicked, this, &NewRunPage::askPresetName);
    connect(m_start, &QPushButton::clicked, m_model, &NewRunViewModel::start);
    auto* start = new QAction(tr("Start run"), this);
    start->setShortcuts({QKeySequence(Qt::CTRL | Qt::Key_Return), QKeySequence(Qt::CTRL | Qt::Key_Enter)});
    connect(start, &QAction::triggered, m_model, &NewRunViewModel::start);
    addAction(start);
    layout->addWidget(m_hintIcon);
    layout->addWidget(m_hint, 1);
    m_campaign = makeButton(tr("Start as campaign…"), QStringLiteral("campaigns"));
    m_campaign->setToolTip(
        tr("A scaling study, several seeds or lottery tickets; shows all runs before queueing them"));
    m_campaign->setFixedHeight(32);
    connect(m_campaign, &QPushButton::clicked, this, [this] { askCampaign(); });
    layout->addWidget(m_save);
    layout->addWidget(m_campaign);
    layout->addWidget(m_start);
    return bar;
}

void NewRunPage::showName()
{
    const QString name = QString::fromStdString(m_model->spec().name);
    if (m_name->text() != name && !(m_name->hasFocus() && m_name->text().isEmpty()))
        m_name->setText(name);
    m_nameNote->setText(!m_model->origin().isEmpty() ? tr("clone of %1").arg(m_model->origin())
                        : m_model->nameEdited()      ? QString()
                                                     : tr("name from settings"));
    m_name->setCursorPosition(m_name->hasFocus() ? m_name->cursorPosition() : 0);
}

void NewRunPage::showSource()
{
    const bool program = m_model->isProgram();
    m_source->setCurrentIndex(program ? 1 : 0);
    for (QWidget* card : std::as_const(m_networkCards))
        card->setVisible(!program);
    for (QWidget* card : std::as_const(m_programCards))
        card->setVisible(program);
    m_campaign->setToolTip(
        program
            ? tr("A scaling study, several seeds or a search over the parameters; shows all runs before queueing them")
            : tr("A scaling study, several seeds or lottery tickets; shows all runs before queueing them"));
}

void NewRunPage::showPresets()
{
    const QSignalBlocker quiet(m_presets);
    const QString current = m_model->presetName();
    m_presets->clear();
    if (m_model->presets())
        for (const Preset& preset : m_model->presets()->presets()) {
            const bool modified = preset.name == current && m_model->presetModified();
            const QString title = presetTitle(preset);
            m_presets->addItem(modified ? tr("%1 (modified)").arg(title) : title, preset.name);
            m_presets->setItemData(m_presets->count() - 1, presetDescription(preset), Qt::ToolTipRole);
        }
    int index = m_presets->findData(current);
    if (index < 0 || current.isEmpty()) {
        m_presets->insertItem(0, m_model->origin().isEmpty() ? tr("Own settings") : tr("Clone"), QString());
        index = 0;
    }
    m_presets->setCurrentIndex(index);
    m_reset->setEnabled(m_model->canReset());
    QStringList lines{tr("Undoes every change since the preset or the clone")};
    for (const FieldDifference& change : m_model->changes())
        lines << differenceText(change);
    if (lines.size() > kMostChanges)
        lines = lines.first(kMostChanges) << QStringLiteral("…");
    m_reset->setToolTip(lines.join(QLatin1Char('\n')));
}

void NewRunPage::showStart()
{
    const QString obstacle = m_model->startObstacle();
    m_start->setEnabled(obstacle.isEmpty());
    m_campaign->setEnabled(m_model->problemCount() == 0);
    m_start->setText(m_model->starting()    ? tr("Starting…")
                     : m_model->willQueue() ? tr("Add to queue")
                                            : tr("Start run"));
    m_start->setToolTip(
        obstacle.isEmpty() ? tooltipWithShortcut(m_start->text(), QKeySequence(Qt::CTRL | Qt::Key_Return)) : obstacle);
    const bool problem = (m_model->problemCount() > 0 && !m_model->onlyWaits()) ||
                         m_model->planState() == NewRunViewModel::PlanState::Unavailable;
    m_hintIcon->setIcon(problem ? QStringLiteral("warn") : QStringLiteral("info"), problem ? Token::Fail : Token::T2);
    m_hint->setToken(problem ? Token::Fail : Token::T2);
    const Qt::CursorShape cursor = fieldOfHint().isEmpty() ? Qt::ArrowCursor : Qt::PointingHandCursor;
    m_hint->setCursor(cursor);
    m_hintIcon->setCursor(cursor);
    m_hint->setText(!obstacle.isEmpty() ? obstacle
                    : m_model->willQueue()
                        ? tr("The run waits in the queue until enough cores are free; you can close this window.")
                        : tr("The run continues when this window is closed and appears again when you reopen it."));
}

QString NewRunPage::fieldOfHint() const
{
    const QList<FormProblems::Told> told = m_model->toldProblems();
    return told.isEmpty() ? QString() : told.first().path;
}

bool NewRunPage::eventFilter(QObject* watched, QEvent* event)
{
    if (event->type() == QEvent::MouseButtonRelease && (watched == m_hint || watched == m_hintIcon)) {
        if (const QString path = fieldOfHint(); !path.isEmpty())
            goToField(path);
        return true;
    }
    return Page::eventFilter(watched, event);
}

void NewRunPage::goToField(const QString& path)
{
    QWidget* field = m_form->widget(path);
    if (!field)
        field = m_form->error(path); // a value that has only a button in the form
    if (!field)
        field = findChild<QWidget*>(path); // a program's parameter
    if (!field)
        return;
    for (QWidget* parent = field->parentWidget(); parent; parent = parent->parentWidget())
        if (auto* group = qobject_cast<FormGroup*>(parent))
            group->setMoreShown(true);
    if (QWidget* content = m_scroll->widget(); content->isAncestorOf(field)) {
        QCoreApplication::sendPostedEvents(content, QEvent::LayoutRequest); // places what was folded before
        m_scroll->ensureWidgetVisible(field, 0, kRoomAround);
    }
    field->setFocus(Qt::ShortcutFocusReason);
}

void NewRunPage::askPresetName()
{
    auto* dialog = new PresetDialog(*m_model, this);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->open();
}

CampaignDialog* NewRunPage::askCampaign()
{
    auto* dialog = new CampaignDialog(m_services, m_model->spec(), m_model->coresOfMachine(), this);
    dialog->form().setPlace({m_model->machine().id.toStdString(), m_model->machine().cluster}, m_model->machine().name);
    const auto tellPlan = [this, dialog] {
        if (const std::optional<PlanAnswer>& plan = m_model->plan())
            dialog->form().setPlanned(plan->parameters.value_or(0), plan->stepsPerEpoch.value_or(0));
    };
    tellPlan();
    connect(m_model, &NewRunViewModel::planChanged, dialog, tellPlan); // the plan may still be pending
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    connect(dialog, &CampaignDialog::started, this, [this](const QString& campaign) {
        keep();
        emit openCampaignRequested(campaign);
    });
    connect(dialog, &CampaignDialog::weightsWanted, this, [this](const QString& runId) {
        emit lookInsideRequested({runId, Inside::Weights, {}});
    });
    dialog->open();
    return dialog;
}

void NewRunPage::keep()
{
    m_keepTimer.stop();
    m_settings.setState(kFormKey, m_model->saveState());
}

void NewRunPage::activated()
{
    m_model->setActive(true);
}

void NewRunPage::deactivated()
{
    m_model->setActive(false);
    keep();
}

bool NewRunPage::mayClose()
{
    keep(); // keeps what was typed
    return true;
}

void NewRunPage::useData(const DataSpec& dataSet, const QString& machine)
{
    m_restored = true;
    m_model->beginWithData(dataSet, machine);
    m_scroll->ensureVisible(0, 0);
}

void NewRunPage::useSpec(const RunSpec& spec, const QString& origin)
{
    m_restored = true;
    m_model->load(spec, origin);
    if (QWidget* pruning = m_form->widget(QStringLiteral("/pruning/method")); pruning && spec.pruning.on())
        m_scroll->ensureWidgetVisible(pruning, 0, 200);
}

void NewRunPage::planTickets(const RunSpec& base, const QList<double>& percentiles, const PruningSpec& mask)
{
    m_restored = true;
    RunSpec dense = base;
    dense.id.clear();
    dense.pruning = {};
    m_model->load(dense, QString::fromStdString(base.name));
    CampaignDialog* dialog = askCampaign();
    if (!percentiles.isEmpty())
        dialog->form().editTickets([&](TicketForm& tickets) { tickets.useThresholds(percentiles, mask); });
    dialog->setKind(CampaignForm::Kind::Tickets);
}

void NewRunPage::newRun()
{
    m_name->setFocus();
    m_name->selectAll();
}

void NewRunPage::openRun(const QString& runId)
{
    continueRun(runId, {});
}

void NewRunPage::continueRun(const QString& runId, const QString& checkpoint)
{
    if (!m_services.store)
        return;
    m_restored = true;
    m_services.store->ask(
        this, [id = runId.toStdString()](StoreReader& reader) { return reader.spec(id); },
        [this, checkpoint](std::optional<RunSpec> spec) {
            if (!spec) {
                emit noticed(tr("This run is no longer in the store."), {});
                return;
            }
            if (!checkpoint.isEmpty() && !spec->program) { // a program finds its checkpoints itself
                spec->model.weights = checkpoint.toStdString();
                spec->parent.reset();
            }
            m_model->load(*spec, QString::fromStdString(spec->name));
            m_scroll->ensureVisible(0, 0);
        });
}

} // namespace trainyard
