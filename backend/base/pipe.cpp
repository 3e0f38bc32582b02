// SPDX-License-Identifier: Apache-2.0
#include "backend/base/pipe.h"

#include "backend/base/error.h"

#include <fcntl.h>
#include <unistd.h>

#include <cerrno>

namespace trainyard {

Pipe::Pipe(const std::string& operation, const std::string& subject)
{
    int ends[2];
    if (::pipe2(ends, O_CLOEXEC) != 0)
        throw systemFailure(operation, subject, errno);
    reader.reset(ends[0]);
    writer.reset(ends[1]);
}

} // namespace trainyard
