// SPDX-License-Identifier: GPL-3.0-or-later
#include "backend/protocol/reasons_report.h"
#include "gui/formats/format.h"
#include "gui/parts/expression_reader.h"
#include "gui/plots/attempt_starts.h"
#include "gui/plots/series_format.h"
#include "gui/report/block_data.h"

#include <QCoreApplication>

#include <algorithm>
#include <map>

namespace trainyard {
namespace {

constexpr int kPixelsOfAllCurves = 8000; // shared by the curves, so that a report stays small
constexpr int kLeastPixels = 240, kMostPixels = 2000;
constexpr std::size_t kDottedUpTo = 60;  // points; more of them are a line
constexpr std::size_t kSeriesNamed = 12; // in an error

struct ChartText {
    Q_DECLARE_TR_FUNCTIONS(trainyard::ChartText)
};

class ChartReader {
public:
    ChartReader(StoreReader& reader, const ChartSpec& spec) : m_reader(reader), m_spec(spec) {}

    DrawnBlock draw()
    {
        const std::vector<RunRow> runs = findRuns(m_reader, m_spec.runs, {}, m_problems, m_notes);
        const std::vector<JoinedRuns> groups = joinRuns(m_reader, runs, m_spec.group, m_problems);
        if (m_problems.empty())
            checkSeries(runs);
        const std::size_t curves = groups.size() * m_spec.series.size();
        if (m_problems.empty() && curves > kMostCurvesAChart)
            m_problems.push_back({m_spec.runs.line, QStringLiteral("runs"),
                                  reportReason("report.many-curves", curves, kMostCurvesAChart)});
        if (!m_problems.empty())
            return m_problems;
        m_pixels = std::clamp(kPixelsOfAllCurves / int(std::max<std::size_t>(1, runs.size() * m_spec.series.size())),
                              kLeastPixels, kMostPixels);
        readCurves(groups);
        const auto unplaced = [](const ChartSeries& curve) { return lacksPositions(curve.bins); };
        if (m_spec.axis != XAxis::Step && std::any_of(m_curves.begin(), m_curves.end(), unplaced)) {
            m_axis = XAxis::Step;
            readCurves(groups);
        }
        return finish(groups);
    }

private:
    /// Each series must be one of some run's; a misspelt one would leave an empty chart. A run that is missing may
    /// have been the one that had it.
    void checkSeries(const std::vector<RunRow>& runs)
    {
        QStringList known;
        for (const RunRow& run : runs)
            for (const SeriesRow& series : m_reader.series(run.key))
                if (const QString name = QString::fromStdString(series.name); !known.contains(name))
                    known << name;
        known.sort();
        for (const SeriesWanted& wanted : m_spec.series)
            for (const QString& name : wanted.expression.series())
                if (!known.contains(name))
                    (m_notes.empty() ? m_problems : m_notes)
                        .push_back({m_spec.seriesLine, QStringLiteral("series"), unknown(name, known)});
    }

    Reason unknown(const QString& name, const QStringList& known) const
    {
        if (known.isEmpty())
            return reportReason("report.no-points", name.toStdString());
        for (const QString& other : known)
            if (other.compare(name, Qt::CaseInsensitive) == 0 ||
                other.endsWith(u'/' + name.section(u'/', -1), Qt::CaseInsensitive))
                return reportReason("report.near-series", name.toStdString(), other.toStdString());
        std::vector<std::string> names;
        for (const QString& other : known.mid(0, kSeriesNamed))
            names.push_back(other.toStdString());
        if (known.size() > qsizetype(kSeriesNamed))
            names.emplace_back("…");
        return reportReason("report.unknown-series", name.toStdString(), std::move(names));
    }

    std::vector<Bin> curveOf(const RunRow& run, const SeriesExpression& expression)
    {
        BinQuery query;
        query.run = run.key;
        query.axis = m_axis;
        query.pixels = m_pixels;
        return m_read.try_emplace(run.key, m_reader, query).first->second.read(expression);
    }

    void readCurves(const std::vector<JoinedRuns>& groups)
    {
        m_curves.clear();
        m_read.clear();
        int place = 0; // a run keeps its mark in a chart of what another run lacks
        for (const SeriesWanted& wanted : m_spec.series)
            for (const JoinedRuns& group : groups) {
                ChartSeries curve = curveOf(group, wanted);
                const SeriesMark mark = seriesMark(place++);
                curve.color = mark.color;
                curve.pattern = mark.pattern;
                if (!curve.bins.empty())
                    m_curves.push_back(std::move(curve));
            }
        m_read.clear();
    }

