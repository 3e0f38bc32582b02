// SPDX-License-Identifier: Apache-2.0
#include "backend/train/monitor/trace_file.h"

#include "backend/base/open_file.h"

#include <fcntl.h>

#include <cerrno>
#include <chrono>
#include <utility>

namespace trainyard {
namespace {

constexpr std::chrono::milliseconds kInterval{500};
constexpr std::size_t kEnough = std::size_t{256} << 10; // is written at once
constexpr std::size_t kMost = std::size_t{16} << 20;

} // namespace

TraceFile::TraceFile(std::filesystem::path path) : m_path(std::move(path))
{
    m_file.reset(::open(m_path.c_str(), O_WRONLY | O_CREAT | O_EXCL | O_APPEND | O_CLOEXEC, 0644));
    if (!m_file)
        throw systemFailure("write the trace", m_path.string(), errno);
    m_thread = std::thread([this] { work(); });
}

TraceFile::~TraceFile()
{
    close();
}

void TraceFile::append(std::string_view text)
{
    std::unique_lock lock(m_mutex);
    m_room.wait(lock, [this] { return m_pending.size() < kMost || m_error; });
    if (m_error)
        return;
    m_pending.append(text);
    if (m_pending.size() >= kEnough)
        m_wake.notify_all();
}

std::optional<Error> TraceFile::close()
{
    {
        const std::lock_guard lock(m_mutex);
        m_end = true;
    }
    m_wake.notify_all();
    if (m_thread.joinable())
        m_thread.join();
    return m_error;
}

void TraceFile::work()
{
    std::string text;
    std::unique_lock lock(m_mutex);
    for (;;) {
        m_wake.wait_for(lock, kInterval, [this] { return m_end || m_pending.size() >= kEnough; });
        const bool last = m_end;
        text.swap(m_pending);
        m_pending.clear();
        lock.unlock();
        std::optional<Error> error;
        try {
            write(text);
        } catch (...) {
            error = currentError("write the trace");
        }
        text.clear();
        lock.lock();
        if (error)
            m_error = std::move(error);
        m_room.notify_all();
        if (last || m_error)
            return;
    }
}

void TraceFile::write(const std::string& text)
{
    writeAll(m_file.get(), text, "write the trace", m_path.string());
}

} // namespace trainyard
