// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/services/machine_book.h"

#include <QCoreApplication>

#include <algorithm>

namespace trainyard {
namespace {

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
            const std::vector<MachineEntry> entries = change ? changeMachines(file, change) : readMachines(file);
            tell([this, entries] {
                m_entries = inThisLanguage(entries);
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
