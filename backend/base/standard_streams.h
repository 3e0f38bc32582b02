// SPDX-License-Identifier: Apache-2.0
#pragma once

namespace trainyard {

/// Opens /dev/null in place of a closed standard input, output or error: a file opened later would otherwise get its
/// number, and what is printed would end up in that file. Call first in main().
void reserveStandardStreams();

/// Sends what is still buffered for standard output. Throws Failure when anything printed so far has not arrived (full
/// disk …); a reader that has seen enough and left (`| head -1`) is none.
void finishStandardOutput();

} // namespace trainyard
