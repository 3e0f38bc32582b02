// SPDX-License-Identifier: Apache-2.0
#include "backend/train/checkpoint/checkpoint_writer.h"

#include "backend/base/clock.h"
#include "backend/base/error.h"
#include "backend/pruning/masks.h"

#include <utility>

namespace trainyard {

CheckpointWriter::CheckpointWriter(RunDirectory directory, EventWriter& events, TrainingSpec training, StepTrace* trace)
    : m_directory(std::move(directory)), m_store(m_directory.checkpoints()), m_events(events),
      m_training(std::move(training)), m_trace(trace)
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

void CheckpointWriter::submit(CheckpointInfo info, StateSnapshot state, std::string reason, bool best)
{
    std::unique_lock lock(m_mutex);
    m_changed.wait(lock, [this] { return !m_waiting || m_error; });
    if (m_error)
        throw Failure(*m_error);
    m_waiting = Waiting{std::move(info), std::move(state)};
    m_reason = std::move(reason);
    m_best = best;
    m_changed.notify_all();
}

StateSnapshot CheckpointWriter::spare()
{
    const std::lock_guard lock(m_mutex);
    return std::exchange(m_spare, {});
}

Checkpoint CheckpointWriter::unpack(CheckpointInfo info, StateSnapshot state)
{
    Checkpoint checkpoint{std::move(info), state.tensors()};
    const std::lock_guard lock(m_mutex);
    m_spare = std::move(state);
    return checkpoint;
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
        Waiting next = std::move(*m_waiting);
        const std::string reason = std::move(m_reason);
        const bool best = m_best;
        m_waiting.reset();
        m_busy = true;
        m_changed.notify_all();
        std::optional<Error> error = m_error;
        lock.unlock();
        if (!error) {
            try {
                write(unpack(std::move(next.info), std::move(next.state)), reason, best);
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

void CheckpointWriter::write(const Checkpoint& checkpoint, const std::string& reason, bool best)
{
    if (reason.empty()) {
        writeAs(CheckpointStore::kBestName, checkpoint, "best");
    } else {
        const std::string name = CheckpointStore::fileName(checkpoint.info);
        writeAs(name, checkpoint, reason);
        if (best)
            alsoBest(name, checkpoint);
    }
    m_store.prune(m_training);
}

void CheckpointWriter::writeAs(const std::string& name, const Checkpoint& checkpoint, const std::string& reason)
{
    checkMasksHold(checkpoint.tensors);
    const double start = steadyTime();
    const std::int64_t bytes = writeCheckpoint(m_store.folder() / name, checkpoint, [this] { m_events.flush(true); });
    const double done = steadyTime();
    const std::string relative = "checkpoints/" + name;
    m_events.push(
        CheckpointEvent{relative, checkpoint.info.loop.step, checkpoint.info.epochs(), bytes, done - start, reason});
    if (m_trace)
        m_trace->span({TraceThread::Checkpoints, "phase", "write checkpoint", start, done, "bytes", bytes});
    const std::lock_guard lock(m_mutex);
    m_newest = relative;
}

void CheckpointWriter::alsoBest(const std::string& name, const Checkpoint& checkpoint)
{
    namespace fs = std::filesystem;
    const double start = steadyTime();
    const fs::path link = m_store.folder() / (std::string(CheckpointStore::kBestName) + ".tmp-link");
    std::error_code code;
    fs::remove(link, code);
    fs::create_hard_link(m_store.folder() / name, link, code);
    if (!code)
        fs::rename(link, m_store.folder() / CheckpointStore::kBestName, code);
    if (code) { // a disk without hard links
        writeAs(CheckpointStore::kBestName, checkpoint, "best");
        return;
    }
    const auto bytes = static_cast<std::int64_t>(fs::file_size(m_store.folder() / name, code));
    m_events.push(CheckpointEvent{std::string("checkpoints/") + CheckpointStore::kBestName, checkpoint.info.loop.step,
                                  checkpoint.info.epochs(), bytes, steadyTime() - start, "best"});
}

} // namespace trainyard
