// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <cstddef>
#include <string>
#include <string_view>
#include <vector>

namespace trainyard {

/// A word of a command that gives a secret away.
struct SecretWord {
    std::size_t word = 0; ///< its place in the command
    std::string name; ///< of the option, variable or header that has the secret as its value; empty = the word itself
};

/// Secrets among the words of a command, each word once, in their order: "--token x", "--password=x", "db.password=x",
/// "API_KEY=x", "-H" "Authorization: Bearer x", "mysql -px", "https://user:x@host", also inside of the script of
/// "sh -c". What only leads to a secret does not count: the path of a file, "$VARIABLE", the name of a method.
std::vector<SecretWord> secretsIn(const std::vector<std::string>& command);

/// Whether the value that a variable of the environment gets is a secret.
bool isSecretVariable(std::string_view name, std::string_view value);

// For an option of a program, see looksSecret() in program_spec.h.

} // namespace trainyard
