// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/app/memory_limit.h"

#include "backend/base/error.h"
#include "gui/command_line/session.h"

#include <sys/resource.h>
#include <unistd.h>

#include <exception>
#include <string_view>

namespace trainyard {
namespace {

constexpr std::uint64_t kMiB = std::uint64_t{1} << 20;
/// Address space for the window, its libraries, threads and display drivers; most of it is reserved and never touched.
constexpr std::uint64_t kWindowNeeds = 1024 * kMiB;

std::terminate_handler g_before = nullptr;

[[noreturn]] void sayEnd()
{
    const bool lack = std::current_exception() && currentError({}).kind == ErrorKind::OutOfMemory;
    if (!lack)
        g_before();
    // Writes without allocating memory.
    constexpr std::string_view kWords =
        "trainyard: The window cannot go on: the system gives this process no more memory or threads. Raise its limits "
        "(ulimit -v for memory, ulimit -u for processes) or close other programs; runs that train continue.\n";
    [[maybe_unused]] const ssize_t written = ::write(STDERR_FILENO, kWords.data(), kWords.size());
    ::_exit(commands::kFailed);
}

} // namespace

std::optional<std::uint64_t> addressSpaceLimit()
{
    rlimit limit{};
    if (::getrlimit(RLIMIT_AS, &limit) != 0 || limit.rlim_cur == RLIM_INFINITY)
        return std::nullopt;
    return limit.rlim_cur;
}

std::string tooLittleMemory(std::optional<std::uint64_t> limit)
{
    if (!limit || *limit >= kWindowNeeds)
        return {};
    return "this process may use " + std::to_string(*limit / kMiB) +
           " MiB of memory (ulimit -v) and the window needs " + std::to_string(kWindowNeeds / kMiB) +
           " MiB. Raise that limit.";
}

void sayLackOfMemory()
{
    g_before = std::set_terminate(sayEnd);
}

} // namespace trainyard
