// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <cstdint>
#include <string>

namespace trainyard {

/// Bytes that the tail of one file of a run directory delivered: `cluster` yields them, `storage` commits them.
struct Chunk {
    std::string runId;
    std::string file;        ///< relative to the run directory: "attempts/0001/events/rank-0000.jsonl"
    std::string generation;  ///< which file stood under that name (device and inode); a new one starts at offset 0
    std::int64_t offset = 0; ///< where `bytes` begins in the file
    std::string bytes;       ///< whole lines only for .jsonl; anything for logs; the whole file for .json
    double readAt = 0.0;     ///< Unix seconds
};

/// How far a file of a run has been committed.
struct TailPosition {
    std::string file;
    std::string generation;
    std::int64_t offset = 0;
};

} // namespace trainyard
