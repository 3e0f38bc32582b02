// SPDX-License-Identifier: Apache-2.0
#include "backend/engine/inspect_augment.h"

#include "backend/base/error.h"
#include "backend/base/files.h"
#include "backend/data/base/data_text.h"
#include "backend/data/image/jpeg_encoder.h"
#include "backend/data/image/png_encoder.h"
#include "backend/data/image/resize.h"
#include "backend/data/pipeline/open_dataset.h"
#include "backend/data/pipeline/sample_pipeline.h"
#include "backend/engine/wrong_argument.h"
#include "backend/protocol/augment_preview.h"
#include "backend/protocol/exit_code.h"
#include "backend/protocol/own_files.h"
#include "backend/protocol/reason_json.h"

#include <nlohmann/json.hpp>

#include <algorithm>
#include <cmath>
#include <cstdio>
#include <optional>

namespace trainyard {
namespace fs = std::filesystem;
namespace {

constexpr int kLongestSide = 256;  // of an original
constexpr int kLongestAsPng = 160; // larger ones as JPEG: nobody sees the difference in a preview, and it is a tenth
constexpr int kQuality = 92;

std::string fileOf(const std::vector<std::uint8_t>& pixels, const ImageSpec& size)
{
    return std::max(size.height, size.width) <= kLongestAsPng
               ? encodePng({pixels.data(), size.height, size.width, size.channels, 0, 0})
               : encodeJpeg(pixels.data(), size.width, size.height, size.channels, kQuality);
}

std::vector<std::uint8_t> room(const ImageSpec& size)
{
    return std::vector<std::uint8_t>(static_cast<std::size_t>(size.height) * static_cast<std::size_t>(size.width) *
                                     static_cast<std::size_t>(size.channels));
}

/// The whole image, no larger than need be; its colours, whatever the network takes.
std::string originalOf(const Dataset& dataset, std::int64_t sample)
{
    const DecodedImage image = dataset.decoded(Split::Train, sample, {kLongestSide, kLongestSide, 3});
    const double scale = std::min(1.0, double(kLongestSide) / std::max(image.height, image.width));
    const ImageSpec size{std::max(1, int(std::lround(image.height * scale))),
                         std::max(1, int(std::lround(image.width * scale))), image.channels};
    std::vector<std::uint8_t> pixels = room(size);
    resizeRegion(image.view(), wholeOf(image.view()), size, pixels);
    return fileOf(pixels, size);
}

AugmentedSample sampleOf(const Dataset& dataset, const SamplePipeline& pipeline, const ImageSpec& size,
                         std::int64_t index, int variants)
{
    const auto label = static_cast<std::size_t>(dataset.label(Split::Train, index));
    AugmentedSample sample{
        dataset.sampleName(Split::Train, index), dataset.classes().at(label), originalOf(dataset, index), {}};
    std::vector<std::uint8_t> pixels = room(size);
    for (int epoch = 0; epoch < variants; ++epoch) {
        const MixedLabel mixed = pipeline.produce(Split::Train, epoch, index, pixels);
        const auto name = [&](std::int32_t one) { return dataset.classes().at(static_cast<std::size_t>(one)); };
        sample.variants.push_back({fileOf(pixels, size), name(mixed.label),
                                   mixed.otherShare > 0 ? name(mixed.other) : std::string(), mixed.otherShare});
    }
    return sample;
}

AugmentPreview previewOf(const RunSpec& spec, const AugmentQuestion& question)
{
    const std::shared_ptr<const Dataset> dataset = openSource(spec.data, sampleSeed(spec)); // never prepares a cache
    const SamplePipeline pipeline(dataset, spec.data, orderSeed(spec));
    const std::int64_t count = dataset->size(Split::Train);
    const std::vector<std::int64_t> order = epochOrder(count, orderSeed(spec), 0);
    AugmentPreview preview{spec.data.image.height, spec.data.image.width, {}};
    std::optional<Failure> unreadable;
    for (std::int64_t i = 0; i < count && std::ssize(preview.samples) < question.samples; ++i) {
        const std::int64_t index = order[static_cast<std::size_t>((question.first + i) % count)];
        try {
            preview.samples.push_back(sampleOf(*dataset, pipeline, spec.data.image, index, question.variants));
        } catch (const Failure& failure) { // a broken file among good ones: the inspection lists it
            if (failure.error().kind != ErrorKind::BadInput && failure.error().kind != ErrorKind::NotFound)
                throw;
            unreadable = failure;
        }
    }
    if (preview.samples.empty() && unreadable)
        throw *unreadable;
    return preview;
}

const char* suffixOf(const std::string& file)
{
    return file.starts_with("\x89PNG") ? ".png" : ".jpg";
}

void writeFiles(const AugmentPreview& preview, const fs::path& folder)
{
    makeFolders(folder);
    for (std::size_t i = 0; i < preview.samples.size(); ++i) {
        const AugmentedSample& sample = preview.samples[i];
        const std::string stem = std::to_string(i + 1);
        writeFileAtomically(folder / (stem + "-original" + suffixOf(sample.original)), sample.original);
        for (std::size_t epoch = 0; epoch < sample.variants.size(); ++epoch)
            writeFileAtomically(folder /
                                    (stem + "-epoch-" + std::to_string(epoch) + suffixOf(sample.variants[epoch].image)),
                                sample.variants[epoch].image);
    }
}

} // namespace

int inspectAugment(const AugmentQuestion& question)
{
    if (!question.folder.empty())
        requireFreePlace("write", question.folder);
    const AugmentPreview preview = previewOf(readDataQuestion(question.data), question);
    if (!question.folder.empty())
        writeFiles(preview, question.folder);
    std::string text;
    for (std::size_t i = 0; i < preview.samples.size(); ++i)
        text += std::to_string(i + 1) + "  " + printable(preview.samples[i].name.words) + " (" +
                printable(preview.samples[i].label) + ")\n";
    text += question.folder.empty() ? "Name a folder with --to to have them written as files.\n"
                                    : "Written to " + printable(question.folder) + "\n";
    std::fputs(text.c_str(), stdout);
    return static_cast<int>(ExitCode::Completed);
}

int inspectAugmentInLines(const AugmentQuestion& question)
{
    nlohmann::ordered_json line;
    ExitCode code = ExitCode::Completed;
    try {
        line["augment"] = toJson(previewOf(readDataQuestion(question.data), question));
    } catch (...) {
        const Error error = currentError("preview the augmentation");
        line["error"] = errorJson(error);
        code = currentExitCode(error);
    }
    std::fputs((line.dump(-1, ' ', false, nlohmann::ordered_json::error_handler_t::replace) + "\n").c_str(), stdout);
    return static_cast<int>(code);
}

} // namespace trainyard
