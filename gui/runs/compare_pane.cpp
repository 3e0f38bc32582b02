// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/runs/compare_pane.h"

#include "gui/formats/field_text.h"
#include "gui/formats/subset_text.h"
#include "gui/parts/app_settings.h"
#include "gui/parts/number_edit.h"
#include "gui/plots/chart_card.h"
#include "gui/plots/chart_math.h"
#include "gui/plots/time_chart.h"
#include "gui/runs/curve_bands.h"
#include "gui/runs/runs_delegate.h"
#include "gui/runs/runs_view_model.h"
#include "gui/widgets/label.h"

#include <QBoxLayout>
#include <QCheckBox>
#include <QComboBox>
#include <QHeaderView>
#include <QPainter>
#include <QSplitter>
#include <QTableView>

#include <algorithm>
#include <cmath>

namespace trainyard {
namespace {

const QString kCompareSplitterKey = QStringLiteral("runs/compareSplitter");
const QString kCompareLinesKey = QStringLiteral("runs/compareLines");
constexpr int kColumnsThatFit = 4;
constexpr int kManyLines = 10; // more lines than this are drawn thin and without envelopes

ValueFormat formatOf(const QString& series)
{
    if (series.endsWith(QLatin1String("top1")) || series.endsWith(QLatin1String("top5")) ||
        series.startsWith(QLatin1String("phase/")))
        return ValueFormat::Share;
    if (series.endsWith(QLatin1String("utilization")))
        return ValueFormat::Percent;
    if (series.endsWith(QLatin1String("memory")))
        return ValueFormat::Bytes;
    if (series.endsWith(QLatin1String("samples_per_second")))
        return ValueFormat::Count;
    return ValueFormat::Plain;
}

/// Values recorded once per epoch are joined dots; smoothing would hide the very numbers that people compare.
bool isPerEpoch(const QString& series)
{
    return series.startsWith(QLatin1String("val/")) || series.startsWith(QLatin1String("epoch/"));
}

double usualSmoothing(const QString& series)
{
    return isPerEpoch(series) ? 0.0 : 0.6;
}

/// The range of all values, with a margin so that the first and last dots are fully visible.
ChartRange wholeRange(const std::vector<ChartSeries>& series)
{
    const ChartRange range = dataRange(series);
    const double margin = range.size() * 0.015;
    return {range.from - margin, range.to + margin};
}

QString warningOf(const QVector<ComparedRun>& runs)
{
    std::vector<ComparedData> data;
    for (const ComparedRun& run : runs)
        data.push_back(comparedData(run.data, [&](const char* key) {
            const auto found = std::find_if(run.params.begin(), run.params.end(),
                                            [&](const auto& param) { return param.first == QLatin1String(key); });
            return found == run.params.end() ? QString() : found->second;
        }));
    return comparisonWarning(data);
}

/// Paints the colour of a run next to its letter.
class ComparisonHeader : public QHeaderView {
public:
    explicit ComparisonHeader(QWidget* parent) : QHeaderView(Qt::Horizontal, parent)
    {
        setHighlightSections(false);
        setSectionsClickable(false);
        setFont(Theme::instance().font(FontRole::SmallStrong));
    }

protected:
    void paintSection(QPainter* painter, const QRect& rect, int section) const override
    {
        painter->fillRect(rect, themed(Token::Head));
        painter->setPen(themed(Token::Border));
        painter->drawLine(rect.bottomLeft(), rect.bottomRight());
        const int colour = model()->headerData(section, Qt::Horizontal, ComparisonModel::ColourRole).toInt();
        const QString text = model()->headerData(section, Qt::Horizontal).toString();
        painter->setFont(font());
        painter->setPen(themed(Token::T1));
        const QRect room = rect.adjusted(8, 0, -8, -1);
        if (colour < 0) {
            painter->drawText(room, Qt::AlignLeft | Qt::AlignVCenter, text);
            return;
        }
        painter->drawText(room, Qt::AlignRight | Qt::AlignVCenter, text);
        const int width = QFontMetrics(font()).horizontalAdvance(text);
        paintSeriesDot(*painter, QRectF(room.right() - width - 15, room.center().y() - 4, 9, 9), seriesMark(colour),
                       Token::Head);
    }
};

} // namespace

ComparePane::ComparePane(RunsViewModel* model, AppSettings* settings, QWidget* parent)
    : QWidget(parent), m_model(model), m_appSettings(settings)
{
    auto* layout = new QHBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    auto* splitter = new QSplitter(Qt::Horizontal);
    splitter->setHandleWidth(8);
    splitter->setChildrenCollapsible(false);
    splitter->addWidget(makeChart());
    splitter->addWidget(makeTable());
    splitter->setStretchFactor(0, 3);
    splitter->setStretchFactor(1, 2);
    splitter->setSizes({740, 490});
    if (settings) {
        splitter->restoreState(settings->state(kCompareSplitterKey).toByteArray());
        connect(splitter, &QSplitter::splitterMoved, this,
                [splitter, settings] { settings->setState(kCompareSplitterKey, splitter->saveState()); });
    }
    layout->addWidget(splitter);
    connect(model, &RunsViewModel::chartChanged, this, &ComparePane::showChart);
    connect(model, &RunsViewModel::comparisonChanged, this, &ComparePane::showComparison);
    showChart();
    showComparison();
}

QWidget* ComparePane::makeChart()
{
    m_chart = new ChartCard(tr("Curves"), {}, {ChartLane{}});
    m_chart->setMinimumWidth(360);
    m_series = new QComboBox;
    m_series->setFixedHeight(24);
    m_series->setMinimumContentsLength(12);
    m_series->setSizeAdjustPolicy(QComboBox::AdjustToContents); // another run may have longer names
    m_series->setAccessibleName(tr("Series of the chart"));
    m_series->setToolTip(tr("The series drawn for each selected run"));
    m_axis = new QComboBox;
    m_axis->setFixedHeight(24);
    m_axis->setAccessibleName(tr("Axis of the chart"));
    m_axis->addItems({tr("by step"), tr("by epoch"), tr("by samples"), tr("by time")});
    ignoreWheel(m_series);
    ignoreWheel(m_axis);
    m_chart->addHeaderWidget(m_series);
    m_chart->addHeaderWidget(m_axis);
    m_chart->chart()->setAxisTitleShown(true);
    connect(m_series, &QComboBox::activated, this, [this] { m_model->setChartSeries(m_series->currentText()); });
    connect(m_axis, &QComboBox::activated, this,
            [this](int index) { m_model->setChartAxis(static_cast<XAxis>(index)); });
    TimeChart* chart = m_chart->chart();
    connect(chart, &TimeChart::cursorMoved, chart, [chart](double x) { chart->setCursor(x, true); });
    connect(chart, &TimeChart::cursorLeft, chart, [chart] { chart->setCursor(std::nullopt, false); });
    connect(chart, &TimeChart::rangeRequested, this, [this](const ChartRange& range) {
        m_wholeRange = false;
        setRange(range);
    });
    connect(chart, &TimeChart::rangeReset, this, [this] {
        m_wholeRange = true;
        setRange(wholeRange(m_chart->chart()->series()));
    });
    m_chart->body()->setStretchFactor(m_chart->chart(), 1);
    m_chart->body()->addWidget(makeGroupBar());
    return m_chart;
}

/// Below the chart: what a line stands for, and what that says.
QWidget* ComparePane::makeGroupBar()
{
    m_groupBar = new QWidget;
    m_groupBar->setSizePolicy(QSizePolicy::Preferred, QSizePolicy::Maximum);
    auto* rows = new QVBoxLayout(m_groupBar);
    rows->setContentsMargins(12, 0, 12, 6);
    rows->setSpacing(4);
    auto* row = new QHBoxLayout;
    row->setSpacing(8);
    rows->addLayout(row);
    m_lines = new QComboBox;
    m_lines->setFixedHeight(24);
    m_lines->setAccessibleName(tr("Lines of the chart"));
    m_lines->addItem(tr("Each run"));
    m_lines->addItem(tr("Groups, with their range"), int(BandKind::Range));
    m_lines->addItem(tr("Groups ± std. deviation"), int(BandKind::Deviation));
    m_lines->addItem(tr("Groups ± std. error"), int(BandKind::StandardError));
    m_lines->addItem(tr("Groups, 95 % interval"), int(BandKind::Confidence));
    m_groupBy = new QComboBox;
    m_groupBy->setFixedHeight(24);
    m_groupBy->setSizeAdjustPolicy(QComboBox::AdjustToContents);
    m_groupBy->setAccessibleName(tr("Setting that parts the groups"));
    m_groupBy->setToolTip(tr("Runs with equal values form a group; seeds do not part them"));
    m_verdict = new Label({}, FontRole::Caption, Token::T2);
    m_verdict->setWordWrap(true);
    m_verdict->setTextFormat(Qt::PlainText);
    ignoreWheel(m_lines);
    ignoreWheel(m_groupBy);
    row->addWidget(m_lines);
    row->addWidget(m_groupBy);
    row->addStretch(1);
    rows->addWidget(m_verdict);
    if (m_appSettings)
        m_lines->setCurrentIndex(std::clamp(m_appSettings->state(kCompareLinesKey).toInt(), 0, m_lines->count() - 1));
    m_model->setGrouped(m_lines->currentIndex() > 0);
    connect(m_lines, &QComboBox::activated, this, [this](int index) {
        if (m_appSettings)
            m_appSettings->setState(kCompareLinesKey, index);
        m_model->setGrouped(index > 0);
        showChart(); // another kind of band asks nothing of the store
    });
    connect(m_groupBy, &QComboBox::activated, this,
            [this](int index) { m_model->setGroupKey(m_groupBy->itemData(index).toString()); });
    return m_groupBar;
}

void ComparePane::showGroupBar()
{
    const bool grouped = m_model->isGrouped();
    m_groupBar->setVisible(m_model->comparedRuns().size() > 1);
    m_groupBy->setVisible(grouped);
    if (!grouped) {
        m_verdict->hide();
        return;
    }
    const QSignalBlocker quiet(m_groupBy);
    m_groupBy->clear();
    m_groupBy->addItem(tr("of equal settings"), QString());
    for (const QString& key : m_model->groupKeys())
        m_groupBy->addItem(tr("by %1").arg(paramTitle(key)), key);
    m_groupBy->setCurrentIndex(std::max(0, m_groupBy->findData(m_model->groupKey())));
    const QString verdict = verdictText(m_model->groups(), m_model->chartSeries());
    m_verdict->setText(verdict);
    m_verdict->setVisible(!verdict.isEmpty());
}

QWidget* ComparePane::makeTable()
{
    m_settings = new Card(tr("Settings"), {}, 28);
    Card* card = m_settings;
    card->setMinimumWidth(260);
    m_onlyDiffering = new QCheckBox(tr("Only differences"));
    m_onlyDiffering->setChecked(m_model->comparison()->onlyDiffering());
    connect(m_onlyDiffering, &QCheckBox::toggled, this, [this](bool only) {
        m_model->comparison()->setOnlyDiffering(only);
        showComparison();
    });
    card->addHeaderWidget(m_onlyDiffering);
    card->body()->setContentsMargins(0, 0, 0, 0);
    card->body()->setSpacing(0);
    m_table = new QTableView;
    m_table->setHorizontalHeader(new ComparisonHeader(m_table));
    m_table->setModel(m_model->comparison());
    m_table->setItemDelegate(new ComparisonDelegate(m_table));
    m_table->setFrameShape(QFrame::NoFrame);
    m_table->setShowGrid(false);
    m_table->setWordWrap(false);
    m_table->setEditTriggers(QAbstractItemView::NoEditTriggers);
    m_table->setSelectionBehavior(QAbstractItemView::SelectRows);
    m_table->setTabKeyNavigation(false);
    m_table->setHorizontalScrollMode(QAbstractItemView::ScrollPerPixel);
    m_table->setAccessibleName(tr("Settings and results of the selected runs"));
    m_table->verticalHeader()->hide();
    m_table->verticalHeader()->setMinimumSectionSize(26);
    m_table->verticalHeader()->setDefaultSectionSize(26);
    m_table->horizontalHeader()->setFixedHeight(26);
    m_note = new Label({}, FontRole::Caption, Token::T2);
    m_note->setContentsMargins(10, 0, 10, 0);
    m_note->setFixedHeight(26);
    m_warning = new Label({}, FontRole::Caption, Token::Que);
    m_warning->setObjectName(QStringLiteral("comparisonWarning"));
    m_warning->setWordWrap(true);
    m_warning->setTextFormat(Qt::PlainText);
    m_warning->setContentsMargins(10, 4, 10, 4);
    card->body()->addWidget(m_warning);
    card->body()->addWidget(m_table, 1);
    card->body()->addWidget(makeRule());
    card->body()->addWidget(m_note);
    return card;
}

bool ComparePane::hasChart() const
{
    return !m_model->chartCurves().isEmpty();
}

void ComparePane::setRange(const ChartRange& range)
{
    m_range = range;
    m_chart->chart()->setVisibleRange(range);
}

void ComparePane::showChart()
{
    const QString name = m_model->chartSeries();
    {
        const QSignalBlocker quiet(m_series);
        QStringList names = m_model->chartSeriesNames();
        if (!names.contains(name))
            names.prepend(name);
        m_series->clear();
        m_series->addItems(names);
        m_series->setCurrentText(name);
        m_axis->setCurrentIndex(static_cast<int>(m_model->chartAxis()));
    }
    if (name != m_shownSeries || m_model->chartAxis() != m_shownAxis)
        m_wholeRange = true; // another quantity: the previous zoom is meaningless
    m_shownSeries = name;
    m_shownAxis = m_model->chartAxis();
    ChartLane lane;
    lane.format = formatOf(name);
    m_options.axis = m_model->chartAxis();
    const bool grouped = m_model->isGrouped();
    m_options.smoothing = grouped ? 0.0 : usualSmoothing(name); // groups are smoothed run by run
    std::vector<ChartSeries> series = grouped ? groupSeries() : runSeries();
    m_options.envelope = series.size() <= kManyLines;
    m_chart->chart()->setLanes({lane});
    m_chart->chart()->setOptions(m_options);
    if (m_wholeRange)
        setRange(wholeRange(series));
    m_chart->setSeries(std::move(series));
    showGroupBar();
}

std::vector<ChartSeries> ComparePane::runSeries() const
{
    const auto& curves = m_model->chartCurves();
    std::vector<ChartSeries> series;
    for (const RunCurve& curve : curves) {
        ChartSeries one;
        one.id = curve.id;
        // Uses the letters of the table below; full names would leave no room for a second entry in the legend.
        const QString letter = ComparisonModel::letter(int(m_model->selection().indexOf(curve.id)));
        one.label = curves.size() > 1 ? letter : curve.name;
        const SeriesMark mark = seriesMark(curve.colour);
        one.color = mark.color;
        one.pattern = mark.pattern;
        one.shape = isPerEpoch(m_shownSeries) ? SeriesShape::Points : SeriesShape::Line;
        one.bins.assign(curve.bins.begin(), curve.bins.end());
        series.push_back(std::move(one));
    }
    return series;
}

std::vector<ChartSeries> ComparePane::groupSeries() const
{
    QHash<QString, std::vector<Bin>> curves;
    double from = INFINITY, to = -INFINITY;
    for (const RunCurve& curve : m_model->chartCurves())
        if (!curve.bins.isEmpty()) {
            curves.insert(curve.id, {curve.bins.begin(), curve.bins.end()});
            from = std::min(from, curve.bins.front().firstX);
            to = std::max(to, curve.bins.back().lastX);
        }
    const auto kind = static_cast<BandKind>(m_lines->currentData().toInt());
    const std::vector<RunGroup>& groups = m_model->groups().groups;
    std::vector<ChartSeries> series;
    for (std::size_t i = 0; i < groups.size(); ++i) {
        std::vector<const std::vector<Bin>*> members;
        for (const int run : groups[i].members)
            if (const auto found = curves.constFind(m_model->comparedRuns()[run].id); found != curves.constEnd())
                members.push_back(&*found);
        if (members.empty())
            continue;
        ChartSeries one;
        one.id = QStringLiteral("group/%1").arg(i);
        const QString letter = ComparisonModel::letter(int(i));
        one.label = tr("%1 (%2)").arg(letter).arg(members.size());
        const SeriesMark mark = seriesMark(int(i));
        one.color = mark.color;
        one.pattern = mark.pattern;
        one.bins = bandOf(members, kind, usualSmoothing(m_shownSeries), to - from);
        series.push_back(std::move(one));
    }
    return series;
}

void ComparePane::showComparison()
{
    const ComparisonModel& comparison = *m_model->comparison();
    QHeaderView* header = m_table->horizontalHeader();
    const int columns = comparison.columnCount();
    header->setMinimumSectionSize(64);
    const bool few = columns <= kColumnsThatFit + 1; // few columns share the room; more are scrolled
    for (int i = 0; i < columns; ++i) {
        header->setSectionResizeMode(i, i > 0 && few ? QHeaderView::Stretch : QHeaderView::Interactive);
        m_table->setColumnWidth(i, i == 0 ? 176 : 84);
    }
    const int runs = int(m_model->comparedRuns().size());
    const bool grouped = m_model->isGrouped();
    m_onlyDiffering->setEnabled(comparison.runs().size() > 1);
    const QString note = runs < 2 ? tr("%1 settings").arg(comparison.settings())
                                  : tr("%1 of %2 settings differ · tinted = differs from A")
                                        .arg(comparison.differingSettings())
                                        .arg(comparison.settings());
    m_note->setText(note);
    m_warning->setText(warningOf(m_model->comparedRuns()));
    m_warning->setVisible(!m_warning->text().isEmpty());
    // Said above the chart and above the table, where the missing runs are looked for.
    const qsizetype all = m_model->selection().size();
    const bool some = all > m_model->mostCompared();
    if (grouped)
        m_note->setText(tr("%1 · groups: %2").arg(note).arg(m_model->groups().groups.size()));
    m_chart->setTitle(some ? tr("Curves, %1 of %2 runs").arg(runs).arg(all) : tr("Curves"));
    m_settings->setTitle(some ? tr("Settings, %1 of %2 runs").arg(runs).arg(all) : tr("Settings"));
}

Result<ChartFile> ComparePane::recordChart(const QString& file) const
{
    ChartFigure figure;
    figure.title = m_model->chartSeries();
    figure.lanes.front().format = formatOf(m_model->chartSeries());
    figure.series = m_chart->chart()->series();
    return recordFigures(tr("Comparison of %1 runs").arg(figure.series.size()), {figure}, m_options,
                         m_wholeRange ? std::nullopt : std::optional<ChartRange>(m_range), file);
}

} // namespace trainyard
