// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/app/command_line_commands.h"
#include "gui/app/command_line_json.h"
#include "gui/app/command_line_progress.h"
#include "gui/app/command_line_session.h"
#include "gui/plots/curve_image.h"
#include "gui/services/points_csv.h"

#include <cerrno>
#include <cstdio>

namespace trainyard::commands {
namespace {

constexpr double kExportCatchUpSeconds = 30.0;

XAxis axisNamed(const std::string& text)
{
    for (const auto& [name, axis] : {std::pair<const char*, XAxis>{"step", XAxis::Step},
                                     {"epoch", XAxis::Epoch},
                                     {"samples", XAxis::Samples},
                                     {"time", XAxis::Time}})
        if (text == name)
            return axis;
    throw Failure(ErrorKind::BadInput, "draw over the axis", text, "there is no such axis",
                  "There are step, epoch, samples and time.");
}

QString titleOf(const std::vector<RunRow>& rows)
{
    QString title;
    for (std::size_t i = 0; i < rows.size() && i < 4; ++i)
        title += (i ? QStringLiteral(" · ") : QString()) + QString::fromStdString(rows[i].name);
    return rows.size() > 4 ? title + QStringLiteral(" · …") : title;
}

/// Before anything is written: every series asked for exists in at least one of the runs.
void checkSeries(StoreReader& reader, const std::vector<RunRow>& rows, const std::vector<std::string>& series)
{
    for (const std::string& name : series) {
        bool found = false;
        for (const RunRow& row : rows)
            for (const SeriesRow& known : reader.series(row.key))
                found = found || known.name == name;
        if (!found)
            throw Failure(ErrorKind::NotFound, "export the series", name, "none of the runs has it",
                          "Look with 'trainyard runs show' which series there are.");
    }
}

std::int64_t writeCsv(Session& session, const std::vector<RunRow>& rows, const ExportOptions& options)
{
    if (options.csv != "-")
        return writePointsCsvFile(session.reader(), rows, options.series, options.csv);
    const std::int64_t points = writePointsCsv(session.reader(), rows, options.series, [](std::string_view text) {
        if (std::fwrite(text.data(), 1, text.size(), stdout) != text.size())
            throw systemFailure("write the points to", "standard output", errno);
    });
    if (std::fflush(stdout) != 0)
        throw systemFailure("write the points to", "standard output", errno);
    return points;
}

} // namespace

int exportRuns(const ExportOptions& options)
{
    if (options.csv.empty() && options.png.empty() && options.svg.empty())
        throw Failure(ErrorKind::BadInput, "export the runs", {}, "no file is named",
                      "Add --csv, --png or --svg with a file.");
    if (options.csv == "-" && options.json)
        throw Failure(ErrorKind::BadInput, "export the runs", {}, "--csv - and --json both want standard output");
    CurveImageOptions image;
    image.axis = axisNamed(options.axis);
    image.size = QSize(options.width, options.height);
    image.dark = options.dark;
    for (const std::string& name : options.series)
        image.series << QString::fromStdString(name);
    Session session;
    session.catchUp(kExportCatchUpSeconds);
    const std::vector<RunRow> rows = session.findAll(options.runs);
    checkSeries(session.reader(), rows, options.series);
    nlohmann::ordered_json json = {{"runs", nlohmann::ordered_json::array()},
                                   {"files", nlohmann::ordered_json::array()}};
    for (const RunRow& row : rows)
        json["runs"].push_back(row.id);
    if (!options.csv.empty()) {
        json["points"] = writeCsv(session, rows, options);
        json["files"].push_back(options.csv);
    }
    for (const std::string& file : {options.png, options.svg}) {
        if (file.empty())
            continue;
        writeCurveImage(readCurves(session.reader(), rows, image), titleOf(rows), image, file);
        json["files"].push_back(file);
    }
    if (options.json)
        printJson(json);
    else if (options.csv != "-")
        for (const auto& file : json["files"])
            std::printf("wrote %s\n", printable(file.get<std::string>()).c_str());
    return kOk;
}

} // namespace trainyard::commands
