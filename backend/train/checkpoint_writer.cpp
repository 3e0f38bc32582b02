// SPDX-License-Identifier: Apache-2.0
#include "backend/train/checkpoint_writer.h"

#include "backend/base/clock.h"
#include "backend/base/error.h"

#include <utility>

namespace trainyard {

CheckpointWriter::CheckpointWriter(RunDirectory directory, EventWriter& events, int keep)
    : m_directory(std::move(directory)), m_store(m_directory.checkpoints()), m_events(events), m_keep(keep)
{
    m_thread = std::thread([this] { work(); });
}

CheckpointWriter::~CheckpointWriter()
{
    {
        const std::lock_guard lock(m_mutex);
        m_end = true;
    }
    m_changed.notify_all();
    m_thread.join();
}

void CheckpointWriter::submit(Checkpoint checkpoint, std::string reason)
{
    std::unique_lock lock(m_mutex);
    m_changed.wait(lock, [this] { return !m_waiting || m_error; });
    if (m_error)
        throw Failure(*m_error);
    m_waiting = std::move(checkpoint);
    m_reason = std::move(reason);
    m_changed.notify_all();
}

void CheckpointWriter::finish()
{
    std::unique_lock lock(m_mutex);
    m_changed.wait(lock, [this] { return (!m_waiting && !m_busy) || m_error; });
    if (m_error)
        throw Failure(*m_error);
}

std::optional<Error> CheckpointWriter::failure() const
{
    if (!m_failed.load(std::memory_order_acquire))
        return std::nullopt;
    const std::lock_guard lock(m_mutex);
    return m_error;
}

std::string CheckpointWriter::newest() const
{
    const std::lock_guard lock(m_mutex);
    return m_newest;
}

void CheckpointWriter::work()
{
    std::unique_lock lock(m_mutex);
    for (;;) {
        m_changed.wait(lock, [this] { return m_waiting || m_end; });
        if (!m_waiting)
            return;
        const Checkpoint checkpoint = std::move(*m_waiting);
        const std::string reason = std::move(m_reason);
        m_waiting.reset();
        m_busy = true;
        m_changed.notify_all();
        std::optional<Error> error = m_error;
        lock.unlock();
        if (!error) {
            try {
                write(checkpoint, reason);
            } catch (...) {
                error = currentError("write the checkpoint");
            }
        }
        lock.lock();
        m_busy = false;
        if (error && !m_error) {
            m_error = std::move(error);
            m_failed.store(true, std::memory_order_release);
        }
        m_changed.notify_all();
    }
}

void CheckpointWriter::write(const Checkpoint& checkpoint, const std::string& reason)
{
    const double start = steadyTime();
    const std::string name = CheckpointStore::fileName(checkpoint.info);
    const std::int64_t bytes =
        writeCheckpoint(m_store.folder() / name, checkpoint, [this] { m_events.flush(true); });
    const std::string relative = "checkpoints/" + name;
    m_events.push(CheckpointEvent{relative, checkpoint.info.loop.step, checkpoint.info.epochs(), bytes,
                                  steadyTime() - start, reason});
    {
        const std::lock_guard lock(m_mutex);
        m_newest = relative;
    }
    m_store.prune(m_keep);
}

} // namespace trainyard
