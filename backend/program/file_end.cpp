// SPDX-License-Identifier: Apache-2.0
#include "backend/program/file_end.h"

#include "backend/base/error.h"
#include "backend/base/unique_handle.h"

#include <fcntl.h>
#include <unistd.h>

#include <cerrno>

namespace trainyard {

void replaceEnd(const std::filesystem::path& file, std::int64_t bytes, std::string_view text,
                const std::string& operation)
{
    const FileDescriptor opened(::open(file.c_str(), O_WRONLY | O_CREAT | O_CLOEXEC, 0600));
    if (!opened || ::ftruncate(opened.get(), bytes) != 0)
        throw systemFailure(operation, file.string(), errno);
    for (std::size_t done = 0; done < text.size();) {
        const ssize_t written =
            ::pwrite(opened.get(), text.data() + done, text.size() - done, bytes + static_cast<off_t>(done));
        if (written < 0 && errno == EINTR)
            continue;
        if (written < 0)
            throw systemFailure(operation, file.string(), errno);
        done += static_cast<std::size_t>(written);
    }
}

} // namespace trainyard
