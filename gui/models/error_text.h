// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "backend/base/error.h"

#include <QString>

namespace trainyard {

/// An error as a sentence in the user's language: what could not be done, why, and what to do. Of work on other
/// machines; what is not known stays English, as Error::text() has it.
QString errorText(const Error& error);

/// The same of a text that Error::text() made: reasons of runs are stored so.
QString errorSentence(const QString& english);

} // namespace trainyard
