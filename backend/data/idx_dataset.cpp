// SPDX-License-Identifier: Apache-2.0
#include "backend/data/idx_dataset.h"

#include "backend/base/error.h"
#include "backend/data/data_text.h"
#include "backend/data/resize.h"
#include "backend/data/sample_choice.h"

#include <algorithm>
#include <system_error>

namespace trainyard {
namespace {

constexpr char kExpected[] =
    "The folder should hold train-images-idx3-ubyte, train-labels-idx1-ubyte, t10k-images-idx3-ubyte and "
    "t10k-labels-idx1-ubyte, plain or as .gz.";

bool dropEnd(std::string& text, std::string_view end)
{
    if (!text.ends_with(end))
        return false;
    text.resize(text.size() - end.size());
    return true;
}

/// Where a file of this name belongs, or null: ".../MNIST-train-images.idx3-ubyte.gz" → images of the training split.
std::filesystem::path* placeOf(std::string name, IdxFiles& files, bool& packed)
{
    std::transform(name.begin(), name.end(), name.begin(), [](unsigned char c) {
        return c == '.' || c == '_' ? '-' : static_cast<char>(c >= 'A' && c <= 'Z' ? c - 'A' + 'a' : c);
    });
    packed = dropEnd(name, "-gz");
    const bool images = dropEnd(name, "-images-idx3-ubyte");
    if (!images && !dropEnd(name, "-labels-idx1-ubyte"))
        return nullptr;
    for (const auto& [word, split] : {std::pair{"train", Split::Train}, {"t10k", Split::Validation},
                                      {"test", Split::Validation}, {"val", Split::Validation}}) {
        if (name == word || name.ends_with(std::string("-") + word))
            return images ? &files.images[static_cast<int>(split)] : &files.labels[static_cast<int>(split)];
    }
    return nullptr;
}

/// The same name but for .gz.
bool sameButPacked(const std::filesystem::path& plain, const std::filesystem::path& packed)
{
    return plain.native() + ".gz" == packed.native() || plain.native() + ".GZ" == packed.native();
}

void checkFolder(const std::filesystem::path& folder)
{
    std::error_code code;
    const std::filesystem::file_status status = std::filesystem::status(folder, code);
    if (!std::filesystem::exists(status))
        throw systemFailure("open the data set", printable(folder.native()), code ? code.value() : ENOENT);
    if (!std::filesystem::is_directory(status))
        throw Failure(ErrorKind::BadInput, "open the data set", printable(folder.native()),
                      "it is a file, not a folder", "Name the folder that holds the IDX files.");
}

} // namespace

IdxFiles findIdxFiles(const std::filesystem::path& folder)
{
    checkFolder(folder);
    IdxFiles files;
    std::vector<std::filesystem::path> entries;
    std::error_code code;
    for (std::filesystem::directory_iterator entry(folder, code), end; !code && entry != end; entry.increment(code))
        entries.push_back(entry->path());
    if (code)
        throw systemFailure("list", printable(folder.native()), code.value());
    std::sort(entries.begin(), entries.end());
    for (const std::filesystem::path& entry : entries) {
        bool packed = false;
        std::filesystem::path* place = placeOf(entry.filename().native(), files, packed);
        if (!place || (packed && sameButPacked(*place, entry)))
            continue;
        if (!place->empty())
            throw Failure(ErrorKind::BadInput, "open the data set", printable(folder.native()),
                          "it holds both " + printable(place->filename().native()) + " and " +
                              printable(entry.filename().native()),
                          "Put each data set into a folder of its own.");
        *place = entry;
    }
    const std::pair<const std::filesystem::path*, const char*> wanted[] = {
        {&files.images[0], "train-images-idx3-ubyte"}, {&files.labels[0], "train-labels-idx1-ubyte"},
        {&files.images[1], "t10k-images-idx3-ubyte"}, {&files.labels[1], "t10k-labels-idx1-ubyte"}};
    for (const auto& [found, name] : wanted) {
        if (found->empty())
            throw Failure(ErrorKind::NotFound, "open the data set", printable(folder.native()),
                          std::string(name) + " is missing", kExpected);
    }
    return files;
}

IdxDataset::IdxDataset(const DataSpec& spec, std::uint64_t seed, IdxPart part) : m_image(spec.image)
{
    const std::filesystem::path folder(spec.path);
    const IdxFiles files = findIdxFiles(folder);
    int highest = 0;
    for (const Split split : {Split::Train, Split::Validation}) {
        const auto s = static_cast<int>(split);
        Part& loaded = m_parts[s];
        loaded.images = readIdxImages(files.images[s], part);
        loaded.labels = readIdxLabels(files.labels[s]);
        if (loaded.images.count != static_cast<std::int64_t>(loaded.labels.size()))
            throw Failure(ErrorKind::BadInput, "open the data set", printable(files.labels[s].native()),
                          "it holds " + countText(static_cast<std::int64_t>(loaded.labels.size())) + " labels for " +
                              countText(loaded.images.count) + " images in " +
                              printable(files.images[s].filename().native()),
                          "Download both files again.");
        highest = std::max(highest, int{*std::max_element(loaded.labels.begin(), loaded.labels.end())});
        const std::int64_t wanted = split == Split::Train ? spec.trainSamples : spec.validationSamples;
        loaded.chosen = chooseSamples(loaded.images.count, wanted, seed, split, printable(files.images[s].native()));
    }
    // A label that no training image has could never be learned: the file is wrong.
    bool known[256] = {};
    for (const std::uint8_t label : m_parts[0].labels)
        known[label] = true;
    for (std::size_t i = 0; i < m_parts[1].labels.size(); ++i) {
        if (!known[m_parts[1].labels[i]])
            throw Failure(ErrorKind::BadInput, "open the data set", printable(files.labels[1].native()),
                          "label " + std::to_string(m_parts[1].labels[i]) + " (entry " + countText(static_cast<std::int64_t>(i)) +
                              ") does not occur in " + printable(files.labels[0].filename().native()),
                          "Check that both files belong to the same data set.");
    }
    if (highest == 0)
        throw Failure(ErrorKind::BadInput, "open the data set", printable(files.labels[0].native()),
                      "every label is 0", "A data set needs at least two classes.");
    for (int i = 0; i <= highest; ++i)
        m_classes.push_back(std::to_string(i));
}

std::int64_t IdxDataset::size(Split split) const
{
    return static_cast<std::int64_t>(part(split).chosen.size());
}

std::int32_t IdxDataset::label(Split split, std::int64_t index) const
{
    const Part& loaded = part(split);
    return loaded.labels[static_cast<std::size_t>(loaded.chosen[static_cast<std::size_t>(index)])];
}

void IdxDataset::image(Split split, std::int64_t index, std::span<std::uint8_t> out) const
{
    const Part& loaded = part(split);
    const IdxImages& images = loaded.images;
    const std::size_t bytes = static_cast<std::size_t>(images.height) * static_cast<std::size_t>(images.width);
    const auto sample = static_cast<std::size_t>(loaded.chosen[static_cast<std::size_t>(index)]);
    fitImage({images.pixels.data() + sample * bytes, images.height, images.width, 1}, m_image, out);
}

bool IdxDataset::keepsSize() const
{
    return std::all_of(std::begin(m_parts), std::end(m_parts), [this](const Part& loaded) {
        return loaded.images.height == m_image.height && loaded.images.width == m_image.width;
    });
}

std::string IdxDataset::summary() const
{
    const IdxImages& images = m_parts[0].images;
    return countText(size(Split::Train)) + " + " + countText(size(Split::Validation)) + " images of " +
           sizeText(images.width, images.height);
}

} // namespace trainyard
