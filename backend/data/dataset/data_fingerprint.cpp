// SPDX-License-Identifier: Apache-2.0
#include "backend/data/dataset/data_fingerprint.h"

#include "backend/base/error.h"
#include "backend/base/keyed_random.h"
#include "backend/data/base/content_hash.h"
#include "backend/data/dataset/dataset.h"

#include <algorithm>
#include <cstdint>
#include <filesystem>
#include <iterator>
#include <limits>
#include <span>
#include <string_view>
#include <system_error>
#include <utility>
#include <vector>

namespace trainyard {
namespace {

constexpr std::int64_t kMostLabels = std::int64_t{1} << 21;
constexpr std::int64_t kMostImages = 8;
constexpr std::int64_t kMostFiles = 4096; // whose sizes are asked for; a file server answers some thousand a second
constexpr std::int64_t kLeastOfClass = 4; // fewer do not tell other files from one that was mended
constexpr std::size_t kMarkDigits = 4;
constexpr std::uint64_t kChoice = 0x66696E676572; // keys the choice of images, the same for all runs

void addLabels(ContentHasher& hasher, const Dataset& dataset, Split split)
{
    const std::int64_t size = dataset.size(split);
    const std::int64_t stride = std::max<std::int64_t>(1, (size + kMostLabels - 1) / kMostLabels);
    for (std::int64_t i = 0; i < size; i += stride)
        hasher.add(static_cast<std::uint64_t>(dataset.label(split, i)));
}

/// One of each eighth of the samples.
void addImages(ContentHasher& hasher, const Dataset& dataset, Split split, const ImageSpec& image)
{
    const std::int64_t size = dataset.size(split);
    const std::int64_t count = std::min(size, kMostImages);
    std::vector<std::uint8_t> bytes(sampleBytes(dataset, image));
    for (std::int64_t i = 0; i < count; ++i) {
        const std::int64_t part = std::min<std::int64_t>(size / count, std::numeric_limits<std::uint32_t>::max());
        KeyedRandom random(kChoice, RandomPurpose::Split, static_cast<std::uint64_t>(i));
        const std::int64_t index = size / count * i + random.below(static_cast<std::uint32_t>(part));
        try {
            dataset.image(split, index, bytes);
            hasher.add(bytes);
        } catch (const Failure& failure) {
            if (!isUnreadable(failure.error().kind))
                throw;
            hasher.add(std::uint64_t{0});
        }
    }
}

void addText(ContentHasher& hasher, const std::string& text)
{
    hasher.add({reinterpret_cast<const std::uint8_t*>(text.data()), text.size()});
}

/// Of one class, the files whose names have the smallest hashes, as a heap: a file that comes or goes leaves the choice
/// of the others as it was.
using ChosenFiles = std::vector<std::pair<std::uint64_t, std::int64_t>>; // the name's hash, the sample

/// How many files of each class there is time for: what a small class leaves goes to the others.
std::size_t mostOfClass(std::vector<std::int64_t> counts)
{
    std::sort(counts.begin(), counts.end());
    std::int64_t left = kMostFiles;
    for (std::size_t i = 0; i < counts.size(); ++i) {
        const std::int64_t share = left / static_cast<std::int64_t>(counts.size() - i);
        if (counts[i] > share)
            return static_cast<std::size_t>(std::max(share, kLeastOfClass));
        left -= counts[i];
    }
    return static_cast<std::size_t>(kMostFiles);
}

std::vector<ChosenFiles> chooseFiles(const Dataset& dataset)
{
    const auto classes = std::max<std::int64_t>(1, std::ssize(dataset.classes()));
    const std::int64_t everyClass = (classes * kLeastOfClass + kMostFiles - 1) / kMostFiles;
    const std::int64_t size = dataset.size(Split::Train);
    const std::int64_t stride = std::max<std::int64_t>(1, (size + kMostLabels - 1) / kMostLabels);
    std::vector<std::int64_t> counts(static_cast<std::size_t>(classes));
    for (std::int64_t i = 0; i < size; i += stride)
        if (const std::int32_t label = dataset.label(Split::Train, i); label % everyClass == 0)
            ++counts[static_cast<std::size_t>(label)];
    const std::size_t most = mostOfClass(std::move(counts));
    std::vector<ChosenFiles> chosen(static_cast<std::size_t>(classes));
    for (std::int64_t i = 0; i < size; i += stride) {
        const std::int32_t label = dataset.label(Split::Train, i);
        if (label % everyClass != 0)
            continue;
        ContentHasher name;
        addText(name, dataset.sampleFile(Split::Train, i).filename().native());
        ChosenFiles& files = chosen[static_cast<std::size_t>(label)];
        files.emplace_back(name.hash().words[0], i);
        std::push_heap(files.begin(), files.end());
        if (files.size() > most) {
            std::pop_heap(files.begin(), files.end());
            files.pop_back();
        }
    }
    return chosen;
}

/// Of a file's name and size.
std::string markOf(const std::filesystem::path& file)
{
    ContentHasher hasher;
    addText(hasher, file.filename().native());
    std::error_code code; // a file that is not there has a mark too
    hasher.add(static_cast<std::uint64_t>(std::filesystem::file_size(file, code)));
    return hasher.hash().text().substr(0, kMarkDigits);
}

std::string filesText(const Dataset& dataset)
{
    if (dataset.size(Split::Train) == 0 || dataset.sampleFile(Split::Train, 0).empty())
        return {};
    std::string text;
    for (const ChosenFiles& files : chooseFiles(dataset)) {
        std::vector<std::string> marks;
        for (const auto& [hash, index] : files)
            marks.push_back(markOf(dataset.sampleFile(Split::Train, index)));
        std::sort(marks.begin(), marks.end());
        text += text.empty() ? "" : "/";
        for (const std::string& mark : marks)
            text += mark;
    }
    return text;
}

/// The marks of each class, sorted.
std::vector<std::vector<std::string_view>> marksIn(std::string_view text)
{
    std::vector<std::vector<std::string_view>> classes(1);
    while (!text.empty()) {
        if (text.starts_with('/')) {
            classes.emplace_back();
            text.remove_prefix(1);
            continue;
        }
        classes.back().push_back(text.substr(0, kMarkDigits));
        text.remove_prefix(std::min(text.size(), kMarkDigits));
    }
    return classes;
}

std::string partText(const Dataset& dataset, Split split, const ContentHasher& hasher)
{
    return std::to_string(dataset.size(split)) + ' ' + hasher.hash().text();
}

} // namespace

DataFingerprint dataFingerprint(const Dataset& dataset, const ImageSpec& image)
{
    ContentHasher labels, images, validation;
    addLabels(labels, dataset, Split::Train);
    addImages(images, dataset, Split::Train, image);
    addLabels(validation, dataset, Split::Validation);
    addImages(validation, dataset, Split::Validation, image);
    return {partText(dataset, Split::Train, labels), partText(dataset, Split::Train, images),
            partText(dataset, Split::Validation, validation), filesText(dataset)};
}

bool hasChanged(const std::string& before, const std::string& now)
{
    const std::size_t count = before.find(' ');
    return count != std::string::npos && before != now && now.compare(0, count + 1, before, 0, count + 1) == 0;
}

FilesChange filesChange(const std::string& before, const std::string& now)
{
    if (before.empty() || now.empty())
        return FilesChange::None;
    const auto had = marksIn(before), has = marksIn(now);
    if (had.size() != has.size()) // other classes are told by other means
        return FilesChange::None;
    std::size_t all = 0, gone = 0;
    bool otherClass = false;
    for (std::size_t i = 0; i < had.size(); ++i) {
        std::vector<std::string_view> missing;
        std::set_difference(had[i].begin(), had[i].end(), has[i].begin(), has[i].end(), std::back_inserter(missing));
        all += had[i].size();
        gone += missing.size();
        otherClass = otherClass || (had[i].size() >= std::size_t{kLeastOfClass} && 2 * missing.size() > had[i].size());
    }
    return otherClass || 2 * gone > all ? FilesChange::Others : gone > 0 ? FilesChange::Some : FilesChange::None;
}

} // namespace trainyard
