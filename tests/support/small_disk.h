// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QByteArray>
#include <QDir>
#include <QString>

#include <sys/mount.h>
#include <sys/statvfs.h>

#include <stdexcept>

namespace trainyard::test {

/// A file system in memory, as large as it is told to be.
class SmallDisk {
public:
    /// Mounted at the folder, which is made if it is not there.
    explicit SmallDisk(const QString& folder) : m_folder(folder.toLocal8Bit())
    {
        QDir().mkpath(folder);
        m_mounted = ::mount("tmpfs", m_folder, "tmpfs", 0, "size=64k") == 0;
    }
    ~SmallDisk()
    {
        if (m_mounted)
            ::umount2(m_folder, MNT_DETACH);
    }
    SmallDisk(const SmallDisk&) = delete;
    SmallDisk& operator=(const SmallDisk&) = delete;

    bool mounted() const { return m_mounted; }
    /// Leaves so much free.
    void leave(long kilobytes) const
    {
        struct statvfs now {};
        if (::statvfs(m_folder, &now) != 0)
            throw std::runtime_error("the small file system does not answer");
        const long used = static_cast<long>((now.f_blocks - now.f_bfree) * now.f_frsize / 1024);
        const QByteArray options = "size=" + QByteArray::number(qlonglong(used + kilobytes)) + "k";
        if (::mount("tmpfs", m_folder, "tmpfs", MS_REMOUNT, options.constData()) != 0)
            throw std::runtime_error("the small file system cannot be given " + options.toStdString());
    }

private:
    QByteArray m_folder;
    bool m_mounted = false;
};

} // namespace trainyard::test
