// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "gui/parts/page.h"
#include "gui/services/services.h"

#include <vector>

namespace trainyard {

class AppSettings;

/// Creates every page of the window in the order of the sidebar, with Settings at the bottom and those that it does not
/// list last. Only this file knows them all. The caller owns the pages.
std::vector<Page*> makePages(const Services& services, AppSettings& settings, const QString& dataFolder);

} // namespace trainyard
