// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

namespace trainyard {

class MainWindow;
class Page;

/// Leads from page to page: what this one asks of another shows that page, which then gets the request. A request for a
/// page that the window does not have does nothing.
void linkPage(Page* page, MainWindow* window);

} // namespace trainyard
