// SPDX-License-Identifier: GPL-3.0-or-later
// Stands in where the program is built without libssh: a machine behind SSH cannot be made.
#include "backend/protocol/reasons_link.h"
#include "cluster/transport/ssh_transport.h"

#include "backend/base/error.h"

namespace trainyard {
namespace {

[[noreturn]] void refuse()
{
    throw Failure(ErrorKind::Unsupported, "connect over SSH", {}, linkReason("link.no-libssh"));
}

} // namespace

class SshTransport::Connection {};

SshTransport::SshTransport(SshRoute, LoginPrompter*, HostKeyPrompt*)
{
    refuse();
}
SshTransport::~SshTransport() = default;
bool SshTransport::available() noexcept
{
    return false;
}
void SshTransport::setSharedWithGroup(bool) {}
void SshTransport::connect(std::stop_token)
{
    refuse();
}
void SshTransport::disconnect() noexcept {}
bool SshTransport::connected() const noexcept
{
    return false;
}
void SshTransport::keepAlive(double)
{
    refuse();
}
double SshTransport::retryIn() const
{
    return -1.0;
}
ExecResult SshTransport::exec(const std::string&, double)
{
    refuse();
}
void SshTransport::write(const std::string&, const std::string&)
{
    refuse();
}
std::optional<std::string> SshTransport::read(const std::string&, std::int64_t, std::int64_t)
{
    refuse();
}
std::optional<FileStatus> SshTransport::status(const std::string&)
{
    refuse();
}
std::vector<std::string> SshTransport::list(const std::string&)
{
    refuse();
}
void SshTransport::makeFolders(const std::string&)
{
    refuse();
}
void SshTransport::put(const std::string&, const std::string&)
{
    refuse();
}
void SshTransport::get(const std::string&, const std::string&)
{
    refuse();
}
void SshTransport::setProgress(TransferProgress)
{
    refuse();
}
void SshTransport::removeTree(const std::string&)
{
    refuse();
}

} // namespace trainyard
