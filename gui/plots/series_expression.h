// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "gui/plots/chart_data.h"

#include <QString>
#include <QStringList>

#include <functional>
#include <memory>
#include <variant>

/// Arithmetic with series: "val/loss - train/loss", "ema(train/loss, 0.9)". Pure.
namespace trainyard {

/// What is wrong with an expression, and where.
struct ExpressionProblem {
    enum class Kind {
        Empty,
        UnexpectedEnd,
        UnexpectedCharacter, ///< text: the character
        MissingParenthesis,
        UnknownFunction, ///< text: its name
        WrongArguments,  ///< text: the function as it must be called
        NotAShare        ///< text: the number that lies outside of 0 … 1
    };
    Kind kind = Kind::Empty;
    int place = 0; ///< characters before it
    QString text = {};
    friend bool operator==(const ExpressionProblem&, const ExpressionProblem&) = default;
};

/// A parsed expression. Grammar: + − * / with their usual order, parentheses, numbers, series, and functions
///   ema(x, s)  mean(x, s)  gaussian(x, s)   smoothing with strength s, see smoothed()
///   abs(x)  log(x)  log10(x)  exp(x)  sqrt(x)  min(x, y)  max(x, y)  diff(x): difference to the value before
/// A series is a name as it is ("val/loss", "gpu/0/memory"); one with other characters stands in quotation marks. A /
/// within a name is part of it: put spaces around one that divides.
class SeriesExpression {
public:
    static std::variant<SeriesExpression, ExpressionProblem> parse(const QString& text);

    const QStringList& series() const { return m_series; } ///< that it needs, each once
    /// Whether it is one series as it was recorded.
    bool isSeries() const;
    /// The unit of its values: that of its series where the operations keep it ("val/top1 - train/top1" is a share);
    /// otherwise a plain number.
    ValueFormat format(const std::function<ValueFormat(const QString& series)>& formatOf) const;

    /// The bins of the expression; those of a single series unchanged. Operations on several series meet at the bins of
    /// the one with the fewest: the values of the others there are the means of their bins within each, or else
    /// interpolated between neighbours. min and max hold the extremes only where they can be told: for a series with
    /// added, subtracted or multiplied numbers, and for the rising functions; elsewhere they equal the mean.
    /// What has no finite value counts in nonFinite. `binsOf` returns the bins of a series on the chart's axis.
    std::vector<Bin> evaluate(const std::function<const std::vector<Bin>&(const QString& series)>& binsOf,
                              double visibleRange) const;

    struct Node;

private:
    std::shared_ptr<const Node> m_root;
    QStringList m_series;
};

/// A series as an expression of a chart: its name, in quotation marks if it has to be.
QString seriesExpression(const QString& series);

} // namespace trainyard
