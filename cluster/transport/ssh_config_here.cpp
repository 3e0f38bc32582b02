// SPDX-License-Identifier: GPL-3.0-or-later
#include "backend/base/error.h"
#include "backend/protocol/reasons_link.h"
#include "cluster/transport/local_exec.h"
#include "cluster/transport/shell_quote.h"
#include "cluster/transport/ssh_transport.h"

#include <filesystem>

namespace trainyard {
namespace {

constexpr double kPatience = 10.0; ///< seconds; a Match exec of the configuration may take a while
constexpr int kNoClient = 127;     ///< the shell's code for a missing program; ssh itself ends with 255

} // namespace

std::optional<std::string> askOpenSsh(const SshDestination& asked, const std::string& file)
{
    std::string call = "command -v ssh > /dev/null || exit 127\nexec ssh -G -T";
    if (!file.empty())
        call += " -F " + shellQuoted(file);
    if (!asked.user.empty())
        call += " -l " + shellQuoted(asked.user);
    if (asked.port != 0)
        call += " -p " + std::to_string(asked.port);
    const ExecResult result = runLocalScript(call + " -- " + shellQuoted(asked.host) + " < /dev/null\n", kPatience);
    if (result.exitCode == kNoClient)
        return std::nullopt;
    if (result.exitCode != 0)
        throw Failure(ErrorKind::BadInput, "find the way to", asked.host,
                      linkReason("link.config-refused", Quotation{result.errorOutput}, asked.host));
    return result.output;
}

SshConfig sshConfigOfThisUser()
{
    SshConfig::Environment environment = SshConfig::Environment::ofThisUser();
    std::string file; // that which OpenSSH reads by itself
    std::error_code code;
    if (environment.hasOwnHome())
        file = std::filesystem::exists(environment.userFile, code) ? environment.userFile : "none";
    environment.ask = [file](const SshDestination& asked) { return askOpenSsh(asked, file); };
    return SshConfig(environment);
}

} // namespace trainyard
