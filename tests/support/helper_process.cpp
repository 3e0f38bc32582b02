// SPDX-License-Identifier: Apache-2.0
#include "tests/support/helper_process.h"

#include <fcntl.h>
#include <spawn.h>
#include <sys/wait.h>
#include <unistd.h>

#include <cerrno>
#include <csignal>
#include <cstdio>
#include <filesystem>
#include <map>
#include <stdexcept>
#include <utility>

extern char** environ;

namespace trainyard::test {

namespace {

constexpr int kReadyDescriptor = 3; ///< of a helper: what sayReady() writes to

std::map<std::string, HelperMain>& helpers()
{
    static std::map<std::string, HelperMain> all;
    return all;
}

} // namespace

HelperRegistration::HelperRegistration(const char* name, HelperMain run)
{
    helpers().emplace(name, run);
}

int runHelper(const std::vector<std::string>& arguments)
{
    const auto found = arguments.empty() ? helpers().end() : helpers().find(arguments[0]);
    if (found == helpers().end()) {
        std::fprintf(stderr, "no such helper\n");
        return 2;
    }
    ::fcntl(kReadyDescriptor, F_SETFD, FD_CLOEXEC); // children of the helper say nothing
    return found->second({arguments.begin() + 1, arguments.end()});
}

void sayReady()
{
    (void)!::write(kReadyDescriptor, "x", 1);
}

HelperProcess::HelperProcess(const std::string& name, std::vector<std::string> arguments)
{
    const std::string program = std::filesystem::read_symlink("/proc/self/exe");
    arguments.insert(arguments.begin(), {program, kHelperOption, name});
    std::vector<char*> words;
    for (std::string& argument : arguments)
        words.push_back(argument.data());
    words.push_back(nullptr);
    int ready[2];
    if (::pipe2(ready, O_CLOEXEC) != 0)
        throw std::runtime_error("no pipe for a helper process");
    posix_spawn_file_actions_t actions;
    ::posix_spawn_file_actions_init(&actions);
    ::posix_spawn_file_actions_adddup2(&actions, ready[1], kReadyDescriptor);
    const int error = ::posix_spawn(&m_pid, program.c_str(), &actions, nullptr, words.data(), environ);
    ::posix_spawn_file_actions_destroy(&actions);
    ::close(ready[1]); // so that the helper's end ends the reading
    m_ready = ready[0];
    if (error != 0) {
        ::close(m_ready);
        throw std::runtime_error("a helper process does not start, error " + std::to_string(error));
    }
}

HelperProcess::HelperProcess(HelperProcess&& other) noexcept
    : m_pid(std::exchange(other.m_pid, 0)), m_status(other.m_status), m_ready(std::exchange(other.m_ready, -1))
{
}

bool HelperProcess::becomesReady()
{
    char byte = 0;
    ssize_t count = 0;
    do
        count = m_ready >= 0 ? ::read(m_ready, &byte, 1) : 0;
    while (count < 0 && errno == EINTR);
    return count == 1;
}

int HelperProcess::wait()
{
    if (m_pid > 0) {
        while (::waitpid(m_pid, &m_status, 0) < 0 && errno == EINTR) {
        }
        m_pid = 0;
    }
    if (m_ready >= 0)
        ::close(std::exchange(m_ready, -1));
    return m_status;
}

int HelperProcess::kill()
{
    if (m_pid > 0)
        ::kill(m_pid, SIGKILL);
    return wait();
}

} // namespace trainyard::test
