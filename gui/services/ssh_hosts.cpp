// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/services/ssh_hosts.h"

#include "cluster/transport/ssh_transport.h"
#include "gui/services/qt_text.h"

#include <QCoreApplication>
#include <QPointer>
#include <QThreadPool>

namespace trainyard {
namespace {

std::vector<SshHostChoice> readHosts()
{
    const SshConfig config = sshConfigOfThisUser();
    std::vector<SshHostChoice> hosts;
    for (const std::string& name : config.hostNames()) {
        const SshSettings settings = config.settings({name, {}, 0});
        hosts.push_back({qt(name), qt(settings.hostName), qt(settings.user), settings.port, qt(settings.proxyJump),
                         settings.identityFiles.empty() ? QString() : qt(settings.identityFiles.front())});
    }
    return hosts;
}

} // namespace

void askSshHosts(QObject* context, std::function<void(const Result<std::vector<SshHostChoice>>&)> done)
{
    QThreadPool::globalInstance()->start([guard = QPointer<QObject>(context), done = std::move(done)] {
        Result<std::vector<SshHostChoice>> result = std::vector<SshHostChoice>();
        try {
            result = readHosts();
        } catch (...) {
            result = currentError("read ~/.ssh/config");
        }
        QMetaObject::invokeMethod(
            QCoreApplication::instance(),
            [guard, done, result] {
                if (guard)
                    done(result);
            },
            Qt::QueuedConnection);
    });
}

} // namespace trainyard
