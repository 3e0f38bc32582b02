// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/services/machine_book.h"

#include "backend/base/files.h"
#include "backend/base/unique_handle.h"
#include "cluster/ssh/ssh_words.h"

#include <QCoreApplication>
#include <QStandardPaths>

#include <algorithm>
#include <cerrno>
#include <sstream>

#include <fcntl.h>
#include <sys/file.h>

namespace trainyard {
namespace {

struct MachineText {
    Q_DECLARE_TR_FUNCTIONS(MachineText)
};

constexpr std::size_t kFileLimit = std::size_t{4} << 20;

/// Held while the file is read, changed and written, so that two programs do so one after the other.
FileDescriptor locked(const std::filesystem::path& file)
{
    const std::string name = file.string() + ".lock";
    FileDescriptor lock(::open(name.c_str(), O_RDWR | O_CREAT | O_CLOEXEC, 0600));
    if (!lock)
        throw systemFailure("lock the machines", name, errno);
    while (::flock(lock.get(), LOCK_EX) != 0)
        if (errno != EINTR)
            throw systemFailure("lock the machines", name, errno);
    return lock;
}

Error problem(const char* field, std::string reason, std::string remedy = {})
{
    return {ErrorKind::BadInput, "use the machine's field", field, std::move(reason), std::move(remedy)};
}

bool oneLine(const std::string& text)
{
    return std::none_of(text.begin(), text.end(), [](unsigned char c) { return c < 0x20 || c == 0x7f; });
}

/// Absolute, below the home folder or beginning with a variable; the rest is found out on the machine.
bool looksAbsolute(const std::string& path)
{
    return path.starts_with('/') || path.starts_with("~/") || path.starts_with('$');
}

/// Any request: what is wrong with it is the template's.
JobRequest sampleRequest()
{
    JobRequest request;
    request.token = "ty-check-1";
    request.runDirectory = "/tmp/check";
    request.name = "check";
    return request;
}

/// Nothing, "none", or hosts with commas.
bool areJumps(const std::string& text)
{
    std::istringstream jumps(text == "none" ? std::string() : text);
    for (std::string jump; std::getline(jumps, jump, ',');)
        if (!parsedDestination(jump))
            return false;
    return true;
}

void checkHost(const MachineEntry& entry, std::vector<Error>& problems)
{
    if (entry.host.empty())
        problems.push_back(problem("/host", "it is empty", "Name a host of ~/.ssh/config, or a host name or address."));
    else if (!isPlainSshHost(entry.host))
        problems.push_back(problem("/host", "it is no host name", "The user has a field of its own."));
    if (!entry.user.empty() && (!isPlainSshUser(entry.user) || entry.user.find_first_of("@:/") != std::string::npos))
        problems.push_back(problem("/user", "it is no user name"));
    if (entry.port < 0 || entry.port > 65535)
        problems.push_back(problem("/port", "it is not between 1 and 65535"));
    if (!oneLine(entry.jumps) || !areJumps(entry.jumps))
        problems.push_back(problem("/jumps", "it is no list of hosts", "Write user@host:port, several with commas."));
    if (!entry.identityFile.empty() && (!oneLine(entry.identityFile) || !looksAbsolute(entry.identityFile)))
        problems.push_back(problem("/identity_file", "it is no absolute path"));
}

} // namespace

bool operator==(const MachineEntry& a, const MachineEntry& b)
{
    return machinesToText({a}) == machinesToText({b});
}

MachineEntry localMachineEntry()
{
    MachineEntry entry;
    entry.id = kLocalMachineId;
    entry.name = MachineText::tr("This workstation").toStdString();
    entry.transport = TransportKind::Local;
    return entry;
}

std::string newMachineId()
{
    return "m-" + randomHex(10);
}

std::vector<Error> machineProblems(const MachineEntry& entry)
{
    std::vector<Error> problems;
    if (entry.name.empty() || entry.name.size() > 100 || !oneLine(entry.name))
        problems.push_back(problem("/name", "it does not have 1 to 100 characters on one line"));
    if (entry.transport == TransportKind::Ssh)
        checkHost(entry, problems);
    const std::pair<const char*, const std::string*> paths[] = {{"/runs_folder", &entry.runsFolder},
                                                                {"/data_folder", &entry.dataFolder}};
    for (const auto& [field, path] : paths)
        if (!path->empty() && (!oneLine(*path) || !looksAbsolute(*path)))
            problems.push_back(
                problem(field, "it is no absolute path", "Begin it with /, ~/ or a variable such as $SCRATCH."));
    if (!oneLine(entry.engine) || entry.engine.starts_with('-'))
        problems.push_back(problem("/engine", "it is neither a path nor a name"));
    if (entry.slurm.signalSeconds < 10 || entry.slurm.signalSeconds > 3600)
        problems.push_back(problem("/slurm/signal_seconds", "it is not between 10 and 3600"));
    try {
        if (entry.scheduler == SchedulerKind::Slurm)
            checkSlurmRequest(sampleRequest(), entry.slurm);
    } catch (const Failure& failure) {
        problems.push_back(failure.error());
    }
    return problems;
}

QString machineAddress(const MachineEntry& entry)
{
    if (entry.transport == TransportKind::Local)
        return MachineText::tr("this workstation");
    QString text = QString::fromStdString(entry.host);
    if (!entry.user.empty())
        text = QStringLiteral("%1@%2").arg(QString::fromStdString(entry.user), text);
    if (entry.port != 0)
        text = QStringLiteral("%1:%2").arg(text).arg(entry.port);
    return entry.jumps.empty() || entry.jumps == "none"
               ? text
               : MachineText::tr("%1 via %2").arg(text, QString::fromStdString(entry.jumps));
}

std::filesystem::path machinesFile()
{
    const QString folder = QStandardPaths::writableLocation(QStandardPaths::GenericConfigLocation);
    return std::filesystem::path(folder.toStdString()) / "trainyard" / "machines.json";
}

std::vector<MachineEntry> readMachines(const std::filesystem::path& file)
{
    std::vector<MachineEntry> entries{localMachineEntry()};
    std::string text;
    try {
        text = readFile(file, kFileLimit);
    } catch (const Failure& failure) {
        if (failure.error().kind == ErrorKind::NotFound)
            return entries;
        throw;
    }
    for (MachineEntry& entry : parseMachines(text, file.string()))
        entries.push_back(std::move(entry));
    return entries;
}

MachineBook::MachineBook(std::filesystem::path file, QObject* parent)
    : QObject(parent), m_file(std::move(file)), m_entries{localMachineEntry()}
{
    m_pool.setMaxThreadCount(1); // in order
    load();
}

MachineBook::~MachineBook()
{
    m_pool.waitForDone();
}

const MachineEntry* MachineBook::find(const QString& id) const
{
    const std::string wanted = id.toStdString();
    const auto found =
        std::find_if(m_entries.begin(), m_entries.end(), [&](const auto& entry) { return entry.id == wanted; });
    return found == m_entries.end() ? nullptr : &*found;
}

QString MachineBook::name(const QString& id) const
{
    const MachineEntry* entry = find(id);
    return entry ? QString::fromStdString(entry->name) : id;
}

void MachineBook::load()
{
    run({});
}

void MachineBook::save(const MachineEntry& entry)
{
    if (entry.id == kLocalMachineId)
        return;
    if (const std::vector<Error> problems = machineProblems(entry); !problems.empty()) {
        emit failed(problems.front());
        return;
    }
    run([entry](std::vector<MachineEntry>& entries) {
        const auto found =
            std::find_if(entries.begin(), entries.end(), [&](const auto& one) { return one.id == entry.id; });
        if (found == entries.end())
            entries.push_back(entry);
        else
            *found = entry;
    });
}

void MachineBook::remove(const QString& id)
{
    run([id = id.toStdString()](std::vector<MachineEntry>& entries) {
        std::erase_if(entries, [&](const MachineEntry& entry) { return entry.id == id && id != kLocalMachineId; });
    });
}

void MachineBook::run(std::function<void(std::vector<MachineEntry>&)> change)
{
    m_pool.start([this, change = std::move(change), file = m_file] {
        const auto tell = [&](auto call) { QMetaObject::invokeMethod(this, std::move(call), Qt::QueuedConnection); };
        try {
            std::vector<MachineEntry> entries;
            if (change) {
                makeFolders(file.parent_path());
                const FileDescriptor lock = locked(file);
                entries = readMachines(file);
                change(entries);
                writeFileAtomically(file, machinesToText(entries));
            } else {
                entries = readMachines(file);
            }
            tell([this, entries] {
                m_entries = entries;
                m_loaded = true;
                emit changed();
            });
        } catch (...) {
            tell([this, error = currentError("read the machines")] {
                m_loaded = true;
                emit failed(error);
            });
        }
    });
}

} // namespace trainyard
