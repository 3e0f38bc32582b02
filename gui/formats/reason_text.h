// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "backend/base/error.h"
#include "backend/base/reason.h"

#include <QString>

#include <vector>

namespace trainyard {

/// A reason in the user's language, as a clause without a full stop. If its code is missing or from a newer version,
/// returns the English words that came with it.
QString reasonText(const Reason& reason);
/// Several, joined: "the first; the second".
QString reasonsText(const std::vector<Reason>& reasons);
/// The remedy as a whole sentence; empty if there is none.
QString remedyText(const Reason& reason);
/// Both, "WORDS. REMEDY".
QString reasonAndRemedy(const Reason& reason);

/// With a capital letter at its beginning, unless that is a name such as train.py.
QString asTitle(QString words);
/// A clause as a sentence: with a capital letter and a full stop.
QString asSentence(QString clause);

/// The reason in two parts, for a title with a line below it: what happened, and why or what to do.
struct ReasonLines {
    QString title, detail;
};
ReasonLines reasonLines(const Reason& reason);

/// What an error is about: a field by its name, anything else unchanged.
QString fieldName(const std::string& subject);
/// An error: what failed, why, and what to do.
QString errorText(const Error& error);
/// Why, and what to do, without what failed.
QString errorReasonText(const Error& error);

} // namespace trainyard
