// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

namespace trainyard {

/// The shortest text that reads back as the same number, with a point: what an editable field shows.
QString exactText(double value);

/// "7.0 GFLOP", in the user's locale.
QString flopsText(double flops);

} // namespace trainyard