    ChartSeries curveOf(const JoinedRuns& group, const SeriesWanted& wanted)
    {
        ChartSeries curve;
        curve.id = wanted.text;
        curve.name = group.label;
        if (m_spec.group.by == GroupWanted::By::None) {
            curve.bins = curveOf(*group.runs.front(), wanted.expression);
            for (const auto& [x, attempt] : readAttemptStarts(m_reader, *group.runs.front(), m_axis))
                curve.starts.push_back({x, attempt});
            const bool dots =
                std::all_of(wanted.expression.series().begin(), wanted.expression.series().end(), isPerEpochSeries);
            const bool single =
                std::all_of(curve.bins.begin(), curve.bins.end(), [](const Bin& bin) { return bin.count == 1; });
            if (single && m_spec.smoothing == 0.0 && curve.bins.size() <= kDottedUpTo &&
                (dots || curve.bins.size() == 1))
                curve.shape = SeriesShape::Points;
            return curve;
        }
        std::vector<std::vector<Bin>> bins;
        for (const RunRow* run : group.runs)
            bins.push_back(curveOf(*run, wanted.expression));
        std::vector<const std::vector<Bin>*> curves;
        double span = 0.0;
        for (const std::vector<Bin>& one : bins)
            if (!one.empty()) {
                curves.push_back(&one);
                span = std::max(span, spanOf(one));
            }
        if (curves.empty())
            return curve;
        curve.bins = bandOf(curves, m_spec.band.value_or(BandKind::Range), m_spec.smoothing, span);
        if (!m_spec.band)
            for (Bin& bin : curve.bins)
                bin.min = bin.max = bin.mean;
        return curve;
    }

    DrawnBlock finish(const std::vector<JoinedRuns>& groups)
    {
        if (m_curves.empty())
            return std::vector<ReportProblem>{
                {m_spec.seriesLine, QStringLiteral("series"),
                 reportReason("report.no-points", m_spec.series.front().text.toStdString())}};
        DrawnChart chart;
        const bool manySeries = m_spec.series.size() > 1, manyGroups = groups.size() > 1;
        for (ChartSeries& curve : m_curves)
            curve.label = !manySeries   ? curve.name
                          : !manyGroups ? curve.id
                                        : QStringLiteral("%1 · %2").arg(curve.name, curve.id);
        chart.title = !m_spec.title.isEmpty() ? m_spec.title : titleOf(groups);
        chart.caption = captionOf(groups);
        chart.lane.format = formatOfAll();
        chart.options.axis = m_axis;
        chart.options.logX = m_spec.logX;
        chart.options.logY = m_spec.logY;
        chart.options.clipOutliers = false; // a printed chart must show every spike
        chart.options.smoothing = m_spec.group.by == GroupWanted::By::None ? m_spec.smoothing : 0.0;
        chart.height = m_spec.height;
        chart.series = std::move(m_curves);
        chart.notes = std::move(m_notes);
        return chart;
    }

    QString titleOf(const std::vector<JoinedRuns>& groups) const
    {
        QStringList names;
        for (const SeriesWanted& wanted : m_spec.series)
            names << wanted.text;
        const QString series = names.join(QStringLiteral(", "));
        return groups.size() == 1 ? QStringLiteral("%1 · %2").arg(groups.front().label, series) : series;
    }

    QString captionOf(const std::vector<JoinedRuns>& groups) const
    {
        if (m_spec.group.by == GroupWanted::By::None)
            return m_spec.smoothing > 0.0 ? ChartText::tr("smoothed, %1").arg(format::fixed(m_spec.smoothing, 2))
                                          : QString();
        std::size_t least = groups.front().runs.size(), most = 0;
        for (const JoinedRuns& group : groups) {
            least = std::min(least, group.runs.size());
            most = std::max(most, group.runs.size());
        }
        const QString runs = least == most ? ChartText::tr("%Ln run(s)", nullptr, int(most))
                                           : ChartText::tr("%1 to %2 runs").arg(least).arg(most);
        if (!m_spec.band)
            return ChartText::tr("mean of %1 each").arg(runs);
        switch (*m_spec.band) {
        case BandKind::Range: return ChartText::tr("mean, lowest to highest of %1 each").arg(runs);
        case BandKind::Deviation: return ChartText::tr("mean ± standard deviation of %1 each").arg(runs);
        case BandKind::StandardError: return ChartText::tr("mean ± standard error of %1 each").arg(runs);
        case BandKind::Confidence: break;
        }
        return ChartText::tr("mean with 95 % interval of %1 each").arg(runs);
    }

    /// One axis has one unit.
    ValueFormat formatOfAll() const
    {
        const ValueFormat first = m_spec.series.front().expression.format(seriesFormat);
        const bool one = std::all_of(m_spec.series.begin(), m_spec.series.end(), [&](const SeriesWanted& wanted) {
            return wanted.expression.format(seriesFormat) == first;
        });
        return one ? first : ValueFormat::Plain;
    }

    StoreReader& m_reader;
    const ChartSpec& m_spec;
    XAxis m_axis = m_spec.axis;
    int m_pixels = kMostPixels;
    std::vector<ReportProblem> m_problems, m_notes;
    std::vector<ChartSeries> m_curves;
    std::map<std::int64_t, ExpressionReader> m_read; ///< by run
};

} // namespace

DrawnBlock drawChart(StoreReader& reader, const ChartSpec& chart)
{
    return ChartReader(reader, chart).draw();
}

} // namespace trainyard
