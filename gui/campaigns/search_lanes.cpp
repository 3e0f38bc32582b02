// SPDX-License-Identifier: GPL-3.0-or-later
// The ranks of a search's runs, and where the runs trained.
#include "cluster/campaigns/search_machines.h"
#include "cluster/control/machine_entry.h"
#include "gui/campaigns/search_figures.h"
#include "gui/campaigns/search_view.h"
#include "gui/formats/format.h"

#include <algorithm>
#include <cmath>

namespace trainyard {
namespace {

constexpr std::size_t kMostRanked = 4; // settings: six panels

Token barColor(const StoredSearch& search, std::size_t run)
{
    const SearchReport& report = search.report;
    if (report.best) {
        const std::vector<std::size_t>& best = report.tries[*report.best].runs;
        if (std::find(best.begin(), best.end(), run) != best.end())
            return Token::S2;
    }
    switch (search.runs[run].state) {
    case SearchRunState::Done: return Token::S1;
    case SearchRunState::Running: return Token::S3;
    case SearchRunState::Failed: return Token::Fail;
    case SearchRunState::Stopped: return Token::S4;
    case SearchRunState::Waiting: break;
    }
    return Token::T3;
}

QString barTip(const StoredSearch& search, const MachineStretch& stretch)
{
    const SearchRun& run = search.runs[stretch.run];
    QStringList parts{SearchView::tr("%1, trained for %2")
                          .arg(QString::fromStdString(slotCell(run.slot)), format::span(stretch.to - stretch.from))};
    if (stretch.from - stretch.waitedFrom >= 1.0)
        parts << SearchView::tr("its place was free for %1").arg(format::span(stretch.from - stretch.waitedFrom));
    if (!run.curves.empty() && !run.curves.front().empty())
        parts << QStringLiteral("%1 %2").arg(
            goalTitle(search.plan.goals.front()),
            format::seriesValue(QString::fromStdString(search.plan.goals.front().series),
                                run.curves.front().back().second));
    return parts.join(QLatin1Char('\n'));
}

QString laneTitle(const MachineLane& lane)
{
    const QString machine =
        lane.machine == kLocalMachineId ? SearchView::tr("this workstation") : QString::fromStdString(lane.machine);
    return lane.host.empty() || lane.machine == kLocalMachineId
               ? machine
               : QStringLiteral("%1 · %2").arg(machine, QString::fromStdString(lane.host));
}

} // namespace

std::vector<std::size_t> settingsByImportance(const StoredSearch& search)
{
    std::vector<std::size_t> order;
    for (const ParameterImportance& one : search.report.importance)
        order.push_back(one.parameter);
    for (std::size_t i = 0; i < search.plan.parameters.size(); ++i)
        if (std::find(order.begin(), order.end(), i) == order.end())
            order.push_back(i);
    return order;
}

SettingsLines rankLines(const StoredSearch& search)
{
    SettingsLines all = settingsLines(search);
    std::vector<std::size_t> axes = settingsByImportance(search);
    axes.resize(std::min(axes.size(), kMostRanked));
    if (axes.size() == 1)
        axes.push_back(all.axes.size() - 1); // the goal
    SettingsLines out{{}, std::move(all.lines), std::move(all.tries)};
    for (const std::size_t axis : axes)
        out.axes.push_back(std::move(all.axes[axis]));
    std::vector<std::size_t> order(out.lines.size());
    for (std::size_t i = 0; i < order.size(); ++i)
        order[i] = i;
    std::stable_sort(order.begin(), order.end(), [&](std::size_t a, std::size_t b) {
        return isBetter(search.plan.goals.front(), search.report.tries[out.tries[a]].values.front(),
                        search.report.tries[out.tries[b]].values.front());
    });
    const double last = std::max(1.0, double(order.size()) - 1.0);
    for (std::size_t place = 0; place < order.size(); ++place)
        out.lines[order[place]].shade = 1.0 - double(place) / last;
    for (ParallelLine& line : out.lines) {
        std::vector<double> places;
        for (const std::size_t axis : axes)
            places.push_back(line.places[axis]);
        line.places = std::move(places);
    }
    // The worst are drawn first, so that the best lie on top.
    std::vector<ParallelLine> lines;
    std::vector<std::size_t> tries;
    for (auto at = order.rbegin(); at != order.rend(); ++at) {
        lines.push_back(std::move(out.lines[*at]));
        tries.push_back(out.tries[*at]);
    }
    out.lines = std::move(lines);
    out.tries = std::move(tries);
    return out;
}

MachineFigure machineFigure(const CampaignRow& campaign, const StoredSearch& search, double now)
{
    MachineFigure figure;
    double begin = campaign.createdAt;
    for (const SearchRun& run : search.runs)
        if (run.startedAt > 0.0 && (begin <= 0.0 || run.startedAt < begin))
            begin = run.startedAt; // clocks of other machines may be behind
    for (const MachineLane& lane : machineLanes(search.runs, begin, now)) {
        MachineBars bars{
            laneTitle(lane),
            SearchView::tr("trained %1, free %2").arg(format::span(lane.trained), format::span(lane.waited)),
            lane.rows,
            {}};
        for (const MachineStretch& stretch : lane.stretches) {
            const SearchRun& run = search.runs[stretch.run];
            bars.bars.push_back({QString::fromStdString(slotCell(run.slot)), barTip(search, stretch),
                                 QString::fromStdString(run.id), stretch.from - begin, stretch.to - begin,
                                 stretch.waitedFrom - begin, stretch.row, barColor(search, stretch.run)});
            figure.end = std::max(figure.end, stretch.to - begin);
        }
        figure.lanes.push_back(std::move(bars));
    }
    return figure;
}

} // namespace trainyard
