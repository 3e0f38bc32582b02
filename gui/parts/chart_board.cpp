// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/parts/chart_board.h"

#include <nlohmann/json.hpp>

#include <algorithm>
#include <utility>

namespace trainyard {

ChartBoard::ChartBoard(const QString& expression, QObject* parent)
    : ChartBoard(std::vector<ChartPlace>{{expression}}, parent)
{
}

ChartBoard::ChartBoard(std::vector<ChartPlace> usual, QObject* parent)
    : QObject(parent), m_usual(std::move(usual)), m_charts(m_usual), m_shown(m_usual)
{
}

void ChartBoard::show()
{
    std::vector<ChartPlace> shown = m_charts;
    if (!m_standIn.isEmpty())
        shown.front().expression = m_standIn;
    m_shown.clear();
    for (const ChartPlace& chart : shown) {
        if (m_facets.isEmpty())
            m_shown.push_back(chart);
        for (int facet = 0; facet < int(m_facets.size()); ++facet) {
            m_shown.push_back(chart);
            m_shown.back().facet = facet;
            m_shown.back().part = m_facets[facet];
        }
    }
    emit changed();
}

int ChartBoard::chosen(int shown) const
{
    return shown < 0 ? shown : shown / std::max(1, int(m_facets.size()));
}

void ChartBoard::setFacets(const QStringList& names)
{
    if (std::exchange(m_facets, names) != names)
        show();
}

void ChartBoard::setStandIn(const QString& expression)
{
    if (std::exchange(m_standIn, expression) != expression)
        show();
}

QStringList ChartBoard::expressions() const
{
    QStringList all;
    for (const ChartPlace& chart : m_shown)
        if (!all.contains(chart.expression))
            all << chart.expression;
    return all;
}

void ChartBoard::apply(std::vector<ChartPlace> charts)
{
    if (charts == m_charts)
        return;
    m_past.push_back(std::exchange(m_charts, std::move(charts)));
    if (m_past.size() > kMostUndos)
        m_past.erase(m_past.begin());
    m_future.clear();
    show();
}

void ChartBoard::add(const QStringList& expressions, int width)
{
    std::vector<ChartPlace> charts = m_charts;
    for (const QString& expression : expressions) {
        const bool shown = std::any_of(charts.begin(), charts.end(),
                                       [&](const ChartPlace& chart) { return chart.expression == expression; });
        if (!expression.isEmpty() && !shown && charts.size() < std::size_t(kMostCharts))
            charts.push_back({expression, std::clamp(width, 1, kWidest)});
    }
    apply(std::move(charts));
}

void ChartBoard::remove(int index)
{
    index = chosen(index);
    if (index < 0 || index >= int(m_charts.size()) || m_charts.size() == 1)
        return;
    std::vector<ChartPlace> charts = m_charts;
    charts.erase(charts.begin() + index);
    apply(std::move(charts));
}

void ChartBoard::move(int from, int to)
{
    const int count = int(m_charts.size());
    from = chosen(from);
    to = chosen(to);
    if (from < 0 || from >= count)
        return;
    to = std::clamp(to, 0, count - 1);
    std::vector<ChartPlace> charts = m_charts;
    const ChartPlace chart = charts[std::size_t(from)];
    charts.erase(charts.begin() + from);
    charts.insert(charts.begin() + to, chart);
    apply(std::move(charts));
}

void ChartBoard::change(int index, const QString& expression)
{
    index = chosen(index);
    if (index < 0 || index >= int(m_charts.size()) || expression.isEmpty())
        return;
    std::vector<ChartPlace> charts = m_charts;
    charts[std::size_t(index)].expression = expression;
    if (index == 0)
        m_standIn.clear();
    if (charts == m_charts)
        show(); // chosen again in place of its stand-in
    else
        apply(std::move(charts));
}

void ChartBoard::resize(int index, int width, int height)
{
    index = chosen(index);
    if (index < 0 || index >= int(m_charts.size()))
        return;
    std::vector<ChartPlace> charts = m_charts;
    charts[std::size_t(index)].width = std::clamp(width, 1, kWidest);
    charts[std::size_t(index)].height = height <= 0 ? 0 : std::clamp(height, kLowest, kHighest);
    apply(std::move(charts));
}

void ChartBoard::setLogY(int index, bool logY)
{
    index = chosen(index);
    if (index < 0 || index >= int(m_charts.size()))
        return;
    std::vector<ChartPlace> charts = m_charts;
    charts[std::size_t(index)].logY = logY;
    apply(std::move(charts));
}

void ChartBoard::restoreUsual()
{
    apply(m_usual);
}

void ChartBoard::undo()
{
    if (m_past.empty())
        return;
    m_future.push_back(std::exchange(m_charts, m_past.back()));
    m_past.pop_back();
    show();
}

void ChartBoard::redo()
{
    if (m_future.empty())
        return;
    m_past.push_back(std::exchange(m_charts, m_future.back()));
    m_future.pop_back();
    show();
}

QByteArray ChartBoard::save() const
{
    nlohmann::ordered_json state = nlohmann::ordered_json::array();
    for (const ChartPlace& chart : m_charts)
        state.push_back({{"expression", chart.expression.toStdString()},
                         {"width", chart.width},
                         {"height", chart.height},
                         {"log_y", chart.logY}});
    return QByteArray::fromStdString(state.dump());
}

bool ChartBoard::restore(const QByteArray& state)
{
    std::vector<ChartPlace> charts;
    try {
        for (const auto& one : nlohmann::json::parse(state.begin(), state.end())) {
            const int height = one.at("height").get<int>();
            charts.push_back({QString::fromStdString(one.at("expression").get<std::string>()),
                              std::clamp(one.at("width").get<int>(), 1, kWidest),
                              height <= 0 ? 0 : std::clamp(height, kLowest, kHighest), one.at("log_y").get<bool>()});
        }
    } catch (const nlohmann::json::exception&) {
        return false;
    }
    std::erase_if(charts, [](const ChartPlace& chart) { return chart.expression.isEmpty(); });
    if (charts.empty() || charts.size() > std::size_t(kMostCharts))
        return false;
    m_past.clear();
    m_future.clear();
    if (std::exchange(m_charts, charts) != charts)
        show();
    return true;
}

} // namespace trainyard
