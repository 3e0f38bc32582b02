// SPDX-License-Identifier: GPL-3.0-or-later
#include "cluster/control/run_export.h"

#include "backend/base/crc32c.h"
#include "backend/base/error.h"
#include "backend/base/files.h"
#include "backend/base/part_file.h"
#include "backend/base/whole_number.h"
#include "backend/foreign/tensorboard_writer.h"
#include "backend/protocol/own_files.h"
#include "backend/protocol/reasons_foreign.h"
#include "backend/protocol/reasons_window.h"
#include "cluster/control/export_file.h"
#include "cluster/control/export_folder.h"

#include <nlohmann/json.hpp>

#include <algorithm>
#include <cerrno>
#include <charconv>
#include <cmath>
#include <cstdio>
#include <fstream>
#include <optional>

namespace trainyard {
namespace {

namespace fs = std::filesystem;
using PointJson = nlohmann::ordered_json;

constexpr const char* kExportingRuns = "export the runs to";
constexpr const char* kEventFile = "events.out.tfevents.";
constexpr std::int64_t kPointsBetween = 50'000; // two calls of the progress function

std::vector<std::string> seriesOf(StoreReader& reader, const RunRow& run, const ExportSelection& selection)
{
    std::vector<std::string> names;
    for (const SeriesRow& row : reader.series(run.key))
        if (selection.series.empty() ||
            std::find(selection.series.begin(), selection.series.end(), row.name) != selection.series.end())
            names.push_back(row.name);
    return names;
}

/// The parameters of a program under their own names.
std::vector<std::pair<std::string, std::string>> settingsOf(StoreReader& reader, const RunRow& run)
{
    constexpr std::string_view kProgram = "program.parameters.";
    auto settings = reader.params(run.id);
    for (auto& [key, value] : settings)
        if (key.starts_with(kProgram))
            key.erase(0, kProgram.size());
    return settings;
}

/// A name as a folder's: a path of at most 100 bytes without what shells and file systems dislike.
std::string folderName(const std::string& raw)
{
    std::string out;
    for (const char letter : raw.substr(0, 100)) {
        const bool plain = (letter >= 'a' && letter <= 'z') || (letter >= 'A' && letter <= 'Z') ||
                           (letter >= '0' && letter <= '9') || letter == '_' || letter == '.' || letter == '-';
        out += plain ? letter : '_';
    }
    return out.empty() || out.front() == '.' ? "_" + out : out;
}

/// A metric's or parameter's name as MLflow allows it, which makes folders of "/".
std::string mlflowName(const std::string& raw)
{
    std::string out;
    for (const char letter : raw.substr(0, 240)) {
        const bool plain = (letter >= 'a' && letter <= 'z') || (letter >= 'A' && letter <= 'Z') ||
                           (letter >= '0' && letter <= '9') ||
                           std::string_view("_-. /").find(letter) != std::string_view::npos;
        out += plain ? letter : '_';
    }
    const fs::path path = fs::path(out).lexically_normal();
    const bool inside =
        !path.empty() && !path.is_absolute() && *path.begin() != ".." && path.has_filename() && path != ".";
    return inside ? path.string() : "_" + folderName(raw);
}

/// A number as Python reads it.
std::string pythonNumber(double value)
{
    if (!std::isfinite(value))
        return std::isnan(value) ? "nan" : value > 0 ? "inf" : "-inf";
    char text[40];
    return {text, std::to_chars(text, text + sizeof text, value).ptr};
}

std::string milliseconds(double seconds)
{
    return std::to_string(static_cast<std::int64_t>(std::llround(std::max(0.0, seconds) * 1000.0)));
}

/// 32 hexadecimal digits, always the same for a run.
std::string mlflowRunId(const std::string& id)
{
    std::string out;
    for (const std::string& text : {id, "trainyard " + id}) {
        const std::span<const std::uint8_t> bytes(reinterpret_cast<const std::uint8_t*>(text.data()), text.size());
        char digits[20];
        std::snprintf(digits, sizeof digits, "%08x%08x", crc32c(bytes), crc32(bytes));
        out += digits;
    }
    return out;
}

std::string yamlText(const std::string& text)
{
    std::string out = "'";
    for (const char letter : text)
        out += letter == '\'' ? std::string("''") : std::string(1, letter == '\n' ? ' ' : letter);
    return out + "'";
}

void writeText(const fs::path& file, const std::string& text)
{
    makeFolders(file.parent_path());
    std::ofstream stream(file, std::ios::binary);
    stream << text;
    stream.close();
    if (!stream)
        throw systemFailure(kExportingRuns, file.string(), errno == 0 ? EIO : errno);
}

class Exporter {
public:
    Exporter(StoreReader& reader, const ExportSelection& selection, const fs::path& target,
             const ExportProgress& progress)
        : m_reader(reader), m_selection(selection), m_target(target), m_progress(progress)
    {
    }

