// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <string_view>

// Secrets that a text gives away, whatever it is a part of. Used by secrets.h.

namespace trainyard::secret_names {

/// Whether the text has a token that a service marks as its own, a JSON web token, or a private key.
bool holdsKnownToken(std::string_view text);

/// The name that gets a secret in a list, a connection string or the code of a script: "HF_TOKEN" of
/// "ALL,HF_TOKEN=x", "password" of "host=h password=x" and of "login(password='x')". Empty if there is none. In code,
/// only a text in quotation marks is a value; anything else may be a variable.
std::string_view secretAssignedIn(std::string_view text);

/// "API_KEY", as variables of the environment are written.
bool isVariableName(std::string_view name);

} // namespace trainyard::secret_names
