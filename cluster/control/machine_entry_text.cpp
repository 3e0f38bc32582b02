// SPDX-License-Identifier: GPL-3.0-or-later
// How machines stand in their file.
#include "cluster/control/machine_entry.h"

#include "backend/protocol/json_fields.h"
#include "backend/protocol/reasons_machine_entry.h"

#include <nlohmann/json.hpp>

#include <algorithm>
#include <array>
#include <set>

namespace trainyard {
namespace {

using Json = nlohmann::json;

constexpr int kMachineTextVersion = 1;
constexpr std::int64_t kLargestNumber = 1'000'000;

/// Reads one object: what is not asked for is an error, so that a slip of the pen is told and not passed over.
class EntryReader {
public:
    EntryReader(const Json& object, std::string place, const std::string& file)
        : m_object(object), m_place(std::move(place)), m_file(file)
    {
        if (!object.is_object())
            fail(entryReason("entry.not-object", pathOf("")));
    }

    void read(const char* key, std::string& to)
    {
        if (const Json* value = take(key))
            value->is_string() ? void(to = value->get<std::string>())
                               : fail(entryReason("entry.not-text", pathOf(key)));
    }
    void read(const char* key, bool& to)
    {
        if (const Json* value = take(key))
            value->is_boolean() ? void(to = value->get<bool>())
                                : fail(entryReason("entry.not-true-or-false", pathOf(key)));
    }
    void read(const char* key, int& to)
    {
        const Json* value = take(key);
        if (!value)
            return;
        const auto number = wholeNumberIn<int>(*value);
        if (!number || *number < 0 || *number > kLargestNumber)
            fail(entryReason("entry.not-whole", pathOf(key), 0, kLargestNumber));
        to = *number;
    }
    void read(const char* key, std::vector<std::string>& to)
    {
        const Json* value = take(key);
        if (!value)
            return;
        if (!value->is_array())
            fail(entryReason("entry.not-list", pathOf(key)));
        for (const Json& word : *value)
            word.is_string() ? to.push_back(word.get<std::string>())
                             : fail(entryReason("entry.list-of-others", pathOf(key)));
    }
    /// `named`: the value of a word, if it has one.
    template <typename Enum>
    void read(const char* key, Enum& to, std::optional<Enum> (*named)(std::string_view))
    {
        std::string text;
        read(key, text);
        if (text.empty())
            return;
        const std::optional<Enum> value = named(text);
        if (!value)
            fail(entryReason("entry.unknown-word", pathOf(key), text));
        to = *value;
    }
    const Json* take(const char* key)
    {
        m_known.insert(key);
        const auto found = m_object.find(key);
        return found == m_object.end() ? nullptr : &*found;
    }
    void finish() const
    {
        for (const auto& item : m_object.items())
            if (!m_known.contains(item.key()))
                fail(entryReason("entry.unknown-key", pathOf(item.key())));
    }
    /// "/machines/0/host"; the object itself for an empty key.
    std::string pathOf(const std::string& key) const { return m_place + (key.empty() ? "" : "/" + key); }
    [[noreturn]] void fail(Reason why) const
    {
        throw Failure(ErrorKind::BadInput, "read the machines", m_file, entryReason("entry.file", std::move(why)));
    }

private:
    const Json& m_object;
    std::string m_place;
    const std::string& m_file;
    std::set<std::string> m_known;
};

constexpr std::array kTransports{"local", "ssh"}; // in the order of TransportKind

std::optional<TransportKind> transportNamed(std::string_view word)
{
    const auto found = std::find(kTransports.begin(), kTransports.end(), word);
    if (found == kTransports.end())
        return std::nullopt;
    return static_cast<TransportKind>(found - kTransports.begin());
}

nlohmann::ordered_json toJson(const JobTemplate& machine)
{
    nlohmann::ordered_json json{{"prologue", machine.prologue},
                                {"prefix", machine.prefix},
                                {"extra_options", machine.extraOptions},
                                {"launcher", launcherWord(machine.launcher)},
                                {"mpi_type", machine.mpiType},
                                {"launcher_options", machine.launcherOptions},
                                {"signal_seconds", machine.signalSeconds}};
    if (machine.gpuOption != GpuOption::Gres) // older versions refuse a key that they do not know
        json["gpu_option"] = gpuOptionWord(machine.gpuOption);
    return json;
}

JobTemplate readTemplate(const Json& object, const std::string& place, const std::string& file)
{
    JobTemplate machine;
    EntryReader reader(object, place, file);
    reader.read("prologue", machine.prologue);
    reader.read("prefix", machine.prefix);
    reader.read("extra_options", machine.extraOptions);
    reader.read("gpu_option", machine.gpuOption, gpuOptionNamed);
    reader.read("launcher", machine.launcher, launcherNamed);
    reader.read("mpi_type", machine.mpiType);
    reader.read("launcher_options", machine.launcherOptions);
    reader.read("signal_seconds", machine.signalSeconds);
    reader.finish();
    return machine;
}

MachineEntry readEntry(const Json& object, const std::string& place, const std::string& file)
{
    MachineEntry entry;
    EntryReader reader(object, place, file);
    reader.read("id", entry.id);
    reader.read("name", entry.name);
    reader.read("transport", entry.transport, transportNamed);
    reader.read("host", entry.host);
    reader.read("user", entry.user);
    reader.read("port", entry.port);
    reader.read("jumps", entry.jumps);
    reader.read("identity_file", entry.identityFile);
    reader.read("scheduler", entry.scheduler, schedulerNamed);
    if (const Json* slurm = reader.take("slurm"))
        entry.jobTemplate = readTemplate(*slurm, place + "/slurm", file);
    reader.read("engine", entry.engine);
    reader.read("runs_folder", entry.runsFolder);
    reader.read("data_folder", entry.dataFolder);
    reader.read("share_with_group", entry.shareWithGroup);
    reader.read("connect_at_start", entry.connectAtStart);
    reader.finish();
    if (entry.id.empty() || entry.id.size() > 100 || entry.id == kLocalMachineId ||
        entry.id.find_first_not_of("abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789-_.") !=
            std::string::npos)
        reader.fail(entryReason("entry.not-id", reader.pathOf("id")));
    if (const std::vector<Error> problems = machineProblems(entry); !problems.empty())
        reader.fail(entryReason("entry.field", place + problems.front().subject, problems.front().why()));
    return entry;
}

} // namespace

std::string machinesToText(const std::vector<MachineEntry>& entries)
{
    nlohmann::ordered_json list = nlohmann::ordered_json::array();
    for (const MachineEntry& entry : entries) {
        if (entry.id == kLocalMachineId)
            continue;
        list.push_back({{"id", entry.id},
                        {"name", entry.name},
                        {"transport", kTransports.at(static_cast<std::size_t>(entry.transport))},
                        {"host", entry.host},
                        {"user", entry.user},
                        {"port", entry.port},
                        {"jumps", entry.jumps},
                        {"identity_file", entry.identityFile},
                        {"scheduler", schedulerWord(entry.scheduler)},
                        {"slurm", toJson(entry.jobTemplate)},
                        {"engine", entry.engine},
                        {"runs_folder", entry.runsFolder},
                        {"data_folder", entry.dataFolder},
                        {"connect_at_start", entry.connectAtStart}});
        if (entry.shareWithGroup) // the same
            list.back()["share_with_group"] = true;
    }
    const nlohmann::ordered_json document{{"trainyard_machines", kMachineTextVersion}, {"machines", list}};
    return document.dump(2, ' ', false, nlohmann::ordered_json::error_handler_t::replace) + "\n";
}

std::vector<MachineEntry> parseMachines(std::string_view text, const std::string& file)
{
    const Json document = Json::parse(text, nullptr, false);
    const auto broken = [&](Reason why, ErrorKind kind = ErrorKind::BadInput) {
        return Failure(kind, "read the machines", file, entryReason("entry.file", std::move(why)));
    };
    if (!document.is_object() || !document.contains("trainyard_machines"))
        throw broken(entryReason("entry.file-not-machines"));
    const auto version = wholeNumberIn<std::int64_t>(document["trainyard_machines"]);
    if (!version || *version < 1)
        throw broken(entryReason("entry.file-version"));
    if (*version > kMachineTextVersion)
        throw broken(entryReason("entry.file-newer"), ErrorKind::Version);
    const auto list = document.find("machines");
    if (list == document.end() || !list->is_array())
        throw broken(entryReason("entry.not-list", "/machines"));
    std::vector<MachineEntry> entries;
    std::set<std::string> ids;
    for (const Json& object : *list) {
        entries.push_back(readEntry(object, "/machines/" + std::to_string(entries.size()), file));
        if (!ids.insert(entries.back().id).second)
            throw broken(entryReason("entry.id-twice", entries.back().id));
    }
    return entries;
}

} // namespace trainyard
