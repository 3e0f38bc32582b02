// SPDX-License-Identifier: Apache-2.0
#include "backend/data/cache/cached_dataset.h"

#include "backend/base/error.h"
#include "backend/data/base/load_stages.h"

#include <cstdlib>
#include <cstring>
#include <new>

namespace trainyard {
namespace {

enum State : std::uint8_t { Empty, Filling, Ready };

struct FreeMemory {
    void operator()(void* memory) const noexcept { std::free(memory); }
};

} // namespace

struct CachedDataset::SplitCache {
    SplitCache(std::size_t samples, std::size_t imageBytes)
        // calloc: a page takes memory only once an image is stored in it
        : bytes(static_cast<std::uint8_t*>(std::calloc(samples, imageBytes))), states(samples)
    {
        if (!bytes)
            throw std::bad_alloc();
    }
    std::unique_ptr<std::uint8_t, FreeMemory> bytes;
    std::vector<std::atomic<std::uint8_t>> states;
};

CachedDataset::CachedDataset(std::shared_ptr<const Dataset> source, const ImageSpec& image, std::size_t limitBytes)
    : m_source(std::move(source))
{
    const std::size_t imageBytes = sampleBytes(*m_source, image);
    const std::size_t samples[] = {static_cast<std::size_t>(m_source->size(Split::Train)),
                                   static_cast<std::size_t>(m_source->size(Split::Validation))};
    const std::array<bool, 2> keeps = kept(samples[0], samples[1], imageBytes, limitBytes);
    for (std::size_t split = 0; split < keeps.size(); ++split)
        if (keeps[split])
            m_caches[split] = std::make_unique<SplitCache>(samples[split], imageBytes);
}

std::array<bool, 2> CachedDataset::kept(std::size_t train, std::size_t validation, std::size_t imageBytes,
                                        std::size_t limitBytes)
{
    std::array<bool, 2> keeps{};
    std::size_t left = limitBytes;
    for (const auto& [split, samples] : {std::pair(0, train), std::pair(1, validation)}) {
        if (samples == 0 || samples > left / imageBytes)
            continue;
        keeps[static_cast<std::size_t>(split)] = true;
        left -= samples * imageBytes;
    }
    return keeps;
}

CachedDataset::~CachedDataset() = default;

bool CachedDataset::caches(Split split) const
{
    return m_caches[static_cast<int>(split)] != nullptr;
}

void CachedDataset::image(Split split, std::int64_t index, std::span<std::uint8_t> out) const
{
    SplitCache* cache = m_caches[static_cast<int>(split)].get();
    if (!cache)
        return m_source->image(split, index, out);
    const auto sample = static_cast<std::size_t>(index);
    std::uint8_t* kept = cache->bytes.get() + sample * out.size();
    std::atomic<std::uint8_t>& state = cache->states[sample];
    if (state.load(std::memory_order_acquire) == Ready) {
        const StageTimer timer(LoadStage::Copy);
        std::memcpy(out.data(), kept, out.size());
        return;
    }
    m_source->image(split, index, out);
    std::uint8_t expected = Empty;
    if (state.compare_exchange_strong(expected, Filling)) { // else another thread is storing the same bytes
        std::memcpy(kept, out.data(), out.size());
        state.store(Ready, std::memory_order_release);
    }
}

} // namespace trainyard
