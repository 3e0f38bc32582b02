// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "backend/protocol/program_look.h"
#include "backend/protocol/run_spec.h"

namespace trainyard {

/// What can be found out about a program that is not started yet: the file beside its script, its repository and, where
/// `ask`, its options and its environment. Only with `ask` anything of the person's is run: the command with --help,
/// and its Python. Takes up to two minutes then. Never throws; the answer holds what is wrong. The spec has a program.
ProgramLook lookAtProgram(const RunSpec& spec, bool ask);

} // namespace trainyard
