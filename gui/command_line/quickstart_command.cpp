// SPDX-License-Identifier: GPL-3.0-or-later
#include "backend/base/error.h"
#include "backend/protocol/locations.h"
#include "backend/protocol/own_files.h"
#include "backend/protocol/series.h"
#include "gui/command_line/commands.h"
#include "gui/command_line/json.h"
#include "gui/command_line/session.h"
#include "gui/command_line/spec.h"
#include "gui/command_line/wait.h"
#include "gui/command_line/window_program.h"

#include <cmath>
#include <cstdio>
#include <filesystem>

namespace trainyard::commands {
namespace {

std::vector<MetricColumn> results()
{
    return {{series::kValTop1, MetricSummary::Last}, {series::kValTop1, MetricSummary::Best}};
}

nlohmann::ordered_json quickstartJson(const RunRow& row, const std::string& picture, int exitCode)
{
    nlohmann::ordered_json json = {{"run", runJson(row, results())}, {"exit_code", exitCode}};
    json["validation_accuracy"] = numberJson(row.metrics.at(0));
    json["store"] = storePath().string();
    json["picture"] = picture.empty() ? nlohmann::ordered_json() : nlohmann::ordered_json(picture);
    return json;
}

void requireFolderOf(const std::string& png)
{
    const std::filesystem::path folder = std::filesystem::absolute(png).parent_path();
    std::error_code ignored;
    if (!std::filesystem::is_directory(folder, ignored))
        throw Failure(ErrorKind::NotFound, "write the curves to", png, "there is no folder " + folder.string(),
                      "Choose a file in an existing folder.");
}

} // namespace

int quickstartHeadless(const std::string& png, bool json)
{
    if (!png.empty()) { // fails before the training instead of after it
        requireFolderOf(png);
        requireFreePlace("write the curves to", png);
        requireDrawing("write the curves to", png);
    }
    Session session;
    const std::string id = session.launcher().start(presetSpec({}));
    const std::string picture =
        png.empty() ? (dataHome() / (id + ".png")).string() : std::filesystem::absolute(png).string();
    {
        const InterruptGuard guard;
        ProgressView view(json ? stderr : stdout);
        view.say("Training the quickstart run, a small network on images that the engine draws (" + id + ")");
        if (!waitFor(session, {id}, view)) {
            std::fprintf(stderr, "\nStopped watching; the run continues. Stop it with: trainyard runs stop %s\n",
                         id.c_str());
            return kDetached;
        }
    }
    const std::optional<RunRow> row = session.reader().run(id, results());
    if (!row)
        throw Failure(ErrorKind::NotFound, "show the run", id, "it has been deleted in the meantime");
    const int code = session.exitCode(*row);
    if (code != kOk) {
        complain({ErrorKind::Internal, "finish the first run", id,
                  row->reason.empty() ? std::string(name(row->state)) : row->reason.text(),
                  "Its log is in " + row->directory + ".", 0});
        return code;
    }
    // The training needs no window; only who asks for a picture does.
    const bool draws = !windowProgram().empty();
    if (draws && !drawPicture({picture, {row->id}, {}}))
        return kFailed;
    if (json) {
        printJson(quickstartJson(*row, draws ? picture : std::string(), code));
        return code;
    }
    std::printf("validation accuracy  %s\n", percentText(row->metrics.at(0)).c_str());
    std::printf("store                %s\n", storePath().c_str());
    std::printf("run directory        %s\n", row->directory.c_str());
    std::printf("curves               %s\n", draws ? picture.c_str() : "not drawn: the window is not installed");
    return code;
}

} // namespace trainyard::commands
