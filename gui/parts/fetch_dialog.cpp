// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/parts/fetch_dialog.h"

#include "gui/formats/format.h"
#include "gui/formats/reason_text.h"
#include "gui/widgets/buttons.h"
#include "gui/widgets/feedback.h"
#include "gui/widgets/label.h"
#include "gui/widgets/plain_widget.h"
#include "gui/widgets/segmented_control.h"

#include <QBoxLayout>
#include <QCheckBox>
#include <QDesktopServices>
#include <QFileDialog>
#include <QFontDatabase>
#include <QGridLayout>
#include <QLineEdit>
#include <QPlainTextEdit>
#include <QProgressBar>
#include <QPushButton>
#include <QUrl>

namespace trainyard {
namespace {

enum Choice { kNewest, kBest, kAll, kNone };

FetchChoice choiceOf(int choice, bool results)
{
    FetchChoice files;
    files.results = results;
    files.checkpoints = choice == kBest   ? FetchChoice::Checkpoints::Named
                        : choice == kAll  ? FetchChoice::Checkpoints::All
                        : choice == kNone ? FetchChoice::Checkpoints::None
                                          : FetchChoice::Checkpoints::Newest;
    if (choice == kBest)
        files.names = {"best"};
    return files;
}

} // namespace

FetchDialog::FetchDialog(const Services& services, const QString& runId, const QString& runName, const QString& machine,
                         QWidget* parent)
    : QDialog(parent), m_services(services), m_runId(runId)
{
    setObjectName(QStringLiteral("fetchDialog"));
    setWindowTitle(tr("Fetch %1").arg(runName));
    QVBoxLayout* column = makeDialogColumn(this, 10);
    auto* note = new Label(tr("Copies checkpoints and results from %1 to this workstation. An interrupted copy "
                              "continues where it stopped, "
                              "and each file is compared with the original.")
                               .arg(machine),
                           FontRole::Small, Token::T2);
    note->setWordWrap(true);
    column->addWidget(note);
    m_form = makeForm();
    column->addWidget(m_form);
    m_state = new Label({}, FontRole::Small, Token::T2);
    m_state->setWordWrap(true);
    m_state->setObjectName(QStringLiteral("fetchState"));
    m_bar = new QProgressBar;
    m_bar->setTextVisible(false);
    m_bar->setFixedHeight(8);
    m_bar->setAccessibleName(tr("Progress"));
    m_problem = new FieldError;
    column->addWidget(m_bar);
    column->addWidget(m_state);
    column->addWidget(m_problem);
    m_outcome = makeOutcome();
    column->addWidget(m_outcome, 1);
    column->addStretch(0);

    auto* buttons = new QHBoxLayout;
    buttons->setSpacing(8);
    m_fetch = makeButton(tr("Fetch"), QStringLiteral("export"), ButtonKind::Primary);
    m_stop = makeButton(tr("Cancel the copy"), QStringLiteral("x"), ButtonKind::Danger);
    auto* close = makeButton(tr("Close"));
    m_fetch->setObjectName(QStringLiteral("fetchStart"));
    m_stop->setObjectName(QStringLiteral("fetchCancel"));
    m_fetch->setDefault(true);
    close->setAutoDefault(false);
    connect(m_fetch, &QPushButton::clicked, this, &FetchDialog::start);
    connect(m_stop, &QPushButton::clicked, this, [this] { m_services.fetch->cancel(m_runId); });
    connect(close, &QPushButton::clicked, this, &QDialog::reject);
    buttons->addStretch(1);
    buttons->addWidget(m_stop);
    buttons->addWidget(close);
    buttons->addWidget(m_fetch);
    column->addLayout(buttons);
    connect(m_services.fetch, &FetchService::changed, this, [this](const QString& id) {
        if (id == m_runId)
            refresh();
    });
    refresh();
    resize(600, sizeHint().height());
}

FetchDialog::~FetchDialog() = default;

QWidget* FetchDialog::makeForm()
{
    const auto [form, rows] = makePlainWidget<QGridLayout>(8);
    rows->setHorizontalSpacing(10);
    rows->setColumnStretch(1, 1);
    m_checkpoints = new SegmentedControl;
    m_checkpoints->addSegment(tr("Newest"), tr("The newest checkpoint"));
    m_checkpoints->addSegment(tr("Best"), tr("The checkpoint with the best validation result"));
    m_checkpoints->addSegment(tr("All"), tr("All existing checkpoints"));
    m_checkpoints->addSegment(tr("None"), tr("Only results"));
    m_checkpoints->setAccessibleName(tr("Which checkpoints"));
    m_results = new QCheckBox(tr("Result, events, logs and traces"));
    m_results->setChecked(true);
    m_folder = new QLineEdit(QString::fromStdString(fetchedFolder(m_runId.toStdString()).string()));
    m_folder->setAccessibleName(tr("Folder"));
    auto* browse = makeButton(tr("Browse…"));
    browse->setAutoDefault(false);
    connect(browse, &QPushButton::clicked, this, &FetchDialog::browse);
    auto* place = new QHBoxLayout;
    place->setSpacing(6);
    place->addWidget(m_folder, 1);
    place->addWidget(browse);
    rows->addWidget(new Label(tr("Checkpoints"), FontRole::Small, Token::T2), 0, 0);
    rows->addWidget(m_checkpoints, 0, 1);
    rows->addWidget(m_results, 1, 1);
    rows->addWidget(new Label(tr("Folder"), FontRole::Small, Token::T2), 2, 0);
    rows->addLayout(place, 2, 1);
    return form;
}

QWidget* FetchDialog::makeOutcome()
{
    const auto [outcome, column] = makePlainWidget<QVBoxLayout>(8);
    auto* row = new QHBoxLayout;
    row->setSpacing(8);
    auto* open = makeButton(tr("Open the folder"), QStringLiteral("folder"));
    m_inspect = makeButton(tr("Inspect"), QStringLiteral("info"));
    m_continue = makeButton(tr("New run from it…"), QStringLiteral("new"));
    m_inspect->setToolTip(tr("The contents of the checkpoint, as read by the engine on this workstation"));
    m_continue->setToolTip(tr("Opens the run's settings in the New run form, starting from these weights"));
    m_continue->setObjectName(QStringLiteral("fetchContinue"));
    m_inspect->setObjectName(QStringLiteral("fetchInspect"));
    for (QPushButton* button : {open, m_inspect, m_continue})
        button->setAutoDefault(false);
    connect(open, &QPushButton::clicked, this, [this] {
        QDesktopServices::openUrl(
            QUrl::fromLocalFile(QString::fromStdString(m_services.fetch->state(m_runId).result.folder)));
    });
    connect(m_inspect, &QPushButton::clicked, this, &FetchDialog::inspect);
    connect(m_continue, &QPushButton::clicked, this, [this] {
        const FetchedRun& fetched = m_services.fetch->state(m_runId).result;
        if (fetched.checkpoints.empty())
            return;
        emit continueRequested(m_runId, QString::fromStdString(fetched.checkpoints.front()));
        accept();
    });
    row->addWidget(open);
    row->addWidget(m_inspect);
    row->addWidget(m_continue);
    row->addStretch(1);
    column->addLayout(row);
    m_description = new QPlainTextEdit;
    m_description->setReadOnly(true);
    m_description->setFont(QFontDatabase::systemFont(QFontDatabase::FixedFont));
    m_description->setMinimumHeight(180);
    m_description->setObjectName(QStringLiteral("fetchDescription"));
    m_description->hide();
    column->addWidget(m_description, 1);
    return outcome;
}

void FetchDialog::browse()
{
    auto* dialog = new QFileDialog(this, tr("Folder for the fetched files"), m_folder->text());
    dialog->setFileMode(QFileDialog::Directory);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    connect(dialog, &QFileDialog::fileSelected, m_folder, &QLineEdit::setText);
    dialog->open();
}

void FetchDialog::start()
{
    m_description->hide();
    const QString folder = m_folder->text().trimmed();
    if (!folder.isEmpty() && !folder.startsWith(QLatin1Char('/'))) {
        m_problem->setError(tr("Enter the full path of the folder."));
        return;
    }
    m_services.fetch->start(m_runId, choiceOf(m_checkpoints->currentIndex(), m_results->isChecked()), folder);
}

void FetchDialog::refresh()
{
    const FetchState state = m_services.fetch->state(m_runId);
    using Phase = FetchState::Phase;
    m_form->setEnabled(!state.working());
    m_bar->setVisible(state.working());
    m_bar->setRange(0, state.total > 0 ? 1000 : 0);
    m_bar->setValue(state.total > 0 ? static_cast<int>(1000.0 * double(state.done) / double(state.total)) : 0);
    m_stop->setVisible(state.working());
    m_fetch->setVisible(!state.working());
    m_fetch->setText(state.phase == Phase::Done   ? tr("Fetch again")
                     : state.phase == Phase::None ? tr("Fetch")
                                                  : tr("Continue"));
    m_outcome->setVisible(state.phase == Phase::Done);
    m_continue->setEnabled(!state.result.checkpoints.empty());
    m_inspect->setEnabled(!state.result.checkpoints.empty());
    m_problem->setError(state.phase == Phase::Failed ? errorText(state.error) : QString());
    QString text;
    if (state.phase == Phase::Running)
        text = state.total > 0
                   ? tr("%1 of %2: %3").arg(format::bytes(state.done), format::bytes(state.total), state.file)
                   : tr("Checking the machine…");
    else if (state.phase == Phase::Waiting)
        text = state.total > 0 ? tr("The connection broke after %1 of %2; the copy will continue automatically.")
                                     .arg(format::bytes(state.done), format::bytes(state.total))
                               : tr("Waiting for the connection…");
    else if (state.phase == Phase::Done)
        text = state.result.checkpoints.empty()
                   ? tr("Files copied: %1; already here: %2.").arg(state.result.copied).arg(state.result.kept)
                   : tr("Files copied: %1; already here: %2. The checkpoint: %3")
                         .arg(state.result.copied)
                         .arg(state.result.kept)
                         .arg(QString::fromStdString(state.result.checkpoints.front()));
    else if (state.phase == Phase::Cancelled)
        text = tr("Cancelled. The files copied so far are kept.");
    m_state->setText(text);
}

void FetchDialog::inspect()
{
    const FetchState state = m_services.fetch->state(m_runId);
    if (state.result.checkpoints.empty())
        return;
    m_description->clear();
    m_description->show();
    m_call = EngineCalls().start(
        "local", {{QStringLiteral("inspect"), QString::fromStdString(state.result.checkpoints.front())}, {}});
    connect(m_call.get(), &EngineCall::lineArrived, m_description,
            [this](const QByteArray& line) { m_description->appendPlainText(QString::fromUtf8(line)); });
    connect(m_call.get(), &EngineCall::ended, m_description, [this](const Reason& reason) {
        if (m_description->toPlainText().isEmpty())
            m_description->setPlainText(asSentence(reasonText(reason)));
    });
}

} // namespace trainyard
