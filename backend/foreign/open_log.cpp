// SPDX-License-Identifier: Apache-2.0
#include "backend/foreign/open_log.h"

#include "backend/base/error.h"
#include "backend/base/files.h"
#include "backend/foreign/columns.h"
#include "backend/foreign/csv_log.h"
#include "backend/foreign/flat_yaml.h"
#include "backend/foreign/json_lines_log.h"
#include "backend/foreign/mlflow_log.h"
#include "backend/foreign/tensorboard_log.h"
#include "backend/foreign/trainer_state_log.h"
#include "backend/foreign/wandb_log.h"
#include "backend/protocol/reasons_foreign.h"
#include "backend/protocol/run_directory.h"

#include <algorithm>
#include <cerrno>
#include <charconv>
#include <fstream>
#include <map>
#include <set>

namespace trainyard::foreign {
namespace {

namespace fs = std::filesystem;

constexpr std::size_t kFirstLine = 64 << 10;
constexpr const char* kTrainerState = "trainer_state.json";

std::string firstLine(const fs::path& file)
{
    std::ifstream stream(file, std::ios::binary);
    std::string line(kFirstLine, '\0');
    stream.read(line.data(), static_cast<std::streamsize>(line.size()));
    line.resize(static_cast<std::size_t>(stream.gcount()));
    return std::string(withoutByteOrderMark(std::string_view(line).substr(0, line.find('\n'))));
}

bool namesStep(std::string_view column)
{
    const auto usual = usualStepNames();
    return isEpochName(column) ||
           std::any_of(usual.begin(), usual.end(), [&](std::string_view one) { return sameName(column, one); });
}

/// Whether a file that was only found by its ending looks like a log: data sets are CSV files, too.
bool looksLikeLog(LogKind kind, const fs::path& file)
{
    const std::string line = firstLine(file);
    if (kind == LogKind::JsonLines) {
        const LogColumns usual;
        JsonRow row(usual);
        return row.read(line) && (row.step || row.epoch);
    }
    std::size_t begin = 0;
    while (begin <= line.size()) {
        const std::size_t end = std::min(line.find_first_of(",;\t\r", begin), line.size());
        std::string_view column = std::string_view(line).substr(begin, end - begin);
        if (column.size() >= 2 && column.front() == '"' && column.back() == '"')
            column = column.substr(1, column.size() - 2);
        if (namesStep(column))
            return true;
        begin = end + 1;
    }
    return false;
}

/// N of a folder "checkpoint-N" of Hugging Face's Trainer; -1 for other names.
std::int64_t checkpointNumber(const std::string& folder)
{
    constexpr std::string_view kPrefix = "checkpoint-";
    std::int64_t number = -1;
    if (folder.starts_with(kPrefix)) {
        const char* end = folder.data() + folder.size();
        if (std::from_chars(folder.data() + kPrefix.size(), end, number).ptr != end)
            number = -1;
    }
    return number;
}

class LogSearch {
public:
    LogSearch(const fs::path& root, PassedOver* passedOver) : m_root(root), m_passedOver(passedOver) {}

    std::vector<FoundLog> run()
    {
        look(m_root, 0);
        takeTrainerStates();
        if (m_passedOver)
            std::ranges::sort(m_passedOver->names);
        std::sort(m_found.begin(), m_found.end(), [](const FoundLog& a, const FoundLog& b) { return a.name < b.name; });
        return std::move(m_found);
    }

private:
    void look(const fs::path& folder, int depth)
    {
        if (isRunDirectory(folder))
            return; // its files are not logs but Trainyard's own
        if (MlflowLog::isRunFolder(folder)) {
            addMlflow(folder);
            return;
        }
        if (!WandbLog::fileIn(folder).empty()) {
            add(LogKind::Wandb, folder);
            return;
        }
        std::error_code code;
        std::vector<fs::path> folders;
        bool hasEvents = false;
        for (fs::directory_iterator it(folder, code), end; !code && it != end; it.increment(code)) {
            std::error_code unreadable;
            const std::string file = it->path().filename().string();
            if (it->is_directory(unreadable)) {
                if (!it->is_symlink(unreadable) && depth < kDeepestFolder)
                    folders.push_back(it->path());
            } else if (!it->is_regular_file(unreadable)) {
                continue; // a pipe would block, a device may never end
            } else if (TensorBoardLog::isEventFile(file)) {
                hasEvents = true;
            } else if (file == kTrainerState) {
                m_trainerStates[folder] = it->path();
            } else if (const auto kind = guessKind(it->path())) {
                if (looksLikeLog(*kind, it->path()))
                    add(*kind, it->path());
                else if (*kind == LogKind::Csv || *kind == LogKind::JsonLines)
                    passOver(it->path());
            }
        }
        if (code && (depth == 0 || code.value() != EACCES))
            throw systemFailure("read the folder", folder.string(), code.value());
        if (hasEvents)
            add(LogKind::TensorBoard, folder);
        std::sort(folders.begin(), folders.end());
        for (const fs::path& one : folders)
            look(one, depth + 1);
    }

