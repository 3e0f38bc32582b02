// SPDX-License-Identifier: GPL-3.0-or-later
#include "cluster/scheduler/slurm_probe.h"

#include "backend/protocol/reasons_scheduler.h"
#include "cluster/scheduler/slurm_answers.h"

#include <algorithm>
#include <charconv>

namespace trainyard {
namespace {

constexpr double kDeadline = 90.0; // seconds; a database that is down answers slowly

long long integer(std::string_view text)
{
    long long value = 0;
    std::from_chars(text.data(), text.data() + text.size(), value);
    return value;
}

bool unlimited(std::string_view text)
{
    return text.empty() || text == "UNLIMITED" || text == "infinite" || text == "NONE" || text == "(null)" ||
           text == "N/A" || text == "n/a" || text == "INFINITE";
}

double timeOf(std::string_view text)
{
    return unlimited(text) ? 0.0 : slurmElapsed(text);
}

int countOf(std::string_view text)
{
    return unlimited(text) ? 0 : static_cast<int>(integer(text));
}

std::vector<std::string> listOf(std::string_view text, char separator = ',')
{
    if (unlimited(text) || text == "ALL")
        return {};
    std::vector<std::string> all = splitFields(text, separator, 10000);
    std::erase(all, "");
    return all;
}

/// Unlike trimmed() of exec_text.h, also removes leading space: srun starts the names of its MPI types with a tab.
std::string stripped(std::string_view text)
{
    const std::size_t first = text.find_first_not_of(" \t\n");
    if (first == std::string_view::npos)
        return {};
    return std::string(text.substr(first, text.find_last_not_of(" \t\n") + 1 - first));
}

/// "NAME=value" pairs of a line of scontrol show partition -o. A value may contain spaces ("PartitionName=GPU nodes
/// (old)"); it ends where the next name begins.
std::string valueOf(std::string_view line, const std::string& name)
{
    const std::string key = " " + name + "=";
    const std::string padded = " " + std::string(line);
    const std::size_t at = padded.find(key);
    if (at == std::string::npos)
        return {};
    const std::size_t first = at + key.size();
    for (std::size_t end = padded.find(' ', first); end != std::string::npos; end = padded.find(' ', end + 1)) {
        const std::size_t stop = padded.find_first_of(" =", end + 1);
        if (stop != std::string::npos && padded[stop] == '=')
            return padded.substr(first, end - first);
    }
    return stripped(padded.substr(first));
}

/// Node states have suffixes: "idle*" does not respond, "down$" is in maintenance, "mixed+" …
bool usableState(std::string_view state)
{
    for (const std::string_view bad : {"down", "drain", "fail", "maint", "unknown", "error", "inval", "future",
                                       "planned_down", "power_down", "powered_down", "blocked"})
        if (state.find(bad) != std::string_view::npos)
            return false;
    return state.find('*') == std::string_view::npos;
}

void readConfig(std::string_view text, ClusterFacts& probe)
{
    for (const std::string_view line : splitLines(text)) {
        const std::size_t equals = line.find('=');
        if (equals == std::string_view::npos)
            continue;
        const std::string name = stripped(line.substr(0, equals));
        const std::string value = stripped(line.substr(equals + 1));
        if (name == "SLURM_VERSION")
            probe.version = value;
        else if (name == "ClusterName")
            probe.name = value;
        else if (name == "MaxArraySize")
            probe.maxArraySize = countOf(value);
        else if (name == "MinJobAge")
            probe.minJobAge = countOf(value);
        else if (name == "JobRequeue")
            probe.requeues = value != "0";
        else if (name == "AccountingStorageType")
            probe.accounting = value.find("slurmdbd") != std::string::npos;
        else if (name == "AccountingStorageEnforce")
            probe.accountRequired = value.find("associations") != std::string::npos ||
                                    value.find("limits") != std::string::npos || value.find("all") != std::string::npos;
    }
}

ClusterPartition readPartition(std::string_view line)
{
    ClusterPartition one;
    one.name = valueOf(line, "PartitionName");
    one.isDefault = valueOf(line, "Default") == "YES";
    one.state = valueOf(line, "State");
    one.maxTime = timeOf(valueOf(line, "MaxTime"));
    one.defaultTime = timeOf(valueOf(line, "DefaultTime"));
    one.minNodes = std::max(1, countOf(valueOf(line, "MinNodes")));
    one.maxNodes = countOf(valueOf(line, "MaxNodes"));
    one.maxCpusPerNode = countOf(valueOf(line, "MaxCPUsPerNode"));
    one.allowAccounts = listOf(valueOf(line, "AllowAccounts"));
    one.denyAccounts = listOf(valueOf(line, "DenyAccounts"));
    one.allowQos = listOf(valueOf(line, "AllowQos"));
    one.denyQos = listOf(valueOf(line, "DenyQos"));
    return one;
}

ClusterPartition* find(std::vector<ClusterPartition>& partitions, std::string name)
{
    if (!name.empty() && name.back() == '*') // the default partition
        name.pop_back();
    const auto found =
        std::find_if(partitions.begin(), partitions.end(), [&](const auto& one) { return one.name == name; });
    return found == partitions.end() ? nullptr : &*found;
}

/// sinfo -h -o '%R|%a|%l|%D|%c|%m|%G|%f|%T'
void readNodes(std::string_view text, ClusterFacts& probe)
{
    for (const std::string_view line : splitLines(text)) {
        const std::vector<std::string> fields = splitFields(line, '|', 9);
        if (fields.size() != 9)
            continue;
        ClusterPartition* partition = find(probe.partitions, fields[0]);
        if (!partition) { // scontrol did not answer: use what sinfo knows
            probe.partitions.push_back({});
            partition = &probe.partitions.back();
            partition->name = fields[0];
            partition->state = fields[1] == "up" ? "UP" : "DOWN";
            partition->maxTime = timeOf(fields[2]);
        }
        NodeGroup group;
        group.nodes = countOf(fields[3]);
        group.cpus = countOf(fields[4]); // "8+": at least
        group.memory = integer(fields[5]);
        group.gpus = parseGres(fields[6]);
        group.features = listOf(fields[7]);
        group.usable = usableState(fields[8]);
        group.state = fields[8].substr(0, fields[8].find_first_of("*~#!%$@^-+"));
        partition->groups.push_back(std::move(group));
    }
}

/// sinfo -h -N -O 'Partition:|,StateLong:|,Gres:|,GresUsed:|': one node per line.
void readFreeGpus(std::string_view text, ClusterFacts& probe)
{
    for (const std::string_view line : splitLines(text)) {
        const std::vector<std::string> fields = splitFields(line, '|', 5);
        ClusterPartition* partition = fields.size() < 4 ? nullptr : find(probe.partitions, stripped(fields[0]));
        if (!partition || !usableState(stripped(fields[1])))
            continue;
        for (const NodeGpus& all : parseGres(stripped(fields[2])))
            partition->freeGpus[all.type] += all.count;
        for (const NodeGpus& used : parseGres(stripped(fields[3])))
            if (const auto found = partition->freeGpus.find(used.type); found != partition->freeGpus.end())
                found->second = std::max(0, found->second - used.count);
    }
}

/// sacctmgr -nP show assoc format=account,partition,qos,defaultqos,maxjobs,maxsubmitjobs,maxwall
void readAssociations(std::string_view text, ClusterFacts& probe)
{
    for (const std::string_view line : splitLines(text)) {
        const std::vector<std::string> fields = splitFields(line, '|', 7);
        if (fields.size() != 7 || fields[0].empty())
            continue;
        probe.associations.push_back({fields[0], fields[1], listOf(fields[2]), fields[3], countOf(fields[4]),
                                      countOf(fields[5]), timeOf(fields[6])});
    }
}

/// sacctmgr -nP show qos format=name,maxwall,maxjobspu,maxsubmitpu,maxtres,maxtrespu
void readQos(std::string_view text, ClusterFacts& probe)
{
    for (const std::string_view line : splitLines(text)) {
        const std::vector<std::string> fields = splitFields(line, '|', 6);
        if (fields.size() == 6 && !fields[0].empty())
            probe.qos.push_back(
                {fields[0], timeOf(fields[1]), countOf(fields[2]), countOf(fields[3]), fields[4], fields[5]});
    }
}

/// srun --mpi=list: a heading, then one name per line; newer versions add "specific pmix plugin versions available:
/// pmix_v4".
void readMpi(std::string_view text, ClusterFacts& probe)
{
    for (std::string_view line : splitLines(text)) {
        for (const std::string_view prefix : {"srun: ", "specific pmix plugin versions available: "})
            if (line.substr(0, prefix.size()) == prefix)
                line.remove_prefix(prefix.size());
        if (line.find("types are") != std::string_view::npos)
            continue;
        for (const std::string& name : splitFields(line, ',', 50))
            if (const std::string word = stripped(name); !word.empty() && word.find(' ') == std::string::npos)
                probe.mpiTypes.push_back(word);
    }
}

void readTools(std::string_view text, ClusterFacts& probe)
{
    for (const std::string_view line : splitLines(text))
        if (const std::size_t space = line.find(' '); space != std::string_view::npos)
            probe.tools[std::string(line.substr(0, space))] = stripped(line.substr(space));
}

void readDisk(std::string_view text, ClusterFacts& probe)
{
    const std::vector<std::string_view> lines = splitLines(text);
    if (lines.size() < 2)
        return;
    // POSIX df -Pk: device, 1024-blocks, used, available, capacity, mount point; the device may contain spaces.
    std::vector<std::string> words = listOf(lines.back(), ' ');
    for (std::size_t i = 1; i < words.size(); ++i)
        if (words[i].back() == '%' && i >= 2)
            probe.homeFree = integer(words[i - 1]) * 1024;
}

} // namespace

std::vector<NodeGpus> parseGres(std::string_view text)
{
    std::vector<NodeGpus> all;
    std::string plain; // without text in parentheses, which may contain commas: "(S:0,2)", "(IDX:0-3)"
    int depth = 0;
    for (const char c : text) {
        depth += c == '(' ? 1 : 0;
        if (depth == 0)
            plain += c;
        depth -= c == ')' ? 1 : 0;
    }
    for (const std::string& item : listOf(plain)) {
        const std::vector<std::string> fields = splitFields(item, ':', 4);
        if (fields[0] != "gpu")
            continue;
        NodeGpus one;
        const std::string& last = fields.back();
        const bool counted = fields.size() > 1 && !last.empty() &&
                             last.find_first_not_of("0123456789KkMm") == std::string::npos &&
                             last.find_first_of("0123456789") == 0;
        one.count = counted ? static_cast<int>(integer(last)) : 1;
        if (fields.size() > (counted ? 2U : 1U))
            one.type = fields[1];
        const auto same =
            std::find_if(all.begin(), all.end(), [&](const NodeGpus& other) { return other.type == one.type; });
        if (same == all.end())
            all.push_back(std::move(one));
        else
            same->count += one.count; // one entry per socket
    }
    return all;
}

FramedScript probeScript(const JobTemplate& machine)
{
    FramedScript script;
    const std::string limit = "unset SLURM_CLUSTERS; t=$(command -v timeout >/dev/null && echo 'timeout 20')\n";
    script.add("clock", "date +%s");
    script.add("user", "id -un");
    script.add("config", limit + "$t scontrol show config");
    script.add("partitions", limit + "$t scontrol show partition -o");
    script.add("nodes", limit + "$t sinfo -h -o '%R|%a|%l|%D|%c|%m|%G|%f|%T'");
    script.add("gpus", limit + "$t sinfo -h -N -O 'Partition:|,StateLong:|,Gres:|,GresUsed:|'");
    script.add("associations", limit + "$t sacctmgr -nP show assoc user=\"$(id -un)\" "
                                       "format=account,partition,qos,defaultqos,maxjobs,maxsubmitjobs,maxwall");
    script.add("account", limit + "$t sacctmgr -nP show user \"$(id -un)\" format=defaultaccount");
    script.add("qos", limit + "$t sacctmgr -nP show qos format=name,maxwall,maxjobspu,maxsubmitpu,maxtres,maxtrespu");
    script.add("mpi", limit + "$t srun --mpi=list 2>&1");
    script.add("tools",
               "for n in sbatch squeue scontrol scancel sacct srun mpirun bash flock nvidia-smi apptainer singularity "
               "podman; do p=$(command -v $n) && echo \"$n $p\"; done\n"
               "type module >/dev/null 2>&1 && echo 'module yes'; :");
    script.add("disk", "df -Pk -- \"$HOME\"");
    script.add("quota", limit + "if command -v quota >/dev/null 2>&1; then $t quota -w 2>/dev/null; fi; :");
    script.add("engine", limit + "$t bash -lc " + "'" + "\"$0\" --version" + "' " + templateWord(machine.engine) +
                             " 2>/dev/null");
    return script;
}

ClusterFacts parseProbe(const FramedAnswer& answer)
{
    ClusterFacts probe;
    const auto read = [&](const char* part, auto parse) {
        const FramedAnswer::Section& section = answer.section(part);
        if (section.exitCode != 0)
            probe.unread.push_back(std::string(part) + ": " + slurmMessage(section.errorOutput));
        else
            parse(section.output);
    };
    read("clock", [&](const std::string& text) { probe.readAt = slurmTimestamp(stripped(text)); });
    read("user", [&](const std::string& text) { probe.user = stripped(text); });
    read("config", [&](const std::string& text) { readConfig(text, probe); });
    read("partitions", [&](const std::string& text) {
        for (const std::string_view line : splitLines(text))
            if (ClusterPartition one = readPartition(line); !one.name.empty())
                probe.partitions.push_back(std::move(one));
    });
    read("nodes", [&](const std::string& text) { readNodes(text, probe); });
    read("gpus", [&](const std::string& text) { readFreeGpus(text, probe); });
    if (probe.accounting) {
        read("associations", [&](const std::string& text) { readAssociations(text, probe); });
        read("account",
             [&](const std::string& text) { probe.defaultAccount = stripped(text.substr(0, text.find('\n'))); });
        read("qos", [&](const std::string& text) { readQos(text, probe); });
    }
    read("mpi", [&](const std::string& text) { readMpi(text, probe); });
    read("tools", [&](const std::string& text) { readTools(text, probe); });
    read("disk", [&](const std::string& text) { readDisk(text, probe); });
    read("quota", [&](const std::string& text) { probe.quota = stripped(text); });
    if (const FramedAnswer::Section& engine = answer.section("engine"); engine.exitCode == 0) {
        const std::vector<std::string_view> lines = splitLines(engine.output);
        probe.engineVersion = lines.empty() ? std::string() : std::string(lines.back());
    }
    return probe;
}

ClusterFacts probeSlurm(Transport& transport, const JobTemplate& machine)
{
    ClusterFacts probe = parseProbe(probeScript(machine).run(transport, kDeadline));
    if (probe.tools.count("sbatch") == 0)
        throw Failure(ErrorKind::NotFound, "look at the scheduler", "Slurm",
                      schedulerReason("scheduler.commands-absent"));
    if (probe.version.empty())
        throw Failure(ErrorKind::Transport, "look at the scheduler", "Slurm",
                      probe.unread.empty() ? schedulerReason("scheduler.silent")
                                           : schedulerReason("scheduler.says", Quotation{probe.unread.front()}));
    return probe;
}

} // namespace trainyard
