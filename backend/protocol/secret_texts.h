// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <string>
#include <string_view>

// Secrets that a text gives away, whatever it is a part of. Used by secrets.h.

namespace trainyard::secret_names {

/// Whether the text holds a secret that is known by its form: an address with a password, an Authorization header, JSON
/// or YAML with a password, a call that sets a variable, a token that a service marks as its own, a JSON web token, or
/// a private key.
bool isKnownByForm(std::string_view text);

/// The name of an HTTP header that has a secret as its value; empty if the text is none. `header`: whether it is known
/// that the text is a header. If not, only an Authorization header counts.
std::string headerIn(std::string_view text, bool header);

/// The name that gets a secret in a list, a connection string or the code of a script: "HF_TOKEN" of
/// "ALL,HF_TOKEN=x", "password" of "host=h password=x", "login(password='x')" and "password = 'x'". Empty if there is
/// none. In code, only a text in quotation marks is a value; anything else may be a variable. `script`: the text is the
/// script of a program; what it computes is no value.
std::string_view secretAssignedIn(std::string_view text, bool script);

/// Whether the text holds a secret that isKnownByForm() or secretAssignedIn() finds.
bool holdsSecret(std::string_view text, bool script);

} // namespace trainyard::secret_names
