// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/live/live_view_model.h"

#include "backend/protocol/series.h"
#include "gui/parts/runs_at_once.h"

#include <algorithm>
#include <cmath>
#include <set>
#include <utility>

namespace trainyard {

namespace {
constexpr int kAskIntervalMs = 150;
constexpr int kMoreForEachRunMs = 20; // twenty runs: nearly twice a second
} // namespace

LiveViewModel::LiveViewModel(const Services& services, QObject* parent)
    : QObject(parent), m_services(services), m_control(services)
{
    m_timer.setSingleShot(true);
    connect(&m_timer, &QTimer::timeout, this, &LiveViewModel::ask);
    connect(m_services.store, &StoreService::changed, this, [this] {
        askChoices();
        wake();
    });
    if (m_services.follow) {
        const auto hear = [this](const QString& runId) {
            if (m_runs.contains(runId))
                wake();
        };
        connect(m_services.follow, &FollowService::runProgressed, this, hear);
        connect(m_services.follow, &FollowService::runStateChanged, this, hear);
        connect(m_services.follow, &FollowService::runStateChanged, this, [this] { askChoices(); });
    }
    if (m_services.launch) {
        if (m_services.machines)
            connect(m_services.machines, &MachineHub::statusChanged, this, [this](const QString& id) {
                if (m_snapshot && id == QString::fromStdString(m_snapshot->run.machine))
                    emit updated();
            });
        connect(m_services.launch, &LaunchService::actionDone, this, &LiveViewModel::wake);
    }
    askChoices();
}

void LiveViewModel::setActive(bool active)
{
    if (active == m_active)
        return;
    m_active = active;
    watch();
    if (active)
        wake();
}

void LiveViewModel::watch()
{
    if (!m_services.follow)
        return;
    std::set<std::string> watched;
    if (m_active)
        for (const QString& id : std::as_const(m_runs))
            watched.insert(id.toStdString());
    m_services.follow->setWatched(watched);
}

void LiveViewModel::showRun(const QString& runId)
{
    showRuns(runId.isEmpty() ? QStringList() : QStringList{runId});
}

void LiveViewModel::showRuns(const QStringList& runIds)
{
    m_chosenByUser = !runIds.isEmpty();
    QStringList wanted = runIds;
    wanted.removeDuplicates();
    wanted = wanted.mid(0, kMostRunsAtOnce);
    if (wanted.isEmpty() && !m_choices.runs.empty())
        wanted << QString::fromStdString(m_choices.runs.front().id);
    const QString current = wanted.isEmpty() ? QString() : wanted.front();
    if (wanted == m_runs && current == m_runId)
        return;
    if (wanted != std::exchange(m_runs, wanted))
        emit runsChanged();
    if (current != m_runId) {
        setCurrent(current);
        return;
    }
    watch();
    askAnew();
}

void LiveViewModel::restoreRuns(const QStringList& runIds)
{
    if (runIds.size() < 2)
        return;
    m_restoring = true;
    m_services.store->ask(
        this,
        [runIds](StoreReader& reader) {
            QStringList there;
            for (const QString& id : runIds)
                if (const std::optional<RunRow> run = reader.run(id.toStdString()); run && run->trashedAt == 0.0)
                    there << id;
            return there;
        },
        [this](const QStringList& there) {
            m_restoring = false;
            if (!m_chosenByUser && there.size() > 1)
                showRuns(there);
        });
}

void LiveViewModel::setShown(const QString& runId, bool shown)
{
    if (shown == m_runs.contains(runId) || (!shown && m_runs.size() == 1) ||
        (shown && m_runs.size() >= kMostRunsAtOnce))
        return;
    m_chosenByUser = true;
    if (shown)
        m_runs << runId;
    else
        m_runs.removeAll(runId);
    emit runsChanged();
    if (!m_runs.contains(m_runId)) {
        setCurrent(m_runs.front());
        return;
    }
    watch();
    askAnew();
}

void LiveViewModel::setCurrent(const QString& runId)
{
    if (runId == m_runId || !(runId.isEmpty() || m_runs.contains(runId)))
        return;
    m_runId = runId;
    m_snapshot.reset();
    if (m_range == LiveRange::Fixed && !showsSeveral())
        m_range = LiveRange::Whole;
    watch();
    emit runSwitched();
    m_control.leave();
    askAnew();
}

void LiveViewModel::askAnew()
{
    ++m_generation;
    m_inFlight = false;
    m_lastAsked.invalidate();
    m_timer.stop();
    wake();
}

int LiveViewModel::askInterval() const
{
    return kAskIntervalMs + kMoreForEachRunMs * std::max(0, int(m_runs.size()) - 1);
}

void LiveViewModel::setExpressions(const QStringList& expressions)
{
    if (std::exchange(m_expressions, expressions) != expressions)
        askAnew();
}

void LiveViewModel::askSeriesNames(std::function<void(const QStringList&)> take)
{
    m_services.store->ask(
        this,
        [runs = m_runs](StoreReader& reader) {
            std::set<QString> names;
            for (const QString& id : runs)
                if (const std::optional<RunRow> run = reader.run(id.toStdString()))
                    for (const SeriesRow& series : reader.series(run->key))
                        names.insert(QString::fromStdString(series.name));
            return QStringList(names.begin(), names.end());
        },
        std::move(take));
}

void LiveViewModel::askChoices()
{
    if (m_choicesAsked) {
        m_choicesAgain = true;
        return;
    }
    m_choicesAsked = true;
    m_services.store->ask(
        this, [](StoreReader& reader) { return readChoices(reader); },
        [this](LiveChoices choices) {
            m_choicesAsked = false;
            m_choices = std::move(choices);
            m_choicesKnown = true;
            // Until somebody picks a run, the page follows new runs.
            if (m_runId.isEmpty() ||
                (!m_chosenByUser && m_snapshot && !isActive(m_snapshot->run.state) && m_choices.active > 0))
                showRun({});
            emit choicesChanged();
            if (std::exchange(m_choicesAgain, false))
                QTimer::singleShot(kAskIntervalMs, this, &LiveViewModel::askChoices);
        });
}

void LiveViewModel::wake()
{
    wakeWithin(askInterval());
}

void LiveViewModel::wakeWithin(int interval)
{
    if (!m_active || m_runId.isEmpty())
        return;
    const qint64 since = m_lastAsked.isValid() ? m_lastAsked.elapsed() : interval;
    const int due = static_cast<int>(std::max<qint64>(0, interval - since));
    if (!m_timer.isActive() || m_timer.remainingTime() > due)
        m_timer.start(due);
}

void LiveViewModel::ask()
{
    if (m_inFlight) {
        m_again = true;
        return;
    }
    m_inFlight = true;
    m_lastAsked.start();
    LiveQuery query;
    query.runId = m_runId.toStdString();
    query.axis = m_axis;
    query.pixels = m_pixels;
    query.params = !m_snapshot || m_snapshot->params.empty();
    query.expressions = m_expressions;
    if (showsSeveral())
        for (const QString& id : std::as_const(m_runs))
            query.runs.push_back(id.toStdString());
    if (m_range != LiveRange::Whole && m_snapshot)
        std::tie(query.from, query.to) = visibleRange();
    if (m_range == LiveRange::LastHalf || m_range == LiveRange::LastTenth)
        query.to = 1e300;
    const quint64 generation = m_generation;
    m_services.store->ask(
        this, [query](StoreReader& reader) { return readLive(reader, query); },
        [this, generation](std::optional<LiveSnapshot> snapshot) { take(generation, std::move(snapshot)); });
}

void LiveViewModel::take(quint64 generation, std::optional<LiveSnapshot> snapshot)
{
    if (generation != m_generation)
        return; // for another run, axis or range
    m_inFlight = false;
    if (snapshot && m_snapshot && snapshot->params.empty())
        snapshot->params = std::move(m_snapshot->params);
    const bool gone = !snapshot && m_snapshot;
    m_snapshot = std::move(snapshot);
    if (!m_snapshot) {
        m_chosenByUser = false;
        if (gone && showsSeveral()) { // deleted in the meantime, here or by the command line
            setShown(m_runId, false);
        } else if (gone) {
            m_runId.clear();
            m_runs.clear();
            emit runSwitched();
            m_control.leave();
            askChoices();
        }
        emit updated();
        return;
    }
    m_control.follow(m_snapshot->run);
    keepExisting();
    emit updated();
    if (std::exchange(m_again, false))
        wake();
}

/// A run beside the current one may have been deleted.
void LiveViewModel::keepExisting()
{
    if (!showsSeveral())
        return;
    QStringList there;
    for (const LiveRun& one : m_snapshot->runs)
        there << QString::fromStdString(one.run.id);
    if (there.size() == m_runs.size() || !there.contains(m_runId))
        return;
    m_runs = there;
    watch();
    emit runsChanged();
    askAnew();
}

void LiveViewModel::setAxis(XAxis axis)
{
    if (axis == m_axis)
        return;
    m_axis = axis;
    if (m_range == LiveRange::Fixed)
        m_range = LiveRange::Whole; // a zoom in epochs is meaningless in seconds
    ++m_generation;
    m_inFlight = false;
    m_lastAsked.invalidate();
    wakeWithin(kAskIntervalMs);
}

void LiveViewModel::setRange(LiveRange range)
{
    if (range == m_range)
        return;
    m_range = range;
    ++m_generation;
    m_inFlight = false;
    wakeWithin(kAskIntervalMs);
}

void LiveViewModel::setFixedRange(double from, double to)
{
    if (!m_snapshot || !(to > from))
        return;
    const double begin = m_snapshot->dataBegin;
    const double whole = std::max(m_snapshot->dataEnd - begin, 1e-9);
    const double size = std::clamp(to - from, whole * 1e-5, whole);
    m_from = std::clamp(from, begin, begin + whole - size);
    m_to = m_from + size;
    m_range = size >= whole * 0.999 ? LiveRange::Whole : LiveRange::Fixed;
    ++m_generation;
    m_inFlight = false;
    wakeWithin(kAskIntervalMs);
}

std::pair<double, double> LiveViewModel::visibleRange() const
{
    if (m_range == LiveRange::Fixed)
        return {m_from, m_to};
    const bool known = m_snapshot && m_snapshot->axis == m_axis;
    const double begin = known ? m_snapshot->dataBegin : 0.0;
    double end = known ? m_snapshot->dataEnd : 0.0;
    if (!(end > begin))
        end = begin + 1.0;
    const double share = m_range == LiveRange::LastHalf ? 0.5 : m_range == LiveRange::LastTenth ? 0.1 : 1.0;
    return {end - (end - begin) * share, end};
}

void LiveViewModel::setPixels(int pixels)
{
    // Rounded, so that dragging a splitter does not query for every width in between.
    const int rounded = std::max(64, (pixels + 63) / 64 * 64);
    if (rounded == m_pixels)
        return;
    m_pixels = rounded;
    wakeWithin(kAskIntervalMs);
}

double LiveViewModel::xOfStep(std::int64_t step, double epoch) const
{
    switch (m_axis) {
    case XAxis::Step: return double(step);
    case XAxis::Epoch: return epoch;
    case XAxis::Samples:
    case XAxis::Time:
    case XAxis::Wall:
    case XAxis::Date: break;
    }
    if (!m_snapshot)
        return NAN;
    const auto found = m_snapshot->bins.find(series::kTrainLoss);
    if (found == m_snapshot->bins.end() || found->second.empty() || m_snapshot->axis != m_axis)
        return NAN;
    const std::vector<Bin>& bins = found->second;
    const auto at = std::lower_bound(bins.begin(), bins.end(), step,
                                     [](const Bin& bin, std::int64_t wanted) { return bin.lastStep < wanted; });
    if (at == bins.end())
        return step - bins.back().lastStep <= 1 ? bins.back().lastX : NAN;
    return at->lastX;
}

QString LiveViewModel::whereText() const
{
    if (!m_services.machines || !m_snapshot || !m_snapshot->job)
        return {};
    return jobPlaceText(m_services.machines->book()->name(QString::fromStdString(m_snapshot->run.machine)),
                        *m_snapshot->job);
}

QString LiveViewModel::staleText() const
{
    if (!m_services.machines || !m_snapshot || isFinal(m_snapshot->run.state) ||
        m_snapshot->run.machine == kLocalMachineId)
        return {};
    const QString id = QString::fromStdString(m_snapshot->run.machine);
    if (m_services.machines->book()->isRead() && !m_services.machines->book()->find(id))
        return {}; // the run's reason says that its machine was removed
    return unheardText(m_services.machines->book()->name(id), m_services.machines->status(id),
                       m_snapshot->run.lastEventAt);
}

} // namespace trainyard
