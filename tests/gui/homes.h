// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QByteArray>
#include <QString>
#include <QTemporaryDir>

#include <filesystem>
#include <string>

namespace trainyard::test {

/// Data folders of the desktops that a test stands for, each with a name of its own.
class Homes {
public:
    /// Creates it; from now on it is this program's TRAINYARD_HOME.
    std::string operator()(const char* name) const
    {
        const std::string folder = m_folder.filePath(QString::fromLatin1(name)).toStdString();
        std::filesystem::create_directories(folder);
        qputenv("TRAINYARD_HOME", QByteArray::fromStdString(folder));
        return folder;
    }

private:
    QTemporaryDir m_folder;
};

} // namespace trainyard::test
