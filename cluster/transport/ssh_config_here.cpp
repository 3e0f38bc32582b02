// SPDX-License-Identifier: GPL-3.0-or-later
#include "backend/base/error.h"
#include "cluster/transport/local_exec.h"
#include "cluster/transport/ssh_transport.h"

namespace trainyard {

SshConfig sshConfigOfThisUser()
{
    SshConfig::Environment environment = SshConfig::Environment::ofThisUser();
    environment.run = [](const std::string& command) {
        try {
            return runLocalScript(command, 10.0).exitCode == 0;
        } catch (const Failure&) { // a command that hangs or never stops printing does not match
            return false;
        }
    };
    return SshConfig(environment);
}

} // namespace trainyard
