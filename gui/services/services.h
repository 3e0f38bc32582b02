// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "gui/services/alert_service.h"
#include "gui/services/campaign_service.h"
#include "gui/services/data_inspect_service.h"
#include "gui/services/data_prepare_service.h"
#include "gui/services/download_service.h"
#include "gui/services/fetch_service.h"
#include "gui/services/follow_service.h"
#include "gui/services/import_service.h"
#include "gui/services/launch_service.h"
#include "gui/services/machine_hub.h"
#include "gui/services/net_look_service.h"
#include "gui/services/plan_service.h"
#include "gui/services/run_export_service.h"
#include "gui/services/store_service.h"
#include "gui/services/weights_inspect_service.h"

namespace trainyard {

/// What pages and view models are given; made and owned in gui/app alone. Pointers outlive every page.
struct Services {
    StoreService* store = nullptr;
    LaunchService* launch = nullptr;
    FollowService* follow = nullptr;
    PlanService* plan = nullptr;
    DataInspectService* inspect = nullptr;
    DownloadService* downloads = nullptr;
    DataPrepareService* prepare = nullptr;
    MachineHub* machines = nullptr; ///< its book() is the list of machines
    CampaignService* campaigns = nullptr;
    FetchService* fetch = nullptr;
    WeightsInspectService* weights = nullptr;
    NetLookService* looks = nullptr;
    ImportService* imports = nullptr;
    RunExportService* exports = nullptr;
    AlertService* alerts = nullptr;
};

} // namespace trainyard
