// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

namespace trainyard::benchmark {

/// What the window's own path costs on a real Slurm behind a link of so many milliseconds there and back: submitting a
/// run with nothing to bring there, and asking for 200 jobs. Prints a table; needs tests/support/with_cluster.sh around
/// it.
void measureWindowPath(double milliseconds, int rounds);

} // namespace trainyard::benchmark
