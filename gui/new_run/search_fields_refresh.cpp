// SPDX-License-Identifier: GPL-3.0-or-later
// What the search fields show, and the files that they read and write.
#include "backend/protocol/recorded_series.h"
#include "gui/formats/format.h"
#include "gui/formats/reason_text.h"
#include "gui/new_run/search_fields.h"
#include "gui/new_run/search_outlook.h"
#include "gui/new_run/search_table.h"
#include "gui/new_run/search_text.h"
#include "gui/parts/number_edit.h"
#include "gui/widgets/card.h"
#include "gui/widgets/label.h"
#include "gui/widgets/segmented_control.h"

#include <QComboBox>
#include <QDoubleSpinBox>
#include <QFileDialog>
#include <QFileInfo>
#include <QKeyEvent>
#include <QLineEdit>
#include <QPushButton>
#include <QSignalBlocker>
#include <QSpinBox>
#include <QToolButton>

#include <cmath>

namespace trainyard {
namespace {

constexpr int kHeightForRungs = 480;  // pixels; lower fields keep their room for the parameters
constexpr double kHoursShown = 0.005; // half of the last digit that the field shows

QString fieldToAdd(const RunField& field)
{
    const QString path = QString::fromStdString(field.path.substr(1)), title = searchFieldTitle(field.path);
    return title == path ? path : QStringLiteral("%1 · %2").arg(title, path);
}

} // namespace

void SearchFields::fillAdd()
{
    QStringList texts, shown;
    const std::vector<const RunField*> fields = m_form.search().fieldsToAdd();
    for (const RunField* field : fields)
        texts << fieldToAdd(*field);
    for (int i = 0; i < m_add->count(); ++i)
        shown << m_add->itemText(i);
    if (texts == shown)
        return;
    const QString typed = m_add->currentText();
    m_add->clear();
    for (qsizetype i = 0; i < texts.size(); ++i)
        m_add->addItem(texts[i], QString::fromStdString(fields[static_cast<std::size_t>(i)]->path));
    m_add->setCurrentIndex(-1);
    m_add->setEditText(typed);
}

/// Adds the field that the text names, or the only one that it is a part of.
void SearchFields::addTyped()
{
    const QString typed = m_add->currentText().trimmed();
    int index = m_add->findText(typed);
    if (index < 0 && !typed.isEmpty()) {
        const QList<QModelIndex> found =
            m_add->model()->match(m_add->model()->index(0, 0), Qt::DisplayRole, typed, 2, Qt::MatchContains);
        index = found.size() == 1 ? found.front().row() : -1;
    }
    if (index < 0)
        return;
    const std::string field = m_add->itemData(index).toString().toStdString();
    m_add->setCurrentIndex(-1);
    m_add->clearEditText();
    m_form.editSearch([&](SearchForm& search) { search.add(field); });
    m_table->scrollToBottom();
}

/// Return takes what was typed; the dialog would start the search.
bool SearchFields::eventFilter(QObject* watched, QEvent* event)
{
    if (event->type() != QEvent::KeyPress)
        return QWidget::eventFilter(watched, event);
    const int key = static_cast<QKeyEvent*>(event)->key();
    if (key != Qt::Key_Return && key != Qt::Key_Enter)
        return QWidget::eventFilter(watched, event);
    if (watched == m_add || watched == m_add->lineEdit())
        addTyped();
    for (std::size_t i = 0; i < m_goals.size(); ++i)
        if (watched == m_goals[i].series->lineEdit())
            takeGoal(i, *m_goals[i].series);
    return true;
}

void SearchFields::askFile(bool save)
{
    auto* dialog = new QFileDialog(this, save ? tr("Save the search") : tr("Read a search file"), QString(),
                                   tr("Search files (*.json)"));
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->setAcceptMode(save ? QFileDialog::AcceptSave : QFileDialog::AcceptOpen);
    dialog->setFileMode(save ? QFileDialog::AnyFile : QFileDialog::ExistingFile);
    dialog->setDefaultSuffix(QStringLiteral("json"));
    connect(dialog, &QFileDialog::fileSelected, this,
            [this, save](const QString& file) { save ? saveFile(file) : readFile(file); });
    dialog->open();
}

void SearchFields::tell(const QString& text)
{
    m_note->setText(text);
}

void SearchFields::readFile(const QString& file)
{
    m_files.read(file, SearchForm::kLargestFile,
                 [this, name = QFileInfo(file).fileName()](const Result<QByteArray>& text) {
                     if (!text.ok())
                         return tell(errorText(text.error()));
                     QString problem;
                     m_form.editSearch([&](SearchForm& search) { problem = search.read(text.value()); });
                     tell(problem.isEmpty() ? problem : tr("%1: %2", "file, problem").arg(name, problem));
                 });
}

void SearchFields::saveFile(const QString& file)
{
    m_files.write(file, m_form.search().toText(),
                  [this](const Result<void>& outcome) { tell(outcome.ok() ? QString() : errorText(outcome.error())); });
}

/// The series that the runs write, as far as their names are known.
void SearchFields::fillGoals()
{
    const std::vector<std::string> known = recordedSeries(m_form.search().base());
    for (const GoalRow& row : m_goals) {
        std::vector<std::string> shown;
        for (int i = 0; i < row.series->count(); ++i)
            shown.push_back(row.series->itemData(i).toString().toStdString());
        if (shown == known)
            continue;
        row.series->clear();
        for (const std::string& series : known)
            row.series->addItem(searchGoalTitle(series, m_form.search().base().program.has_value()),
                                QString::fromStdString(series));
    }
}

void SearchFields::refreshGoals()
{
    fillGoals();
    const std::vector<SearchGoal>& goals = m_form.search().settings().goals;
    for (std::size_t i = 0; i < m_goals.size(); ++i) {
        const GoalRow& row = m_goals[i];
        row.row->setVisible(i < goals.size());
        if (i >= goals.size())
            continue;
        const QString series = QString::fromStdString(goals[i].series);
        if (row.series->lineEdit()->isModified() && row.series->lineEdit()->hasFocus())
            continue; // somebody is typing
        row.series->setCurrentIndex(row.series->findData(series));
        if (row.series->currentIndex() < 0)
            row.series->setEditText(series);
        row.take->setCurrentIndex(static_cast<int>(goals[i].take));
        row.direction->setCurrentIndex(goals[i].maximise ? 0 : 1);
        row.remove->setVisible(goals.size() > 1);
    }
    m_addGoal->setEnabled(goals.size() < m_goals.size());
}

void SearchFields::refreshStopping()
{
    const SearchForm& search = m_form.search();
    const SearchPlan& settings = search.settings();
    m_stoppingCard->setVisible(!search.base().program); // nobody can judge a program's runs before they end
    m_stopping->setCurrentIndex(static_cast<int>(settings.stopping));
    m_rungs->setVisible(settings.stopping != SearchStopping::None);
    m_reduction->setVisible(settings.stopping == SearchStopping::Asha ||
                            settings.stopping == SearchStopping::Hyperband);
    const bool judged = settings.stopping != SearchStopping::None;
    m_rungsPane->setVisible(judged && height() >= kHeightForRungs);
    if (judged)
        m_rungsPane->refresh(m_form);
    m_forecast->refresh();
    const int epochs = search.base().training.epochs;
    const QString rungs = searchRungsText(settings, epochs);
    m_judged->setText(settings.stopping == SearchStopping::None
                          ? tr("Every run trains for all %Ln epoch(s).", nullptr, epochs)
                      : rungs.isEmpty() ? QString()
                                        : tr("Judged %1 of %2, as in New run.").arg(rungs, format::count(epochs)));
}

void SearchFields::resizeEvent(QResizeEvent* event)
{
    QWidget::resizeEvent(event);
    refreshStopping();
}

void SearchFields::refresh()
{
    const SearchForm& search = m_form.search();
    const SearchPlan& settings = search.settings();
    m_note->clear();
    m_space->setCaption(tr("%Ln field(s)", nullptr, static_cast<int>(search.rows().size())));
    m_table->refresh();
    fillAdd();
    m_save->setEnabled(search.problemTexts().isEmpty());
    for (const auto& [box, member] : m_counts) {
        const QSignalBlocker quiet(box);
        box->setValue(settings.*member);
    }
    for (const auto& [box, member] : m_hours) {
        const QSignalBlocker quiet(box);
        if (std::abs(box->value() - settings.*member) > kHoursShown)
            box->setValue(settings.*member);
    }
    {
        const QSignalBlocker quiet(m_moreSeeds);
        m_moreSeeds->setValue(settings.repeats - 1);
        m_moreSeeds->setEnabled(settings.leaders > 0);
    }
    if (m_seed->text() != QString::number(settings.seed) && !m_seed->hasFocus())
        m_seed->setUnsigned(settings.seed);
    m_sampler->setCurrentIndex(static_cast<int>(settings.sampler));
    m_startPoints->setVisible(settings.sampler == SearchSampler::Bayesian);
    refreshGoals();
    refreshStopping();
    const QString ranks = tr("%Ln rank(s) per run", nullptr, search.base().resources.ranks);
    m_place->setText(m_form.placeName().isEmpty() ? ranks : tr("%1, %2").arg(m_form.placeName(), ranks));
    m_summary->setText(search.summary());
    m_summary->setVisible(!m_summary->text().isEmpty());
}

} // namespace trainyard
