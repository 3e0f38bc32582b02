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
/// "sh -c". What only leads to a secret is none: the path of a file, "$VARIABLE", the name of a method.
std::vector<SecretWord> secretsIn(const std::vector<std::string>& command);

/// Whether a text holds a secret that is known by its form, whatever it is the value of: an address with a password,
/// an Authorization header, a token of a known service, JSON with a password.
bool holdsSecret(std::string_view text);

/// Whether the value that a variable of the environment gets is a secret.
bool isSecretVariable(std::string_view name, std::string_view value);

// By the name alone or with its value: looksSecret() of program_spec.h.

} // namespace trainyard
