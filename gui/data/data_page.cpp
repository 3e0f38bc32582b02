// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/data/data_page.h"

#include "gui/data/catalogue_dialog.h"
#include "gui/data/catalogue_view_model.h"
#include "gui/data/data_delegates.h"
#include "gui/data/data_details.h"
#include "gui/data/data_elsewhere_dialog.h"
#include "gui/data/data_view_model.h"
#include "gui/data/prepare_dialog.h"
#include "gui/formats/format.h"
#include "gui/formats/visible_text.h"
#include "gui/parts/app_settings.h"
#include "gui/parts/page_parts.h"
#include "gui/widgets/buttons.h"
#include "gui/widgets/feedback.h"
#include "gui/widgets/icons.h"
#include "gui/widgets/label.h"

#include <QAction>
#include <QBoxLayout>
#include <QDesktopServices>
#include <QFileDialog>
#include <QFileInfo>
#include <QListView>
#include <QMenu>
#include <QSet>
#include <QStackedWidget>
#include <QUrl>

namespace trainyard {
namespace {

constexpr int kDataListWidth = 264;
const QString kSelectedDataKey = QStringLiteral("data/selected");

} // namespace

DataPage::DataPage(const Services& services, AppSettings& settings, QWidget* parent)
    : Page(parent), m_prepareService(services.prepare), m_machines(services.machines), m_settings(settings),
      m_model(new DataViewModel(services, &settings, this)),
      m_catalogue(new CatalogueViewModel(services.downloads, this))
{
    makeActions();
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(0);
    layout->addWidget(makeHeader());

    auto* full = new QWidget;
    auto* columns = new QHBoxLayout(full);
    columns->setContentsMargins(12, 0, 12, 12);
    columns->setSpacing(8);
    columns->addWidget(makeList());
    m_details = new DataDetails(m_model);
    columns->addWidget(m_details, 1);
    auto* empty = new EmptyState(
        QStringLiteral("data"), tr("No data sets yet"),
        tr("A data set is a folder of images with one folder a class, IDX files like MNIST's, CIFAR batches, a CSV "
           "list, TFRecord or HDF5 files. It is read in place; nothing is copied."),
        tr("Add a folder…"));
    connect(empty, &EmptyState::actionTriggered, this, &DataPage::chooseFolder);
    m_stack = new QStackedWidget;
    m_stack->addWidget(full);
    m_stack->addWidget(empty);
    layout->addWidget(m_stack, 1);

    connect(m_catalogue, &CatalogueViewModel::downloaded, this,
            [this](const QString& id, const QString& name, const QString& path) {
                m_model->add(path, name, id);
                emit noticed(tr("%1 was downloaded").arg(name), {});
            });
    connect(m_details, &DataDetails::newRunRequested, this, &DataPage::newRunWithSelected);
    connect(m_details, &DataDetails::inspectRequested, this, &DataPage::inspectSelected);
    connect(m_details, &DataDetails::prepareRequested, this, &DataPage::prepareSelected);
    connect(m_details, &DataDetails::folderRequested, this, &DataPage::openFolder);
    connect(m_model, &DataViewModel::listChanged, this, &DataPage::showList);
    connect(m_model, &DataViewModel::activityChanged, this, &DataPage::showList);
    connect(m_model, &DataViewModel::selectionChanged, this, &DataPage::followSelection);
    connect(m_model, &DataViewModel::selectionChanged, this, &DataPage::allowActions);
    connect(m_model, &DataViewModel::undoOffered, this,
            [this](const QString& text) { emit noticed(text, [this] { m_model->undo(); }); });
    connect(m_model, &DataViewModel::prepared, this, [this](const QString& text) { emit noticed(text, {}); });
    connect(m_model, &DataViewModel::failed, this, [this](const QString& text) { emit noticed(text, {}); });
    m_model->select(m_settings.state(kSelectedDataKey, 0).toLongLong());
    m_model->setActive(false);
    showList();
}

DataPage::~DataPage() = default;

QWidget* DataPage::makeHeader()
{
    const auto [header, row] = makePageHeader(title());
    m_count = new Label({}, FontRole::Small, Token::T2);
    auto* add = makeButton(tr("Add"), QStringLiteral("plus"));
    add->setObjectName(QStringLiteral("addData"));
    add->setToolTip(tr("Adds an existing data set on this machine or another one; it stays where it is"));
    auto* menu = new QMenu(add);
    menu->addAction(themedIcon(QStringLiteral("folder")), tr("A folder…"), this, &DataPage::chooseFolder);
    menu->addAction(tr("A file or list…"), this, &DataPage::chooseFile);
    if (m_machines)
        menu->addAction(themedIcon(QStringLiteral("machines")), tr("On another machine…"), this,
                        &DataPage::chooseElsewhere);
    add->setMenu(menu);
    row->addSpacing(4);
    row->addWidget(m_count);
    auto* download = makeButton(tr("Download…"), QStringLiteral("save"));
    download->setToolTip(tr("Well-known data sets: MNIST, CIFAR and others"));
    connect(download, &QPushButton::clicked, this, &DataPage::showCatalogue);
    row->addStretch(1);
    row->addWidget(download);
    row->addWidget(add);
    return header;
}

QWidget* DataPage::makeList()
{
    m_list = new QListView;
    showListCards(m_list, m_model->dataSets(), new DataSetDelegate, tr("Data sets"));
    m_list->setEditTriggers(QAbstractItemView::EditKeyPressed);
    m_list->setContextMenuPolicy(Qt::CustomContextMenu);
    m_list->addActions({m_newRun, m_inspect, m_prepare, m_rename, m_remove, m_open});
    connect(m_list, &QWidget::customContextMenuRequested, this, &DataPage::showContextMenu);
    connect(m_list->selectionModel(), &QItemSelectionModel::currentChanged, this, [this](const QModelIndex& current) {
        if (current.isValid())
            m_model->select(current.data(DataSetsModel::KeyRole).toLongLong());
    });
    connect(m_model->dataSets(), &DataSetsModel::renamed, m_model, &DataViewModel::rename);
    connect(m_model->dataSets(), &QAbstractItemModel::modelReset, this, &DataPage::followSelection);
    QFrame* card = makeFrame(m_list);
    card->setFixedWidth(kDataListWidth);
    return card;
}

QAction* DataPage::addDataAction(const QString& text, const QString& icon, const QKeySequence& key,
                                 void (DataPage::*act)())
{
    QAction* action = makeListAction(text, icon, this);
    action->setShortcut(key);
    connect(action, &QAction::triggered, this, act);
    return action;
}

void DataPage::makeActions()
{
    m_newRun = addDataAction(tr("New run with this data"), QStringLiteral("new"), QKeySequence(Qt::Key_Return),
                             &DataPage::newRunWithSelected);
    m_inspect = addDataAction(tr("Inspect again"), QStringLiteral("refresh"), QKeySequence(Qt::Key_F5),
                              &DataPage::inspectSelected);
    m_prepare = addDataAction(tr("Prepare…"), QStringLiteral("bolt"), {}, &DataPage::prepareSelected);
    m_rename = addDataAction(tr("Rename"), {}, QKeySequence(Qt::Key_F2), &DataPage::renameSelected);
    m_remove = addDataAction(tr("Remove from the list"), QStringLiteral("x"), QKeySequence(Qt::Key_Delete),
                             &DataPage::removeSelected);
    m_open = addDataAction(tr("Open folder"), QStringLiteral("folder"), {}, &DataPage::openFolder);
}

void DataPage::showList()
{
    const int count = m_model->dataSets()->rowCount();
    m_stack->setCurrentIndex(m_model->answered() && count == 0 ? 1 : 0);
    m_details->setVisible(m_model->selectedRow() != nullptr);
    m_count->setText(count == 0 ? QString() : tr("%Ln data set(s)", nullptr, count));
    allowActions();
    QSet<QString> origins;
    for (const DataSetRow& one : m_model->dataSets()->rows())
        origins.insert(QString::fromStdString(one.origin));
    m_catalogue->setPresent(origins);
    followSelection();
}

/// What the menu and the keys of the list can do with the selected data set.
void DataPage::allowActions()
{
    const DataSetRow* row = m_model->selectedRow();
    m_newRun->setEnabled(row && row->inspectedAt > 0);
    m_prepare->setEnabled(m_model->canPrepare(m_model->selected()));
    for (QAction* action : {m_inspect, m_rename})
        action->setEnabled(row != nullptr);
    m_remove->setEnabled(row && !DataViewModel::isOnlyUsed(*row));
    m_open->setEnabled(row && DataViewModel::isHere(*row));
}

void DataPage::followSelection()
{
    const int row = m_model->dataSets()->rowOf(m_model->selected());
    const QModelIndex index = row < 0 ? QModelIndex() : m_model->dataSets()->index(row);
    if (m_list->currentIndex() != index)
        m_list->setCurrentIndex(index);
    m_details->setVisible(row >= 0);
    if (row >= 0)
        m_settings.setState(kSelectedDataKey, m_model->selected());
}

void DataPage::showContextMenu(const QPoint& place)
{
    if (!m_model->selectedRow())
        return;
    auto* menu = new QMenu(this);
    menu->setAttribute(Qt::WA_DeleteOnClose);
    menu->addActions({m_newRun, m_inspect, m_prepare});
    menu->addSeparator();
    menu->addActions({m_open, m_rename});
    menu->addSeparator();
    menu->addAction(m_remove);
    menu->popup(m_list->viewport()->mapToGlobal(place));
}

void DataPage::chooseFolder()
{
    // Not modal and never waited for: a slow network folder blocks only the dialog.
    auto* dialog = new QFileDialog(this, tr("Folder of the data set"));
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->setFileMode(QFileDialog::Directory);
    dialog->setOption(QFileDialog::ShowDirsOnly);
    connect(dialog, &QFileDialog::fileSelected, this, [this](const QString& path) { m_model->add(path); });
    dialog->open();
}

void DataPage::chooseFile()
{
    auto* dialog = new QFileDialog(this, tr("File or list of the data set"), {},
                                   tr("Data sets (*.csv *.txt *.tfrecord *.tfrecords *.h5 *.hdf5 *.bin *.tar *.tar.gz "
                                      "*.tgz);;All files (*)"));
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->setFileMode(QFileDialog::ExistingFile);
    connect(dialog, &QFileDialog::fileSelected, this, [this](const QString& path) { m_model->add(path); });
    dialog->open();
}

void DataPage::chooseElsewhere()
{
    auto* dialog = new DataElsewhereDialog(*m_machines, this);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    connect(dialog, &DataElsewhereDialog::chosen, this,
            [this](const QString& machine, const QString& path) { m_model->add(path, {}, {}, machine); });
    dialog->open();
}

void DataPage::showCatalogue()
{
    auto* dialog = new CatalogueDialog(m_catalogue, this);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->open();
}

void DataPage::newRunWithSelected()
{
    if (const DataSetRow* row = m_model->selectedRow(); row && row->inspectedAt > 0)
        emit newRunWithDataRequested(row->data, QString::fromStdString(row->machine));
}

void DataPage::inspectSelected()
{
    m_model->inspect(m_model->selected());
}

void DataPage::prepareSelected()
{
    const qint64 key = m_model->selected();
    const DataSetRow* row = m_model->selectedRow();
    if (!row || !m_model->canPrepare(key))
        return;
    auto* dialog =
        new PrepareDialog(m_prepareService, format::visible(row->name), row->machine, row->data, row->unreadable, this);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    connect(dialog, &QDialog::accepted, this, [this, dialog, key] { m_model->prepare(key, dialog->model().data()); });
    dialog->open();
}

void DataPage::renameSelected()
{
    m_list->edit(m_list->currentIndex());
}

void DataPage::removeSelected()
{
    m_model->remove(m_model->selected());
}

void DataPage::openFolder()
{
    if (const DataSetRow* row = m_model->selectedRow(); row && DataViewModel::isHere(*row)) {
        const QFileInfo info(QString::fromStdString(row->data.path));
        QDesktopServices::openUrl(QUrl::fromLocalFile(info.suffix().isEmpty() ? info.filePath() : info.path()));
    }
}

void DataPage::activated()
{
    m_model->setActive(true);
    m_list->setFocus();
}

void DataPage::deactivated()
{
    m_model->setActive(false);
}

} // namespace trainyard
