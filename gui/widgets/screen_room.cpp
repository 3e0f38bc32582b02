// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/widgets/screen_room.h"

#include <QScreen>
#include <QWidget>

namespace trainyard {
namespace {

constexpr QSize kFrame(24, 40); // about what a window manager puts around a dialog

} // namespace

QSize boundedToScreen(const QWidget& dialog, QSize wanted)
{
    return wanted.boundedTo(dialog.screen()->availableSize() - kFrame);
}

} // namespace trainyard
