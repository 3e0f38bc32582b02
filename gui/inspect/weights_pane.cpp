// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/inspect/weights_pane.h"

#include "gui/formats/format.h"
#include "gui/inspect/inspect_view_model.h"
#include "gui/inspect/weights_cards.h"
#include "gui/inspect/weights_table.h"
#include "gui/parts/number_edit.h"
#include "gui/plots/chart_card.h"
#include "gui/plots/weights_export.h"
#include "gui/widgets/buttons.h"
#include "gui/widgets/feedback.h"
#include "gui/widgets/label.h"
#include "gui/widgets/plain_widget.h"
#include "gui/widgets/segmented_control.h"

#include <QBoxLayout>
#include <QCheckBox>
#include <QComboBox>
#include <QInputDialog>
#include <QMenu>
#include <QPushButton>
#include <QScrollArea>
#include <QSignalBlocker>
#include <QSplitter>
#include <QStackedWidget>

namespace trainyard {
namespace {

constexpr Permille kAnyPlace = 500; ///< any percentile, if only the choice of what may be pruned matters

} // namespace

WeightsPane::WeightsPane(const Services& services, QWidget* parent) : InspectPane(parent), m_model(services)
{
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(0);
    m_headline = makeHeadline();
    auto* splitter = new QSplitter(Qt::Horizontal);
    splitter->setHandleWidth(8);
    splitter->setChildrenCollapsible(false);
    splitter->addWidget(makeLeft());
    splitter->addWidget(makeRight());
    splitter->setStretchFactor(0, 3);
    splitter->setStretchFactor(1, 2);
    splitter->setSizes({690, 560});
    m_message = new EmptyState(QStringLiteral("net"), QString(), QString());
    m_stack = new QStackedWidget;
    m_stack->addWidget(splitter);
    m_stack->addWidget(m_message);
    layout->addWidget(m_stack, 1);
    connect(&m_model, &WeightsViewModel::dataChanged, this, &WeightsPane::refreshData);
    connect(&m_model, &WeightsViewModel::marksChanged, this, &WeightsPane::refreshMarks);
    connect(&m_model, &WeightsViewModel::layerChanged, this, &WeightsPane::refreshMarks);
    connectChart();
    refreshData();
}

void WeightsPane::showCheckpoint(const InspectViewModel& inspected)
{
    m_model.showCheckpoint(inspected.run(), inspected.spec(), inspected.artifacts(), inspected.checkpoint()->file);
}

std::vector<InspectExport> WeightsPane::exports() const
{
    if (!m_model.has())
        return {};
    const auto record = [this](const QString& file) { return this->record(file); };
    return {{tr("Table as CSV…"), QStringLiteral("weights.csv"), record},
            {tr("Figure as SVG…"), QStringLiteral("weights.svg"), record},
            {tr("Figure as PDF…"), QStringLiteral("weights.pdf"), record},
            {tr("Figure as PNG…"), QStringLiteral("weights.png"), record}};
}

QWidget* WeightsPane::makeHeadline()
{
    const auto [headline, row] = makePlainWidget<QHBoxLayout>(8);
    headline->setParent(this); // until the page takes it
    headline->hide();
    m_description = new ElidedLabel({}, FontRole::Small, Token::T2);
    m_use = makeButton(tr("Use as thresholds"), QStringLiteral("done"), ButtonKind::Primary);
    m_use->setFixedHeight(24);
    m_uses = new QMenu(m_use);
    connect(m_uses, &QMenu::aboutToShow, this, &WeightsPane::showUses);
    m_use->setMenu(m_uses);
    row->addWidget(m_description, 1);
    row->addWidget(m_use);
    return headline;
}

QWidget* WeightsPane::makeLeft()
{
    m_curveCard = new Card(tr("Cumulative magnitude"), {}, 32);
    m_curveCard->body()->setContentsMargins(1, 0, 1, 1);
    m_chart = new MagnitudeChart;
    m_curveCard->body()->addWidget(m_chart, 1);
    m_spread = new Label({}, FontRole::Caption, Token::T2);
    m_spread->setContentsMargins(12, 0, 12, 6);
    m_spread->setToolTip(tr("Of |w|"));
    m_spread->setTextInteractionFlags(Qt::TextSelectableByMouse);
    m_curveCard->body()->addWidget(m_spread);
    m_logarithmic = new QCheckBox(tr("Log |w|"));
    m_logarithmic->setObjectName(QStringLiteral("logarithmic"));
    m_logarithmic->setChecked(true);
    m_logarithmic->setToolTip(tr("Magnitudes on a logarithmic axis"));
    m_layers = new SegmentedControl;
    m_layers->setExpanding(false);
    m_layers->addSegment(tr("All layers"), tr("The curve of all prunable weights"));
    m_layers->addSegment(tr("One layer"), tr("The curve of the layer chosen below"));
    m_layers->setCurrentIndex(0);
    m_curveCard->addHeaderWidget(m_logarithmic);
    m_curveCard->addHeaderWidget(m_layers);
    m_stripCard = new Card(tr("Left in each layer"), {}, 32);
    m_stripCard->body()->setContentsMargins(1, 0, 1, 1);
    m_strip = new LayerStrip;
    m_stripCard->body()->addWidget(m_strip);
    auto* legend = new ChartLegend;
    legend->setEntries({{tr("all layers"), Token::S2, LegendEntry::Mark::Dashes},
                        {tr("convolution"), Token::S1, LegendEntry::Mark::Square},
                        {tr("1 × 1"), Token::S3, LegendEntry::Mark::Square},
                        {tr("other"), Token::S7, LegendEntry::Mark::Square}});
    m_stripCard->addHeaderWidget(legend);
    auto* splitter = new QSplitter(Qt::Vertical);
    splitter->setHandleWidth(8);
    splitter->setChildrenCollapsible(false);
    splitter->addWidget(m_curveCard);
    splitter->addWidget(m_stripCard);
    splitter->setStretchFactor(0, 5);
    splitter->setStretchFactor(1, 3);
    splitter->setSizes({470, 300});
    return splitter;
}

QWidget* WeightsPane::makeRight()
{
    auto* thresholds = new Card(tr("Thresholds"), tr("global, by percentile"), 38);
    thresholds->body()->setContentsMargins(1, 0, 1, 8);
    m_preset = new QComboBox;
    m_preset->addItems({tr("10 to 99 %"), tr("Published (MobileNetV2)"), tr("Custom")});
    m_preset->setItemData(1, tr("The percentiles used by a published study of MobileNetV2"), Qt::ToolTipRole);
    m_preset->setAccessibleName(tr("Preset"));
    m_preset->setToolTip(tr("Initial percentiles"));
    ignoreWheel(m_preset);
    connect(m_preset, &QComboBox::activated, this, [this](int index) {
        m_model.applyPreset(static_cast<WeightsViewModel::Preset>(index));
        refreshMarks();
    });
    auto* add = makeButton(tr("Add…"), QStringLiteral("plus"));
    add->setFixedHeight(26);
    connect(add, &QPushButton::clicked, this, [this] { askPercentile(0); });
    thresholds->addHeaderWidget(m_preset);
    thresholds->addHeaderWidget(add);
    m_table = new WeightsTable(m_model);
    m_table->setMinimumHeight(140);
    m_summary = new Label({}, FontRole::Small, Token::T2);
    m_summary->setWordWrap(true);
    m_summary->setContentsMargins(12, 0, 12, 0);
    thresholds->body()->addWidget(m_table, 1);
    thresholds->body()->addWidget(m_summary);
    m_remarks = new WeightsRemarksCard(m_model);
    m_roles = new WeightsRolesCard(m_model);
    const auto [content, column] = makePlainWidget<QVBoxLayout>(8);
    column->addWidget(thresholds, 1);
    column->addWidget(m_remarks);
    column->addWidget(m_roles);
    content->setMinimumWidth(422);
    return content;
}

void WeightsPane::connectChart()
{
    connect(m_chart, &MagnitudeChart::flagChosen, &m_model, &WeightsViewModel::select);
    connect(m_chart, &MagnitudeChart::flagDragged, this, &WeightsPane::drag);
    connect(m_chart, &MagnitudeChart::flagStepped, this, &WeightsPane::step);
    connect(m_chart, &MagnitudeChart::neighbourWanted, this, [this](int way) {
        const int row = m_model.rowOf(m_model.selected()) + way;
        if (row >= 0 && row < m_model.rows().size())
            m_model.select(m_model.rows()[row].place);
    });
    connect(m_chart, &MagnitudeChart::removeWanted, &m_model, &WeightsViewModel::remove);
    connect(m_chart, &MagnitudeChart::undoWanted, &m_model, &WeightsViewModel::undo);
    connect(m_chart, &MagnitudeChart::editWanted, this, &WeightsPane::askPercentile);
    connect(m_table, &WeightsTable::editWanted, this, &WeightsPane::askPercentile);
    connect(m_logarithmic, &QCheckBox::toggled, this, &WeightsPane::refreshMarks);
    connect(m_strip, &LayerStrip::layerChosen, &m_model, &WeightsViewModel::setLayer);
    connect(m_layers, &SegmentedControl::currentChanged, this, [this](int index) {
        const LayerStripFigure& figure = m_strip->figure();
        m_model.setLayer(index == 0 || figure.bars.empty() ? -1 : figure.bars.front().index);
        refreshMarks();
    });
}

void WeightsPane::refreshData()
{
    const bool failed = !m_model.error().isEmpty();
    const bool shown = m_model.has() && !failed;
    if (!shown)
        m_message->setTexts(failed ? tr("The weights cannot be shown") : tr("The weights are being measured"),
                            failed ? m_model.error()
                                   : tr("The engine reads the checkpoint once, on the machine that has it."));
    m_stack->setCurrentIndex(shown ? 0 : 1);
    m_use->setEnabled(shown && m_model.canPrune());
    m_description->setText(m_model.waiting() && m_model.has() ? tr("measuring again…") : m_model.description());
    if (shown) {
        m_roles->refresh();
        refreshMarks();
    }
    emit exportsChanged();
}

void WeightsPane::refreshMarks()
{
    if (!m_model.has())
        return;
    const LayerStripFigure layers = layerFigure();
    m_chart->setFigure(magnitudeFigure());
    m_strip->setFigure(layers);
    const int layer = m_model.layer();
    m_layers->setCurrentIndex(layer >= 0 ? 1 : 0);
    m_curveCard->setCaption(
        layer >= 0 ? tr("%1 weights of %2")
                         .arg(format::count(m_model.magnitudes().layers[std::size_t(layer)].spread.weights),
                              QString::fromStdString(m_model.magnitudes().layers[std::size_t(layer)].layer))
                   : tr("%1 prunable weights in %Ln layer(s)", nullptr, int(layers.bars.size()))
                         .arg(format::count(m_model.magnitudes().all.weights)));
    m_spread->setText(m_model.spreadText(layer));
    const double at = m_model.thresholds().threshold(m_model.selected());
    m_stripCard->setCaption(
        m_model.selected() > 0
            ? tr("% of its weights above %1").arg(at > 0.0 ? format::significant(at, 3) : QStringLiteral("0"))
            : QString());
    {
        const QSignalBlocker quiet(m_preset);
        m_preset->setCurrentIndex(int(m_model.preset()));
    }
    m_summary->setText(m_model.summary());
    m_remarks->refresh();
}

void WeightsPane::drag(double magnitude, bool fine, bool going)
{
    Permille wanted = m_model.thresholds().placeOf(magnitude);
    if (magnitude <= 0.0)
        wanted = std::max(1, int(m_model.thresholds().zeroShare() * 1000.0));
    if (!fine)
        wanted = std::clamp((wanted + 5) / 10 * 10, 10, 990);
    m_model.move(m_model.selected(), wanted, going);
}

void WeightsPane::step(int tenths)
{
    const Permille from = m_model.selected();
    Permille wanted = from + tenths;
    while (m_model.rowOf(wanted) >= 0) // skips existing marks
        wanted += tenths;
    m_model.move(from, wanted);
}

void WeightsPane::askPercentile(int place)
{
    auto* dialog = new QInputDialog(this);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->setWindowTitle(place > 0 ? tr("Move the mark") : tr("Add a mark"));
    dialog->setLabelText(tr("Percentile, from 0.1 to 99.9:"));
    dialog->setInputMode(QInputDialog::DoubleInput);
    dialog->setDoubleDecimals(1);
    dialog->setDoubleRange(0.1, 99.9);
    dialog->setDoubleValue(place > 0 ? place / 10.0 : 80.0);
    connect(dialog, &QInputDialog::doubleValueSelected, this, [this, place](double percent) {
        const auto wanted = static_cast<Permille>(std::lround(percent * 10.0));
        if (place > 0)
            m_model.move(place, wanted);
        else
            m_model.add(wanted);
    });
    dialog->open();
}

void WeightsPane::showUses()
{
    m_uses->clear();
    const Permille place = m_model.selected();
    if (place > 0)
        m_uses->addAction(tr("New run pruned at %1 %").arg(percentileText(place)), this,
                          [this, place] { emit pruneWanted(m_model.prunedSpec(place), m_model.runName()); });
    const QList<Permille> chosen = m_model.chosen();
    QList<double> percentiles;
    for (const Permille one : chosen)
        percentiles << one / 10.0;
    QAction* tickets =
        m_uses->addAction(tr("Lottery tickets at %Ln threshold(s)…", nullptr, static_cast<int>(chosen.size())));
    connect(tickets, &QAction::triggered, this, [this, percentiles] {
        emit ticketsWanted(m_model.baseSpec(), percentiles, m_model.prunedSpec(kAnyPlace).pruning);
    });
    tickets->setEnabled(!chosen.isEmpty());
}

Result<ChartFile> WeightsPane::record(const QString& file) const
{
    if (file.endsWith(QLatin1String(".csv"), Qt::CaseInsensitive))
        return ChartFile([bytes = m_model.tableAsCsv()] { return bytes; });
    return recordWeights(tr("%1: weights").arg(m_model.runName()), magnitudeFigure(), tr("Left in each layer"),
                         layerFigure(), file);
}

} // namespace trainyard
