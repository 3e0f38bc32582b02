// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/benchmarks/ssh_window.h"

#include "backend/base/clock.h"
#include "backend/base/median.h"
#include "cluster/control/machine_runs.h"
#include "cluster/control/settle.h"
#include "gui/services/follow_service.h"
#include "gui/services/launch_service.h"
#include "gui/services/machine_hub.h"
#include "gui/services/run_service.h"
#include "tests/cluster/remote_place.h"
#include "tests/support/fault_proxy.h"

#include <QCoreApplication>
#include <QEventLoop>

#include <algorithm>
#include <cstdio>
#include <fstream>
#include <functional>
#include <vector>

namespace trainyard::benchmark {
namespace {

using test::RemoteLab;

constexpr int kJobs = 200;
constexpr double kMostSeconds = 60.0;

RunSpec smallRun(const std::string& id)
{
    RunSpec spec;
    spec.id = spec.name = id;
    spec.resources.threads = 1;
    spec.resources.placement.timeLimitMinutes = 10;
    return spec;
}

/// Processes the GUI thread's events until the condition holds; false after a minute.
bool until(const std::function<bool()>& there)
{
    const double limit = steadyTime() + kMostSeconds;
    while (!there()) {
        if (steadyTime() > limit)
            return false;
        QCoreApplication::processEvents(QEventLoop::WaitForMoreEvents | QEventLoop::AllEvents, 2);
    }
    return true;
}

void require(bool fine, const char* what)
{
    if (!fine)
        throw Failure(ErrorKind::Timeout, "measure", what, "it did not happen within a minute");
}

/// The window's services, without its pages.
struct Desktop {
    Desktop(RemoteLab& lab, const std::string& home, int port)
        : store(std::make_shared<RunStore>(home + "/store.db")), reader(store->reader()), book(home + "/machines.json"),
          hub(&book, nullptr, lab.factory(port)), launch(store), runs(store, &hub, &launch, &follow)
    {
        book.load();
        require(until([this] { return book.loaded(); }), "read the machines");
        book.save(lab.entry());
        require(until([this] { return book.find(QStringLiteral("lab")) != nullptr; }), "store the machine");
        hub.connectMachine(QStringLiteral("lab"));
        require(until([this] { return hub.connected(QStringLiteral("lab")); }), "connect");
    }

