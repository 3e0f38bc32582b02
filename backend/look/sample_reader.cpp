// SPDX-License-Identifier: Apache-2.0
#include "backend/look/sample_reader.h"

#include "backend/base/error.h"

#include <algorithm>
#include <atomic>
#include <mutex>
#include <optional>
#include <span>
#include <thread>

namespace trainyard {
namespace {

/// Calls `use` with 0 … count − 1 on several threads; rethrows the first exception.
template <typename Use>
void onThreads(std::int64_t count, int threads, Use use)
{
    std::atomic<std::int64_t> next{0};
    std::mutex mutex;
    std::exception_ptr failed;
    const auto work = [&] {
        try {
            for (std::int64_t i = next++; i < count; i = next++)
                use(i);
        } catch (...) {
            const std::lock_guard lock(mutex);
            failed = failed ? failed : std::current_exception();
            next = count;
        }
    };
    std::vector<std::jthread> others;
    for (int i = 1; i < std::min<std::int64_t>(threads, count); ++i)
        others.emplace_back(work);
    work();
    others.clear();
    if (failed)
        std::rethrow_exception(failed);
}

} // namespace

SampleReader::SampleReader(std::shared_ptr<const Dataset> dataset, const ImageSpec& image, Split split,
                           std::int64_t wanted, int blockSize, int threads)
    : m_dataset(std::move(dataset)), m_split(split), m_size(m_dataset->size(split)),
      m_samples(wanted > 0 ? std::min(wanted, m_size) : m_size), m_bytes(sampleBytes(*m_dataset, image)),
      m_blockSize(blockSize), m_threads(threads)
{
    readAhead();
}

std::int64_t SampleReader::indexOf(std::int64_t position) const
{
    return position * m_size / m_samples;
}

void SampleReader::readAhead()
{
    const std::int64_t begin = m_position, end = std::min(m_samples, begin + m_blockSize);
    m_position = end;
    if (begin < end)
        m_ahead = std::async(std::launch::async, [this, begin, end] { return read(begin, end); });
}

SampleBlock SampleReader::read(std::int64_t begin, std::int64_t end) const
{
    const auto count = static_cast<std::size_t>(end - begin);
    SampleBlock block;
    block.values.resize(count * m_bytes);
    std::vector<std::optional<Reason>> unreadable(count);
    onThreads(end - begin, m_threads, [&](std::int64_t i) {
        const auto place = static_cast<std::size_t>(i);
        try {
            m_dataset->image(m_split, indexOf(begin + i), std::span(block.values).subspan(place * m_bytes, m_bytes));
        } catch (const Failure& failure) {
            if (!isUnreadable(failure.error().kind))
                throw;
            unreadable[place] = failure.error().why();
        }
    });
    std::size_t kept = 0;
    for (std::size_t i = 0; i < count; ++i) {
        const std::int64_t index = indexOf(begin + static_cast<std::int64_t>(i));
        if (unreadable[i]) {
            block.skipped.emplace_back(index, *unreadable[i]);
            continue;
        }
        if (kept != i)
            std::copy_n(block.values.begin() + static_cast<std::ptrdiff_t>(i * m_bytes), m_bytes,
                        block.values.begin() + static_cast<std::ptrdiff_t>(kept * m_bytes));
        ++kept;
        block.indices.push_back(index);
        block.labels.push_back(m_dataset->label(m_split, index));
    }
    block.values.resize(kept * m_bytes);
    return block;
}

bool SampleReader::next(SampleBlock& block)
{
    if (!m_ahead.valid())
        return false;
    block = m_ahead.get();
    readAhead();
    return true;
}

} // namespace trainyard
