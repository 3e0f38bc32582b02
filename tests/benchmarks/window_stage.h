// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "gui/app/main_window.h"
#include "gui/parts/app_settings.h"
#include "gui/services/services.h"
#include "tests/gui/local_runs.h"

#include <QObject>

#include <filesystem>
#include <functional>
#include <memory>

namespace trainyard::benchmark {

/// The window as main() makes it, over this store, in this process.
struct Stage {
    explicit Stage(const std::filesystem::path& file);

    AppSettings settings;
    std::shared_ptr<RunStore> store;
    StoreService storeService;
    LaunchService launch;
    FollowService follow;
    test::LocalRuns local;
    Services services;
    MainWindow window;
};

/// Counts paints of a widget.
struct PaintCounter : QObject {
    explicit PaintCounter(QWidget* widget);
    bool eventFilter(QObject*, QEvent* event) override;
    int count = 0;
};

/// Runs the event loop until the condition holds. Throws Failure after a minute.
void spinUntil(const std::function<bool()>& condition, const char* what);

} // namespace trainyard::benchmark
