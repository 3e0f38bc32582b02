// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/app/desktop_notice.h"

#include <QDBusConnection>
#include <QDBusMessage>
#include <QDBusPendingCall>
#include <QStringList>
#include <QVariantMap>

namespace trainyard {

void showDesktopNotice(const QString& title, const QString& text)
{
    const QDBusConnection bus = QDBusConnection::sessionBus();
    if (!bus.isConnected())
        return;
    QDBusMessage call = QDBusMessage::createMethodCall(
        QStringLiteral("org.freedesktop.Notifications"), QStringLiteral("/org/freedesktop/Notifications"),
        QStringLiteral("org.freedesktop.Notifications"), QStringLiteral("Notify"));
    // Servers may take markup in the body: names of runs must stay as they are.
    call << QStringLiteral("Trainyard") << 0U << QStringLiteral("trainyard") << title << text.toHtmlEscaped()
         << QStringList() << QVariantMap() << -1;
    bus.asyncCall(call);
}

} // namespace trainyard
