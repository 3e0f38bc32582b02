// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "gui/parts/page.h"
#include "gui/services/services.h"

#include <vector>

namespace trainyard {

class AppSettings;

/// Every page of the window in the order of the sidebar; Settings stands at its foot. The one place that knows them
/// all. The caller owns them.
std::vector<Page*> makePages(const Services& services, AppSettings& settings, const QString& dataFolder);

} // namespace trainyard
