// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "cluster/control/machine_line.h"
#include "cluster/control/machine_prompts.h"
#include "cluster/control/stoppable_thread.h"

#include <condition_variable>
#include <cstdint>
#include <deque>
#include <functional>
#include <map>
#include <memory>
#include <mutex>
#include <optional>
#include <stop_token>

namespace trainyard {

enum class LinkState {
    Disconnected, ///< nobody wants it, or a person must decide: see MachineStatus::error
    Connecting,
    Connected,
    Paused, ///< connected and left in peace
    Lost    ///< broken or not reached; connects again by itself at retryAt
};

/// How it stands with a machine's connection. Times are Unix seconds here.
struct MachineStatus {
    LinkState state = LinkState::Disconnected;
    double since = 0.0;             ///< when the state began
    double heardAt = 0.0;           ///< when it last answered, 0 = never: what is shown of it is as old
    double retryAt = 0.0;           ///< Lost: the next try
    double roundTrip = 0.0;         ///< seconds of the last tiny command, 0 = not known
    int reconnects = 0;             ///< after the first log-in
    std::optional<Error> error;     ///< why it is not connected
    MachinePlaces places;           ///< once it was connected
    std::vector<PassedStep> passed; ///< of the present or last try to connect
};

/// Whether two entries are reached the same way.
bool sameWay(const MachineEntry& a, const MachineEntry& b);

/// What is to be done first.
enum class WorkPriority { Person, Normal, Background };

/// One machine's thread, which owns its Machine. See MachineHub, which is what others use.
class MachineLink {
public:
    using Work = std::function<void(Machine&)>;
    using Turn = std::function<double(Machine&)>;
    using Refusal = std::function<void(const Error&)>;

    /// `tell` is called on the link's thread at every change. All must outlive this.
    MachineLink(MachineEntry entry, LineFactory factory, LinkPeople people,
                std::function<void(const MachineStatus&)> tell);
    ~MachineLink();
    MachineLink(const MachineLink&) = delete;
    MachineLink& operator=(const MachineLink&) = delete;

    // From any thread.
    void connect();        ///< by a person: now, and questions may be asked
    void connectQuietly(); ///< nobody is asked
    void disconnect();     ///< ends what is in flight; what comes later needs another connect()
    void pause(bool paused);
    void update(const MachineEntry& entry);

    /// Waits until it is connected; dropped at the end. What it throws breaks nothing but itself.
    void post(Work work, WorkPriority priority);
    /// When it is not connected and nobody is connecting, `refuse` is called at once instead (on the caller's thread).
    /// It is also called for work that is never done.
    void request(Work work, WorkPriority priority, Refusal refuse);
    int addTurn(Turn turn);
    void removeTurn(int turn); ///< waits while it is being taken, except on the link's own thread
    void forgetTurn(int turn); ///< waits for nothing
    void wake();               ///< all turns are due
    /// Done with turns and other work between the slices of a copy: see MachineHub::transfer().
    void serve();
    /// From a turn that takes long, between two steps of it: does what persons asked for.
    void serveRequests();
    bool isServing() const; ///< on its own thread: whether a copy waits for what is being done
    bool askedPerson() const { return m_prompts.asked(); } ///< a log-in needed a person's answers
    MachineEntry entry() const;
    bool connected() const;
    Error notConnectedError() const; ///< what request() would refuse with

private:
    struct Item {
        Work work;
        WorkPriority priority = WorkPriority::Normal;
        Refusal refuse;
    };
    struct OwnTurn {
        Turn turn;
        double due = 0.0;
    };
    enum class Wanted { Off, On, Paused };

    void asked(const std::function<void()>& change);
    void waitUntilAsked(std::unique_lock<std::mutex>& lock, double seconds);
    bool ending() const { return m_thread.stopRequested(); }
    void loop();
    void tryConnect(std::unique_lock<std::mutex>& lock);
    void doNext(std::unique_lock<std::mutex>& lock);
    bool doOne(std::unique_lock<std::mutex>& lock, WorkPriority least);
    void takeTurn(std::unique_lock<std::mutex>& lock, int id);
    void keepAlive(std::unique_lock<std::mutex>& lock);
    void closeLine(std::unique_lock<std::mutex>& lock);
    void noticeLoss(std::unique_lock<std::mutex>& lock, const std::optional<Error>& error);
    void refuseWaiting(std::unique_lock<std::mutex>& lock, const Error& error);
    void setState(LinkState state, std::optional<Error> error = std::nullopt);
    Error notConnected() const;
    double nextDue() const;

    LineFactory m_factory;
    MachinePrompts m_prompts;
    std::function<void(const MachineStatus&)> m_tell;

    mutable std::mutex m_mutex;
    std::condition_variable_any m_condition;
    MachineEntry m_entry;
    MachineStatus m_status;
    Wanted m_wanted = Wanted::Off;
    bool m_byPerson = false;
    bool m_refurnish = false; ///< the entry is another, the way there is the same
    bool m_reopen = false;    ///< the way there is another
    bool m_serving = false;
    std::stop_source m_end;    ///< of the present connection, or of the next
    std::uint64_t m_asked = 0; ///< counts what was asked of the thread
    std::uint64_t m_seen = 0;  ///< m_asked when the thread last began a round
    int m_runningTurn = 0;
    int m_lastTurn = 0;
    std::deque<Item> m_work;
    std::map<int, OwnTurn> m_turns;
    double m_retryAt = 0.0; ///< these three on steadyTime()
    double m_heardAt = 0.0;
    double m_toldHeardAt = 0.0;

    std::stop_token m_lineStop; ///< these three the thread's
    Machine m_machine;
    std::unique_ptr<MachineLine> m_line;
    StoppableThread m_thread; // last: it ends before what it uses
};

} // namespace trainyard
