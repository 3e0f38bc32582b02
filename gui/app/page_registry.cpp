// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/app/page_registry.h"

#include "gui/pages/settings_page.h"

namespace trainyard {

std::vector<Page*> makePages(const Services& services, AppSettings& settings, const QString& dataFolder)
{
    Q_UNUSED(services)
    std::vector<Page*> pages;
    pages.push_back(new SettingsPage(settings, dataFolder));
    return pages;
}

} // namespace trainyard
