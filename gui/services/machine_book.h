// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "backend/base/error.h"
#include "cluster/scheduler/slurm_script.h"

#include <QObject>
#include <QString>
#include <QThreadPool>

#include <filesystem>
#include <functional>
#include <string>
#include <string_view>
#include <vector>

namespace trainyard {

enum class TransportKind { Local, Ssh };
enum class SchedulerKind { Direct, Slurm }; ///< Direct: the queue of `trainyard-engine supervise`

/// A machine as the person described it. No passwords and the like: they are typed, or lie in the desktop's keychain.
struct MachineEntry {
    std::string id;   ///< "local", or made by newMachineId(); stays when all else changes, runs are stored under it
    std::string name; ///< what the window calls it
    TransportKind transport = TransportKind::Ssh;
    std::string host;         ///< Ssh: a name of ~/.ssh/config or a host name
    std::string user;         ///< empty: as ~/.ssh/config says
    int port = 0;             ///< 0: as ~/.ssh/config says
    std::string jumps;        ///< as ProxyJump writes them; empty: as ~/.ssh/config says, "none": none
    std::string identityFile; ///< a key file here, tried first; may begin with "~/"
    SchedulerKind scheduler = SchedulerKind::Direct;
    SlurmTemplate slurm;         ///< Slurm's batch script; its engine and recordRoot are not used, `engine` below is
    std::string engine;          ///< path there; empty: trainyard-engine in the PATH. May begin with "~/" or hold $NAME
    std::string runsFolder;      ///< there; empty: runs/ of Trainyard's own folder. May begin with "~/" or hold $NAME
    std::string dataFolder;      ///< there; the same
    bool connectAtStart = false; ///< without being asked, when the window opens
    friend bool operator==(const MachineEntry&, const MachineEntry&);
};

constexpr const char* kLocalMachineId = "local";

/// This workstation without a scheduler: always there, never stored.
MachineEntry localMachineEntry();
std::string newMachineId();
/// What is wrong with an entry, each naming a field ("/host"); empty when it can be saved.
std::vector<Error> machineProblems(const MachineEntry& entry);
/// "user@host:22 via bastion", "this workstation": how it is reached, for people.
QString machineAddress(const MachineEntry& entry);

/// The file's text and back. Throws Failure(BadInput or Version) naming file and entry; unknown keys are an error.
std::string machinesToText(const std::vector<MachineEntry>& entries);
std::vector<MachineEntry> parseMachines(std::string_view text, const std::string& file);
/// All machines, "local" first. Blocking. Throws like parseMachines; an absent file holds none.
std::vector<MachineEntry> readMachines(const std::filesystem::path& file);
/// machines.json in the person's configuration folder.
std::filesystem::path machinesFile();

/// The person's machines. Belongs to the GUI thread; the file is read and written on a thread of its own, each change
/// on what the file holds at that moment, so that two windows do not undo each other. A damaged file is told by
/// failed(), is left as it is and refuses changes; "local" is there all the same.
class MachineBook : public QObject {
    Q_OBJECT
public:
    explicit MachineBook(std::filesystem::path file = machinesFile(), QObject* parent = nullptr);
    ~MachineBook() override; ///< waits for a write in progress

    /// "local" first, then in the order in which they were added. Before loaded(): "local" alone.
    const std::vector<MachineEntry>& entries() const { return m_entries; }
    const MachineEntry* find(const QString& id) const; ///< nullptr: not there
    const MachineEntry* find(const std::string& id) const { return find(QString::fromStdString(id)); }
    /// The machine's name; the id itself for one that is not there any more.
    QString name(const QString& id) const;
    bool loaded() const { return m_loaded; }

    void load();                          ///< again; answers changed() or failed()
    void save(const MachineEntry& entry); ///< adds it, or replaces the one with its id
    void remove(const QString& id);       ///< "local" stays

signals:
    void changed(); ///< entries() is new; also after the first load
    void failed(const trainyard::Error& error);

private:
    void run(std::function<void(std::vector<MachineEntry>&)> change);

    std::filesystem::path m_file;
    std::vector<MachineEntry> m_entries;
    bool m_loaded = false;
    QThreadPool m_pool;
};

} // namespace trainyard
