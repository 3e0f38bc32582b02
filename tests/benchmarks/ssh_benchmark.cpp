// SPDX-License-Identifier: GPL-3.0-or-later
// Measures a machine behind SSH: connecting, commands, upload and download compared with OpenSSH's own `cat`, over
// links of several latencies, against a real sshd on loopback that it starts itself. With a real Slurm it also measures
// the cost of the window's own operations.
#include "backend/base/clock.h"
#include "backend/base/error.h"
#include "backend/base/files.h"
#include "cluster/transport/shell_quote.h"
#include "cluster/transport/ssh_transport.h"
#include "tests/benchmarks/ssh_window.h"
#include "tests/cluster/ssh_lab.h"
#include "tests/support/fault_proxy.h"

#include <QCoreApplication>

#include <algorithm>
#include <cstdio>
#include <cstdlib>
#include <cstring>
#include <filesystem>
#include <fstream>
#include <functional>
#include <string>
#include <vector>

namespace trainyard::benchmark {
namespace {

using test::FaultProxy;
using test::SshLab;

double secondsOf(const std::function<void()>& work)
{
    const double begin = steadyTime();
    work();
    return steadyTime() - begin;
}

/// The best of several rounds, because other work on the machine only adds time.
double best(int rounds, const std::function<void()>& work)
{
    double least = 1e9;
    for (int i = 0; i < rounds; ++i)
        least = std::min(least, secondsOf(work));
    return least;
}

class Bench {
public:
    Bench(int megabytes, int rounds) : m_bytes(std::size_t(megabytes) << 20), m_rounds(rounds)
    {
        m_source = m_lab.folder() + "/source";
        std::string bytes(m_bytes, '\0');
        std::uint64_t state = 1;
        for (std::size_t i = 0; i + 8 <= bytes.size(); i += 8) {
            state = state * 6364136223846793005ull + 1442695040888963407ull;
            std::memcpy(&bytes[i], &state, 8);
        }
        writeFileAtomically(m_source, bytes);
    }

    void link(double milliseconds)
    {
        FaultProxy proxy(m_lab.port(1));
        proxy.setDelay(milliseconds / 2000.0);
        SshHop hop = m_lab.hop();
        hop.port = proxy.port();
        m_lab.trust(hop);
        std::printf("\n| link of %.0f ms there and back | ours | OpenSSH's | ratio |\n|---|---|---|---|\n",
                    milliseconds);

        const std::string ssh = openSsh(hop);
        const auto connecting = [&] { SshTransport({hop}, nullptr, nullptr).connect(); };
        row("connect and log in, ms", best(m_rounds, connecting) * 1e3,
            best(m_rounds, [&] { run(ssh + " true"); }) * 1e3); // theirs with a command
        SshTransport transport({hop}, nullptr, nullptr);
        transport.connect();
        row("command, ms", best(10, [&] { transport.exec("echo x", 30.0); }) * 1e3, 0.0);
        row("read 4 KiB of a file, ms", best(10, [&] { transport.read(m_source, 100000, 4096); }) * 1e3, 0.0);
        row("write 4 KiB, ms",
            best(10, [&] { transport.write(m_lab.folder() + "/small", std::string(4096, 'x')); }) * 1e3, 0.0);

        // In turn, so that other work affects both equally.
        const std::string there = m_lab.folder() + "/there";
        const std::string back = m_lab.folder() + "/back";
        double mine[2] = {1e9, 1e9};
        double theirs[2] = {1e9, 1e9};
        for (int i = 0; i < m_rounds; ++i) {
            mine[0] = std::min(mine[0], secondsOf([&] { transport.put(m_source, there); }));
            theirs[0] =
                std::min(theirs[0], secondsOf([&] {
                             run(ssh + " " + shellQuoted("cat >" + shellQuoted(there)) + " <" + shellQuoted(m_source));
                         }));
            mine[1] = std::min(mine[1], secondsOf([&] { transport.get(m_source, back); }));
            theirs[1] =
                std::min(theirs[1], secondsOf([&] {
                             run(ssh + " " + shellQuoted("cat " + shellQuoted(m_source)) + " >" + shellQuoted(back));
                         }));
            std::filesystem::remove(there);
            std::filesystem::remove(back);
        }
        const double megabytes = static_cast<double>(m_bytes) / 1e6;
        row("upload, MB/s", megabytes / mine[0], megabytes / theirs[0]);
        row("download, MB/s", megabytes / mine[1], megabytes / theirs[1]);
    }

private:
    std::string openSsh(const SshHop& hop) const
    {
        return "ssh -F none -o BatchMode=yes -o LogLevel=ERROR -o IdentityAgent=none -i " +
               shellQuoted(m_lab.userKey()) +
               " -o UserKnownHostsFile=" + shellQuoted("\"" + m_lab.knownHosts() + "\"") + " -p " +
               std::to_string(hop.port) + " 127.0.0.1";
    }

