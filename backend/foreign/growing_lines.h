// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "backend/foreign/growing_file.h"

#include <cstddef>
#include <string_view>

namespace trainyard::foreign {

inline constexpr std::size_t kLongestLine = std::size_t{16} << 20;

enum class LineFound {
    Whole,
    Incomplete, ///< `line` is what is there of it; may be empty
    TooLong     ///< its end is not within kLongestLine; `line` is empty
};

/// The line at the position of an open file, without its LF or CR LF. `bytes` to skip to come behind it. With `quotes`,
/// a line end within double quotes does not count.
LineFound lineAt(GrowingFile& file, bool quotes, std::string_view& line, std::size_t& bytes);

} // namespace trainyard::foreign
