// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/app/run_window.h"

int main(int argc, char** argv) { return trainyard::runWindow(argc, argv, {}); }
