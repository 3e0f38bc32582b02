// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/plots/series_expression.h"

#include "gui/plots/chart_math.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <limits>

namespace trainyard {

struct SeriesExpression::Node {
    enum class Kind { Number, Series, Negate, Add, Subtract, Multiply, Divide, Call };
    Kind kind = Kind::Number;
    double number = 0.0;
    QString name; ///< of a series or a function
    std::vector<std::shared_ptr<const Node>> parts = {};
};

namespace {

using Node = SeriesExpression::Node;
using NodePtr = std::shared_ptr<const Node>;
using Kind = Node::Kind;
using Problem = ExpressionProblem;

struct Function {
    const char* name;
    int arguments;
    const char* usage;
    double (*apply)(double) = nullptr; ///< of one value
    bool rises = false;                ///< so that extremes stay extremes
};

constexpr std::array<Function, 11> kFunctions{{{"ema", 2, "ema(x, 0.9)"},
                                               {"mean", 2, "mean(x, 0.9)"},
                                               {"gaussian", 2, "gaussian(x, 0.9)"},
                                               {"min", 2, "min(x, y)"},
                                               {"max", 2, "max(x, y)"},
                                               {"diff", 1, "diff(x)"},
                                               {"abs", 1, "abs(x)", [](double x) { return std::abs(x); }},
                                               {"log", 1, "log(x)", [](double x) { return std::log(x); }, true},
                                               {"log10", 1, "log10(x)", [](double x) { return std::log10(x); }, true},
                                               {"exp", 1, "exp(x)", [](double x) { return std::exp(x); }, true},
                                               {"sqrt", 1, "sqrt(x)", [](double x) { return std::sqrt(x); }, true}}};

const Function* functionNamed(const QString& name)
{
    const auto found = std::find_if(kFunctions.begin(), kFunctions.end(),
                                    [&](const Function& one) { return name == QLatin1String(one.name); });
    return found == kFunctions.end() ? nullptr : &*found;
}

bool smooths(const QString& function)
{
    return function == QLatin1String("ema") || function == QLatin1String("mean") ||
           function == QLatin1String("gaussian");
}

class Parser {
public:
    explicit Parser(const QString& text) : m_text(text) {}

