// SPDX-License-Identifier: Apache-2.0
#include "backend/data/readers/idx_dataset.h"

#include "backend/base/error.h"
#include "backend/data/base/data_text.h"
#include "backend/protocol/reasons_dataset.h"

#include <algorithm>
#include <system_error>

namespace trainyard {
namespace {

bool dropEnd(std::string& text, std::string_view end)
{
    if (!text.ends_with(end))
        return false;
    text.resize(text.size() - end.size());
    return true;
}

/// The member of `files` for a file of this name, or null: ".../MNIST-train-images.idx3-ubyte.gz" → images of the
/// training split.
std::filesystem::path* placeOf(std::string name, IdxFiles& files, bool& packed)
{
    std::transform(name.begin(), name.end(), name.begin(), [](unsigned char c) {
        return c == '.' || c == '_' ? '-' : static_cast<char>(c >= 'A' && c <= 'Z' ? c - 'A' + 'a' : c);
    });
    packed = dropEnd(name, "-gz");
    const bool images = dropEnd(name, "-images-idx3-ubyte");
    if (!images && !dropEnd(name, "-labels-idx1-ubyte"))
        return nullptr;
    for (const auto& [word, split] : {std::pair{"train", Split::Train},
                                      {"t10k", Split::Validation},
                                      {"test", Split::Validation},
                                      {"val", Split::Validation}}) {
        if (name == word || name.ends_with(std::string("-") + word))
            return images ? &files.images[static_cast<int>(split)] : &files.labels[static_cast<int>(split)];
    }
    return nullptr;
}

/// Whether the names differ only by .gz.
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
                      datasetReason("dataset.idx-file"));
}

} // namespace

namespace {

/// Throws for a validation label that no training image has, since it could never be learned.
void checkLabels(const IdxFiles& files, const SampleTable& table)
{
    bool known[256] = {};
    for (const std::int32_t label : table.labels[0])
        known[label] = true;
    for (std::size_t i = 0; i < table.labels[1].size(); ++i) {
        if (!known[table.labels[1][i]])
            throw Failure(ErrorKind::BadInput, "open the data set", printable(files.labels[1].native()),
                          datasetReason("dataset.idx-label", table.labels[1][i], Count{static_cast<std::int64_t>(i)},
                                        PathText{printable(files.labels[0].filename().native())}));
    }
    if (*std::max_element(table.labels[0].begin(), table.labels[0].end()) == 0)
        throw Failure(ErrorKind::BadInput, "open the data set", printable(files.labels[0].native()),
                      datasetReason("dataset.idx-all-zero"));
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
                          datasetReason("dataset.idx-both", PathText{printable(place->filename().native())},
                                        PathText{printable(entry.filename().native())}));
        *place = entry;
    }
    const std::pair<const std::filesystem::path*, const char*> wanted[] = {
        {&files.images[0], "train-images-idx3-ubyte"},
        {&files.labels[0], "train-labels-idx1-ubyte"},
        {&files.images[1], "t10k-images-idx3-ubyte"},
        {&files.labels[1], "t10k-labels-idx1-ubyte"}};
    const bool trainingOnly = files.images[1].empty() && files.labels[1].empty();
    for (const auto& [found, name] : wanted) {
        if (found->empty() && !(trainingOnly && (found == &files.images[1] || found == &files.labels[1])))
            throw Failure(ErrorKind::NotFound, "open the data set", printable(folder.native()),
                          datasetReason("dataset.idx-missing", name));
    }
    return files;
}

IdxDataset::IdxDataset(const DataSpec& spec, std::uint64_t seed, IdxPart part) : SelectedDataset(spec.image)
{
    const IdxFiles files = findIdxFiles(spec.path);
    SampleTable table;
    table.subject = printable(spec.path);
    table.withoutValidation = datasetReason("dataset.without-idx");
    table.validationRemedy = datasetReason("dataset.add-idx");
    for (const Split half : {Split::Train, Split::Validation}) {
        const auto h = static_cast<int>(half);
        if (files.images[h].empty())
            continue;
        m_images[h] = readIdxImages(files.images[h], part);
        const std::vector<std::uint8_t> labels = readIdxLabels(files.labels[h]);
        if (m_images[h].count != static_cast<std::int64_t>(labels.size()))
            throw Failure(ErrorKind::BadInput, "open the data set", printable(files.labels[h].native()),
                          datasetReason("dataset.idx-counts", Count{static_cast<std::int64_t>(labels.size())},
                                        Count{m_images[h].count},
                                        PathText{printable(files.images[h].filename().native())}));
        table.labels[h].assign(labels.begin(), labels.end());
    }
    checkLabels(files, table);
    const std::int32_t highest = *std::max_element(table.labels[0].begin(), table.labels[0].end());
    for (std::int32_t i = 0; i <= highest; ++i)
        table.classes.push_back(std::to_string(i));
    select(table, spec, seed);
    describe(sizeText(m_images[0].width, m_images[0].height));
}

std::optional<ImageView> IdxDataset::sourceView(Split half, std::int64_t index) const
{
    const IdxImages& images = m_images[static_cast<int>(half)];
    const std::size_t bytes = static_cast<std::size_t>(images.height) * static_cast<std::size_t>(images.width);
    return ImageView{images.pixels.data() + static_cast<std::size_t>(index) * bytes, images.height, images.width, 1};
}

bool IdxDataset::keepsSize() const
{
    return std::all_of(std::begin(m_images), std::end(m_images), [this](const IdxImages& images) {
        return images.count == 0 || (images.height == target().height && images.width == target().width);
    });
}

std::optional<ImageSpec> IdxDataset::ownSize() const
{
    const IdxImages &training = m_images[0], &validation = m_images[1];
    if (validation.count > 0 && (validation.height != training.height || validation.width != training.width))
        return std::nullopt;
    return ImageSpec{training.height, training.width, 1};
}

std::int64_t IdxDataset::sourceBytes() const
{
    std::int64_t bytes = 0;
    for (const IdxImages& images : m_images)
        bytes += images.count * images.height * images.width;
    return bytes;
}

} // namespace trainyard
