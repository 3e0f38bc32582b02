// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/app/run_window.h"

#include "backend/base/printable.h"
#include "backend/protocol/exit_code.h"
#include "backend/protocol/locations.h"
#include "backend/protocol/version.h"
#include "gui/app/language.h"
#include "gui/app/main_window.h"
#include "gui/app/page_registry.h"
#include "gui/app/startup_trace.h"
#include "gui/app/store_dialog.h"
#include "gui/app/system_theme.h"
#include "gui/command_line/session.h"
#include "gui/parts/app_settings.h"
#include "gui/services/run_service.h"
#include "gui/widgets/theme.h"

#include <QApplication>

#include <algorithm>
#include <iostream>

namespace trainyard {

namespace {

/// The theme follows the user's choice, or the desktop if that choice is System.
void followTheme(AppSettings& settings, SystemTheme& system)
{
    const auto apply = [&settings, &system] {
        const ThemeChoice choice = settings.theme();
        Theme::instance().setDark(choice == ThemeChoice::Dark || (choice == ThemeChoice::System && system.dark()));
    };
    apply();
    QObject::connect(&settings, &AppSettings::themeChanged, &settings, apply);
    QObject::connect(&system, &SystemTheme::changed, &settings, apply);
}

} // namespace

int runWindow(int& argc, char** argv, const WindowOptions& options)
{
    QApplication application(argc, argv); // removes Qt's own arguments
    for (int i = 1; i < argc; ++i)
        if (std::find(options.forQt.begin(), options.forQt.end(), argv[i]) != options.forQt.end()) {
            std::cerr << "trainyard: The following argument was not expected: " << printable(argv[i])
                      << ". See 'trainyard --help'.\n";
            return commands::kUsage;
        }
    QApplication::setApplicationName(QStringLiteral("trainyard"));
    QApplication::setApplicationDisplayName(QStringLiteral("Trainyard"));
    QApplication::setApplicationVersion(QLatin1String(kTrainyardVersion));
    QApplication::setDesktopFileName(QStringLiteral("trainyard"));
    AppSettings settings;
    installLanguage(application, localeForLanguage(settings.language()));
    SystemTheme system;
    followTheme(settings, system);
    Theme::instance().install(application);

    std::shared_ptr<RunStore> store;
    {
        QApplication::setQuitOnLastWindowClosed(false); // the dialog closes before the window opens
        StoreDialog dialog;
        store = dialog.openStore();
        if (!store)
            return static_cast<int>(exitCodeFor(dialog.error().kind));
    }
    QApplication::setQuitOnLastWindowClosed(true);
    StoreService storeService(store);
    LaunchService launch(store);
    FollowService follow;
    PlanService plan;
    MachineBook book;
    MachineHub machines(&book);
    const auto calls = std::make_shared<const EngineCalls>(QString(), &machines);
    DataInspectService inspect(calls);
    DataPrepareService prepare(calls);
    DownloadService downloads(QString::fromStdString((dataHome() / "data").string()));
    RunService runs(store, &machines, &launch, &follow);
    CampaignService campaigns(store);
    FetchService fetch(&storeService, &machines);
    WeightsInspectService weights(calls);
    NetLookService looks(calls);
    ImportService imports(store, runsFolder());
    RunExportService exports(store);
    AlertService alerts(&storeService, &follow);
    const Services services{&storeService, &launch, &follow,  &plan,  &inspect, &downloads, &prepare, &machines,
                            &campaigns,    &fetch,  &weights, &looks, &imports, &exports,   &alerts};
    const QString dataFolder = QString::fromStdString(dataHome().string());
    MainWindow window(makePages(services, settings, dataFolder), services, settings,
                      QString::fromStdString(storePath().string()));
    if (options.newRun)
        window.showPage(PageId::NewRun);
    if (!options.runId.empty() && window.page(PageId::Live)) {
        window.showPage(PageId::Live);
        window.page(PageId::Live)->openRun(QString::fromStdString(options.runId));
    }
    if (store->readingOnly())
        emit storeService.failed(*store->readingOnly());
    if (settings.problem() && store->readingOnly())
        window.reportAll({*settings.problem(), *store->readingOnly()});
    else if (settings.problem())
        window.report(*settings.problem());
    StartupTrace::install(window);
    window.show();
    return QApplication::exec();
}

} // namespace trainyard
