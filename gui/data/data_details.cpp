// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/data/data_details.h"

#include "gui/data/data_delegates.h"
#include "gui/data/data_facts.h"
#include "gui/data/data_set_text.h"
#include "gui/data/data_view_model.h"
#include "gui/formats/format.h"
#include "gui/formats/reason_text.h"
#include "gui/formats/visible_text.h"
#include "gui/parts/page_parts.h"
#include "gui/widgets/buttons.h"
#include "gui/widgets/card.h"
#include "gui/widgets/feedback.h"
#include "gui/widgets/label.h"
#include "gui/widgets/segmented_control.h"
#include "gui/widgets/thumbnail_grid.h"

#include <QBoxLayout>
#include <QGridLayout>
#include <QHeaderView>
#include <QSortFilterProxyModel>
#include <QTableView>

namespace trainyard {
namespace {

constexpr int kDetailRowHeight = 26;
constexpr int kLongestName = 230; // pixels
constexpr int kNameRoom = 90;     // minimum width of the data set's name

/// Shows its whole text or none of it: the beginning of a date tells nothing.
class WholeLabel : public ElidedLabel {
public:
    using ElidedLabel::ElidedLabel;

protected:
    void paintEvent(QPaintEvent* event) override
    {
        if (fontMetrics().horizontalAdvance(text()) <= width())
            ElidedLabel::paintEvent(event);
    }
};

QTableView* makeTable(QAbstractItemModel* model, const QString& name, bool sortable)
{
    auto* table = new QTableView;
    showRows(table, kDetailRowHeight);
    table->setSelectionBehavior(QAbstractItemView::SelectRows);
    table->setEditTriggers(QAbstractItemView::NoEditTriggers);
    table->setVerticalScrollMode(QAbstractItemView::ScrollPerPixel);
    table->setTextElideMode(Qt::ElideMiddle);
    table->setAccessibleName(name);
    table->setItemDelegate(new CountBarDelegate(table));
    table->verticalHeader()->setSectionResizeMode(QHeaderView::Fixed);
    table->horizontalHeader()->setSectionResizeMode(QHeaderView::Stretch);
    if (sortable) {
        auto* sorted = new QSortFilterProxyModel(table);
        sorted->setSortRole(InspectionTable::SortRole);
        sorted->setSourceModel(model);
        table->setModel(sorted);
        table->setSortingEnabled(true);
        table->sortByColumn(-1, Qt::AscendingOrder);
    } else {
        table->setModel(model);
    }
    return table;
}

/// A card whose table reaches its border.
Card* makeTableCard(const QString& title, QWidget* table)
{
    auto* card = new Card(title);
    card->body()->setContentsMargins(0, 0, 0, 1);
    card->body()->addWidget(table, 1);
    return card;
}

} // namespace

DataDetails::DataDetails(DataViewModel* model, QWidget* parent)
    : QWidget(parent), m_model(model), m_classes(InspectionTable::ofClasses(this)),
      m_sizes(InspectionTable::ofSizes(this)), m_unreadable(InspectionTable::ofUnreadable(this)),
      m_duplicates(InspectionTable::ofDuplicates(this))
{
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(8);
    layout->addWidget(makeSummary());
    auto* grid = new QGridLayout;
    grid->setSpacing(8);
    grid->addWidget(makeClasses(), 0, 0);
    grid->addWidget(makeSamples(), 0, 1);
    grid->addWidget(makeSizes(), 1, 0);
    grid->addWidget(makeProblems(), 1, 1);
    grid->setColumnStretch(0, 4);
    grid->setColumnStretch(1, 5);
    grid->setRowStretch(0, 5);
    grid->setRowStretch(1, 3);
    layout->addLayout(grid, 1);
    connect(m_model, &DataViewModel::selectionChanged, this, &DataDetails::showRow);
    connect(m_model, &DataViewModel::listChanged, this, &DataDetails::showRow);
    connect(m_model, &DataViewModel::inspectionChanged, this, &DataDetails::showInspection);
    connect(m_model, &DataViewModel::activityChanged, this, [this](qint64 key) {
        if (key == m_model->selected())
            showRow();
    });
    showRow();
    showInspection();
}

QWidget* DataDetails::makeSummary()
{
    auto* card = new QFrame;
    card->setObjectName(QStringLiteral("card"));
    auto* layout = new QVBoxLayout(card);
    layout->setContentsMargins(12, 8, 12, 10);
    layout->setSpacing(6);
    auto* header = new QHBoxLayout;
    header->setSpacing(8);
    m_name = new ElidedLabel({}, FontRole::PageTitle);
    m_stateIcon = new IconLabel(QStringLiteral("queued"), Token::T2, 14);
    m_state = new Label({}, FontRole::SmallStrong, Token::T2);
    m_since = new WholeLabel({}, FontRole::Small, Token::T2);
    m_since->setObjectName(QStringLiteral("since"));
    m_since->setMinimumWidth(1); // may shrink away where German buttons leave no room
    m_inspect = makeButton(tr("Inspect"), QStringLiteral("refresh"));
    m_inspect->setToolTip(tooltipWithShortcut(tr("Reads every image again"), QKeySequence(Qt::Key_F5)));
    m_folder = makeIconButton(QStringLiteral("folder"), tr("Open folder"));
    m_prepare = makeButton(tr("Prepare…"), QStringLiteral("bolt"));
    m_prepare->setToolTip(tr("Decodes and resizes every image once, so that training never waits for it"));
    m_newRun = makeButton(tr("New run"), QStringLiteral("new"), ButtonKind::Primary);
    m_newRun->setToolTip(tr("Puts the format, folder and image size into the New run form"));
    connect(m_inspect, &QPushButton::clicked, this, &DataDetails::inspectRequested);
    connect(m_folder, &QToolButton::clicked, this, &DataDetails::folderRequested);
    connect(m_prepare, &QPushButton::clicked, this, &DataDetails::prepareRequested);
    connect(m_newRun, &QPushButton::clicked, this, &DataDetails::newRunRequested);
    header->addWidget(m_name, 1); // it gets the remaining room and is elided only if that is too little
    header->addWidget(m_stateIcon);
    header->addWidget(m_state);
    header->addWidget(m_since);
    header->addWidget(m_folder);
    header->addWidget(m_inspect);
    header->addWidget(m_prepare);
    header->addWidget(m_newRun);
    layout->addLayout(header);
    layout->addWidget(makeRule());

    auto* grid = new QGridLayout;
    grid->setHorizontalSpacing(10);
    grid->setVerticalSpacing(5);
    int place = 0;
    for (const DataFact& fact : dataFacts()) {
        auto* label = new Label(fact.label, FontRole::Small, Token::T2);
        auto* value = new ElidedLabel({}, FontRole::Small, Token::T1);
        value->setElideMode(fact.id == QLatin1String("path") ? Qt::ElideMiddle : Qt::ElideRight);
        m_facts.insert(fact.id, value);
        grid->addWidget(label, place / 2, place % 2 * 2);
        grid->addWidget(value, place / 2, place % 2 * 2 + 1);
        ++place;
    }
    grid->setColumnStretch(1, 1);
    grid->setColumnStretch(3, 1);
    layout->addLayout(grid);
    m_busy = new BusyBar;
    connect(m_busy, &BusyBar::cancelled, this, [this] { m_model->cancel(m_model->selected()); });
    m_error = new FieldError;
    layout->addWidget(m_busy);
    layout->addWidget(m_error);
    return card;
}

QWidget* DataDetails::makeClasses()
{
    QTableView* table = makeTable(m_classes, tr("Images of each class"), true);
    m_classesCard = makeTableCard(tr("Classes"), table);
    m_classesCard->setMinimumHeight(140);
    return m_classesCard;
}

QWidget* DataDetails::makeSamples()
{
    m_samplesCard = new Card(tr("Samples"));
    m_samples = new ThumbnailGrid;
    m_samples->setAccessibleName(tr("Samples of each class"));
    m_samplesCard->body()->addWidget(m_samples, 1);
    m_samplesCard->setMinimumHeight(140);
    return m_samplesCard;
}

QWidget* DataDetails::makeSizes()
{
    QTableView* table = makeTable(m_sizes, tr("Sizes of the images"), true);
    m_sizesCard = makeTableCard(tr("Image sizes"), table);
    m_sizesCard->setMinimumHeight(110);
    return m_sizesCard;
}

QWidget* DataDetails::makeProblems()
{
    m_problems = makeTable(m_unreadable, tr("Problems of single images"), false);
    m_noProblems = new Label({}, FontRole::Small, Token::T2);
    m_noProblems->setContentsMargins(12, 4, 12, 8);
    m_noProblems->setWordWrap(true);
    m_noProblems->setAlignment(Qt::AlignTop | Qt::AlignLeft);
    m_problemsCard = makeTableCard(tr("Checks"), m_problems);
    m_problemsCard->body()->addWidget(m_noProblems, 1);
    m_problemKind = new SegmentedControl;
    m_problemKind->setExpanding(false);
    m_problemKind->addSegment(tr("Unreadable"), tr("Files that are broken or not images"));
    m_problemKind->addSegment(tr("Duplicates"),
                              tr("Validation images that are also training images: they make the accuracy look better "
                                 "than it is"));
    m_problemKind->setAccessibleName(tr("Check to list"));
    m_problemKind->setCurrentIndex(0);
    connect(m_problemKind, &SegmentedControl::currentChanged, this, &DataDetails::showProblems);
    m_problemsCard->addHeaderWidget(m_problemKind);
    m_problemsCard->setMinimumHeight(110);
    return m_problemsCard;
}

void DataDetails::setFact(const QString& id, const QString& text, const QString& tooltip)
{
    ElidedLabel* label = m_facts.value(id);
    label->setText(text);
    label->setToolTip(tooltip.isEmpty() ? text : text + QLatin1Char('\n') + tooltip); // the label may be elided
}

void DataDetails::showRow()
{
    const DataSetRow* row = m_model->selectedRow();
    if (!row)
        return;
    m_name->setText(format::visible(row->name));
    m_name->setMinimumWidth(std::min(m_name->sizeHint().width(), kNameRoom));
    const DataSetsModel::State state = m_model->dataSets()->state(*row);
    m_stateIcon->setIcon(state.icon, Theme::textToken(state.tone));
    m_state->setText(state.text);
    m_state->setToken(Theme::textToken(state.tone));
    m_since->setText(row->inspectedAt > 0              ? tr("inspected %1").arg(format::dateTime(row->inspectedAt))
                     : DataViewModel::isOnlyUsed(*row) ? tr("used by a run on %1").arg(format::dateTime(row->addedAt))
                                                       : tr("added %1").arg(format::dateTime(row->addedAt)));
    m_state->setToolTip(m_since->text()); // where there is no room for it
    m_newRun->setEnabled(row->inspectedAt > 0);
    setFact(QStringLiteral("path"), m_model->placeText(*row));
    m_folder->setEnabled(DataViewModel::isHere(*row)); // folders on another machine cannot be opened here
    showActivity();
}

void DataDetails::showActivity()
{
    using Kind = DataSetActivity::Kind;
    const DataSetActivity activity = m_model->dataSets()->activity(m_model->selected());
    const bool busy = activity.kind != Kind::None && activity.kind != Kind::Failed;
    m_error->setError(activity.kind == Kind::Failed ? activity.error : QString());
    m_inspect->setEnabled(!busy);
    const DataSetRow* row = m_model->selectedRow();
    m_prepare->setEnabled(!busy && m_model->canPrepare(m_model->selected()));
    const InspectionPointer& found = m_model->inspection();
    m_prepare->setVisible(row && !(row->inspectedAt > 0 && isGenerated(row->data.format)) &&
                          !(found && found->features));
    if (!busy) {
        m_busy->finish();
        return;
    }
    if (!m_busy->isVisible())
        m_busy->start(m_model->activityText(m_model->selected()));
    m_busy->setText(m_model->activityText(m_model->selected()));
    m_busy->setProgress(activity.total > 0 ? double(activity.done) / double(activity.total) : -1.0);
}

void DataDetails::showInspection()
{
    const InspectionPointer& found = m_model->inspection();
    for (const DataFact& fact : dataFacts())
        if (fact.id != QLatin1String("path"))
            setFact(fact.id, found ? fact.text(*found) : QStringLiteral("–"), found ? fact.tooltip : QString());
    if (found) // says where the validation images come from; in English if an earlier engine inspected it
        m_facts.value(QStringLiteral("images"))
            ->setToolTip(found->content.empty() ? QString::fromStdString(found->summary) : reasonsText(found->content));
    m_classes->setInspection(found);
    m_sizes->setInspection(found);
    m_unreadable->setInspection(found);
    m_duplicates->setInspection(found);
    std::vector<ThumbnailGrid::Item> items;
    if (found)
        for (const SampleThumbnail& sample : found->samples)
            items.push_back({QImage::fromData(QByteArray::fromStdString(sample.image)),
                             format::visible(found->classes[static_cast<std::size_t>(sample.label)].name),
                             tr("%1: %2, %3")
                                 .arg(format::visible(found->classes[static_cast<std::size_t>(sample.label)].name),
                                      reasonText(sample.name), pixelsText(sample.width, sample.height))});
    m_samples->setItems(std::move(items));
    m_classesCard->setCaption(found ? tr("%1 classes").arg(format::count(qint64(found->classes.size()))) : QString());
    const bool features = found && found->features;
    m_samplesCard->setCaption(features ? tr("none: the samples are numbers")
                              : found  ? tr("of the training images")
                                       : QString());
    m_sizesCard->setCaption(
        !found || found->sizes.empty() ? QString()
        : found->distinctSizes == 1    ? tr("all equal")
        : found->distinctSizes > qint64(found->sizes.size())
            ? tr("%1 sizes, the most frequent %2").arg(format::count(found->distinctSizes)).arg(found->sizes.size())
            : tr("%1 sizes").arg(format::count(found->distinctSizes)));
    if (found && found->unreadableSamples() == 0 && found->betweenSplits > 0)
        m_problemKind->setCurrentIndex(1);
    else if (found && found->unreadableSamples() > 0)
        m_problemKind->setCurrentIndex(0);
    showProblems();
    showActivity();
}

void DataDetails::showProblems()
{
    const InspectionPointer& found = m_model->inspection();
    const bool duplicates = m_problemKind->currentIndex() == 1;
    QAbstractItemModel* wanted = duplicates ? m_duplicates : m_unreadable;
    if (m_problems->model() != wanted)
        m_problems->setModel(wanted);
    // A reason needs more room than a name; two names need the same room.
    m_problems->horizontalHeader()->setMaximumSectionSize(duplicates ? -1 : kLongestName);
    m_problems->horizontalHeader()->setSectionResizeMode(0, duplicates ? QHeaderView::Stretch
                                                                       : QHeaderView::ResizeToContents);
    const bool any = wanted->rowCount() > 0;
    m_problems->setVisible(any);
    m_noProblems->setVisible(!any);
    m_noProblems->setText(!found            ? QString()
                          : duplicates      ? tr("No validation image is also a training image.")
                          : found->features ? tr("Every sample can be read.")
                                            : tr("Every image can be read."));
    const qint64 total = !found ? 0 : duplicates ? found->betweenSplits : found->unreadableSamples();
    m_problemsCard->setCaption(
        total > wanted->rowCount()
            ? tr("the first %1 of %2").arg(format::count(wanted->rowCount()), format::count(total))
        : total > 0 ? format::count(total)
                    : QString());
}

} // namespace trainyard
