// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/campaigns/outlook_view.h"

#include "gui/campaigns/campaign_dialogs.h"
#include "gui/campaigns/campaigns_view_model.h"
#include "gui/campaigns/outlook_figure.h"
#include "gui/campaigns/study_outlook.h"
#include "gui/formats/forecast_text.h"
#include "gui/parts/number_edit.h"
#include "gui/services/published_systems.h"
#include "gui/widgets/buttons.h"
#include "gui/widgets/chip_row.h"
#include "gui/widgets/feedback.h"
#include "gui/widgets/label.h"
#include "gui/widgets/plain_widget.h"
#include "gui/widgets/real_box.h"
#include "gui/widgets/scrolled.h"
#include "gui/widgets/whole_box.h"

#include <QBoxLayout>
#include <QComboBox>
#include <QDoubleSpinBox>
#include <QPushButton>
#include <QScrollArea>
#include <QSpinBox>

namespace trainyard {
namespace {

constexpr int kOutlookChart = 200; ///< with its axis; in a low window the view scrolls
constexpr int kLegendRows = 2;
constexpr int kFieldHeight = 28;

RealBox* makeRealBox(double least, double most, int decimals, const QString& suffix, const QString& word = {})
{
    auto* box = new RealBox(least, most, decimals, word);
    box->setSuffix(suffix);
    box->setStepType(QAbstractSpinBox::AdaptiveDecimalStepType);
    box->setKeyboardTracking(false);
    return box;
}

WholeBox* makeCountBox(int least, int most)
{
    auto* box = new WholeBox(least, most);
    box->setKeyboardTracking(false);
    return box;
}

template <typename Box, typename Value>
void showValue(Box* box, Value value)
{
    const QSignalBlocker quiet(box);
    if (box->value() != value) // else what is being typed would be lost
        box->setValue(value);
}

} // namespace

OutlookView::OutlookView(CampaignsViewModel& model, StudyOutlook& outlook, QWidget* parent)
    : QWidget(parent), m_model(model), m_outlook(outlook)
{
    auto* whole = new QVBoxLayout(this);
    whole->setContentsMargins(0, 0, 0, 0);
    const auto [content, column] = makePlainWidget<QVBoxLayout>(6);
    whole->addWidget(makeScrolled(content));
    column->addWidget(makeFields());
    m_problem = new Label({}, FontRole::Small, Token::Que);
    m_problem->setWordWrap(true);
    column->addWidget(m_problem);
    m_card = new StudyCard;
    m_card->setMinimumHeight(0); // that of its layout
    m_card->chart()->setMinimumHeight(kOutlookChart);
    m_card->setLegendRows(kLegendRows);
    QPushButton* published = makeButton(tr("Published…"), QStringLiteral("info"));
    published->setFixedHeight(24);
    published->setToolTip(tr("What five published systems state about their speed with several GPUs"));
    connect(published, &QPushButton::clicked, this, [this] { (new PublishedSystemsDialog(this))->open(); });
    m_card->addHeaderWidget(published);
    column->addWidget(m_card, 1);
    m_sentence = new Label({}, FontRole::Small, Token::T1);
    m_sentence->setWordWrap(true);
    m_sentence->setTextFormat(Qt::PlainText);
    m_sentence->setTextInteractionFlags(Qt::TextSelectableByMouse);
    column->addWidget(m_sentence);
    connect(&m_outlook, &StudyOutlook::changed, this, &OutlookView::refresh);
}

QWidget* OutlookView::makeField(const QString& title, const QString& tip, QWidget* box, Label** label)
{
    const auto [field, row] = makePlainWidget<QHBoxLayout>(6);
    field->setFixedHeight(kFieldHeight);
    auto* words = new Label(title, FontRole::Small, Token::T2);
    words->setBuddy(box);
    box->setAccessibleName(title);
    box->setToolTip(tip);
    ignoreWheel(box); // the view scrolls
    row->addWidget(words);
    row->addWidget(box);
    if (label)
        *label = words;
    return field;
}

QWidget* OutlookView::makeFields()
{
    m_ranks = makeCountBox(2, kMostForecastRanks);
    m_perNode = makeCountBox(1, kMostPerNode);
    m_machine = new QComboBox;
    m_network = new QComboBox;
    for (const KnownNetwork& network : knownNetworks())
        m_network->addItem(networkText(network), QString::fromUtf8(network.id.data(), qsizetype(network.id.size())));
    m_network->addItem(tr("Another one"), QString::fromLatin1(kOwnNetwork));
    m_gigabits = makeRealBox(kLeastRate, kMostRate, 3, QStringLiteral(" Gbit/s"));
    m_microseconds = makeRealBox(0.0, kMostRate, 2, QStringLiteral(" µs"));
    m_price = makeRealBox(0.0, kMostPrice, 2, {}, tr("none"));

    auto* fields = new QWidget;
    auto* flow = new FlowLayout(fields, 8);
    flow->addWidget(makeField(tr("Ranks up to"), tr("The largest number of ranks to forecast"), m_ranks));
    flow->addWidget(makeField(tr("Ranks per node"), tr("Ranks on one node; they use no network among themselves"),
                              m_perNode, &m_perNodeTitle));
    m_machineField =
        makeField(tr("Node size from"), tr("A cluster whose nodes give the number of ranks per node"), m_machine);
    flow->addWidget(m_machineField);
    flow->addWidget(makeField(tr("Network"), tr("Between the nodes"), m_network));
    m_gigabitsField = makeField(tr("Rate"), tr("Data rate of a node's network adapter"), m_gigabits);
    flow->addWidget(m_gigabitsField);
    m_microsecondsField = makeField(tr("Latency"), tr("Of a message between two nodes"), m_microseconds);
    flow->addWidget(m_microsecondsField);
    flow->addWidget(makeField(tr("Price of a rank hour"), tr("Of one GPU or rank for an hour, in any currency"),
                              m_price, &m_priceTitle));
    for (WholeBox* box : {m_ranks, m_perNode})
        connect(box, &QSpinBox::valueChanged, this, &OutlookView::readFields);
    for (RealBox* box : {m_gigabits, m_microseconds, m_price})
        connect(box, &QDoubleSpinBox::valueChanged, this, &OutlookView::readFields);
    connect(m_network, &QComboBox::activated, this, &OutlookView::readFields);
    connect(m_machine, &QComboBox::activated, this,
            [this](int index) { m_outlook.chooseMachine(m_machine->itemData(index).toString()); });
    return fields;
}

bool OutlookView::checkFields()
{
    QString first;
    const auto mark = [&first](auto* box) {
        const QString problem = box->problem();
        markField(box, problem);
        if (first.isEmpty() && !problem.isEmpty())
            first = QStringLiteral("%1: %2").arg(box->accessibleName(), problem);
    };
    for (WholeBox* box : {m_ranks, m_perNode})
        mark(box);
    for (RealBox* box : {m_gigabits, m_microseconds, m_price})
        mark(box);
    m_problem->setText(first.isEmpty() ? m_outlook.machineProblem() : first);
    m_problem->setVisible(!m_problem->text().isEmpty());
    return first.isEmpty();
}

void OutlookView::readFields()
{
    if (!checkFields()) // the forecast stays that of the numbers before
        return;
    OutlookChoice choice = m_outlook.choice();
    if (m_perNode->value() != choice.perNode)
        choice.machine.clear(); // no longer that machine's
    choice.upTo = m_ranks->value();
    choice.perNode = m_perNode->value();
    const std::string network = m_network->currentData().toString().toStdString();
    if (const KnownNetwork* before = knownNetwork(choice.network); before && network == kOwnNetwork) {
        choice.gigabits = before->gigabits; // the fields of another network begin with the one before
        choice.microseconds = before->microseconds;
    } else if (network == kOwnNetwork) {
        choice.gigabits = m_gigabits->value();
        choice.microseconds = m_microseconds->value();
    }
    choice.network = network;
    choice.price = m_price->value();
    m_outlook.setChoice(std::move(choice));
}

void OutlookView::fillMachines()
{
    const auto machines = m_outlook.machines();
    if (m_machine->count() == 0 || machines != m_machines) {
        m_machines = machines;
        m_machine->clear();
        m_machine->addItem(tr("as entered"), QString());
        for (const auto& [id, name] : machines)
            m_machine->addItem(name, id);
    }
    m_machine->setCurrentIndex(std::max(0, m_machine->findData(m_outlook.choice().machine)));
    m_machineField->setVisible(!machines.empty());
}

void OutlookView::showFields()
{
    const OutlookChoice& choice = m_outlook.choice();
    showValue(m_ranks, choice.upTo);
    showValue(m_perNode, choice.perNode);
    showValue(m_gigabits, choice.gigabits);
    showValue(m_microseconds, choice.microseconds);
    showValue(m_price, choice.price);
    m_network->setCurrentIndex(std::max(0, m_network->findData(QString::fromStdString(choice.network))));
    const bool own = choice.network == kOwnNetwork;
    m_gigabitsField->setVisible(own);
    m_microsecondsField->setVisible(own);
    fillMachines();
    const bool gpus = m_outlook.study() && ranksHaveGpus(m_outlook.study()->base);
    m_perNodeTitle->setText(gpus ? tr("GPUs per node") : tr("Ranks per node"));
    m_priceTitle->setText(gpus ? tr("Price of a GPU hour") : tr("Price of a rank hour"));
    m_perNode->setAccessibleName(m_perNodeTitle->text());
    m_price->setAccessibleName(m_priceTitle->text());
    checkFields();
}

std::optional<StudyFigure> OutlookView::figure() const
{
    if (!m_outlook.study() || !m_outlook.forecast())
        return std::nullopt;
    return outlookFigure(*m_outlook.study(), *m_outlook.forecast(), publishedSystems());
}

QString OutlookView::sentence() const
{
    return m_sentence->text();
}

void OutlookView::showEvent(QShowEvent* event)
{
    QWidget::showEvent(event);
    refresh();
}

void OutlookView::refresh()
{
    if (!isVisible())
        return; // nobody waits for the forecast
    showFields();
    if (const std::optional<StudyFigure> shown = figure()) {
        m_card->setFigure(*shown);
    } else {
        StudyFigure none;
        none.title = tr("Forecast");
        none.note = m_model.forecastWords().join(QLatin1Char(' '));
        m_card->setFigure(none);
    }
    m_sentence->setText(m_outlook.sentence());
    m_sentence->setToolTip(m_outlook.doubts());
    m_sentence->setVisible(!m_sentence->text().isEmpty());
}

} // namespace trainyard
