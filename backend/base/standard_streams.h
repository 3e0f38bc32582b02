// SPDX-License-Identifier: Apache-2.0
#pragma once

namespace trainyard {

/// Opens /dev/null in place of a closed standard input, output or error. Otherwise the next file opened would get that
/// descriptor number and printed text would end up in it. Call first in main().
void reserveStandardStreams();

/// Flushes standard output. Throws Failure when anything printed so far was lost (full disk …). A reader that closes
/// early (`| head -1`) is not an error.
void finishStandardOutput();

} // namespace trainyard
