// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/app/page_links.h"

#include "gui/app/main_window.h"
#include "gui/parts/page.h"

namespace trainyard {

void linkPage(Page* page, MainWindow* window)
{
    const auto lead = [page, window](auto request, PageId target, auto take) {
        QObject::connect(page, request, window, [window, target, take](const auto&... what) {
            if (Page* there = window->page(target)) {
                window->showPage(target);
                (there->*take)(what...);
            }
        });
    };
    lead(&Page::openRunRequested, PageId::Live, &Page::openRun);
    lead(&Page::openRunsRequested, PageId::Live, &Page::openRuns);
    lead(&Page::newRunRequested, PageId::NewRun, &Page::newRun);
    lead(&Page::cloneRunRequested, PageId::NewRun, &Page::openRun);
    lead(&Page::continueRunRequested, PageId::NewRun, &Page::continueRun);
    lead(&Page::newRunWithDataRequested, PageId::NewRun, &Page::useData);
    lead(&Page::newRunWithSpecRequested, PageId::NewRun, &Page::useSpec);
    lead(&Page::ticketsRequested, PageId::NewRun, &Page::planTickets);
    lead(&Page::showInRunsRequested, PageId::Runs, &Page::openRun);
    lead(&Page::compareRunsRequested, PageId::Runs, &Page::compareRuns);
    lead(&Page::showTimelineRequested, PageId::Timeline, &Page::openRun);
    lead(&Page::openCampaignRequested, PageId::Campaigns, &Page::openCampaign);
    lead(&Page::runDetailsRequested, PageId::Run, &Page::openRun);

    const auto leadAndBack = [page, window](auto request, PageId target, auto take) {
        QObject::connect(page, request, window, [window, target, take](const auto& what) {
            if (Page* there = window->page(target)) {
                window->showPage(target);
                (there->*take)(what, window->listedTitle());
            }
        });
    };
    leadAndBack(&Page::lookInsideRequested, PageId::Inspect, &Page::lookInside);
    leadAndBack(&Page::reportRequested, PageId::Report, &Page::openReport);
}

} // namespace trainyard
