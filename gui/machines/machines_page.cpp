// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/machines/machines_page.h"

#include "gui/formats/format.h"
#include "gui/formats/visible_text.h"
#include "gui/machines/engine_there_card.h"
#include "gui/machines/fact_grid.h"
#include "gui/machines/login_desk.h"
#include "gui/machines/machine_delegates.h"
#include "gui/machines/machine_dialog.h"
#include "gui/machines/machine_header_card.h"
#include "gui/machines/machine_jobs_card.h"
#include "gui/machines/machine_side_cards.h"
#include "gui/machines/machines_view_model.h"
#include "gui/machines/template_dialog.h"
#include "gui/parts/app_settings.h"
#include "gui/parts/column_widths.h"
#include "gui/parts/page_parts.h"
#include "gui/services/terminal.h"
#include "gui/widgets/buttons.h"
#include "gui/widgets/label.h"
#include "gui/widgets/plain_widget.h"
#include "gui/widgets/scrolled.h"
#include "gui/widgets/segmented_control.h"

#include <QBoxLayout>
#include <QHeaderView>
#include <QListView>
#include <QMessageBox>
#include <QPushButton>
#include <QScrollArea>
#include <QStackedWidget>
#include <QTableView>

namespace trainyard {
namespace {

constexpr int kMachineListWidth = 248;
constexpr int kNarrowList = 184;
constexpr int kLeastSide = 232;
constexpr int kMostSide = 300;
constexpr int kMachineRowHeight = 26;
const QString kSelectedMachineKey = QStringLiteral("machines/selected");
enum QueuePage { kPartitions, kLimits, kGpus, kNothing };

} // namespace

MachinesPage::MachinesPage(const Services& services, AppSettings& settings, QWidget* parent, Keychain* keychain)
    : Page(parent), m_settings(settings), m_model(new MachinesViewModel(services, this))
{
    m_desk = new LoginDesk(services.machines, keychain ? keychain : new Keychain(this), &settings, this);
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(0);
    layout->addWidget(makeHeader());
    auto* columns = new QHBoxLayout;
    columns->setContentsMargins(12, 0, 12, 12);
    columns->setSpacing(8);
    columns->addWidget(makeList());
    columns->addWidget(makeCenter(), 1);
    layout->addLayout(columns, 1);

    connect(m_model, &MachinesViewModel::listChanged, this, &MachinesPage::showList);
    connect(m_model, &MachinesViewModel::selectionChanged, this, [this] {
        m_settings.setState(kSelectedMachineKey, m_model->selected());
        showList();
        showQueue();
        if (m_model->selected() == m_testWhenSaved) {
            m_testWhenSaved.clear();
            m_model->test();
        }
    });
    connect(m_model, &MachinesViewModel::stateChanged, this, &MachinesPage::showQueue);
    connect(m_model, &MachinesViewModel::removalAsked, this, &MachinesPage::askRemoval);
    connect(m_model, &MachinesViewModel::undoOffered, this,
            [this](const QString& text) { emit noticed(text, [this] { m_model->undoRemoval(); }); });
    connect(m_model, &MachinesViewModel::noticed, this, [this](const QString& text) { emit noticed(text, {}); });
    connect(m_model, &MachinesViewModel::failed, this, [this](const QString& text) { emit noticed(text, {}); });
    // The machine list is loaded on its own thread; the previous selection is restored when it arrives.
    connect(m_model->book(), &MachineBook::changed, this, [this, first = true]() mutable {
        if (std::exchange(first, false))
            m_model->select(m_settings.state(kSelectedMachineKey).toString());
    });
    m_model->select(m_settings.state(kSelectedMachineKey).toString());
    showList();
    showQueue();
}

MachinesPage::~MachinesPage() = default;

QString MachinesPage::badge() const
{
    return m_model->badge();
}

QWidget* MachinesPage::makeHeader()
{
    const auto [header, row] = makePageHeader(title());
    m_caption = new Label({}, FontRole::Small, Token::T2);
    auto* refresh = makeButton(tr("Refresh"), QStringLiteral("refresh"));
    refresh->setShortcut(QKeySequence(Qt::Key_F5));
    refresh->setToolTip(tooltipWithShortcut(tr("Query the machine now"), QKeySequence(Qt::Key_F5)));
    connect(refresh, &QPushButton::clicked, m_model, &MachinesViewModel::refresh);
    auto* add = makeButton(tr("Add machine…"), QStringLiteral("plus"), ButtonKind::Primary);
    add->setObjectName(QStringLiteral("add"));
    connect(add, &QPushButton::clicked, this, &MachinesPage::addMachine);
    row->addSpacing(4);
    row->addWidget(m_caption);
    row->addStretch(1);
    row->addWidget(refresh);
    row->addWidget(add);
    return header;
}

QWidget* MachinesPage::makeList()
{
    m_list = new QListView;
    showListCards(m_list, m_model->machines(), new MachineDelegate, tr("Machines"));
    m_list->setEditTriggers(QAbstractItemView::NoEditTriggers);
    connect(m_list->selectionModel(), &QItemSelectionModel::currentChanged, this, [this](const QModelIndex& current) {
        if (current.isValid())
            m_model->select(current.data(MachinesModel::IdRole).toString());
    });
    connect(m_model->machines(), &QAbstractItemModel::modelReset, this, &MachinesPage::showList);
    QFrame* card = makeFrame(m_list);
    card->setMinimumWidth(kNarrowList);
    card->setMaximumWidth(kMachineListWidth);
    return card;
}

QWidget* MachinesPage::makeCenter()
{
    const auto [center, column] = makePlainWidget<QVBoxLayout>(8);
    auto* top = new QHBoxLayout;
    top->setSpacing(8);
    auto* left = new QVBoxLayout;
    left->setSpacing(8);
    auto* card = new MachineHeaderCard(m_model);
    connect(card, &MachineHeaderCard::terminalRequested, this, [this] { openTerminalThere({}); });
    connect(card, &MachineHeaderCard::editRequested, this, &MachinesPage::editMachine);
    connect(card, &MachineHeaderCard::templateRequested, this, &MachinesPage::editTemplate);
    connect(card, &MachineHeaderCard::removeRequested, m_model, &MachinesViewModel::removeSelected);
    card->setForgettable([this] { return !m_desk->kept().isEmpty(); });
    connect(card, &MachineHeaderCard::forgetRequested, this, [this] {
        m_desk->forgetAll();
        emit noticed(tr("The keychain no longer has passwords of machines"), {});
    });
    left->addWidget(card);
    left->addWidget(makeQueue(), 1);
    top->addLayout(left, 5);
    top->addWidget(makeSide(), 2);
    column->addLayout(top, 5);
    auto* jobs = new MachineJobsCard(m_model);
    connect(jobs, &MachineJobsCard::runRequested, this, [this](const QString& runId) {
        if (!runId.isEmpty())
            emit openRunRequested(runId);
    });
    connect(jobs, &MachineJobsCard::terminalRequested, this, &MachinesPage::openTerminalThere);
    column->addWidget(jobs, 4);
    return center;
}

QTableView* MachinesPage::makePartitions()
{
    auto* table = new QTableView;
    table->setModel(m_model->partitions());
    table->setItemDelegate(new MachineCellDelegate(PartitionsModel::Free, -1, table));
    showRows(table, kMachineRowHeight);
    table->setSelectionMode(QAbstractItemView::NoSelection);
    table->setAccessibleName(tr("Partitions"));
    const int widths[] = {84, 108, 138, 54, 46, 122, 92, 48};
    setColumnWidths(*table, widths);
    table->horizontalHeader()->setStretchLastSection(true);
    return table;
}

QWidget* MachinesPage::makeQueue()
{
    auto* card = new Card({}, {}, 40);
    card->body()->setContentsMargins(0, 0, 0, 0);
    m_queueChoice = new SegmentedControl;
    m_queueChoice->addSegment(tr("Partitions"));
    m_queueChoice->addSegment(tr("Limits"), tr("Accounts, quality of service and quota"));
    m_queueChoice->setExpanding(false);
    m_queueChoice->setCurrentIndex(0);
    m_queueChoice->setAccessibleName(tr("Resources of the cluster"));
    connect(m_queueChoice, &SegmentedControl::currentChanged, this, &MachinesPage::showQueue);
    card->setTitle(tr("Resources"));
    card->addHeaderWidget(m_queueChoice);
    const auto padded = [](QWidget* widget) {
        auto* around = new QWidget;
        auto* layout = new QVBoxLayout(around);
        layout->setContentsMargins(12, 4, 12, 10);
        layout->addWidget(widget);
        layout->addStretch(1);
        return around;
    };
    m_limits = new FactGrid(true);
    m_gpus = new FactGrid(false);
    m_nothing = new Label({}, FontRole::Small, Token::T3);
    m_nothing->setWordWrap(true);
    m_queue = new QStackedWidget;
    m_queue->addWidget(makePartitions());
    m_queue->addWidget(makeScrolledText(padded(m_limits), tr("Limits")));
    m_queue->addWidget(makeScrolledText(padded(m_gpus), tr("Resources")));
    m_queue->addWidget(padded(m_nothing));
    card->body()->addWidget(m_queue, 1);
    return card;
}

QWidget* MachinesPage::makeSide()
{
    const auto [inside, column] = makePlainWidget<QVBoxLayout>(8);
    auto* engine = new EngineThereCard(m_model->hub());
    const auto show = [this, engine] { engine->setMachine(m_model->selected()); };
    connect(m_model, &MachinesViewModel::selectionChanged, engine, show);
    connect(engine, &EngineThereCard::engineChanged, m_model, &MachinesViewModel::engineChanged);
    show();
    column->addWidget(engine);
    column->addWidget(new MachineTrialCard(m_model), 1);
    QScrollArea* area = makeScrolledColumn(inside, kLeastSide); // the German buttons are wider
    area->setMaximumWidth(kMostSide);
    return area;
}

void MachinesPage::showList()
{
    const int row = m_model->machines()->rowOf(m_model->selected());
    const QModelIndex index = row < 0 ? QModelIndex() : m_model->machines()->index(row);
    if (m_list->currentIndex() != index)
        m_list->setCurrentIndex(index);
    emit badgeChanged();
}

void MachinesPage::showQueue()
{
    const MachineView& view = m_model->view();
    const bool cluster = m_model->entry() && abilitiesOf(*m_model->entry()).cluster;
    m_queueChoice->setVisible(cluster && view.cluster);
    m_caption->setText(view.jobsAt > 0.0 ? tr("seen at %1").arg(format::clockSeconds(view.jobsAt)) : QString());
    if (view.cluster) {
        m_limits->setFacts(m_model->limits());
        m_queue->setCurrentIndex(m_queueChoice->currentIndex() == 0 ? kPartitions : kLimits);
    } else if (!view.gpus.empty()) {
        QList<MachinesViewModel::Fact> facts;
        for (const SeenGpu& gpu : view.gpus) {
            const QString load = gpu.utilization < 0 ? QString() : tr("%1 % busy · ").arg(gpu.utilization);
            const QString heat = gpu.temperature < 0 ? QString() : tr(" · %1 °C").arg(gpu.temperature);
            facts << MachinesViewModel::Fact{tr("GPU %1").arg(gpu.index),
                                             tr("%1 · %2%3 of %4%5")
                                                 .arg(QString::fromStdString(gpu.name), load,
                                                      format::bytes(gpu.memoryUsed << 20),
                                                      format::bytes(gpu.memory << 20), heat)};
        }
        m_gpus->setFacts(facts);
        m_queue->setCurrentIndex(kGpus);
    } else {
        m_nothing->setText(view.jobsAt <= 0.0
                               ? tr("Nothing is known about it yet. Connect to see its partitions, nodes and limits.")
                           : cluster ? tr("The cluster did not report any partitions.")
                                     : tr("Its driver reports no GPU; runs use its %1.").arg(coresText(view.cores)));
        m_queue->setCurrentIndex(kNothing);
    }
}

void MachinesPage::addMachine()
{
    MachineEntry entry;
    entry.scheduler = SchedulerKind::Slurm;
    auto* dialog = new MachineDialog(entry, this);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    connect(dialog, &MachineDialog::saved, this, [this](const MachineEntry& saved) {
        m_testWhenSaved = QString::fromStdString(saved.id);
        m_model->save(saved);
    });
    dialog->open();
}

void MachinesPage::editMachine()
{
    if (!m_model->entry() || m_model->isLocal())
        return;
    auto* dialog = new MachineDialog(*m_model->entry(), this);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    connect(dialog, &MachineDialog::saved, m_model, &MachinesViewModel::save);
    dialog->open();
}

void MachinesPage::askRemoval(const QString& machineId, const QStringList& runs)
{
    constexpr qsizetype kMostNames = 5;
    QString names = format::visible(runs.mid(0, kMostNames).join(QStringLiteral(", ")));
    if (runs.size() > kMostNames)
        names += QStringLiteral(", …");
    auto* box = new QMessageBox(QMessageBox::NoIcon, tr("Remove machine"),
                                tr("Remove %1 from the list?").arg(format::visible(m_model->book()->name(machineId))),
                                QMessageBox::Cancel, this);
    box->setTextFormat(Qt::PlainText);
    box->setInformativeText(tr("These runs there are not over: %1. Their jobs continue, but Trainyard does not follow "
                               "them until you add the machine again.")
                                .arg(names));
    QPushButton* remove = box->addButton(tr("Remove"), QMessageBox::AcceptRole);
    box->setDefaultButton(QMessageBox::Cancel);
    box->setAttribute(Qt::WA_DeleteOnClose);
    connect(remove, &QPushButton::clicked, m_model, [this, machineId] { m_model->remove(machineId); });
    box->open();
}

void MachinesPage::editTemplate()
{
    if (!m_model->entry())
        return;
    auto* dialog = new TemplateDialog(*m_model->entry(), m_model->status().places, m_model->view().cluster, this);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    connect(dialog, &TemplateDialog::saved, m_model, &MachinesViewModel::save);
    dialog->open();
}

void MachinesPage::openTerminalThere(const QString& jobId)
{
    if (!m_model->entry())
        return;
    const QStringList command = terminalCommand(*m_model->entry(), jobId);
    if (!openTerminal(command))
        emit noticed(tr("No terminal program was found. Run: %1").arg(command.join(QLatin1Char(' '))), {});
}

void MachinesPage::activated()
{
    m_model->setActive(true);
    m_list->setFocus();
}

void MachinesPage::deactivated()
{
    m_model->setActive(false);
}

} // namespace trainyard
