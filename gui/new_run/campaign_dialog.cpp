// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/new_run/campaign_dialog.h"

#include "gui/formats/format.h"
#include "gui/formats/study_text.h"
#include "gui/new_run/search_fields.h"
#include "gui/new_run/ticket_fields.h"
#include "gui/widgets/buttons.h"
#include "gui/widgets/card.h"
#include "gui/widgets/feedback.h"
#include "gui/widgets/label.h"
#include "gui/widgets/plain_widget.h"
#include "gui/widgets/real_box.h"
#include "gui/widgets/screen_room.h"
#include "gui/widgets/segmented_control.h"
#include "gui/widgets/whole_box.h"

#include <QBoxLayout>
#include <QCoreApplication>
#include <QDialogButtonBox>
#include <QDoubleSpinBox>
#include <QEvent>
#include <QGridLayout>
#include <QHeaderView>
#include <QLineEdit>
#include <QPushButton>
#include <QScreen>
#include <QScrollArea>
#include <QSpinBox>
#include <QTableWidget>

namespace trainyard {
namespace {

constexpr int kCampaignTitleWidth = 96;
constexpr int kBatchColumn = 2, kRateColumn = 3;
constexpr QSize kLeastSize(600, 480), kLeastSearchSize(1000, 600), kSearchSize(1230, 800), kTicketSize(720, 780);
constexpr int kMostShownCells = 1000; // maximum rows of a plan, because the table makes an item for each

QHBoxLayout* makeRow(const QString& title, QWidget* buddy)
{
    auto* row = new QHBoxLayout;
    row->setSpacing(8);
    auto* label = new Label(title, FontRole::Small, Token::T2);
    label->setFixedWidth(kCampaignTitleWidth);
    label->setBuddy(buddy);
    row->addWidget(label);
    row->addWidget(buddy);
    return row;
}

WholeBox* makeSpin(const QString& name, int low, int high, int value, const QString& special = {})
{
    auto* box = new WholeBox(low, high, special); // the form says what is wrong with a number
    box->setValue(value);
    box->setAccessibleName(name);
    box->setFixedWidth(110);
    return box;
}

RealBox* makeBand(const QString& name, double value, const QString& suffix)
{
    auto* box = new RealBox(0.0, 100.0, 1);
    box->setSingleStep(0.5);
    box->setValue(value);
    box->setSuffix(suffix);
    box->setAccessibleName(name);
    box->setFixedWidth(110);
    return box;
}

/// As high as its fields where the dialog has the room, else they are scrolled.
class FieldArea : public QScrollArea {
public:
    explicit FieldArea(QWidget* fields)
    {
        setFrameShape(QFrame::NoFrame);
        setWidgetResizable(true);
        setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
        setFocusPolicy(Qt::NoFocus);
        setSizePolicy(QSizePolicy::Preferred, QSizePolicy::Maximum);
        setWidget(fields);
        fields->setAutoFillBackground(false);
        viewport()->setAutoFillBackground(false);
    }
    QSize sizeHint() const override { return widget()->sizeHint(); }
    QSize minimumSizeHint() const override
    {
        return {widget()->minimumSizeHint().width(), std::min(kLeastFields, sizeHint().height())};
    }

protected:
    bool eventFilter(QObject* watched, QEvent* event) override
    {
        if (watched == widget() && event->type() == QEvent::LayoutRequest)
            updateGeometry(); // more or fewer fields
        return QScrollArea::eventFilter(watched, event);
    }

private:
    static constexpr int kLeastFields = 160;
};

} // namespace

CampaignDialog::CampaignDialog(const Services& services, const RunSpec& spec, int cores, QWidget* parent)
    : QDialog(parent), m_form(services, spec, cores)
{
    setObjectName(QStringLiteral("campaignDialog"));
    setWindowTitle(tr("Start as a campaign"));
    resize(boundedToScreen(*this, {720, 620}));
    setMinimumSize(kLeastSize);
    QVBoxLayout* column = makeDialogColumn(this, 10);
    makeTop(column);
    m_repeats = makeSpin(tr("Repeats"), 1, kMostStudyRepeats, m_form.repeats());
    m_repeats->setToolTip(tr("Number of runs of each kind, each with its own seed"));
    connect(m_repeats, &QSpinBox::valueChanged, &m_form, &CampaignForm::setRepeats);
    m_studyFields = makeStudyFields();
    m_seriesFields = makeSeriesFields();
    column->addWidget(m_studyFields);
    m_repeatsRow = new QWidget;
    QHBoxLayout* repeats = makeRow(tr("Repeats"), m_repeats);
    repeats->setContentsMargins(0, 0, 0, 0);
    repeats->addStretch(1);
    m_repeatsRow->setLayout(repeats);
    column->addWidget(m_repeatsRow);
    column->addWidget(m_seriesFields);
    m_ticketFields = new TicketFields(m_form);
    m_ticketArea = new FieldArea(m_ticketFields);
    column->addWidget(m_ticketArea);
    connect(m_ticketFields, &TicketFields::weightsWanted, this, [this](const QString& run) {
        emit weightsWanted(run);
        reject();
    });
    m_searchFields = new SearchFields(m_form);
    column->addWidget(m_searchFields, 1);
    m_problems = new Label({}, FontRole::Small, Token::Fail);
    m_problems->setObjectName(QStringLiteral("campaignProblems"));
    m_remarks = new Label({}, FontRole::Small, Token::Que);
    for (Label* label : {m_problems, m_remarks}) {
        label->setWordWrap(true);
        label->setTextFormat(Qt::PlainText);
        column->addWidget(label);
    }
    m_cellsCard = makeCells();
    column->addWidget(m_cellsCard, 1);
    column->addWidget(makeButtons());
    connect(&m_form, &CampaignForm::changed, this, &CampaignDialog::refresh);
    connect(&m_form, &CampaignForm::started, this, [this](const QString& id) {
        emit started(id);
        accept();
    });
    connect(&m_form, &CampaignForm::failed, this, [this](const QString& text) {
        m_problems->setText(text);
        m_problems->show();
    });
    refresh();
}

void CampaignDialog::makeTop(QVBoxLayout* column)
{
    m_kind = new SegmentedControl;
    m_kind->setExpanding(false);
    m_kind->addSegment(tr("Scaling study"),
                       tr("The same training with several numbers of ranks, to see the gain from more ranks"));
    m_kind->addSegment(tr("Several seeds"), tr("The same run several times, each with another seed"));
    m_kind->addSegment(tr("Lottery tickets"),
                       tr("A dense run, then the same net pruned by several amounts and reset to several points"));
    m_kind->addSegment(tr("Search"), tr("The same training with other settings, to find the best ones"));
    m_kind->setCurrentIndex(0);
    if (m_form.search().base().program)
        m_kind->setSegmentEnabled(int(CampaignForm::Kind::Tickets), false,
                                  tr("Only networks of the engine are pruned and reset; a program does that itself"));
    connect(m_kind, &SegmentedControl::currentChanged, this, [this](int index) { setKind(CampaignForm::Kind(index)); });
    m_where = new Label({}, FontRole::Small, Token::T2);
    auto* top = new QHBoxLayout;
    top->addWidget(m_kind);
    top->addStretch(1);
    top->addWidget(m_where);
    column->addLayout(top);
    m_name = new QLineEdit(m_form.name());
    m_name->setAccessibleName(tr("Name of the campaign"));
    m_name->setMaxLength(180);
    connect(m_name, &QLineEdit::textEdited, &m_form, &CampaignForm::setName);
    connect(&m_form, &CampaignForm::nameProposed, m_name, &QLineEdit::setText);
    column->addLayout(makeRow(tr("Name"), m_name));
}

Card* CampaignDialog::makeCells()
{
    auto* card = new Card(tr("Runs"));
    m_count = new Label({}, FontRole::Small, Token::T2);
    card->addHeaderWidget(m_count);
    card->body()->setContentsMargins(1, 0, 1, 1);
    m_cells = new QTableWidget(0, 6);
    m_cells->setObjectName(QStringLiteral("campaignCells"));
    m_cells->setHorizontalHeaderLabels(
        {tr("Cell"), tr("Ranks"), tr("Batch per rank"), tr("Rate"), tr("Seed"), tr("Stage")});
    for (int column = 0; column < m_cells->columnCount(); ++column)
        m_cells->horizontalHeaderItem(column)->setTextAlignment((column == 0 ? Qt::AlignLeft : Qt::AlignRight) |
                                                                Qt::AlignVCenter);
    m_cells->setMinimumHeight(48); // on a low screen the fields need the room
    m_cells->setFrameShape(QFrame::NoFrame);
    m_cells->setShowGrid(false);
    m_cells->setTabKeyNavigation(false);
    m_cells->setSelectionMode(QAbstractItemView::NoSelection);
    m_cells->setEditTriggers(QAbstractItemView::NoEditTriggers);
    m_cells->setFont(Theme::instance().font(FontRole::Small));
    m_cells->verticalHeader()->hide();
    m_cells->verticalHeader()->setMinimumSectionSize(24);
    m_cells->verticalHeader()->setDefaultSectionSize(24);
    m_cells->horizontalHeader()->setFont(Theme::instance().font(FontRole::SmallStrong));
    m_cells->horizontalHeader()->viewport()->setFont(m_cells->horizontalHeader()->font());
    m_cells->horizontalHeader()->setSectionResizeMode(QHeaderView::Stretch);
    m_cells->horizontalHeader()->setHighlightSections(false);
    m_cells->setAccessibleName(tr("Runs of the campaign"));
    card->body()->addWidget(m_cells);
    return card;
}

QWidget* CampaignDialog::makeButtons()
{
    const auto [row, buttons] = makePlainWidget<QHBoxLayout>(8);
    m_goesOn = new Label(tr("The search goes on when this window is closed: each run asks for its settings when it "
                            "starts."),
                         FontRole::Small, Token::T2);
    buttons->addWidget(m_goesOn);
    auto* cancel = makeButton(tr("Cancel"));
    m_start = makeButton(tr("Queue"), QStringLiteral("running"), ButtonKind::Primary);
    m_start->setObjectName(QStringLiteral("startCampaign"));
    cancel->setAutoDefault(false);
    m_start->setDefault(true);
    connect(cancel, &QPushButton::clicked, this, &QDialog::reject);
    connect(m_start, &QPushButton::clicked, &m_form, &CampaignForm::start);
    buttons->addStretch(1);
    buttons->addWidget(cancel);
    buttons->addWidget(m_start);
    return row;
}

QWidget* CampaignDialog::makeStudyFields()
{
    const auto [fields, column] = makePlainWidget<QVBoxLayout>(10);
    m_ranks = new QLineEdit(m_form.ranks());
    m_ranks->setAccessibleName(tr("Numbers of ranks"));
    m_ranks->setPlaceholderText(QStringLiteral("1, 2, 4"));
    m_ranks->setToolTip(tr("Numbers of ranks to train with, separated by commas; 1 is added if it is missing"));
    connect(m_ranks, &QLineEdit::textEdited, &m_form, &CampaignForm::setRanks);
    column->addLayout(makeRow(tr("Ranks"), m_ranks));
    m_accuracy = makeBand(tr("Accuracy tolerance"), m_form.tolerance().accuracy * 100.0, tr(" points"));
    m_loss = makeBand(tr("Loss tolerance"), m_form.tolerance().loss * 100.0, QStringLiteral(" %"));
    const auto tell = [this] { m_form.setTolerance({m_accuracy->value() / 100.0, m_loss->value() / 100.0}); };
    connect(m_accuracy, &QDoubleSpinBox::valueChanged, &m_form, tell);
    connect(m_loss, &QDoubleSpinBox::valueChanged, &m_form, tell);
    QHBoxLayout* row = makeRow(tr("Tolerance"), m_accuracy);
    row->addWidget(new Label(tr("of accuracy,"), FontRole::Small, Token::T2));
    row->addWidget(m_loss);
    row->addWidget(new Label(tr("of the loss"), FontRole::Small, Token::T2));
    row->addStretch(1);
    column->addLayout(row);
    auto* note = new Label(tr("All runs are queued at once; each waits until it has the machine to itself. Speed is "
                              "measured without the first epoch."),
                           FontRole::Small, Token::T3);
    note->setWordWrap(true);
    column->addWidget(note);
    m_duration = new Label({}, FontRole::Small, Token::T2);
    m_duration->setObjectName(QStringLiteral("studyDuration"));
    m_duration->setWordWrap(true);
    m_duration->setTextFormat(Qt::PlainText);
    column->addWidget(m_duration);
    return fields;
}

QWidget* CampaignDialog::makeSeriesFields()
{
    const auto [fields, column] = makePlainWidget<QVBoxLayout>(10);
    m_cascade = makeSpin(tr("Cells per stage"), 0, kMostSeriesCells, m_form.cascade(), tr("all"));
    m_cascade->setToolTip(tr("A cascade: cell i of each stage starts after cell i of the previous stage has "
                             "succeeded"));
    m_throttle = makeSpin(tr("Cells at once"), 0, kMostSeriesCells, m_form.throttle(), tr("no limit"));
    m_throttle->setToolTip(tr("Maximum number of cells that a cluster runs at once"));
    connect(m_cascade, &QSpinBox::valueChanged, &m_form, &CampaignForm::setCascade);
    connect(m_throttle, &QSpinBox::valueChanged, &m_form, &CampaignForm::setThrottle);
    QHBoxLayout* row = makeRow(tr("Per stage"), m_cascade);
    row->addWidget(new Label(tr("cells,"), FontRole::Small, Token::T2));
    row->addWidget(new Label(tr("at once"), FontRole::Small, Token::T2));
    row->addWidget(m_throttle);
    row->addStretch(1);
    column->addLayout(row);
    auto* note = new Label(tr("On a cluster each stage is submitted as one job array. On a workstation the cells wait "
                              "in the queue for free cores."),
                           FontRole::Small, Token::T3);
    note->setWordWrap(true);
    column->addWidget(note);
    return fields;
}

void CampaignDialog::refresh()
{
    using Kind = CampaignForm::Kind;
    const Kind kind = m_form.kind();
    const bool search = kind == Kind::Search;
    m_where->setText(m_form.placeName().isEmpty() ? QString() : tr("on %1").arg(m_form.placeName()));
    m_studyFields->setVisible(kind == Kind::ScalingStudy);
    QStringList duration;
    for (const auto& [title, text] : m_form.forecast())
        duration << QStringLiteral("%1: %2").arg(title, text);
    m_duration->setText(duration.join(QLatin1Char('\n')));
    m_duration->setVisible(!duration.isEmpty());
    m_seriesFields->setVisible(kind == Kind::Series);
    m_ticketArea->setVisible(kind == Kind::Tickets);
    m_searchFields->setVisible(search);
    m_repeatsRow->setVisible(!search);
    m_cellsCard->setVisible(!search);
    m_goesOn->setVisible(search);
    // A search's fields mark what is wrong; of the sentences one is enough.
    const QStringList problems = search ? m_form.problems().mid(0, 1) : m_form.problems();
    m_problems->setText(problems.join(QLatin1Char('\n')));
    m_problems->setVisible(!problems.isEmpty());
    for (WholeBox* box : {m_repeats, m_cascade, m_throttle})
        markField(box, box->problem());
    for (RealBox* box : {m_accuracy, m_loss})
        markField(box, box->problem());
    m_remarks->setText(m_form.remarks().join(QLatin1Char('\n')));
    m_remarks->setVisible(!m_form.remarks().isEmpty());
    refreshCells();
    m_start->setEnabled(m_form.canStart());
    m_start->setText(tr("Queue %Ln run(s)", nullptr, m_form.runs()));
}

void CampaignDialog::refreshCells()
{
    const QVector<CampaignForm::Line>& lines = m_form.lines();
    const int shown = std::min(int(lines.size()), kMostShownCells);
    m_cells->setRowCount(shown);
    for (int row = 0; row < shown; ++row) {
        const CampaignForm::Line& line = lines[row];
        const QStringList texts{line.cell, line.ranks, line.batch,
                                line.rate, line.seed,  QString::number(line.stage + 1)};
        for (int column = 0; column < texts.size(); ++column) {
            auto* item = new QTableWidgetItem(texts[column]);
            if (column > 0) // a number
                item->setTextAlignment(Qt::AlignRight | Qt::AlignVCenter);
            m_cells->setItem(row, column, item);
        }
    }
    for (const int column : {kBatchColumn, kRateColumn}) // a program keeps them to itself
        m_cells->setColumnHidden(column, m_form.search().base().program.has_value());
    const bool tickets = m_form.kind() == CampaignForm::Kind::Tickets;
    m_cells->setColumnHidden(5,
                             m_form.kind() == CampaignForm::Kind::ScalingStudy || (!tickets && m_form.cascade() == 0));
    m_count->setText(lines.isEmpty()        ? QString()
                     : shown < lines.size() ? tr("the first %1 of %2 runs").arg(shown).arg(lines.size())
                                            : tr("%Ln run(s)", nullptr, static_cast<int>(lines.size())));
}

/// A larger dialog would extend beyond the screen where it was opened near an edge.
void CampaignDialog::keepOnScreen()
{
    const QRect room = screen()->availableGeometry(), frame = frameGeometry();
    const QPoint to(std::max(room.left(), std::min(frame.left(), room.right() - frame.width() + 1)),
                    std::max(room.top(), std::min(frame.top(), room.bottom() - frame.height() + 1)));
    if (to != frame.topLeft())
        move(to);
}

/// A search has more to set, beside each other.
void CampaignDialog::setKind(CampaignForm::Kind kind)
{
    const bool search = kind == CampaignForm::Kind::Search;
    m_kind->setCurrentIndex(int(kind));
    m_form.setKind(kind);
    setMinimumSize(search ? kLeastSearchSize : kLeastSize);
    if (const QSize wanted = search                                ? kSearchSize
                             : kind == CampaignForm::Kind::Tickets ? kTicketSize
                                                                   : QSize();
        wanted.isValid())
        resize(size().expandedTo(boundedToScreen(*this, wanted)));
    if (isVisible())
        keepOnScreen();
}

} // namespace trainyard
