// SPDX-License-Identifier: GPL-3.0-or-later
#include "cluster/scheduler/query_pace.h"

#include <algorithm>
#include <limits>

namespace trainyard {
namespace {

constexpr double kGrowth = 1.5;
constexpr double kFirstPause = 5.0; // seconds after the first error
constexpr double kNever = std::numeric_limits<double>::infinity();

bool waits(JobState state)
{
    return state == JobState::Queued || state == JobState::Held || state == JobState::Blocked;
}

} // namespace

QueryPace::Turn QueryPace::due(double now) const
{
    if (now < m_pauseUntil)
        return {};
    Turn turn;
    turn.queue = now >= m_nextQueue;
    // Logs are read with every query of the queue.
    turn.logs = (m_watched && now >= m_nextLogs) || turn.queue;
    return turn;
}

double QueryPace::next() const
{
    return std::max(m_pauseUntil, std::min(m_nextQueue, m_watched ? m_nextLogs : kNever));
}

void QueryPace::asked(double now, const std::vector<JobState>& states)
{
    const bool changed = states != m_states || m_interval == 0.0;
    m_states = states;
    m_pause = 0.0;
    m_pauseUntil = 0.0;
    m_lastLogs = now;
    const bool pending = !states.empty() && std::all_of(states.begin(), states.end(), waits);
    if (!pending)
        m_pendingSince = -1.0;
    else if (m_pendingSince < 0.0)
        m_pendingSince = now;
    if (changed)
        m_interval = m_intervals.afterChange;
    else {
        const bool longPending = pending && now - m_pendingSince >= m_intervals.pendingAfter;
        m_interval = std::min(m_interval * kGrowth, longPending ? m_intervals.longPending : m_intervals.longest);
    }
    m_nextQueue = states.empty() ? kNever : now + m_interval;
    m_nextLogs = now + m_intervals.watched;
}

void QueryPace::followed(double now)
{
    m_pause = 0.0;
    m_pauseUntil = 0.0;
    m_lastLogs = now;
    m_nextLogs = now + m_intervals.watched;
}

void QueryPace::failed(double now)
{
    m_pause = m_pause == 0.0 ? kFirstPause : std::min(m_pause * 2.0, m_intervals.longestError);
    m_pauseUntil = now + m_pause;
}

void QueryPace::poke(double now)
{
    m_interval = 0.0;
    m_nextQueue = std::min(m_nextQueue, now);
    m_pauseUntil = std::min(m_pauseUntil, now); // the user asked: query once now, then as before
}

void QueryPace::watch(bool watched, double now)
{
    if (watched && !m_watched)
        m_nextLogs = std::max(now, m_lastLogs + m_intervals.watched);
    m_watched = watched;
}

} // namespace trainyard