    static void run(const std::string& command)
    {
        if (std::system(command.c_str()) != 0)
            throw Failure(ErrorKind::Io, "run", command, "it failed");
    }

    static void row(const char* name, double ours, double theirs)
    {
        if (theirs > 0.0)
            std::printf("| %s | %.1f | %.1f | %.2f |\n", name, ours, theirs, ours / theirs);
        else
            std::printf("| %s | %.1f | | |\n", name, ours);
        std::fflush(stdout);
    }

    SshLab m_lab;
    std::size_t m_bytes;
    int m_rounds;
    std::string m_source;
};

int usage()
{
    std::printf("trainyard_ssh_benchmark [--megabytes 128] [--rounds 3] [--link 0 --link 50 …]\n"
                "with_cluster.sh trainyard_ssh_benchmark --window 7 [--link 0 --link 50 …]: submitting and polling, so "
                "many times\n\n"
                "Starts sshd on loopback (TRAINYARD_WITH_CLUSTER=1 allows it). Uploads are synced to disk and checked "
                "by their\n"
                "checksums, OpenSSH's are not. A link of 50 ms delays each way by 25.\n");
    return 2;
}

} // namespace

int benchmarkMain(int argc, char** argv)
{
    int megabytes = 128;
    int rounds = 3;
    int windowRounds = 0;
    std::vector<double> links;
    for (int i = 1; i < argc; i += 2) {
        if (i + 1 >= argc)
            return usage();
        const std::string name = argv[i];
        if (name == "--megabytes")
            megabytes = std::atoi(argv[i + 1]);
        else if (name == "--rounds")
            rounds = std::atoi(argv[i + 1]);
        else if (name == "--window")
            windowRounds = std::max(1, std::atoi(argv[i + 1]));
        else if (name == "--link")
            links.push_back(std::atof(argv[i + 1]));
        else
            return usage();
    }
    if (const std::string reason = SshLab::unavailable(); !reason.empty()) {
        std::fprintf(stderr, "%s\n", reason.c_str());
        return 77;
    }
    if (links.empty())
        links = {0.0, 50.0};
    if (windowRounds > 0) {
        if (!qEnvironmentVariableIsSet("SLURM_CONF") || !qEnvironmentVariableIsSet("LAB"))
            return usage();
        for (const double link : links)
            measureWindowPath(link, windowRounds);
        return 0;
    }
    Bench bench(std::max(megabytes, 1), std::max(rounds, 1));
    for (const double link : links)
        bench.link(link);
    return 0;
}

} // namespace trainyard::benchmark

int main(int argc, char** argv)
{
    QCoreApplication application(argc, argv);
    try {
        return trainyard::benchmark::benchmarkMain(argc, argv);
    } catch (const std::exception& exception) {
        std::fprintf(stderr, "%s\n", exception.what());
        return 1;
    }
}
