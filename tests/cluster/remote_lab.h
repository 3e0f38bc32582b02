// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "backend/base/files.h"
#include "cluster/control/machine_line.h"
#include "cluster/scheduler/query_pace.h"
#include "cluster/transport/ssh_transport.h"
#include "tests/cluster/ssh_lab.h"
#include "tests/support/test_environment.h"

#include <QProcess>
#include <QTemporaryDir>
#include <QTest>

#include <atomic>
#include <filesystem>
#include <fstream>
#include <functional>

namespace trainyard::test {

/// The id of a run that no other test gives, nor this one when it is run again: tests share a cluster, which remembers
/// the names of jobs.
inline std::string ownId(const std::string& name)
{
    static const std::string mark = randomHex(6);
    return name + "-" + mark;
}
inline QString ownQId(const std::string& name)
{
    return QString::fromStdString(ownId(name));
}

/// What a run trains on, and how long.
struct RunSize {
    std::int64_t trainSamples = 512;
    std::int64_t validationSamples = 64;
    int epochs = 2;
    int batch = 64;
};
/// A run of one thread on glyphs.
inline RunSpec smallRun(const std::string& id, const RunSize& size = {})
{
    RunSpec spec;
    spec.id = spec.name = id;
    spec.data.trainSamples = size.trainSamples;
    spec.data.validationSamples = size.validationSamples;
    spec.training.epochs = size.epochs;
    spec.training.batchSize = size.batch;
    spec.resources.threads = 1;
    return spec;
}

/// How often a machine is asked where a test is not about that: a person would be banned for it.
inline QueryPace::Intervals quickPace()
{
    QueryPace::Intervals pace;
    pace.watched = 0.3;
    pace.afterChange = 0.5;
    pace.longest = 2.0;
    pace.longestError = 2.0;
    return pace;
}

/// A transport that counts what it is asked, for others.
class CountingTransport : public Transport {
public:
    /// `around`: told of every script, before it is run and after; what it throws comes out of exec().
    using Around = std::function<void(const std::string& script, bool after)>;
    CountingTransport(std::unique_ptr<Transport> inner, std::atomic<int>& calls, const Around& around)
        : m_inner(std::move(inner)), m_calls(calls), m_around(around)
    {
    }
    ExecResult exec(const std::string& script, double deadline) override
    {
        return told(script, [&] { return count().exec(script, deadline); });
    }
    ExecResult execUnseen(const std::string& script, double deadline) override
    {
        return told(script, [&] { return count().execUnseen(script, deadline); });
    }
    void write(const std::string& path, const std::string& bytes) override { count().write(path, bytes); }
    std::optional<std::string> read(const std::string& path, std::int64_t offset, std::int64_t limit) override
    {
        return count().read(path, offset, limit);
    }
    std::optional<std::string> create(const std::string& path, const std::string& bytes) override
    {
        return count().create(path, bytes);
    }
    std::optional<FileStatus> status(const std::string& path) override { return count().status(path); }
    std::vector<std::string> list(const std::string& folder) override { return count().list(folder); }
    void makeFolders(const std::string& path) override { count().makeFolders(path); }
    void put(const std::string& from, const std::string& to) override { count().put(from, to); }
    void get(const std::string& from, const std::string& to) override { count().get(from, to); }
    void setProgress(TransferProgress progress) override { m_inner->setProgress(std::move(progress)); }
    void removeTree(const std::string& path) override { count().removeTree(path); }

private:
    template <typename Run>
    ExecResult told(const std::string& script, Run run)
    {
        if (m_around)
            m_around(script, false);
        ExecResult result = run();
        if (m_around)
            m_around(script, true);
        return result;
    }
    Transport& count()
    {
        ++m_calls;
        return *m_inner;
    }
    std::unique_ptr<Transport> m_inner;
    std::atomic<int>& m_calls;
    const Around& m_around;
};

/// The cluster that with_cluster.sh has started, as a machine of the book: through its sshd, in a folder of its own.
class RemoteLab {
public:
    RemoteLab() : m_folder(qEnvironmentVariable("LAB") + "/home-XXXXXX")
    {
        const std::string ssh = qEnvironmentVariable("LAB").toStdString() + "/ssh/";
        std::ofstream(ssh + "known") << "lab " << readFile(ssh + "host1.pub");
    }