    NodePtr whole()
    {
        skip();
        if (m_at == m_text.size())
            throw Problem{Problem::Kind::Empty, int(m_at)};
        NodePtr node = sum();
        skip();
        if (m_at < m_text.size())
            throw unexpected();
        return node;
    }
    const QStringList& series() const { return m_series; }

private:
    Problem unexpected() const
    {
        if (m_at >= m_text.size())
            return {Problem::Kind::UnexpectedEnd, int(m_at)};
        return {Problem::Kind::UnexpectedCharacter, int(m_at), QString(m_text[m_at])};
    }
    void skip()
    {
        while (m_at < m_text.size() && m_text[m_at].isSpace())
            ++m_at;
    }
    bool take(QChar character)
    {
        skip();
        if (m_at >= m_text.size() || m_text[m_at] != character)
            return false;
        ++m_at;
        return true;
    }
    static NodePtr make(Kind kind, std::vector<NodePtr> parts)
    {
        return std::make_shared<Node>(Node{kind, 0.0, {}, std::move(parts)});
    }
    NodePtr sum()
    {
        NodePtr left = product();
        for (;;) {
            if (take(u'+'))
                left = make(Kind::Add, {left, product()});
            else if (take(u'-') || take(u'\u2212'))
                left = make(Kind::Subtract, {left, product()});
            else
                return left;
        }
    }
    NodePtr product()
    {
        NodePtr left = factor();
        for (;;) {
            if (take(u'*'))
                left = make(Kind::Multiply, {left, factor()});
            else if (take(u'/'))
                left = make(Kind::Divide, {left, factor()});
            else
                return left;
        }
    }
    NodePtr factor()
    {
        if (++m_depth > kDeepest)
            throw unexpected();
        NodePtr node;
        if (take(u'-') || take(u'\u2212'))
            node = make(Kind::Negate, {factor()});
        else if (const qsizetype open = m_at; take(u'(')) {
            node = sum();
            if (!take(u')'))
                throw Problem{Problem::Kind::MissingParenthesis, int(open)};
        } else
            node = atom();
        --m_depth;
        return node;
    }
    NodePtr atom()
    {
        skip();
        if (m_at >= m_text.size())
            throw unexpected();
        const QChar first = m_text[m_at];
        if (first == u'"')
            return quoted();
        if (first.isDigit() || first == u'.')
            return number();
        if (!first.isLetter() && first != u'_')
            throw unexpected();
        const qsizetype begin = m_at;
        while (m_at < m_text.size() && isNamePart(m_text[m_at]))
            ++m_at;
        const QString name = m_text.mid(begin, m_at - begin);
        const qsizetype after = m_at;
        if (take(u'('))
            return call(name, begin);
        m_at = after;
        return seriesNamed(name);
    }
    static bool isNamePart(QChar c) { return c.isLetterOrNumber() || c == u'_' || c == u'/' || c == u'.' || c == u':'; }
    NodePtr seriesNamed(const QString& name)
    {
        if (!m_series.contains(name))
            m_series << name;
        return std::make_shared<Node>(Node{Kind::Series, 0.0, name});
    }
    NodePtr quoted()
    {
        const qsizetype begin = m_at++;
        const qsizetype end = m_text.indexOf(u'"', m_at);
        if (end < 0)
            throw Problem{Problem::Kind::UnexpectedEnd, int(begin)};
        const QString name = m_text.mid(m_at, end - m_at);
        m_at = end + 1;
        return seriesNamed(name);
    }
    NodePtr number()
    {
        const qsizetype begin = m_at;
        while (m_at < m_text.size() &&
               (m_text[m_at].isDigit() || m_text[m_at] == u'.' || m_text[m_at] == u'e' ||
                ((m_text[m_at] == u'-' || m_text[m_at] == u'+') && m_at > begin && m_text[m_at - 1] == u'e')))
            ++m_at;
        bool ok = false;
        const double value = m_text.mid(begin, m_at - begin).toDouble(&ok);
        if (!ok) {
            m_at = begin;
            throw unexpected();
        }
        return std::make_shared<Node>(Node{Kind::Number, value, {}});
    }
    NodePtr call(const QString& name, qsizetype begin)
    {
        const Function* function = functionNamed(name);
        if (!function)
            throw Problem{Problem::Kind::UnknownFunction, int(begin), name};
        std::vector<NodePtr> parts{sum()};
        while (take(u','))
            parts.push_back(sum());
        if (!take(u')'))
            throw Problem{Problem::Kind::MissingParenthesis, int(begin)};
        if (int(parts.size()) != function->arguments || (smooths(name) && parts[1]->kind != Kind::Number))
            throw Problem{Problem::Kind::WrongArguments, int(begin), QLatin1String(function->usage)};
        if (smooths(name) && !(parts[1]->number >= 0.0 && parts[1]->number < 1.0))
            throw Problem{Problem::Kind::NotAShare, int(begin), QString::number(parts[1]->number)};
        return std::make_shared<Node>(Node{Kind::Call, 0.0, name, std::move(parts)});
    }

