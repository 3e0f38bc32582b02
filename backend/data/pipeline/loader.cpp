// SPDX-License-Identifier: Apache-2.0
#include "backend/data/pipeline/loader.h"

#include "backend/base/clock.h"
#include "backend/base/error.h"
#include "backend/data/base/data_text.h"
#include "backend/data/dataset/sharding.h"
#include "backend/data/pipeline/sample_pipeline.h"
#include "backend/protocol/reasons_dataset.h"

#include <algorithm>
#include <condition_variable>
#include <cstring>
#include <deque>
#include <exception>
#include <mutex>
#include <numeric>
#include <optional>
#include <set>
#include <system_error>
#include <thread>
#include <tuple>
#include <utility>

namespace trainyard {
namespace {

constexpr int kChunk =
    16; // samples that a thread takes at once; small enough for all threads to work on the next batch

using Deal = std::shared_ptr<const EpochDeal>;

} // namespace

/// Batches are numbered from start() ("turns"); turn t uses slot t % slots. Threads take chunks of the lowest
/// unfinished turn, at most `prefetch` turns ahead of the batch that the caller holds. All fields below `mutex` are
/// guarded by it, except that a chunk's bytes belong to the thread that took the chunk.
struct Loader::Impl {
    struct Slot {
        std::vector<std::uint8_t> images;
        std::vector<SamplePick> picks; // instead of pixels
        std::vector<std::int32_t> labels;
        std::vector<std::int32_t> otherLabels; // empty if no samples are mixed
        std::vector<float> otherShares;
        std::vector<int> missing; // positions of skipped validation samples
        Deal deal;                // null: positions are sample indices
        std::int64_t begin = 0;   // position of the first sample
        std::int64_t ofAllRanks = 0;
        std::int64_t firstInStep = 0;
        bool end = false; // validation is over
        std::int64_t epoch = 0;
        std::int64_t batch = 0;
        int count = 0;
        int taken = 0; // samples given to threads
        int finished = 0;
        int failedAt = 0; // the first position that failed, so that the reported error does not depend on timing
        std::exception_ptr error;
    };
    struct Chunk {
        Slot* slot;
        int first;
        int count;
    };

    Impl(std::shared_ptr<const Dataset> data, const LoaderOptions& loaderOptions);
    ~Impl();

    void stopThreads();
    void start(std::int64_t epoch, std::int64_t batch);
    Batch next();
    void work();
    std::optional<Chunk> takeChunk();
    void openTurn();
    void dealSlot(Slot& slot);
    void decode(const Chunk& chunk);
    bool produce(Slot& slot, std::int64_t sample, int place);
    void setLabel(Slot& slot, int place, const MixedLabel& label) const;
    std::vector<std::int64_t> ownSamples() const;
    void substitute(Slot& slot, std::int64_t sample, int place);
    void noteSkipped(std::int64_t sample, const Error& error);
    int closeGaps(Slot& slot);
    void waitForBatch(std::unique_lock<std::mutex>& lock);
    void finish(const Chunk& chunk, int failedAt, std::exception_ptr error);
    Deal dealOf(std::int64_t epoch);
    Shard shard() const { return {options.data.sharding, options.rank, options.ranks, options.parts}; }
    std::int64_t countBatches() const;
    /// The first position of a rank's part of the validation samples: a multiple of the batch size.
    std::int64_t partBegin(int rank) const
    {
        const std::int64_t all = (samples + localBatch - 1) / localBatch;
        return std::min(samples, shareBegin(all, rank, options.ranks) * localBatch);
    }
    bool ended(std::int64_t epoch) const { return options.split == Split::Validation && epoch > startEpoch; }
    Slot& slotOf(std::int64_t turn) { return slots[static_cast<std::size_t>(turn) % slots.size()]; }

    const std::shared_ptr<const Dataset> dataset;
    const LoaderOptions options;
    const SamplePipeline pipeline;
    const std::size_t imageBytes;
    const std::int64_t samples;
    const std::vector<std::int64_t> fileSizes; ///< training samples per file, if whole files are dealt
    const std::int64_t localBatch;             ///< maximum samples per batch
    const std::int64_t batches;
    const bool mixes;                       ///< whether samples are mixed
    std::shared_ptr<const KeptImages> kept; ///< set before the first batch