    /// Calls take(run) for each run and tells how far it has come.
    template <typename Take>
    ExportCount run(Take&& take)
    {
        const std::vector<RunRow>& runs = m_selection.runs;
        for (const RunRow& one : runs) {
            take(one);
            m_done += 1.0 / static_cast<double>(runs.size());
            tell();
        }
        if (m_count.points == 0)
            throw Failure(ErrorKind::NotFound, kExportingRuns, m_target.string(), windowReason("window.no-points"));
        return std::move(m_count);
    }

    void tensorBoard(const RunRow& run, ExportFolder& folder)
    {
        const double start = startOf(run);
        const std::string ending = ".trainyard." + folderName(run.id);
        const std::string file = kEventFile + std::to_string(wholePart<std::int64_t>(start)) + ending;
        std::vector<fs::path> earlier;
        for (const fs::path& one : eventFiles())
            if (one.filename().string().ends_with(ending))
                earlier.push_back(one);
        const std::string name = eventFolder(run, folder.part(), earlier);
        for (const fs::path& one : earlier)
            if (one != m_target / name / file)
                folder.supersedes(one);
        if (!earlier.empty())
            folder.mayReplace(fs::path(name) / file);
        makeFolders(folder.part() / name);
        foreign::TensorBoardWriter writer(folder.part() / name / file, start);
        writer.parameters(settingsOf(m_reader, run), start);
        for (const std::string& series : seriesOf(m_reader, run, m_selection))
            m_reader.points(run.key, series, [&](const PointRow& point) {
                writer.scalar(series, point.step, start + timeOf(point), point.value);
                count();
            });
        writer.close();
        m_count.files.push_back(m_target / name / file);
    }

    void mlflow(const RunRow& run, const fs::path& part)
    {
        const std::string id = mlflowRunId(run.id);
        const fs::path place = part / "1" / id, final = m_target / "1" / id;
        const double start = startOf(run);
        const int status = run.state == JobState::Done ? 3 : run.endedAt > 0.0 ? 4 : 1;
        writeText(place / "meta.yaml",
                  "artifact_uri: " + yamlText(fs::absolute(final / "artifacts").string()) +
                      "\nend_time: " + (run.endedAt > 0.0 ? milliseconds(run.endedAt) : "null") +
                      "\nentry_point_name: ''\nexperiment_id: '1'\nlifecycle_stage: active\nrun_id: " + id +
                      "\nrun_name: " + yamlText(run.name) +
                      "\nsource_name: ''\nsource_type: 4\nsource_version: ''\nstart_time: " + milliseconds(start) +
                      "\nstatus: " + std::to_string(status) + "\ntags: []\nuser_id: trainyard\n");
        makeFolders(place / "artifacts");
        makeFolders(place / "metrics");
        makeFolders(place / "params");
        writeText(place / "tags" / "mlflow.runName", run.name);
        if (!run.notes.empty())
            writeText(place / "tags" / "mlflow.note.content", run.notes);
        for (const std::string& tag : run.tags)
            writeText(place / "tags" / mlflowName(tag.substr(0, tag.find('='))),
                      tag.find('=') == std::string::npos ? std::string("true") : tag.substr(tag.find('=') + 1));
        for (const auto& [key, value] : settingsOf(m_reader, run))
            writeText(place / "params" / mlflowName(key), value);
        for (const std::string& series : seriesOf(m_reader, run, m_selection)) {
            std::string lines;
            m_reader.points(run.key, series, [&](const PointRow& point) {
                lines += milliseconds(start + timeOf(point)) + " " + pythonNumber(point.value) + " " +
                         std::to_string(point.step) + "\n";
                count();
            });
            writeText(place / "metrics" / mlflowName(series), lines);
        }
        m_count.files.push_back(final);
    }

    void jsonLines(const RunRow& run, std::ofstream& stream)
    {
        const auto number = [](double value) {
            return std::isfinite(value) ? PointJson(value)
                                        : PointJson(std::isnan(value) ? "NaN"
                                                    : value > 0       ? "Infinity"
                                                                      : "-Infinity");
        };
        for (const std::string& series : seriesOf(m_reader, run, m_selection))
            m_reader.points(run.key, series, [&](const PointRow& point) {
                const PointJson line = {{"run", run.id},
                                        {"name", run.name},
                                        {"series", series},
                                        {"attempt", point.attempt},
                                        {"step", point.step},
                                        {"samples", point.samples},
                                        {"epoch", point.tellsEpoch ? number(point.epoch) : PointJson()},
                                        {"time", number(point.time)},
                                        {"value", number(point.value)},
                                        {"min", number(point.min)},
                                        {"max", number(point.max)},
                                        {"count", point.count},
                                        {"started", startOf(run)}};
                stream << line.dump(-1, ' ', false, PointJson::error_handler_t::replace) << '\n';
                count();
            });
    }

private:
    /// Event files that earlier exports have written to the target.
    const std::vector<fs::path>& eventFiles()
    {
        if (m_eventFiles)
            return *m_eventFiles;
        m_eventFiles.emplace();
        std::error_code code, inner, ignored;
        for (fs::directory_iterator run(m_target, code), end; !code && run != end; run.increment(code)) {
            if (run->path().filename().string().starts_with('.'))
                continue; // what another export is writing
            for (fs::directory_iterator file(run->path(), inner); !inner && file != end; file.increment(inner))
                if (file->path().filename().string().starts_with(kEventFile) && file->is_regular_file(ignored))
                    m_eventFiles->push_back(m_target / run->path().filename() / file->path().filename());
        }
        return *m_eventFiles;
    }

