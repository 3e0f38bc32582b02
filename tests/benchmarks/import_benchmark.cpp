// SPDX-License-Identifier: GPL-3.0-or-later
// Measures the import of TensorBoard's event files: reading them, as a run directory, and into a store. With --python
// it also measures TensorBoard's own EventAccumulator on the same file in the same session (peer_tensorboard.py).
#include "backend/base/clock.h"
#include "backend/base/error.h"
#include "backend/base/files.h"
#include "backend/foreign/imported_run.h"
#include "backend/foreign/tensorboard_writer.h"
#include "cluster/control/run_import.h"
#include "tests/benchmarks/figures.h"

#include <cstdio>
#include <cstdlib>
#include <cstring>
#include <filesystem>
#include <string>

namespace trainyard::benchmark {
namespace {

namespace fs = std::filesystem;

struct Asked {
    std::int64_t points = 1'000'000;
    std::int64_t tags = 20;
    std::string python;
    std::string log; ///< a folder of event files to measure instead, such as that of write_tensorboard.py
    bool json = false;
};

/// As a training writes it: all tags of a step, then the next step.
void writeLog(const fs::path& folder, const Asked& asked)
{
    fs::create_directories(folder);
    foreign::TensorBoardWriter writer(folder / "events.out.tfevents.1700000000", 1.7e9);
    std::vector<std::string> names;
    for (std::int64_t tag = 0; tag < asked.tags; ++tag)
        names.push_back("group" + std::to_string(tag % 7) + "/series_" + std::to_string(tag));
    for (std::int64_t step = 0; step * asked.tags < asked.points; ++step)
        for (std::int64_t tag = 0; tag < asked.tags; ++tag)
            writer.scalar(names[static_cast<std::size_t>(tag)], step, 1.7e9 + 0.1 * static_cast<double>(step),
                          1.0 / static_cast<double>(step + 1) + static_cast<double>(tag));
    writer.close();
}

std::int64_t readOnly(const fs::path& folder)
{
    const auto reader = foreign::openLog({foreign::LogKind::TensorBoard, folder, {}});
    std::int64_t points = 0;
    for (bool more = true; more;) {
        const foreign::LogNews news = reader->poll();
        points += static_cast<std::int64_t>(news.points.size());
        more = news.more;
    }
    return points;
}

std::int64_t asRunDirectory(const fs::path& folder, const fs::path& runs)
{
    fs::create_directories(runs);
    foreign::FoundLog log;
    log.source.path = folder;
    log.name = "log";
    foreign::ImportedRun run(log, runs);
    std::int64_t points = 0;
    for (bool more = true; more;) {
        const foreign::ImportedRun::Progress step = run.advance();
        points += step.points;
        more = step.more;
    }
    return points + run.finish().points;
}

template <typename Work>
void measure(Figures& figures, const char* what, const char* goal, Work&& work)
{
    const double began = steadyTime(), busy = processorTime();
    const auto points = static_cast<double>(work());
    const double seconds = steadyTime() - began, processor = processorTime() - busy;
    figures.push_back({std::string(what) + ", wall clock", seconds, "s", goal});
    figures.push_back({std::string(what) + ", processor", processor, "s", ""});
    figures.push_back({std::string(what) + ", of processor time", points / processor / 1e6, "million points/s", ""});
}

int run(const Asked& asked)
{
    const fs::path place = fs::temp_directory_path() / ("trainyard-import-" + randomHex(8));
    fs::create_directories(place);
    if (asked.log.empty())
        writeLog(place / "log", asked);
    else
        fs::create_directory_symlink(fs::absolute(asked.log), place / "log");
    Figures figures;
    if (asked.log.empty()) {
        figures.push_back({"points", static_cast<double>(asked.points), "", ""});
        figures.push_back({"tags", static_cast<double>(asked.tags), "", ""});
    }
    double bytes = 0.0;
    for (const auto& file : fs::directory_iterator(place / "log"))
        bytes += static_cast<double>(file.file_size());
    figures.push_back({"event files", bytes / 1e6, "MB", ""});
    measure(figures, "reading", "", [&] { return readOnly(place / "log"); });
    measure(figures, "as a run directory", "", [&] { return asRunDirectory(place / "log", place / "runs"); });
    measure(figures, "into the store", "", [&] {
        RunStore store(place / "store.sqlite");
        return importLogs(store, place / "log", place / "stored").points;
    });
    measure(figures, "again", "", [&] {
        RunStore store(place / "store.sqlite");
        return importLogs(store, place / "log", place / "stored").points;
    });
    print(figures, asked.json);
    std::fflush(stdout);
    int code = 0;
    if (!asked.python.empty())
        code = std::system(
            ("'" + asked.python + "' '" TRAINYARD_PEER_TENSORBOARD "' '" + (place / "log").string() + "'").c_str());
    fs::remove_all(place);
    return code == 0 ? 0 : 1;
}

} // namespace
} // namespace trainyard::benchmark

int main(int count, char** arguments)
{
    using namespace trainyard;
    benchmark::Asked asked;
    for (int i = 1; i < count; ++i) {
        const std::string word = arguments[i];
        const bool valued = i + 1 < count;
        if (word == "--points" && valued)
            asked.points = std::atoll(arguments[++i]);
        else if (word == "--tags" && valued)
            asked.tags = std::atoll(arguments[++i]);
        else if (word == "--python" && valued)
            asked.python = arguments[++i];
        else if (word == "--log" && valued)
            asked.log = arguments[++i];
        else if (word == "--json")
            asked.json = true;
        else {
            std::printf("usage: %s [--points N] [--tags N | --log FOLDER] [--python PYTHON] [--json]\n"
                        "FOLDER: event files to measure instead. PYTHON: one with tensorboard\n",
                        arguments[0]);
            return word == "--help" ? 0 : 2;
        }
    }
    if (asked.points < 1 || asked.tags < 1)
        return 2;
    try {
        return benchmark::run(asked);
    } catch (const Failure& failure) {
        std::fprintf(stderr, "%s\n", failure.error().text().c_str());
        return 1;
    }
}
