// SPDX-License-Identifier: Apache-2.0
#include "backend/train/record/run_lock.h"

#include "backend/base/error.h"
#include "backend/protocol/reasons_run.h"
#include "backend/train/monitor/host_info.h"

#include <fcntl.h>
#include <sys/file.h>
#include <sys/stat.h>
#include <unistd.h>

#include <cerrno>
#include <optional>

namespace trainyard {
namespace {

constexpr const char* kOperation = "train in";

/// A running engine on another machine appends several times a second.
constexpr double kQuietSeconds = 20.0;

std::optional<AttemptInfo> newestAttempt(const RunDirectory& directory)
{
    const std::vector<int> numbers = directory.attempts();
    return numbers.empty() ? std::nullopt : directory.readAttempt(numbers.back());
}

[[noreturn]] void refuse(const RunDirectory& directory, Reason why)
{
    throw Failure(ErrorKind::Busy, kOperation, directory.root().string(), std::move(why));
}

Reason trainedBy(const AttemptInfo& attempt)
{
    return runReason("run.other-process", std::to_string(attempt.pid), attempt.host);
}

double modifiedAt(const struct stat& status)
{
    return static_cast<double>(status.st_mtim.tv_sec) + 1e-9 * static_cast<double>(status.st_mtim.tv_nsec);
}

} // namespace

RunLock::RunLock(const RunDirectory& directory)
{
    const std::filesystem::path path = directory.root() / "engine.lock";
    m_file.reset(::open(path.c_str(), O_RDWR | O_CREAT | O_CLOEXEC, 0644));
    if (!m_file)
        throw systemFailure(kOperation, directory.root().string(), errno);
    const std::optional<AttemptInfo> attempt = newestAttempt(directory);
    if (::flock(m_file.get(), LOCK_EX | LOCK_NB) != 0) {
        if (errno == EWOULDBLOCK)
            refuse(directory, attempt && processAlive(attempt->pid, attempt->processStart)
                                  ? trainedBy(*attempt)
                                  : runReason("run.other-engine"));
        if (errno != ENOLCK && errno != EOPNOTSUPP && errno != ENOSYS)
            throw systemFailure(kOperation, directory.root().string(), errno);
        // A file system without locks: what the attempt says has to do.
    }
    if (!attempt || directory.readResult())
        return;
    if (attempt->host == hostName()) {
        if (attempt->pid != ::getpid() && processAlive(attempt->pid, attempt->processStart))
            refuse(directory, trainedBy(*attempt));
        return;
    }
    // Both times are the file server's: the clocks of two machines need not agree.
    struct stat events {};
    struct stat now {};
    if (::futimens(m_file.get(), nullptr) == 0 && ::fstat(m_file.get(), &now) == 0 &&
        ::stat(directory.events(attempt->number).c_str(), &events) == 0 &&
        modifiedAt(now) - modifiedAt(events) < kQuietSeconds)
        refuse(directory, trainedBy(*attempt));
}

} // namespace trainyard
