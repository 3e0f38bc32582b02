// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/runs/export_runs_dialog.h"

#include "gui/formats/format.h"
#include "gui/formats/reason_text.h"
#include "gui/widgets/buttons.h"
#include "gui/widgets/feedback.h"
#include "gui/widgets/label.h"
#include "gui/widgets/plain_widget.h"

#include <QBoxLayout>
#include <QComboBox>
#include <QDir>
#include <QFileDialog>
#include <QFileInfo>
#include <QGridLayout>
#include <QLineEdit>
#include <QProgressBar>
#include <QPushButton>
#include <QStandardPaths>

namespace trainyard {
namespace {

bool isFolder(RunExportFormat format)
{
    return format == RunExportFormat::TensorBoard || format == RunExportFormat::Mlflow;
}

QString proposedName(RunExportFormat format)
{
    switch (format) {
    case RunExportFormat::TensorBoard: return QStringLiteral("tensorboard");
    case RunExportFormat::Mlflow: return QStringLiteral("mlruns");
    case RunExportFormat::Csv: return QStringLiteral("points.csv");
    case RunExportFormat::JsonLines: return QStringLiteral("points.jsonl");
    case RunExportFormat::Store: return QStringLiteral("runs.sqlite");
    }
    return {};
}

} // namespace

ExportRunsDialog::ExportRunsDialog(RunExportService& service, const QStringList& runs, const QStringList& shownSeries,
                                   QWidget* parent)
    : QDialog(parent), m_service(service), m_runs(runs), m_shownSeries(shownSeries)
{
    setObjectName(QStringLiteral("exportRunsDialog"));
    setWindowTitle(tr("Export %Ln run(s)", nullptr, static_cast<int>(runs.size())));
    QVBoxLayout* column = makeDialogColumn(this, 10);
    column->addWidget(makeForm());
    m_bar = new QProgressBar;
    m_bar->setTextVisible(false);
    m_bar->setFixedHeight(8);
    m_bar->setRange(0, 1000);
    m_bar->setAccessibleName(tr("Progress"));
    m_state = new Label({}, FontRole::Small, Token::T2);
    m_state->setObjectName(QStringLiteral("exportState"));
    m_state->setWordWrap(true);
    column->addWidget(m_bar);
    column->addWidget(m_state);
    column->addStretch(1);
    column->addWidget(makeButtons());
    connect(&m_service, &RunExportService::changed, this, &ExportRunsDialog::refresh);
    connect(&m_service, &RunExportService::finished, this, [this](const RunExport& done, qint64 points) {
        m_state->setText(tr("%1 points written to %2").arg(format::count(points), done.path));
    });
    connect(&m_service, &RunExportService::failed, this, [this](const Error& error) {
        m_state->setText(error.kind == ErrorKind::Cancelled ? tr("The export was cancelled.") : errorText(error));
    });
    showFormat();
    refresh();
    resize(620, sizeHint().height());
}

QWidget* ExportRunsDialog::makeForm()
{
    const auto [form, rows] = makePlainWidget<QGridLayout>(8);
    rows->setHorizontalSpacing(10);
    rows->setColumnStretch(1, 1);
    m_format = new QComboBox;
    m_format->setAccessibleName(tr("Format"));
    for (const auto& [text, value] : {std::pair(QStringLiteral("TensorBoard"), RunExportFormat::TensorBoard),
                                      std::pair(QStringLiteral("MLflow"), RunExportFormat::Mlflow),
                                      std::pair(tr("CSV, one line per point"), RunExportFormat::Csv),
                                      std::pair(tr("JSON lines, one per point"), RunExportFormat::JsonLines),
                                      std::pair(tr("Store of these runs (SQLite)"), RunExportFormat::Store)})
        m_format->addItem(text, static_cast<int>(value));
    m_series = new QComboBox;
    m_series->setAccessibleName(tr("Series"));
    m_series->addItem(tr("All series"));
    if (!m_shownSeries.isEmpty())
        m_series->addItem(tr("Only those of the charts: %1").arg(m_shownSeries.join(QStringLiteral(", "))));
    m_series->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
    m_path = new QLineEdit;
    m_path->setObjectName(QStringLiteral("exportPath"));
    m_path->setMinimumWidth(360);
    auto* browseButton = makeButton(tr("Browse…"));
    browseButton->setAutoDefault(false);
    m_pathTitle = new Label({}, FontRole::Small, Token::T2);
    m_pathTitle->setBuddy(m_path);
    m_note = new Label({}, FontRole::Small, Token::T2);
    m_note->setWordWrap(true);
    m_problem = new FieldError(m_path);
    auto* place = new QHBoxLayout;
    place->setSpacing(6);
    place->addWidget(m_path, 1);
    place->addWidget(browseButton);
    rows->addWidget(new Label(tr("Format"), FontRole::Small, Token::T2), 0, 0);
    rows->addWidget(m_format, 0, 1);
    rows->addWidget(m_note, 1, 1);
    rows->addWidget(new Label(tr("Series"), FontRole::Small, Token::T2), 2, 0);
    rows->addWidget(m_series, 2, 1);
    rows->addWidget(m_pathTitle, 3, 0);
    rows->addLayout(place, 3, 1);
    rows->addWidget(m_problem, 4, 1);
    connect(m_format, &QComboBox::currentIndexChanged, this, &ExportRunsDialog::showFormat);
    connect(browseButton, &QPushButton::clicked, this, &ExportRunsDialog::browse);
    connect(m_path, &QLineEdit::textEdited, this, [this] { m_problem->setError({}); });
    return form;
}

QWidget* ExportRunsDialog::makeButtons()
{
    const auto [widget, buttons] = makePlainWidget<QHBoxLayout>(8);
    m_cancel = makeButton(tr("Cancel the export"), QStringLiteral("x"), ButtonKind::Danger);
    auto* close = makeButton(tr("Close"));
    m_start = makeButton(tr("Export"), QStringLiteral("export"), ButtonKind::Primary);
    m_start->setObjectName(QStringLiteral("exportStart"));
    m_start->setDefault(true);
    m_cancel->setAutoDefault(false);
    close->setAutoDefault(false);
    buttons->addStretch(1);
    buttons->addWidget(m_cancel);
    buttons->addWidget(close);
    buttons->addWidget(m_start);
    connect(m_cancel, &QPushButton::clicked, &m_service, &RunExportService::cancel);
    connect(close, &QPushButton::clicked, this, &QDialog::reject);
    connect(m_start, &QPushButton::clicked, this, &ExportRunsDialog::start);
    return widget;
}

ExportRunsDialog::~ExportRunsDialog() = default;

RunExportFormat ExportRunsDialog::format() const
{
    return static_cast<RunExportFormat>(m_format->currentData().toInt());
}

void ExportRunsDialog::showFormat()
{
    switch (format()) {
    case RunExportFormat::TensorBoard:
        m_note->setText(tr("A folder with an event file for each run: scalars, and settings as hyperparameters."));
        break;
    case RunExportFormat::Mlflow:
        m_note->setText(
            tr("A new folder in the form of MLflow's file store: metrics, parameters, tags, notes, times."));
        break;
    case RunExportFormat::Csv:
    case RunExportFormat::JsonLines:
        m_note->setText(tr("Every point with its run, series, step, epoch, time, value, smallest and largest."));
        break;
    case RunExportFormat::Store:
        m_note->setText(tr("A file with everything that is known of these runs. Open it with: trainyard --store FILE"));
        break;
    }
    m_pathTitle->setText(isFolder(format()) ? tr("Folder") : tr("File"));
    m_series->setEnabled(format() != RunExportFormat::Store);
    const QString before = m_path->text();
    if (before.isEmpty() || before == m_proposed) {
        const QString home = QStandardPaths::writableLocation(QStandardPaths::HomeLocation);
        m_proposed = QDir(home).filePath(proposedName(format()));
        m_path->setText(m_proposed);
    }
    m_problem->setError({});
}

void ExportRunsDialog::browse()
{
    auto* dialog =
        new QFileDialog(this, isFolder(format()) ? tr("Folder for the runs") : tr("File for the runs"), m_path->text());
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    if (isFolder(format())) {
        dialog->setFileMode(QFileDialog::Directory);
    } else {
        dialog->setAcceptMode(QFileDialog::AcceptSave);
        dialog->setFileMode(QFileDialog::AnyFile);
        dialog->setOption(QFileDialog::DontConfirmOverwrite, false);
    }
    connect(dialog, &QFileDialog::fileSelected, this, [this](const QString& path) {
        m_path->setText(path);
        m_problem->setError({});
    });
    dialog->open();
}

void ExportRunsDialog::start()
{
    const QString path = m_path->text().trimmed();
    if (!path.startsWith(QLatin1Char('/'))) {
        m_problem->setError(isFolder(format()) ? tr("Enter the full path of the folder.")
                                               : tr("Enter the full path of the file."));
        return;
    }
    m_state->clear();
    m_service.start({format(), m_runs, m_series->currentIndex() > 0 ? m_shownSeries : QStringList(), path});
}

void ExportRunsDialog::refresh()
{
    const bool working = m_service.working();
    m_start->setEnabled(!working);
    m_cancel->setVisible(working);
    m_bar->setVisible(working);
    m_bar->setValue(static_cast<int>(m_service.progress() * 1000.0));
}

} // namespace trainyard
