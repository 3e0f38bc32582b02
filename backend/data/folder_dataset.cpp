// SPDX-License-Identifier: Apache-2.0
#include "backend/data/folder_dataset.h"

#include "backend/base/error.h"
#include "backend/base/files.h"
#include "backend/data/data_text.h"
#include "backend/data/image_codec.h"
#include "backend/data/resize.h"
#include "backend/data/sample_choice.h"

#include <algorithm>

namespace trainyard {
namespace {

constexpr std::int64_t kHeldOutShare = 10;             // one in so many
constexpr std::size_t kLongestFile = std::size_t{256} << 20;
constexpr std::uint64_t kHoldOutKey = 16;              // of RandomPurpose::Split; below it are chooseSamples()'s keys

} // namespace

FolderDataset::FolderDataset(const DataSpec& spec, std::uint64_t seed, const EntriesSeen& progress)
    : m_image(spec.image), m_listing(listImageFolder(spec.path, progress))
{
    const std::string subject = printable(spec.path);
    for (const ClassFolder& folder : m_listing.train)
        m_classes.push_back(printable(folder.name));
    if (m_listing.validation.empty()) {
        holdOut(seed);
    } else {
        takeAll(Split::Train, m_listing.train);
        takeAll(Split::Validation, m_listing.validation);
    }
    if (samples(Split::Validation).empty())
        throw Failure(ErrorKind::BadInput, "open the image folder", subject,
                      "it has one image per class, so none can be held out for validation",
                      "Add a test folder or more images.");
    keepChosen(Split::Train, spec.trainSamples, seed, subject);
    keepChosen(Split::Validation, spec.validationSamples, seed, subject);
    m_summary = describe(seed);
}

void FolderDataset::takeAll(Split split, const std::vector<ClassFolder>& classes)
{
    for (std::size_t c = 0; c < classes.size(); ++c) {
        for (std::size_t f = 0; f < classes[c].files.size(); ++f)
            m_samples[static_cast<int>(split)].push_back(
                {static_cast<std::int32_t>(c), static_cast<std::uint32_t>(f)});
    }
}

void FolderDataset::holdOut(std::uint64_t seed)
{
    for (std::size_t c = 0; c < m_listing.train.size(); ++c) {
        const auto count = static_cast<std::int64_t>(m_listing.train[c].files.size());
        const std::int64_t held = count < 2 ? 0 : std::max<std::int64_t>(1, (count + kHeldOutShare / 2) / kHeldOutShare);
        std::vector<std::int64_t> chosen = drawWithoutRepetition(count, held, seed, kHoldOutKey + c);
        chosen.push_back(count); // an end that no file reaches
        std::size_t next = 0;
        for (std::int64_t f = 0; f < count; ++f) {
            const bool validation = chosen[next] == f;
            next += validation ? 1 : 0;
            m_samples[validation ? 1 : 0].push_back({static_cast<std::int32_t>(c), static_cast<std::uint32_t>(f)});
        }
    }
}

void FolderDataset::keepChosen(Split split, std::int64_t wanted, std::uint64_t seed, const std::string& subject)
{
    std::vector<Sample>& all = m_samples[static_cast<int>(split)];
    if (wanted == 0)
        return;
    std::vector<Sample> kept;
    for (const std::int64_t i : chooseSamples(static_cast<std::int64_t>(all.size()), wanted, seed, split, subject))
        kept.push_back(all[static_cast<std::size_t>(i)]);
    all = std::move(kept);
}

const std::vector<ClassFolder>& FolderDataset::folders(Split split) const
{
    return split == Split::Train || m_listing.validation.empty() ? m_listing.train : m_listing.validation;
}

std::int64_t FolderDataset::size(Split split) const
{
    return static_cast<std::int64_t>(samples(split).size());
}

std::int32_t FolderDataset::label(Split split, std::int64_t index) const
{
    return samples(split)[static_cast<std::size_t>(index)].label;
}

void FolderDataset::image(Split split, std::int64_t index, std::span<std::uint8_t> out) const
{
    const Sample& sample = samples(split)[static_cast<std::size_t>(index)];
    const ClassFolder& folder = folders(split)[static_cast<std::size_t>(sample.label)];
    const std::filesystem::path path = folder.path / folder.files[sample.file];
    std::string bytes;
    try {
        bytes = readFile(path, kLongestFile);
    } catch (const Failure& failure) {
        Error error = failure.error(); // the same with a name that can be shown
        error.subject = printable(path.native());
        throw Failure(std::move(error));
    }
    fitImage(decodeImage(bytes, m_image, printable(path.native())).view(), m_image, out);
}

std::string FolderDataset::describe(std::uint64_t seed) const
{
    std::string text = countText(size(Split::Train)) + " + " + countText(size(Split::Validation)) + " images in " +
                       countText(static_cast<std::int64_t>(m_classes.size())) + " classes";
    if (m_listing.validation.empty())
        text += "; there is no test or val folder, so 10 % of the images are held out for validation (seed " +
                std::to_string(seed) + ")";
    if (!m_listing.unusedFolder.empty())
        text += "; validated with " + printable(m_listing.validationFolder) + ", " +
                printable(m_listing.unusedFolder) + " is not used";
    std::int64_t ignored = 0;
    for (const std::vector<ClassFolder>* half : {&m_listing.train, &m_listing.validation}) {
        for (const ClassFolder& folder : *half)
            ignored += folder.ignored;
    }
    if (ignored > 0)
        text += "; " + countText(ignored) + (ignored == 1 ? " other file is" : " other files are") + " ignored";
    return text;
}

} // namespace trainyard
