// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/command_line/json.h"

#include <cmath>
#include <cstdio>

namespace trainyard::commands {

nlohmann::ordered_json numberJson(double value)
{
    return std::isfinite(value) ? nlohmann::ordered_json(value) : nlohmann::ordered_json(nullptr);
}

std::string columnName(const MetricColumn& column)
{
    switch (column.summary) {
    case MetricSummary::Last: return column.series + ":last";
    case MetricSummary::Worst: return column.series + ":worst";
    case MetricSummary::Best: break;
    }
    return column.series;
}

nlohmann::ordered_json runJson(const RunRow& row, const std::vector<MetricColumn>& metrics)
{
    nlohmann::ordered_json json = {{"id", row.id},
                                   {"name", row.name},
                                   {"state", name(row.state)},
                                   {"reason", row.reason.text()},
                                   {"tags", row.tags},
                                   {"notes", row.notes},
                                   {"model", row.model},
                                   {"dataset", row.dataset},
                                   {"device", row.device},
                                   {"host", row.host},
                                   {"machine", row.machine},
                                   {"directory", row.directory},
                                   {"created_at", row.createdAt},
                                   {"started_at", row.startedAt},
                                   {"ended_at", row.endedAt},
                                   {"elapsed", row.elapsed},
                                   {"attempts", row.attempts},
                                   {"step", row.step},
                                   {"total_steps", row.totalSteps},
                                   {"epoch", row.epoch},
                                   {"epochs", row.epochs},
                                   {"samples_per_second", row.samplesPerSecond},
                                   {"eta_seconds", row.etaSeconds},
                                   {"parameters", row.parameters},
                                   {"archived", row.archived},
                                   {"trashed", row.trashedAt > 0}};
    json["metrics"] = nlohmann::ordered_json::object();
    for (std::size_t i = 0; i < metrics.size() && i < row.metrics.size(); ++i)
        json["metrics"][columnName(metrics[i])] = numberJson(row.metrics[i]);
    return json;
}

void printJson(const nlohmann::ordered_json& document)
{
    const std::string text = document.dump(2, ' ', false, nlohmann::ordered_json::error_handler_t::replace);
    std::fwrite(text.data(), 1, text.size(), stdout);
    std::fputc('\n', stdout);
    std::fflush(stdout);
}

} // namespace trainyard::commands
