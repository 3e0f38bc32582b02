// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <span>
#include <string>
#include <string_view>

// How a secret is known by its name. What is a secret in a command: secrets.h.

namespace trainyard::secret_names {

/// Where in a name a word must stand so that the name is a secret's.
enum class WordPlace { Anywhere, End };
/// Of what. Options often end in words that are no secrets: "--sort-key", "--cookie".
enum class NamedThing { Any, Variable };

struct NameRule {
    std::string_view word; ///< in capitals, parts joined by "_"
    WordPlace place = WordPlace::End;
    NamedThing of = NamedThing::Any;
    bool weak = false; ///< a short number or the name of a method is no secret: "--pass 2", "--auth basic"
};

/// The rule that the name of a variable, or of an option, falls under; null if it is not a secret's.
const NameRule* ruleOf(std::string_view name, bool variable);
/// Whether a value of a name with this rule may be the secret itself, and not the path of a file, "$VARIABLE" or a
/// switch.
bool mayBeSecret(const NameRule& rule, std::string_view value, bool variable);
/// "$TOKEN", "{seed}", "<pad>", nothing at all: something else takes its place, or it is a mark.
bool standsForOther(std::string_view value);
/// "basic", "oauth": a way to log in.
bool isMethod(std::string_view value);
/// "--api-key", "apiKey" → "API_KEY".
std::string plainName(std::string_view name);
bool isAmong(std::string_view text, std::span<const std::string_view> all);
bool isAlphanumeric(char c);

} // namespace trainyard::secret_names
