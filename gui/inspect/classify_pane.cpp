// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/inspect/classify_pane.h"

#include "gui/formats/format.h"
#include "gui/formats/reason_text.h"
#include "gui/inspect/gaze_card.h"
#include "gui/inspect/inputs_card.h"
#include "gui/inspect/inspect_view_model.h"
#include "gui/parts/number_edit.h"
#include "gui/parts/page_parts.h"
#include "gui/plots/layer_maps.h"
#include "gui/plots/top_bars.h"
#include "gui/widgets/buttons.h"
#include "gui/widgets/icons.h"
#include "gui/widgets/label.h"
#include "gui/widgets/plain_widget.h"

#include <QAction>
#include <QComboBox>
#include <QFileInfo>
#include <QHeaderView>
#include <QPushButton>
#include <QSpinBox>
#include <QSplitter>
#include <QTableView>

#include <algorithm>
#include <cmath>

namespace trainyard {
namespace {

constexpr std::size_t kTopClasses = 5;
constexpr int kDeadRow = 22;

QSplitter* splitter(Qt::Orientation way)
{
    auto* one = new QSplitter(way);
    one->setHandleWidth(8);
    one->setChildrenCollapsible(false);
    return one;
}

/// With the margins of a card's text, in a card whose body reaches its border.
QHBoxLayout* indented(QWidget* text)
{
    auto* row = new QHBoxLayout;
    row->setContentsMargins(12, 2, 12, 0);
    row->addWidget(text);
    return row;
}

LayerColumn layerColumn(const LayerLook& layer)
{
    LayerColumn column;
    column.id = column.name = QString::fromStdString(layer.layer);
    column.shape = layer.height == 1 && layer.width == 1
                       ? format::count(layer.channels)
                       : QStringLiteral("%1 × %2 × %3").arg(layer.width).arg(layer.height).arg(layer.channels);
    column.selectable = layer.gradCam;
    for (const ValueMap& map : layer.strongest)
        column.maps.push_back(
            {map.channel, map.width, map.height, map.low, map.high, {map.bytes.begin(), map.bytes.end()}});
    column.aboveZero = layer.aboveZero;
    column.least = layer.least;
    column.largest = layer.largest;
    column.histogram.assign(layer.histogram.begin(), layer.histogram.end());
    return column;
}

} // namespace

ClassifyPane::ClassifyPane(const Services& services, QWidget* parent) : InspectPane(parent), m_model(services)
{
    m_headline = makeHeadline();
    m_inputs = new InputsCard(m_model);
    m_inputs->setMinimumWidth(210);
    m_gaze = new GazeCard(m_model);
    auto* facts = splitter(Qt::Vertical);
    facts->addWidget(makeTopCard());
    facts->addWidget(makeDeadCard());
    facts->setSizes({240, 160});
    auto* upper = splitter(Qt::Horizontal);
    upper->addWidget(m_gaze);
    upper->addWidget(facts);
    upper->setSizes({490, 490});
    auto* right = splitter(Qt::Vertical);
    right->addWidget(upper);
    right->addWidget(makeLayersCard());
    right->setStretchFactor(0, 1);
    right->setSizes({400, 330});
    auto* whole = splitter(Qt::Horizontal);
    whole->addWidget(m_inputs);
    whole->addWidget(right);
    whole->setStretchFactor(1, 1);
    whole->setSizes({262, 990});
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->addWidget(whole);
    makeActions();
    connect(m_inputs, &InputsCard::fetchWanted, this, &ClassifyPane::fetchWanted);
    connect(m_inputs, &InputsCard::noticed, this, &InspectPane::noticed);
    connect(m_inputs, &InputsCard::saveWanted, this, [this] { emit exportWanted(exports().front()); });
    connect(&m_model, &ClassifyViewModel::listChanged, this, [this] {
        refreshHeadline();
        emit exportsChanged();
    });
    connect(&m_model, &ClassifyViewModel::selectionChanged, this, &ClassifyPane::refreshTop);
    connect(&m_model, &ClassifyViewModel::detailChanged, this, [this] {
        refreshTop();
        refreshLayers();
    });
    connect(&m_model, &ClassifyViewModel::calibrationChanged, this, [this] {
        refreshTop();
        refreshDead();
    });
    refreshHeadline();
    refreshTop();
    refreshLayers();
    refreshDead();
}

void ClassifyPane::showCheckpoint(const InspectViewModel& inspected)
{
    m_model.showCheckpoint(inspected.run(), *inspected.checkpoint());
}

void ClassifyPane::makeActions()
{
    const auto make = [this](const QString& text, const QString& icon, const QKeySequence& key, auto act) {
        auto* action = new QAction(themedIcon(icon), text, this);
        action->setShortcut(key);
        action->setShortcutContext(Qt::WidgetWithChildrenShortcut);
        connect(action, &QAction::triggered, m_inputs, act);
        addAction(action);
        m_actions << action;
    };
    make(tr("Classify images…"), QStringLiteral("folder"), QKeySequence(QKeySequence::Open), &InputsCard::chooseFiles);
    make(tr("Classify a folder…"), QStringLiteral("folder"), QKeySequence(Qt::CTRL | Qt::SHIFT | Qt::Key_O),
         &InputsCard::chooseFolder);
    make(tr("Classify the clipboard's image"), QStringLiteral("copy"), QKeySequence(QKeySequence::Paste),
         &InputsCard::paste);
}

QWidget* ClassifyPane::makeHeadline()
{
    const auto [headline, row] = makePlainWidget<QHBoxLayout>(8);
    headline->setParent(this); // until the page takes it
    headline->hide();
    m_headlineText = new ElidedLabel({}, FontRole::Small, Token::T2);
    m_sample = new QSpinBox;
    m_sample->setRange(0, 999'999'999);
    m_sample->setFixedHeight(24);
    m_sample->setMinimumWidth(84);
    m_sample->setAccessibleName(tr("Number of a validation sample"));
    m_sample->setToolTip(tr("Number of a sample of the run's validation set, from 0"));
    ignoreWheel(m_sample);
    auto* open = makeButton(tr("Open sample"), QStringLiteral("data"));
    open->setObjectName(QStringLiteral("openSample"));
    open->setFixedHeight(24);
    const auto ask = [this] { m_model.openSample(m_sample->value(), true); };
    connect(open, &QPushButton::clicked, this, ask);
    row->addWidget(m_headlineText, 1);
    row->addWidget(m_sample);
    row->addWidget(open);
    return headline;
}

QWidget* ClassifyPane::makeTopCard()
{
    m_topCard = new Card(tr("Top %1").arg(kTopClasses), {}, 32);
    m_topCard->body()->setContentsMargins(0, 2, 0, 8);
    m_topName = new ElidedLabel({}, FontRole::Small, Token::T2);
    m_topName->setElideMode(Qt::ElideMiddle);
    m_topCard->addHeaderWidget(m_topName);
    m_top = new TopBars;
    m_sure = new WrappedLabel(FontRole::Small, Token::T2);
    m_topCard->body()->addWidget(m_top, 1);
    m_topCard->body()->addLayout(indented(m_sure));
    connect(m_top, &TopBars::classChosen, &m_model, &ClassifyViewModel::setGazeClass);
    return m_topCard;
}

QWidget* ClassifyPane::makeDeadCard()
{
    m_deadCard = new Card(tr("Dead channels"), {}, 32);
    m_deadCard->body()->setContentsMargins(1, 0, 1, 6);
    m_deadTable = new QTableView;
    m_deadTable->setModel(&m_dead);
    showRows(m_deadTable, kDeadRow);
    m_deadTable->setMinimumHeight(2 * kDeadRow); // its headings and a whole row
    m_deadTable->setAccessibleName(tr("Dead channels"));
    m_deadTable->setSelectionBehavior(QAbstractItemView::SelectRows);
    m_deadTable->horizontalHeader()->setSectionResizeMode(0, QHeaderView::Stretch);
    m_deadTable->horizontalHeader()->setSectionResizeMode(1, QHeaderView::Stretch);
    m_deadTable->horizontalHeader()->setSectionResizeMode(2, QHeaderView::ResizeToContents);
    m_deadText = new WrappedLabel(FontRole::Small, Token::T2);
    m_deadCard->body()->addWidget(m_deadTable, 1);
    m_deadCard->body()->addLayout(indented(m_deadText));
    return m_deadCard;
}

QWidget* ClassifyPane::makeLayersCard()
{
    m_layersCard = new Card(tr("What each layer makes of it"), {}, 32);
    m_layersCard->body()->setContentsMargins(1, 0, 1, 1);
    m_mapOrder = new QComboBox;
    m_mapOrder->addItems({tr("strongest first"), tr("by number")});
    m_mapOrder->setAccessibleName(tr("Order of the channels"));
    m_mapOrder->setFixedHeight(24);
    ignoreWheel(m_mapOrder);
    m_layersCard->addHeaderWidget(m_mapOrder);
    m_maps = new LayerMaps;
    m_layersCard->body()->addWidget(m_maps, 1);
    connect(m_mapOrder, &QComboBox::activated, this, [this](int index) { m_maps->setStrongestFirst(index == 0); });
    connect(m_maps, &LayerMaps::layerChosen, this, [this](const QString& layer) {
        m_model.setGazeLayer(layer);
        m_model.setGaze(GazeKind::GradCam);
    });
    return m_layersCard;
}

void ClassifyPane::refreshHeadline()
{
    m_headlineText->setText(m_model.headline());
}

void ClassifyPane::refreshTop()
{
    std::vector<TopBar> bars;
    const bool any = m_model.selected() >= 0;
    double rest = 1.0;
    int others = 0;
    if (any) {
        const LookedAtInput& input = m_model.inputs()[std::size_t(m_model.selected())].input;
        for (const TopClass& one : input.top)
            if (bars.size() < kTopClasses) {
                bars.push_back({one.index, m_model.className(one.index), one.probability,
                                input.actual && *input.actual == one.index});
                rest -= one.probability;
            }
        others = m_model.net() ? int(m_model.net()->classes.size()) - int(bars.size()) : 0;
        m_topName->setText(QFileInfo(reasonText(input.name)).fileName());
        QString sentence = m_model.sureText(input);
        if (input.actual && !input.top.empty() && *input.actual != input.top.front().index)
            sentence = tr("Wrong: this is “%1”. %2").arg(m_model.className(*input.actual), sentence);
        m_sure->setSentence(sentence);
    } else {
        m_topName->setText({});
        m_sure->setSentence(QString());
    }
    const bool shares = m_model.net() && m_model.net()->score == ScoreKind::Softmax && std::isfinite(rest);
    m_topCard->setCaption(
        any && others > 0 && shares
            ? tr("the other %Ln class(es): %1", nullptr, others).arg(format::percent(std::max(0.0, rest)))
            : QString());
    m_top->setBars(std::move(bars));
}

void ClassifyPane::refreshLayers()
{
    std::vector<LayerColumn> columns;
    QImage image;
    QString shape;
    if (const LookedAtInput* input = m_model.detail()) {
        for (const LayerLook& layer : input->layers)
            columns.push_back(layerColumn(layer));
        image = QImage::fromData(reinterpret_cast<const uchar*>(input->image.data()), int(input->image.size()));
        if (m_model.net())
            shape = QStringLiteral("%1 × %2 × %3")
                        .arg(m_model.net()->input.width)
                        .arg(m_model.net()->input.height)
                        .arg(m_model.net()->input.channels);
    }
    m_layersCard->setCaption(columns.empty() ? QString() : tr("the strongest channels of each, by number"));
    m_maps->setColumns(image, shape, std::move(columns),
                       m_model.selected() < 0             ? tr("Choose an input at the left.")
                       : m_model.waitingForDetail()       ? tr("being computed…")
                       : !m_model.detailError().isEmpty() ? m_model.detailError()
                                                          : QString());
    m_maps->setSelected(m_model.gaze() == GazeKind::GradCam ? m_model.gazeLayer() : QString());
}

void ClassifyPane::refreshDead()
{
    const NetActivity* activity = m_model.activity();
    m_dead.setActivity(activity);
    const bool dead = activity && activity->deadChannels() > 0;
    m_deadTable->setVisible(dead);
    m_deadCard->setCaption(activity ? tr("never above 0 in %1 samples").arg(format::count(activity->samples))
                                    : QString());
    m_deadText->setSentence(!activity ? tr("The Predictions tab finds them while it goes through the set.")
                            : dead    ? DeadChannelsModel::saturatedText(*activity)
                                      : tr("No channel is dead. %1").arg(DeadChannelsModel::saturatedText(*activity)));
}

std::vector<InspectExport> ClassifyPane::exports() const
{
    if (m_model.inputs().empty())
        return {};
    return {{tr("List as CSV…"), QStringLiteral("classified.csv"), [this](const QString&) {
                 return Result<ChartFile>(ChartFile([bytes = m_model.listAsCsv()] { return bytes; }));
             }}};
}

} // namespace trainyard
