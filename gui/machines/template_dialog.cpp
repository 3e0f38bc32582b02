// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/machines/template_dialog.h"

#include "cluster/control/sample_job.h"
#include "gui/formats/reason_text.h"
#include "gui/widgets/buttons.h"
#include "gui/widgets/card.h"
#include "gui/widgets/feedback.h"
#include "gui/widgets/label.h"
#include "gui/widgets/plain_widget.h"
#include "gui/widgets/screen_room.h"
#include "gui/widgets/scrolled.h"
#include "gui/widgets/segmented_control.h"

#include <QBoxLayout>
#include <QComboBox>
#include <QLineEdit>
#include <QPlainTextEdit>
#include <QProcess>
#include <QPushButton>
#include <QScrollArea>
#include <QSpinBox>

namespace trainyard {
namespace {

/// Without ligatures, so that the text is shown exactly as submitted: "!=" and not "≠".
QFont scriptFont()
{
    QFont font = Theme::instance().font(FontRole::Mono);
    font.setLetterSpacing(QFont::AbsoluteSpacing, 0.01);
    return font;
}

QPlainTextEdit* makeText(const QString& name, int lines)
{
    auto* text = new QPlainTextEdit;
    text->setObjectName(name);
    text->setFont(scriptFont());
    text->setLineWrapMode(QPlainTextEdit::NoWrap);
    text->setTabChangesFocus(true);
    text->setFixedHeight(lines * QFontMetrics(text->font()).lineSpacing() + 14);
    return text;
}

std::vector<std::string> linesOf(const QPlainTextEdit* text)
{
    std::vector<std::string> lines;
    for (const QString& line : text->toPlainText().split(QLatin1Char('\n')))
        if (!line.trimmed().isEmpty())
            lines.push_back(line.trimmed().toStdString());
    return lines;
}

QString joined(const std::vector<std::string>& lines)
{
    QStringList all;
    for (const std::string& line : lines)
        all << QString::fromStdString(line);
    return all.join(QLatin1Char('\n'));
}

} // namespace

TemplateDialog::TemplateDialog(const MachineEntry& entry, const MachinePlaces& places,
                               std::shared_ptr<const ClusterFacts> cluster, QWidget* parent)
    : QDialog(parent), m_entry(entry), m_places(places), m_cluster(std::move(cluster))
{
    setObjectName(QStringLiteral("templateDialog"));
    setWindowTitle(tr("Batch script of %1").arg(QString::fromStdString(entry.name)));
    QVBoxLayout* column = makeDialogColumn(this, 10);
    auto* sides = new QHBoxLayout;
    sides->setSpacing(16);
    QScrollArea* form = makeScrolled(makeForm()); // other scripts than Latin have taller lines
    form->setFixedWidth(346);
    sides->addWidget(form);
    sides->addWidget(makePreview(), 1);
    column->addLayout(sides, 1);
    auto* buttons = new QHBoxLayout;
    buttons->setSpacing(8);
    m_problem = new FieldError;
    auto* cancel = makeButton(tr("Cancel"));
    m_save = makeButton(tr("Save"), {}, ButtonKind::Primary);
    m_save->setObjectName(QStringLiteral("save"));
    cancel->setAutoDefault(false);
    buttons->addWidget(m_problem, 1);
    buttons->addStretch(0);
    buttons->addWidget(cancel);
    buttons->addWidget(m_save);
    column->addLayout(buttons);
    connect(cancel, &QPushButton::clicked, this, &QDialog::reject);
    connect(m_save, &QPushButton::clicked, this, [this] {
        emit saved(this->entry());
        accept();
    });
    resize(boundedToScreen(*this, {980, 660}));
    setMinimumSize(760, 560);
    refresh();
}

QWidget* TemplateDialog::makeForm()
{
    auto* form = new QWidget;
    auto* column = new QVBoxLayout(form);
    column->setContentsMargins(1, 1, 15, 1); // room for the scroll bar
    column->setSpacing(4);
    const auto add = [&](const QString& title, const QString& hint, QWidget* field) {
        auto* label = new Label(title, FontRole::SmallStrong);
        label->setBuddy(field);
        field->setAccessibleName(title);
        column->addWidget(label);
        column->addWidget(field);
        if (!hint.isEmpty()) {
            auto* note = new Label(hint, FontRole::Caption, Token::T3);
            note->setWordWrap(true);
            column->addWidget(note);
        }
        column->addSpacing(6);
    };
    const JobTemplate& jobs = m_entry.jobTemplate;
    m_prologue = makeText(QStringLiteral("prologue"), 3);
    m_prologue->setPlainText(QString::fromStdString(jobs.prologue));
    m_prologue->setPlaceholderText(QStringLiteral("module load cuda/12.4"));
    m_prefix = new QLineEdit(textOf(jobs.prefix));
    m_prefix->setObjectName(QStringLiteral("prefix"));
    m_prefix->setPlaceholderText(QStringLiteral("apptainer exec --nv $SCRATCH/image.sif"));
    m_options = makeText(QStringLiteral("options"), 3);
    m_options->setPlainText(joined(jobs.extraOptions));
    m_options->setPlaceholderText(QStringLiteral("--mail-type=END"));
    m_launcher = new SegmentedControl;
    m_launcher->addSegment(tr("None"), tr("One process, which starts the ranks on its node itself"));
    m_launcher->addSegment(QStringLiteral("srun"), tr("SLURM starts the ranks"));
    m_launcher->addSegment(QStringLiteral("mpirun"), tr("MPI starts the ranks"));
    m_launcher->setCurrentIndex(static_cast<int>(jobs.launcher));
    m_gpus = new QComboBox;
    m_gpus->setObjectName(QStringLiteral("gpuOption"));
    for (const GpuOption option : {GpuOption::Gres, GpuOption::PerNode, GpuOption::PerTask})
        m_gpus->addItem(QLatin1String("--") + QLatin1String(gpuOptionWord(option)));
    m_gpus->setCurrentIndex(static_cast<int>(jobs.gpuOption));
    m_mpi = new QLineEdit(QString::fromStdString(jobs.mpiType));
    m_mpi->setObjectName(QStringLiteral("mpi"));
    m_launcherOptions = new QLineEdit(textOf(jobs.launcherOptions));
    m_launcherOptions->setObjectName(QStringLiteral("launcherOptions"));
    m_launcherOptions->setPlaceholderText(QStringLiteral("--cpu-bind=cores"));
    m_signal = new QSpinBox;
    m_signal->setRange(10, 3600);
    m_signal->setSuffix(tr(" s"));
    m_signal->setValue(jobs.signalSeconds);
    m_signal->setFixedWidth(100);
    add(tr("Prologue"), tr("Lines of bash before the engine: modules, variables"), m_prologue);
    add(tr("Container"), tr("Placed before the engine's command; $NAME is a variable of the job"), m_prefix);
    add(tr("More sbatch options"), tr("One per line"), m_options);
    add(tr("GPUs are requested with"), {}, m_gpus);
    add(tr("Ranks are started by"), {}, m_launcher);
    add(tr("MPI type of srun"), {}, m_mpi);
    add(tr("More options for it"), {}, m_launcherOptions);
    add(tr("Save before the time limit"), {}, m_signal);
    column->addStretch(1);
    for (QPlainTextEdit* text : {m_prologue, m_options})
        connect(text, &QPlainTextEdit::textChanged, this, &TemplateDialog::refresh);
    for (QLineEdit* line : {m_prefix, m_mpi, m_launcherOptions})
        connect(line, &QLineEdit::textChanged, this, &TemplateDialog::refresh);
    connect(m_gpus, &QComboBox::currentIndexChanged, this, &TemplateDialog::refresh);
    connect(m_launcher, &SegmentedControl::currentChanged, this, &TemplateDialog::refresh);
    connect(m_signal, &QSpinBox::valueChanged, this, &TemplateDialog::refresh);
    return form;
}

QWidget* TemplateDialog::makePreview()
{
    const auto [side, column] = makePlainWidget<QVBoxLayout>(4);
    column->addWidget(new Label(tr("The script for a job on 2 nodes with 4 ranks each"), FontRole::SmallStrong));
    m_preview = new QPlainTextEdit;
    m_preview->setObjectName(QStringLiteral("preview"));
    m_preview->setReadOnly(true);
    m_preview->setFont(scriptFont());
    m_preview->setLineWrapMode(QPlainTextEdit::NoWrap);
    m_preview->setAccessibleName(tr("Batch script"));
    column->addWidget(m_preview, 1);
    m_fit = makeButton({});
    m_fit->setObjectName(QStringLiteral("fit"));
    m_fit->setAutoDefault(false);
    connect(m_fit, &QPushButton::clicked, this, &TemplateDialog::useFitting);
    column->addWidget(m_fit, 0, Qt::AlignLeft);
    return side;
}

std::vector<std::string> TemplateDialog::wordsOf(const QString& text)
{
    std::vector<std::string> words;
    for (const QString& word : QProcess::splitCommand(text))
        words.push_back(word.toStdString());
    return words;
}

QString TemplateDialog::textOf(const std::vector<std::string>& words)
{
    QStringList all;
    for (const std::string& one : words) {
        if (one.empty()) // splitCommand() drops empty words, and no program needs one here
            continue;
        QString word = QString::fromStdString(one);
        const bool plain =
            !word.contains(QLatin1Char(' ')) && !word.contains(QLatin1Char('"')) && !word.contains(QLatin1Char('\t'));
        word.replace(QLatin1Char('"'), QLatin1String("\"\"\"")); // the quoting that QProcess::splitCommand() reads
        all << (plain ? word : QLatin1Char('"') + word + QLatin1Char('"'));
    }
    return all.join(QLatin1Char(' '));
}

MachineEntry TemplateDialog::entry() const
{
    MachineEntry entry = m_entry;
    entry.jobTemplate.prologue = m_prologue->toPlainText().toStdString();
    entry.jobTemplate.prefix = wordsOf(m_prefix->text());
    entry.jobTemplate.extraOptions = linesOf(m_options);
    entry.jobTemplate.gpuOption = static_cast<GpuOption>(m_gpus->currentIndex());
    entry.jobTemplate.launcher = static_cast<RankLauncher>(m_launcher->currentIndex());
    entry.jobTemplate.mpiType = m_mpi->text().trimmed().toStdString();
    entry.jobTemplate.launcherOptions = wordsOf(m_launcherOptions->text());
    entry.jobTemplate.signalSeconds = m_signal->value();
    return entry;
}

QString TemplateDialog::preview() const
{
    return m_preview->toPlainText();
}

void TemplateDialog::useFitting()
{
    const JobTemplate fitting = fittingTemplate(entry().jobTemplate, *m_cluster);
    m_mpi->setText(QString::fromStdString(fitting.mpiType));
    m_launcherOptions->setText(textOf(fitting.launcherOptions));
    m_launcher->setCurrentIndex(static_cast<int>(fitting.launcher));
    refresh();
}

void TemplateDialog::refresh()
{
    const MachineEntry now = entry();
    m_mpi->setEnabled(now.jobTemplate.launcher == RankLauncher::Srun);
    m_launcherOptions->setEnabled(now.jobTemplate.launcher != RankLauncher::Direct);
    const JobTemplate fitting = m_cluster ? fittingTemplate(now.jobTemplate, *m_cluster) : now.jobTemplate;
    m_fit->setText(
        tr("This cluster offers no %1: use %2")
            .arg(QString::fromStdString(launcherText(now.jobTemplate)), QString::fromStdString(launcherText(fitting))));
    m_fit->setVisible(launcherText(fitting) != launcherText(now.jobTemplate));
    const std::vector<Error> problems = machineProblems(now);
    m_save->setEnabled(problems.empty());
    if (!problems.empty()) {
        m_problem->setError(errorText(problems.front()));
        return;
    }
    m_problem->setError({});
    try {
        const int at = m_preview->document()->isEmpty() ? 0 : m_preview->textCursor().position();
        m_preview->setPlainText(QString::fromStdString(sampleScript(now, m_places, m_cluster.get())));
        QTextCursor cursor = m_preview->textCursor();
        cursor.setPosition(std::min<int>(at, static_cast<int>(m_preview->toPlainText().size())));
        m_preview->setTextCursor(cursor);
    } catch (const Failure& failure) {
        m_problem->setError(errorText(failure.error()));
        m_save->setEnabled(false);
    }
}

} // namespace trainyard
