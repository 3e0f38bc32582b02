// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

namespace trainyard {

/// Asks the desktop to show a notification (org.freedesktop.Notifications, version 1.2). Does not wait; a desktop
/// without notifications shows none.
void showDesktopNotice(const QString& title, const QString& text);

} // namespace trainyard
