// SPDX-License-Identifier: Apache-2.0
#include "backend/data/pipeline/loader.h"

#include "backend/base/clock.h"
#include "backend/base/error.h"
#include "backend/data/pipeline/batch_slot.h"
#include "backend/protocol/reasons_dataset.h"

#include <algorithm>
#include <condition_variable>
#include <deque>
#include <exception>
#include <mutex>
#include <optional>
#include <system_error>
#include <thread>
#include <tuple>
#include <utility>

namespace trainyard {
namespace {

constexpr int kChunk =
    16; // samples that a thread takes at once; small enough for all threads to work on the next batch

} // namespace

/// Batches are numbered from start() ("turns"); turn t uses slot t % slots. Threads take chunks of the lowest
/// unfinished turn, at most `prefetch` turns ahead of the batch that the caller holds. All fields below `mutex` are
/// guarded by it, except that a chunk's bytes belong to the thread that took the chunk.
struct Loader::Impl {
    using Slot = BatchSlot;
    struct Chunk {
        Slot* slot;
        int first;
        int count;
    };

    Impl(std::shared_ptr<const Dataset> dataset, const LoaderOptions& loaderOptions);
    ~Impl();

    void stopThreads();
    void start(std::int64_t epoch, std::int64_t batch);
    Batch next();
    void work();
    std::optional<Chunk> takeChunk();
    void openTurn();
    void decode(const Chunk& chunk);
    void waitForBatch(std::unique_lock<std::mutex>& lock);
    void finish(const Chunk& chunk, int failedAt, std::exception_ptr error);
    bool ended(std::int64_t epoch) const { return options.split == Split::Validation && epoch > startEpoch; }
    Slot& slotOf(std::int64_t turn) { return slots[static_cast<std::size_t>(turn) % slots.size()]; }

    const LoaderOptions options;
    BatchDealer dealer;
    SlotFiller filler;

