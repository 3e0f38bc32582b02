// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "storage/store/types.h"

#include <nlohmann/json.hpp>

#include <string>
#include <vector>

namespace trainyard::commands {

/// The output of --json; README.md documents it. New keys may be added, existing ones keep their meaning.
nlohmann::ordered_json runJson(const RunRow& row, const std::vector<MetricColumn>& metrics = {});
/// Returns null for NaN, which JSON lacks.
nlohmann::ordered_json numberJson(double value);
/// Prints a document and a newline on standard output.
void printJson(const nlohmann::ordered_json& document);
/// "val/top1", "val/loss:worst".
std::string columnName(const MetricColumn& column);

} // namespace trainyard::commands
