// SPDX-License-Identifier: Apache-2.0
// Measures the data rooms: data_benchmark [IMAGE FOLDER [SIDE]] Without a folder it measures only images that it draws
// itself. With one (train/<class>/…, test/<class>/…) it also measures decoding, and whole epochs through the loader,
// the first from files and the second from memory.
#include "backend/base/clock.h"
#include "backend/base/error.h"
#include "backend/base/files.h"
#include "backend/data/files/folder_listing.h"
#include "backend/data/image/image_codec.h"
#include "backend/data/image/resize.h"
#include "backend/data/pipeline/loader.h"
#include "backend/data/pipeline/open_dataset.h"
#include "backend/data/readers/glyph_dataset.h"

#include <algorithm>
#include <cstdio>
#include <cstdlib>
#include <thread>

using namespace trainyard;

namespace {

void measureGlyphs(int side, int channels)
{
    DataSpec spec;
    spec.image = {side, side, channels};
    const GlyphDataset dataset(spec, 1);
    std::vector<std::uint8_t> image(static_cast<std::size_t>(side * side * channels));
    const int count = 10'000;
    const double begin = steadyTime();
    for (int i = 0; i < count; ++i)
        dataset.image(Split::Train, i, image);
    std::printf("glyphs %2d × %2d × %d      %10.0f images/s on one core\n", side, side, channels,
                count / (steadyTime() - begin));
}

void measureDecoding(const std::filesystem::path& folder, ImageSpec image)
{
    double begin = steadyTime();
    const FolderListing listing = listImageFolder(folder);
    std::size_t files = 0;
    for (const ClassFolder& one : listing.train)
        files += one.files.size();
    for (const ClassFolder& one : listing.validation)
        files += one.files.size();
    std::printf("listing                  %10.3f s for %zu files\n", steadyTime() - begin, files);

    std::vector<std::string> contents;
    for (const ClassFolder& one : listing.train) {
        for (std::size_t i = 0; i < std::min<std::size_t>(one.files.size(), 200) && contents.size() < 2000; ++i)
            contents.push_back(readFile(one.path / one.files[i]));
    }
    std::vector<std::uint8_t> out(static_cast<std::size_t>(image.height * image.width * image.channels));
    begin = steadyTime();
    for (const std::string& bytes : contents)
        fitImage(decodeImage(bytes, image, "image").view(), image, out);
    std::printf("decode and fit           %10.0f images/s on one core (%zu images)\n",
                static_cast<double>(contents.size()) / (steadyTime() - begin), contents.size());
}

void measureEpochs(const DataSpec& spec, const char* what)
{
    LoaderOptions options;
    options.data = spec;
    options.batchSize = 128;
    options.threads = spec.loaderThreads;
    const auto dataset = openDataset(spec, 1);
    Loader loader(dataset, options);
    for (int epoch = 0; epoch < 3; ++epoch) {
        const double begin = steadyTime();
        std::int64_t images = 0;
        for (std::int64_t batch = 0; batch < loader.batchesPerEpoch(); ++batch)
            images += loader.next().count;
        const double seconds = steadyTime() - begin;
        std::printf("%-14s epoch %d   %10.3f s, %.0f images/s (%d threads)\n", what, epoch, seconds,
                    static_cast<double>(images) / seconds, options.threads);
    }
}

} // namespace

int main(int argc, char** argv)
{
    try {
        for (const auto& [side, channels] : {std::pair{28, 1}, {32, 1}, {32, 3}, {64, 3}})
            measureGlyphs(side, channels);
        DataSpec glyphs;
        glyphs.loaderThreads = 2;
        measureEpochs(glyphs, "glyphs");
        if (argc > 1) {
            DataSpec folder;
            folder.format = DataFormat::Folder;
            folder.path = argv[1];
            const int side = argc > 2 ? std::atoi(argv[2]) : 32;
            folder.image = {side, side, 3};
            folder.flip = true;
            folder.cropPadding = 4;
            folder.loaderThreads = static_cast<int>(std::max(1u, std::thread::hardware_concurrency()));
            measureDecoding(folder.path, folder.image);
            measureEpochs(folder, "folder");
        }
    } catch (const Failure& failure) {
        std::fprintf(stderr, "%s\n", failure.error().text().c_str());
        return 1;
    }
    return 0;
}
