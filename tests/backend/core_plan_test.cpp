// SPDX-License-Identifier: Apache-2.0
#include "backend/base/error.h"
#include "backend/base/files.h"
#include "backend/engine/mpi_rank_cores.h"
#include "backend/train/cores/deal_cores.h"
#include "backend/train/cores/place_cores.h"
#include "tests/support/test_environment.h"

#include <QTemporaryDir>

#include <nlohmann/json.hpp>

#include <algorithm>
#include <numeric>

namespace core_plan_test {

using namespace trainyard;

namespace {

using Cpus = std::vector<int>;

/// Two packages, each with a node of memory and two cores of two threads, numbered as Linux does: processors 0…3 are
/// the first threads of all cores, 4…7 their second ones.
const TopologySource kTwoSockets{"pack:2 numa:1 core:2 pu:2(indexes=0,4,1,5,2,6,3,7)", {}};
const TopologySource kOneSocket{"pack:1 numa:1 core:4 pu:1", {}};

Cpus upTo(int count)
{
    Cpus cpus(static_cast<std::size_t>(count));
    std::iota(cpus.begin(), cpus.end(), 0);
    return cpus;
}

std::vector<PlacedProcess> ranksOf(int ranks, DistributionMode mode = DistributionMode::Synchronous)
{
    RunSpec spec;
    spec.resources.ranks = ranks;
    spec.distribution.mode = mode;
    return processesOf(rankLayout(spec), {});
}

CorePlan placed(CorePlacement placement, int ranks, const TopologySource& source, const Cpus& allowed = upTo(8))
{
    return placeCores(placement, ranksOf(ranks), allowed, source);
}

std::vector<Cpus> cpusOf(const CorePlan& plan)
{
    std::vector<Cpus> cpus;
    for (const ProcessCores& process : plan.processes)
        cpus.push_back(process.cpus);
    return cpus;
}

/// The machine of kTwoSockets with a GPU beside each processor: 0000:ca:00.0 beside the first, 0000:17:00.0 beside the
/// second.
std::string withGpus()
{
    return readFile(test::sourceFolder() / "tests/backend/fixtures/two_processors_two_gpus.xml");
}

void write(const std::filesystem::path& file, const std::string& text)
{
    makeFolders(file.parent_path());
    writeFileAtomically(file, text);
}

} // namespace

class CorePlanTest : public QObject {
    Q_OBJECT
    QTemporaryDir m_folder;

    /// What the driver tells about the GPUs of withGpus(): number 0 is the first on the bus.
    HostPaths driver() const
    {
        const std::filesystem::path proc = m_folder.path().toStdString() + "/proc";
        write(proc / "driver/nvidia/gpus/0000:17:00.0/information", "Model: \t\t A GPU\nGPU UUID: \t GPU-aa11\n");
        write(proc / "driver/nvidia/gpus/0000:CA:00.0/information", "Model: \t\t A GPU\nGPU UUID: \t GPU-bb22\n");
        return {proc, {}};
    }

private Q_SLOTS:
    void initTestCase()
    {
        try {
            readTopology({allowedCpus(), {}});
        } catch (const Failure& failure) {
            QSKIP(failure.what());
        }
    }

    void ranksHaveNeighbours()
    {
        const CorePlan plan = placed(CorePlacement::Compact, 2, kTwoSockets);
        QVERIFY(plan.binding == CoreBinding::Bound);
        QCOMPARE(plan.processes[0], (ProcessCores{{0, 1, 4, 5}, {0}}));
        QCOMPARE(plan.processes[1], (ProcessCores{{2, 3, 6, 7}, {1}}));
        QCOMPARE(placed(CorePlacement::Auto, 2, kTwoSockets).processes, plan.processes);
        QCOMPARE(cpusOf(placed(CorePlacement::Compact, 3, kTwoSockets)),
                 (std::vector<Cpus>{{0, 4}, {1, 5}, {2, 3, 6, 7}}));
        QCOMPARE(cpusOf(placed(CorePlacement::Auto, 2, kOneSocket, upTo(4))), (std::vector<Cpus>{{0, 1}, {2, 3}}));
    }

