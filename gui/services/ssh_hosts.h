// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "backend/base/result.h"

#include <QObject>
#include <QString>

#include <functional>
#include <vector>

namespace trainyard {

/// A host of ~/.ssh/config, with what it says of it.
struct SshHostChoice {
    QString name;
    QString hostName;
    QString user;
    int port = 22;
    QString jumps;        ///< empty or "none": none
    QString identityFile; ///< the first one
};

/// Reads the configuration on a thread of its own and hands it over in the GUI thread, unless `context` is gone by
/// then.
void askSshHosts(QObject* context, std::function<void(const Result<std::vector<SshHostChoice>>&)> done);

} // namespace trainyard
