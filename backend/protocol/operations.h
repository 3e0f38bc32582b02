// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <string_view>

namespace trainyard {

/// Error::operation is a code that reads as English: "read the checkpoint". This returns its sentence for the window to
/// translate, with "%1" for the subject, in the translation context "Operations". Null for an operation of another
/// version. To add an operation that people see, add one row in operations.cpp.
const char* operationSentence(std::string_view operation);

/// Error::subject may name a field instead of a file: "/host" of a machine, "time limit" of a job. This returns the
/// field's English name for the window to translate, in the context "Fields"; null for any other subject.
const char* fieldSubject(std::string_view subject);

} // namespace trainyard
