// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

class QScrollArea;
class QWidget;

namespace trainyard {

/// A vertical scroll area with a transparent background. It owns `inside` and gives it the full width.
QScrollArea* makeScrolled(QWidget* inside);

} // namespace trainyard
