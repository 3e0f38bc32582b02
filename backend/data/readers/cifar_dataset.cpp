// SPDX-License-Identifier: Apache-2.0
#include "backend/data/readers/cifar_dataset.h"

#include "backend/base/error.h"
#include "backend/data/base/data_text.h"
#include "backend/data/files/tar_file.h"
#include "backend/protocol/reasons_dataset.h"

#include <algorithm>
#include <map>
#include <set>
#include <system_error>

namespace trainyard {
namespace {

namespace fs = std::filesystem;

/// One of the four published versions: binary or Python, CIFAR-10 or CIFAR-100.
struct Version {
    const char* title;
    int classes;
    int labelBytes; ///< of the binary version; 0 = pickled
    std::vector<std::string> train;
    std::string test;
    std::string names;
};

const Version kVersions[] = {
    {"CIFAR-10, binary version",
     10,
     1,
     {"data_batch_1.bin", "data_batch_2.bin", "data_batch_3.bin", "data_batch_4.bin", "data_batch_5.bin"},
     "test_batch.bin",
     "batches.meta.txt"},
    {"CIFAR-10, Python version",
     10,
     0,
     {"data_batch_1", "data_batch_2", "data_batch_3", "data_batch_4", "data_batch_5"},
     "test_batch",
     "batches.meta"},
    {"CIFAR-100, binary version", 100, 2, {"train.bin"}, "test.bin", "fine_label_names.txt"},
    {"CIFAR-100, Python version", 100, 0, {"train"}, "test", "meta"}};

Failure badCifar(const fs::path& path, Reason why)
{
    return Failure(ErrorKind::BadInput, "open the CIFAR data set", printable(path.native()), std::move(why));
}

/// The files of a folder or an archive, by name.
class Files {
public:
    explicit Files(const fs::path& path) : m_path(path), m_folder(fs::is_directory(path))
    {
        if (m_folder)
            return;
        std::set<std::string> wanted;
        for (const Version& version : kVersions) {
            wanted.insert(version.train.begin(), version.train.end());
            wanted.insert({version.test, version.names});
        }
        m_content = readTarFiles(path, wanted);
    }

    bool has(const std::string& name) const
    {
        std::error_code code;
        return m_folder ? fs::is_regular_file(m_path / name, code) : m_content.contains(name);
    }
    std::string take(const std::string& name)
    {
        return m_folder ? readImageFile(m_path / name) : std::move(m_content.at(name));
    }
    std::string subject(const std::string& name) const { return printable((m_path / name).native()); }

private:
    fs::path m_path;
    bool m_folder;
    std::map<std::string, std::string> m_content;
};

/// Only files count, because an image folder may contain a folder "train", the name of a CIFAR-100 file.
template <typename Has>
const Version* findVersion(const Has& has)
{
    for (const Version& version : kVersions) {
        if (std::any_of(version.train.begin(), version.train.end(), has) &&
            (version.classes == 10 || version.labelBytes > 0 || has(version.names) || has(version.test)))
            return &version;
    }
    return nullptr;
}

CifarImages readHalf(Files& files, const Version& version, const std::vector<std::string>& names)
{
    CifarImages images;
    for (const std::string& name : names) {
        const std::string bytes = files.take(name);
        if (version.labelBytes > 0)
            readCifarBinary(bytes, version.labelBytes, version.classes, files.subject(name), images);
        else
            readCifarPickle(bytes, version.classes, files.subject(name), images);
    }
    return images;
}

/// Uses numbers as names if the file of names is missing.
std::vector<std::string> classNames(Files& files, const Version& version)
{
    std::vector<std::string> names;
    if (!files.has(version.names)) {
        for (int i = 0; i < version.classes; ++i)
            names.push_back(std::to_string(i));
        return names;
    }
    const std::string bytes = files.take(version.names);
    if (version.labelBytes == 0) {
        names = readCifarNames(bytes, files.subject(version.names));
    } else {
        for (std::size_t begin = 0; begin < bytes.size();) {
            const std::size_t end = std::min(bytes.find('\n', begin), bytes.size());
            std::string line = bytes.substr(begin, end - begin);
            if (line.ends_with('\r'))
                line.pop_back();
            if (!line.empty())
                names.push_back(printable(line));
            begin = end + 1;
        }
    }
    if (names.size() != static_cast<std::size_t>(version.classes))
        throw badCifar(files.subject(version.names),
                       datasetReason("dataset.cifar-classes", names.size(), version.classes));
    return names;
}

} // namespace

CifarDataset::CifarDataset(const DataSpec& spec, std::uint64_t seed) : SelectedDataset(spec.image)
{
    const fs::path path(spec.path);
    std::error_code code;
    if (!fs::exists(path, code))
        throw systemFailure("open the CIFAR data set", printable(spec.path), code ? code.value() : ENOENT);
    Files files(path);
    const Version* version = findVersion([&](const std::string& name) { return files.has(name); });
    if (!version)
        throw badCifar(path, datasetReason("dataset.cifar-none"));
    for (const std::string& name : version->train) {
        if (!files.has(name))
            throw badCifar(path, datasetReason("dataset.cifar-missing", name, version->title));
    }
    SampleTable table;
    table.subject = printable(spec.path);
    table.withoutValidation = datasetReason("dataset.without-file", PathText{version->test});
    table.validationRemedy = datasetReason("dataset.add-file", version->test);
    table.classes = classNames(files, *version);
    for (const Split half : {Split::Train, Split::Validation}) {
        if (half == Split::Validation && !files.has(version->test))
            continue;
        CifarImages images =
            readHalf(files, *version, half == Split::Train ? version->train : std::vector{version->test});
        m_pixels[static_cast<int>(half)] = std::move(images.pixels);
        table.labels[static_cast<int>(half)] = std::move(images.labels);
    }
    select(table, spec, seed);
    describe(sizeText(kCifarSide, kCifarSide));
}

std::optional<ImageView> CifarDataset::sourceView(Split half, std::int64_t index) const
{
    return ImageView{m_pixels[static_cast<int>(half)].data() + static_cast<std::size_t>(index) * kCifarImage,
                     kCifarSide, kCifarSide, 3};
}

bool CifarDataset::keepsSize() const
{
    return target().height == kCifarSide && target().width == kCifarSide && target().channels == 3;
}

std::optional<ImageSpec> CifarDataset::ownSize() const
{
    return ImageSpec{kCifarSide, kCifarSide, 3};
}

std::int64_t CifarDataset::sourceBytes() const
{
    return std::ssize(m_pixels[0]) + std::ssize(m_pixels[1]);
}

bool isCifarArchive(const fs::path& archive)
{
    std::set<std::string> names;
    try {
        return lookIntoTar(archive, [&](const std::string& seen) {
            names.insert(seen);
            return findVersion([&](const std::string& name) { return names.contains(name); }) != nullptr;
        });
    } catch (const Failure&) {
        return false;
    }
}

} // namespace trainyard
