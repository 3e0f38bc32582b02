// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "tests/gui/tour_window.h"
#include "tests/gui/tourist.h"

namespace trainyard::test {

/// One way through the window, in one size and theme.
class Tour {
public:
    Tour(const std::shared_ptr<RunStore>& store, const QString& settings, EnglishFinder& english, const QString& row,
         QSize size)
        : stage(store, settings), tourist(stage.window, english, row, size)
    {
    }

    const Tourist& person() const { return tourist; }

    void go()
    {
        menus();
        newRun();
        live();
        runs();
        campaigns();
        data();
        timeline();
        machines();
        settings();
        inspect();
        runDetails();
        report();
    }

private:
    MainWindow& window() { return stage.window; }
    QWidget& current() { return *stage.window.currentPage(); }
    void explore(const QString& place)
    {
        tourist.exploreParts(current(), place);
        tourist.exploreButtons(current(), place);
    }

    void menus();
    void newRun();
    void live();
    void openRunLive(const char* id, const QString& place);
    void runs();
    void selectRuns();
    void campaigns();
    void data();
    void timeline();
    void machines();
    void settings();
    void inspect();
    void runDetails();
    void report();

    TourWindow stage;
    Tourist tourist;
};

} // namespace trainyard::test