    std::shared_ptr<RunStore> store;
    std::unique_ptr<StoreReader> reader;
    MachineBook book;
    MachineHub hub;
    LaunchService launch;
    FollowService follow;
    RunService runs;
};

/// From Start until the job is in the queue and known to be, and until the window is notified.
void submitting(RemoteLab& lab, const std::string& home, int port, int rounds)
{
    Desktop desktop(lab, home, port);
    std::vector<double> known, told;
    std::vector<double> calls;
    bool heard = false;
    QObject::connect(&desktop.launch, &LaunchService::submitted, [&] { heard = true; });
    for (int i = 0; i <= rounds; ++i) { // the first round also queries the cluster's properties
        const std::string id = "submit-" + std::to_string(port) + "-" + std::to_string(i);
        heard = false;
        const int before = lab.calls;
        const double began = steadyTime();
        double knownAt = 0.0;
        int callsThen = 0;
        desktop.launch.start(smallRun(id), QStringLiteral("lab"));
        require(until([&] {
                    if (knownAt == 0.0)
                        if (const auto row = desktop.reader->run(id); row && !row->token.empty()) {
                            knownAt = steadyTime();
                            callsThen = lab.calls - before;
                        }
                    return heard && knownAt > 0.0;
                }),
                "submit a run");
        const double toldAt = steadyTime();
        std::printf("| submit%s: to the job's being in the queue, ms | %.0f | %d calls |\n",
                    i == 0 ? ", the first" : "", (knownAt - began) * 1e3, callsThen);
        if (i > 0) {
            known.push_back(knownAt - began);
            told.push_back(toldAt - began);
            calls.push_back(callsThen);
        }
        // Training would compete for the same cores.
        RemoteLab::sh("scancel -u $(id -un)");
        until([begin = steadyTime()] { return steadyTime() - begin > 3.0; });
    }
    std::printf("| submit: median, ms | %.0f | %.0f calls |\n", median(known) * 1e3, median(calls));
    std::printf("| submit: median until the window is told, ms | %.0f | |\n", median(told) * 1e3);
    RemoteLab::sh("scancel -u $(id -un)");
}

/// Rounds of the machine's thread that query the queue and all new output of the runs.
void polling(RemoteLab& lab, const std::string& home, int port, int rounds)
{
    RunStore store(home + "/polls.db");
    MachineEntry entry = lab.entry();
    OpenedLine line = lab.factory(port)(entry, nullptr, nullptr);
    Machine machine;
    machine.transport = std::move(line.transport);
    line.line->connect({});
    furnish(machine, entry);
    const std::string prefix = "poll" + std::to_string(port) + "-";
    for (int i = 0; i < kJobs; ++i)
        test::storeQueued(lab, store, smallRun(prefix + std::to_string(i)));
    // Half of the runs have an event file.
    std::ofstream(lab.root() + "/line") << "{\"seq\":1,\"type\":\"message\",\"level\":\"info\",\"text\":\""
                                        << std::string(60, 'x') << "\"}\n";
    RemoteLab::sh("cd " + lab.root() + "; for i in $(seq 0 " + std::to_string(kJobs - 1) + "); do d=" + prefix +
                  "$i; mkdir -p $d/attempts/0001/events; echo '{}' >$d/spec.json; [ $((i % 2)) = 0 ] || cp line "
                  "$d/attempts/0001/events/rank-0000.jsonl;"
                  " sbatch -H -o /dev/null -J ty-$d-1 --wrap true >/dev/null; done");
    MachineRuns runs(store, {"lab", "trainyard-engine", {}});
    runs.turn(machine);
    runs.turn(machine);
    const auto measure = [&](const char* what, bool grow) {
        std::vector<double> seconds;
        int calls = 0;
        std::size_t progressed = 0;
        for (int i = 0; i < rounds; ++i) {
            if (grow)
                RemoteLab::sh("cd " + lab.root() + "; for f in " + prefix +
                              "*/attempts/0001/events/rank-0000.jsonl; do cat line >>$f; done");
            runs.poke();
            const int before = lab.calls;
            const double began = steadyTime();
            const MachineRuns::News news = runs.turn(machine);
            seconds.push_back(steadyTime() - began);
            calls = std::max(calls, lab.calls - before);
            progressed = news.round.progressed.size();
            if (news.lost)
                throw Failure(*news.lost);
        }
        std::printf("| poll of %d jobs, %s: median and best, ms | %.0f, %.0f | %d exec, %zu with news |\n", kJobs, what,
                    median(seconds) * 1e3, *std::min_element(seconds.begin(), seconds.end()) * 1e3, calls, progressed);
    };
    measure("all waiting", false);
    measure("half of them with a new line", true);
    if (const auto row = store.reader()->run(prefix + "0"); row->state != JobState::Held)
        throw Failure(ErrorKind::Internal, "measure", row->id, "it is " + std::string(name(row->state)) + ", not held");
    RemoteLab::sh("scancel -u $(id -un)");
}

} // namespace

void measureWindowPath(double milliseconds, int rounds)
{
    QTemporaryDir home;
    qputenv("TRAINYARD_HOME", home.path().toUtf8());
    RemoteLab lab;
    test::FaultProxy proxy(RemoteLab::sshPort());
    proxy.setDelay(milliseconds / 2000.0);
    std::printf("\n| the window's path, link of %.0f ms there and back | | |\n|---|---|---|\n", milliseconds);
    submitting(lab, home.path().toStdString(), proxy.port(), rounds);
    polling(lab, home.path().toStdString(), proxy.port(), rounds);
    std::fflush(stdout);
}

} // namespace trainyard::benchmark
