// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/live/run_values_dialog.h"

#include "gui/formats/visible_text.h"
#include "gui/parts/layers_pane.h"
#include "gui/widgets/screen_room.h"

#include <QBoxLayout>

#include <optional>

namespace trainyard {

RunValuesDialog::RunValuesDialog(const Services& services, const RunRow& run, QWidget* parent)
    : QDialog(parent), m_pane(new LayersPane(services))
{
    setAttribute(Qt::WA_DeleteOnClose);
    setWindowFlag(Qt::WindowMaximizeButtonHint);
    setObjectName(QStringLiteral("runValues"));
    setWindowTitle(tr("Histograms of %1").arg(format::visible(run.name)));
    resize(boundedToScreen(*this, {980, 620}));
    auto* column = new QVBoxLayout(this);
    column->addWidget(m_pane->headline());
    column->addWidget(m_pane, 1);
    services.store->ask(
        this, [id = run.id](StoreReader& reader) { return reader.spec(id); },
        [this, run](const std::optional<RunSpec>& spec) {
            if (spec)
                m_pane->showRun(run, *spec);
        });
}

} // namespace trainyard
