// SPDX-License-Identifier: Apache-2.0
#include "backend/engine/crash_words.h"

#include "backend/base/address_limit.h"
#include "backend/base/reasons_system.h"
#include "backend/protocol/exit_code.h"

#include <execinfo.h>
#include <fcntl.h>
#include <sys/resource.h>
#include <unistd.h>

#include <array>
#include <csignal>
#include <cstdlib>
#include <cstring>
#include <optional>
#include <string_view>

namespace trainyard {
namespace {

constexpr rlim_t kNearLimit = rlim_t{64} << 20; // what a library fails to get is often this large
constexpr std::array kCrashes{SIGSEGV, SIGBUS, SIGABRT, SIGILL, SIGFPE};

rlim_t g_addressLimit = RLIM_INFINITY;
rlim_t g_pageSize = 4096;
const char* g_remedy = "Raise that limit, or make the batch smaller."; // if memory is used up
bool g_inOrder = false;
pid_t g_process = 0;
alignas(16) char g_stack[64 << 10];

// Only what is allowed in a signal handler.

void sayWords(std::string_view words)
{
    [[maybe_unused]] const ssize_t written = ::write(STDERR_FILENO, words.data(), words.size());
}

void sayNumber(unsigned long long number)
{
    char digits[24];
    std::size_t at = sizeof digits;
    do
        digits[--at] = static_cast<char>('0' + number % 10);
    while ((number /= 10) > 0 && at > 0);
    sayWords({digits + at, sizeof digits - at});
}

/// Bytes of address space in use; 0 if the system does not tell.
rlim_t addressSpace()
{
    const int file = ::open("/proc/self/statm", O_RDONLY | O_CLOEXEC);
    char text[64] = {};
    const ssize_t count = file >= 0 ? ::read(file, text, sizeof text - 1) : 0;
    if (file >= 0)
        ::close(file);
    rlim_t pages = 0;
    for (ssize_t i = 0; i < count && text[i] >= '0' && text[i] <= '9'; ++i)
        pages = pages * 10 + static_cast<rlim_t>(text[i] - '0');
    return pages * g_pageSize;
}

bool memoryIsUsedUp()
{
    return g_addressLimit != RLIM_INFINITY && addressSpace() + kNearLimit > g_addressLimit;
}

extern "C" void sayCrash(int signal)
{
    if (::getpid() != g_process) { // a child that reads a damaged file: its parent waits for just that
        std::signal(signal, SIG_DFL);
        ::raise(signal);
        return;
    }
    if (memoryIsUsedUp()) {
        sayWords("Cannot go on: there is not enough memory; this process may use ");
        sayNumber(g_addressLimit >> 20);
        sayWords(" MiB (ulimit -v). ");
        sayWords(g_remedy);
        sayWords("\n");
        ::_exit(static_cast<int>(ExitCode::OutOfMemory));
    }
    sayWords("The engine crashed with signal ");
    sayNumber(static_cast<unsigned long long>(signal));
    sayWords(". This is a fault in it or in a library it uses: please report it. The run can be resumed.\n");
    std::signal(signal, SIG_DFL);
    ::raise(signal);
}

/// A library that ends the process by itself, as OpenMP's does when it gets no thread.
void sayEarlyEnd()
{
    if (!g_inOrder && ::getpid() == g_process && memoryIsUsedUp())
        sayCrash(SIGABRT);
}

} // namespace

void sayCrashes()
{
#if defined(__SANITIZE_ADDRESS__) || defined(__SANITIZE_THREAD__)
    return;
#endif
    if (const std::optional<std::int64_t> limit = addressLimit())
        g_addressLimit = static_cast<rlim_t>(*limit);
    if (limitIsSupervisors())
        g_remedy = ReasonCode<kSystemReasons, ByteCount>("system.supervisor-limit").row().remedy;
    g_process = ::getpid();
    g_pageSize = static_cast<rlim_t>(::sysconf(_SC_PAGESIZE));
    // Loads the unwinder now: when a thread must end for want of memory, it could not be loaded.
    void* frame = nullptr;
    ::backtrace(&frame, 1);
    // Matrix products may point the stack pointer into data, and a stack may have overflowed.
    stack_t stack{};
    stack.ss_sp = g_stack;
    stack.ss_size = sizeof g_stack;
    ::sigaltstack(&stack, nullptr);
    struct sigaction action {};
    action.sa_handler = sayCrash;
    action.sa_flags = SA_ONSTACK | SA_RESETHAND | SA_NODEFER;
    for (const int signal : kCrashes)
        ::sigaction(signal, &action, nullptr);
    if (g_addressLimit != RLIM_INFINITY)
        std::atexit(sayEarlyEnd);
}

int endInOrder(int code)
{
    g_inOrder = true;
    return code;
}

} // namespace trainyard
