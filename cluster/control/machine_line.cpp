// SPDX-License-Identifier: GPL-3.0-or-later
#include "cluster/control/machine_line.h"

#include "backend/base/files.h"
#include "backend/protocol/reasons_machine.h"
#include "cluster/engine/engine_survey.h"
#include "cluster/scheduler/job_template.h"
#include "cluster/transport/framed_script.h"
#include "cluster/transport/local_transport.h"
#include "cluster/transport/ssh_transport.h"

namespace trainyard {
namespace {

constexpr double kPlacesSeconds = 60.0; // the first shell of a log-in may read slow start-up files

class LocalLine : public MachineLine {
public:
    explicit LocalLine(LocalTransport& transport) : m_transport(transport) {}
    void connect(std::stop_token stop) override { m_transport.endWith(std::move(stop)); }

private:
    LocalTransport& m_transport;
};

class SshLine : public MachineLine {
public:
    explicit SshLine(SshTransport& transport) : m_transport(transport) {}
    void connect(std::stop_token stop) override { m_transport.connect(std::move(stop)); }
    void disconnect() noexcept override { m_transport.disconnect(); }
    bool connected() const noexcept override { return m_transport.connected(); }
    void keepAlive(double deadlineSeconds) override { m_transport.keepAlive(deadlineSeconds); }
    double retryIn() const override { return m_transport.retryIn(); }

private:
    SshTransport& m_transport;
};

SshRoute routeOf(const MachineEntry& entry)
{
    SshRoute route = sshConfigOfThisUser().route({entry.host, entry.user, entry.port}, entry.jumps);
    if (!entry.identityFile.empty()) {
        std::string file = entry.identityFile;
        if (file.starts_with("~/"))
            file = homeFolder().string() + file.substr(1);
        std::vector<std::string>& files = route.back().identityFiles;
        std::erase(files, file);
        files.insert(files.begin(), file);
        route.back().namedKey = file;
    }
    return route;
}

/// The shell expression of a folder that may begin with "~/" or hold variables; nothing else in it is special.
std::string placeWord(const std::string& path)
{
    return templateWord(path.starts_with("~/") ? "${HOME}" + path.substr(1) : path);
}

std::string lineOf(const FramedAnswer& answer, const char* section)
{
    std::string text = answer.section(section).output;
    while (!text.empty() && text.back() == '\n')
        text.pop_back();
    return text;
}

std::string absolute(const FramedAnswer& answer, const char* section, const std::string& written)
{
    std::string path = lineOf(answer, section);
    if (!path.starts_with('/'))
        throw Failure(ErrorKind::NotFound, "find the folder", written,
                      machineReason("machine.path-not-absolute", path));
    while (path.size() > 1 && path.back() == '/')
        path.pop_back();
    return path;
}

} // namespace

OpenedLine openLine(const MachineEntry& entry, LoginPrompter* prompter, HostKeyPrompt* hostKeys)
{
    if (entry.transport == TransportKind::Local) {
        auto transport = std::make_unique<LocalTransport>();
        auto line = std::make_unique<LocalLine>(*transport);
        return {std::move(transport), std::move(line)};
    }
    auto transport = std::make_unique<SshTransport>(routeOf(entry), prompter, hostKeys);
    transport->setSharedWithGroup(entry.shareWithGroup);
    auto line = std::make_unique<SshLine>(*transport);
    return {std::move(transport), std::move(line)};
}

JobTemplate templateOf(const MachineEntry& entry, const MachinePlaces& places)
{
    JobTemplate machine = entry.jobTemplate;
    machine.engine = !places.engine.empty() ? places.engine : entry.engine.empty() ? "trainyard-engine" : entry.engine;
    machine.recordRoot = places.trainyard.empty() ? std::string() : places.trainyard + "/jobs";
    return machine;
}

std::unique_ptr<Scheduler> schedulerOf(const MachineEntry& entry, const MachinePlaces& places)
{
    return makeScheduler(entry.scheduler, {places.trainyard + "/queue", places.engine, templateOf(entry, places)});
}

void furnish(Machine& machine, const MachineEntry& entry)
{
    machine.id = entry.id;
    if (entry.id == kLocalMachineId) {
        Machine local = localMachine();
        machine.scheduler = std::move(local.scheduler);
        machine.places = local.places;
        return;
    }
    const std::string own = "${TRAINYARD_HOME:-${XDG_DATA_HOME:-$HOME/.local/share}/trainyard}";
    const auto printed = [](const std::string& word) { return "printf '%s\\n' " + word; };
    FramedScript script;
    script.add("home", printed("\"$HOME\""));
    script.add("trainyard", printed("\"" + own + "\""));
    script.add("runs", printed(entry.runsFolder.empty() ? "\"" + own + "/runs\"" : placeWord(entry.runsFolder)));
    script.add("data", printed(entry.dataFolder.empty() ? "\"" + own + "/data\"" : placeWord(entry.dataFolder)));
    const std::string engine = entry.engine.empty() ? "trainyard-engine" : entry.engine;
    script.add("engine", printed(placeWord(engine)));
    // A machine that was added again, or twice. In a container, that folder need not be there.
    const bool looks = entry.engine.empty() && entry.jobTemplate.prefix.empty();
    if (looks)
        addInstalledEngines(script);
    const FramedAnswer answer = script.run(*machine.transport, kPlacesSeconds);
    MachinePlaces places;
    places.home = absolute(answer, "home", "$HOME");
    places.trainyard = absolute(answer, "trainyard", own);
    places.runs = absolute(answer, "runs", entry.runsFolder);
    places.data = absolute(answer, "data", entry.dataFolder);
    const std::string found = looks ? installedEngine(answer, places.trainyard + "/engines") : std::string();
    places.engine = found.empty() ? lineOf(answer, "engine") : found;
    places.engineFound = !found.empty();
    machine.places = places;
    machine.scheduler = schedulerOf(entry, places);
    machine.entry = entry;
}

} // namespace trainyard
