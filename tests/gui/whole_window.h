// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "backend/protocol/locations.h"
#include "gui/app/main_window.h"
#include "gui/app/page_registry.h"
#include "gui/parts/app_settings.h"
#include "gui/widgets/theme.h"
#include "tests/gui/local_runs.h"
#include "tests/support/test_environment.h"

#include <QApplication>
#include <QTemporaryDir>

#include <filesystem>
#include <memory>

namespace trainyard::test {

/// A data folder of the test's own, and the programs of this build first in the PATH.
inline void useOwnHome(const QTemporaryDir& folder)
{
    qputenv("TRAINYARD_HOME", folder.filePath(QStringLiteral("home")).toUtf8());
    qputenv("PATH", QByteArray::fromStdString(program({}).string()) + ':' + qgetenv("PATH"));
    std::filesystem::create_directories(dataHome());
    Theme::instance().install(*qApp);
}

/// The window as main() makes it, with the real engine, supervisor, store and followers, in the data folder of
/// useOwnHome().
struct WholeWindow {
    explicit WholeWindow(const QString& settingsFile)
        : settings(settingsFile), store(std::make_shared<RunStore>(storePath())), storeService(store), launch(store),
          local(store, launch, follow), campaigns(store), weights(std::make_shared<const EngineCalls>()),
          looks(std::make_shared<const EngineCalls>()), services(all()),
          window(makePages(services, settings, QString::fromStdString(dataHome().string())), services, settings,
                 QString::fromStdString(storePath().string()))
    {
        window.resize(1440, 900);
        window.show();
        window.activateWindow();
        QVERIFY(QTest::qWaitForWindowActive(&window));
    }
    Services all()
    {
        Services found;
        found.store = &storeService;
        found.launch = &launch;
        found.follow = &follow;
        found.plan = &plan;
        found.campaigns = &campaigns;
        found.weights = &weights;
        found.looks = &looks;
        return found;
    }
    template <typename PageType>
    PageType& page(PageId id)
    {
        return *static_cast<PageType*>(window.page(id));
    }

    AppSettings settings;
    std::shared_ptr<RunStore> store;
    StoreService storeService;
    LaunchService launch;
    FollowService follow;
    LocalRuns local;
    PlanService plan;
    CampaignService campaigns;
    WeightsInspectService weights;
    NetLookService looks;
    Services services;
    MainWindow window;
};

} // namespace trainyard::test
