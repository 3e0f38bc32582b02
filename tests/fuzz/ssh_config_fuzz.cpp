// SPDX-License-Identifier: GPL-3.0-or-later
#include "cluster/ssh/ssh_config.h"
#include "tests/fuzz/fuzz_support.h"
#include "tests/fuzz/targets.h"

using namespace trainyard;

/// A ~/.ssh/config; what it includes lies beside it. No command of it is run: the last byte says what one would answer.
void trainyard::fuzz::ssh_config(const std::uint8_t* data, std::size_t size)
{
    const std::string_view text = textOf(data, size);
    SshConfig::Environment environment;
    environment.home = folder() + "/home";
    environment.userFile = writeFile("home/.ssh/config", text);
    environment.systemFile = writeFile("ssh_config", text.substr(size / 2));
    writeFile("home/.ssh/more.conf", text.substr(0, size / 3));
    environment.localUser = "ann";
    environment.localHost = "desk.example.org";
    environment.run = [&](const std::string&) { return size > 0 && data[size - 1] % 2 == 0; };
    const SshConfig config(environment);
    read([&] { config.hostNames(); });
    for (const SshDestination& asked :
         {SshDestination{"lab", "", 0}, SshDestination{"node1.example.org", "bob", 2222}}) {
        read([&] {
            const SshSettings settings = config.settings(asked);
            must(settings.port >= 1 && settings.port <= 65535, "a port that no machine has");
        });
        read([&] { must(!config.route(asked).empty(), "a way without a host"); });
    }
    const std::string line(text.substr(0, text.find('\n')));
    std::string_view rest = line;
    takeSshWord(rest);
    splitSshArguments(line);
    matchesSshPatternList("node1.example.org", line, true);
    parsedDestination(line);
    char unknown = 0;
    expandSshTokens(line, {{'h', "lab"}}, unknown);
}
