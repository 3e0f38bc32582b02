// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "backend/base/error.h"

#include <QString>

namespace trainyard {

/// An error of remote work as text in the user's language: what failed, why, and what to do. Unknown errors stay
/// English, as in Error::text().
QString errorText(const Error& error);

/// The same for a text made by Error::text(), as stored in the reasons of runs.
QString errorSentence(const QString& english);

} // namespace trainyard
