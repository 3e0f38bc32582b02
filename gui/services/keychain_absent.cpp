// SPDX-License-Identifier: GPL-3.0-or-later
// Where QtKeychain was not found at build time.
#include "gui/services/keychain.h"

namespace trainyard {

bool Keychain::available() const
{
    return false;
}

void Keychain::find(const QString&, std::function<void(std::optional<Secret>)> done)
{
    QMetaObject::invokeMethod(
        this, [done = std::move(done)] { done(std::nullopt); }, Qt::QueuedConnection);
}

void Keychain::keep(const QString&, const Secret&, std::function<void(const QString&)> done)
{
    QMetaObject::invokeMethod(
        this, [this, done = std::move(done)] { done(tr("this program was built without a keychain")); },
        Qt::QueuedConnection);
}

void Keychain::forget(const QString&) {}

} // namespace trainyard
