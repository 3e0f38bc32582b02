// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "storage/store/types.h"

#include <nlohmann/json.hpp>

#include <string>
#include <vector>

namespace trainyard::commands {

/// The shapes that --json prints; command_line.md documents them. New keys may come, old ones keep their meaning.
nlohmann::ordered_json runJson(const RunRow& row, const std::vector<MetricColumn>& metrics = {});
/// JSON has no NaN: null.
nlohmann::ordered_json numberJson(double value);
/// Prints a document and a line end on standard output.
void printJson(const nlohmann::ordered_json& document);
/// "val/top1", "val/loss:worst".
std::string columnName(const MetricColumn& column);

} // namespace trainyard::commands
