// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <deque>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace trainyard::foreign {

/// Divides the rows of a CSV file into cells (RFC 4180) and reads the numbers in them.
class CsvCells {
public:
    /// Takes the separator that the header line has most often: comma, semicolon or tab.
    void learnSeparator(std::string_view header);

    /// The cells of a row; valid until the next call and as long as the row is.
    std::vector<std::string_view>& split(std::string_view row);

    /// A spreadsheet that separates cells by semicolons writes 0,25 where others write 0.25.
    std::optional<double> numberOf(std::string_view cell) const;

    /// What programs write where they have no value: "NA", "None".
    static bool isMissing(std::string_view cell);

private:
    char m_separator = ',';
    std::vector<std::string_view> m_cells;
    std::deque<std::string> m_unquoted; ///< cells that had quotes; views into it stay valid
};

} // namespace trainyard::foreign
