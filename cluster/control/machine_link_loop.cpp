// SPDX-License-Identifier: GPL-3.0-or-later
// What a MachineLink's own thread does, turn by turn.
#include "backend/base/clock.h"
#include "backend/protocol/reasons_link.h"
#include "cluster/control/machine_link.h"

#include <algorithm>
#include <chrono>
#include <utility>

namespace trainyard {
namespace {

constexpr double kQuiet = 30.0;     // seconds without an answer, then a tiny command asks whether it is still there
constexpr double kKeepAlive = 15.0; // its deadline
constexpr double kLeastRetry = 2.0;
constexpr double kTellHeard = 1.0; // between two tellings that it was heard
constexpr double kLong = 3600.0;

} // namespace

double MachineLink::nextDue() const
{
    const double now = steadyTime();
    double due = m_entry.transport == TransportKind::Ssh ? m_heardAt + kQuiet : now + kLong;
    if (m_wanted == Wanted::On)
        for (const auto& [id, turn] : m_turns)
            due = std::min(due, turn.due);
    return due;
}

/// Returns at once when something was asked since this round began.
void MachineLink::waitUntilAsked(std::unique_lock<std::mutex>& lock, double seconds)
{
    m_condition.wait_for(lock, m_thread.token(), std::chrono::duration<double>(seconds),
                         [this] { return m_asked != m_seen; });
}

void MachineLink::loop()
{
    std::unique_lock lock(m_mutex);
    while (!ending()) {
        m_seen = m_asked;
        const bool open = m_status.state == LinkState::Connected || m_status.state == LinkState::Paused;
        if (m_reopen) {
            m_reopen = m_refurnish = false;
            closeLine(lock);
            if (m_status.state != LinkState::Disconnected)
                setState(LinkState::Disconnected);
            m_retryAt = 0.0;
        } else if (m_wanted == Wanted::Off) {
            if (m_status.state != LinkState::Disconnected) {
                closeLine(lock);
                setState(LinkState::Disconnected);
            }
            refuseWaiting(lock, notConnected());
            waitUntilAsked(lock, kLong);
        } else if (!open) {
            const double wait = m_retryAt - steadyTime();
            if (wait > 0.0 && !m_byPerson)
                waitUntilAsked(lock, wait);
            else
                tryConnect(lock);
        } else {
            doNext(lock);
        }
    }
    closeLine(lock);
    refuseWaiting(lock, errorWith(ErrorKind::Cancelled, "reach", m_entry.name, linkReason("link.window-closed")));
}

void MachineLink::closeLine(std::unique_lock<std::mutex>& lock)
{
    if (!m_line)
        return;
    lock.unlock();
    m_line->disconnect();
    m_line.reset();
    m_machine = Machine();
    lock.lock();
}

void MachineLink::tryConnect(std::unique_lock<std::mutex>& lock)
{
    const bool byPerson = std::exchange(m_byPerson, false);
    const MachineEntry entry = m_entry;
    m_lineStop = m_end.get_token();
    const bool again = m_status.state == LinkState::Lost && m_status.heardAt > 0.0;
    m_prompts.begin(entry.name, byPerson);
    m_status.passed.clear();
    setState(LinkState::Connecting);
    lock.unlock();
    std::optional<Error> error;
    double retryIn = -1.0;
    double roundTrip = 0.0;
    try {
        if (!m_line) {
            OpenedLine opened = m_factory(entry, &m_prompts, &m_prompts);
            m_machine.transport = std::move(opened.transport);
            m_line = std::move(opened.line);
        }
        m_line->connect(m_lineStop);
        furnish(m_machine, entry);
        const double began = steadyTime();
        m_line->keepAlive(kKeepAlive);
        roundTrip = steadyTime() - began;
    } catch (...) {
        error = currentError("connect to " + entry.name);
        if (m_prompts.takeWouldAsk())
            error = errorWith(ErrorKind::Permission, "connect to", entry.name, linkReason("link.login-needs-person"));
        retryIn = m_line ? m_line->retryIn() : -1.0;
    }
    lock.lock();
    if (m_lineStop.stop_requested())
        return; // the loop goes on with what is wanted now
    if (error) {
        const bool transient = error->kind == ErrorKind::Transport || error->kind == ErrorKind::Timeout;
        if (!transient || retryIn < 0.0) {
            m_wanted = Wanted::Off;
            closeLine(lock);
            setState(LinkState::Disconnected, error);
            return;
        }
        noticeLoss(lock, error);
        return;
    }
    m_refurnish = false;
    m_heardAt = steadyTime();
    m_status.heardAt = unixTime();
    m_status.roundTrip = entry.transport == TransportKind::Ssh ? roundTrip : 0.0;
    m_status.places = m_machine.places;
    m_status.reconnects += again ? 1 : 0;
    for (auto& [id, turn] : m_turns)
        turn.due = 0.0;
    setState(m_wanted == Wanted::Paused ? LinkState::Paused : LinkState::Connected);
}

void MachineLink::noticeLoss(std::unique_lock<std::mutex>& lock, const std::optional<Error>& error)
{
    const double wait = std::max(kLeastRetry, m_line ? m_line->retryIn() : 0.0);
    m_retryAt = steadyTime() + wait;
    m_status.retryAt = unixTime() + wait;
    const Error reason =
        error.value_or(errorWith(ErrorKind::Transport, "reach", m_entry.name, linkReason("link.connection-broke")));
    setState(LinkState::Lost, reason);
    // A person who waits for an answer is told; what was posted waits for the next connection.
    std::deque<Item> refused;
    for (auto item = m_work.begin(); item != m_work.end();) {
        if (item->refuse) {
            refused.push_back(std::move(*item));
            item = m_work.erase(item);
        } else {
            ++item;
        }
    }
    lock.unlock();
    for (const Item& item : refused)
        item.refuse(reason);
    lock.lock();
}

void MachineLink::refuseWaiting(std::unique_lock<std::mutex>& lock, const Error& error)
{
    std::deque<Item> refused;
    for (auto item = m_work.begin(); item != m_work.end();) {
        if (item->refuse || ending()) {
            refused.push_back(std::move(*item));
            item = m_work.erase(item);
        } else {
            ++item;
        }
    }
    if (refused.empty())
        return;
    lock.unlock();
    for (const Item& item : refused)
        if (item.refuse)
            item.refuse(error);
    refused.clear();
    lock.lock();
}

void MachineLink::doNext(std::unique_lock<std::mutex>& lock)
{
    const LinkState state = m_wanted == Wanted::Paused ? LinkState::Paused : LinkState::Connected;
    if (m_status.state != state)
        setState(state);
    if (std::exchange(m_refurnish, false)) {
        const MachineEntry entry = m_entry;
        std::optional<Error> error;
        lock.unlock();
        try {
            furnish(m_machine, entry);
        } catch (...) {
            error = currentError("use the machine");
        }
        lock.lock();
        m_status.places = m_machine.places;
        if (error && m_line->connected()) {
            m_wanted = Wanted::Off;
            closeLine(lock);
            setState(LinkState::Disconnected, error);
            return;
        }
        m_tell(m_status);
        if (error)
            noticeLoss(lock, error);
        return;
    }
    if (m_wanted == Wanted::On && doOne(lock, WorkPriority::Normal))
        return;
    if (m_status.state == LinkState::Lost)
        return;
    const double now = steadyTime();
    if (m_wanted == Wanted::On) {
        for (const auto& [id, turn] : m_turns)
            if (turn.due <= now) {
                takeTurn(lock, id);
                return;
            }
        if (doOne(lock, WorkPriority::Background))
            return;
    }
    if (m_entry.transport == TransportKind::Ssh && now - m_heardAt >= kQuiet) {
        keepAlive(lock);
        return;
    }
    waitUntilAsked(lock, std::clamp(nextDue() - now, 0.0, kLong));
}

bool MachineLink::doOne(std::unique_lock<std::mutex>& lock, WorkPriority least)
{
    auto best = m_work.end();
    for (auto item = m_work.begin(); item != m_work.end(); ++item)
        if (item->priority <= least && (best == m_work.end() || item->priority < best->priority))
            best = item;
    if (best == m_work.end())
        return false;
    Item item = std::move(*best);
    m_work.erase(best);
    lock.unlock();
    std::optional<Error> error;
    try {
        item.work(m_machine);
    } catch (...) {
        error = currentError("work on the machine"); // whoever posted it wanted no answer
    }
    item = {}; // what it holds is freed without the lock
    const bool connected = m_line->connected();
    lock.lock();
    if (connected && !error) {
        m_heardAt = steadyTime();
        m_status.heardAt = unixTime();
    }
    if (!connected && m_wanted != Wanted::Off && !ending())
        noticeLoss(lock, error);
    return connected;
}

void MachineLink::takeTurn(std::unique_lock<std::mutex>& lock, int id)
{
    const auto found = m_turns.find(id);
    if (found == m_turns.end())
        return;
    const Turn turn = found->second.turn;
    m_runningTurn = id;
    lock.unlock();
    std::optional<Error> error;
    double seconds = kQuiet;
    try {
        seconds = turn(m_machine);
    } catch (...) {
        error = currentError("look at the machine");
    }
    const bool connected = m_line->connected();
    lock.lock();
    m_runningTurn = 0;
    m_condition.notify_all(); // removeTurn() may wait
    const auto still = m_turns.find(id);
    if (still != m_turns.end())
        still->second.due = steadyTime() + seconds;
    if (connected && !error) {
        m_heardAt = steadyTime();
        m_status.heardAt = unixTime();
        if (m_heardAt - m_toldHeardAt >= kTellHeard) { // turns of this computer come many times a second
            m_toldHeardAt = m_heardAt;
            m_tell(m_status);
        }
    }
    if (!connected && m_wanted != Wanted::Off && !ending())
        noticeLoss(lock, error);
}

void MachineLink::keepAlive(std::unique_lock<std::mutex>& lock)
{
    lock.unlock();
    std::optional<Error> error;
    const double began = steadyTime();
    try {
        m_line->keepAlive(kKeepAlive);
    } catch (...) {
        error = currentError("hear from the machine");
    }
    lock.lock();
    if (!error) {
        m_heardAt = steadyTime();
        m_status.heardAt = unixTime();
        m_status.roundTrip = m_heardAt - began;
        m_tell(m_status);
    } else if (m_wanted != Wanted::Off && !ending()) {
        noticeLoss(lock, error);
    }
}

} // namespace trainyard
