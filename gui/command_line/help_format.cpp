// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/command_line/help_format.h"

#include <sstream>

namespace trainyard {

std::string wrapped(const std::string& text, std::size_t columns)
{
    std::string out;
    std::size_t begin = 0; // of the line
    while (text.size() - begin > columns || text.find('\n', begin) != text.npos) {
        const std::size_t end = text.find('\n', begin);
        std::size_t at = end;
        if (end == text.npos || end - begin > columns) {
            const std::size_t first = text.find_first_not_of(' ', begin); // an indented line keeps its indent
            at = text.rfind(' ', begin + columns);
            if (at == text.npos || at < first) // a word that is longer than a line
                at = text.find_first_of(" \n", first);
            if (at == text.npos)
                break;
        }
        out += text.substr(begin, at - begin) + '\n';
        begin = at + 1;
    }
    return out + text.substr(begin);
}

std::string HelpFormatter::make_description(const CLI::App* app) const
{
    return wrapped(CLI::Formatter::make_description(app), kHelpWidth);
}

std::string HelpFormatter::make_footer(const CLI::App* app) const
{
    return wrapped(CLI::Formatter::make_footer(app), kHelpWidth);
}

std::string HelpFormatter::make_subcommand(const CLI::App* sub) const
{
    const std::size_t indent = get_column_width();
    std::string name = "  " + sub->get_display_name(true);
    name += name.size() < indent ? std::string(indent - name.size(), ' ') : "\n" + std::string(indent, ' ');
    std::istringstream lines(wrapped(sub->get_description(), kHelpWidth - indent));
    std::string out;
    for (std::string line; std::getline(lines, line);)
        out += (out.empty() ? name : std::string(indent, ' ')) + line + '\n';
    return out.empty() ? name + '\n' : out;
}

std::string HelpFormatter::make_option_desc(const CLI::Option* option) const
{
    return wrapped(CLI::Formatter::make_option_desc(option), kHelpWidth - get_column_width());
}

} // namespace trainyard
