// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/services/machine_book.h"

#include <QCoreApplication>

#include <algorithm>
#include <utility>

namespace trainyard {
namespace {

constexpr int kSettleMs = 100;

struct MachineText {
    Q_DECLARE_TR_FUNCTIONS(MachineText)
};

/// The workstation's entry is never stored: its name is a text of the window.
std::vector<MachineEntry> inThisLanguage(std::vector<MachineEntry> entries)
{
    for (MachineEntry& entry : entries)
        if (entry.id == kLocalMachineId)
            entry.name = MachineText::tr("This workstation").toStdString();
    return entries;
}

} // namespace

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

MachineBook::MachineBook(std::filesystem::path file, QObject* parent)
    : QObject(parent), m_file(std::move(file)), m_entries(inThisLanguage({localMachineEntry()}))
{
    m_pool.setMaxThreadCount(1); // in order
    m_settled.setSingleShot(true);
    m_settled.setInterval(kSettleMs);
    connect(&m_watcher, &QFileSystemWatcher::directoryChanged, &m_settled, qOverload<>(&QTimer::start));
    connect(&m_settled, &QTimer::timeout, this, &MachineBook::reload);
    watch();
    load();
}

/// The file is replaced by each change, so its folder is watched; or what there is of the path to it.
void MachineBook::watch()
{
    std::filesystem::path folder = m_file.parent_path();
    std::error_code code;
    while (folder.has_relative_path() && !std::filesystem::is_directory(folder, code))
        folder = folder.parent_path();
    const QString path = QString::fromStdString(folder.string());
    if (path.isEmpty() || m_watcher.directories().contains(path))
        return;
    if (const QStringList old = m_watcher.directories(); !old.isEmpty())
        m_watcher.removePaths(old);
    m_watcher.addPath(path);
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
    if (entry)
        return QString::fromStdString(entry->name);
    return m_read && !id.isEmpty() ? MachineText::tr("a machine that was removed (%1)").arg(id) : id;
}

void MachineBook::load()
{
    run({});
}

void MachineBook::reload()
{
    watch();
    run({}, Answer::News);
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

void MachineBook::run(std::function<void(std::vector<MachineEntry>&)> change, Answer answer)
{
    m_pool.start([this, change = std::move(change), file = m_file, always = answer == Answer::Always] {
        const auto tell = [&](auto call) { QMetaObject::invokeMethod(this, std::move(call), Qt::QueuedConnection); };
        try {
            const std::vector<MachineEntry> entries = change ? changeMachines(file, change) : readMachines(file);
            tell([this, entries = inThisLanguage(entries), always] {
                m_failure.clear();
                if (!always && m_read && entries == m_entries)
                    return;
                m_entries = entries;
                m_loaded = m_read = true;
                emit changed();
            });
        } catch (...) {
            tell([this, error = currentError("read the machines"), always] {
                m_loaded = true;
                const bool again = std::exchange(m_failure, error.text()) == error.text();
                if (always || !again)
                    emit failed(error);
            });
        }
    });
}

} // namespace trainyard
