// SPDX-License-Identifier: Apache-2.0
#include "backend/base/standard_streams.h"

#include "backend/base/error.h"
#include "backend/base/reasons_system.h"

#include <fcntl.h>
#include <poll.h>
#include <unistd.h>

#include <cerrno>
#include <cstdio>

namespace trainyard {
namespace {

constexpr const char* kOperation = "write the answer to";
constexpr const char* kSubject = "standard output";

bool readerHasLeft()
{
    pollfd output = {STDOUT_FILENO, POLLOUT, 0};
    return ::poll(&output, 1, 0) > 0 && (output.revents & POLLERR) != 0;
}

} // namespace

void reserveStandardStreams()
{
    for (int descriptor = STDIN_FILENO; descriptor <= STDERR_FILENO; ++descriptor)
        if (::fcntl(descriptor, F_GETFD) < 0 && errno == EBADF && ::open("/dev/null", O_RDWR) < 0)
            return; // /dev/null cannot be opened; otherwise open() takes the lowest free number
}

void finishStandardOutput()
{
    const bool lost = std::ferror(stdout) != 0; // the error code is no longer known here
    if (std::fflush(stdout) != 0 && errno != EPIPE)
        throw systemFailure(kOperation, kSubject, errno);
    if (lost && !readerHasLeft())
        throw Failure(ErrorKind::Io, kOperation, kSubject, systemReason("system.output-lost"));
}

} // namespace trainyard
