// SPDX-License-Identifier: Apache-2.0
#include "backend/program/allocation.h"

#include "backend/base/unique_handle.h"
#include "backend/train/monitor/host_info.h"

#include <netdb.h>
#include <netinet/in.h>
#include <sys/socket.h>

#include <algorithm>
#include <cstdlib>

namespace trainyard {
namespace {

constexpr int kUsualPort = 29500; // torchrun's own

std::string variable(const char* name)
{
    const char* value = std::getenv(name);
    return value ? value : "";
}

bool isKnown(const std::string& host)
{
    addrinfo* found = nullptr;
    const int error = ::getaddrinfo(host.c_str(), nullptr, nullptr, &found);
    if (found)
        ::freeaddrinfo(found);
    return error == 0;
}

/// One that nobody listens on at this moment.
int freePort()
{
    const FileDescriptor socket(::socket(AF_INET, SOCK_STREAM | SOCK_CLOEXEC, 0));
    sockaddr_in address{};
    address.sin_family = AF_INET;
    socklen_t size = sizeof address;
    auto* any = reinterpret_cast<sockaddr*>(&address);
    if (!socket || ::bind(socket.get(), any, size) != 0 || ::getsockname(socket.get(), any, &size) != 0)
        return kUsualPort;
    return ntohs(address.sin_port);
}

} // namespace

std::string firstHostOf(std::string_view list)
{
    const std::size_t bracket = list.find('[');
    if (bracket == list.npos || list.find(',') < bracket)
        return std::string(list.substr(0, list.find(',')));
    const std::size_t close = list.find(']', bracket);
    if (close == list.npos)
        return std::string(list.substr(0, bracket));
    const std::string_view inside = list.substr(bracket + 1, close - bracket - 1);
    std::string host(list.substr(0, bracket));
    host += inside.substr(0, inside.find_first_of(",-"));
    const std::string_view rest = list.substr(close + 1); // "rack[1-2]n[01-16]" has more brackets
    if (rest.empty() || rest.front() == ',')
        return host;
    return host + firstHostOf(rest);
}

std::optional<ProgramAllocation> allocationHere()
{
    const std::string job = variable("SLURM_JOB_ID"), array = variable("SLURM_ARRAY_JOB_ID");
    if (variable("TRAINYARD_JOB").empty() || job.empty())
        return std::nullopt;
    ProgramAllocation here;
    // By index: the last task of an array bears the array's own id.
    here.job = array.empty() ? job : array + "_" + variable("SLURM_ARRAY_TASK_ID");
    here.nodes = std::max(1, std::atoi(variable("SLURM_JOB_NUM_NODES").c_str()));
    here.cpusPerTask = std::max(0, std::atoi(variable("SLURM_CPUS_PER_TASK").c_str()));
    const std::string words = variable("TRAINYARD_MPI_WORDS");
    for (std::size_t at = 0; at < words.size();) {
        const std::size_t end = std::min(words.find('\n', at), words.size());
        if (end > at)
            here.mpiWords.push_back(words.substr(at, end - at));
        at = end + 1;
    }
    // The job's script runs on the first node, and so does this process.
    here.port = freePort();
    here.firstHost = here.nodes > 1 ? firstHostOf(variable("SLURM_JOB_NODELIST")) : "localhost";
    if (here.firstHost.empty() || !isKnown(here.firstHost))
        here.firstHost = hostName();
    return here;
}

} // namespace trainyard