    void passOver(const fs::path& file)
    {
        if (!m_passedOver)
            return;
        ++m_passedOver->count;
        if (m_passedOver->names.size() < PassedOver::kNamed)
            m_passedOver->names.push_back(file.lexically_relative(m_root).string());
    }

    /// Each checkpoint repeats the history of those before it: only the newest of a training counts.
    void takeTrainerStates()
    {
        std::map<fs::path, std::pair<std::int64_t, fs::path>> newest; // by the training's folder
        for (const auto& [folder, file] : m_trainerStates) {
            const std::int64_t number = checkpointNumber(folder.filename().string());
            const bool below = number >= 0 && folder != m_root;
            const std::int64_t rank = below ? number : std::numeric_limits<std::int64_t>::max();
            auto& best = newest.try_emplace(below ? folder.parent_path() : folder, -1, fs::path()).first->second;
            if (rank > best.first)
                best = {rank, file};
        }
        for (const auto& [folder, best] : newest)
            add(LogKind::TrainerState, best.second, folder);
    }

    /// Named after its experiment; the log itself has its name. Deleted runs are left out, as MLflow does.
    void addMlflow(const fs::path& folder)
    {
        const std::map<std::string, std::string> run = metaOf(folder), experiment = metaOf(folder.parent_path());
        const auto stage = run.find("lifecycle_stage");
        if (stage != run.end() && stage->second == "deleted")
            return;
        const auto named = experiment.find("name");
        const std::string above = named == experiment.end() ? folder.parent_path().filename().string() : named->second;
        add(LogKind::Mlflow, folder, m_root / above / folder.filename());
    }

    static std::map<std::string, std::string> metaOf(const fs::path& folder)
    {
        std::map<std::string, std::string> values;
        try {
            for (auto& [key, value] : readFlatYaml(readFile(folder / "meta.yaml", kFirstLine)))
                values.insert_or_assign(std::move(key), std::move(value));
        } catch (const Failure&) {
            // Without it a run has the names of its folders.
        }
        return values;
    }

    void add(LogKind kind, const fs::path& path, fs::path shown = {})
    {
        if (m_found.size() >= kMostLogs)
            throw Failure(ErrorKind::BadInput, "look for logs in", m_root.string(),
                          foreignReason("foreign.too-many-logs", Count{std::int64_t{kMostLogs}}));
        if (shown.empty())
            shown = kind == LogKind::TensorBoard || kind == LogKind::Wandb ? path : path.parent_path() / path.stem();
        if (path.filename() == "metrics.csv") // Lightning's
            shown = path.parent_path();
        std::string shownName = shown.lexically_relative(m_root).string();
        if (shownName == "." || shownName.empty())
            shownName = fs::absolute(m_root).lexically_normal().filename().string();
        if (shownName.empty())
            shownName = fs::absolute(m_root).lexically_normal().parent_path().filename().string();
        while (!m_names.insert(shownName).second)
            shownName += " (" + std::string(name(kind)) + ")";
        FoundLog& found = m_found.emplace_back();
        found.source.kind = kind;
        found.source.path = path;
        found.name = std::move(shownName);
    }

