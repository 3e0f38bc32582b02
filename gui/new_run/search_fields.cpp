// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/new_run/search_fields.h"

#include "backend/protocol/program_line.h"
#include "backend/protocol/recorded_series.h"
#include "backend/protocol/series_direction.h"
#include "gui/new_run/search_outlook.h"
#include "gui/new_run/search_table.h"
#include "gui/new_run/search_text.h"
#include "gui/parts/number_edit.h"
#include "gui/widgets/buttons.h"
#include "gui/widgets/card.h"
#include "gui/widgets/label.h"
#include "gui/widgets/plain_widget.h"
#include "gui/widgets/real_box.h"
#include "gui/widgets/scrolled.h"
#include "gui/widgets/segmented_control.h"
#include "gui/widgets/whole_box.h"

#include <QBoxLayout>
#include <QComboBox>
#include <QCompleter>
#include <QDoubleSpinBox>
#include <QLineEdit>
#include <QScrollArea>
#include <QSpinBox>

#include <algorithm>

namespace trainyard {
namespace {

constexpr int kSideWidth = 428;
constexpr int kSideLabel = 88; // longer ones take two lines
constexpr int kInCardButton = 24;
constexpr int kCountWidth = 64, kHoursWidth = 100;
constexpr std::size_t kMostFormGoals = 3;
constexpr int kMostRung = 100'000, kMostLeaders = 1000;
constexpr double kMostHours = 1e6, kMostDeviceHours = 1e9;

Label* sideLabel(const QString& text, QWidget* buddy)
{
    auto* label = new Label(text, FontRole::Small, Token::T2);
    label->setFixedWidth(kSideLabel);
    label->setWordWrap(true);
    label->setBuddy(buddy);
    return label;
}

/// "TITLE  [control] words": words may be empty.
QHBoxLayout* sideRow(const QString& title, QWidget* control, const QString& words = {})
{
    auto* row = new QHBoxLayout;
    row->setSpacing(8);
    row->addWidget(sideLabel(title, control));
    row->addWidget(control);
    if (!words.isEmpty())
        row->addWidget(new Label(words, FontRole::Small, Token::T2));
    row->addStretch(1);
    return row;
}

/// "words [control] words" in one widget.
QWidget* inWords(const QString& before, QWidget* control, const QString& after = {})
{
    const auto [row, layout] = makePlainWidget<QHBoxLayout>(8);
    layout->addWidget(new Label(before, FontRole::Small, Token::T2));
    layout->addWidget(control);
    if (!after.isEmpty())
        layout->addWidget(new Label(after, FontRole::Small, Token::T2));
    return row;
}

SegmentedControl* makeChoice(const QStringList& texts, const QString& name)
{
    auto* control = new SegmentedControl;
    control->setExpanding(false);
    for (const QString& text : texts)
        control->addSegment(text);
    control->setAccessibleName(name);
    return control;
}

} // namespace

SearchFields::SearchFields(CampaignForm& form, QWidget* parent) : QWidget(parent), m_form(form)
{
    auto* all = new QVBoxLayout(this);
    all->setContentsMargins(0, 0, 0, 0);
    all->setSpacing(8);
    auto* columns = new QHBoxLayout;
    columns->setSpacing(8);
    auto* left = new QVBoxLayout;
    left->setSpacing(8);
    left->addWidget(makeSpace(), 1);
    left->addWidget(m_stoppingCard = makeStopping());
    const auto [side, right] = makePlainWidget<QVBoxLayout>(8);
    right->addWidget(makeGoals());
    right->addWidget(makeBudget());
    m_forecast = new SearchForecastCard(m_form);
    right->addWidget(m_forecast);
    right->addWidget(makeSampler());
    right->addStretch(1);
    columns->addLayout(left, 1);
    QScrollArea* scrolled = makeScrolled(side);
    scrolled->setFixedWidth(kSideWidth);
    columns->addWidget(scrolled);
    all->addLayout(columns, 1);
    m_summary = new Label({}, FontRole::Small, Token::T2);
    m_summary->setObjectName(QStringLiteral("searchSummary"));
    m_summary->setWordWrap(true);
    all->addWidget(m_summary);
    connect(&m_form, &CampaignForm::changed, this, &SearchFields::refresh);
    refresh();
}

void SearchFields::edit(const std::function<void(SearchPlan&)>& change)
{
    m_form.editSearch([&](SearchForm& search) {
        SearchPlan settings = search.settings();
        change(settings);
        search.setSettings(std::move(settings));
    });
}

QSpinBox* SearchFields::makeCount(const char* objectName, const QString& name, int low, int high,
                                  int SearchPlan::*member, const QString& special)
{
    auto* box = new WholeBox(low, high, special); // the plan's check says what is wrong with a number
    box->setObjectName(QLatin1String(objectName));
    box->setAccessibleName(name);
    box->setMinimumWidth(std::max(kCountWidth, box->sizeHint().width()));
    ignoreWheel(box);
    connect(box, &QSpinBox::valueChanged, this,
            [this, member](int value) { edit([=](SearchPlan& plan) { plan.*member = value; }); });
    m_counts.emplace_back(box, member);
    return box;
}

QDoubleSpinBox* SearchFields::makeHours(const char* objectName, const QString& name, double most,
                                        double SearchPlan::*member)
{
    auto* box = new RealBox(0.0, most, 2, tr("no limit"));
    box->setObjectName(QLatin1String(objectName));
    box->setAccessibleName(name);
    box->setMinimumWidth(std::max(kHoursWidth, box->sizeHint().width()));
    ignoreWheel(box);
    connect(box, &QDoubleSpinBox::valueChanged, this,
            [this, member](double value) { edit([=](SearchPlan& plan) { plan.*member = value; }); });
    m_hours.emplace_back(box, member);
    return box;
}

Card* SearchFields::makeSpace()
{
    m_space = new Card(tr("Space"));
    auto* read = makeButton(tr("Read file…"), QStringLiteral("folder"));
    m_save = makeButton(tr("Save as JSON…"), QStringLiteral("save"));
    for (QPushButton* button : {read, m_save}) {
        button->setFixedHeight(kInCardButton);
        button->setAutoDefault(false);
        m_space->addHeaderWidget(button);
    }
    connect(read, &QPushButton::clicked, this, [this] { askFile(false); });
    connect(m_save, &QPushButton::clicked, this, [this] { askFile(true); });
    m_space->body()->setContentsMargins(1, 0, 1, 8);
    m_table = new SearchTable(m_form);
    m_space->body()->addWidget(m_table, 1);
    m_add = new QComboBox;
    m_add->setObjectName(QStringLiteral("addField"));
    m_add->setAccessibleName(tr("Add a field"));
    m_add->setEditable(true);
    m_add->setInsertPolicy(QComboBox::NoInsert);
    m_add->setMinimumWidth(330);
    m_add->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
    m_add->setToolTip(tr("A name, a part of it or its JSON path"));
    m_add->lineEdit()->setPlaceholderText(tr("Add a field: any number or choice"));
    m_add->completer()->setFilterMode(Qt::MatchContains);
    m_add->completer()->setCompletionMode(QCompleter::PopupCompletion);
    m_add->completer()->setCaseSensitivity(Qt::CaseInsensitive);
    ignoreWheel(m_add);
    for (QObject* part : {static_cast<QObject*>(m_add), static_cast<QObject*>(m_add->lineEdit())})
        part->installEventFilter(this);
    // Queued, because the combo box still fills in the text of the chosen entry.
    connect(m_add, &QComboBox::activated, this, &SearchFields::addTyped, Qt::QueuedConnection);
    m_note = new Label({}, FontRole::Small, Token::Fail);
    m_note->setWordWrap(true);
    m_note->setTextFormat(Qt::PlainText);
    auto* row = new QHBoxLayout;
    row->setContentsMargins(11, 0, 11, 0);
    row->setSpacing(12);
    row->addWidget(m_add);
    row->addWidget(m_note, 1);
    m_space->body()->addLayout(row);
    return m_space;
}

Card* SearchFields::makeStopping()
{
    auto* card = new Card(tr("Early termination"));
    m_stopping = makeChoice({tr("None"), tr("Median"), tr("ASHA"), tr("Hyperband")}, tr("Early termination"));
    m_stopping->setObjectName(QStringLiteral("stopping"));
    connect(m_stopping, &SegmentedControl::currentChanged, this,
            [this](int index) { edit([=](SearchPlan& plan) { plan.stopping = SearchStopping(index); }); });
    card->addHeaderWidget(m_stopping);
    auto* row = new QHBoxLayout;
    row->setSpacing(16);
    m_rungs = inWords(tr("First rung"), makeCount("firstRung", tr("First rung"), 1, kMostRung, &SearchPlan::firstRung),
                      tr("epochs"));
    m_reduction = inWords(tr("Go on, 1 in"), makeCount("reduction", tr("Go on, 1 in"), 2, 10, &SearchPlan::reduction));
    m_judged = new Label({}, FontRole::Small, Token::T2);
    m_judged->setWordWrap(true);
    row->addWidget(m_rungs);
    row->addWidget(m_reduction);
    row->addWidget(m_judged, 1);
    card->body()->addLayout(row);
    m_rungsPane = new SearchRungsPane;
    card->body()->addWidget(m_rungsPane);
    return card;
}

Card* SearchFields::makeGoals()
{
    // Only its author knows what a program writes; the list offers the usual names.
    auto* card = new Card(tr("Goal"), m_form.search().base().program ? tr("a name in the program's log")
                                                                     : tr("several goals: a Pareto front"));
    m_addGoal = makeButton(tr("Goal"), QStringLiteral("plus"));
    m_addGoal->setObjectName(QStringLiteral("addGoal"));
    m_addGoal->setFixedHeight(kInCardButton);
    m_addGoal->setAutoDefault(false);
    m_addGoal->setAccessibleName(tr("Add a goal"));
    connect(m_addGoal, &QPushButton::clicked, this, [this] {
        edit([this](SearchPlan& plan) {
            const auto taken = [&](const std::string& series) {
                return std::any_of(plan.goals.begin(), plan.goals.end(),
                                   [&](const SearchGoal& goal) { return goal.series == series; });
            };
            for (const std::string& series : recordedSeries(m_form.search().base()))
                if (!taken(series))
                    return plan.goals.push_back({series, series::higherIsBetter(series), SearchGoal::Take::Last});
        });
    });
    card->addHeaderWidget(m_addGoal);
    card->body()->setSpacing(8);
    for (std::size_t i = 0; i < kMostFormGoals; ++i) {
        m_goals.push_back(makeGoalRow(i));
        card->body()->addWidget(m_goals.back().row);
    }
    return card;
}

SearchFields::GoalRow SearchFields::makeGoalRow(std::size_t index)
{
    const auto [row, lines] = makePlainWidget<QVBoxLayout>(4);
    GoalRow goal{row, new QComboBox, makeChoice({tr("Last"), tr("Best")}, tr("Value of a run")),
                 makeChoice({tr("Max"), tr("Min")}, tr("Direction")),
                 makeIconButton(QStringLiteral("x"), tr("Remove this goal"))};
    goal.series->setObjectName(QStringLiteral("goal%1").arg(index));
    goal.series->setEditable(true);
    goal.series->setInsertPolicy(QComboBox::NoInsert);
    goal.series->completer()->setFilterMode(Qt::MatchContains);
    goal.series->completer()->setCompletionMode(QCompleter::PopupCompletion);
    goal.series->lineEdit()->installEventFilter(this);
    goal.series->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
    goal.series->setAccessibleName(tr("Goal"));
    goal.series->setToolTip(tr("Any series that the runs write. Names that are not listed can be typed, such as the "
                               "sparsity of a layer: pruning/layer/NAME"));
    ignoreWheel(goal.series);
    const auto choose = [this, index, box = goal.series] { takeGoal(index, *box); };
    connect(goal.series, &QComboBox::activated, this, choose);
    connect(goal.series->lineEdit(), &QLineEdit::editingFinished, this, choose);
    connect(goal.take, &SegmentedControl::currentChanged, this, [this, index](int take) {
        edit([=](SearchPlan& plan) { plan.goals[index].take = SearchGoal::Take(take); });
    });
    connect(goal.direction, &SegmentedControl::currentChanged, this, [this, index](int direction) {
        edit([=](SearchPlan& plan) { plan.goals[index].maximise = direction == 0; });
    });
    connect(goal.remove, &QToolButton::clicked, this, [this, index] {
        edit([=](SearchPlan& plan) { plan.goals.erase(plan.goals.begin() + static_cast<std::ptrdiff_t>(index)); });
    });
    auto* name = new QHBoxLayout;
    name->setSpacing(6);
    name->addWidget(goal.series, 1);
    name->addWidget(goal.remove);
    auto* choices = new QHBoxLayout;
    choices->setSpacing(6);
    choices->addWidget(goal.take);
    choices->addWidget(goal.direction);
    choices->addStretch(1);
    lines->addLayout(name);
    lines->addLayout(choices);
    return goal;
}

void SearchFields::takeGoal(std::size_t index, const QComboBox& box)
{
    const QString typed = box.currentText().trimmed();
    const int listed = box.findText(typed, Qt::MatchFixedString);
    std::string series = (listed < 0 ? typed : box.itemData(listed).toString()).toStdString();
    if (m_form.search().base().program) // the name in its log becomes the one in the store
        series = seriesNamed(series);
    const std::vector<SearchGoal>& goals = m_form.search().settings().goals;
    if (index >= goals.size() || series == goals[index].series)
        return;
    edit([&](SearchPlan& plan) {
        plan.goals[index].series = series;
        plan.goals[index].maximise = series::higherIsBetter(series);
    });
}

Card* SearchFields::makeBudget()
{
    auto* card = new Card(tr("Budget"), tr("the first limit reached ends it"));
    card->body()->setSpacing(8);
    QSpinBox* runs = makeCount("runs", tr("Runs"), 1, kMostSearchRuns, &SearchPlan::runs);
    runs->setToolTip(tr("Runs to start, those of the repeats included"));
    QDoubleSpinBox* hours = makeHours("hours", tr("Hours"), kMostHours, &SearchPlan::hours);
    hours->setToolTip(tr("No new run starts this long after the first one"));
    QHBoxLayout* first = sideRow(tr("Runs"), runs);
    first->insertWidget(2, inWords(tr("Hours"), hours));
    card->body()->addLayout(first);
    QDoubleSpinBox* device = makeHours("deviceHours", tr("Device hours"), kMostDeviceHours, &SearchPlan::deviceHours);
    device->setToolTip(tr("Ranks times duration, summed over the runs"));
    card->body()->addLayout(sideRow(tr("Device hours"), device));
    QSpinBox* leaders = makeCount("leaders", tr("Repeats"), 0, kMostLeaders, &SearchPlan::leaders, tr("none"));
    leaders->setToolTip(tr("The best settings are trained again with other seeds"));
    m_moreSeeds = new WholeBox(1, kMostLeaders - 1);
    m_moreSeeds->setObjectName(QStringLiteral("moreSeeds"));
    m_moreSeeds->setAccessibleName(tr("More seeds"));
    ignoreWheel(m_moreSeeds);
    connect(m_moreSeeds, &QSpinBox::valueChanged, this,
            [this](int seeds) { edit([=](SearchPlan& plan) { plan.repeats = seeds + 1; }); });
    connect(leaders, &QSpinBox::valueChanged, this, [this](int value) {
        edit([=](SearchPlan& plan) { plan.repeats = value > 0 ? std::max(plan.repeats, 2) : 1; });
    });
    QHBoxLayout* repeats = sideRow(tr("Repeat best"), leaders);
    repeats->insertWidget(2, inWords(tr("with"), m_moreSeeds, tr("more seeds")));
    card->body()->addLayout(repeats);
    QSpinBox* atOnce =
        makeCount("atOnce", tr("Runs at once"), 0, kMostSearchRuns, &SearchPlan::atOnce, tr("as many as fit"));
    atOnce->setToolTip(tr("More runs at the same time finish sooner, but each is chosen with fewer results"));
    QHBoxLayout* place = sideRow(tr("Runs at once"), atOnce);
    m_place = new ElidedLabel({}, FontRole::Small, Token::T2);
    place->setStretch(place->count() - 1, 0); // the label takes what is left
    place->insertWidget(2, m_place, 1);
    card->body()->addLayout(place);
    return card;
}

Card* SearchFields::makeSampler()
{
    auto* card = new Card(tr("Sampler"));
    card->body()->setSpacing(8);
    m_sampler = makeChoice({tr("Grid"), tr("Random"), tr("Sobol"), tr("Bayesian")}, tr("Sampler"));
    m_sampler->setObjectName(QStringLiteral("sampler"));
    connect(m_sampler, &SegmentedControl::currentChanged, this,
            [this](int index) { edit([=](SearchPlan& plan) { plan.sampler = SearchSampler(index); }); });
    card->body()->addWidget(m_sampler, 0, Qt::AlignLeft);
    auto* row = new QHBoxLayout;
    row->setSpacing(12);
    QSpinBox* points =
        makeCount("startPoints", tr("Sobol points"), 0, kMostSearchRuns, &SearchPlan::startPoints, tr("automatic"));
    points->setToolTip(tr("Points of a Sobol sequence before the first model of the results"));
    m_startPoints = inWords(tr("after"), points, tr("Sobol points"));
    m_seed = new NumberEdit(NumberEdit::Kind::Unsigned);
    m_seed->setObjectName(QStringLiteral("searchSeed"));
    m_seed->setAccessibleName(tr("Seed of the sampler"));
    m_seed->setFixedWidth(60);
    connect(m_seed, &NumberEdit::unsignedEdited, this,
            [this](quint64 seed) { edit([=](SearchPlan& plan) { plan.seed = seed; }); });
    row->addWidget(m_startPoints);
    row->addWidget(inWords(tr("seed"), m_seed));
    row->addStretch(1);
    card->body()->addLayout(row);
    return card;
}

} // namespace trainyard
