// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/inspect/inspect_pane.h"
