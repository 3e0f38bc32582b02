// SPDX-License-Identifier: GPL-3.0-or-later
// How machines stand in their file.
#include "gui/services/machine_book.h"

#include <nlohmann/json.hpp>

#include <array>
#include <set>

namespace trainyard {
namespace {

using Json = nlohmann::json;

constexpr int kMachineTextVersion = 1;
constexpr std::array kLaunchers{"direct", "srun", "mpirun"}; // in the order of SlurmLauncher

/// Reads one object: what is not asked for is an error, so that a slip of the pen is told and not passed over.
class Reader {
public:
    Reader(const Json& object, std::string place, const std::string& file)
        : m_object(object), m_place(std::move(place)), m_file(file)
    {
        if (!object.is_object())
            fail("", "is no object");
    }

    void read(const char* key, std::string& to)
    {
        if (const Json* value = take(key))
            value->is_string() ? void(to = value->get<std::string>()) : fail(key, "is no text");
    }
    void read(const char* key, bool& to)
    {
        if (const Json* value = take(key))
            value->is_boolean() ? void(to = value->get<bool>()) : fail(key, "is neither true nor false");
    }
    void read(const char* key, int& to)
    {
        const Json* value = take(key);
        if (!value)
            return;
        if (!value->is_number_integer() || value->get<std::int64_t>() < 0 || value->get<std::int64_t>() > 1'000'000)
            fail(key, "is no whole number from 0 to 1000000");
        to = value->get<int>();
    }
    void read(const char* key, std::vector<std::string>& to)
    {
        const Json* value = take(key);
        if (!value)
            return;
        if (!value->is_array())
            fail(key, "is no list");
        for (const Json& word : *value)
            word.is_string() ? to.push_back(word.get<std::string>()) : fail(key, "holds something that is no text");
    }
    template <typename Enum, std::size_t N>
    void read(const char* key, Enum& to, const std::array<const char*, N>& names)
    {
        std::string text;
        read(key, text);
        if (text.empty())
            return;
        for (std::size_t i = 0; i < N; ++i)
            if (text == names[i]) {
                to = static_cast<Enum>(i);
                return;
            }
        fail(key, "\"" + text + "\" is not known");
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
                fail(item.key(), "is not known");
    }
    [[noreturn]] void fail(const std::string& key, const std::string& reason) const
    {
        throw Failure(ErrorKind::BadInput, "read the machines", m_file,
                      m_place + (key.empty() ? "" : "/" + key) + " " + reason,
                      "Mend the file, or move it away to begin anew; nothing in it was changed.");
    }

private:
    const Json& m_object;
    std::string m_place;
    const std::string& m_file;
    std::set<std::string> m_known;
};

constexpr std::array kTransports{"local", "ssh"};
constexpr std::array kSchedulers{"direct", "slurm"};

nlohmann::ordered_json toJson(const SlurmTemplate& machine)
{
    return {{"prologue", machine.prologue},
            {"prefix", machine.prefix},
            {"extra_options", machine.extraOptions},
            {"launcher", kLaunchers.at(static_cast<std::size_t>(machine.launcher))},
            {"mpi_type", machine.mpiType},
            {"launcher_options", machine.launcherOptions},
            {"signal_seconds", machine.signalSeconds}};
}

SlurmTemplate readTemplate(const Json& object, const std::string& place, const std::string& file)
{
    SlurmTemplate machine;
    Reader reader(object, place, file);
    reader.read("prologue", machine.prologue);
    reader.read("prefix", machine.prefix);
    reader.read("extra_options", machine.extraOptions);
    reader.read("launcher", machine.launcher, kLaunchers);
    reader.read("mpi_type", machine.mpiType);
    reader.read("launcher_options", machine.launcherOptions);
    reader.read("signal_seconds", machine.signalSeconds);
    reader.finish();
    return machine;
}

MachineEntry readEntry(const Json& object, const std::string& place, const std::string& file)
{
    MachineEntry entry;
    Reader reader(object, place, file);
    reader.read("id", entry.id);
    reader.read("name", entry.name);
    reader.read("transport", entry.transport, kTransports);
    reader.read("host", entry.host);
    reader.read("user", entry.user);
    reader.read("port", entry.port);
    reader.read("jumps", entry.jumps);
    reader.read("identity_file", entry.identityFile);
    reader.read("scheduler", entry.scheduler, kSchedulers);
    if (const Json* slurm = reader.take("slurm"))
        entry.slurm = readTemplate(*slurm, place + "/slurm", file);
    reader.read("engine", entry.engine);
    reader.read("runs_folder", entry.runsFolder);
    reader.read("data_folder", entry.dataFolder);
    reader.read("connect_at_start", entry.connectAtStart);
    reader.finish();
    if (entry.id.empty() || entry.id.size() > 100 || entry.id == kLocalMachineId ||
        entry.id.find_first_not_of("abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789-_.") !=
            std::string::npos)
        reader.fail("id", "is no id of a machine");
    if (const std::vector<Error> problems = machineProblems(entry); !problems.empty())
        reader.fail({}, problems.front().subject + ": " + problems.front().reason);
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
                        {"scheduler", kSchedulers.at(static_cast<std::size_t>(entry.scheduler))},
                        {"slurm", toJson(entry.slurm)},
                        {"engine", entry.engine},
                        {"runs_folder", entry.runsFolder},
                        {"data_folder", entry.dataFolder},
                        {"connect_at_start", entry.connectAtStart}});
    }
    const nlohmann::ordered_json document{{"trainyard_machines", kMachineTextVersion}, {"machines", list}};
    return document.dump(2, ' ', false, nlohmann::ordered_json::error_handler_t::replace) + "\n";
}

std::vector<MachineEntry> parseMachines(std::string_view text, const std::string& file)
{
    const Json document = Json::parse(text, nullptr, false);
    const auto broken = [&](const std::string& reason, ErrorKind kind = ErrorKind::BadInput) {
        return Failure(kind, "read the machines", file, reason,
                       "Mend the file, or move it away to begin anew; nothing in it was changed.");
    };
    if (!document.is_object() || !document.contains("trainyard_machines"))
        throw broken("it is not a list of Trainyard's machines");
    const Json& version = document["trainyard_machines"];
    if (!version.is_number_integer() || version.get<std::int64_t>() < 1)
        throw broken("its version is not a whole number from 1");
    if (version.get<std::int64_t>() > kMachineTextVersion)
        throw broken("it was made by a newer Trainyard", ErrorKind::Version);
    const auto list = document.find("machines");
    if (list == document.end() || !list->is_array())
        throw broken("its \"machines\" is no list");
    std::vector<MachineEntry> entries;
    std::set<std::string> ids;
    for (const Json& object : *list) {
        entries.push_back(readEntry(object, "/machines/" + std::to_string(entries.size()), file));
        if (!ids.insert(entries.back().id).second)
            throw broken("the id \"" + entries.back().id + "\" stands there twice");
    }
    return entries;
}

} // namespace trainyard
