// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/machines/machine_jobs_card.h"

#include "gui/machines/machine_delegates.h"
#include "gui/parts/column_widths.h"
#include "gui/parts/page_parts.h"
#include "gui/widgets/buttons.h"
#include "gui/widgets/feedback.h"

#include <QAction>
#include <QBoxLayout>
#include <QCheckBox>
#include <QHeaderView>
#include <QInputDialog>
#include <QMenu>
#include <QMessageBox>
#include <QPushButton>
#include <QTableView>

#include <algorithm>

namespace trainyard {
namespace {

constexpr int kJobRowHeight = 26;
constexpr int kBesideText = 2 * kCellPadding - 4; // in a cell, beyond what the delegate counts
constexpr int kWidestJobColumn = 150;             // of those that grow with their texts
constexpr int kJobStateIcon = 24;

} // namespace

MachineJobsCard::MachineJobsCard(MachinesViewModel* model, QWidget* parent)
    : Card(tr("My jobs"), {}, 40, parent), m_model(model), m_table(makeTable()),
      m_empty(new EmptyState(QStringLiteral("runs"), tr("No jobs on this machine"), {})),
      m_finished(new QCheckBox(tr("Show finished"))),
      m_cancelButton(makeButton(tr("Cancel job"), QStringLiteral("x"), ButtonKind::Danger))
{
    m_open = addJobAction(tr("Show the run"), QStringLiteral("live"), QKeySequence(Qt::Key_Return), [this] {
        for (const QString& id : selectedIds())
            if (const int row = m_model->jobs()->rowOf(id); row >= 0)
                emit runRequested(m_model->jobs()->runIdOf(m_model->jobs()->job(row)));
    });
    m_hold =
        addJobAction(tr("Hold"), QStringLiteral("pause"), {}, [this] { m_model->act(JobAct::Hold, selectedIds()); });
    m_release = addJobAction(tr("Release"), QStringLiteral("running"), {},
                             [this] { m_model->act(JobAct::Release, selectedIds()); });
    m_requeue = addJobAction(tr("Put back in the queue"), QStringLiteral("refresh"), {},
                             [this] { m_model->act(JobAct::Requeue, selectedIds()); });
    m_save = addJobAction(tr("Save now"), QStringLiteral("checkpoint"), {},
                          [this] { m_model->act(JobAct::Save, selectedIds()); });
    m_extend = addJobAction(tr("Extend time…"), QStringLiteral("queued"), {}, [this] { askForTime(); });
    m_terminal = addJobAction(tr("Terminal on its node"), QStringLiteral("terminal"), {}, [this] {
        if (const QStringList ids = selectedIds(); !ids.isEmpty())
            emit terminalRequested(ids.front());
    });
    m_cancel =
        addJobAction(tr("Cancel job"), QStringLiteral("x"), QKeySequence(Qt::Key_Delete), [this] { confirmCancel(); });
    m_finished->setToolTip(tr("Also show jobs that ended within the last day"));
    m_cancelButton->setFixedHeight(24);
    m_cancelButton->setObjectName(QStringLiteral("cancelJob"));
    auto* hold = makeButton(tr("Hold"), QStringLiteral("pause"));
    auto* release = makeButton(tr("Release"), QStringLiteral("running"));
    for (const auto& [button, action] :
         std::initializer_list<std::pair<QPushButton*, QAction*>>{{hold, m_hold}, {release, m_release}}) {
        button->setFixedHeight(24);
        connect(button, &QPushButton::clicked, action, &QAction::trigger);
        connect(action, &QAction::changed, button,
                [button = button, action = action] { button->setEnabled(action->isEnabled()); });
    }
    for (QWidget* widget : std::initializer_list<QWidget*>{m_finished, hold, release, m_cancelButton})
        addHeaderWidget(widget);
    body()->setContentsMargins(0, 0, 0, 0);
    body()->addWidget(m_table, 1);
    body()->addWidget(m_empty, 1);

    connect(m_finished, &QCheckBox::toggled, model, &MachinesViewModel::setFinishedShown);
    connect(m_cancelButton, &QPushButton::clicked, m_cancel, &QAction::trigger);
    connect(model, &MachinesViewModel::selectionChanged, this, &MachineJobsCard::refresh);
    connect(model, &MachinesViewModel::stateChanged, this, &MachineJobsCard::refresh);
    refresh();
}

QTableView* MachineJobsCard::makeTable()
{
    auto* table = new QTableView;
    OwnJobsModel* jobs = m_model->jobs();
    table->setModel(jobs);
    table->setItemDelegate(new MachineCellDelegate(-1, OwnJobsModel::State, table));
    showRows(table, kJobRowHeight);
    table->setSelectionBehavior(QAbstractItemView::SelectRows);
    table->setSelectionMode(QAbstractItemView::ExtendedSelection);
    table->setHorizontalScrollMode(QAbstractItemView::ScrollPerPixel);
    table->setAccessibleName(tr("My jobs"));
    table->setContextMenuPolicy(Qt::CustomContextMenu);
    QHeaderView* header = table->horizontalHeader();
    const int widths[] = {104, 140, 100, 72, 48, 70, 70, 160, 92, 96};
    header->setMinimumSectionSize(40);
    setColumnWidths(*table, widths);
    header->setSectionResizeMode(OwnJobsModel::Reason, QHeaderView::Stretch);
    const auto fit = [table] {                  // a column that a person has made wider stays
        const QAbstractItemView* cells = table; // whose hints are public
        for (const int column :
             {int(OwnJobsModel::Job), int(OwnJobsModel::State), int(OwnJobsModel::Start), int(OwnJobsModel::End)})
            table->setColumnWidth(column,
                                  std::max(table->columnWidth(column),
                                           std::min(cells->sizeHintForColumn(column) +
                                                        (column == OwnJobsModel::State ? kJobStateIcon : kBesideText),
                                                    kWidestJobColumn)));
    };
    connect(jobs, &QAbstractItemModel::modelReset, table, fit);
    connect(jobs, &QAbstractItemModel::dataChanged, table, fit);
    connect(table, &QTableView::customContextMenuRequested, this, &MachineJobsCard::showMenu);
    connect(table, &QTableView::doubleClicked, this, [this] { m_open->trigger(); });
    connect(table->selectionModel(), &QItemSelectionModel::selectionChanged, this, &MachineJobsCard::refresh);
    connect(jobs, &QAbstractItemModel::modelAboutToBeReset, this, [this] { m_keptId = selectedIds().value(0); });
    connect(jobs, &QAbstractItemModel::modelReset, this, [this, table] {
        if (const int row = m_model->jobs()->rowOf(m_keptId); row >= 0)
            table->selectRow(row);
    });
    return table;
}

QAction* MachineJobsCard::addJobAction(const QString& text, const QString& icon, const QKeySequence& key,
                                       const std::function<void()>& act)
{
    QAction* action = makeListAction(text, icon, m_table);
    action->setShortcut(key);
    connect(action, &QAction::triggered, this, act);
    m_table->addAction(action);
    return action;
}

QStringList MachineJobsCard::selectedIds() const
{
    QStringList ids;
    if (m_table->selectionModel())
        for (const QModelIndex& index : m_table->selectionModel()->selectedRows())
            ids << QString::fromStdString(m_model->jobs()->job(index.row()).id);
    return ids;
}

void MachineJobsCard::refresh()
{
    setCaption(m_model->jobsCaption());
    const MachineView& view = m_model->view();
    const bool any = !m_model->jobs()->jobs().empty();
    m_table->setVisible(any);
    m_empty->setVisible(!any);
    if (!any) {
        const bool seen = view.jobsAt > 0.0;
        m_empty->setTexts(seen ? tr("No jobs on this machine") : tr("Nothing known yet"),
                          seen ? tr("Jobs that you start on this machine appear here with their state and the reason "
                                    "for waiting.")
                               : tr("Connect to the machine to see your jobs."));
    }
    const QStringList ids = selectedIds();
    const auto may = [&](JobAct act) {
        return std::any_of(ids.begin(), ids.end(), [&](const QString& id) {
            const int row = m_model->jobs()->rowOf(id);
            return row >= 0 && m_model->canAct(act, m_model->jobs()->job(row));
        });
    };
    m_cancel->setEnabled(may(JobAct::Cancel));
    m_cancelButton->setEnabled(m_cancel->isEnabled());
    m_hold->setEnabled(may(JobAct::Hold));
    m_release->setEnabled(may(JobAct::Release));
    m_requeue->setEnabled(may(JobAct::Requeue));
    m_save->setEnabled(may(JobAct::Save));
    m_extend->setEnabled(ids.size() == 1 && may(JobAct::Extend));
    const int row = ids.size() == 1 ? m_model->jobs()->rowOf(ids.front()) : -1;
    m_open->setEnabled(row >= 0 && !m_model->jobs()->runIdOf(m_model->jobs()->job(row)).isEmpty());
    m_terminal->setEnabled(row >= 0 && m_model->jobs()->job(row).state == JobState::Running &&
                           abilitiesOf(*m_model->entry()).cluster);
}

void MachineJobsCard::showMenu(const QPoint& place)
{
    if (selectedIds().isEmpty())
        return;
    auto* menu = new QMenu(this);
    menu->setAttribute(Qt::WA_DeleteOnClose);
    menu->addAction(m_open);
    menu->addSeparator();
    menu->addActions({m_hold, m_release, m_requeue, m_save, m_extend, m_terminal});
    menu->addSeparator();
    menu->addAction(m_cancel);
    menu->popup(m_table->viewport()->mapToGlobal(place));
}

void MachineJobsCard::askForTime()
{
    const QString id = selectedIds().value(0);
    const int row = m_model->jobs()->rowOf(id);
    if (row < 0)
        return;
    auto* dialog = new QInputDialog(window());
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->setObjectName(QStringLiteral("extendTime"));
    dialog->setWindowTitle(tr("Extend time"));
    dialog->setInputMode(QInputDialog::DoubleInput);
    dialog->setLabelText(tr("The run saves a checkpoint and stops, and a new job continues it with this time limit in "
                            "hours:"));
    dialog->setDoubleDecimals(1);
    dialog->setDoubleRange(0.1, 24.0 * 60.0);
    dialog->setDoubleValue(m_model->jobs()->job(row).limit / 3600.0);
    connect(dialog, &QInputDialog::doubleValueSelected, this,
            [this, id](double hours) { m_model->extend(id, hours * 3600.0); });
    dialog->open();
}

void MachineJobsCard::confirmCancel()
{
    const QStringList ids = selectedIds();
    if (ids.isEmpty())
        return;
    auto* box =
        new QMessageBox(QMessageBox::Question, tr("Cancel jobs"),
                        ids.size() == 1 ? tr("Cancel job %1?").arg(ids.front()) : tr("Cancel %1 jobs?").arg(ids.size()),
                        QMessageBox::NoButton, window());
    box->setObjectName(QStringLiteral("cancelJobs"));
    box->setAttribute(Qt::WA_DeleteOnClose);
    box->setInformativeText(tr("A run's saved checkpoints are kept; it can be resumed from the last one."));
    QPushButton* yes = box->addButton(tr("Cancel job"), QMessageBox::DestructiveRole);
    box->setDefaultButton(box->addButton(tr("Keep it"), QMessageBox::RejectRole));
    connect(yes, &QPushButton::clicked, this, [this, ids] { m_model->act(JobAct::Cancel, ids); });
    box->open();
}

} // namespace trainyard
