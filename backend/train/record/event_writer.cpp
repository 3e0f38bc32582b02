// SPDX-License-Identifier: Apache-2.0
#include "backend/train/record/event_writer.h"

#include "backend/base/clock.h"

#include <fcntl.h>
#include <unistd.h>

#include <cerrno>
#include <chrono>
#include <utility>

namespace trainyard {

EventWriter::EventWriter(std::filesystem::path path, double interval) : m_path(std::move(path)), m_interval(interval)
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
    if (m_error)
        return;
    m_pending.push_back({++m_pushed, time, std::move(body), std::move(from)});
}

void EventWriter::flush(bool sync)
{
    {
        std::unique_lock lock(m_mutex);
        const std::int64_t wanted = m_pushed;
        m_hurry = true;
        m_wake.notify_all();
        m_written.wait(lock, [&] { return m_done >= wanted || m_error; });
        if (m_error)
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
    std::string bytes;
    std::unique_lock lock(m_mutex);
    for (;;) {
        m_wake.wait_for(lock, std::chrono::duration<double>(m_interval), [this] { return m_hurry || m_end; });
        m_hurry = false;
        const bool last = m_end;
        batch.swap(m_pending);
        const std::int64_t number = m_pushed;
        if (!batch.empty() && !m_error) {
            lock.unlock();
            try {
                bytes.clear();
                for (const Event& event : batch)
                    appendEventLine(event, bytes);
                append(bytes);
            } catch (...) {
                fail(currentError("write the events"));
            }
            lock.lock();
        }
        batch.clear();
        m_done = number;
        m_written.notify_all();
        if (last)
            return;
    }
}

void EventWriter::append(const std::string& bytes)
{
    std::size_t done = 0;
    while (done < bytes.size()) {
        const ssize_t written = ::write(m_file.get(), bytes.data() + done, bytes.size() - done);
        if (written < 0 && errno == EINTR)
            continue;
        if (written < 0) {
            const int code = errno;
            // Keep the whole lines that went through; a torn one would swallow whatever came after it.
            const std::size_t end = done == 0 ? 0 : bytes.rfind('\n', done - 1) + 1; // npos + 1 == 0
            m_size += static_cast<std::int64_t>(end);
            if (::ftruncate(m_file.get(), m_size) != 0) {
                // Nothing more can be done: a reader leaves a line without its end alone.
            }
            throw systemFailure("write the events", m_path.string(), code);
        }
        done += static_cast<std::size_t>(written);
    }
    m_size += static_cast<std::int64_t>(bytes.size());
}

void EventWriter::fail(Error error)
{
    const std::lock_guard lock(m_mutex);
    m_error = std::move(error);
    m_failed.store(true, std::memory_order_release);
}

} // namespace trainyard
