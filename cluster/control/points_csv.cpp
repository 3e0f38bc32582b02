// SPDX-License-Identifier: GPL-3.0-or-later
#include "cluster/control/points_csv.h"

#include "backend/base/error.h"
#include "backend/protocol/own_files.h"
#include "backend/protocol/reasons_window.h"
#include "cluster/control/export_file.h"

#include <algorithm>
#include <charconv>
#include <cmath>
#include <cstdio>
#include <memory>
#include <utility>

namespace trainyard {
namespace {

constexpr std::size_t kCsvPiece = 1 << 16;

std::string quoted(const std::string& text)
{
    if (text.find_first_of("\",\r\n") == std::string::npos)
        return text;
    std::string out = "\"";
    for (const char c : text)
        out += c == '"' ? std::string("\"\"") : std::string(1, c);
    return out + "\"";
}

void append(std::string& out, double value)
{
    if (!std::isfinite(value)) {
        out += std::isnan(value) ? "NaN" : value > 0 ? "Infinity" : "-Infinity";
        return;
    }
    char text[40];
    const auto end = std::to_chars(text, text + sizeof text, value).ptr; // the shortest that reads back the same
    out.append(text, end);
}

void appendPoint(std::string& out, const PointRow& point, const std::string& started)
{
    out += std::to_string(point.attempt) + "," + std::to_string(point.step) + "," + std::to_string(point.samples) + ",";
    if (point.tellsEpoch)
        append(out, point.epoch);
    for (const double value : {point.time, point.value, point.min, point.max}) {
        out += ',';
        append(out, value);
    }
    out += "," + std::to_string(point.count) + "," + started + "\n";
}

std::vector<std::string> namesOf(StoreReader& reader, const RunRow& run, const std::vector<std::string>& wanted)
{
    std::vector<std::string> names;
    for (const std::string& name : wanted) // in this order, each once
        if (std::find(names.begin(), names.end(), name) == names.end())
            names.push_back(name);
    if (!wanted.empty())
        return names;
    for (const SeriesRow& row : reader.series(run.key))
        names.push_back(row.name);
    return names;
}

struct FileCloser {
    void operator()(std::FILE* file) const { std::fclose(file); }
};

} // namespace

std::int64_t writePointsCsv(StoreReader& reader, const std::vector<RunRow>& runs,
                            const std::vector<std::string>& series, const std::function<void(std::string_view)>& sink,
                            const std::function<bool(double)>& progress)
{
    std::string text = "run_id,run,series,attempt,step,samples,epoch,time,value,min,max,count,started\n";
    std::int64_t points = 0;
    for (std::size_t i = 0; i < runs.size(); ++i) {
        std::string started;
        append(started, runs[i].startedAt > 0.0 ? runs[i].startedAt : runs[i].createdAt);
        const std::string start = quoted(runs[i].id) + "," + quoted(runs[i].name) + ",";
        const std::vector<std::string> names = namesOf(reader, runs[i], series);
        for (std::size_t k = 0; k < names.size(); ++k) {
            const std::string prefix = start + quoted(names[k]) + ",";
            reader.points(runs[i].key, names[k], [&](const PointRow& point) {
                text += prefix;
                appendPoint(text, point, started);
                ++points;
                if (text.size() >= kCsvPiece) {
                    sink(text);
                    text.clear();
                }
            });
            const double done =
                (static_cast<double>(i) + static_cast<double>(k + 1) / static_cast<double>(names.size())) /
                static_cast<double>(runs.size());
            if (progress && !progress(done))
                throw Failure(ErrorKind::Cancelled, "export the points", {}, windowReason("window.cancelled"));
        }
    }
    if (points == 0)
        throw Failure(ErrorKind::NotFound, "export the points", {}, windowReason("window.no-points"));
    sink(text);
    return points;
}

std::int64_t writePointsCsvFile(StoreReader& reader, const std::vector<RunRow>& runs,
                                const std::vector<std::string>& series, const std::string& file,
                                const std::function<bool(double)>& progress)
{
    requireFreePlace("write the points to", file);
    ExportFile place(file);
    std::unique_ptr<std::FILE, FileCloser> out(std::fopen(place.path().c_str(), place.appends() ? "ab" : "wbx"));
    if (!out)
        throw systemFailure("write the points to", file, errno);
    try {
        const std::int64_t points = writePointsCsv(
            reader, runs, series,
            [&](std::string_view text) {
                if (std::fwrite(text.data(), 1, text.size(), out.get()) != text.size())
                    throw systemFailure("write the points to", file, errno);
            },
            progress);
        if (std::fflush(out.get()) != 0)
            throw systemFailure("write the points to", file, errno);
        place.finish("write the points to");
        return points;
    } catch (...) {
        Error error = currentError("write the points to");
        if (error.subject.empty()) {
            error.operation = "write the points to";
            error.subject = file;
        }
        throw Failure(std::move(error));
    }
}

} // namespace trainyard
