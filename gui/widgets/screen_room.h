// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QSize>

class QWidget;

namespace trainyard {

/// The size of a new dialog: as wanted, as far as its screen has room for it and for a window's frame.
QSize boundedToScreen(const QWidget& dialog, QSize wanted);

} // namespace trainyard
