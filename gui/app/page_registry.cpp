// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/app/page_registry.h"

#include "backend/protocol/locations.h"
#include "gui/campaigns/campaigns_page.h"
#include "gui/data/data_page.h"
#include "gui/inspect/inspect_page.h"
#include "gui/live/live_page.h"
#include "gui/machines/machines_page.h"
#include "gui/new_run/new_run_page.h"
#include "gui/report/report_page.h"
#include "gui/run/run_page.h"
#include "gui/runs/runs_page.h"
#include "gui/services/machine_check_service.h"
#include "gui/services/preset_store.h"
#include "gui/settings/settings_page.h"
#include "gui/timeline/timeline_page.h"

namespace trainyard {

std::vector<Page*> makePages(const Services& services, AppSettings& settings, const QString& dataFolder)
{
    std::vector<Page*> pages;
    auto* presets = new PresetStore(dataHome() / "presets");
    auto* newRun = new NewRunPage(services, presets, settings);
    presets->setParent(newRun);
    pages.push_back(newRun);
    pages.push_back(new LivePage(services, settings));
    pages.push_back(new RunsPage(services, settings));
    pages.push_back(new CampaignsPage(services, settings));
    pages.push_back(new DataPage(services, settings));
    pages.push_back(new TimelinePage(services, settings));
    if (services.machines)
        pages.push_back(new MachinesPage(services, settings));
    auto* check = new MachineCheckService;
    auto* settingsPage = new SettingsPage(settings, *check, dataFolder);
    check->setParent(settingsPage);
    pages.push_back(settingsPage);
    // Without an entry in the sidebar:
    pages.push_back(new InspectPage(services, settings));
    pages.push_back(new RunPage(services));
    pages.push_back(new ReportPage(services, settings));
    return pages;
}

} // namespace trainyard
