// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "backend/base/files.h"
#include "tests/cluster/remote_lab.h"
#include "tests/gui/command_line_support.h"
#include "tests/support/test_environment.h"

#include <QTemporaryDir>

#include <filesystem>
#include <fstream>

namespace trainyard::test {

/// A home folder whose ~/.ssh knows the cluster of with_cluster.sh as "login", for tests of the command line. $HOME is
/// this folder from its construction on.
class ClusterHome {
public:
    ClusterHome()
    {
        const std::string lab = qEnvironmentVariable("LAB").toStdString();
        std::filesystem::create_directories(path() + "/.ssh");
        std::ofstream(path() + "/.ssh/known_hosts") << "lab " << readFile(lab + "/ssh/host1.pub");
        std::ofstream(path() + "/.ssh/config")
            << "Host login\n  HostName 127.0.0.1\n  Port " << RemoteLab::sshPort()
            << "\n  HostKeyAlias lab\n  IdentityFile " << lab << "/ssh/user\n  IdentityAgent none\n";
        qputenv("HOME", m_home.path().toUtf8());
        qputenv("XDG_CONFIG_HOME", m_home.filePath(QStringLiteral("config")).toUtf8());
    }

    std::string path() const { return m_home.path().toStdString(); }
    /// Runs `trainyard ARGUMENTS`; tells what it says if it fails.
    CommandAnswer command(const QStringList& arguments, int seconds = 120) const
    {
        const CommandAnswer answer = trainyardCommand(path(), arguments, {}, seconds);
        if (answer.code != 0)
            qInfo("%s: %d: %s", qPrintable(arguments.join(QLatin1Char(' '))), answer.code, answer.errors.c_str());
        return answer;
    }
    /// Adds the cluster as the machine `name`, with a folder for runs in the lab.
    CommandAnswer addCluster(const QString& name) const
    {
        return command({"machine", "add", name, "--host", "login", "--scheduler", "slurm", "--engine",
                        QString::fromStdString(program(QStringLiteral("trainyard-engine")).string()), "--runs-folder",
                        QString::fromStdString(m_lab.root()) + "/runs there", "--json"});
    }
    RemoteLab& lab() { return m_lab; }
    QString file(const std::string& name, const std::string& text) const
    {
        const QString path = m_home.filePath(QString::fromStdString(name));
        writeFileAtomically(path.toStdString(), text);
        return path;
    }
    QString specFile(const RunSpec& spec) const { return file(spec.name + ".json", toText(spec)); }
    std::filesystem::path store() const { return std::filesystem::path(path()) / "store.sqlite"; }

private:
    QTemporaryDir m_home;
    RemoteLab m_lab;
};

} // namespace trainyard::test
