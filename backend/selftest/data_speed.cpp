// SPDX-License-Identifier: Apache-2.0
#include "backend/selftest/data_speed.h"

#include "backend/base/clock.h"
#include "backend/base/error.h"
#include "backend/base/files.h"
#include "backend/base/keyed_random.h"
#include "backend/data/cache/cached_dataset.h"
#include "backend/data/image/image_codec.h"
#include "backend/data/image/jpeg_encoder.h"
#include "backend/data/image/resize.h"
#include "backend/data/pipeline/loader.h"
#include "backend/data/readers/folder_dataset.h"

#include <unistd.h>

#include <cerrno>
#include <fstream>

namespace trainyard::selftest {
namespace {

constexpr int kImages = 128; // files of about 90 kB, half of them in each class
constexpr int kBatch = 32;
constexpr double kSeconds = 0.7;

/// An image that gives a decoder as much work as a photograph: smooth areas with noise.
std::string sampleJpeg(std::uint64_t which)
{
    constexpr int kWidth = 500, kHeight = 375;
    std::vector<std::uint8_t> pixels(static_cast<std::size_t>(kWidth) * kHeight * 3);
    KeyedRandom random(3, RandomPurpose::Synthetic, which);
    for (int y = 0; y < kHeight; ++y)
        for (int x = 0; x < kWidth; ++x)
            for (int c = 0; c < 3; ++c)
                pixels[static_cast<std::size_t>((y * kWidth + x) * 3 + c)] = static_cast<std::uint8_t>(
                    (x * (c + 1) / 4 + y * (3 - c) / 3 + static_cast<int>(random.below(24))) % 256);
    return encodeJpeg(pixels.data(), kWidth, kHeight, 3, 90);
}

DataSpec dataSpec(const SampleImages& images)
{
    DataSpec spec;
    spec.format = DataFormat::Folder;
    spec.path = images.folder().string();
    spec.image = {224, 224, 3};
    spec.flip = true;
    return spec;
}

double rateOf(std::shared_ptr<const Dataset> dataset, const DataSpec& spec, int threads)
{
    const auto samples = dataset->size(Split::Train);
    Loader loader(std::move(dataset), {spec, Split::Train, kBatch, 3, threads, 4});
    loader.start(0, 0);
    for (std::int64_t seen = 0; seen < samples;) // warm-up: caches files and images and starts threads
        seen += loader.next().count;
    std::int64_t images = 0;
    const double start = steadyTime();
    while (steadyTime() - start < kSeconds)
        images += loader.next().count;
    return static_cast<double>(images) / (steadyTime() - start);
}

} // namespace

double jpegRate()
{
    const std::string jpeg = sampleJpeg(0);
    const ImageSpec target{224, 224, 3};
    std::vector<std::uint8_t> pixels(224 * 224 * 3);
    const auto once = [&] { fitImage(decodeImage(jpeg, target, "the sample").view(), target, pixels); };
    once();
    int images = 0;
    const double start = steadyTime();
    while (steadyTime() - start < 0.5) {
        once();
        ++images;
    }
    return images / (steadyTime() - start);
}

SampleImages::SampleImages()
{
    std::error_code code;
    const std::filesystem::path parent = std::filesystem::temp_directory_path(code);
    std::string made = (parent / "trainyard-selftest-XXXXXX").string();
    if (!::mkdtemp(made.data()))
        throw systemFailure("make images in", made, errno);
    m_folder = made;
    try {
        constexpr int kKinds = 8; // encoding a different image for each file would take longer than measuring
        std::vector<std::string> jpegs;
        for (std::uint64_t i = 0; i < kKinds; ++i)
            jpegs.push_back(sampleJpeg(i));
        for (int i = 0; i < kImages; ++i) {
            const std::filesystem::path group = m_folder / (i % 2 == 0 ? "first" : "second");
            makeFolders(group);
            const std::filesystem::path path = group / (std::to_string(i) + ".jpg");
            std::ofstream file(path, std::ios::binary);
            file << jpegs[static_cast<std::size_t>(i % kKinds)];
            if (!file.flush())
                throw systemFailure("write", path.string(), errno);
        }
    } catch (...) {
        std::filesystem::remove_all(m_folder, code);
        throw;
    }
}

SampleImages::~SampleImages()
{
    std::error_code code;
    std::filesystem::remove_all(m_folder, code);
}

double loaderRate(const SampleImages& images, int threads)
{
    const DataSpec spec = dataSpec(images);
    return rateOf(std::make_shared<FolderDataset>(spec, 3), spec, threads);
}

double cachedLoaderRate(const SampleImages& images, int threads)
{
    const DataSpec spec = dataSpec(images);
    const auto files = std::make_shared<FolderDataset>(spec, 3);
    return rateOf(std::make_shared<CachedDataset>(files, spec.image), spec, threads);
}

} // namespace trainyard::selftest
