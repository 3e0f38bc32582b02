// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

class QScrollArea;
class QWidget;

namespace trainyard {

/// `inside`, which the area owns, as wide as there is room and scrolled from top to bottom; what lies behind shows
/// through.
QScrollArea* makeScrolled(QWidget* inside);

} // namespace trainyard
