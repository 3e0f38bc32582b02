// SPDX-License-Identifier: GPL-3.0-or-later
#include "backend/base/files.h"
#include "backend/protocol/own_files.h"
#include "cluster/control/machine_entry.h"
#include "cluster/control/points_csv.h"
#include "cluster/control/run_export.h"
#include "gui/command_line/commands.h"
#include "gui/command_line/json.h"
#include "gui/command_line/progress.h"
#include "gui/command_line/session.h"
#include "gui/command_line/wait.h"
#include "gui/command_line/window_program.h"
#include "storage/store/copy_runs.h"

#include <algorithm>
#include <cerrno>
#include <cstdio>
#include <filesystem>
#include <optional>

namespace trainyard::commands {
namespace {

constexpr double kExportCatchUpSeconds = 30.0;

XAxis requestedAxis(const std::string& text)
{
    if (const std::optional<XAxis> axis = axisNamed(text))
        return *axis;
    throw Failure(ErrorKind::BadInput, "draw over the axis", text, "this axis does not exist",
                  "Choose step, epoch, samples, time, wall or date.");
}

/// A word alone is a name: a misspelt one must not export other runs.
bool isSearch(const std::string& text)
{
    return text.find_first_of(":<>=") != std::string::npos;
}

std::vector<RunRow> searched(Session& session, const std::string& text)
{
    RunQuery query;
    query.text = text;
    query.machineNames = readMachineNames(machinesFile());
    std::vector<RunRow> rows = session.reader().runs(query);
    if (!rows.empty())
        return rows;
    if (const auto problem = session.reader().queryProblem(text))
        throw Failure(ErrorKind::BadInput, "search the runs for", text, problem->why);
    throw Failure(ErrorKind::NotFound, "export the runs", text, "no run matches this search",
                  "'trainyard runs list' takes the same search.");
}

/// Each run once. A text that is no run's id or name is a search if it has a condition.
std::vector<RunRow> chosenRuns(Session& session, const std::vector<std::string>& texts)
{
    std::vector<RunRow> rows;
    for (const std::string& text : texts) {
        std::vector<RunRow> found;
        try {
            found.push_back(session.find(text));
        } catch (const Failure& failure) {
            if (failure.error().kind != ErrorKind::NotFound || !isSearch(text))
                throw;
            found = searched(session, text);
        }
        for (RunRow& row : found)
            if (std::ranges::none_of(rows, [&](const RunRow& other) { return other.id == row.id; }))
                rows.push_back(std::move(row));
    }
    return rows;
}

/// Checks before anything is written that every requested series exists in at least one run.
void checkSeries(StoreReader& reader, const std::vector<RunRow>& rows, const std::vector<std::string>& series)
{
    for (const std::string& name : series) {
        bool found = false;
        for (const RunRow& row : rows)
            for (const SeriesRow& known : reader.series(row.key))
                found = found || known.name == name;
        if (!found)
            throw Failure(ErrorKind::NotFound, "export the series", name, "none of the runs has this series",
                          "'trainyard runs show' lists the series of a run.");
    }
}

/// For an export's progress: Ctrl+C or another signal ends it, so that it removes what it has written so far.
bool goesOn(double)
{
    return !InterruptGuard::interrupted();
}

std::int64_t writeCsv(Session& session, const std::vector<RunRow>& rows, const ExportOptions& options)
{
    if (options.csv != "-")
        return writePointsCsvFile(session.reader(), rows, options.series, options.csv, goesOn);
    const std::int64_t points = writePointsCsv(session.reader(), rows, options.series, [](std::string_view text) {
        if (std::fwrite(text.data(), 1, text.size(), stdout) != text.size())
            throw systemFailure("write the points to", "standard output", errno);
    });
    if (std::fflush(stdout) != 0)
        throw systemFailure("write the points to", "standard output", errno);
    return points;
}

/// Adds files and points to `json`.
void writeForOthers(Session& session, const std::vector<RunRow>& rows, const ExportOptions& options,
                    nlohmann::ordered_json& json)
{
    const ExportSelection selection{rows, options.series};
    const auto add = [&json](const ExportCount& count) {
        json["points"] = count.points;
        for (const std::filesystem::path& file : count.files)
            json["files"].push_back(file.string());
    };
    if (!options.tensorBoard.empty())
        add(exportTensorBoard(session.reader(), selection, options.tensorBoard, goesOn));
    if (!options.mlflow.empty())
        add(exportMlflow(session.reader(), selection, options.mlflow, goesOn));
    if (!options.points.empty())
        add(exportJsonLines(session.reader(), selection, options.points, goesOn));
    if (!options.store.empty()) {
        std::vector<std::string> ids;
        for (const RunRow& row : rows)
            ids.push_back(row.id);
        add({{options.store}, copyRuns(session.store().file(), ids, options.store, goesOn)});
    }
}

/// All but pictures. Not kOk if a signal ended it.
int writePoints(Session& session, const std::vector<RunRow>& rows, const ExportOptions& options,
                nlohmann::ordered_json& json)
{
    std::optional<InterruptGuard> guard;
    if (options.csv != "-") // what was printed is gone; Ctrl+C ends it as usual
        guard.emplace(InterruptGuard::Catches::EveryEnd);
    try {
        if (!options.csv.empty()) {
            json["points"] = writeCsv(session, rows, options);
            json["files"].push_back(options.csv);
        }
        writeForOthers(session, rows, options, json);
    } catch (const Failure& failure) {
        if (failure.error().kind != ErrorKind::Cancelled)
            throw;
        complain(failure.error());
        return InterruptGuard::exitCode();
    }
    return kOk;
}

/// `ending`: what the option promises. false: it could not be written; why has been printed.
bool writePicture(const std::vector<RunRow>& rows, const ExportOptions& options, XAxis axis, const std::string& file,
                  const std::string& ending)
{
    if (std::filesystem::path(file).extension() != ending)
        throw Failure(ErrorKind::BadInput, "write the curves to", file, "its name does not end in " + ending,
                      "Choose a name with this ending.");
    CurvePicture picture{file, {}, options.series, axis, options.width, options.height, options.dark};
    for (const RunRow& row : rows)
        picture.runs.push_back(row.id);
    return drawPicture(picture);
}

} // namespace

int exportRuns(const ExportOptions& options)
{
    const bool forOthers =
        !options.tensorBoard.empty() || !options.mlflow.empty() || !options.points.empty() || !options.store.empty();
    if (options.csv.empty() && options.png.empty() && options.svg.empty() && !forOthers)
        throw Failure(
            ErrorKind::BadInput, "export the runs", {}, "no file was given",
            "Add --tensorboard or --mlflow with a folder, or --csv, --jsonl, --store, --png or --svg with a file.");
    if (!options.store.empty() && !options.series.empty())
        throw Failure(ErrorKind::BadInput, "export the runs", {},
                      "--store writes all series, so --series cannot be given");
    if (options.csv == "-" && options.json)
        throw Failure(ErrorKind::BadInput, "export the runs", {}, "--csv - and --json both write to standard output");
    const XAxis axis = requestedAxis(options.axis);
    for (const std::string& file : {options.png, options.svg})
        if (!file.empty()) {
            requireFreePlace("write the curves to", file);
            requireDrawing("write the curves to", file);
        }
    Session session;
    session.catchUp(kExportCatchUpSeconds);
    const std::vector<RunRow> rows = chosenRuns(session, options.runs);
    checkSeries(session.reader(), rows, options.series);
    nlohmann::ordered_json json = {{"runs", nlohmann::ordered_json::array()},
                                   {"files", nlohmann::ordered_json::array()}};
    for (const RunRow& row : rows)
        json["runs"].push_back(row.id);
    if (const int code = writePoints(session, rows, options, json); code != kOk)
        return code;
    for (const auto& [file, ending] : {std::pair{options.png, ".png"}, std::pair{options.svg, ".svg"}}) {
        if (file.empty())
            continue;
        if (!writePicture(rows, options, axis, file, ending))
            return kFailed;
        json["files"].push_back(file);
    }
    if (options.json)
        printJson(json);
    else if (options.csv != "-")
        for (const auto& file : json["files"])
            if (!isStream(file.get<std::string>())) // standard output may be the reader's
                std::printf("wrote %s\n", printable(file.get<std::string>()).c_str());
    return kOk;
}

} // namespace trainyard::commands
