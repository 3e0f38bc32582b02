// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/command_line/command_line.h"

int main(int argc, char** argv)
{
    return trainyard::runProgram(argc, argv);
}
