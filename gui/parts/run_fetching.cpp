// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/parts/run_fetching.h"

#include "gui/formats/visible_text.h"
#include "gui/parts/fetch_dialog.h"
#include "gui/parts/page.h"

namespace trainyard {

bool isElsewhere(const RunRow& row)
{
    return !row.machine.empty() && row.machine != kLocalMachineId;
}

void openFetchDialog(const Services& services, const RunRow& row, Page* page)
{
    const QString machine = QString::fromStdString(row.machine);
    auto* dialog = new FetchDialog(services, QString::fromStdString(row.id), format::visible(row.name),
                                   services.machines ? services.machines->book()->name(machine) : machine, page);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    QObject::connect(dialog, &FetchDialog::continueRequested, page, &Page::continueRunRequested);
    dialog->open();
}

} // namespace trainyard
