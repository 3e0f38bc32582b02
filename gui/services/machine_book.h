// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "backend/base/error.h"
#include "cluster/control/machine_entry.h"

#include <QFileSystemWatcher>
#include <QObject>
#include <QString>
#include <QThreadPool>
#include <QTimer>

#include <filesystem>
#include <functional>
#include <string>
#include <vector>

namespace trainyard {

/// "user@host:22 via bastion", "this workstation": how it is reached, for people.
QString machineAddress(const MachineEntry& entry);

/// The person's machines. Belongs to the GUI thread; the file is read and written on a thread of its own, each change
/// on what the file holds at that moment, so that two windows do not undo each other. What another program changes in
/// the file is noticed. A damaged file is told by
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
    /// The machine's name. Of one that was removed: that it was, with its id.
    QString name(const QString& id) const;
    bool loaded() const { return m_loaded; }
    /// Whether the file could be read at least once: only then a machine that is not in entries() was removed.
    bool isRead() const { return m_read; }

    void load();                          ///< again; answers changed() or failed()
    void reload();                        ///< again; answers only what is new
    void save(const MachineEntry& entry); ///< adds it, or replaces the one with its id
    void remove(const QString& id);       ///< "local" stays

signals:
    void changed(); ///< entries() is new; also after the first load
    void failed(const trainyard::Error& error);

private:
    enum class Answer { Always, News };
    void run(std::function<void(std::vector<MachineEntry>&)> change, Answer answer = Answer::Always);
    void watch();

    std::filesystem::path m_file;
    std::vector<MachineEntry> m_entries;
    bool m_loaded = false, m_read = false;
    std::string m_failure; ///< told last
    QFileSystemWatcher m_watcher;
    QTimer m_settled; ///< a change comes as several events
    QThreadPool m_pool;
};

} // namespace trainyard
