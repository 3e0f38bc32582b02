// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/parts/run_curves.h"

#include "gui/formats/run_names.h"
#include "gui/parts/expression_reader.h"
#include "gui/plots/series_expression.h"

#include <variant>

namespace trainyard {
namespace {

BinQuery queryOf(const CurvesQuery& query, std::int64_t run)
{
    BinQuery bins;
    bins.run = run;
    bins.axis = query.axis;
    bins.neighbours = true;
    bins.from = query.from;
    bins.to = query.to;
    bins.pixels = query.pixels;
    return bins;
}

bool lacksAxis(const ChartCurves& curves)
{
    for (const QVector<RunCurve>& one : curves)
        for (const RunCurve& curve : one)
            if (lacksPositions(curve.bins))
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
    std::vector<RunRow> rows;
    std::vector<CurvesQuery::Run> there;
    for (const CurvesQuery::Run& one : query.runs)
        if (std::optional<RunRow> row = reader.run(one.id.toStdString())) {
            rows.push_back(std::move(*row));
            there.push_back(one);
        }
    const QStringList names = format::namesApartOf(rows);
    ChartCurves curves;
    for (std::size_t i = 0; i < rows.size(); ++i) {
        const CurvesQuery::Run& one = there[i];
        ExpressionReader series(reader, queryOf(query, rows[i].key));
        const AttemptPlaces starts =
            rows.size() <= kMostLinesWithAttempts ? readAttemptStarts(reader, rows[i], query.axis) : AttemptPlaces();
        for (const auto& [text, expression] : wanted) {
            const std::vector<Bin> bins = series.read(expression);
            if (!bins.empty())
                curves[text] << RunCurve{one.id, names[qsizetype(i)], one.colour,
                                         QVector<Bin>(bins.begin(), bins.end()), starts};
        }
    }
    return curves;
}

} // namespace trainyard
