// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <CLI/CLI.hpp>

#include <string>

namespace trainyard {

/// Columns of a line of help.
inline constexpr std::size_t kHelpWidth = 100;

/// Breaks each line that has more columns at blanks; a single longer word stays whole. ASCII.
std::string wrapped(const std::string& text, std::size_t columns);

/// The parser's layout of --help, in lines of at most kHelpWidth columns.
class HelpFormatter : public CLI::Formatter {
public:
    std::string make_description(const CLI::App* app) const override;
    std::string make_footer(const CLI::App* app) const override;
    std::string make_subcommand(const CLI::App* sub) const override;
    std::string make_option_desc(const CLI::Option* option) const override;
};

} // namespace trainyard
