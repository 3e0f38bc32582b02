// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "backend/base/error.h"
#include "backend/base/reason.h"

#include <QString>

namespace trainyard {

/// A reason in the user's language, a clause without a full stop. One without a code, or with a code of a newer
/// version, is shown in the English words that came with it.
QString reasonText(const Reason& reason);
/// What to do about it, a whole sentence; empty when there is nothing to do.
QString remedyText(const Reason& reason);
/// Both, "WORDS. REMEDY".
QString reasonAndRemedy(const Reason& reason);

/// The same in two parts, for a title with a line below it: what happened, and why or what to do.
struct ReasonLines {
    QString title, detail;
};
ReasonLines reasonLines(const Reason& reason);

/// An error: what could not be done, why, and what to do.
QString errorText(const Error& error);
/// Why, and what to do, without what could not be done.
QString errorReasonText(const Error& error);

} // namespace trainyard
