// SPDX-License-Identifier: GPL-3.0-or-later
#include "cluster/ssh/ssh_answer.h"
#include "cluster/ssh/ssh_config.h"
#include "cluster/ssh/ssh_host_names.h"
#include "tests/fuzz/fuzz_support.h"
#include "tests/fuzz/targets.h"

using namespace trainyard;

/// A ~/.ssh/config, of which only the names of hosts are read, with a file that it may include; and the same text as
/// what OpenSSH's client answers about each host on the way. Nothing is run.
void trainyard::fuzz::ssh_config(const std::uint8_t* data, std::size_t size)
{
    const std::string text(textOf(data, size));
    SshConfig::Environment environment;
    environment.home = folder() + "/home";
    environment.userFile = writeFile("home/.ssh/config", text);
    environment.systemFile = writeFile("ssh_config", std::string_view(text).substr(size / 2));
    writeFile("home/.ssh/more.conf", std::string_view(text).substr(0, size / 3));
    environment.localUser = "ann";
    environment.localHost = "desk.example.org";
    environment.ask = [&](const SshDestination&) { return std::optional(text); };
    sshHostNames(environment.userFile, environment.home);
    parsedSshAnswer(text, "lab");
    const SshConfig config(environment);
    config.hostNames();
    for (const SshDestination& asked :
         {SshDestination{"lab", "", 0}, SshDestination{"node1.example.org", "bob", 2222}}) {
        read([&] {
            const SshSettings settings = config.settings(asked);
            must(settings.port >= 1 && settings.port <= 65535, "a port that no machine has");
        });
        read([&] { must(!config.route(asked).empty(), "a way without a host"); });
    }
    parsedDestination(text.substr(0, text.find('\n')));
}
