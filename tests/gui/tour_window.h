// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "backend/protocol/locations.h"
#include "backend/protocol/reasons_link.h"
#include "gui/app/main_window.h"
#include "gui/app/page_registry.h"
#include "gui/parts/app_settings.h"
#include "gui/services/run_service.h"
#include "tests/gui/machines_stage.h"
#include "tests/gui/tour_home.h"

namespace trainyard::test {

struct Unreachable : FakeLogin {
    Unreachable()
    {
        unreachable.emplace(ErrorKind::Transport, "connect to", "hpc-login.example.org", linkReason("link.no-answer"));
    }
};

/// The window with every service that main() gives it, in a furnished home. Only its cluster does not answer.
struct TourWindow {
    TourWindow(std::shared_ptr<RunStore> runStore, const QString& settingsFile)
        : settings(settingsFile), store(std::move(runStore)), storeService(store), launch(store),
          book(tourMachinesFile()),
          hub(&book, nullptr,
              [this](const auto& entry, auto* prompter, auto* hostKeys) { return open(entry, prompter, hostKeys); }),
          calls(std::make_shared<const EngineCalls>(QString(), &hub)), inspect(calls), prepare(calls),
          downloads(QString::fromStdString((dataHome() / "data").string())), runs(store, &hub, &launch, &follow),
          campaigns(store), fetch(&storeService, &hub), weights(calls), looks(calls), imports(store, runsFolder()),
          exports(store),
          alerts(&storeService, &follow), services{&storeService, &launch,  &follow,  &plan,      &inspect,
                                                   &downloads,    &prepare, &hub,     &campaigns, &fetch,
                                                   &weights,      &looks,   &imports, &exports,   &alerts},
          window(makePages(services, settings, QString::fromStdString(dataHome().string())), services, settings,
                 QString::fromStdString(store->file().string()))
    {
    }
    template <typename PageType>
    PageType& page(PageId id)
    {
        return *static_cast<PageType*>(window.page(id));
    }

    Unreachable login; ///< of the cluster
    AppSettings settings;
    std::shared_ptr<RunStore> store;
    StoreService storeService;
    LaunchService launch;
    FollowService follow;
    PlanService plan;
    MachineBook book;
    MachineHub hub;
    std::shared_ptr<const EngineCalls> calls;
    DataInspectService inspect;
    DataPrepareService prepare;
    DownloadService downloads;
    RunService runs;
    CampaignService campaigns;
    FetchService fetch;
    WeightsInspectService weights;
    NetLookService looks;
    ImportService imports;
    RunExportService exports;
    AlertService alerts;
    const Services services;
    MainWindow window;

private:
    OpenedLine open(const MachineEntry& entry, LoginPrompter* prompter, HostKeyPrompt* hostKeys)
    {
        if (entry.transport == TransportKind::Local)
            return openLine(entry, prompter, hostKeys);
        return {std::make_unique<LocalTransport>(), std::make_unique<FakeSshLine>(login, prompter, hostKeys)};
    }
};

} // namespace trainyard::test
