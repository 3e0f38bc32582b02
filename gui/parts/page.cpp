// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/parts/page.h" // its signals need a translation unit
