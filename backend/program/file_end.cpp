// SPDX-License-Identifier: Apache-2.0
#include "backend/program/file_end.h"

#include "backend/base/error.h"
#include "backend/base/open_file.h"
#include "backend/base/unique_handle.h"

#include <fcntl.h>
#include <unistd.h>

#include <cerrno>

namespace trainyard {

void replaceEnd(const std::filesystem::path& file, std::int64_t bytes, std::string_view text,
                const std::string& operation)
{
    const FileDescriptor opened(::open(file.c_str(), O_WRONLY | O_CREAT | O_APPEND | O_CLOEXEC, 0600));
    if (!opened || ::ftruncate(opened.get(), bytes) != 0)
        throw systemFailure(operation, file.string(), errno);
    writeAll(opened.get(), text, operation, file.string());
}

} // namespace trainyard
