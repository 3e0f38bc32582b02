// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "backend/protocol/search_parameters.h"
#include "gui/new_run/search_form.h"

#include <nlohmann/json_fwd.hpp>

#include <optional>
#include <string>

/// Between the rows of SearchForm, the base spec and the JSON of a search plan.
namespace trainyard {

/// A field as a search sees it. A parameter of a program has the type and range of its option, or those of its value.
struct SearchedField {
    FieldType type = FieldType::Text; ///< Number, Whole, Flag, Choice; Text: values are typed
    double low = 0.0, high = 0.0;
    std::vector<std::string> names; ///< values of a choice or flag, as people type them
    std::vector<std::string> json;  ///< the same as in a spec
    FieldValue value;               ///< in the base, or the program's default; an empty text: unknown
};
SearchedField searchedField(const std::string& path, const RunSpec& base);

/// A range around the base's value, or all values that make a valid run.
void suggestRow(SearchRow& row, const RunSpec& base);
/// Fills in the empty texts that the row's kind of range needs.
void completeRow(SearchRow& row, const RunSpec& base);
/// The parameter of a search file. Texts that are not numbers stay texts, so that the parser names them.
nlohmann::ordered_json rowJson(const SearchRow& row, const RunSpec& base);
SearchRow rowOfParameter(const SearchParameter& parameter);
/// The spec with another value of one field, which is as in the spec's JSON; nullopt if that is no valid run.
std::optional<RunSpec> specWith(const RunSpec& base, const std::string& field, const std::string& json);
/// Whether the part ("low", "high", "choices") of the row holds the value that a problem with the whole row names.
bool isValueOf(const SearchRow& row, const std::string& part, const SpecProblem& problem);

} // namespace trainyard