    const fs::path m_root;
    PassedOver* m_passedOver;
    std::vector<FoundLog> m_found;
    std::set<std::string> m_names;
    std::map<fs::path, fs::path> m_trainerStates; ///< by folder
};

struct KindName {
    LogKind kind;
    std::string_view name, title;
};
constexpr KindName kKindNames[] = {{LogKind::TensorBoard, "tensorboard", "TensorBoard"},
                                   {LogKind::Csv, "csv", "CSV"},
                                   {LogKind::JsonLines, "json-lines", "JSON lines"},
                                   {LogKind::TrainerState, "trainer-state", "HF Trainer"},
                                   {LogKind::Mlflow, "mlflow", "MLflow"},
                                   {LogKind::Wandb, "wandb", "W&B"}};

} // namespace

std::string_view name(LogKind kind)
{
    for (const KindName& one : kKindNames)
        if (one.kind == kind)
            return one.name;
    return {};
}

std::string_view title(LogKind kind)
{
    for (const KindName& one : kKindNames)
        if (one.kind == kind)
            return one.title;
    return {};
}

std::optional<LogKind> logKindNamed(std::string_view text)
{
    for (const KindName& one : kKindNames)
        if (one.name == text)
            return one.kind;
    return std::nullopt;
}

std::unique_ptr<LogReader> openLog(const LogSource& source)
{
    switch (source.kind) {
    case LogKind::TensorBoard: return std::make_unique<TensorBoardLog>(source.path);
    case LogKind::Csv: return std::make_unique<CsvLog>(source.path, source.columns, source.inside, source.map);
    case LogKind::JsonLines:
        return std::make_unique<JsonLinesLog>(source.path, source.columns, source.inside, source.map);
    case LogKind::TrainerState: return std::make_unique<TrainerStateLog>(source.path);
    case LogKind::Mlflow: return std::make_unique<MlflowLog>(source.path);
    case LogKind::Wandb: return std::make_unique<WandbLog>(source.path);
    }
    throw Failure(ErrorKind::Internal, "read the log", source.path.string(), Reason());
}

std::optional<LogKind> guessKind(const fs::path& path)
{
    const std::string file = path.filename().string();
    const std::string ending = path.extension().string();
    if (TensorBoardLog::isEventFile(file))
        return LogKind::TensorBoard;
    if (file == kTrainerState)
        return LogKind::TrainerState;
    if (sameName(ending, ".csv") || sameName(ending, ".tsv"))
        return LogKind::Csv;
    if (sameName(ending, ".jsonl") || sameName(ending, ".ndjson"))
        return LogKind::JsonLines;
    if (ending == ".wandb")
        return LogKind::Wandb;
    std::error_code code;
    if (!std::filesystem::is_directory(path, code))
        return std::nullopt;
    if (MlflowLog::isRunFolder(path))
        return LogKind::Mlflow;
    if (!WandbLog::fileIn(path).empty())
        return LogKind::Wandb;
    for (fs::directory_iterator it(path, code), end; !code && it != end; it.increment(code))
        if (TensorBoardLog::isEventFile(it->path().filename().string()))
            return LogKind::TensorBoard;
    return std::nullopt;
}

bool isRunDirectory(const fs::path& folder)
{
    std::error_code code;
    if (!fs::is_regular_file(folder / "spec.json", code) || !fs::is_directory(folder / "attempts", code))
        return false;
    try {
        (void)RunDirectory(folder).readSpec();
        return true;
    } catch (const Failure&) {
        return false;
    }
}

std::vector<FoundLog> runsIn(const FoundLog& log, const std::function<bool()>& goOn)
{
    TableRuns there;
    try {
        if (log.source.kind == LogKind::Csv)
            there = CsvLog::runsIn(log.source.path, goOn);
        else if (log.source.kind == LogKind::JsonLines)
            there = JsonLinesLog::runsIn(log.source.path, goOn);
    } catch (const Failure& failure) {
        if (failure.error().kind == ErrorKind::Cancelled)
            throw;
        // Whoever reads the log is told.
    }
    if (there.runs.size() > kMostLogs)
        throw Failure(ErrorKind::BadInput, "read the log", log.source.path.string(),
                      foreignReason("foreign.too-many-logs", Count{std::int64_t{kMostLogs}}));
    std::vector<FoundLog> runs;
    for (TableRun& run : there.runs) {
        FoundLog& one = runs.emplace_back(log);
        one.source.inside = std::move(run.id);
        one.source.map = there.map;
        if (!run.name.empty())
            one.name = std::move(run.name);
    }
    return runs.empty() ? std::vector<FoundLog>{log} : runs;
}

std::vector<fs::path> findRunDirectories(const fs::path& path)
{
    std::vector<fs::path> found;
    const auto look = [&](const auto& self, const fs::path& folder, int depth) -> void {
        if (isRunDirectory(folder)) {
            found.push_back(folder);
            return;
        }
        std::error_code code;
        for (fs::directory_iterator it(folder, code), end; !code && it != end; it.increment(code)) {
            std::error_code unreadable;
            if (it->is_directory(unreadable) && !it->is_symlink(unreadable) && depth < kDeepestFolder &&
                !it->path().filename().string().starts_with('.') && found.size() < kMostLogs)
                self(self, it->path(), depth + 1);
        }
    };
    look(look, path, 0);
    std::sort(found.begin(), found.end());
    return found;
}

std::vector<std::string> columnsIn(const LogSource& source)
{
    if (source.kind == LogKind::Csv)
        return CsvLog::columnsIn(source.path);
    if (source.kind == LogKind::JsonLines)
        return JsonLinesLog::columnsIn(source.path);
    return {};
}

std::vector<FoundLog> findLogs(const fs::path& path, PassedOver* passedOver)
{
    std::error_code code;
    const fs::file_status status = fs::status(path, code);
    if (!fs::exists(status))
        throw systemFailure("look for logs in", path.string(), code ? code.value() : ENOENT);
    if (fs::is_directory(status))
        return LogSearch(path, passedOver).run();
    const auto kind = guessKind(path);
    if (!fs::is_regular_file(status) || !kind)
        throw Failure(ErrorKind::BadInput, "read the log", path.string(), foreignReason("foreign.no-log"));
    std::vector<FoundLog> found(1);
    found[0].source.kind = *kind;
    found[0].source.path = path;
    found[0].name = path.stem().string();
    return found;
}

} // namespace trainyard::foreign
