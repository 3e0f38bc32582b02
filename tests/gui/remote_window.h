// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "gui/app/main_window.h"
#include "gui/app/page_registry.h"
#include "gui/parts/app_settings.h"
#include "gui/services/run_service.h"
#include "tests/cluster/remote_lab.h"

namespace trainyard::test {

/// The window as main() makes it, with a cluster among its machines.
struct RemoteWindow {
    RemoteWindow(RemoteLab& lab, const std::string& home)
        : settings(QString::fromStdString(home + "/settings.ini")),
          store(std::make_shared<RunStore>(home + "/store.db")), storeService(store), launch(store), campaigns(store),
          book(home + "/machines.json"), hub(&book, nullptr, lab.factory()),
          plan(QString::fromStdString(program("trainyard-engine").string())),
          calls(
              std::make_shared<const EngineCalls>(QString::fromStdString(program("trainyard-engine").string()), &hub)),
          inspect(calls), weights(calls), looks(calls), remote(store, &hub, &launch, &follow, quickPace()),
          services(all()), window(makePages(services, settings, QString::fromStdString(home)), services, settings,
                                  QString::fromStdString(home + "/store.db"))
    {
        QObject::connect(&launch, &LaunchService::failed, [this](const QString&, const Error& error) {
            qInfo("%s", error.text().c_str());
            ++failures;
        });
        QObject::connect(&follow, &FollowService::failed,
                         [](const Error& error) { qInfo("%s", error.text().c_str()); });
        book.load();
        (void)QTest::qWaitFor([this] { return book.loaded(); }, 10'000);
        book.save(lab.entry());
        (void)QTest::qWaitFor([this] { return book.find(QStringLiteral("lab")) != nullptr; }, 10'000);
        window.resize(1440, 900);
        window.show();
    }
    Services all()
    {
        Services made;
        made.store = &storeService;
        made.launch = &launch;
        made.follow = &follow;
        made.campaigns = &campaigns;
        made.plan = &plan;
        made.inspect = &inspect;
        made.weights = &weights;
        made.looks = &looks;
        made.machines = &hub;
        return made;
    }

    AppSettings settings;
    std::shared_ptr<RunStore> store;
    StoreService storeService;
    LaunchService launch;
    FollowService follow;
    CampaignService campaigns;
    MachineBook book;
    MachineHub hub;
    PlanService plan;
    std::shared_ptr<const EngineCalls> calls;
    DataInspectService inspect;
    WeightsInspectService weights;
    NetLookService looks;
    RunService remote;
    Services services;
    MainWindow window;
    int failures = 0;
};

} // namespace trainyard::test