    /// Name of the folder for a run, which holds its `earlier` event files or nothing yet.
    std::string eventFolder(const RunRow& run, const fs::path& part, const std::vector<fs::path>& earlier) const
    {
        const std::string name = folderName(run.name);
        for (const std::string& folder : {name, name + "-" + folderName(run.id)}) {
            const fs::path place = m_target / folder;
            const bool isOwn = std::any_of(earlier.begin(), earlier.end(),
                                           [&place](const fs::path& file) { return file.parent_path() == place; });
            if (!fs::exists(part / folder) && (isOwn || !fs::exists(place)))
                return folder;
        }
        throw Failure(ErrorKind::BadInput, kExportingRuns, m_target.string(),
                      foreignReason("foreign.exported", Quotation{run.name}));
    }

    void count()
    {
        if (++m_count.points % kPointsBetween == 0)
            tell();
    }

    void tell() const
    {
        if (m_progress && !m_progress(std::min(1.0, m_done)))
            throw Failure(ErrorKind::Cancelled, kExportingRuns, m_target.string(), windowReason("window.cancelled"));
    }

    static double startOf(const RunRow& run) { return run.startedAt > 0.0 ? run.startedAt : run.createdAt; }
    static double timeOf(const PointRow& point) { return std::isfinite(point.time) ? point.time : 0.0; }

    StoreReader& m_reader;
    const ExportSelection& m_selection;
    const fs::path& m_target; ///< the folder or file that was asked for
    const ExportProgress& m_progress;
    std::optional<std::vector<fs::path>> m_eventFiles;
    double m_done = 0.0;
    ExportCount m_count;
};

/// Calls write(folder), then moves what it has written to `target`.
template <typename Write>
ExportCount intoFolder(const fs::path& target, Write&& write)
{
    ExportFolder folder(kExportingRuns, target);
    try {
        ExportCount count = write(folder);
        folder.finish();
        return count;
    } catch (const Failure& failure) {
        throw folder.named(failure);
    }
}

} // namespace

ExportCount exportTensorBoard(StoreReader& reader, const ExportSelection& selection, const fs::path& folder,
                              const ExportProgress& progress)
{
    requireFreePlace(kExportingRuns, folder);
    return intoFolder(folder, [&](ExportFolder& made) {
        Exporter exporter(reader, selection, folder, progress);
        return exporter.run([&](const RunRow& run) { exporter.tensorBoard(run, made); });
    });
}

ExportCount exportMlflow(StoreReader& reader, const ExportSelection& selection, const fs::path& folder,
                         const ExportProgress& progress)
{
    requireFreePlace(kExportingRuns, folder);
    std::error_code code;
    if (fs::exists(folder, code) && !fs::is_directory(folder, code))
        throw systemFailure(kExportingRuns, folder.string(), ENOTDIR);
    removeStaleParts(folder, PartKind::Folder);
    if (fs::exists(folder, code) && !fs::is_empty(folder, code))
        throw Failure(ErrorKind::BadInput, kExportingRuns, folder.string(), foreignReason("foreign.not-empty"));
    return intoFolder(folder, [&](const ExportFolder& made) {
        const fs::path& part = made.part();
        const std::string place = yamlText(fs::absolute(folder / "1").string());
        writeText(part / "1" / "meta.yaml",
                  "artifact_location: " + place + "\nexperiment_id: '1'\nlifecycle_stage: active\nname: trainyard\n");
        Exporter exporter(reader, selection, folder, progress);
        return exporter.run([&](const RunRow& run) { exporter.mlflow(run, part); });
    });
}

ExportCount exportJsonLines(StoreReader& reader, const ExportSelection& selection, const fs::path& file,
                            const ExportProgress& progress)
{
    requireFreePlace(kExportingRuns, file);
    ExportFile place(file);
    errno = 0;
    std::ofstream stream(place.path(), place.appends() ? std::ios::binary | std::ios::app : std::ios::binary);
    if (!stream)
        throw systemFailure(kExportingRuns, file.string(), errno == 0 ? EIO : errno);
    Exporter exporter(reader, selection, file, progress);
    ExportCount count = exporter.run([&](const RunRow& run) { exporter.jsonLines(run, stream); });
    errno = 0;
    stream.close();
    if (!stream)
        throw systemFailure(kExportingRuns, file.string(), errno == 0 ? EIO : errno);
    place.finish(kExportingRuns);
    count.files.push_back(file);
    return count;
}

} // namespace trainyard
