// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/live/live_charts.h"

#include "backend/protocol/series.h"
#include "gui/formats/format.h"
#include "gui/formats/model_title.h"
#include "gui/formats/reason_text.h"
#include "gui/live/live_view_model.h"
#include "gui/parts/chart_menu.h"
#include "gui/plots/chart_card.h"
#include "gui/plots/chart_group.h"
#include "gui/plots/chart_math.h"
#include "gui/plots/sparsity_map.h"
#include "gui/plots/time_chart.h"

#include <QBoxLayout>
#include <QDataStream>
#include <QIODevice>
#include <QSplitter>

#include <algorithm>
#include <cmath>
#include <cstdlib>
#include <utility>

namespace trainyard {

namespace {

const std::vector<Bin>* binsOf(const LiveSnapshot& snapshot, const std::string& name)
{
    const auto at = snapshot.bins.find(name);
    return at == snapshot.bins.end() || at->second.empty() ? nullptr : &at->second;
}

void add(std::vector<ChartSeries>& series, const LiveSnapshot& snapshot, const std::string& name, const QString& label,
         Token color, SeriesShape shape = SeriesShape::Line, int lane = 0)
{
    if (const std::vector<Bin>* bins = binsOf(snapshot, name))
        series.push_back({QString::fromStdString(name), label, color, lane, shape, *bins});
}

/// Whether the run has told how busy its machine is.
bool hasLoad(const LiveSnapshot& snapshot)
{
    return std::any_of(snapshot.bins.begin(), snapshot.bins.end(), [](const auto& entry) {
        return !entry.second.empty() && (entry.first == series::kCpuUtilization || entry.first == series::kCpuMemory ||
                                         entry.first.starts_with("gpu/"));
    });
}

double highest(const std::vector<Bin>& bins)
{
    double high = 0.0;
    for (const Bin& bin : bins)
        if (std::isfinite(bin.max))
            high = std::max(high, bin.max);
    return high;
}

/// The store has 100 percent per core; the chart shows the number of cores.
std::vector<Bin> inCores(std::vector<Bin> bins)
{
    for (Bin& bin : bins) {
        bin.min /= 100.0;
        bin.max /= 100.0;
        bin.mean /= 100.0;
    }
    return bins;
}

QSplitter* makeSplitter(Qt::Orientation orientation, std::initializer_list<QWidget*> widgets)
{
    auto* splitter = new QSplitter(orientation);
    splitter->setChildrenCollapsible(false);
    splitter->setHandleWidth(8);
    for (QWidget* widget : widgets)
        splitter->addWidget(widget);
    return splitter;
}

} // namespace

LiveCharts::LiveCharts(LiveViewModel& model, QWidget* parent)
    : QWidget(parent), m_model(model), m_group(new ChartGroup(this)),
      m_loss(new ChartCard(tr("Loss"), tr("cross-entropy"))),
      m_accuracy(new ChartCard(tr("Accuracy"), tr("top-1"), {{{}, {}, ValueFormat::Share, {}, {}}})),
      m_throughput(new ChartCard(tr("Throughput"), tr("samples/s"), {{{}, {}, ValueFormat::Count, 0.0, {}}})),
      m_load(new ChartCard(tr("Device load"), {}, {{tr("CPU"), {}, ValueFormat::Count, 0.0, 1.0}})),
      m_time(
          new ChartCard(tr("Where the time goes"), tr("share of wall time"), {{{}, {}, ValueFormat::Share, 0.0, 1.0}})),
      m_sparsity(new SparsityCard), m_cards{m_loss, m_accuracy, m_throughput, m_load, m_time}
{
    m_upper = makeSplitter(Qt::Horizontal, {m_loss, m_accuracy});
    m_middle = makeSplitter(Qt::Horizontal, {m_throughput, m_load});
    m_lower = makeSplitter(Qt::Horizontal, {m_time, m_sparsity});
    m_lower->setStretchFactor(0, 1);
    m_lower->setStretchFactor(1, 1);
    m_lower->setSizes({480, 480});
    m_rows = makeSplitter(Qt::Vertical, {m_upper, m_middle, m_lower});
    m_rows->setStretchFactor(0, 9);
    m_rows->setStretchFactor(1, 8);
    m_rows->setStretchFactor(2, 6);
    m_rows->setSizes({216, 190, 142});
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->addWidget(m_rows);
    m_time->chart()->setAxisTitleShown(true);
    m_loss->chart()->setAttemptsNamed(true);
    makeLinks();
    for (QSplitter* splitter : {m_upper, m_middle})
        connect(splitter, &QSplitter::splitterMoved, this, &LiveCharts::tellPixels);
}

void LiveCharts::makeLinks()
{
    auto* menu = new ChartMenu(m_group, this);
    connect(menu, &ChartMenu::noticed, this, &LiveCharts::noticed);
    connect(menu, &ChartMenu::failed, this, &LiveCharts::failed);
    for (ChartCard* card : m_cards) {
        m_group->add(card->chart());
        menu->add(card);
    }
    connect(m_group, &ChartGroup::viewWanted, this, &LiveCharts::viewWanted);
    connect(m_sparsity->map(), &SparsityMap::cursorMoved, this,
            [this](double x) { m_group->setCursor(m_sparsity, x); });
    connect(m_sparsity->map(), &SparsityMap::cursorLeft, m_group, &ChartGroup::leaveCursor);
    connect(m_group, &ChartGroup::cursorMoved, this, [this](const QWidget* hovered, double x) {
        m_sparsity->map()->setCursor(m_link || hovered == m_sparsity ? std::optional(x) : std::nullopt);
    });
    connect(m_group, &ChartGroup::cursorLeft, this, [this] { m_sparsity->map()->setCursor(std::nullopt); });
}

void LiveCharts::setOptions(const ChartOptions& options, bool linkCursors)
{
    m_link = linkCursors;
    m_group->setLinkedCursors(linkCursors);
    for (ChartCard* card : m_cards) {
        ChartOptions own = options;
        own.logY = options.logY && card == m_loss;
        own.smoothing = card == m_time ? 0.0 : options.smoothing;
        card->chart()->setOptions(own);
    }
}

void LiveCharts::showCursor(double x)
{
    for (ChartCard* card : m_cards)
        card->chart()->setCursor(x, false);
}

void LiveCharts::refresh()
{
    if (!m_model.hasRun() || m_model.snapshot().axis != m_model.axis())
        return;
    const LiveSnapshot& snapshot = m_model.snapshot();
    showRange(false);
    // What the engine always has, a program may never say, and a log may lack.
    const bool engine = !trainsItself(snapshot.run);
    const auto hasAny = [&](std::initializer_list<const char*> names) {
        return engine || std::any_of(names.begin(), names.end(),
                                     [&](const char* name) { return binsOf(snapshot, name) != nullptr; });
    };
    m_loss->setVisible(hasAny({series::kTrainLoss, series::kValLoss}));
    m_accuracy->setVisible(hasAny({series::kTrainTop1, series::kValTop1, series::kValTop5}));
    m_throughput->setVisible(hasAny({series::kThroughput}));
    m_load->setVisible(engine || hasLoad(snapshot));
    m_time->setVisible(engine || !snapshot.own.empty());
    m_upper->setVisible(m_loss->isVisibleTo(m_upper) || m_accuracy->isVisibleTo(m_upper));
    m_middle->setVisible(m_throughput->isVisibleTo(m_middle) || m_load->isVisibleTo(m_middle));
    // A chart that was never shown has nothing to draw on.
    if (m_loss->isVisibleTo(this))
        refreshLoss(snapshot);
    if (m_accuracy->isVisibleTo(this))
        refreshAccuracy(snapshot);
    if (m_throughput->isVisibleTo(this)) {
        std::vector<ChartSeries> rate;
        add(rate, snapshot, series::kThroughput, tr("measured"), Token::S1);
        m_throughput->setSeries(std::move(rate));
    }
    if (m_load->isVisibleTo(this))
        refreshLoad(snapshot);
    if (m_time->isVisibleTo(this))
        refreshTime(snapshot);
    refreshSparsity(snapshot);
    tellPixels();
}

void LiveCharts::moveByHand()
{
    if (m_model.hasRun() && m_model.snapshot().axis == m_model.axis())
        showRange(true);
}

void LiveCharts::showRange(bool byHand)
{
    if (std::exchange(m_shownAxis, m_model.axis()) != m_model.axis())
        m_group->forgetViews();
    const auto [from, to] = m_model.visibleRange();
    m_group->show({from, to}, m_model.range() == LiveRange::Whole, byHand);
    m_sparsity->map()->setVisibleRange(from, to);
}

void LiveCharts::refreshLoss(const LiveSnapshot& snapshot)
{
    std::vector<ChartSeries> loss;
    add(loss, snapshot, series::kTrainLoss, tr("train"), Token::S1);
    add(loss, snapshot, series::kValLoss, tr("val"), Token::S2, SeriesShape::Points);
    std::vector<ChartMarker> markers;
    for (const MessageRow& message : snapshot.messages) {
        const bool checkpoint = message.kind == "checkpoint";
        if (!checkpoint && message.level != "warning")
            continue;
        const double x = m_model.xOfStep(message.step, message.epoch);
        if (std::isfinite(x) && (checkpoint || message.step > 0))
            markers.push_back(
                {checkpoint ? MarkerKind::Checkpoint : MarkerKind::Warning, x, reasonAndRemedy(message.text)});
    }
    m_loss->setCaption(trainsItself(snapshot.run) ? QString() : tr("cross-entropy"));
    m_loss->setSeries(std::move(loss), markers);
}

void LiveCharts::refreshAccuracy(const LiveSnapshot& snapshot)
{
    std::vector<ChartSeries> accuracy;
    add(accuracy, snapshot, series::kTrainTop1, tr("train"), Token::S1);
    add(accuracy, snapshot, series::kValTop1, tr("val"), Token::S2, SeriesShape::Points);
    add(accuracy, snapshot, series::kValTop5, tr("val top-5"), Token::S3, SeriesShape::Points);
    m_accuracy->setCaption(trainsItself(snapshot.run) ? QString() : tr("top-1"));
    m_accuracy->setSeries(std::move(accuracy));
}

void LiveCharts::refreshLoad(const LiveSnapshot& snapshot)
{
    std::vector<ChartLane> lanes;
    std::vector<ChartSeries> load;
    if (const std::vector<Bin>* cpu = binsOf(snapshot, series::kCpuUtilization)) {
        const double cores = std::max(1.0, std::ceil(highest(*cpu) / 100.0 - 0.15));
        load.push_back({QString::fromLatin1(series::kCpuUtilization), tr("cores busy"), Token::S1, int(lanes.size()),
                        SeriesShape::Line, inCores(*cpu)});
        lanes.push_back({tr("CPU"), cores == 1.0 ? tr("1 core") : tr("%1 cores").arg(int(cores)), ValueFormat::Count,
                         0.0, cores * 1.08});
    }
    if (const std::vector<Bin>* memory = binsOf(snapshot, series::kCpuMemory)) {
        const double most = std::max(1.0, highest(*memory));
        load.push_back({QString::fromLatin1(series::kCpuMemory), tr("memory"), Token::S3, int(lanes.size()),
                        SeriesShape::Line, *memory});
        lanes.push_back({tr("RAM"), format::bytes(std::llround(most)), ValueFormat::Bytes, 0.0, most * 1.15});
    }
    for (const auto& [name, bins] : snapshot.bins) {
        if (!name.starts_with("gpu/") || !name.ends_with("/utilization") || bins.empty())
            continue;
        const int gpu = std::atoi(name.c_str() + 4), lane = int(lanes.size());
        add(load, snapshot, name, tr("GPU utilisation"), Token::S2, SeriesShape::Line, lane);
        add(load, snapshot, series::gpu(gpu, series::kGpuSmOccupancy), tr("SM occupancy"), Token::S4, SeriesShape::Line,
            lane);
        add(load, snapshot, series::gpu(gpu, series::kGpuMemoryShare), tr("GPU memory"), Token::S5, SeriesShape::Line,
            lane);
        lanes.push_back({tr("GPU %1").arg(gpu), tr("100 %"), ValueFormat::Percent, 0.0, 108.0});
    }
    if (lanes.empty())
        lanes.push_back({tr("CPU"), {}, ValueFormat::Count, 0.0, 1.0});
    m_load->chart()->setLanes(std::move(lanes));
    m_load->setSeries(std::move(load));
}

/// What a program calls series stands in the place of the engine's phases, each in a lane of its own.
void LiveCharts::refreshOwn(const LiveSnapshot& snapshot)
{
    static constexpr Token kTokens[] = {Token::S1, Token::S2, Token::S3, Token::S4};
    std::vector<ChartLane> lanes;
    std::vector<ChartSeries> own;
    for (const auto& [name, bins] : snapshot.own) {
        const int lane = int(lanes.size());
        const QString title = QString::fromStdString(name);
        own.push_back({title, title, kTokens[std::size_t(lane) % std::size(kTokens)], lane, SeriesShape::Line, bins});
        lanes.push_back({title, {}, ValueFormat::Plain, {}, {}});
    }
    if (lanes.size() < 2) // alone it has tick labels
        lanes = {{{}, {}, ValueFormat::Plain, {}, {}}};
    m_time->chart()->setLanes(std::move(lanes));
    m_time->setSeries(std::move(own));
}

void LiveCharts::refreshTime(const LiveSnapshot& snapshot)
{
    const bool own = trainsItself(snapshot.run);
    if (std::exchange(m_ownShown, own) != own) {
        m_time->setTitle(own ? tr("Its own series") : tr("Where the time goes"));
        m_time->setCaption(own ? QString() : tr("share of wall time"));
        m_time->chart()->setLanes({{{}, {}, ValueFormat::Share, 0.0, 1.0}});
    }
    if (own)
        return refreshOwn(snapshot);
    std::vector<ChartSeries> time;
    add(time, snapshot, series::kCompute, tr("compute"), Token::S1, SeriesShape::Area);
    add(time, snapshot, series::kAllreduce, tr("waiting for ranks"), Token::S3, SeriesShape::Area);
    add(time, snapshot, series::kValidation, tr("validation"), Token::S4, SeriesShape::Area);
    add(time, snapshot, series::kInputWait, tr("input wait"), Token::S5, SeriesShape::Area);
    add(time, snapshot, series::kCheckpointing, tr("checkpoint"), Token::S6, SeriesShape::Area);
    if (!time.empty()) {
        const StackedAreas areas = stacked(time, 0);
        ChartSeries rest{QStringLiteral("phase/other"), tr("other"), Token::S7, 0, SeriesShape::Area, {}};
        for (std::size_t i = 0; i < areas.x.size(); ++i) {
            Bin bin;
            bin.firstX = bin.lastX = areas.x[i];
            bin.count = 1;
            bin.mean = bin.min = bin.max = std::max(0.0, 1.0 - areas.tops.back()[i]);
            rest.bins.push_back(bin);
        }
        time.push_back(std::move(rest));
    }
    m_time->setSeries(std::move(time));
}

void LiveCharts::refreshSparsity(const LiveSnapshot& snapshot)
{
    SparsityRow whole;
    std::vector<SparsityRow> layers;
    const std::string prefix = series::layerSparsity({});
    for (const auto& [name, bins] : snapshot.sparsity) {
        SparsityRow row;
        row.endX = snapshot.dataEnd;
        for (const Bin& bin : bins)
            if (std::isfinite(bin.mean) && (row.changes.empty() || row.newest() != bin.mean))
                row.changes.emplace_back(bin.firstX, bin.mean);
        if (row.changes.empty())
            continue;
        const bool layer = name.starts_with(prefix);
        row.layer = layer ? QString::fromStdString(name.substr(prefix.size())) : tr("whole net");
        if (layer)
            layers.push_back(std::move(row));
        else
            whole = std::move(row);
    }
    m_sparsity->setRows(std::move(whole), std::move(layers));
}

void LiveCharts::clear()
{
    m_sparsity->setRows({}, {});
    m_group->forgetViews();
    for (ChartCard* card : m_cards) {
        card->setSeries({});
        card->chart()->setCursor(std::nullopt, false);
    }
}

void LiveCharts::flush()
{
    for (ChartCard* card : m_cards)
        card->chart()->flush();
}

std::vector<ChartFigure> LiveCharts::figures() const
{
    std::vector<ChartFigure> figures;
    for (const ChartCard* card : m_cards)
        if (!card->chart()->series().empty())
            figures.push_back(card->figure());
    return figures;
}

void LiveCharts::tellPixels()
{
    int widest = 0;
    for (const ChartCard* card : {m_loss, m_accuracy, m_throughput, m_load})
        widest = std::max(widest, card->chart()->plotWidth());
    m_model.setPixels(widest);
}

void LiveCharts::resizeEvent(QResizeEvent* event)
{
    QWidget::resizeEvent(event);
    tellPixels();
}

QByteArray LiveCharts::saveState() const
{
    QByteArray state;
    QDataStream out(&state, QIODevice::WriteOnly);
    out << m_rows->saveState() << m_upper->saveState() << m_middle->saveState() << m_lower->saveState();
    return state;
}

void LiveCharts::restoreState(const QByteArray& state)
{
    QDataStream in(state);
    for (QSplitter* splitter : {m_rows, m_upper, m_middle, m_lower}) {
        QByteArray own;
        in >> own;
        if (!own.isEmpty())
            splitter->restoreState(own);
    }
}

} // namespace trainyard
