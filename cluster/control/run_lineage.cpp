// SPDX-License-Identifier: GPL-3.0-or-later
#include "cluster/control/run_lineage.h"

#include "backend/protocol/checkpoint_reference.h"

#include <algorithm>
#include <filesystem>

namespace trainyard {
namespace {

namespace fs = std::filesystem;

constexpr const char* kParentCheckpoint = "parent.checkpoint";
constexpr const char* kContinues = "parent.continue_schedule";

/// Settings that name a checkpoint of another run.
struct NamingSetting {
    const char* key;
    RunRelation relation;
};
constexpr JobState kUnfinished[] = {JobState::Draft,   JobState::Uploading, JobState::Submitting, JobState::Ambiguous,
                                    JobState::Queued,  JobState::Held,      JobState::Blocked,    JobState::Starting,
                                    JobState::Running, JobState::Suspended, JobState::Finishing,  JobState::Verifying};
constexpr NamingSetting kNamingSettings[] = {{"model.weights", RunRelation::Weights},
                                             {"pruning.mask_from", RunRelation::Mask},
                                             {"pruning.reset_to", RunRelation::Reset},
                                             {"monitoring.barrier_to", RunRelation::Barrier}};

/// The run that a checkpoint belongs to by its name alone: it is named, or its directory is part of the path.
std::string runInReference(const std::string& checkpoint)
{
    if (const auto reference = parseCheckpointReference(checkpoint); reference && !reference->run.empty())
        return reference->run;
    const std::string folder = "/checkpoints/";
    const std::size_t end = checkpoint.rfind(folder);
    const std::size_t begin = end == std::string::npos || end == 0 ? std::string::npos : checkpoint.rfind('/', end - 1);
    const std::string id = begin == std::string::npos ? std::string() : checkpoint.substr(begin + 1, end - begin - 1);
    return isRunId(id) ? id : std::string();
}

/// The folders that a file lies in, the innermost first.
std::vector<fs::path> foldersOf(const std::string& file)
{
    std::vector<fs::path> folders;
    for (fs::path at = fs::path(file).lexically_normal().parent_path(); at.has_relative_path(); at = at.parent_path())
        folders.push_back(at);
    return folders;
}

bool isPath(const std::string& text)
{
    return text.starts_with('/');
}

/// Whether a setting names a file of this run, or a checkpoint of it.
bool namesRun(const std::string& value, const RunRow& run)
{
    if (!isPath(value))
        return runInReference(value) == run.id;
    const fs::path directory = fs::path(run.directory + "/").lexically_normal().parent_path();
    for (const fs::path& folder : foldersOf(value))
        if (folder.filename() == run.id || (!run.directory.empty() && folder == directory))
            return true;
    return false;
}

/// Runs that a query finds, of any scope, with these settings; all of them, because what is no relative among them is
/// told apart only here.
std::vector<RunRow> found(StoreReader& reader, const std::string& text, std::vector<std::string> params,
                          std::int64_t most = -1)
{
    RunQuery query;
    query.text = text;
    query.scope = RunScope::All;
    query.params = std::move(params);
    query.descending = false; // by creation
    query.limit = most;
    return reader.runs(query);
}

/// The run that a setting names, also by a file in its directory; empty if it is none that is known.
std::string namedRun(StoreReader& reader, const std::string& value)
{
    if (isPath(value))
        for (const fs::path& folder : foldersOf(value)) {
            if (const std::string id = folder.filename().string(); isRunId(id) && reader.run(id))
                return id;
            if (folder.string().find('"') == std::string::npos)
                for (const RunRow& run : found(reader, "directory:\"" + folder.string() + "\"", {}, 1))
                    return run.id;
        }
    return runInReference(value);
}

RelatedRun related(StoreReader& reader, RunRelation relation, const std::string& id, const std::string& checkpoint)
{
    RelatedRun run{relation, id, {}, JobState::Unknown, checkpoint};
    if (const std::optional<RunRow> row = reader.run(id)) {
        run.name = row->name;
        run.state = row->state;
    }
    return run;
}

} // namespace

std::string_view name(RunRelation relation)
{
    switch (relation) {
    case RunRelation::Weights: return "weights";
    case RunRelation::Schedule: return "schedule";
    case RunRelation::Mask: return "mask";
    case RunRelation::Reset: return "reset";
    case RunRelation::Barrier: return "barrier";
    case RunRelation::Clone: return "clone";
    }
    return "";
}

RunLineage readLineage(StoreReader& reader, const RunRow& run)
{
    RunLineage lineage;
    const std::optional<RunSpec> spec = reader.spec(run.id);
    if (spec && spec->parent)
        lineage.from.push_back(related(reader,
                                       spec->parent->continueSchedule ? RunRelation::Schedule : RunRelation::Weights,
                                       spec->parent->run, spec->parent->checkpoint));
    else if (!run.parent.empty())
        lineage.from.push_back(related(reader, RunRelation::Weights, run.parent, {}));
    for (const auto& [key, value] : reader.params(run.id))
        for (const NamingSetting& naming : kNamingSettings)
            if (key == naming.key)
                if (const std::string id = namedRun(reader, value); !id.empty() && id != run.id)
                    lineage.from.push_back(related(reader, naming.relation, id, value));

    for (const RunRow& child : found(reader, "parent:" + run.id, {kParentCheckpoint, kContinues}))
        lineage.to.push_back({child.params[1] == "true" ? RunRelation::Schedule : RunRelation::Weights, child.id,
                              child.name, child.state, child.params[0]});
    for (const NamingSetting& naming : kNamingSettings)
        for (const std::string& begin : {run.id + "@*", std::string("/*")}) // "RUN@end", or the path of a file
            for (const RunRow& child : found(reader, std::string(naming.key) + ":" + begin, {naming.key}))
                if (child.id != run.id && namesRun(child.params[0], run)) // a store without the setting finds words
                    lineage.to.push_back({naming.relation, child.id, child.name, child.state, child.params[0]});

    if (const std::string origin = reader.clonedFrom(run.id); !origin.empty() && origin != run.id)
        lineage.from.push_back(related(reader, RunRelation::Clone, origin, {}));
    for (const std::string& id : reader.clones(run.id))
        lineage.to.push_back(related(reader, RunRelation::Clone, id, {}));

    if (!run.campaign.empty()) {
        lineage.campaign = run.campaign;
        lineage.cell = spec ? spec->cell : run.cell;
        if (const std::optional<CampaignRow> campaign = reader.campaign(run.campaign)) {
            lineage.campaignName = campaign->name;
            lineage.campaignKind = campaign->kind;
        }
    }
    return lineage;
}

std::vector<RunRow> unfinishedRunsNeeding(StoreReader& reader, const std::vector<RunRow>& rows)
{
    std::vector<std::string> params;
    for (const NamingSetting& naming : kNamingSettings)
        params.emplace_back(naming.key);
    const auto among = [&](const std::string& id) {
        return std::ranges::any_of(rows, [&](const RunRow& row) { return row.id == id; });
    };
    const auto named = [&](const std::string& value) {
        return !value.empty() && std::ranges::any_of(rows, [&](const RunRow& row) { return namesRun(value, row); });
    };
    std::vector<RunRow> needing;
    for (const JobState state : kUnfinished)
        for (RunRow& run : found(reader, "state:" + std::string(name(state)), params))
            if (!among(run.id) &&
                ((!run.parent.empty() && among(run.parent)) || std::ranges::any_of(run.params, named)))
                needing.push_back(std::move(run));
    return needing;
}

} // namespace trainyard
