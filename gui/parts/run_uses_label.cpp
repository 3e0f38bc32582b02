// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/parts/run_uses_label.h"

#include "gui/parts/run_uses_text.h"
#include "gui/widgets/plain_widget.h"

#include <QBoxLayout>
#include <QDialog>

namespace trainyard {

void tellUses(const RunUses& uses, QDialog* dialog, QBoxLayout* place, FontRole font, Token color)
{
    if (uses.empty())
        return;
    auto* told = new Label(usesText(uses), font, color);
    told->setObjectName(QStringLiteral("uses"));
    told->setTextFormat(Qt::PlainText);
    told->setWordWrap(true);
    place->addWidget(told);
    told->setVisible(true); // a layout gives a hidden widget no room, and would show it later
    fitHeight(dialog);
}

} // namespace trainyard