    std::mutex mutex;
    std::condition_variable workReady;
    std::condition_variable batchReady;
    std::vector<Slot> slots;
    std::vector<std::thread> threads;
    LoadTimes times;
    std::mutex skippedMutex;
    std::set<std::int64_t> skipped; // samples already reported; guarded by skippedMutex
    bool stopping = false;
    bool started = false;
    std::int64_t startEpoch = 0;
    std::int64_t position = 0; // batches from the beginning of startEpoch to turn 0
    std::int64_t openedTurns = 0;
    std::deque<std::pair<std::int64_t, std::int64_t>> dealt; // epoch and batch of the turns that are not open yet
    std::int64_t nextTurn = 0;                               // the turn that next() returns
    int chunksOut = 0;
    std::int64_t dealEpochNumber = -1;
    Deal deal;
};

Loader::Impl::Impl(std::shared_ptr<const Dataset> data, const LoaderOptions& loaderOptions)
    : dataset(std::move(data)), options(loaderOptions), pipeline(dataset, options.data, options.seed),
      imageBytes(sampleBytes(*dataset, options.data.image)), samples(dataset->size(options.split)),
      fileSizes(options.data.sharding == Sharding::Files ? dataset->fileSizes(options.split)
                                                         : std::vector<std::int64_t>()),
      localBatch(evenShare(options.batchSize, options.split == Split::Validation ? 0 : options.rank, options.ranks)),
      batches(countBatches()), mixes(options.split == Split::Train && pipeline.mixes())
{
    if (samples <= 0)
        throw Failure(ErrorKind::BadInput, "load the data set", {}, datasetReason("dataset.split-empty"));
    // one more slot than prefetched batches, because the caller still holds the previous batch
    slots.resize(static_cast<std::size_t>(std::max(1, options.prefetch)) + 1);
    const std::size_t largest = static_cast<std::size_t>(std::min(localBatch, samples));
    try {
        for (Slot& slot : slots) {
            slot.images.reserve(largest * imageBytes);
            slot.labels.reserve(largest);
        }
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
    if (epoch < 0 || batch < 0 || batch > batches)
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

std::int64_t Loader::Impl::countBatches() const
{
    if (localBatch < 1)
        throw Failure(ErrorKind::BadInput, "load the data set", {},
                      datasetReason("dataset.batch-shared", options.batchSize, options.ranks));
    if (options.split == Split::Validation)
        return (partBegin(options.rank + 1) - partBegin(options.rank) + localBatch - 1) / localBatch;
    if ((options.ranks == 1 && options.parts == 1) || options.data.sharding == Sharding::Shuffle || samples <= 0)
        return (samples + options.batchSize - 1) / options.batchSize;
    return dealEpoch(shard(), samples, fileSizes, options.batchSize, options.seed, 0)
        .steps(); // the same in every epoch
}

Deal Loader::Impl::dealOf(std::int64_t epoch)
{
    if (options.split == Split::Validation)
        return nullptr;
    if (dealEpochNumber != epoch) {
        deal = std::make_shared<const EpochDeal>(
            dealEpoch(shard(), samples, fileSizes, options.batchSize, options.seed, epoch));
        dealEpochNumber = epoch;
    }
    return deal;
}

/// Determines the samples of the slot's batch. The mutex must be held.
void Loader::Impl::dealSlot(Slot& slot)
{
    slot.deal = dealOf(slot.epoch);
    if (!slot.deal) {
        slot.begin = partBegin(options.rank) + slot.batch * localBatch;
        slot.count = static_cast<int>(std::min(localBatch, partBegin(options.rank + 1) - slot.begin));
        return;
    }
    slot.begin = slot.deal->begins[static_cast<std::size_t>(slot.batch)];
    slot.count = slot.deal->count(slot.batch);
    slot.ofAllRanks = slot.deal->ofAllRanks[static_cast<std::size_t>(slot.batch)];
    slot.firstInStep = slot.deal->firsts[static_cast<std::size_t>(slot.batch)];
}

/// Prepares the slot of the next turn. The mutex must be held.
void Loader::Impl::openTurn()
{
    const std::int64_t absolute = position + openedTurns;
    Slot& slot = slotOf(openedTurns);
    slot.epoch = startEpoch + (batches > 0 ? absolute / batches : 1);
    slot.batch = batches > 0 ? absolute % batches : 0;
    if (options.dealt) {
        std::tie(slot.epoch, slot.batch) = dealt.front();
        dealt.pop_front();
    }
    slot.end = ended(slot.epoch);
    slot.count = 0;
    slot.taken = 0;
    slot.finished = 0;
    slot.missing.clear();
    slot.error = nullptr;
    try {
        if (!slot.end)
            dealSlot(slot);
    } catch (...) { // out of memory; do not decode this batch
        slot.error = std::make_exception_ptr(Failure(currentError("shuffle the data set")));
        slot.count = 0;
    }
    if (kept)
        slot.picks.resize(static_cast<std::size_t>(slot.count));
    else
        slot.images.resize(static_cast<std::size_t>(slot.count) * imageBytes);
    slot.labels.resize(static_cast<std::size_t>(slot.count));
    if (mixes) {
        slot.otherLabels.resize(static_cast<std::size_t>(slot.count));
        slot.otherShares.resize(static_cast<std::size_t>(slot.count));
    }
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
            if (slot.taken < slot.count) {
                const Chunk chunk{&slot, slot.taken, std::min(kept ? slot.count : kChunk, slot.count - slot.taken)};
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
        if (opened.finished == opened.count) // the end of validation, or an error
            batchReady.notify_all();
    }
}

/// Fills a position of the batch; returns false if the sample is unreadable and to be skipped.
bool Loader::Impl::produce(Slot& slot, std::int64_t sample, int place)
{
    if (kept) {
        setLabel(slot, place,
                 pipeline.pick(options.split, slot.epoch, sample, *kept, slot.picks[static_cast<std::size_t>(place)]));
        return true;
    }
    const std::span<std::uint8_t> image(slot.images.data() + static_cast<std::size_t>(place) * imageBytes, imageBytes);
    MixedLabel label;
    try {
        label = pipeline.produce(options.split, slot.epoch, sample, image);
    } catch (const Failure& failure) {
        if (options.data.unreadable == UnreadablePolicy::Fail)
            rethrowUnreadable(failure, maySkip(options.data));
        if (!isUnreadable(failure.error().kind))
            throw;
        noteSkipped(sample, failure.error());
        return false;
    }
    setLabel(slot, place, label);
    return true;
}

void Loader::Impl::setLabel(Slot& slot, int place, const MixedLabel& label) const
{
    slot.labels[static_cast<std::size_t>(place)] = label.label;
    if (mixes) {
        slot.otherLabels[static_cast<std::size_t>(place)] = label.other;
        slot.otherShares[static_cast<std::size_t>(place)] = label.otherShare;
    }
}

/// A file stays with its rank in all epochs; but the partner of a mix may be any sample.
std::vector<std::int64_t> Loader::Impl::ownSamples() const
{
    std::vector<std::int64_t> own;
    if (options.split == Split::Train && options.data.sharding == Sharding::Files && !mixes) {
        own = dealEpoch(shard(), samples, fileSizes, options.batchSize, options.seed, 0).order;
        std::sort(own.begin(), own.end());
        return own;
    }
    const bool validates = options.split == Split::Validation;
    const std::int64_t begin = validates ? partBegin(options.rank) : 0;
    own.resize(static_cast<std::size_t>((validates ? partBegin(options.rank + 1) : samples) - begin));
    std::iota(own.begin(), own.end(), begin);
    return own;
}

/// The replacement depends only on the sample, so the stream is the same for any number of threads.
void Loader::Impl::substitute(Slot& slot, std::int64_t sample, int place)
{
    for (std::int64_t i = 1; i < samples; ++i) {
        if (produce(slot, (sample + i) % samples, place))
            return;
    }
    throw Failure(ErrorKind::BadInput, "load the data set", printable(options.data.path),
                  datasetReason("dataset.none-readable"));
}

void Loader::Impl::noteSkipped(std::int64_t sample, const Error& error)
{
    const std::lock_guard lock(skippedMutex);
    if (skipped.insert(sample).second && options.onSkipped)
        options.onSkipped(
            {options.split == Split::Validation, dataset->sampleName(options.split, sample), error.why()});
}

/// Closes the gaps of skipped samples in a finished batch and returns the number of samples. The mutex must be held.
int Loader::Impl::closeGaps(Slot& slot)
{
    std::sort(slot.missing.begin(), slot.missing.end());
    if (slot.missing.empty())
        return slot.count;
    int to = 0;
    for (int from = 0; from < slot.count; ++from) {
        if (std::binary_search(slot.missing.begin(), slot.missing.end(), from))
            continue;
        if (to != from) {
            std::memcpy(slot.images.data() + static_cast<std::size_t>(to) * imageBytes,
                        slot.images.data() + static_cast<std::size_t>(from) * imageBytes, imageBytes);
            slot.labels[static_cast<std::size_t>(to)] = slot.labels[static_cast<std::size_t>(from)];
        }
        ++to;
    }
    slot.missing.clear();
    return to;
}

void Loader::Impl::decode(const Chunk& chunk)
{
    Slot& slot = *chunk.slot;
    int i = chunk.first;
    try {
        for (; i < chunk.first + chunk.count; ++i) {
            const std::int64_t place = slot.begin + i;
            const std::int64_t sample = slot.deal ? slot.deal->order[static_cast<std::size_t>(place)] : place;
            if (produce(slot, sample, i))
                continue;
            if (options.split == Split::Train) {
                substitute(slot, sample, i);
            } else {
                const std::lock_guard lock(mutex);
                slot.missing.push_back(i);
            }
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
    if (slot.finished == slot.count || chunksOut == 0)
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
        while (openedTurns <= nextTurn || slotOf(nextTurn).finished < slotOf(nextTurn).count) {
            const std::optional<Chunk> chunk = takeChunk();
            if (!chunk)
                break;
            lock.unlock();
            decode(*chunk);
            lock.lock();
        }
    } else {
        batchReady.wait(
            lock, [this] { return openedTurns > nextTurn && slotOf(nextTurn).finished == slotOf(nextTurn).count; });
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
    Batch batch;
    for (;;) {
        waitForBatch(lock);
        Slot& whole = slotOf(nextTurn);
        if (whole.error)
            std::rethrow_exception(whole.error); // the turn is not advanced, so the next call throws the same
        batch.count = closeGaps(whole);
        if (batch.count > 0 || whole.count == 0) // a step without samples for this rank, or the end
            break;
        ++nextTurn; // none of its samples can be read
        workReady.notify_all();
    }
    const Slot& slot = slotOf(nextTurn);
    if (kept) {
        batch.picks = slot.picks.data();
        batch.kept = kept.get();
    } else if (dataset->deliversFeatures()) {
        batch.features = reinterpret_cast<const float*>(slot.images.data()); // operator new aligns it sufficiently
    } else {
        batch.images = slot.images.data();
    }
    batch.labels = slot.labels.data();
    if (mixes) {
        batch.otherLabels = slot.otherLabels.data();
        batch.otherShares = slot.otherShares.data();
    }
    batch.epoch = slot.epoch;
    batch.indexInEpoch = slot.batch;
    batch.ofAllRanks = slot.ofAllRanks;
    batch.firstInStep = slot.firstInStep;
    if (slot.deal) {
        batch.partBegins = slot.deal->partsOf(slot.batch);
        batch.parts = slot.deal->parts;
    }
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
    if (!m_impl->options.dealt || epoch < 0 || batchInEpoch < 0 || batchInEpoch >= m_impl->batches)
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
    return m_impl->ownSamples();
}

void Loader::pickFrom(std::shared_ptr<const KeptImages> kept)
{
    const std::lock_guard lock(m_impl->mutex);
    if (m_impl->started || kept->samples.empty())
        throw Failure(ErrorKind::Internal, "load from the device's memory", {}, datasetReason("dataset.batches-open"));
    m_impl->kept = std::move(kept);
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
    return m_impl->batches;
}

} // namespace trainyard