    MachineEntry entry() const
    {
        MachineEntry entry;
        entry.id = "lab";
        entry.name = "Test cluster";
        entry.host = "127.0.0.1";
        entry.scheduler = SchedulerKind::Slurm;
        entry.engine = engine.empty() ? program("trainyard-engine").string() : engine;
        entry.runsFolder = root() + "/runs there";
        // The nodes share one host name: Open MPI must not think that they share memory (with_cluster.sh).
        entry.jobTemplate.prologue =
            "[ ! -e '" + root() + "/slow' ] || export TRAINYARD_SLOW_RANK=0:100ms\nexport TRAINYARD_MODULE_PATH=" +
            program("trainyard-engine").parent_path().string() +
            "\nexport OMPI_MCA_btl=tcp,self OMPI_MCA_oob_tcp_if_include=lo OMPI_MCA_btl_tcp_if_include=lo "
            "PMIX_MCA_ptl_tcp_if_include=lo OMPI_MCA_mpi_yield_when_idle=1 OMPI_ALLOW_RUN_AS_ROOT=1 "
            "OMPI_ALLOW_RUN_AS_ROOT_CONFIRM=1";
        return entry;
    }
    std::string root() const { return m_folder.path().toStdString(); }
    /// Whether each step of a run whose job starts from now on takes at least 0.1 s, most of which its first rank
    /// sleeps: a test meets the run in the middle, whatever else the computer does.
    void setSlow(bool slow) const
    {
        const std::string mark = root() + "/slow";
        slow ? writeFileAtomically(mark, "") : (void)std::filesystem::remove(mark);
    }
    static int sshPort() { return qEnvironmentVariableIntValue("BASE") + 22; }

    /// A way to it, through this port where one is given.
    LineFactory factory(int port = 0)
    {
        return [this, port](const MachineEntry& entry, LoginPrompter*, HostKeyPrompt*) -> OpenedLine {
            if (entry.id != "lab")
                return openLine(entry, nullptr, nullptr);
            const std::string folder = qEnvironmentVariable("LAB").toStdString();
            SshHop hop;
            hop.name = hop.hostName = "127.0.0.1";
            hop.port = port > 0 ? port : sshPort();
            hop.user = SshLab::user();
            hop.identityFiles = {folder + "/ssh/user"};
            hop.identityAgent = "none";
            hop.hostKeyAlias = "lab";
            hop.userKnownHosts = {folder + "/ssh/known"};
            auto ssh = std::make_unique<SshTransport>(SshRoute{hop}, nullptr, nullptr);
            auto line = std::make_unique<Line>(*ssh, connections, calls);
            return {std::make_unique<CountingTransport>(std::move(ssh), calls, around), std::move(line)};
        };
    }

    /// Output of a shell command here, without the last newline.
    static std::string sh(const std::string& command)
    {
        std::string text = SshLab::run({"/bin/sh", "-c", command});
        while (!text.empty() && text.back() == '\n')
            text.pop_back();
        return text;
    }
    /// How many jobs of this name Slurm has ever had. An array is one, though each task that has begun is a job to
    /// Slurm, with a number of its own (%A, JobIDRaw).
    static int jobsNamed(const std::string& token)
    {
        return std::stoi(sh("{ squeue -h -t all -o %F -n '" + token + "'; sacct -nPX -o JobID --name='" + token +
                            "' -S 2000-01-01 2>/dev/null | cut -d_ -f1; } | sort -u | grep -c ." + " || true"));
    }

    /// How many jobs of this test the queue has: they work in folders of its own, and others may be beside them.
    static int jobsLeft() { return std::stoi(sh("squeue -h --me -o %Z | grep -cF \"$LAB/\" || true")); }

    /// A job that has every node for itself until it is cancelled: what is submitted meanwhile waits. Returns its
    /// number, empty if the nodes were not free within three minutes. Others use the cluster too: cancel it soon.
    std::string occupyNodes() const
    {
        const std::string job =
            sh("sbatch --parsable -N2 --exclusive -D '" + root() + "' -o /dev/null --wrap 'sleep 600'");
        const bool runs = QTest::qWaitFor([&] { return sh("squeue -h -o %t -j " + job) == "R"; }, 180'000);
        if (!runs)
            sh("scancel " + job);
        return runs ? job : std::string();
    }

    std::string engine;               ///< another than the real one
    std::atomic<int> calls{0};        ///< of the transport, and words to keep the connection alive
    CountingTransport::Around around; ///< of every script; set it before the machine is used
    std::atomic<int> connections{0};

private:
    class Line : public MachineLine {
    public:
        Line(SshTransport& transport, std::atomic<int>& connections, std::atomic<int>& calls)
            : m_transport(transport), m_connections(connections), m_calls(calls)
        {
        }
        void connect(std::stop_token stop) override
        {
            m_connections += m_transport.connected() ? 0 : 1;
            m_transport.connect(std::move(stop));
        }
        void disconnect() noexcept override { m_transport.disconnect(); }
        bool connected() const noexcept override { return m_transport.connected(); }
        void keepAlive(double seconds) override
        {
            ++m_calls;
            m_transport.keepAlive(seconds);
        }
        double retryIn() const override { return m_transport.retryIn(); }

    private:
        SshTransport& m_transport;
        std::atomic<int>& m_connections;
        std::atomic<int>& m_calls;
    };
    QTemporaryDir m_folder;
};

} // namespace trainyard::test
