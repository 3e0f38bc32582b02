// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/run/run_page.h"

#include "gui/formats/format.h"
#include "gui/formats/model_title.h"
#include "gui/run/fact_list.h"
#include "gui/run/lineage_card.h"
#include "gui/run/notes_card.h"
#include "gui/run/run_header.h"
#include "gui/run/run_record_view_model.h"
#include "gui/run/run_tables.h"
#include "gui/services/qt_text.h"
#include "gui/widgets/buttons.h"
#include "gui/widgets/card.h"
#include "gui/widgets/feedback.h"
#include "gui/widgets/icons.h"
#include "gui/widgets/label.h"
#include "gui/widgets/plain_widget.h"
#include "gui/widgets/scrolled.h"

#include <QAction>
#include <QBoxLayout>
#include <QCheckBox>
#include <QClipboard>
#include <QGuiApplication>
#include <QPushButton>
#include <QScrollArea>
#include <QScrollBar>
#include <QStackedWidget>
#include <QToolButton>

namespace trainyard {
namespace {

constexpr int kMostSettings = 16, kMostAttempts = 6, kMostCheckpoints = 8, kMostAlerts = 6; // rows without scrolling

QToolButton* makeCopyButton(const QString& name)
{
    QToolButton* button = makeIconButton(QStringLiteral("copy"), name);
    button->setProperty("kind", QStringLiteral("plain"));
    return button;
}

} // namespace

RunPage::RunPage(const Services& services, QWidget* parent)
    : Page(parent), m_services(services), m_model(new RunRecordViewModel(services, this)), m_header(new RunHeader),
      m_stack(new QStackedWidget), m_message(new EmptyState(QStringLiteral("info"), {}, {})), m_results(new FactList),
      m_environment(new FactList), m_data(new FactList), m_lineage(new LineageCard), m_notes(new NotesCard),
      m_settings(new FactsTable(tr("Settings of the run"), {170, 130})),
      m_attempts(new FactsTable(tr("Attempts of the run"), {30, 120, 80, 130, 70, 100})),
      m_checkpoints(new FactsTable(tr("Checkpoints of the run"), {170, 80, 80})),
      m_alerts(new FactsTable(tr("Alerts about the run"), {120, 120}))
{
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(0);
    layout->addWidget(m_header);
    m_scroll = makeScrolled(makeColumns());
    m_stack->addWidget(m_scroll);
    m_stack->addWidget(m_message);
    layout->addWidget(m_stack, 1);
    makeActions();
    connect(m_model, &RunRecordViewModel::changed, this, &RunPage::refresh);
    connect(m_model, &RunRecordViewModel::runChanged, this, [this] { m_scroll->verticalScrollBar()->setValue(0); });
    connect(m_model, &RunRecordViewModel::failed, this, [this](const QString& text) {
        m_notes->saveFailed();
        emit noticed(text, {});
    });
    connect(m_header, &RunHeader::backWanted, this, &RunPage::goBack);
    connect(m_header, &RunHeader::liveWanted, this, [this] { emit openRunRequested(m_model->runId()); });
    connect(m_header, &RunHeader::lookWanted, this, [this] { lookInto({}); });
    connect(m_header, &RunHeader::cloneWanted, this, [this] { emit cloneRunRequested(m_model->runId()); });
    connect(m_lineage, &LineageCard::runChosen, this, [this](const QString& id) {
        m_notes->saveChanges();
        m_model->follow(id);
    });
    connect(m_lineage, &LineageCard::campaignChosen, this, &Page::openCampaignRequested);
    connect(m_notes, &NotesCard::saved, m_model, &RunRecordViewModel::setNotes);
    connect(m_notes, &NotesCard::discarded, this, [this](const QString& runId, const QString& notes) {
        emit noticed(tr("The changes to the notes were discarded."),
                     [model = m_model, runId, notes] { model->setNotes(runId, notes); });
    });
    refresh();
}

RunPage::~RunPage() = default;

QWidget* RunPage::makeColumns()
{
    auto* inside = new QWidget;
    auto* columns = new QHBoxLayout(inside);
    columns->setContentsMargins(12, 0, 12, 12);
    columns->setSpacing(8);
    const auto [left, leftCards] = makePlainWidget<QVBoxLayout>(8);
    const auto [right, rightCards] = makePlainWidget<QVBoxLayout>(8);
    left->setMinimumWidth(420);
    right->setMinimumWidth(320);
    columns->addWidget(left, 3);
    columns->addWidget(right, 2);
    const auto factCard = [](const QString& title, FactList* facts) {
        auto* card = new Card(title);
        card->body()->addWidget(facts);
        auto* copy = makeCopyButton(tr("Copy “%1”").arg(title));
        card->addHeaderWidget(copy);
        connect(copy, &QToolButton::clicked, facts, [facts] { QGuiApplication::clipboard()->setText(facts->text()); });
        return card;
    };
    m_resultsCard = factCard(tr("Results"), m_results);
    m_dataCard = factCard(tr("Data"), m_data);
    m_attempts->setMostRows(kMostAttempts);
    m_alerts->setMostRows(kMostAlerts);
    m_alertsCard = makeTable(tr("Alerts"), m_alerts);
    m_checkpointsCard = makeCheckpoints();
    leftCards->addWidget(m_notes);
    leftCards->addWidget(m_alertsCard);
    leftCards->addWidget(makeTable(tr("Attempts"), m_attempts));
    leftCards->addWidget(m_checkpointsCard);
    m_settingsCard = makeSettings();
    leftCards->addWidget(m_settingsCard);
    leftCards->addStretch(1);
    rightCards->addWidget(m_resultsCard);
    rightCards->addWidget(m_lineage);
    rightCards->addWidget(factCard(tr("Environment"), m_environment));
    rightCards->addWidget(m_dataCard);
    rightCards->addStretch(1);
    return inside;
}

Card* RunPage::makeTable(const QString& title, FactsTable* table)
{
    auto* card = new Card(title);
    card->body()->setContentsMargins(0, 0, 0, 4);
    card->body()->addWidget(table);
    return card;
}

Card* RunPage::makeSettings()
{
    m_settings->setMostRows(kMostSettings);
    Card* card = makeTable(tr("Settings"), m_settings);
    m_allSettings = new QCheckBox(tr("Also the defaults"));
    auto* copy = makeButton(tr("Copy as JSON"), QStringLiteral("copy"));
    copy->setObjectName(QStringLiteral("copyJson"));
    copy->setFixedHeight(24);
    copy->setToolTip(tr("The whole run spec, which starts the same run again"));
    card->addHeaderWidget(m_allSettings);
    card->addHeaderWidget(copy);
    m_settingsNote = new Label({}, FontRole::Caption, Token::T2);
    m_settingsNote->setContentsMargins(12, 2, 12, 4);
    card->body()->addWidget(m_settingsNote);
    connect(m_allSettings, &QCheckBox::toggled, this, &RunPage::showSettings);
    connect(copy, &QPushButton::clicked, this, [this] {
        QGuiApplication::clipboard()->setText(m_model->json());
        emit noticed(tr("The run spec is in the clipboard."), {});
    });
    return card;
}

Card* RunPage::makeCheckpoints()
{
    m_checkpoints->setMostRows(kMostCheckpoints);
    Card* card = makeTable(tr("Checkpoints"), m_checkpoints);
    const auto act = [card](const QString& text, const QString& icon, const QString& tip) {
        auto* button = makeButton(text, icon);
        button->setFixedHeight(24);
        button->setToolTip(tip);
        card->addHeaderWidget(button);
        return button;
    };
    m_lookAt = act(tr("Look inside"), QStringLiteral("eye"), tr("Predictions and weights of the selected checkpoint"));
    m_continue = act(tr("Start from it"), QStringLiteral("new"), tr("A new run that begins with these weights"));
    m_copyPath = act(tr("Copy path"), QStringLiteral("copy"), tr("The file on the run's machine"));
    m_checkpointsNote = new Label({}, FontRole::Caption, Token::T2);
    m_checkpointsNote->setContentsMargins(12, 2, 12, 4);
    m_checkpointsNote->setWordWrap(true);
    card->body()->addWidget(m_checkpointsNote);
    connect(m_checkpoints, &FactsTable::rowChosen, this, &RunPage::showCheckpointActs);
    connect(m_checkpoints, &FactsTable::opened, this, [this](const QString& file) {
        if (m_lookAt->isVisible())
            lookInto(file);
    });
    connect(m_lookAt, &QPushButton::clicked, this, [this] { lookInto(m_checkpoints->currentId()); });
    connect(m_continue, &QPushButton::clicked, this,
            [this] { emit continueRunRequested(m_model->runId(), m_checkpoints->currentId()); });
    connect(m_copyPath, &QPushButton::clicked, this,
            [this] { QGuiApplication::clipboard()->setText(m_checkpoints->currentId()); });
    return card;
}

void RunPage::makeActions()
{
    const auto make = [this](const QString& text, const QString& icon, const QList<QKeySequence>& keys, auto act) {
        auto* action = new QAction(themedIcon(icon), text, this);
        action->setShortcuts(keys);
        action->setShortcutContext(Qt::WidgetWithChildrenShortcut);
        connect(action, &QAction::triggered, this, act);
        addAction(action);
        m_actions << action;
    };
    make(tr("Back"), QStringLiteral("left"), {QKeySequence(QKeySequence::Back), QKeySequence(Qt::Key_Escape)},
         [this] { goBack(); });
    make(tr("Show on the Live page"), QStringLiteral("live"), {}, [this] {
        if (m_model->has())
            emit openRunRequested(m_model->runId());
    });
    make(tr("Show in Runs"), QStringLiteral("runs"), {}, [this] {
        if (m_model->has())
            emit showInRunsRequested(m_model->runId());
    });
    make(tr("Write notes"), {}, {QKeySequence(Qt::CTRL | Qt::Key_E)}, [this] { m_notes->write(); });
}

QString RunPage::windowTitleText() const
{
    return m_model->has() ? tr("%1 — run details").arg(m_model->name()) : title();
}

void RunPage::activated()
{
    m_model->setActive(true);
    setFocus();
}

void RunPage::deactivated()
{
    m_notes->saveChanges();
    m_model->setActive(false);
}

bool RunPage::mayClose()
{
    m_notes->saveChanges();
    return true;
}

void RunPage::openRun(const QString& runId)
{
    m_notes->saveChanges();
    m_model->showRun(runId);
}

void RunPage::goBack()
{
    m_notes->saveChanges();
    if (!m_model->back())
        emit backRequested();
}

void RunPage::lookInto(const QString& checkpoint)
{
    emit lookInsideRequested({m_model->runId(), Inside::Predictions, checkpoint});
}

void RunPage::refresh()
{
    emit windowTitleChanged();
    m_header->setRecord(m_model->has() ? &m_model->record() : nullptr);
    m_stack->setCurrentWidget(m_model->has() ? static_cast<QWidget*>(m_scroll) : m_message);
    if (!m_model->has()) {
        m_message->setTexts(m_model->missing() ? tr("This run is not in the store") : QString(),
                            m_model->missing() ? tr("It has been deleted, or belongs to another store.") : QString());
        return;
    }
    const RunRecord& record = m_model->record();
    const QList<Fact> results = resultFacts(record), dataShown = dataFacts(record);
    m_results->setFacts(results);
    m_resultsCard->setVisible(!results.isEmpty());
    m_environment->setFacts(environmentFacts(record));
    m_data->setFacts(dataShown);
    m_dataCard->setVisible(!dataShown.isEmpty());
    m_lineage->setLineage(record.lineage);
    m_notes->setNotes(qt(record.run.id), qt(record.run.notes));
    m_attempts->setContent(attemptHeader(), attemptRows(record));
    m_alerts->setContent(alertHeader(), alertRows(record));
    m_alertsCard->setVisible(!record.alerts.empty());
    m_checkpoints->setContent(checkpointHeader(), checkpointRows(record), {1, 2});
    m_checkpointsCard->setVisible(record.written > 0 || !record.checkpoints.empty());
    const int gone = int(record.written) - int(record.checkpoints.size());
    m_checkpointsNote->setText(
        gone > 0 ? tr("%Ln further checkpoint(s) (was|were) written and removed since.", nullptr, gone) : QString());
    m_checkpointsNote->setVisible(gone > 0);
    showCheckpointActs();
    showSettings();
}

void RunPage::showSettings()
{
    if (!m_model->has())
        return;
    const RunRecord& record = m_model->record();
    m_settings->setContent(settingHeader(), settingRows(record, m_allSettings->isChecked()));
    m_settingsNote->setText(
        record.spec ? tr("%Ln of %1 settings (differs|differ) from the defaults", nullptr, int(changedSettings(record)))
                          .arg(format::count(qint64(record.params.size())))
                    : tr("It has no run spec of its own; these are the settings that were logged."));
    m_settingsCard->setVisible(record.spec || !record.params.empty());
}

void RunPage::showCheckpointActs()
{
    const bool ours = m_model->has() && !m_model->record().imported && !trainsItself(m_model->record().run);
    const bool chosen = !m_checkpoints->currentId().isEmpty();
    for (QPushButton* button : {m_lookAt, m_continue}) {
        button->setVisible(ours);
        button->setEnabled(chosen);
    }
    m_copyPath->setEnabled(chosen);
}

} // namespace trainyard