    void ranksAreScattered()
    {
        const CorePlan plan = placed(CorePlacement::Scatter, 2, kTwoSockets);
        QCOMPARE(plan.processes[0], (ProcessCores{{0, 2, 4, 6}, {0, 1}}));
        QCOMPARE(plan.processes[1], (ProcessCores{{1, 3, 5, 7}, {0, 1}}));
    }

    void onlyAllowedCpusAreDealt()
    {
        const Cpus allowed{1, 2, 5, 7}; // both threads of core 1, one thread each of cores 2 and 3
        QCOMPARE(cpusOf(placed(CorePlacement::Compact, 3, kTwoSockets, allowed)),
                 (std::vector<Cpus>{{1, 5}, {2}, {7}}));
        for (const CorePlacement placement : {CorePlacement::Auto, CorePlacement::Compact, CorePlacement::Scatter})
            for (int ranks = 2; ranks <= 4; ++ranks) {
                Cpus all;
                for (const Cpus& cpus : cpusOf(placed(placement, ranks, kTwoSockets, allowed)))
                    all.insert(all.end(), cpus.begin(), cpus.end());
                std::sort(all.begin(), all.end());
                QCOMPARE(all, allowed); // all of them, none twice
            }
    }

    void threadsAreDealtWhereCoresAreFew()
    {
        QCOMPARE(cpusOf(placed(CorePlacement::Compact, 8, kTwoSockets)),
                 (std::vector<Cpus>{{0}, {4}, {1}, {5}, {2}, {6}, {3}, {7}}));
        const CorePlan shared = placed(CorePlacement::Compact, 9, kTwoSockets);
        QVERIFY(shared.binding == CoreBinding::TooFew);
        QVERIFY(shared.processes.empty());
    }

    void processesStayUnbound()
    {
        QVERIFY(placed(CorePlacement::None, 2, kTwoSockets).binding == CoreBinding::Off);
        for (const CorePlacement placement : {CorePlacement::Auto, CorePlacement::Compact, CorePlacement::Scatter})
            QVERIFY(placed(placement, 1, kTwoSockets).binding == CoreBinding::Alone);
        const CorePlan broken = placed(CorePlacement::Compact, 2, {"no such machine", {}});
        QVERIFY(broken.binding == CoreBinding::NoTopology);
        QVERIFY(broken.processes.empty());
    }

    void aMasterHasOneCore()
    {
        const CorePlan plan =
            placeCores(CorePlacement::Auto, ranksOf(3, DistributionMode::Downpour), upTo(8), kTwoSockets);
        QCOMPARE(cpusOf(plan), (std::vector<Cpus>{{0, 4}, {1, 5}, {2, 6}, {3, 7}}));
        const CorePlan two =
            placeCores(CorePlacement::Auto, ranksOf(2, DistributionMode::Downpour), upTo(8), kTwoSockets);
        QCOMPARE(cpusOf(two), (std::vector<Cpus>{{0, 4}, {1, 5}, {2, 3, 6, 7}}));
    }

    void ranksAreBesideTheirGpus()
    {
        const TopologySource source{{}, withGpus()};
        const HostPaths paths = driver();
        const auto on = [&](CorePlacement placement, const std::vector<std::string>& gpus) {
            std::vector<PlacedProcess> processes;
            for (const std::string& gpu : gpus)
                processes.push_back({false, gpu});
            return placeCores(placement, processes, upTo(8), source, paths);
        };
        const Cpus first{0, 1, 4, 5}, second{2, 3, 6, 7};
        // GPU 0 is beside the second processor.
        QCOMPARE(cpusOf(on(CorePlacement::Auto, {"0", "1"})), (std::vector<Cpus>{second, first}));
        QCOMPARE(cpusOf(on(CorePlacement::Compact, {"GPU-aa11"})), std::vector<Cpus>{second});
        QCOMPARE(cpusOf(on(CorePlacement::Compact, {"GPU-bb22"})), std::vector<Cpus>{first});
        QVERIFY(on(CorePlacement::Auto, {"0"}).binding == CoreBinding::Alone);
        // Two ranks on one GPU: compact keeps both beside it, auto uses all cores.
        QCOMPARE(cpusOf(on(CorePlacement::Compact, {"0", "0"})), (std::vector<Cpus>{{2, 6}, {3, 7}}));
        QCOMPARE(cpusOf(on(CorePlacement::Auto, {"0", "0"})), (std::vector<Cpus>{second, first}));
        QCOMPARE(on(CorePlacement::Compact, {"0"}).processes[0].nodes, std::vector<int>{1});
    }

