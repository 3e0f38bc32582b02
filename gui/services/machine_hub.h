// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "backend/base/result.h"
#include "cluster/control/machine_link.h"
#include "gui/services/machine_book.h"

#include <QObject>
#include <QPointer>
#include <QString>
#include <QThreadPool>

#include <functional>
#include <map>
#include <memory>
#include <optional>
#include <shared_mutex>
#include <type_traits>
#include <vector>

namespace trainyard {

class TransferLane;

/// Questions of a log-in, to be answered by MachineHub::answerLogin() under its number.
struct LoginTicket {
    quint64 number = 0;
    QString machineId;
    LoginRequest request;
    bool mayAsk = true; ///< false: only what the keychain knows; nobody waits for this log-in
};

struct HostKeyTicket {
    quint64 number = 0;
    QString machineId;
    HostKeyQuestion question;
};

/// All machines of the book: for each a thread that owns its Machine (transport × scheduler) and its connection.
/// Everything that talks to a machine from the window goes through here. "local" is connected from the start.
///
/// The hub lives in the GUI thread and never blocks it. What is posted runs on the machine's thread, one thing at a
/// time, only while it is connected; so a Machine is never used by two threads. Work must not keep it, and must not
/// wait for the GUI thread. Failures of kind Transport end the connection by themselves; it comes back by the
/// transport's policy (2 s … 5 min), without asking anybody anything.
class MachineHub : public QObject {
    Q_OBJECT
public:
    using Work = MachineLink::Work;

    /// `book` outlives the hub. `factory`: tests bring lines of their own.
    explicit MachineHub(MachineBook* book, QObject* parent = nullptr, LineFactory factory = openLine);
    ~MachineHub() override; ///< ends what is in flight and joins every thread; takes milliseconds

    MachineBook* book() const { return m_book; }
    /// GUI thread. Disconnected for a machine that is not there.
    MachineStatus status(const QString& machineId) const;
    bool connected(const QString& machineId) const { return status(machineId).state == LinkState::Connected; }

    // GUI thread.
    void
    connectMachine(const QString& machineId); ///< a person asked for it: log-in may ask back; also "try now" when lost
    void connectQuietly(const QString& machineId);            ///< for jobs that must be followed: nobody is asked
    void disconnectMachine(const QString& machineId);         ///< ends what is in flight; "local" stays
    void pauseMachine(const QString& machineId, bool paused); ///< the connection stays, nothing is asked of the machine

    // From any thread; nothing happens for a machine that is not there.
    /// Runs `work` when the machine is connected, and waits until then. What it throws is dropped: catch what matters.
    void post(const QString& machineId, Work work, WorkPriority priority = WorkPriority::Normal);
    /// `turn` is called on the machine's thread while it is connected, again after as many seconds as it returned; at
    /// once after a connection came back, and after wake(). The number for removeTurn().
    int addTurn(const QString& machineId, std::function<double(Machine&)> turn);
    /// After it returned the turn is not called any more. May wait for the one under way: not for the GUI thread unless
    /// the turn is known to be short or the machine was disconnected first.
    void removeTurn(const QString& machineId, int turn);
    /// The same without waiting: the one under way may go on for a while, with all that it holds.
    void forgetTurn(const QString& machineId, int turn);
    void wake(const QString& machineId);

    // From a turn, on its machine's thread.
    /// In one that takes long, between two steps of it: does what was asked of the machine meanwhile.
    void serveRequests(const QString& machineId);
    /// Whether the turn is taken between the slices of a copy, which waits for it: then it must not copy anything
    /// itself.
    bool isServing(const QString& machineId) const;

    /// Runs `work` on the machine's thread and hands `done` its value or its error in the GUI thread. Where the machine
    /// is not connected and nobody is connecting it, the error comes at once. Nothing is handed to a `context` that is
    /// gone.
    template <typename Call, typename T = std::invoke_result_t<Call, Machine&>>
    void ask(const QString& machineId, QObject* context, Call work, std::function<void(const Result<T>&)> done,
             WorkPriority priority = WorkPriority::Person)
    {
        const auto deliver = delivery<T>(context, std::move(done));
        request(
            machineId,
            [work = std::move(work), deliver](Machine& machine) mutable { deliver(outcome<T>(work, machine)); },
            priority, [deliver](const Error& error) { deliver(error); });
    }

    /// The same for copies, which must not hold other work up: over a second connection on a thread of its own where
    /// logging in needs no person, else over the same one in slices. Set the progress of the transport given, and
    /// nobody else's; a broken connection ends with Transport, and the same copy goes on where it stopped when it is
    /// asked again.
    template <typename Call, typename T = std::invoke_result_t<Call, Transport&>>
    void transfer(const QString& machineId, QObject* context, Call work, std::function<void(const Result<T>&)> done)
    {
        const auto deliver = delivery<T>(context, std::move(done));
        requestTransfer(
            machineId,
            [work = std::move(work), deliver](Transport& transport) mutable { deliver(outcome<T>(work, transport)); },
            [deliver](const Error& error) { deliver(error); });
    }

    // Answers to questions, GUI thread. A number that is not waited for any more is passed over.
    void answerLogin(quint64 number, std::optional<std::vector<Secret>> secrets, bool byPerson = true);
    void answerHostKey(quint64 number, bool trust);

signals:
    void statusChanged(const QString& machineId);
    /// Somebody must answer these, or they are taken as cancelled where nobody listens.
    void loginAsked(const trainyard::LoginTicket& ticket);
    void hostKeyAsked(const trainyard::HostKeyTicket& ticket);
    void ticketWithdrawn(quint64 number); ///< the answer is not waited for any more: close its dialog

private:
    struct Place;
    struct Ticket;
    template <typename T, typename Call, typename Subject>
    static Result<T> outcome(Call& work, Subject& subject)
    {
        try {
            if constexpr (std::is_void_v<T>) {
                work(subject);
                return {};
            } else {
                return work(subject);
            }
        } catch (...) {
            return currentError("ask the machine");
        }
    }
    /// A function for any thread that hands the outcome over in the GUI thread.
    template <typename T>
    std::function<void(const Result<T>&)> delivery(QObject* context, std::function<void(const Result<T>&)> done)
    {
        return [this, guard = QPointer<QObject>(context), done = std::move(done)](const Result<T>& result) {
            QMetaObject::invokeMethod(
                this,
                [guard, done, result] {
                    if (guard && done)
                        done(result);
                },
                Qt::QueuedConnection);
        };
    }
    void request(const QString& machineId, Work work, WorkPriority priority, MachineLink::Refusal refuse);
    void requestTransfer(const QString& machineId, std::function<void(Transport&)> work, MachineLink::Refusal refuse);
    std::shared_ptr<Place> place(const QString& machineId) const;
    void followBook();
    void addMachine(const MachineEntry& entry);
    LinkPeople peopleOf(const QString& machineId);
    void withdraw(const QString& machineId); ///< all tickets of a machine
    void settle(quint64 number, const std::function<void(Ticket&)>& answer);

    MachineBook* m_book;
    LineFactory m_factory;
    mutable std::shared_mutex m_placesMutex;
    std::map<QString, std::shared_ptr<Place>> m_places;
    std::map<QString, MachineStatus> m_status; ///< GUI thread
    std::mutex m_ticketMutex;
    std::map<quint64, std::shared_ptr<Ticket>> m_tickets;
    quint64 m_lastTicket = 0;
    bool m_closing = false;
    QThreadPool m_reaper; ///< ends the threads of machines: a name service may let them wait
};

} // namespace trainyard
