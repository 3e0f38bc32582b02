// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <span>
#include <string>
#include <string_view>

// Tells secrets by their names. Used by secret_texts.h and secrets.h.

namespace trainyard::secret_names {

/// Whether the name of a variable, or of an option, is a secret's and its value may be the secret itself, not the path
/// of a file, "$VARIABLE" or a switch.
bool isSecret(std::string_view name, std::string_view value, bool variable);
/// The same where a sentence may stand as well: "name: value", "name = 'value'". There, a plain word behind "token" or
/// "pass" is no secret.
bool isSecretEntry(std::string_view name, std::string_view value);
/// Whether the name ends in a word that hardly means anything but a secret: "DB.PASSWORD", "api_key"; not "token".
bool isStrongName(std::string_view name);
/// "API_KEY", as variables of the environment are written.
bool isVariableName(std::string_view name);
/// "$TOKEN", "{seed}", "<pad>", or nothing at all: the value is filled in later, or it is a mark.
bool standsForOther(std::string_view value);
/// "basic", "oauth": a way to log in.
bool isMethod(std::string_view value);
/// "--api-key", "apiKey" → "API_KEY".
std::string plainName(std::string_view name);
bool isAmong(std::string_view text, std::span<const std::string_view> all);
bool isAlphanumeric(char c);

} // namespace trainyard::secret_names
