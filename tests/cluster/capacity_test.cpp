// SPDX-License-Identifier: GPL-3.0-or-later
// What a machine has room for: jobs of a kind on a partition, bytes on a disk with or without a quota.
#include "cluster/scheduler/slurm_probe.h"
#include "cluster/transport/disk_space.h"
#include "cluster/transport/local_transport.h"
#include "tests/support/test_environment.h"

#include <QTemporaryDir>

#include <filesystem>

namespace capacity_test {

using namespace trainyard;

namespace {

/// 20 nodes of 16 cores and 4 GPUs, 4 larger ones without GPUs, and one that is drained.
ClusterFacts cluster()
{
    ClusterPartition partition;
    partition.name = "gpu";
    partition.isDefault = true;
    partition.groups = {{20, 16, 64000, {{"k80", 4}}, {}, "idle", true},
                        {4, 64, 256000, {}, {}, "mixed", true},
                        {1, 16, 64000, {{"k80", 4}}, {}, "drained", false}};
    ClusterFacts probe;
    probe.partitions = {partition};
    return probe;
}

JobRequest asking(int nodes, int ranksPerNode, int cpus, int gpus)
{
    JobRequest request;
    request.nodes = nodes;
    request.ranksPerNode = ranksPerNode;
    request.cpus = cpus;
    request.gpusPerNode = gpus;
    return request;
}

class CapacityTest : public QObject {
    Q_OBJECT
private slots:
    void countsWhatAPartitionHolds()
    {
        const ClusterFacts probe = cluster();
        QCOMPARE(jobsAtOnce(asking(1, 1, 4, 0), probe), 20 * 4 + 4 * 16);
        QCOMPARE(jobsAtOnce(asking(1, 4, 4, 4), probe), 20); // one node a cell, as reference A has it
        QCOMPARE(jobsAtOnce(asking(1, 1, 1, 1), probe), 80);
        QCOMPARE(jobsAtOnce(asking(1, 1, 32, 0), probe), 4 * 2);
        // Parts lie on different nodes: of the smaller ones each holds one, of the larger ones four.
        QCOMPARE(jobsAtOnce(asking(4, 1, 16, 0), probe), 9); // 20 + 4 · min(9, 4) = 36
        QCOMPARE(jobsAtOnce(asking(25, 1, 1, 0), probe), 0); // more nodes than there are
        JobRequest memory = asking(1, 1, 1, 0);
        memory.memoryMiB = 64000;
        QCOMPARE(jobsAtOnce(memory, probe), 20 + 4 * 4);
        JobRequest type = asking(1, 1, 1, 1);
        type.gpuType = "a100";
        QCOMPARE(jobsAtOnce(type, probe), 0);
        type.gpuType = "k80";
        QCOMPARE(jobsAtOnce(type, probe), 80);
        type.partition = "other";
        QCOMPARE(jobsAtOnce(type, probe), 0);
        QCOMPARE(jobsAtOnce(asking(1, 1, 1, 0), ClusterFacts{}), 0);
    }

    void accountAndQosAllowFewer()
    {
        ClusterFacts probe = cluster();
        probe.partitions[0].maxCpusPerNode = 8;
        QCOMPARE(jobsAtOnce(asking(1, 1, 4, 0), probe), 24 * 2);
        probe.defaultAccount = "phys";
        probe.associations = {{"phys", "", {"normal"}, "normal", 30, 0, 0.0}, {"chem", "", {}, "", 1, 0, 0.0}};
        QCOMPARE(jobsAtOnce(asking(1, 1, 4, 0), probe), 30);
        probe.qos = {{"normal", 0.0, 25, 0, "", "cpu=64,gres/gpu=6"}, {"high", 0.0, 2, 0, "", ""}};
        QCOMPARE(jobsAtOnce(asking(1, 1, 4, 0), probe), 16);
        QCOMPARE(jobsAtOnce(asking(1, 1, 1, 4), probe), 1);
        JobRequest typed = asking(1, 1, 1, 1);
        typed.gpuType = "k80";
        probe.qos[0].maxTresPerUser = "gres/gpu=6,gres/gpu:k80=2"; // a limit on a type
        QCOMPARE(jobsAtOnce(typed, probe), 2);
        probe.qos[0].maxTresPerUser = "cpu=64,gres/gpu=6";
        JobRequest high = asking(1, 1, 4, 0);
        high.qos = "high";
        QCOMPARE(jobsAtOnce(high, probe), 2);
        high.account = "chem";
        QCOMPARE(jobsAtOnce(high, probe), 1);
    }

    void readsDiskAndQuota()
    {
        const std::string df = "Filesystem     1024-blocks      Used Available Capacity Mounted on\n"
                               "nfs1:/export/home   102400000  62400000  40000000      61% /home of all\n";
        QCOMPARE(parseDiskSpace(df, "").free, std::int64_t{40'000'000} * 1024);
        QCOMPARE(parseDiskSpace(df, "").total, std::int64_t{102'400'000} * 1024);
        const auto quota = [](const char* line) {
            return std::string("Disk quotas for user ada (uid 1000): \n"
                               "     Filesystem  blocks   quota   limit   grace   files   quota   limit   grace\n") +
                   line + "\n";
        };
        QCOMPARE(parseDiskSpace(df, quota("nfs1:/export/home 9000 10000 12000 30 0 0")).free,
                 std::int64_t{3000} * 1024);
        QCOMPARE(parseDiskSpace(df, quota("nfs1:/export/home 9000 10000 0 30 0 0")).free, std::int64_t{1000} * 1024);
        QCOMPARE(parseDiskSpace(df, quota("nfs1:/export/home 13000* 10000 12000 6days 30 0 0")).free, std::int64_t{0});
        QCOMPARE(parseDiskSpace(df, quota("nfs1:/export/home 13000 0 0 30 0 0")).free, std::int64_t{40'000'000} * 1024);
        QCOMPARE(parseDiskSpace(df, quota("/dev/sdb1 9000 10000 12000 30 0 0")).free, std::int64_t{40'000'000} * 1024);
        QCOMPARE(parseDiskSpace("", "").free, std::int64_t{-1});
        QCOMPARE(parseDiskSpace("df: no such file\nat all", "").free, std::int64_t{-1});
    }

    void asksAMachine()
    {
        const QTemporaryDir folder;
        const std::filesystem::path root = folder.path().toStdString();
        LocalTransport transport;
        FramedScript script;
        addDiskSpace(script, (root / "not there yet/at 'all'").string());
        const DiskSpace space = parseDiskSpace(script.run(transport, 60.0));
        const auto known = std::filesystem::space(root);
        QCOMPARE(space.total, static_cast<std::int64_t>(known.capacity));
        QVERIFY(space.free >= 0 && space.free <= space.total);
    }
};

TRAINYARD_TEST(CapacityTest)

} // namespace

} // namespace capacity_test

#include "capacity_test.moc"
