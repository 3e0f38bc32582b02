// SPDX-License-Identifier: Apache-2.0
#include "backend/base/files.h"
#include "backend/engine/rank_cores.h"
#include "tests/support/environment_guard.h"
#include "tests/support/test_environment.h"

#include <QTemporaryDir>

namespace rank_cores_test {

using namespace trainyard;

namespace {

using Lists = std::vector<std::vector<int>>;

RankLayout layoutOf(int ranks, DistributionMode mode = DistributionMode::Synchronous)
{
    RunSpec spec;
    spec.resources.ranks = ranks;
    spec.distribution.mode = mode;
    return rankLayout(spec);
}

void write(const std::filesystem::path& file, const std::string& text)
{
    makeFolders(file.parent_path());
    writeFileAtomically(file, text);
}

} // namespace

class RankCoresTest : public QObject {
    Q_OBJECT
    QTemporaryDir m_folder;

    /// Two packages of two cores with two threads each, numbered as Linux does: processors 0…3 are the first threads of
    /// all cores, 4…7 their second ones.
    HostPaths machine() const
    {
        const std::filesystem::path root = m_folder.path().toStdString();
        for (int cpu = 0; cpu < 8; ++cpu) {
            const std::filesystem::path folder = root / "sys/devices/system/cpu" / ("cpu" + std::to_string(cpu));
            const int package = cpu % 4 / 2;
            write(folder / "topology/physical_package_id", std::to_string(package) + "\n");
            write(folder / "topology/core_id", std::to_string(cpu % 2) + "\n");
            makeFolders(folder / ("node" + std::to_string(package)));
        }
        const std::pair<const char*, const char*> gpus[] = {{"0000:17:00.0", "2-3,6-7"}, {"0000:CA:00.0", "0-1,4-5"}};
        int number = 0;
        for (const auto& [address, list] : gpus) {
            write(root / "proc/driver/nvidia/gpus" / address / "information",
                  "Model: \t\t A GPU\nGPU UUID: \t GPU-" + std::string(number++ == 0 ? "aa11" : "bb22") + "\n");
            write(root / "sys/bus/pci/devices" / QString(address).toLower().toStdString() / "local_cpulist",
                  std::string(list) + "\n");
        }
        return {root / "proc", root / "sys"};
    }
    std::vector<Core> cores() const { return coresOf({0, 1, 2, 3, 4, 5, 6, 7}, machine()); }

private Q_SLOTS:
    void threadsOfACoreStandTogether()
    {
        const std::vector<Core> found = cores();
        QCOMPARE(found.size(), std::size_t(4));
        QCOMPARE(found[0].cpus, (std::vector<int>{0, 4}));
        QCOMPARE(found[1].cpus, (std::vector<int>{1, 5}));
        QCOMPARE(found[2].cpus, (std::vector<int>{2, 6}));
        QCOMPARE(found[2].package, 1);
        QCOMPARE(found[2].node, 1);
        // Processors that a queue has not given are no part of a core.
        QCOMPARE(coresOf({1, 4}, machine())[0].cpus, std::vector<int>{4});
        QCOMPARE(coresOf({3, 5}, {"/nowhere", "/nowhere"}).size(), std::size_t(2));
    }

    void ranksHaveNeighbours()
    {
        QCOMPARE(dealCores(cores(), layoutOf(2), CoreOrder::Compact), (Lists{{0, 4, 1, 5}, {2, 6, 3, 7}}));
        QCOMPARE(dealCores(cores(), layoutOf(3), CoreOrder::Compact), (Lists{{0, 4}, {1, 5}, {2, 6, 3, 7}}));
        QCOMPARE(dealCores(cores(), layoutOf(2), CoreOrder::Scatter), (Lists{{0, 4, 2, 6}, {1, 5, 3, 7}}));
        const Lists free = dealCores(cores(), layoutOf(2), CoreOrder::None);
        QCOMPARE(free[0].size(), std::size_t(8));
        QCOMPARE(free[1], free[0]);
    }

    void singleThreadsAreDealtWhereCoresAreFew()
    {
        const Lists dealt = dealCores(cores(), layoutOf(8), CoreOrder::Compact);
        QCOMPARE(dealt, (Lists{{0}, {4}, {1}, {5}, {2}, {6}, {3}, {7}}));
        const Lists shared = dealCores(cores(), layoutOf(9), CoreOrder::Compact);
        QCOMPARE(shared.size(), std::size_t(9));
        QCOMPARE(shared[8].size(), std::size_t(8));
    }

    void aMasterHasOneCore()
    {
        QCOMPARE(dealCores(cores(), layoutOf(3, DistributionMode::Downpour), CoreOrder::Compact),
                 (Lists{{0, 4}, {1, 5}, {2, 6}, {3, 7}}));
    }

    void ranksAreBesideTheirGpus()
    {
        const HostPaths paths = machine();
        QCOMPARE(cpusBeside("0", paths), (std::vector<int>{2, 3, 6, 7}));
        QCOMPARE(cpusBeside("GPU-bb22", paths), (std::vector<int>{0, 1, 4, 5}));
        QVERIFY(cpusBeside("2", paths).empty() && cpusBeside("GPU-cc", paths).empty() && cpusBeside("", paths).empty());
        QVERIFY(cpusBeside("0", {"/nowhere", "/nowhere"}).empty());
        QCOMPARE(dealCores(cores(), layoutOf(2), CoreOrder::Compact, {cpusBeside("0", paths), cpusBeside("1", paths)}),
                 (Lists{{2, 6, 3, 7}, {0, 4, 1, 5}}));
    }

    void theOrderIsAskedFor()
    {
        const test::EnvironmentGuard guard("TRAINYARD_CORES");
        QVERIFY(coreOrder() == CoreOrder::Compact);
        for (const CoreOrder order : {CoreOrder::Compact, CoreOrder::Scatter, CoreOrder::None}) {
            qputenv("TRAINYARD_CORES", name(order).c_str());
            QVERIFY(coreOrder() == order);
        }
        qputenv("TRAINYARD_CORES", "dense");
        QVERIFY(coreOrder() == CoreOrder::Compact);
    }

    void listsAreShort()
    {
        QCOMPARE(cpuListText({3, 0, 1, 2, 8}), std::string("0-3,8"));
        QCOMPARE(cpuListText({}), std::string());
    }
};

TRAINYARD_TEST(RankCoresTest)

} // namespace rank_cores_test

#include "rank_cores_test.moc"
