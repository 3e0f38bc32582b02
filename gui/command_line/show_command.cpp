// SPDX-License-Identifier: GPL-3.0-or-later
#include "cluster/control/run_lineage.h"
#include "gui/command_line/commands.h"
#include "gui/command_line/json.h"
#include "gui/command_line/progress.h"
#include "gui/command_line/session.h"
#include "gui/command_line/shown_runs.h"
#include "gui/command_line/table.h"
#include "gui/formats/folded_messages.h"

#include <cmath>
#include <cstdio>

namespace trainyard::commands {
namespace {

void line(const char* label, const std::string& text)
{
    if (!text.empty())
        std::printf("%-12s %s\n", label, printable(text).c_str());
}

/// The name of a run's machine; empty for this computer.
std::string machineText(Session& session, const RunRow& row)
{
    if (row.machine.empty() || row.machine == kLocalMachineId)
        return {};
    if (session.isRemoved(row))
        return "a machine that was removed (" + row.machine + ")";
    try {
        return session.machine(row.machine).name;
    } catch (const Failure&) {
        return row.machine; // the list of machines cannot be read
    }
}

/// "epoch 2.16 of 5, step 216 of 500", as far as the run tells these.
std::string progressText(const RunRow& row)
{
    std::string text;
    if (row.tellsEpochs()) {
        char epoch[64];
        std::snprintf(epoch, sizeof epoch, "epoch %.2f", shownEpoch(row.epoch));
        text = epoch + (row.epochs > 0 ? " of " + std::to_string(row.epochs) : std::string());
    }
    if (row.totalSteps > 0 || row.step > 0)
        text += (text.empty() ? "step " : ", step ") + countText(row.step);
    return row.totalSteps > 0 ? text + " of " + countText(row.totalSteps) : text;
}

void printSummary(const RunRow& row, const std::vector<MetricColumn>& metrics, const std::string& state,
                  const std::string& machine)
{
    line("run", row.name);
    line("id", row.id);
    line("state", state + (row.reason.empty() ? "" : ": " + row.reason.text()));
    std::string tags;
    for (const std::string& tag : row.tags)
        tags += (tags.empty() ? "" : ", ") + tag;
    line("tags", tags);
    line("model", row.model + (row.parameters > 0 ? ", " + countedText(row.parameters, "parameter(s)") : ""));
    line("data", row.dataset);
    line("machine", machine);
    line("device", row.device + (row.host.empty() ? "" : " on " + row.host));
    line("progress", progressText(row));
    line("created", dateText(row.createdAt));
    if (row.elapsed > 0)
        line("trained", durationText(row.elapsed) + " in " + std::to_string(row.attempts) +
                            (row.attempts == 1 ? " attempt" : " attempts"));
    line("directory", row.directory);
    line("notes", row.notes);
    for (std::size_t i = 0; i < metrics.size() && i < row.metrics.size(); ++i)
        if (row.hasMetric(i))
            std::printf("%-30s %s\n", columnName(metrics[i]).c_str(), valueText(metrics, row, i).c_str());
}

nlohmann::ordered_json seriesJson(const std::vector<SeriesRow>& rows)
{
    nlohmann::ordered_json out = nlohmann::ordered_json::array();
    for (const SeriesRow& row : rows)
        out.push_back(
            {{"name", row.name}, {"points", row.points}, {"last_step", row.lastStep}, {"last", numberJson(row.last)}});
    return out;
}

nlohmann::ordered_json attemptsJson(const std::vector<AttemptRow>& rows)
{
    nlohmann::ordered_json out = nlohmann::ordered_json::array();
    for (const AttemptRow& row : rows)
        out.push_back({{"number", row.number},
                       {"started_at", row.startedAt},
                       {"ended_at", row.endedAt},
                       {"host", row.host},
                       {"device", row.device},
                       {"start_step", row.startStep},
                       {"last_step", row.lastStep},
                       {"checkpoint", row.checkpoint},
                       {"differences", row.differences}});
    return out;
}

nlohmann::ordered_json checkpointsJson(const std::vector<ArtifactRow>& rows)
{
    nlohmann::ordered_json out = nlohmann::ordered_json::array();
    for (const ArtifactRow& row : rows)
        if (row.kind == "checkpoint")
            out.push_back({{"file", row.file},
                           {"step", row.step},
                           {"epoch", row.epoch},
                           {"bytes", row.bytes},
                           {"time", row.time}});
    return out;
}

nlohmann::ordered_json relatedJson(const std::vector<RelatedRun>& runs)
{
    nlohmann::ordered_json out = nlohmann::ordered_json::array();
    for (const RelatedRun& run : runs)
        out.push_back({{"relation", name(run.relation)},
                       {"run", run.id},
                       {"name", run.name},
                       {"state", name(run.state)},
                       {"checkpoint", run.checkpoint}});
    return out;
}

nlohmann::ordered_json lineageJson(const RunLineage& lineage)
{
    nlohmann::ordered_json json = {{"from", relatedJson(lineage.from)}, {"to", relatedJson(lineage.to)}};
    json["campaign"] = nullptr;
    if (!lineage.campaign.empty())
        json["campaign"] = {{"id", lineage.campaign},
                            {"name", lineage.campaignName},
                            {"kind", lineage.campaignKind},
                            {"cell", lineage.cell}};
    return json;
}

nlohmann::ordered_json alertsJson(const std::vector<AlertRow>& rows)
{
    nlohmann::ordered_json out = nlohmann::ordered_json::array();
    for (const AlertRow& row : rows)
        out.push_back({{"kind", row.kind},
                       {"attempt", row.attempt},
                       {"step", row.step},
                       {"text", row.text.text()},
                       {"raised_at", row.raisedAt},
                       {"seen_at", row.seenAt}});
    return out;
}

/// "from   weights of base (20261120-…), checkpoint …", and so on.
void printLineage(const RunLineage& lineage)
{
    if (lineage.from.empty() && lineage.to.empty() && lineage.campaign.empty())
        return;
    std::printf("\nlineage\n");
    const auto print = [](const char* direction, const RelatedRun& run) {
        std::printf("  %-4s  %-9s %s%s%s\n", direction, std::string(name(run.relation)).c_str(),
                    printable(run.name.empty() ? run.id : run.name + " (" + run.id + ")").c_str(),
                    run.checkpoint.empty() ? "" : ", ", printable(run.checkpoint).c_str());
    };
    for (const RelatedRun& run : lineage.from)
        print("from", run);
    for (const RelatedRun& run : lineage.to)
        print("to", run);
    if (!lineage.campaign.empty())
        std::printf("  in    campaign  %s%s%s\n",
                    printable(lineage.campaignName.empty() ? lineage.campaign : lineage.campaignName).c_str(),
                    lineage.cell.empty() ? "" : ", cell ", printable(lineage.cell).c_str());
}

nlohmann::ordered_json messagesJson(const std::vector<MessageRow>& rows)
{
    nlohmann::ordered_json out = nlohmann::ordered_json::array();
    for (const MessageRow& row : rows)
        out.push_back({{"time", row.time},
                       {"attempt", row.attempt},
                       {"kind", row.kind},
                       {"level", row.level},
                       {"text", row.text.text()},
                       {"step", row.step}});
    return out;
}

void printMessages(StoreReader& reader, const RunRow& row)
{
    const std::optional<RunSpec> spec = reader.spec(row.id);
    const std::vector<MessageRow> messages = reader.messages(row.key, 20);
    std::printf("\nmessages\n");
    for (const auto& [message, ranks] : foldedMessages(messages, spec ? spec->resources.ranks : 1))
        std::printf("  %s  %-10s %s%s\n", dateText(message->time).c_str(), printable(message->kind).c_str(),
                    ranks > 1 ? (std::to_string(ranks) + " ranks: ").c_str() : "",
                    printable(message->kind == "checkpoint" ? message->file : message->text.text()).c_str());
}

} // namespace

int showRun(const std::string& text, bool json)
{
    const std::vector<MetricColumn> metrics = headlineMetrics();
    Session session;
    session.catchUp(kListCatchUpSeconds);
    const RunRow row = session.find(text, metrics);
    StoreReader& reader = session.reader();
    if (json) {
        nlohmann::ordered_json document = runJson(row, metrics);
        document["heard_at"] = heardJson(session, row);
        const std::optional<RunSpec> spec = reader.spec(row.id);
        document["spec"] = spec ? toJson(*spec) : nlohmann::ordered_json(nullptr);
        document["series"] = seriesJson(reader.series(row.key));
        document["attempt_list"] = attemptsJson(reader.attempts(row.key));
        document["checkpoints"] = checkpointsJson(reader.artifacts(row.key));
        document["messages"] = messagesJson(reader.messages(row.key));
        document["lineage"] = lineageJson(readLineage(reader, row));
        document["alerts"] = alertsJson(reader.alerts({row.id}));
        printJson(document);
        return kOk;
    }
    printSummary(row, metrics, stateText(session, row), machineText(session, row));
    std::printf("\nparameters\n");
    for (const auto& [key, value] : reader.params(row.id))
        std::printf("  %-36s %s\n", printable(key).c_str(), printable(value).c_str());
    std::printf("\nseries\n");
    for (const SeriesRow& series : reader.series(row.key))
        std::printf("  %-36s %s, last %s at step %s\n", printable(series.name).c_str(),
                    countedText(series.points, "point(s)").c_str(), numberText(series.last).c_str(),
                    countText(series.lastStep).c_str());
    printLineage(readLineage(reader, row));
    printMessages(reader, row);
    return kOk;
}

} // namespace trainyard::commands
