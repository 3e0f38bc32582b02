// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/app/window_program.h"

int main(int argc, char** argv)
{
    return trainyard::runWindowProgram(argc, argv);
}
