// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "cluster/control/run_uses.h"
#include "gui/widgets/label.h"

class QBoxLayout;
class QDialog;

namespace trainyard {

/// Says in an open dialog what uses the runs that it deletes. Nothing if nothing uses them.
void tellUses(const RunUses& uses, QDialog* dialog, QBoxLayout* place, FontRole font = FontRole::Body,
              Token color = Token::T1);

} // namespace trainyard
