// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "storage/sqlite/connection.h"
#include "storage/store/types.h"

#include <optional>
#include <string>
#include <vector>

namespace trainyard::store {

std::int64_t addIntent(sqlite::Connection& connection, const IntentRow& intent);
/// Does nothing if the intent is already settled.
void settleIntent(sqlite::Connection& connection, std::int64_t key, const std::string& outcome,
                  const std::string& text);
/// A machine's relevant intents, in the order of writing: open ones, and done ones whose token has an unfinished job or
/// no stored job.
std::vector<IntentRow> readIntents(sqlite::Connection& connection, const std::string& machine);
/// The submission of a token, the newest if there are several.
std::optional<IntentRow> readSubmission(sqlite::Connection& connection, const std::string& token);
/// Whether the token has an intent to cancel that did not fail.
bool hasCancel(sqlite::Connection& connection, const std::string& token);

} // namespace trainyard::store
