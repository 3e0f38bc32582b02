// SPDX-License-Identifier: GPL-3.0-or-later
#include "cluster/control/machine_link.h"

#include "backend/base/clock.h"
#include "backend/protocol/reasons_link.h"

#include <utility>

namespace trainyard {

bool sameWay(const MachineEntry& a, const MachineEntry& b)
{
    return a.transport == b.transport && a.host == b.host && a.user == b.user && a.port == b.port &&
           a.jumps == b.jumps && a.identityFile == b.identityFile;
}

MachineLink::MachineLink(MachineEntry entry, LineFactory factory, LinkPeople people,
                         std::function<void(const MachineStatus&)> tell)
    : m_factory(std::move(factory)), m_prompts(std::move(people), [this] { return m_lineStop.stop_requested(); }),
      m_tell(std::move(tell)), m_entry(std::move(entry))
{
    m_prompts.onPassed = [this](const PassedStep& step) {
        const std::lock_guard lock(m_mutex);
        m_status.passed.push_back(step);
        m_tell(m_status);
    };
    m_thread.start([this] { loop(); });
}

MachineLink::~MachineLink()
{
    m_thread.requestStop(); // first: the thread begins no other connection after this
    disconnect();
}

/// Makes a change that the thread looks at, and wakes it.
void MachineLink::asked(const std::function<void()>& change)
{
    {
        const std::lock_guard lock(m_mutex);
        change();
        ++m_asked;
    }
    m_condition.notify_all();
}

void MachineLink::connect()
{
    asked([this] {
        m_wanted = Wanted::On;
        m_byPerson = true;
        m_retryAt = 0.0;
    });
}

void MachineLink::connectQuietly()
{
    asked([this] {
        if (m_wanted == Wanted::Off)
            m_wanted = Wanted::On;
        m_retryAt = 0.0;
    });
}

void MachineLink::disconnect()
{
    std::stop_source end(std::nostopstate);
    asked([this, &end] {
        m_wanted = Wanted::Off;
        m_byPerson = false;
        end = std::exchange(m_end, std::stop_source());
        // An ended connection is of no use any more, should it be wanted again before the thread has seen this.
        if (m_status.state != LinkState::Disconnected && m_status.state != LinkState::Connecting)
            m_reopen = true;
    });
    end.request_stop(); // without the lock: it calls back
}

void MachineLink::pause(bool paused)
{
    asked([this, paused] {
        if (m_wanted != Wanted::Off)
            m_wanted = paused ? Wanted::Paused : Wanted::On;
    });
}

void MachineLink::update(const MachineEntry& entry)
{
    asked([this, &entry] {
        if (m_entry == entry)
            return;
        (sameWay(m_entry, entry) ? m_refurnish : m_reopen) = true;
        m_entry = entry;
    });
}

void MachineLink::post(Work work, WorkPriority priority)
{
    request(std::move(work), priority, {});
}

void MachineLink::request(Work work, WorkPriority priority, Refusal refuse)
{
    {
        std::unique_lock lock(m_mutex);
        const bool soon = m_wanted == Wanted::On && m_status.state != LinkState::Lost;
        if (refuse && !soon) {
            const Error error = notConnected();
            lock.unlock();
            refuse(error);
            return;
        }
        m_work.push_back({std::move(work), priority, std::move(refuse)});
        ++m_asked;
    }
    m_condition.notify_all();
}

int MachineLink::addTurn(Turn turn)
{
    int id = 0;
    asked([&] {
        id = ++m_lastTurn;
        m_turns[id].turn = std::move(turn);
    });
    return id;
}

void MachineLink::removeTurn(int turn)
{
    std::unique_lock lock(m_mutex);
    m_turns.erase(turn);
    if (!m_thread.isThisThread())
        m_condition.wait(lock, [&] { return m_runningTurn != turn; });
}

void MachineLink::forgetTurn(int turn)
{
    const std::lock_guard lock(m_mutex);
    m_turns.erase(turn);
}

void MachineLink::wake()
{
    asked([this] {
        for (auto& [id, turn] : m_turns)
            turn.due = 0.0;
    });
}

void MachineLink::serve()
{
    std::unique_lock lock(m_mutex);
    if (m_serving || ending() || m_wanted != Wanted::On)
        return;
    m_serving = true;
    while (doOne(lock, WorkPriority::Normal)) {
    }
    const double now = steadyTime();
    std::vector<int> due;
    for (const auto& [id, turn] : m_turns)
        if (turn.due <= now)
            due.push_back(id);
    for (const int id : due)
        takeTurn(lock, id);
    m_serving = false;
}

void MachineLink::serveRequests()
{
    std::unique_lock lock(m_mutex);
    if (m_serving || ending() || m_wanted != Wanted::On)
        return;
    m_serving = true;
    while (doOne(lock, WorkPriority::Normal)) {
    }
    m_serving = false;
}

bool MachineLink::isServing() const
{
    const std::lock_guard lock(m_mutex);
    return m_serving;
}

MachineEntry MachineLink::entry() const
{
    const std::lock_guard lock(m_mutex);
    return m_entry;
}

bool MachineLink::connected() const
{
    const std::lock_guard lock(m_mutex);
    return m_status.state == LinkState::Connected;
}

Error MachineLink::notConnectedError() const
{
    const std::lock_guard lock(m_mutex);
    return notConnected();
}

Error MachineLink::notConnected() const
{
    const auto error = [&](Reason why) {
        return errorWith(ErrorKind::Transport, "reach", m_entry.name, std::move(why));
    };
    if (m_wanted == Wanted::Paused)
        return error(linkReason("link.paused"));
    if (m_status.error)
        return error(linkReason("link.connect", m_status.error->why()));
    return error(linkReason("link.not-connected"));
}

void MachineLink::setState(LinkState state, std::optional<Error> error)
{
    if (m_status.state != state)
        m_status.since = unixTime();
    m_status.state = state;
    m_status.error = std::move(error);
    if (state != LinkState::Lost)
        m_status.retryAt = 0.0;
    m_tell(m_status);
}

} // namespace trainyard