    std::mutex mutex;
    std::condition_variable workReady;
    std::condition_variable batchReady;
    std::vector<Slot> slots;
    std::vector<std::thread> threads;
    LoadTimes times;
    bool stopping = false;
    bool started = false;
    std::int64_t startEpoch = 0;
    std::int64_t position = 0; // batches from the beginning of startEpoch to turn 0
    std::int64_t openedTurns = 0;
    std::deque<std::pair<std::int64_t, std::int64_t>> dealt; // epoch and batch of the turns that are not open yet
    std::int64_t nextTurn = 0;                               // the turn that next() returns
    int chunksOut = 0;
};

Loader::Impl::Impl(std::shared_ptr<const Dataset> dataset, const LoaderOptions& loaderOptions)
    : options(loaderOptions), dealer(*dataset, options), filler(dataset, options, dealer.samples())
{
    // one more slot than prefetched batches, because the caller still holds the previous batch
    slots.resize(static_cast<std::size_t>(std::max(1, options.prefetch)) + 1);
    try {
        for (Slot& slot : slots)
            filler.reserve(slot, static_cast<std::size_t>(std::min(dealer.localBatch(), dealer.samples())));
    } catch (const std::bad_alloc&) {
        throw Failure(ErrorKind::OutOfMemory, "load the data set", {},
                      datasetReason("dataset.batches-memory", slots.size(), Count{options.batchSize}));
    }
    try {
        for (int i = 0; i < options.threads; ++i)
            threads.emplace_back([this] { work(); });
    } catch (const std::system_error& error) {
        stopThreads(); // join the threads already started
        throw Failure(ErrorKind::OutOfMemory, "load the data set", {},
                      datasetReason("dataset.loader-threads", threads.size(), options.threads), error.code().value());
    }
}

Loader::Impl::~Impl()
{
    stopThreads();
}

void Loader::Impl::stopThreads()
{
    {
        const std::lock_guard lock(mutex);
        stopping = true;
    }
    workReady.notify_all();
    for (std::thread& thread : threads)
        thread.join();
}

void Loader::Impl::start(std::int64_t epoch, std::int64_t batch)
{
    if (epoch < 0 || batch < 0 || batch > dealer.batches())
        throw Failure(ErrorKind::BadInput, "start loading", {},
                      datasetReason("dataset.no-batch-of-epoch", batch, epoch));
    std::unique_lock lock(mutex);
    started = false; // threads take no chunk until the next start
    batchReady.wait(lock, [this] { return chunksOut == 0; });
    startEpoch = epoch;
    position = batch;
    openedTurns = 0;
    nextTurn = 0;
    started = true;
    lock.unlock();
    workReady.notify_all();
}

/// Prepares the slot of the next turn. The mutex must be held.
void Loader::Impl::openTurn()
{
    const std::int64_t absolute = position + openedTurns;
    Slot& slot = slotOf(openedTurns);
    const std::int64_t batches = dealer.batches();
    slot.epoch = startEpoch + (batches > 0 ? absolute / batches : 1);
    slot.batch = batches > 0 ? absolute % batches : 0;
    if (options.dealt) {
        std::tie(slot.epoch, slot.batch) = dealt.front();
        dealt.pop_front();
    }
    slot.end = ended(slot.epoch);
    slot.part = {};
    slot.taken = 0;
    slot.finished = 0;
    slot.missing.clear();
    slot.error = nullptr;
    try {
        if (!slot.end)
            slot.part = dealer.part(slot.epoch, slot.batch);
    } catch (...) { // out of memory; do not decode this batch
        slot.error = std::make_exception_ptr(Failure(currentError("shuffle the data set")));
    }
    filler.resize(slot);
    ++openedTurns;
}

/// The next chunk that may be started, if any. The mutex must be held.
std::optional<Loader::Impl::Chunk> Loader::Impl::takeChunk()
{
    if (!started)
        return std::nullopt;
    const auto ahead = static_cast<std::int64_t>(slots.size()) - 1;
    for (;;) {
        if (openedTurns > 0 && openedTurns > nextTurn) {
            Slot& slot = slotOf(openedTurns - 1);
            if (slot.taken < slot.part.count) {
                const Chunk chunk{&slot, slot.taken,
                                  std::min(filler.kept() ? slot.part.count : kChunk, slot.part.count - slot.taken)};
                slot.taken += chunk.count;
                ++chunksOut;
                return chunk;
            }
            if (slot.end)
                return std::nullopt;
        }
        if (openedTurns >= nextTurn + ahead || (options.dealt && dealt.empty()))
            return std::nullopt;
        openTurn();
        const Slot& opened = slotOf(openedTurns - 1);
        if (opened.finished == opened.part.count) // the end of validation, or an error
            batchReady.notify_all();
    }
}

void Loader::Impl::decode(const Chunk& chunk)
{
    Slot& slot = *chunk.slot;
    int i = chunk.first;
    try {
        for (; i < chunk.first + chunk.count; ++i) {
            if (filler.fill(slot, i))
                continue;
            const std::lock_guard lock(mutex);
            slot.missing.push_back(i);
        }
        finish(chunk, i, nullptr);
    } catch (...) {
        finish(chunk, i, std::make_exception_ptr(Failure(currentError("decode an image"))));
    }
}

void Loader::Impl::finish(const Chunk& chunk, int failedAt, std::exception_ptr error)
{
    const std::lock_guard lock(mutex);
    Slot& slot = *chunk.slot;
    if (error && (!slot.error || failedAt < slot.failedAt)) {
        slot.error = std::move(error);
        slot.failedAt = failedAt;
    }
    slot.finished += chunk.count;
    times += threadLoadTimes();
    times.samples += chunk.count;
    threadLoadTimes() = {};
    --chunksOut;
    if (slot.finished == slot.part.count || chunksOut == 0)
        batchReady.notify_all();
}

void Loader::Impl::work()
{
    std::unique_lock lock(mutex);
    for (;;) {
        std::optional<Chunk> chunk;
        workReady.wait(lock, [&] { return stopping || (chunk = takeChunk()).has_value(); });
        if (stopping) {
            if (chunk)
                --chunksOut;
            return;
        }
        lock.unlock();
        decode(*chunk);
        lock.lock();
    }
}

/// Waits until the batch of nextTurn is complete.
void Loader::Impl::waitForBatch(std::unique_lock<std::mutex>& lock)
{
    if (threads.empty()) {
        // without threads: decode until the wanted batch is complete, without prefetching
        while (openedTurns <= nextTurn || slotOf(nextTurn).finished < slotOf(nextTurn).part.count) {
            const std::optional<Chunk> chunk = takeChunk();
            if (!chunk)
                break;
            lock.unlock();
            decode(*chunk);
            lock.lock();
        }
    } else {
        batchReady.wait(lock, [this] {
            return openedTurns > nextTurn && slotOf(nextTurn).finished == slotOf(nextTurn).part.count;
        });
    }
}

Batch Loader::Impl::next()
{
    const double begin = steadyTime();
    std::unique_lock lock(mutex);
    if (options.dealt && dealt.empty() && openedTurns <= nextTurn)
        throw Failure(ErrorKind::Internal, "load the next batch", {}, datasetReason("dataset.none-dealt"));
    const bool fresh = !started;
    started = true;
    if (fresh && !threads.empty())
        workReady.notify_all();
    int count = 0;
    for (;;) {
        waitForBatch(lock);
        Slot& whole = slotOf(nextTurn);
        if (whole.error)
            std::rethrow_exception(whole.error); // the turn is not advanced, so the next call throws the same
        count = filler.closeGaps(whole);
        if (count > 0 || whole.part.count == 0) // a step without samples for this rank, or the end
            break;
        ++nextTurn; // none of its samples can be read
        workReady.notify_all();
    }
    const Slot& slot = slotOf(nextTurn);
    Batch batch = filler.view(slot);
    batch.count = count;
    if (!slot.end)
        ++nextTurn;
    lock.unlock();
    workReady.notify_all();
    batch.waitSeconds = steadyTime() - begin;
    return batch;
}

Loader::Loader(std::shared_ptr<const Dataset> dataset, const LoaderOptions& options)
    : m_impl(std::make_unique<Impl>(std::move(dataset), options))
{
}

Loader::~Loader() = default;

void Loader::start(std::int64_t epoch, std::int64_t batchInEpoch)
{
    m_impl->start(epoch, batchInEpoch);
}

Batch Loader::next()
{
    return m_impl->next();
}

void Loader::add(std::int64_t epoch, std::int64_t batchInEpoch)
{
    if (!m_impl->options.dealt || epoch < 0 || batchInEpoch < 0 || batchInEpoch >= m_impl->dealer.batches())
        throw Failure(ErrorKind::Internal, "load",
                      "batch " + std::to_string(batchInEpoch) + " of epoch " + std::to_string(epoch),
                      datasetReason("dataset.no-batch"));
    {
        const std::lock_guard lock(m_impl->mutex);
        m_impl->dealt.emplace_back(epoch, batchInEpoch);
        m_impl->started = true;
    }
    m_impl->workReady.notify_all();
}

std::vector<std::int64_t> Loader::samples() const
{
    return m_impl->dealer.ownSamples(m_impl->filler.mixes());
}

void Loader::pickFrom(std::shared_ptr<const KeptImages> kept)
{
    const std::lock_guard lock(m_impl->mutex);
    if (m_impl->started || kept->samples.empty())
        throw Failure(ErrorKind::Internal, "load from the device's memory", {}, datasetReason("dataset.batches-open"));
    m_impl->filler.pickFrom(std::move(kept));
    for (Impl::Slot& slot : m_impl->slots)
        slot.images = {};
}

LoadTimes Loader::takeTimes()
{
    const std::lock_guard lock(m_impl->mutex);
    return std::exchange(m_impl->times, {});
}

std::int64_t Loader::batchesPerEpoch() const
{
    return m_impl->dealer.batches();
}

} // namespace trainyard
