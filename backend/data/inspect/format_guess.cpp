// SPDX-License-Identifier: Apache-2.0
#include "backend/base/error.h"
#include "backend/data/base/data_text.h"
#include "backend/data/files/class_walk.h"
#include "backend/data/files/source_files.h"
#include "backend/data/inspect/data_inspector.h"
#include "backend/data/readers/cifar_dataset.h"
#include "backend/data/readers/hdf5_dataset.h"
#include "backend/data/readers/tf_record_dataset.h"
#include "backend/protocol/reasons_dataset.h"

#include <optional>

namespace trainyard {
namespace {

namespace fs = std::filesystem;

bool contains(const std::string& text, std::string_view part)
{
    return text.find(part) != std::string::npos;
}

bool namesTar(const std::string& name)
{
    return name.ends_with(".tar") || name.ends_with(".tar.gz") || name.ends_with(".tgz");
}

/// Guesses from a lower-case file name.
std::optional<DataFormat> formatOfFile(const std::string& name)
{
    if (contains(name, "-ubyte") || contains(name, ".idx3") || contains(name, ".idx1"))
        return DataFormat::Idx;
    if (name.ends_with(".bin") || name.starts_with("data_batch_") || name.starts_with("test_batch"))
        return DataFormat::Cifar;
    if (contains(name, "cifar") && namesTar(name))
        return DataFormat::Cifar;
    if (name.ends_with(".csv"))
        return DataFormat::Csv;
    if (namesTfRecords(name))
        return DataFormat::TfRecord;
    if (namesHdf5(name))
        return DataFormat::Hdf5;
    return std::nullopt;
}

/// Guesses from the first file in a list of TFRecord or HDF5 files.
std::optional<DataFormat> formatOfList(const fs::path& list)
{
    const std::string name = lowerCase(firstInSourceList(list));
    return namesTfRecords(name) ? std::optional(DataFormat::TfRecord)
           : namesHdf5(name)    ? std::optional(DataFormat::Hdf5)
                                : std::nullopt;
}

std::optional<DataFormat> formatOfFolder(const fs::path& folder, bool below = false)
{
    std::error_code code;
    bool folders = false;
    bool train = false;
    bool test = false;
    bool meta = false;
    bool list = false;
    std::optional<DataFormat> format;
    for (fs::directory_iterator it(folder, code), end; !code && it != end; it.increment(code)) {
        const std::string name = lowerCase(it->path().filename().string());
        if (name.starts_with("."))
            continue;
        std::error_code kind;
        if (it->is_directory(kind)) {
            folders = true;
            continue;
        }
        train = train || name == "train";
        test = test || name == "test";
        meta = meta || name == "meta";
        list = list || name == "train.csv";
        const std::optional<DataFormat> found = formatOfFile(name);
        if (found && (!format || *found < *format)) // independent of the order of listing
            format = found;
    }
    if (train && test && meta) // CIFAR-100's Python version
        return DataFormat::Cifar;
    // A labels.csv beside image folders only lists their images; a train.csv is the data set.
    if (format && (!folders || list || *format != DataFormat::Csv))
        return format;
    // A train folder may contain TFRecord or other data files instead of class folders.
    if (folders && !below) {
        const std::optional<DataFormat> inner = formatOfFolder(folder / "train", true);
        if (inner == DataFormat::TfRecord || inner == DataFormat::Hdf5)
            return inner;
    }
    if (folders)
        return DataFormat::Folder;
    return format ? format : formatOfList(folder / "train.txt");
}

ImageSpec usualSize(DataFormat format)
{
    return format == DataFormat::Idx ? ImageSpec{28, 28, 1} : ImageSpec{32, 32, 3};
}

bool isArchive(const std::string& name)
{
    return name.ends_with(".tar") || name.ends_with(".gz") || name.ends_with(".tgz") || name.ends_with(".xz") ||
           name.ends_with(".bz2") || name.ends_with(".zst") || name.ends_with(".zip");
}

Failure noDataSet(const fs::path& path, Reason why)
{
    return Failure(ErrorKind::BadInput, "read the data set", printable(path.native()), std::move(why));
}

Failure unknownFile(const fs::path& file)
{
    const std::string name = lowerCase(file.filename().string());
    if (isArchive(name))
        return noDataSet(file, datasetReason("dataset.archive"));
    if (namesAnImage(name))
        return noDataSet(file, datasetReason("dataset.single-image"));
    if (name.ends_with(".safetensors"))
        return noDataSet(file, datasetReason("dataset.checkpoint"));
    return noDataSet(file, datasetReason("dataset.unknown-kind"));
}

Failure unknownFolder(const fs::path& folder)
{
    std::error_code code;
    std::string archive;
    bool images = false;
    bool empty = true;
    for (fs::directory_iterator it(folder, code), end; !code && it != end; it.increment(code)) {
        const std::string name = lowerCase(it->path().filename().string());
        if (name == "spec.json")
            return noDataSet(folder, datasetReason("dataset.run-directory"));
        empty = empty && name.starts_with(".");
        images = images || namesAnImage(name);
        if (isArchive(name) && (archive.empty() || name < archive))
            archive = name;
    }
    if (code)
        return systemFailure("open", printable(folder.native()), code.value());
    if (images)
        return noDataSet(folder, datasetReason("dataset.loose-images"));
    if (!archive.empty())
        return noDataSet(folder, datasetReason("dataset.holds-archive", PathText{printable(archive)}));
    return noDataSet(folder, empty ? datasetReason("dataset.folder-empty") : datasetReason("dataset.no-known-files"));
}

} // namespace

DataSpec guessDataSpec(const fs::path& path)
{
    std::error_code code;
    const fs::file_status status = fs::status(path, code);
    if (!fs::exists(status))
        throw Failure(ErrorKind::NotFound, "read the data set", printable(path.native()),
                      datasetReason("dataset.not-found"));
    const bool folder = fs::is_directory(status);
    const std::string name = lowerCase(path.filename().string());
    std::optional<DataFormat> format = folder                   ? formatOfFolder(path)
                                       : name.ends_with(".txt") ? formatOfList(path)
                                                                : formatOfFile(name);
    if (!folder && !format && namesTar(name) && isCifarArchive(path)) // whatever it is called
        format = DataFormat::Cifar;
    if (!format)
        throw folder ? unknownFolder(path) : unknownFile(path);
    DataSpec data;
    data.format = *format;
    data.path = path.native();
    data.image = usualSize(*format);
    return data;
}

} // namespace trainyard
