// SPDX-License-Identifier: Apache-2.0
#include "backend/train/record/event_writer.h"

#include "backend/base/clock.h"
#include "backend/protocol/reasons_training.h"

#include <fcntl.h>
#include <unistd.h>

#include <algorithm>
#include <cerrno>
#include <chrono>
#include <utility>

namespace trainyard {

EventWriter::EventWriter(std::filesystem::path path, double interval, std::size_t mostOwed)
    : m_path(std::move(path)), m_interval(interval), m_mostOwed(mostOwed)
{
    m_file.reset(::open(m_path.c_str(), O_WRONLY | O_CREAT | O_EXCL | O_APPEND | O_CLOEXEC, 0644));
    if (!m_file)
        throw systemFailure("write the events", m_path.string(), errno);
    m_thread = std::thread([this] { work(); });
}

EventWriter::~EventWriter()
{
    {
        const std::lock_guard lock(m_mutex);
        m_end = true;
    }
    m_wake.notify_all();
    m_thread.join();
}

void EventWriter::push(EventBody body)
{
    push(std::move(body), unixTime(), {});
}

void EventWriter::push(EventBody body, double time, std::string from)
{
    const std::lock_guard lock(m_mutex);
    m_pending.push_back({0, time, std::move(body), std::move(from)});
    ++m_pushed;
}

void EventWriter::flush(bool sync)
{
    {
        std::unique_lock lock(m_mutex);
        const std::int64_t wanted = m_pushed;
        const std::int64_t mine = m_tries + (m_trying ? 2 : 1); // one under way does not have the newest events
        m_hurry = true;
        m_wake.notify_all();
        m_tried.wait(lock, [&] { return m_done >= wanted || (m_error && m_tries >= mine); });
        if (m_done < wanted)
            throw Failure(*m_error);
    }
    if (sync && ::fdatasync(m_file.get()) != 0 && errno != EINVAL && errno != EROFS)
        throw systemFailure("write the events", m_path.string(), errno);
}

std::optional<Error> EventWriter::failure() const
{
    if (!m_failed.load(std::memory_order_acquire))
        return std::nullopt;
    const std::lock_guard lock(m_mutex);
    return m_error;
}

void EventWriter::work()
{
    std::vector<Event> batch;
    std::unique_lock lock(m_mutex);
    for (;;) {
        m_wake.wait_for(lock, std::chrono::duration<double>(m_interval), [this] { return m_hurry || m_end; });
        m_hurry = false;
        const bool last = m_end;
        batch.swap(m_pending);
        const std::int64_t pushed = m_pushed;
        m_trying = true;
        lock.unlock();
        std::optional<Error> error;
        try {
            write(batch);
        } catch (...) {
            error = currentError("write the events");
            m_why = error->why();
        }
        batch.clear();
        lock.lock();
        m_trying = false;
        ++m_tries;
        if (!error)
            m_done = pushed;
        m_error = std::move(error);
        m_failed.store(m_error.has_value(), std::memory_order_release);
        m_tried.notify_all();
        if (last)
            return;
    }
}

void EventWriter::write(std::vector<Event>& batch)
{
    try {
        append();
    } catch (...) {
        owe(batch, m_mostOwed);
        throw;
    }
    tellLoss();
    owe(batch, std::string::npos);
    append();
}

void EventWriter::owe(std::vector<Event>& batch, std::size_t most)
{
    for (Event& event : batch) {
        if (m_lost == 0 && m_owed.size() < most && addLine(event)) // none after a gap, which has one place
            continue;
        if (m_lost++ == 0)
            m_lostAt = event.time;
    }
}

bool EventWriter::addLine(Event& event)
{
    const std::size_t size = m_owed.size();
    try {
        event.number = m_number + 1;
        appendEventLine(event, m_owed);
    } catch (...) { // no memory
        m_owed.resize(size);
        m_why = currentError("write the events").why();
        return false;
    }
    ++m_number;
    return true;
}

void EventWriter::tellLoss()
{
    if (m_lost == 0)
        return;
    const double now = unixTime();
    const Reason loss = trainingReason("training.events-lost", m_lost, Duration{std::max(0.0, now - m_lostAt)}, m_why);
    m_lost = 0;
    std::vector<Event> told{{0, now, MessageEvent{LogLevel::Warning, loss}}};
    owe(told, std::string::npos);
}

void EventWriter::append()
{
    if (!cut())
        throw systemFailure("write the events", m_path.string(), errno);
    std::size_t done = 0;
    while (done < m_owed.size()) {
        const ssize_t written = ::write(m_file.get(), m_owed.data() + done, m_owed.size() - done);
        if (written < 0 && errno == EINTR)
            continue;
        if (written < 0) {
            const int code = errno;
            // Keep the whole lines that went through; a torn one would swallow whatever came after it.
            const std::size_t end = done == 0 ? 0 : m_owed.rfind('\n', done - 1) + 1; // npos + 1 == 0
            m_size += static_cast<std::int64_t>(end);
            m_owed.erase(0, end);
            m_torn = done > end;
            (void)cut(); // otherwise before the next try; a reader leaves a line without its end alone
            throw systemFailure("write the events", m_path.string(), code);
        }
        done += static_cast<std::size_t>(written);
    }
    m_size += static_cast<std::int64_t>(done);
    m_owed.clear();
}

/// False, with errno, if the torn line could not be cut off.
bool EventWriter::cut()
{
    if (m_torn && ::ftruncate(m_file.get(), m_size) != 0)
        return false;
    m_torn = false;
    return true;
}

} // namespace trainyard
