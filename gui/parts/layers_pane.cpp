// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/parts/layers_pane.h"

#include "gui/formats/format.h"
#include "gui/parts/layers_table.h"
#include "gui/plots/chart_card.h"
#include "gui/widgets/buttons.h"
#include "gui/widgets/card.h"
#include "gui/widgets/feedback.h"
#include "gui/widgets/label.h"
#include "gui/widgets/plain_widget.h"
#include "gui/widgets/segmented_control.h"

#include <QBoxLayout>
#include <QPushButton>
#include <QScrollArea>
#include <QSplitter>
#include <QStackedWidget>

namespace trainyard {
namespace {

constexpr HistogramKind kKinds[] = {HistogramKind::Weights, HistogramKind::Gradients, HistogramKind::Activations};
constexpr int kRemarksHeight = 150;

QWidget* remarkRow(LayersViewModel& model, const LayerRemark& remark)
{
    const auto [row, layout] = makePlainWidget<QHBoxLayout>(8);
    layout->setContentsMargins(12, 4, 12, 4);
    layout->addWidget(new IconLabel(remark.serious ? QStringLiteral("failed") : QStringLiteral("warn"),
                                    remark.serious ? Token::Fail : Token::Que),
                      0, Qt::AlignTop);
    auto* text =
        new Label(QStringLiteral("<b>%1</b><br>%2").arg(remark.title.toHtmlEscaped(), remark.text.toHtmlEscaped()),
                  FontRole::Small);
    text->setTextFormat(Qt::RichText);
    text->setWordWrap(true);
    text->setTextInteractionFlags(Qt::TextSelectableByMouse);
    layout->addWidget(text, 1);
    auto* show = makeButton(LayersPane::tr("Show"), {}, ButtonKind::Flat);
    show->setFixedHeight(24);
    show->setAccessibleName(LayersPane::tr("Show: %1").arg(remark.title));
    QObject::connect(
        show, &QPushButton::clicked, &model, [&model, tensor = remark.tensor] { model.chooseTensor(tensor); },
        Qt::QueuedConnection); // the button is deleted with its row
    layout->addWidget(show, 0, Qt::AlignTop);
    return row;
}

} // namespace

LayersPane::LayersPane(const Services& services, QWidget* parent) : QWidget(parent), m_model(services)
{
    makeHeadline();
    m_message = new EmptyState(QStringLiteral("net"), {}, {}, tr("Clone with histograms"));
    m_stack = new QStackedWidget;
    m_stack->addWidget(makeContent());
    m_stack->addWidget(m_message);
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->addWidget(m_stack);
    connect(m_message, &EmptyState::actionTriggered, this,
            [this] { emit cloneWanted(m_model.specWithHistograms(), m_model.runName()); });
    connect(m_kinds, &SegmentedControl::currentChanged, this, [this](int index) { m_model.setKind(kKinds[index]); });
    connect(m_map, &HistogramMap::columnChosen, &m_model, &LayersViewModel::chooseRecord);
    connect(&m_model, &LayersViewModel::tensorsChanged, this, &LayersPane::refreshTensors);
    connect(&m_model, &LayersViewModel::recordsChanged, this, &LayersPane::refreshRecords);
    connect(&m_model, &LayersViewModel::recordChosen, this, &LayersPane::refreshRecords);
    refreshTensors();
}

LayersPane::~LayersPane() = default;

void LayersPane::makeHeadline()
{
    const auto [headline, row] = makePlainWidget<QHBoxLayout>(8);
    m_headline = headline;
    m_kinds = new SegmentedControl;
    m_kinds->setExpanding(false);
    m_kinds->setAccessibleName(tr("Values"));
    m_kinds->addSegment(tr("Weights"), tr("Of each parameter, as the step leaves them"));
    m_kinds->addSegment(tr("Gradients"), tr("The mean gradient of the whole batch, before clipping and weight decay"));
    m_kinds->addSegment(tr("Activations"), tr("Outputs of each layer for all samples of the step"));
    m_asked = new ElidedLabel({}, FontRole::Small, Token::T2);
    row->addWidget(m_kinds);
    row->addWidget(m_asked, 1);
}

QWidget* LayersPane::makeContent()
{
    auto* layers = new Card(tr("Layers"), tr("newest record"), 32);
    layers->body()->setContentsMargins(1, 0, 1, 1);
    m_table = new LayersTable(m_model);
    layers->body()->addWidget(m_table);
    layers->setMinimumWidth(320);
    m_mapCard = new Card(tr("Distribution"), {}, 32);
    m_mapCard->body()->setContentsMargins(1, 0, 1, 1);
    m_map = new HistogramMap;
    m_mapCard->body()->addWidget(m_map, 1);
    auto* legend = new ChartLegend;
    legend->setEntries({{tr("median and quartiles"), Token::S2, LegendEntry::Mark::Line},
                        {tr("5 and 95 %"), Token::S2, LegendEntry::Mark::Dashes},
                        {tr("share of values"), Token::AccT, LegendEntry::Mark::Square}});
    m_mapCard->addHeaderWidget(legend);
    m_remarks = new Card(tr("Remarks"), {}, 32);
    m_remarks->body()->setContentsMargins(1, 0, 1, 4);
    m_remarks->setFixedHeight(kRemarksHeight);
    const auto [right, column] = makePlainWidget<QVBoxLayout>(8);
    column->addWidget(m_mapCard, 1);
    column->addWidget(m_remarks);
    auto* splitter = new QSplitter(Qt::Horizontal);
    splitter->setHandleWidth(8);
    splitter->setChildrenCollapsible(false);
    splitter->addWidget(layers);
    splitter->addWidget(right);
    splitter->setStretchFactor(0, 2);
    splitter->setStretchFactor(1, 5);
    splitter->setSizes({370, 880});
    return splitter;
}

void LayersPane::showEvent(QShowEvent* event)
{
    QWidget::showEvent(event);
    m_model.setActive(true);
}

void LayersPane::hideEvent(QHideEvent* event)
{
    m_model.setActive(false);
    QWidget::hideEvent(event);
}

void LayersPane::refreshTensors()
{
    const bool any = m_model.has();
    if (!any) {
        const bool waits = m_model.records() || !m_model.read();
        m_message->setTexts(
            !m_model.read()     ? tr("The histograms are being read")
            : m_model.records() ? tr("No histograms have been recorded yet")
                                : tr("This run did not record histograms"),
            waits ? tr("The run records the first ones with its first step.")
                  : tr("They show how weights, gradients and activations of each layer change while a run trains, and "
                       "name dead channels. To record them, turn on Histograms under Training › More options in New "
                       "run."));
        for (QPushButton* button : m_message->findChildren<QPushButton*>())
            button->setVisible(!waits);
    }
    m_stack->setCurrentIndex(any ? 0 : 1);
    for (int i = 0; i < 3; ++i) {
        m_kinds->setSegmentEnabled(i, m_model.hasKind(kKinds[i]), tr("The run did not record them"));
        if (m_model.kind() == kKinds[i])
            m_kinds->setCurrentIndex(i);
    }
    m_kinds->setVisible(any);
    const HistogramTensorRow* tensor = m_model.tensor();
    m_asked->setText(tensor ? tr("%Ln record(s), the newest at step %1", nullptr, int(tensor->records))
                                  .arg(format::count(tensor->newest.step))
                            : QString());
    refreshRemarks();
    emit exportsChanged();
}

void LayersPane::refreshRecords()
{
    HistogramMapFigure figure = histogramMap(m_model.recordsOfTensor());
    figure.selected = m_model.record();
    const HistogramTensorRow* tensor = m_model.tensor();
    figure.note = tensor ? tr("reading…") : QString();
    m_map->setFigure(std::move(figure));
    m_mapCard->setTitle(tensor ? LayersViewModel::nameOf(*tensor) : tr("Distribution"));
    m_mapCard->setCaption(m_model.description());
    refreshRemarks();
    emit exportsChanged();
}

void LayersPane::refreshRemarks()
{
    const std::vector<LayerRemark> remarks = m_model.remarks();
    m_remarks->setVisible(!remarks.empty() || !m_model.spec().program); // of a program's channels nothing is known
    QString said;
    for (const LayerRemark& remark : remarks)
        said += remark.title + remark.text + QLatin1Char('\n');
    if (m_remarkList && said == m_said)
        return;
    m_said = said;
    m_remarks->setCaption(remarks.empty() ? tr("no dead channels, no saturated layers")
                                          : tr("%Ln remark(s)", nullptr, int(remarks.size())));
    const auto [list, column] = makePlainWidget<QVBoxLayout>(0);
    for (const LayerRemark& remark : remarks)
        column->addWidget(remarkRow(m_model, remark));
    if (remarks.empty()) {
        auto* fine = new Label(tr("In the newest record every channel is above 0 for some sample, no layer has half of "
                                  "its values at the limit of its activation, and all values are finite."),
                               FontRole::Small, Token::T2);
        fine->setWordWrap(true);
        fine->setContentsMargins(12, 4, 12, 4);
        column->addWidget(fine);
    }
    column->addStretch(1);
    auto* scroll = new QScrollArea;
    scroll->setFrameShape(QFrame::NoFrame);
    scroll->setWidgetResizable(true);
    scroll->setWidget(list);
    scroll->setAccessibleName(tr("Remarks"));
    list->setAutoFillBackground(false); // the card's ground
    scroll->viewport()->setAutoFillBackground(false);
    if (m_remarkList) {
        m_remarkList->hide();
        m_remarks->body()->removeWidget(m_remarkList);
        m_remarkList->deleteLater(); // a click inside it may still be in progress
    }
    m_remarkList = scroll;
    m_remarks->body()->addWidget(scroll);
}

std::vector<LayersPane::Export> LayersPane::exports() const
{
    if (m_model.recordsOfTensor().empty())
        return {};
    const auto figure = [this](const QString& file) {
        const HistogramTensorRow* tensor = m_model.tensor();
        return recordHistogramMap(tr("%1: %2").arg(m_model.runName(), LayersViewModel::nameOf(*tensor)),
                                  m_map->figure(), file);
    };
    const auto table = [this](const QString&) { return Result<ChartFile>([bytes = m_model.csv()] { return bytes; }); };
    return {{tr("Histograms as CSV…"), QStringLiteral("histograms.csv"), table},
            {tr("Figure as SVG…"), QStringLiteral("histograms.svg"), figure},
            {tr("Figure as PDF…"), QStringLiteral("histograms.pdf"), figure},
            {tr("Figure as PNG…"), QStringLiteral("histograms.png"), figure}};
}

} // namespace trainyard
