// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "cluster/ssh/secret.h"

#include <QObject>
#include <QString>

#include <functional>
#include <optional>

namespace trainyard {

/// The desktop's keychain, and the only place where a secret of the person's is ever kept. GUI thread; answers come
/// later. Where there is none (not built in, or no such service runs) nothing is found and nothing is kept.
class Keychain : public QObject {
    Q_OBJECT
public:
    using QObject::QObject;
    /// Whether the program was built with a keychain at all.
    virtual bool available() const;
    /// The secret under this name, or nothing.
    virtual void find(const QString& key, std::function<void(std::optional<Secret>)> done);
    /// `done` gets why it could not be kept; empty when it was.
    virtual void keep(const QString& key, const Secret& secret, std::function<void(const QString&)> done);
    virtual void forget(const QString& key);
};

} // namespace trainyard
