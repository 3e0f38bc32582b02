// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/services/machine_watch.h"

#include "backend/base/clock.h"
#include "cluster/transport/disk_space.h"
#include "cluster/transport/text_fields.h"

#include <algorithm>
#include <cstdlib>

namespace trainyard {
namespace {

constexpr double kGrowth = 1.5;
constexpr double kOnceMore = -1.0;
constexpr double kWatchDeadline = 60.0; // seconds
constexpr int kTickMs = 500;

std::vector<std::string> wordsOf(std::string_view line)
{
    std::vector<std::string> words = splitFields(line, ' ', 100);
    std::erase(words, "");
    return words;
}

/// nvidia-smi --query-gpu=index,name,memory.total,memory.used,utilization.gpu,temperature.gpu
/// --format=csv,noheader,nounits
void readGpus(const std::string& text, MachineView& view)
{
    view.gpus.clear();
    for (const std::string_view line : splitLines(text)) {
        const std::vector<std::string> fields = splitFields(line, ',', 6);
        if (fields.size() != 6)
            continue;
        SeenGpu gpu;
        gpu.index = leadingNumber(fields[0], 0);
        gpu.name = fields[1].substr(std::min(fields[1].size(), fields[1].find_first_not_of(' ')));
        gpu.memory = leadingNumber(fields[2], 0);
        gpu.memoryUsed = leadingNumber(fields[3], 0);
        gpu.utilization = leadingNumber(fields[4], -1);
        gpu.temperature = leadingNumber(fields[5], -1);
        view.gpus.push_back(std::move(gpu));
    }
}

} // namespace

void lookAtMachine(Machine& machine, bool finished, MachineView& view)
{
    const bool cluster = machine.scheduler->abilities().cluster;
    FramedScript script;
    machine.scheduler->addOwnJobs(script, finished);
    if (!cluster) {
        script.add("cores", "nproc 2>/dev/null || getconf _NPROCESSORS_ONLN");
        script.add("memory", "grep MemTotal /proc/meminfo 2>/dev/null; :");
        script.add("gpus", "command -v nvidia-smi >/dev/null 2>&1 || exit 0\n"
                           "nvidia-smi --query-gpu=index,name,memory.total,memory.used,utilization.gpu,temperature.gpu "
                           "--format=csv,noheader,nounits 2>/dev/null; :");
    }
    addDiskSpace(script, machine.places.runs);
    const FramedAnswer answer = script.run(*machine.transport, kWatchDeadline);
    if (const double there = clockOf(answer); there > 0.0)
        view.clockAhead = there - unixTime();
    if (const DiskSpace disk = parseDiskSpace(answer); disk.free >= 0) {
        view.diskFree = disk.free;
        view.diskTotal = disk.total;
    }
    view.jobs = machine.scheduler->ownJobs(answer, finished);
    if (!cluster) {
        view.cores = leadingNumber(answer.section("cores").output, 0);
        if (const std::vector<std::string> words = wordsOf(answer.section("memory").output); words.size() > 1)
            view.memory = std::atoll(words[1].c_str()) / 1024;
        readGpus(answer.section("gpus").output, view);
    }
    view.jobsAt = unixTime();
}

MachineWatch::MachineWatch(MachineHub* hub, QObject* parent, WatchPace pace) : QObject(parent), m_hub(hub), m_pace(pace)
{
    m_timer.setInterval(kTickMs);
    connect(&m_timer, &QTimer::timeout, this, &MachineWatch::lookWhenDue);
    connect(hub, &MachineHub::statusChanged, this, [this](const QString& id) {
        if (id == m_watched)
            lookWhenDue();
    });
}

void MachineWatch::setWatched(const QString& machineId)
{
    m_watched = machineId;
    if (machineId.isEmpty()) {
        m_timer.stop();
    } else {
        m_timer.start();
        lookWhenDue();
    }
}

void MachineWatch::setFinishedWanted(bool wanted)
{
    if (std::exchange(m_finished, wanted) != wanted && !m_watched.isEmpty())
        poke(m_watched);
}

void MachineWatch::refresh(const QString& machineId)
{
    m_seen[machineId].nextCluster = 0.0;
    poke(machineId);
}

void MachineWatch::poke(const QString& machineId)
{
    Seen& seen = m_seen[machineId];
    seen.nextJobs = 0.0;
    seen.interval = seen.view.looking ? kOnceMore : 0.0; // what is under way may have been asked before
    lookWhenDue();
}

const MachineView& MachineWatch::view(const QString& machineId) const
{
    static const MachineView none;
    const auto found = m_seen.find(machineId);
    return found == m_seen.end() ? none : found->second.view;
}

void MachineWatch::lookWhenDue()
{
    if (m_watched.isEmpty() || !m_hub->connected(m_watched))
        return;
    Seen& seen = m_seen[m_watched];
    const double now = steadyTime();
    if (seen.view.looking || now < seen.nextJobs)
        return;
    const bool fresh = now >= seen.nextCluster;
    MachineView before = seen.view;
    seen.view.looking = true;
    m_hub->ask(
        m_watched, this,
        [before = std::move(before), finished = m_finished, fresh](Machine& machine) mutable {
            if (machine.scheduler->abilities().cluster && (fresh || !before.cluster))
                if (const ClusterFacts* facts = machine.scheduler->facts(*machine.transport, true)) {
                    before.cluster = std::make_shared<const ClusterFacts>(*facts);
                    before.clusterAt = unixTime();
                }
            lookAtMachine(machine, finished, before);
            return before;
        },
        std::function([this, id = m_watched, fresh](const Result<MachineView>& result) { take(id, result, fresh); }),
        WorkPriority::Normal);
}

void MachineWatch::take(const QString& machineId, const Result<MachineView>& result, bool clusterSeen)
{
    Seen& seen = m_seen[machineId];
    const double now = steadyTime();
    if (!result) {
        seen.view.looking = false;
        seen.view.error = result.error();
        seen.pause = seen.pause == 0.0 ? m_pace.firstPause : std::min(seen.pause * 2.0, m_pace.longestPause);
        seen.nextJobs = now + seen.pause;
        emit changed(machineId);
        return;
    }
    const auto same = [](const OwnJob& a, const OwnJob& b) { return a.id == b.id && a.state == b.state; };
    const std::vector<OwnJob>& old = seen.view.jobs;
    const std::vector<OwnJob>& jobs = result.value().jobs;
    const bool moved = !std::equal(old.begin(), old.end(), jobs.begin(), jobs.end(), same);
    const bool onceMore = seen.interval == kOnceMore;
    seen.interval =
        moved || seen.interval <= 0.0 ? m_pace.afterChange : std::min(seen.interval * kGrowth, m_pace.longest);
    seen.pause = 0.0;
    seen.nextJobs = onceMore ? now : now + seen.interval;
    if (clusterSeen)
        seen.nextCluster = now + m_pace.cluster;
    seen.view = result.value();
    seen.view.error.reset();
    seen.view.looking = false;
    emit changed(machineId);
}

} // namespace trainyard
