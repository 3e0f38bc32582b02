// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/runs/import_dialog.h"

#include "gui/formats/format.h"
#include "gui/formats/reason_text.h"
#include "gui/parts/column_widths.h"
#include "gui/parts/page_parts.h"
#include "gui/runs/log_columns_bar.h"
#include "gui/services/qt_text.h"
#include "gui/widgets/buttons.h"
#include "gui/widgets/card.h"
#include "gui/widgets/feedback.h"
#include "gui/widgets/label.h"
#include "gui/widgets/plain_widget.h"

#include <QBoxLayout>
#include <QCheckBox>
#include <QDragEnterEvent>
#include <QFileDialog>
#include <QHeaderView>
#include <QLineEdit>
#include <QMimeData>
#include <QProgressBar>
#include <QPushButton>
#include <QStackedWidget>
#include <QStyledItemDelegate>
#include <QTableView>

namespace trainyard {
namespace {

constexpr int kImportRowHeight = 26;

/// Colours what needs attention.
class ImportStateDelegate : public QStyledItemDelegate {
public:
    using QStyledItemDelegate::QStyledItemDelegate;

protected:
    void initStyleOption(QStyleOptionViewItem* option, const QModelIndex& index) const override
    {
        QStyledItemDelegate::initStyleOption(option, index);
        const auto tone = static_cast<ImportModel::Tone>(index.data(ImportModel::ToneRole).toInt());
        const Token token = tone == ImportModel::Tone::Error     ? Token::Fail
                            : tone == ImportModel::Tone::Warning ? Token::Que
                            : tone == ImportModel::Tone::Quiet   ? Token::T2
                                                                 : Token::T1;
        for (const QPalette::ColorGroup group : {QPalette::Active, QPalette::Inactive})
            for (const QPalette::ColorRole role : {QPalette::Text, QPalette::HighlightedText})
                option->palette.setColor(group, role, themed(token));
    }
};

} // namespace

ImportDialog::ImportDialog(ImportService& service, const QStringList& paths, QWidget* parent)
    : QDialog(parent), m_service(service)
{
    setObjectName(QStringLiteral("importDialog"));
    setWindowTitle(tr("Add existing runs"));
    setAcceptDrops(true);
    QVBoxLayout* column = makeDialogColumn(this, 10);
    column->addWidget(makePlaces());
    column->addWidget(makeList(), 1);
    m_columns = new LogColumnsBar;
    m_columns->setObjectName(QStringLiteral("importColumns"));
    connect(m_columns, &LogColumnsBar::chosen, this, &ImportDialog::takeColumns);
    column->addWidget(m_columns);
    column->addWidget(makeOptions());
    m_bar = new QProgressBar;
    m_bar->setTextVisible(false);
    m_bar->setFixedHeight(8);
    m_bar->setAccessibleName(tr("Progress"));
    column->addWidget(m_bar);
    m_summary = new Label({}, FontRole::Small, Token::T2);
    m_summary->setObjectName(QStringLiteral("importSummary"));
    m_summary->setWordWrap(true);
    column->addWidget(m_summary);
    m_outcome = new WrappedLabel(FontRole::Small, Token::T1);
    m_outcome->setObjectName(QStringLiteral("importOutcome"));
    m_outcome->hide();
    column->addWidget(m_outcome);
    column->addWidget(makeButtons());
    connectService();
    resize(820, 560);
    look(paths);
    showPhase();
}

ImportDialog::~ImportDialog()
{
    m_service.stopLooking();
}

QWidget* ImportDialog::makePlaces()
{
    const auto [widget, row] = makePlainWidget<QHBoxLayout>(8);
    m_folder = makeButton(tr("Folder…"), QStringLiteral("folder"));
    m_files = makeButton(tr("Files…"));
    m_folder->setToolTip(tr("Finds every log and run directory in a folder and below it"));
    m_files->setToolTip(tr("Event files, CSV and JSON-lines files, trainer_state.json, databases of MLflow"));
    m_place = new Label({}, FontRole::Small, Token::T2);
    m_place->setWordWrap(true);
    m_place->setTextFormat(Qt::PlainText);
    m_all = makeButton(tr("Choose all"), {}, ButtonKind::Flat);
    m_none = makeButton(tr("Choose none"), {}, ButtonKind::Flat);
    for (QPushButton* button : {m_folder, m_files, m_all, m_none}) {
        button->setAutoDefault(false);
        row->addWidget(button);
        if (button == m_files)
            row->addWidget(m_place, 1);
    }
    connect(m_folder, &QPushButton::clicked, this, &ImportDialog::chooseFolder);
    connect(m_files, &QPushButton::clicked, this, &ImportDialog::chooseFiles);
    connect(m_all, &QPushButton::clicked, this, [this] { m_model.chooseAll(true); });
    connect(m_none, &QPushButton::clicked, this, [this] { m_model.chooseAll(false); });
    return widget;
}

QWidget* ImportDialog::makeList()
{
    m_table = new QTableView;
    m_table->setModel(&m_model);
    showRows(m_table, kImportRowHeight);
    m_table->setItemDelegateForColumn(ImportModel::State, new ImportStateDelegate(m_table));
    m_table->setSelectionBehavior(QAbstractItemView::SelectRows);
    m_table->setSelectionMode(QAbstractItemView::SingleSelection);
    m_table->setHorizontalScrollMode(QAbstractItemView::ScrollPerPixel);
    m_table->setAccessibleName(tr("Runs that were found"));
    QHeaderView* header = m_table->horizontalHeader();
    header->setStretchLastSection(true);
    const int widths[] = {220, 104, 88, 84, 122};
    setColumnWidths(*m_table, widths);
    m_empty = new EmptyState(QStringLiteral("folder"), QString(), QString());
    m_stack = new QStackedWidget;
    m_stack->addWidget(m_table);
    m_stack->addWidget(m_empty);
    m_details = new WrappedLabel(FontRole::Small, Token::T2);
    m_details->setObjectName(QStringLiteral("importDetails"));
    m_details->setContentsMargins(10, 6, 10, 6);
    auto* frame = new QFrame;
    frame->setObjectName(QStringLiteral("card"));
    auto* column = new QVBoxLayout(frame);
    column->setContentsMargins(1, 1, 1, 1);
    column->setSpacing(0);
    column->addWidget(m_stack, 1);
    column->addWidget(makeRule());
    column->addWidget(m_details);
    connect(m_table->selectionModel(), &QItemSelectionModel::currentRowChanged, this, &ImportDialog::showCurrent);
    return frame;
}

QWidget* ImportDialog::makeOptions()
{
    const auto [widget, row] = makePlainWidget<QHBoxLayout>(8);
    m_options = widget;
    m_tags = new QLineEdit;
    m_tags->setPlaceholderText(tr("comma-separated"));
    m_tags->setAccessibleName(tr("Tags of the new runs"));
    m_tags->setFixedWidth(200);
    m_follow = new QCheckBox(tr("Keep reading while the programs write"));
    m_follow->setObjectName(QStringLiteral("importFollow"));
    m_follow->setToolTip(tr("New values appear as they are written, until you end it or close the window"));
    row->addWidget(new Label(tr("Tags of the new runs"), FontRole::Small, Token::T2));
    row->addWidget(m_tags);
    row->addSpacing(12);
    row->addWidget(m_follow);
    row->addStretch(1);
    return widget;
}

QWidget* ImportDialog::makeButtons()
{
    const auto [widget, row] = makePlainWidget<QHBoxLayout>(8);
    m_cancel = makeButton(tr("Cancel the import"), QStringLiteral("x"), ButtonKind::Danger);
    m_cancel->setObjectName(QStringLiteral("importCancel"));
    m_close = makeButton(tr("Close"));
    m_show = makeButton(tr("Show them"), QStringLiteral("runs"));
    m_show->setObjectName(QStringLiteral("importShow"));
    m_add = makeButton({}, QStringLiteral("plus"), ButtonKind::Primary);
    m_add->setObjectName(QStringLiteral("importAdd"));
    m_add->setDefault(true);
    for (QPushButton* button : {m_cancel, m_close, m_show})
        button->setAutoDefault(false);
    row->addStretch(1);
    for (QPushButton* button : {m_cancel, m_close, m_show, m_add})
        row->addWidget(button);
    connect(m_cancel, &QPushButton::clicked, &m_service, &ImportService::cancel);
    connect(m_close, &QPushButton::clicked, this, &QDialog::reject);
    connect(m_add, &QPushButton::clicked, this, &ImportDialog::add);
    connect(m_show, &QPushButton::clicked, this, [this] {
        emit showRunsRequested(m_added);
        accept();
    });
    m_show->hide();
    return widget;
}

void ImportDialog::connectService()
{
    connect(&m_service, &ImportService::found, this,
            [this](quint64 search, const std::vector<ImportCandidate>& candidates) {
                if (search == m_search)
                    showFound(candidates);
            });
    connect(&m_service, &ImportService::contentRead, this,
            [this](quint64 search, int index, const CandidateContent& content) {
                if (search != m_search)
                    return;
                m_model.setContent(index, content);
                if (index == currentRow())
                    showCurrent();
            });
    connect(&m_service, &ImportService::lookFailed, this, [this](quint64 search, const Error& error) {
        if (search == m_search)
            m_problems << errorText(error);
    });
    connect(&m_service, &ImportService::leftOut, this, [this](quint64 search, const Reason& which) {
        if (search == m_search)
            m_problems << asSentence(reasonAndRemedy(which));
    });
    connect(&m_service, &ImportService::lookEnded, this, [this](quint64 search) {
        if (search == m_search)
            m_looking = false;
    });
    connect(&m_service, &ImportService::changed, this, &ImportDialog::showPhase);
    connect(&m_service, &ImportService::added, this, &ImportDialog::showOutcome);
    connect(&m_service, &ImportService::failed, this, [this](const Error& error) {
        m_outcome->setSentence(error.kind == ErrorKind::Cancelled
                                   ? tr("The import was cancelled. What was added by then stays.")
                                   : errorText(error));
        m_outcome->show();
        look(m_paths);
    });
    connect(&m_model, &ImportModel::choiceChanged, this, &ImportDialog::showChoice);
}

void ImportDialog::look(const QStringList& paths)
{
    m_paths = paths;
    m_problems.clear();
    m_looking = true;
    m_search = m_service.look(paths);
    m_model.setCandidates({});
    m_place->setText(paths.isEmpty()     ? tr("Choose a folder or files, or drop them here.")
                     : paths.size() == 1 ? paths.front()
                                         : tr("%Ln file(s) and folder(s)", nullptr, static_cast<int>(paths.size())));
    m_empty->setTexts(tr("Looking for runs…"), {});
    m_stack->setCurrentWidget(m_empty);
    showCurrent();
}

void ImportDialog::showFound(const std::vector<ImportCandidate>& candidates)
{
    m_model.setCandidates(candidates);
    if (candidates.empty()) {
        if (m_paths.isEmpty())
            m_empty->setTexts(tr("Runs that you have already"),
                              tr("Logs of TensorBoard, MLflow and W&B, CSV and JSON lines, Hugging Face's "
                                 "trainer_state.json, and run directories of scripts that were started by hand."));
        else
            m_empty->setTexts(tr("No runs were found"), m_problems.join(QLatin1Char('\n')));
        m_stack->setCurrentWidget(m_empty);
    } else {
        if (m_paths.isEmpty())
            m_place->setText(tr("Not listed yet: runs of scripts that were started by hand. Choose a folder or files "
                                "to look for others."));
        m_stack->setCurrentWidget(m_table);
        m_table->setCurrentIndex(m_model.index(0, 0));
    }
    showCurrent();
    showChoice();
}

int ImportDialog::currentRow() const
{
    return m_table->currentIndex().isValid() ? m_table->currentIndex().row() : -1;
}

void ImportDialog::showCurrent()
{
    const int row = currentRow();
    QStringList lines = row < 0 ? QStringList() : m_model.details(row);
    if (!m_model.candidates().empty())
        lines << m_problems;
    m_details->setSentence(lines.join(QLatin1Char('\n')));
    m_details->setVisible(!lines.isEmpty());
    showColumns(row);
}

void ImportDialog::showColumns(int row)
{
    const bool shown = row >= 0 && m_model.candidates()[static_cast<std::size_t>(row)].candidate.hasColumns();
    m_columns->setVisible(shown);
    if (!shown)
        return;
    const ImportModel::Row& one = m_model.candidates()[static_cast<std::size_t>(row)];
    if (!one.content) {
        m_columns->setEnabled(false);
        return;
    }
    m_columns->setEnabled(m_service.phase() == ImportService::Phase::Idle);
    m_columns->setColumns(qtList(one.content->columns), one.candidate.log.source.columns);
}

void ImportDialog::takeColumns(const foreign::LogColumns& columns)
{
    const int row = currentRow();
    if (row < 0)
        return;
    m_model.setColumns(row, columns);
    m_service.read(row, m_model.candidates()[static_cast<std::size_t>(row)].candidate);
    showCurrent();
}

void ImportDialog::showChoice()
{
    const int chosen = m_model.chosenCount();
    const bool idle = m_service.phase() == ImportService::Phase::Idle;
    m_add->setText(chosen == 0 ? tr("Add") : tr("Add %Ln run(s)", nullptr, chosen));
    m_add->setEnabled(idle && chosen > 0);
    m_all->setVisible(m_model.rowCount() > 1);
    m_none->setVisible(m_model.rowCount() > 1);
    if (idle)
        m_summary->setText(chosen == 0 ? QString() : m_model.summary());
}

void ImportDialog::showPhase()
{
    using Phase = ImportService::Phase;
    const Phase phase = m_service.phase();
    const ImportProgress& progress = m_service.progress();
    const bool idle = phase == Phase::Idle;
    for (QWidget* widget :
         {static_cast<QWidget*>(m_folder), static_cast<QWidget*>(m_files), static_cast<QWidget*>(m_all),
          static_cast<QWidget*>(m_none), static_cast<QWidget*>(m_options), static_cast<QWidget*>(m_table)})
        widget->setEnabled(idle);
    m_columns->setEnabled(idle);
    m_bar->setVisible(phase == Phase::Adding);
    m_bar->setRange(0, static_cast<int>(progress.totalLogs));
    m_bar->setValue(static_cast<int>(progress.logs));
    m_cancel->setVisible(!idle);
    m_cancel->setText(phase == Phase::Following ? tr("End reading") : tr("Cancel the import"));
    m_add->setVisible(idle);
    if (!idle) {
        m_show->hide();
        m_outcome->hide();
    }
    if (phase == Phase::Adding)
        m_summary->setText(tr("%1 of %2 runs, %3 points: %4")
                               .arg(progress.logs)
                               .arg(progress.totalLogs)
                               .arg(format::count(progress.points), qt(progress.name)));
    else if (phase == Phase::Following)
        m_summary->setText(tr("Reading what the programs write: %1 points so far. You can close this dialog.")
                               .arg(format::count(progress.points)));
    showChoice();
}

void ImportDialog::showOutcome(const ImportOutcome& outcome)
{
    QStringList sentences;
    sentences << tr("%Ln run(s) added, %1 points.", nullptr, static_cast<int>(outcome.runs.size()))
                     .arg(format::count(outcome.points));
    if (!outcome.grown.empty())
        sentences << tr("%Ln known run(s) have new points.", nullptr, static_cast<int>(outcome.grown.size()));
    if (outcome.unchanged > 0)
        sentences << tr("%Ln known run(s) have nothing new.", nullptr, static_cast<int>(outcome.unchanged));
    if (outcome.empty > 0)
        sentences << tr("%Ln log(s) hold no values.", nullptr, static_cast<int>(outcome.empty));
    if (!outcome.damage.empty())
        sentences << tr("%Ln damaged place(s) were skipped; the messages of the runs name them.", nullptr,
                        static_cast<int>(outcome.damage.size()));
    if (!outcome.tails.empty())
        sentences << tr(
            "%Ln file(s) (has|have) an incomplete end, which was not read; the messages of the runs name the place.",
            nullptr, static_cast<int>(outcome.tails.size()));
    if (outcome.others > 0)
        sentences << tr("%Ln value(s) (is|are) not kept: audio, tables, texts and the like.", nullptr,
                        static_cast<int>(outcome.others));
    for (const Error& error : outcome.skipped)
        sentences << errorText(error);
    m_outcome->setSentence(sentences.join(QLatin1Char(' ')));
    m_outcome->show();
    m_added = qtList(outcome.runs) + qtList(outcome.grown);
    m_show->setVisible(!m_added.isEmpty());
    look(m_paths); // what was added is here now
}

void ImportDialog::add()
{
    QStringList tags;
    for (const QString& tag : m_tags->text().split(QLatin1Char(','), Qt::SkipEmptyParts))
        if (!tag.trimmed().isEmpty())
            tags << tag.trimmed();
    m_service.stopLooking();
    m_service.add(m_model.chosen(), tags, m_follow->isChecked());
}

void ImportDialog::chooseFolder()
{
    auto* dialog = new QFileDialog(this, tr("Folder with runs"));
    dialog->setFileMode(QFileDialog::Directory);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    connect(dialog, &QFileDialog::fileSelected, this, [this](const QString& path) { look({path}); });
    dialog->open();
}

void ImportDialog::chooseFiles()
{
    auto* dialog = new QFileDialog(this, tr("Files with runs"), QString(),
                                   tr("Logs (*tfevents* *.csv *.tsv *.jsonl *.ndjson *.wandb *.db "
                                      "trainer_state.json);;All files (*)"));
    dialog->setFileMode(QFileDialog::ExistingFiles);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    connect(dialog, &QFileDialog::filesSelected, this, &ImportDialog::look);
    dialog->open();
}

void ImportDialog::dragEnterEvent(QDragEnterEvent* event)
{
    if (m_service.phase() == ImportService::Phase::Idle && !localFiles(event->mimeData()).isEmpty())
        event->acceptProposedAction();
}

void ImportDialog::dropEvent(QDropEvent* event)
{
    const QStringList paths = localFiles(event->mimeData());
    if (paths.isEmpty())
        return;
    event->acceptProposedAction();
    look(paths);
}

} // namespace trainyard
