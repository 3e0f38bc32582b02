// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "backend/base/reason.h"
#include "backend/foreign/growing_file.h"

#include <optional>
#include <string>
#include <string_view>

namespace trainyard::foreign {

/// The records of a file in LevelDB's log format
/// (https://github.com/google/leveldb/blob/main/doc/log_format.md), as W&B writes it: blocks of 32 KiB, of which the
/// first begins with a header of 7 bytes; fragments of checksum (4 bytes), length (2), kind (1) and content. Unlike
/// LevelDB's, the checksum is zlib's CRC-32 of kind and content.
class RecordLogFile {
public:
    explicit RecordLogFile(std::filesystem::path path) : m_file(std::move(path)) {}

    enum class Found {
        Record,
        Damage, ///< some bytes were skipped; the next call goes on behind them
        End     ///< nothing more, or not written yet
    };
    /// The next record of the open file; `record` is valid until the next call, `why` is set for damage.
    Found next(std::string_view& record, Reason& why);

    GrowingFile& file() { return m_file; }
    const GrowingFile& file() const { return m_file; }

private:
    Found header(Reason& why);
    Found damage(std::size_t bytes, Reason what, Reason& why);

    GrowingFile m_file;
    std::string m_joined; ///< fragments of a record
};

} // namespace trainyard::foreign
