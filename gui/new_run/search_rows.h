// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "backend/protocol/search_parameters.h"
#include "gui/new_run/search_form.h"

#include <nlohmann/json_fwd.hpp>

#include <optional>
#include <string>

/// Between the rows of SearchForm, the base spec and the JSON of a search plan.
namespace trainyard {

/// A range around the base's value, or all values that make a valid run.
void suggestRow(SearchRow& row, const RunSpec& base);
/// Fills in the empty texts that the row's kind of range needs.
void completeRow(SearchRow& row, const RunSpec& base);
/// The parameter of a search file. Texts that are not numbers stay texts, so that the parser names them.
nlohmann::ordered_json rowJson(const SearchRow& row);
SearchRow rowOfParameter(const SearchParameter& parameter);
/// The spec with another value of one field, which is as in the spec's JSON; nullopt if that is no valid run.
std::optional<RunSpec> specWith(const RunSpec& base, const std::string& field, const std::string& json);
/// Whether the part ("low", "high", "choices") of the row holds the value that a problem with the whole row names.
bool isValueOf(const SearchRow& row, const std::string& part, const SpecProblem& problem);

} // namespace trainyard
