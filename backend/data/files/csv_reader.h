// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "backend/base/reason.h"

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace trainyard {

/// Reads comma-separated values (RFC 4180): fields with commas, quotes or line ends are enclosed in double quotes, with
/// inner quotes doubled; lines end with LF or CRLF. Skips a leading byte-order mark and empty lines.
class CsvReader {
public:
    /// `text` must outlive the reader. Errors name `subject`.
    CsvReader(std::string_view text, std::string subject);

    /// The next line's fields, or nullopt at the end. Throws Failure(BadInput) for an unterminated quote, text after a
    /// closing quote, a zero byte or a field of more than 64 KiB.
    std::optional<std::vector<std::string>> next();
    /// The line on which the last returned fields began, from 1.
    std::int64_t line() const { return m_line; }

private:
    std::string field();
    std::string quoted();
    [[noreturn]] void fail(Reason why) const;

    std::string_view m_text;
    std::string m_subject;
    std::size_t m_place = 0;
    std::int64_t m_line = 0;
    std::int64_t m_nextLine = 1;
};

} // namespace trainyard