    void gpusAreFoundOnTheBus()
    {
        const HostPaths paths = driver();
        QCOMPARE(pciAddress("0", paths), std::string("0000:17:00.0"));
        QCOMPARE(pciAddress("GPU-bb22", paths), std::string("0000:ca:00.0"));
        QVERIFY(pciAddress("2", paths).empty() && pciAddress("GPU-cc", paths).empty() && pciAddress("", paths).empty());
        QVERIFY(pciAddress("0", {"/nowhere", "/nowhere"}).empty());
    }

    void mpiRanksDivideWhatTheyShare()
    {
        std::vector<MpiRankPlace> ranks(5);
        for (std::size_t rank = 0; rank < ranks.size(); ++rank) {
            ranks[rank].host = rank / 3; // three ranks on the first machine
            ranks[rank].allowed = cpuSet(upTo(8));
        }
        ranks[2].allowed = cpuSet({3}); // bound by its launcher already
        const auto own = [&](int rank) { return cpusOf(placeAmong(ranks, rank, CorePlacement::Compact, kTwoSockets)); };
        QCOMPARE(own(0), (std::vector<Cpus>{{0, 1, 4, 5}}));
        QCOMPARE(own(1), (std::vector<Cpus>{{2, 3, 6, 7}}));
        QVERIFY(own(2).empty());
        QCOMPARE(own(4), (std::vector<Cpus>{{2, 3, 6, 7}}));
    }

    void thisMachineIsRead()
    {
        const Cpus allowed = allowedCpus();
        QVERIFY(!allowed.empty());
        Cpus found;
        for (const Core& core : readTopology({allowed, {}}).cores)
            found.insert(found.end(), core.cpus.begin(), core.cpus.end());
        std::sort(found.begin(), found.end());
        QCOMPARE(found, allowed);
        QCOMPARE(cpusIn(cpuSet(allowed)), allowed);
    }

    void plansAreToldAndRead()
    {
        const CorePlan plan = placed(CorePlacement::Scatter, 2, kTwoSockets);
        QCOMPARE(parseCorePlan(toJson(plan)), plan);
        QCOMPARE(toJson(plan).dump(), std::string(R"({"binding":"bound","placement":"scatter","processes":[)"
                                                  R"({"cpus":[0,2,4,6],"numa_nodes":[0,1]},)"
                                                  R"({"cpus":[1,3,5,7],"numa_nodes":[0,1]}]})"));
        const std::vector<Reason> lines = coreReasons(placed(CorePlacement::Compact, 2, kOneSocket, upTo(4)));
        QCOMPARE(lines.size(), std::size_t(2));
        QCOMPARE(lines[1].text(), std::string("rank 1: CPUs 2–3, NUMA node 0"));
        CorePlan one = placed(CorePlacement::Compact, 2, kOneSocket, upTo(4));
        one.processes[0].cpus = {0};
        QCOMPARE(coreReasons(one)[0].text(), std::string("rank 0: CPU 0, NUMA node 0"));
        QCOMPARE(coreReasons(placed(CorePlacement::None, 2, kOneSocket)).size(), std::size_t(1));
        QCOMPARE(numberList({0, 1, 2, 3, 8}), std::string("0–3, 8"));
        QCOMPARE(numberList({}), std::string());
    }
};

TRAINYARD_TEST(CorePlanTest)

} // namespace core_plan_test

#include "core_plan_test.moc"