    static constexpr int kDeepest = 100;
    const QString& m_text;
    qsizetype m_at = 0;
    int m_depth = 0;
    QStringList m_series;
};

/// A number, or bins.
struct Value {
    double number = 0.0;
    bool isNumber = false;
    std::vector<Bin> bins;
};

void setAll(Bin& bin, double mean, double low, double high)
{
    if (!std::isfinite(mean)) {
        bin.nonFinite = bin.count;
        mean = low = high = std::numeric_limits<double>::quiet_NaN();
    }
    bin.mean = mean;
    bin.min = std::min(low, high);
    bin.max = std::max(low, high);
}

/// The mean of the bins within [from, to]; between two bins the value in between; NaN outside of the series.
class Sampler {
public:
    explicit Sampler(const std::vector<Bin>& bins) : m_bins(bins) {}
    double over(double from, double to)
    {
        while (m_next < m_bins.size() && binX(m_bins[m_next]) < from)
            ++m_next;
        double sum = 0.0, count = 0.0;
        for (std::size_t i = m_next; i < m_bins.size() && binX(m_bins[i]) <= to; ++i)
            if (std::isfinite(m_bins[i].mean)) {
                sum += m_bins[i].mean * double(m_bins[i].count);
                count += double(m_bins[i].count);
            }
        return count > 0.0 ? sum / count : between((from + to) / 2.0);
    }

private:
    double between(double x) const
    {
        const double none = std::numeric_limits<double>::quiet_NaN();
        if (m_next == 0 || m_next >= m_bins.size())
            return none;
        const Bin& left = m_bins[m_next - 1];
        const Bin& right = m_bins[m_next];
        const double span = binX(right) - binX(left);
        const double share = span > 0.0 ? (x - binX(left)) / span : 0.0;
        return share >= 0.0 && share <= 1.0 ? left.mean + share * (right.mean - left.mean) : none;
    }
    const std::vector<Bin>& m_bins;
    std::size_t m_next = 0;
};

double combined(const Node& node, double a, double b)
{
    switch (node.kind) {
    case Kind::Add: return a + b;
    case Kind::Subtract: return a - b;
    case Kind::Multiply: return a * b;
    case Kind::Divide: return a / b;
    default: break;
    }
    if (std::isnan(a) || std::isnan(b))
        return std::numeric_limits<double>::quiet_NaN();
    return node.name == QLatin1String("min") ? std::min(a, b) : std::max(a, b);
}

Value combine(const Node& node, Value a, const Value& b)
{
    if (a.isNumber && b.isNumber)
        return {combined(node, a.number, b.number), true, {}};
    if (a.isNumber || b.isNumber) {
        // Each of these is monotonous in the value of the series, except where a number is divided by one.
        Value out = a.isNumber ? b : std::move(a);
        const double number = a.isNumber ? a.number : b.number;
        const bool left = a.isNumber;
        const auto with = [&](double x) { return left ? combined(node, number, x) : combined(node, x, number); };
        for (Bin& bin : out.bins) {
            const bool folds = left && node.kind == Kind::Divide && bin.min <= 0.0 && bin.max >= 0.0;
            const double mean = with(bin.mean);
            setAll(bin, mean, folds ? mean : with(bin.min), folds ? mean : with(bin.max));
        }
        return out;
    }
    const bool first = a.bins.size() <= b.bins.size();
    Value out{0.0, false, first ? a.bins : b.bins};
    const std::vector<Bin>& others = first ? b.bins : a.bins;
    // Where the other series has not begun or has ended, there is no result.
    std::erase_if(out.bins, [&](const Bin& bin) {
        return others.empty() || bin.lastX < others.front().firstX || bin.firstX > others.back().lastX;
    });
    Sampler other(others);
    for (Bin& bin : out.bins) {
        const double sample = other.over(bin.firstX, bin.lastX);
        const double mean = first ? combined(node, bin.mean, sample) : combined(node, sample, bin.mean);
        setAll(bin, mean, mean, mean);
    }
    return out;
}

Value called(const Node& node, Value x, double visibleRange)
{
    if (smooths(node.name)) {
        const SmoothingKind kind = node.name == QLatin1String("ema")    ? SmoothingKind::Exponential
                                   : node.name == QLatin1String("mean") ? SmoothingKind::Mean
                                                                        : SmoothingKind::Gaussian;
        const std::vector<double> values = smoothed(x.bins, node.parts[1]->number, visibleRange, kind);
        for (std::size_t i = 0; i < x.bins.size(); ++i)
            setAll(x.bins[i], values[i], values[i], values[i]);
        return x;
    }
    if (node.name == QLatin1String("diff")) {
        for (std::size_t i = x.bins.size(); i-- > 1;) {
            const double step = x.bins[i].mean - x.bins[i - 1].mean;
            setAll(x.bins[i], step, step, step);
        }
        if (!x.bins.empty())
            x.bins.erase(x.bins.begin());
        return x;
    }
    const Function& function = *functionNamed(node.name);
    if (x.isNumber)
        return {function.apply(x.number), true, {}};
    for (Bin& bin : x.bins) {
        const double mean = function.apply(bin.mean);
        const double low = function.rises ? function.apply(bin.min) : mean;
        const double high = function.rises ? function.apply(bin.max) : mean;
        setAll(bin, mean, std::isnan(low) ? mean : low, std::isnan(high) ? mean : high);
    }
    return x;
}

Value valueOf(const Node& node, const std::function<const std::vector<Bin>&(const QString&)>& binsOf,
              double visibleRange)
{
    switch (node.kind) {
    case Kind::Number: return {node.number, true, {}};
    case Kind::Series: return {0.0, false, binsOf(node.name)};
    case Kind::Negate: {
        const Node zero{Kind::Subtract, 0.0, {}};
        return combine(zero, {0.0, true, {}}, valueOf(*node.parts[0], binsOf, visibleRange));
    }
    default: break;
    }
    Value first = valueOf(*node.parts[0], binsOf, visibleRange);
    if (node.kind == Kind::Call && (node.parts.size() == 1 || smooths(node.name)))
        return called(node, std::move(first), visibleRange);
    return combine(node, std::move(first), valueOf(*node.parts[1], binsOf, visibleRange));
}

/// nullopt: a plain number without a unit.
std::optional<ValueFormat> unitOf(const Node& node, const std::function<ValueFormat(const QString&)>& formatOf)
{
    const auto part = [&](std::size_t i) { return unitOf(*node.parts[i], formatOf); };
    switch (node.kind) {
    case Kind::Number: return std::nullopt;
    case Kind::Series: return formatOf(node.name);
    case Kind::Negate: return part(0);
    case Kind::Add:
    case Kind::Subtract: {
        const auto a = part(0), b = part(1);
        return a && b && *a != *b ? ValueFormat::Plain : a ? a : b;
    }
    case Kind::Multiply: {
        const auto a = part(0), b = part(1);
        return a && b ? std::optional(ValueFormat::Plain) : a ? a : b;
    }
    case Kind::Divide: {
        const auto a = part(0), b = part(1);
        return b ? std::optional(ValueFormat::Plain) : a;
    }
    case Kind::Call: break;
    }
    if (smooths(node.name) || node.name == QLatin1String("diff") || node.name == QLatin1String("abs"))
        return part(0);
    if (node.name == QLatin1String("min") || node.name == QLatin1String("max")) {
        const auto a = part(0), b = part(1);
        return a && b && *a != *b ? ValueFormat::Plain : a ? a : b;
    }
    return ValueFormat::Plain;
}

} // namespace

std::variant<SeriesExpression, ExpressionProblem> SeriesExpression::parse(const QString& text)
{
    try {
        Parser parser(text);
        SeriesExpression expression;
        expression.m_root = parser.whole();
        expression.m_series = parser.series();
        return expression;
    } catch (const ExpressionProblem& problem) {
        return problem;
    }
}

bool SeriesExpression::isSeries() const
{
    return m_root->kind == Kind::Series;
}

ValueFormat SeriesExpression::format(const std::function<ValueFormat(const QString&)>& formatOf) const
{
    return unitOf(*m_root, formatOf).value_or(ValueFormat::Plain);
}

std::vector<Bin> SeriesExpression::evaluate(const std::function<const std::vector<Bin>&(const QString&)>& binsOf,
                                            double visibleRange) const
{
    return valueOf(*m_root, binsOf, visibleRange).bins;
}

QString seriesExpression(const QString& series)
{
    const auto parsed = SeriesExpression::parse(series);
    const auto* plain = std::get_if<SeriesExpression>(&parsed);
    return plain && plain->series() == QStringList{series} ? series : QLatin1Char('"') + series + QLatin1Char('"');
}

} // namespace trainyard
