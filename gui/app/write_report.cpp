// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/app/write_report.h"

#include "backend/base/clock.h"
#include "backend/base/files.h"
#include "backend/protocol/locations.h"
#include "backend/protocol/own_files.h"
#include "backend/protocol/reasons_report.h"
#include "gui/app/output_file.h"
#include "gui/command_line/json.h"
#include "gui/command_line/session.h"
#include "gui/report/block_data.h"
#include "gui/report/report_export.h"
#include "storage/store/run_store.h"

#include <QFileInfo>
#include <QStringDecoder>

#include <nlohmann/json.hpp>

#include <algorithm>
#include <cstdio>
#include <filesystem>

namespace trainyard {
namespace {

constexpr std::size_t kLargestTemplate = std::size_t{4} << 20;

/// The report as it was written, before names are filled in.
struct ReportSource {
    std::string name; ///< in errors
    QString title;    ///< empty: its first heading
    QString text;
    QString folder; ///< from which pictures are seen
    FrozenReport frozen;
};

ReportSource templateIn(const std::string& file)
{
    const std::string bytes = readFile(file, kLargestTemplate);
    QStringDecoder decoder(QStringConverter::Utf8);
    const QString text = decoder.decode(QByteArrayView(bytes.data(), qsizetype(bytes.size())));
    if (decoder.hasError())
        throw Failure(ErrorKind::BadInput, "open the template", file, reportReason("report.not-text"));
    return {file, {}, text, QFileInfo(QString::fromStdString(file)).absolutePath(), {}};
}

ReportSource storedReport(StoreReader& reader, std::int64_t key)
{
    const std::optional<ReportRow> row = reader.report(key);
    if (!row)
        throw Failure(ErrorKind::NotFound, "find the report", std::to_string(key), reportReason("report.deleted"));
    ReportSource source{row->title, QString::fromStdString(row->title), QString::fromStdString(row->text), {}, {}};
    if (row->frozen) {
        Result<FrozenReport> frozen = frozenFromText(*row->frozen);
        if (!frozen.ok())
            throw Failure(frozen.error());
        source.frozen = std::move(frozen.value());
    }
    return source;
}

/// "weekly.md, line 4, runs"
std::string placeOf(const ReportProblem& problem, const std::string& name)
{
    std::string place = name;
    if (problem.line > 0)
        place += ", line " + std::to_string(problem.line);
    if (!problem.key.isEmpty())
        place += ", " + problem.key.toStdString();
    return place;
}

/// Whether there are none; each is told.
bool tellNoProblems(const std::vector<ReportProblem>& problems, const std::string& name)
{
    for (const ReportProblem& problem : problems)
        commands::complain(errorWith(ErrorKind::BadInput, "write the report", placeOf(problem, name), problem.why));
    return problems.empty();
}

/// What blocks lack, such as runs that were deleted: the report is written all the same.
void tellNotes(const RenderedReport& report, const std::string& name)
{
    for (const SharedBlock& block : report.blocks)
        for (const ReportProblem& note : notesOf(*block))
            std::fprintf(stderr, "trainyard: note: %s\n",
                         commands::printable(placeOf(note, name) + ": " + note.why.text()).c_str());
}

void writeFiles(const std::vector<ReportFile>& files)
{
    for (const ReportFile& file : files)
        requireFreePlace("write the report", file.path.toStdString());
    for (const ReportFile& file : files) {
        const QByteArray bytes = file.make();
        const std::string path = file.path.toStdString();
        makeFolders(std::filesystem::absolute(path).parent_path());
        writeOutputFile(path, {bytes.constData(), std::size_t(bytes.size())});
    }
}

void tellWritten(const ReportTask& task, const RenderedReport& report, const std::vector<ReportFile>& files)
{
    if (!task.json) {
        std::printf("wrote %s\n", commands::printable(task.file).c_str());
        return;
    }
    nlohmann::ordered_json json = {{"title", report.title.toStdString()}, {"files", nlohmann::ordered_json::array()}};
    for (const ReportFile& file : files)
        json["files"].push_back(file.path.toStdString());
    const auto charts = std::count_if(report.blocks.begin(), report.blocks.end(), [](const SharedBlock& block) {
        return std::holds_alternative<DrawnChart>(*block);
    });
    json["charts"] = charts;
    json["tables"] = std::ptrdiff_t(report.blocks.size()) - charts;
    json["pictures"] = report.pictures.size();
    json["notes"] = nlohmann::ordered_json::array();
    for (const SharedBlock& block : report.blocks)
        for (const ReportProblem& note : notesOf(*block))
            json["notes"].push_back({{"line", note.line}, {"code", note.why.code}, {"text", note.why.text()}});
    commands::printJson(json);
}

} // namespace

bool writeReport(const ReportTask& task)
{
    const RunStore store(storePath()); // the command has said it if the store is read-only
    const std::unique_ptr<StoreReader> reader = store.reader();
    const ReportSource source = task.source.empty() ? storedReport(*reader, task.key) : templateIn(task.source);
    QMap<QString, QString> values;
    for (const auto& [name, value] : task.values)
        values.insert(QString::fromStdString(name), QString::fromStdString(value));
    const FilledTemplate filled = fillTemplate(source.text, values);
    if (!tellNoProblems(filled.problems, source.name))
        return false;
    const ReportText parsed = parseReport(filled.text);
    std::vector<SharedBlock> blocks;
    for (const ReportBlock& block : parsed.blocks) {
        const auto frozen = source.frozen.blocks.find(block.identity());
        blocks.push_back(frozen != source.frozen.blocks.end()
                             ? frozen->second
                             : std::make_shared<const DrawnBlock>(drawBlock(*reader, block)));
    }
    const double drawnAt = source.frozen.time > 0.0 ? source.frozen.time : unixTime();
    const PicturesRead pictures = readPictures(picturesIn(readMarkdown(parsed.markdown)), source.folder);
    const RenderedReport report = renderReport(filled.text, parsed, std::move(blocks), pictures, source.title, drawnAt);
    if (!tellNoProblems(report.problems, source.name))
        return false;
    const Result<std::vector<ReportFile>> files = exportReport(report, QString::fromStdString(task.file));
    if (!files.ok())
        throw Failure(files.error());
    writeFiles(files.value());
    tellNotes(report, source.name);
    tellWritten(task, report, files.value());
    return true;
}

} // namespace trainyard
