// SPDX-License-Identifier: GPL-3.0-or-later
#include "cluster/control/transfer_lane.h"

#include "backend/protocol/reasons_link.h"

#include <chrono>
#include <utility>

namespace trainyard {
namespace {

constexpr auto kIdle = std::chrono::seconds(60); // a connection without a copy is given back then

/// Somebody else's transport, whose copies let the machine's other work go on several times a second.
class SharedTransport : public Transport {
public:
    SharedTransport(Transport& inner, MachineLink& control) : m_inner(inner), m_control(control) { setProgress({}); }
    ~SharedTransport() override { m_inner.setProgress({}); }

    ExecResult exec(const std::string& script, double deadline) override { return m_inner.exec(script, deadline); }
    ExecResult execUnseen(const std::string& script, double deadline) override
    {
        return m_inner.execUnseen(script, deadline);
    }
    void write(const std::string& path, const std::string& bytes) override { m_inner.write(path, bytes); }
    std::optional<std::string> read(const std::string& path, std::int64_t offset, std::int64_t limit) override
    {
        return m_inner.read(path, offset, limit);
    }
    std::optional<std::string> create(const std::string& path, const std::string& bytes) override
    {
        return m_inner.create(path, bytes);
    }
    std::optional<FileStatus> status(const std::string& path) override { return m_inner.status(path); }
    std::vector<std::string> list(const std::string& folder) override { return m_inner.list(folder); }
    void makeFolders(const std::string& path) override { m_inner.makeFolders(path); }
    void put(const std::string& localPath, const std::string& remotePath) override
    {
        m_inner.put(localPath, remotePath);
    }
    void get(const std::string& remotePath, const std::string& localPath) override
    {
        m_inner.get(remotePath, localPath);
    }
    void setProgress(TransferProgress progress) override
    {
        m_inner.setProgress([this, progress = std::move(progress)](std::int64_t done, std::int64_t total) {
            m_control.serve();
            return !progress || progress(done, total);
        });
    }
    void removeTree(const std::string& path) override { m_inner.removeTree(path); }

private:
    Transport& m_inner;
    MachineLink& m_control;
};

} // namespace

TransferLane::TransferLane(MachineLink& control, LineFactory factory, LinkPeople people)
    : m_control(control), m_factory(std::move(factory)),
      m_prompts(std::move(people), [this] { return m_lineStop.stop_requested(); })
{
    m_thread.start([this] { loop(); });
}

TransferLane::~TransferLane()
{
    interrupt();
    m_thread.requestStop();
}

void TransferLane::post(std::function<void(Transport&)> work, Refusal refuse)
{
    {
        const std::lock_guard lock(m_mutex);
        m_work.push_back({std::move(work), std::move(refuse), m_end.get_token()});
    }
    m_condition.notify_all();
}

void TransferLane::interrupt()
{
    std::stop_source end(std::nostopstate);
    {
        const std::lock_guard lock(m_mutex);
        end = std::exchange(m_end, std::stop_source());
    }
    end.request_stop(); // without the lock: it calls back
}

void TransferLane::loop()
{
    const std::stop_token ending = m_thread.token();
    std::unique_lock lock(m_mutex);
    while (!ending.stop_requested() || !m_work.empty()) {
        if (m_work.empty()) {
            m_condition.wait_for(lock, ending, kIdle, [this] { return !m_work.empty(); });
            if (!m_work.empty())
                continue;
            lock.unlock();
            close();
            lock.lock();
            continue;
        }
        Item item = std::move(m_work.front());
        m_work.pop_front();
        lock.unlock();
        const bool over = item.stop.stop_requested();
        if (over || !m_control.connected())
            item.refuse(over ? errorWith(ErrorKind::Cancelled, "copy", {}, linkReason("link.connection-ended"))
                             : m_control.notConnectedError());
        else if (openOwn(item.stop))
            item.work(*m_transport);
        else
            share(std::move(item));
        item = {};
        lock.lock();
    }
    lock.unlock();
    close();
}

/// Whether there is a connection of our own. Where there can be none, for whatever reason, the machine's is shared.
bool TransferLane::openOwn(const std::stop_token& stop)
{
    if (m_control.askedPerson())
        return false;
    const MachineEntry entry = m_control.entry();
    if (m_line && m_line->connected() && !m_lineStop.stop_requested() && sameWay(m_entry, entry))
        return true;
    close();
    m_lineStop = stop;
    try {
        m_prompts.begin(entry.name, false);
        OpenedLine opened = m_factory(entry, &m_prompts, &m_prompts);
        m_transport = std::move(opened.transport);
        m_line = std::move(opened.line);
        m_line->connect(stop);
        m_entry = entry;
        return true;
    } catch (...) {
        close();
        return false;
    }
}

void TransferLane::share(Item item)
{
    m_control.request(
        [&control = m_control, work = item.work](Machine& machine) { // the lane may be gone by then
            SharedTransport shared(*machine.transport, control);
            work(shared);
        },
        WorkPriority::Background, item.refuse);
}

void TransferLane::close()
{
    if (m_line)
        m_line->disconnect();
    m_line.reset(); // before what it speaks of
    m_transport.reset();
}

} // namespace trainyard
