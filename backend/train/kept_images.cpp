// SPDX-License-Identifier: Apache-2.0
#include "backend/train/kept_images.h"

#include "backend/base/error.h"

#include <algorithm>
#include <atomic>
#include <exception>
#include <mutex>
#include <thread>

namespace trainyard {
namespace {

constexpr std::size_t kPieceBytes = std::size_t{32} << 20;

/// Fills `out` with the images of `samples`; throws what one of them threw.
void decodeAll(const Dataset& dataset, Split split, std::span<const std::int64_t> samples, std::size_t bytes,
               std::uint8_t* out, int threads)
{
    std::atomic<std::size_t> next{0};
    std::mutex mutex;
    std::exception_ptr error; // guarded by mutex
    const auto work = [&] {
        try {
            for (std::size_t i = next++; i < samples.size(); i = next++)
                dataset.image(split, samples[i], {out + i * bytes, bytes});
        } catch (...) {
            next = samples.size();
            const std::lock_guard lock(mutex);
            error = std::current_exception();
        }
    };
    std::vector<std::jthread> helpers;
    for (int i = 1; i < std::min<int>(threads, static_cast<int>(samples.size())); ++i)
        helpers.emplace_back(work);
    work();
    helpers.clear(); // joins
    if (error)
        std::rethrow_exception(error);
}

} // namespace

bool keepImages(Network& network, const Dataset& dataset, Split split, const ImageSpec& image, Loader& loader,
                int threads, const std::function<bool()>& keepGoing)
{
    auto kept = std::make_shared<KeptImages>();
    kept->samples = loader.samples();
    if (kept->samples.empty())
        return false;
    const std::size_t bytes = sampleBytes(dataset, image);
    const std::size_t count = kept->samples.size();
    const std::shared_ptr<void> memory = network.state().imageMemory(static_cast<std::int64_t>(count * bytes));
    const std::size_t atOnce = std::min(count, std::max<std::size_t>(1, kPieceBytes / bytes));
    std::vector<std::uint8_t> piece(atOnce * bytes);
    for (std::size_t first = 0; first < count; first += atOnce) {
        const std::size_t now = std::min(atOnce, count - first);
        decodeAll(dataset, split, std::span(kept->samples).subspan(first, now), bytes, piece.data(), threads);
        network.state().copyImages(static_cast<std::uint8_t*>(memory.get()) + first * bytes,
                                   {piece.data(), now * bytes});
        if (!keepGoing())
            return false;
    }
    kept->memory = memory;
    loader.pickFrom(std::move(kept));
    return true;
}

} // namespace trainyard
