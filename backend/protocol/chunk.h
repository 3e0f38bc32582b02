// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <cstdint>
#include <string>

namespace trainyard {

/// Bytes read from one growing file of a run directory; `cluster` produces them and `storage` commits them.
struct Chunk {
    std::string runId;
    std::string file;        ///< relative to the run directory: "attempts/0001/events/rank-0000.jsonl"
    std::string generation;  ///< identifies the file behind the name (device and inode); a new file starts at offset 0
    std::int64_t offset = 0; ///< where `bytes` begins in the file
    std::string bytes;       ///< whole lines only for .jsonl, any bytes for logs, the whole file for .json
    double readAt = 0.0;     ///< Unix seconds
};

/// How much of a run's file has been committed.
struct TailPosition {
    std::string file;
    std::string generation;
    std::int64_t offset = 0;
};

} // namespace trainyard
