// SPDX-License-Identifier: Apache-2.0
#include "backend/base/error.h"
#include "backend/base/files.h"
#include "backend/base/open_file.h"
#include "backend/base/unique_handle.h"
#include "backend/protocol/reasons_run.h"
#include "backend/train/checkpoint/safetensors.h"

#include <nlohmann/json.hpp>

#include <fcntl.h>
#include <unistd.h>

#include <cerrno>
#include <cstring>
#include <string_view>

namespace trainyard {
namespace {

using OrderedJson = nlohmann::ordered_json;

std::string headerText(std::span<const NamedTensor> tensors, const std::map<std::string, std::string>& metadata)
{
    OrderedJson json = OrderedJson::object();
    if (!metadata.empty())
        json["__metadata__"] = metadata;
    std::uint64_t offset = 0;
    for (const NamedTensor& tensor : tensors) {
        const std::uint64_t end = offset + tensor.values.size() * sizeof(float);
        json[tensor.name] = {{"dtype", "F32"}, {"shape", tensor.shape}, {"data_offsets", {offset, end}}};
        offset = end;
    }
    std::string text = json.dump(-1, ' ', false, OrderedJson::error_handler_t::replace);
    // Spaces are allowed at the end: the data then start on a multiple of 64 bytes and can be mapped.
    while ((8 + text.size()) % 64 != 0)
        text += ' ';
    return text;
}

void writeBytes(int file, const void* data, std::size_t count, const std::string& subject)
{
    writeAll(file, {static_cast<const char*>(data), count}, "write the checkpoint", subject);
}

void checkShapes(std::span<const NamedTensor> tensors, const std::string& subject)
{
    for (const NamedTensor& tensor : tensors) {
        std::int64_t count = 1;
        for (const std::int64_t extent : tensor.shape)
            count *= extent;
        if (count != static_cast<std::int64_t>(tensor.values.size()))
            throw Failure(ErrorKind::Internal, "write the checkpoint", subject,
                          runReason("run.tensor-values", tensor.name));
    }
}

} // namespace

std::int64_t writeSafetensors(const std::filesystem::path& file, std::span<const NamedTensor> tensors,
                              const std::map<std::string, std::string>& metadata,
                              const std::function<void()>& beforeRename)
{
    const std::filesystem::path path = replaceableFile(file);
    const std::string subject = path.string();
    checkShapes(tensors, subject);
    const std::string header = headerText(tensors, metadata);
    std::filesystem::path temporary = path;
    temporary += ".tmp-" + std::to_string(::getpid()) + "-" + randomHex(6);
    std::int64_t size = 0;
    try {
        const FileDescriptor descriptor(::open(temporary.c_str(), O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0644));
        if (!descriptor)
            throw systemFailure("write the checkpoint", subject, errno);
        const std::uint64_t length = header.size();
        writeBytes(descriptor.get(), &length, sizeof length, subject);
        writeBytes(descriptor.get(), header.data(), header.size(), subject);
        size = static_cast<std::int64_t>(sizeof length + header.size());
        for (const NamedTensor& tensor : tensors) {
            writeBytes(descriptor.get(), tensor.values.data(), tensor.values.size() * sizeof(float), subject);
            size += static_cast<std::int64_t>(tensor.values.size() * sizeof(float));
        }
        if (::fsync(descriptor.get()) != 0)
            throw systemFailure("write the checkpoint", subject, errno);
        if (beforeRename)
            beforeRename();
        if (::rename(temporary.c_str(), path.c_str()) != 0)
            throw systemFailure("write the checkpoint", subject, errno);
    } catch (...) {
        ::unlink(temporary.c_str());
        throw;
    }
    syncFolderOf(path);
    return size;
}

} // namespace trainyard
