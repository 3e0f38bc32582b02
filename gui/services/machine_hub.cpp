// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/services/machine_hub.h"

#include "backend/protocol/reasons_link.h"
#include "cluster/control/transfer_lane.h"

#include <QMetaMethod>

#include <future>
#include <set>

namespace trainyard {
namespace {

Error notThere(const QString& machineId)
{
    return errorWith(ErrorKind::NotFound, "reach the machine", machineId.toStdString(),
                     linkReason("link.unknown-machine"));
}

} // namespace

/// One machine. Its last holder lets m_reaper end its threads: a machine's own thread cannot join itself.
struct MachineHub::Place {
    Place(const MachineEntry& entry, const LineFactory& factory, const LinkPeople& people,
          std::function<void(const MachineStatus&)> tell)
        : link(entry, factory, people, std::move(tell)), lane(link, factory, people)
    {
    }
    MachineLink link;
    TransferLane lane; // goes first
};

/// A question that a machine's thread waits with.
struct MachineHub::Ticket {
    QString machineId;
    std::promise<void> settled;
    LoginAnswer login;
    bool trusted = false;
};

MachineHub::MachineHub(MachineBook* book, QObject* parent, LineFactory factory)
    : QObject(parent), m_book(book), m_factory(std::move(factory))
{
    connect(m_book, &MachineBook::changed, this, &MachineHub::followBook);
    followBook();
}

MachineHub::~MachineHub()
{
    {
        const std::lock_guard lock(m_ticketMutex);
        m_closing = true;
    }
    for (const auto& [id, one] : m_places) {
        withdraw(id);
        one->link.disconnect(); // all at once, before each is waited for
        one->lane.interrupt();
    }
    std::map<QString, std::shared_ptr<Place>> places;
    {
        const std::unique_lock lock(m_placesMutex);
        places.swap(m_places);
    }
    places.clear();
    m_reaper.waitForDone();
}

std::shared_ptr<MachineHub::Place> MachineHub::place(const QString& machineId) const
{
    const std::shared_lock lock(m_placesMutex);
    const auto found = m_places.find(machineId);
    return found == m_places.end() ? nullptr : found->second;
}

MachineStatus MachineHub::status(const QString& machineId) const
{
    const auto found = m_status.find(machineId);
    return found == m_status.end() ? MachineStatus() : found->second;
}

void MachineHub::followBook()
{
    std::set<QString> present;
    for (const MachineEntry& entry : m_book->entries()) {
        const QString id = QString::fromStdString(entry.id);
        present.insert(id);
        if (const auto known = place(id))
            known->link.update(entry);
        else
            addMachine(entry);
    }
    std::vector<std::shared_ptr<Place>> gone;
    {
        const std::unique_lock lock(m_placesMutex);
        for (auto at = m_places.begin(); at != m_places.end();)
            if (present.contains(at->first)) {
                ++at;
            } else {
                gone.push_back(at->second);
                m_status.erase(at->first);
                at = m_places.erase(at);
            }
    }
    for (std::shared_ptr<Place>& one : gone) {
        withdraw(QString::fromStdString(one->link.entry().id));
        one->link.disconnect();
        one->lane.interrupt();
    }
}

void MachineHub::addMachine(const MachineEntry& entry)
{
    const QString id = QString::fromStdString(entry.id);
    const auto tell = [this, id](const MachineStatus& status) {
        QMetaObject::invokeMethod(
            this,
            [this, id, status] {
                if (!place(id))
                    return;
                m_status[id] = status;
                emit statusChanged(id);
            },
            Qt::QueuedConnection);
    };
    const std::shared_ptr<Place> made(new Place(entry, m_factory, peopleOf(id), tell),
                                      [this](Place* place) { m_reaper.start([place] { delete place; }); });
    if (entry.id == kLocalMachineId)
        made->link.connectQuietly();
    else if (entry.connectAtStart)
        made->link.connect();
    const std::unique_lock lock(m_placesMutex);
    m_places[id] = made;
}

void MachineHub::connectMachine(const QString& machineId)
{
    if (const auto one = place(machineId))
        one->link.connect();
}

void MachineHub::connectQuietly(const QString& machineId)
{
    if (const auto one = place(machineId))
        one->link.connectQuietly();
}

void MachineHub::disconnectMachine(const QString& machineId)
{
    const auto one = place(machineId);
    if (!one || machineId == QLatin1String(kLocalMachineId))
        return;
    one->link.disconnect();
    one->lane.interrupt();
    withdraw(machineId);
}

void MachineHub::pauseMachine(const QString& machineId, bool paused)
{
    if (const auto one = place(machineId))
        one->link.pause(paused);
}

void MachineHub::post(const QString& machineId, Work work, WorkPriority priority)
{
    if (const auto one = place(machineId))
        one->link.post(std::move(work), priority);
}

void MachineHub::request(const QString& machineId, Work work, WorkPriority priority, MachineLink::Refusal refuse)
{
    if (const auto one = place(machineId))
        one->link.request(std::move(work), priority, std::move(refuse));
    else
        refuse(notThere(machineId));
}

void MachineHub::requestTransfer(const QString& machineId, std::function<void(Transport&)> work,
                                 MachineLink::Refusal refuse)
{
    if (const auto one = place(machineId))
        one->lane.post(std::move(work), std::move(refuse));
    else
        refuse(notThere(machineId));
}

void MachineHub::serveRequests(const QString& machineId)
{
    if (const auto one = place(machineId))
        one->link.serveRequests();
}

bool MachineHub::isServing(const QString& machineId) const
{
    const auto one = place(machineId);
    return one && one->link.isServing();
}

int MachineHub::addTurn(const QString& machineId, std::function<double(Machine&)> turn)
{
    const auto one = place(machineId);
    return one ? one->link.addTurn(std::move(turn)) : 0;
}

void MachineHub::removeTurn(const QString& machineId, int turn)
{
    if (const auto one = place(machineId))
        one->link.removeTurn(turn);
}

void MachineHub::forgetTurn(const QString& machineId, int turn)
{
    if (const auto one = place(machineId))
        one->link.forgetTurn(turn);
}

void MachineHub::wake(const QString& machineId)
{
    if (const auto one = place(machineId))
        one->link.wake();
}

LinkPeople MachineHub::peopleOf(const QString& machineId)
{
    // On the machine's thread: puts a ticket up, and waits until it is settled.
    const auto wait = [this, machineId](const auto& show) {
        auto ticket = std::make_shared<Ticket>();
        ticket->machineId = machineId;
        quint64 number = 0;
        {
            const std::lock_guard lock(m_ticketMutex);
            if (m_closing)
                return ticket;
            number = ++m_lastTicket;
            m_tickets[number] = ticket;
        }
        QMetaObject::invokeMethod(
            this, [show, number] { show(number); }, Qt::QueuedConnection);
        ticket->settled.get_future().wait();
        return ticket;
    };
    LinkPeople people;
    people.logIn = [this, machineId, wait](const LoginRequest& request, bool mayAsk) {
        const auto ticket = wait([this, machineId, request, mayAsk](quint64 number) {
            if (isSignalConnected(QMetaMethod::fromSignal(&MachineHub::loginAsked)))
                emit loginAsked({number, machineId, request, mayAsk});
            else
                answerLogin(number, std::nullopt);
        });
        return std::move(ticket->login);
    };
    people.trust = [this, machineId, wait](const HostKeyQuestion& question) {
        const auto ticket = wait([this, machineId, question](quint64 number) {
            if (isSignalConnected(QMetaMethod::fromSignal(&MachineHub::hostKeyAsked)))
                emit hostKeyAsked({number, machineId, question});
            else
                answerHostKey(number, false);
        });
        return ticket->trusted;
    };
    return people;
}

void MachineHub::settle(quint64 number, const std::function<void(Ticket&)>& answer)
{
    std::shared_ptr<Ticket> ticket;
    {
        const std::lock_guard lock(m_ticketMutex);
        const auto found = m_tickets.find(number);
        if (found == m_tickets.end())
            return;
        ticket = found->second;
        m_tickets.erase(found);
    }
    answer(*ticket);
    ticket->settled.set_value();
}

void MachineHub::answerLogin(quint64 number, std::optional<std::vector<Secret>> secrets, bool byPerson)
{
    settle(number, [&](Ticket& ticket) { ticket.login = {std::move(secrets), byPerson}; });
}

void MachineHub::answerHostKey(quint64 number, bool trust)
{
    settle(number, [&](Ticket& ticket) { ticket.trusted = trust; });
}

void MachineHub::withdraw(const QString& machineId)
{
    std::vector<quint64> numbers;
    {
        const std::lock_guard lock(m_ticketMutex);
        for (const auto& [number, ticket] : m_tickets)
            if (ticket->machineId == machineId)
                numbers.push_back(number);
    }
    for (const quint64 number : numbers) {
        settle(number, [](Ticket&) {});
        emit ticketWithdrawn(number);
    }
}

} // namespace trainyard
