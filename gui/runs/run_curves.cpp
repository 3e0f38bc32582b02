// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/runs/run_curves.h"

#include "gui/plots/series_expression.h"

#include <map>
#include <variant>

namespace trainyard {
namespace {

/// The series of one run, each read once.
class SeriesOfRun {
public:
    SeriesOfRun(StoreReader& reader, std::int64_t run, const CurvesQuery& query) : m_reader(reader)
    {
        m_query.run = run;
        m_query.axis = query.axis;
        m_query.neighbours = true;
        m_query.from = query.from;
        m_query.to = query.to;
        m_query.pixels = query.pixels;
    }
    const std::vector<Bin>& bins(const QString& series)
    {
        const auto [at, fresh] = m_bins.try_emplace(series);
        if (fresh) {
            m_query.series = series.toStdString();
            at->second = m_reader.bins(m_query);
        }
        return at->second;
    }

private:
    StoreReader& m_reader;
    BinQuery m_query;
    std::map<QString, std::vector<Bin>> m_bins;
};

double lengthOf(const std::vector<Bin>& bins)
{
    return bins.empty() ? 0.0 : bins.back().lastX - bins.front().firstX;
}

} // namespace

namespace {

/// Whether several points of a curve lie at one place, 0, of the axis.
bool lacksAxis(const ChartCurves& curves)
{
    for (const QVector<RunCurve>& one : curves)
        for (const RunCurve& curve : one)
            if (!curve.bins.isEmpty() && curve.bins.front().firstStep < curve.bins.back().lastStep &&
                curve.bins.front().firstX == 0.0 && curve.bins.back().lastX == 0.0)
                return true;
    return false;
}

} // namespace

PlacedCurves readPlacedCurves(StoreReader& reader, CurvesQuery query)
{
    PlacedCurves placed{readCurves(reader, query), query.axis};
    if (query.axis != XAxis::Step && lacksAxis(placed.curves)) {
        const CurvesQuery whole; // a range of another axis means nothing
        query.from = whole.from;
        query.to = whole.to;
        query.axis = placed.axis = XAxis::Step;
        placed.curves = readCurves(reader, query);
    }
    return placed;
}

ChartCurves readCurves(StoreReader& reader, const CurvesQuery& query)
{
    std::vector<std::pair<QString, SeriesExpression>> wanted;
    for (const QString& text : query.expressions)
        if (auto parsed = SeriesExpression::parse(text); std::holds_alternative<SeriesExpression>(parsed))
            wanted.emplace_back(text, std::move(std::get<SeriesExpression>(parsed)));
    ChartCurves curves;
    for (const CurvesQuery::Run& one : query.runs) {
        const std::optional<RunRow> row = reader.run(one.id.toStdString());
        if (!row)
            continue;
        SeriesOfRun series(reader, row->key, query);
        for (const auto& [text, expression] : wanted) {
            if (expression.series().isEmpty())
                continue; // a number
            const std::vector<Bin>& first = series.bins(expression.series().front());
            const std::vector<Bin> bins = expression.evaluate(
                [&](const QString& name) -> const std::vector<Bin>& { return series.bins(name); }, lengthOf(first));
            if (!bins.empty())
                curves[text] << RunCurve{one.id, QString::fromStdString(row->name), one.colour,
                                         QVector<Bin>(bins.begin(), bins.end())};
        }
    }
    return curves;
}

} // namespace trainyard
