// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

namespace trainyard::benchmark {

/// Measures the window's own operations on a real Slurm behind a link with a round trip of this many milliseconds:
/// submitting a run without anything to upload, and querying 200 jobs. Prints a table; needs to run inside
/// tests/support/with_cluster.sh.
void measureWindowPath(double milliseconds, int rounds);

} // namespace trainyard::benchmark
