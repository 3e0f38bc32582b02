// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "backend/base/reason.h"
#include "backend/protocol/event.h"

#include <cstddef>
#include <cstdint>
#include <filesystem>
#include <limits>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace trainyard::foreign {

/// Programs whose logs can be read.
enum class LogKind { TensorBoard, Csv, JsonLines, TrainerState, Mlflow, Wandb };
/// "tensorboard", "csv", "json-lines", "trainer-state", "mlflow", "wandb"
std::string_view name(LogKind kind);
/// As people call it: "CSV", "JSON lines", "W&B".
std::string_view title(LogKind kind);
std::optional<LogKind> logKindNamed(std::string_view name);

/// Which columns of a CSV file, or keys of JSON lines, have which meaning. Inner keys of JSON are joined by "/".
struct LogColumns {
    std::string step; ///< empty = the first of the usual names; without one, CsvLog and JsonLinesLog count
    std::string time; ///< Unix seconds or milliseconds, or ISO 8601; empty = the first of the usual names
    std::vector<std::string> series; ///< empty = every column that holds numbers
    friend bool operator==(const LogColumns&, const LogColumns&) = default;
};

class TableMap;

/// A log to read: a folder (TensorBoard, MLflow, W&B) or a file.
struct LogSource {
    LogKind kind = LogKind::TensorBoard;
    std::filesystem::path path;
    LogColumns columns;
    std::string inside = {};                       ///< of a file that holds several runs: the run's id
    std::shared_ptr<const TableMap> map = nullptr; ///< where each of them lies in that file, if runsIn() has told it
};

/// A value of a series, or the smallest, mean and largest of a histogram (count > 1).
struct Point {
    std::uint32_t series = 0;  ///< place in LogReader::series()
    std::uint32_t session = 0; ///< place in LogReader::sessions()
    std::int64_t step = 0;     ///< 0 … kLargestStep
    double time = 0.0;         ///< Unix seconds; 0 = the log does not say
    double epoch = 0.0;        ///< 0 = the log does not say
    SeriesValue value;
    double elapsed = -1.0; ///< seconds since the start, of a log that tells them; negative: what `time` says
};

/// The program was started, or started again. The points of this session replace all points of earlier sessions beyond
/// startStep. The first session has -1.
struct LogSession {
    std::int64_t startStep = -1;
};

struct LogParameter {
    std::string name;
    std::string value;
    friend bool operator==(const LogParameter&, const LogParameter&) = default;
};

struct LogText {
    std::string name;
    std::int64_t step = 0;
    double time = 0.0; ///< Unix seconds
    std::string text;
};

/// How values are distributed at a step. The log's series of the same name has their smallest, mean and largest.
struct LogHistogram {
    std::uint32_t series = 0;  ///< place in LogReader::series()
    std::uint32_t session = 0; ///< place in LogReader::sessions()
    std::int64_t step = 0;
    double time = 0.0; ///< Unix seconds
    ValueHistogram values;
};

/// The bytes of an image's file: PNG, JPEG, GIF or BMP.
struct LogImage {
    std::string name;
    std::int64_t step = 0;
    int number = 0; ///< among those of the same name and step, from 0
    double time = 0.0;
    std::string bytes;
};

/// A part of a log that was skipped, or cannot be kept as it is.
struct LogDamage {
    std::filesystem::path file;
    std::int64_t offset = 0; ///< bytes; negative = no place in the file
    Reason what;             ///< of reasons_foreign.h
};

/// What a log says about its run. Fields are empty or 0 until it does.
struct LogFacts {
    std::string name;
    std::string notes;
    std::vector<std::string> tags;
    double startedAt = 0.0, endedAt = 0.0; ///< Unix seconds
    std::optional<ExitCode> end;           ///< how it ended
};

/// What has been added to a log since the last poll.
struct LogNews {
    std::vector<Point> points; ///< in the order in which the log holds them
    std::vector<LogParameter> parameters;
    std::vector<LogText> texts;
    std::vector<LogHistogram> histograms;
    std::vector<LogImage> images;
    std::vector<LogDamage> damage;
    std::optional<LogFacts> facts; ///< if they have changed: all that is known now
    std::int64_t otherRecords = 0; ///< audio and other records that are not read
    bool more = false;             ///< the limit was reached: poll again at once
    bool empty() const
    {
        return points.empty() && parameters.empty() && texts.empty() && histograms.empty() && images.empty() &&
               damage.empty() && !facts && otherRecords == 0;
    }
};

inline constexpr std::int64_t kLargestStep = std::int64_t{1} << 53; ///< beyond it, doubles cannot distinguish steps
inline constexpr std::size_t kMostLogSeries = 20'000;               ///< of a run; further ones are not read
inline constexpr std::size_t kPointsAtOnce = 200'000;
inline constexpr std::size_t kRowsAtOnce = 500'000; ///< of a text log by a poll, whether they hold points or not
inline constexpr std::size_t kMostDamageTold = 100; ///< per log; further damage is skipped silently

/// How much of a file has been read. At the end of a log the rest is an incomplete record: not written yet, or cut off.
struct LogTail {
    std::filesystem::path file;
    std::int64_t read = 0, size = 0; ///< bytes
};

/// Reads one run's log while its program may still be writing it. Nothing of a log is executed, and no part of it can
/// make a reader fail: what is damaged is skipped and told. An incomplete end counts as not yet written. Belongs to one
/// thread. To open one: open_log.h.
class LogReader {
public:
    virtual ~LogReader() = default;

    /// Reads on from the position. Returns at most a few more than `mostPoints` points. Throws Failure if the log
    /// cannot be opened or read; a file that does not exist yet is an empty one.
    virtual LogNews poll(std::size_t mostPoints = kPointsAtOnce) = 0;

    /// What the last poll took for not yet written and can be read nevertheless, such as a last line without its end.
    /// The position stays before it. Call it when the program writes no more.
    virtual LogNews finish() { return {}; }

    /// Files whose end has not been read.
    virtual std::vector<LogTail> tails() const { return {}; }

    /// JSON. A new reader of the same source that resumes from it returns exactly what this one would return next.
    virtual std::string position() const = 0;
    /// Call it before the first poll. Throws Failure(BadInput) for a text that is no position of such a log.
    virtual void resume(std::string_view position) = 0;

    /// Grow with polls; each name is unique, valid UTF-8, 1…200 bytes, without control characters.
    virtual const std::vector<std::string>& series() const = 0;
    virtual const std::vector<LogSession>& sessions() const = 0;
};

} // namespace trainyard::foreign
