// SPDX-License-Identifier: GPL-3.0-or-later
// How long a large trace takes to read, compared with a bare JSON parser on the same bytes, and to draw.
#include "backend/base/clock.h"
#include "gui/services/trace_source.h"
#include "gui/timeline/timeline_view.h"
#include "gui/trace/analysis.h"
#include "gui/trace/trace_reader.h"
#include "gui/widgets/theme.h"

#include <nlohmann/json.hpp>

#include <QApplication>
#include <QFile>
#include <QWindow>

#include <sys/resource.h>

#include <algorithm>
#include <cstdio>
#include <cstring>
#include <random>

using namespace trainyard;

namespace {

/// Visits everything and keeps nothing.
struct NullHandler : nlohmann::json_sax<nlohmann::json> {
    bool null() override { return true; }
    bool boolean(bool) override { return true; }
    bool number_integer(number_integer_t) override { return true; }
    bool number_unsigned(number_unsigned_t) override { return true; }
    bool number_float(number_float_t, const string_t&) override { return true; }
    bool string(string_t&) override { return true; }
    bool binary(binary_t&) override { return true; }
    bool start_object(std::size_t) override { return true; }
    bool key(string_t&) override { return true; }
    bool end_object() override { return true; }
    bool start_array(std::size_t) override { return true; }
    bool end_array() override { return true; }
    bool parse_error(std::size_t, const std::string&, const nlohmann::detail::exception&) override { return false; }
};

void make(const char* name, long events)
{
    std::FILE* file = std::fopen(name, "w");
    if (!file)
        throw std::runtime_error("cannot write the trace");
    std::fputs("{\"schemaVersion\": 1, \"displayTimeUnit\": \"ms\", \"traceEvents\": [\n", file);
    std::mt19937 random(1);
    const int ranks = 8;
    std::vector<double> at(ranks, 1e12);
    for (long i = 0; i < events;) {
        const int rank = static_cast<int>(random() % ranks);
        const int children = 6;
        double length = 0;
        double lengths[children];
        for (double& one : lengths)
            length += one = 1 + random() % 1000 / 10.0;
        std::fprintf(file,
                     "%s  {\n    \"ph\": \"X\", \"cat\": \"cpu_op\", \"name\": \"aten::op%u\", \"pid\": %d, \"tid\": "
                     "%d,\n    \"ts\": %.3f, \"dur\": %.3f,\n"
                     "    \"args\": {\n      \"External id\": %ld, \"Ev Idx\": %ld, \"Input Dims\": [[8, 3, 16, 16], "
                     "[]]\n    }\n  }",
                     i ? ",\n" : "", static_cast<unsigned>(random() % 40), rank, 1000 + rank, at[rank], length + 1, i,
                     i);
        double child = at[rank] + 0.5;
        for (const double one : lengths) {
            std::fprintf(file,
                         ",\n  {\n    \"ph\": \"X\", \"cat\": \"kernel\", \"name\": \"void "
                         "at::native::kernel_%u<float, 4>\", \"pid\": %d, \"tid\": %d,\n"
                         "    \"ts\": %.3f, \"dur\": %.3f,\n    \"args\": {\n      \"External id\": %ld, \"stream\": "
                         "7\n    }\n  }",
                         static_cast<unsigned>(random() % 200), rank, 1000 + rank, child, one * 0.9, i);
            child += one;
        }
        at[rank] += length + 1 + random() % 20;
        i += 1 + children;
    }
    std::fputs("\n]}\n", file);
    std::fclose(file);
}

double megabytes(std::uint64_t bytes)
{
    return static_cast<double>(bytes) / 1e6;
}

long residentMegabytes()
{
    rusage usage{};
    ::getrusage(RUSAGE_SELF, &usage);
    return usage.ru_maxrss / 1000;
}

std::shared_ptr<timeline::Trace> load(const char* name)
{
    const double start = steadyTime();
    timeline::TraceBuilder builder;
    timeline::TraceReader reader(builder, builder.addFile(name));
    readTraceFile(name, [&](std::string_view bytes, std::uint64_t) {
        reader.feed(bytes);
        return true;
    });
    reader.finish();
    const double read = steadyTime();
    std::shared_ptr<timeline::Trace> trace = builder.build();
    const double built = steadyTime();
    const timeline::Analysis analysis(*trace);
    const double analysed = steadyTime();
    const auto totals = timeline::totalsByName(*trace, 0, trace->length);
    const double totalled = steadyTime();
    std::printf("%.0f MB, %.2f M slices, %zu names\nread %.2f s (%.0f MB/s), sort and bin %.2f s, prepare measures "
                "%.2f s; totals of everything %.0f ms\n",
                megabytes(trace->files[0].bytes), static_cast<double>(trace->slices) / 1e6, totals.size(), read - start,
                megabytes(trace->files[0].bytes) / (read - start), built - read, analysed - built,
                (totalled - analysed) * 1e3);
    std::printf("columns and bins: %.0f MB, %.1f bytes a slice; most resident so far %ld MB\n",
                megabytes(trace->memory()), static_cast<double>(trace->memory()) / static_cast<double>(trace->slices),
                residentMegabytes());
    return trace;
}

void draw(const std::shared_ptr<timeline::Trace>& trace)
{
    TimelineView view;
    view.resize(1600, 900);
    view.show();
    while (!view.windowHandle() || !view.windowHandle()->isExposed())
        QApplication::processEvents();
    view.setTrace(trace);
    view.setAllFolded(false);
    std::vector<double> frames;
    const auto frame = [&] {
        const double start = steadyTime();
        view.viewport()->repaint();
        frames.push_back((steadyTime() - start) * 1e3);
    };
    const auto tell = [&](const char* what) {
        std::sort(frames.begin(), frames.end());
        std::printf("%-34s median %.1f ms, 99 %% %.1f ms, worst %.1f ms (%zu frames)\n", what,
                    frames[frames.size() / 2], frames[frames.size() * 99 / 100], frames.back(), frames.size());
        frames.clear();
    };
    for (int i = 0; i < 60; ++i)
        frame();
    tell("everything");
    TimeScale scale = view.scale();
    for (int i = 0; i < 300; ++i) { // from the whole trace down to single slices
        const double middle = scale.from + scale.perPixel * 700;
        scale.perPixel *= 0.955;
        scale.from = middle - scale.perPixel * 700;
        view.setScale(scale);
        frame();
    }
    tell("zooming in, to microseconds");
    for (const double share : {0.3, 0.01, 0.0003}) {
        view.fitRange(0,
                      std::max<std::int64_t>(1, static_cast<std::int64_t>(static_cast<double>(trace->length) * share)));
        for (int i = 0; i < 120; ++i) {
            scale = view.scale();
            scale.from += scale.perPixel * 23.0;
            view.setScale(scale);
            frame();
        }
        char what[64];
        std::snprintf(what, sizeof what, "panning, %.4g %% of it seen", share * 100);
        tell(what);
    }
}

} // namespace

int main(int argc, char** argv)
{
    if (argc < 2 || std::strcmp(argv[1], "--help") == 0) {
        std::puts("timeline_benchmark FILE             reads and draws a trace\n"
                  "timeline_benchmark --make FILE N    writes one with about N events, as PyTorch's profiler would\n"
                  "timeline_benchmark --json FILE      the same bytes through a JSON parser that keeps nothing, and "
                  "one that keeps all");
        return argc < 2 ? 2 : 0;
    }
    if (std::strcmp(argv[1], "--make") == 0 && argc == 4) {
        make(argv[2], std::atol(argv[3]));
        return 0;
    }
    if (std::strcmp(argv[1], "--json") == 0 && argc >= 3) {
        QFile file(argv[2]);
        if (!file.open(QIODevice::ReadOnly))
            return 1;
        const char* bytes = reinterpret_cast<const char*>(file.map(0, file.size()));
        NullHandler handler;
        double start = steadyTime();
        nlohmann::json::sax_parse(bytes, bytes + file.size(), &handler);
        std::printf("JSON parser, keeping nothing: %.2f s\n", steadyTime() - start);
        start = steadyTime();
        const auto document = nlohmann::json::parse(bytes, bytes + file.size());
        std::printf("JSON parser, keeping all: %.2f s, most resident %ld MB (%zu)\n", steadyTime() - start,
                    residentMegabytes(), document.size());
        return 0;
    }
    qputenv("QT_QPA_PLATFORM", "offscreen");
    QApplication application(argc, argv);
    Theme::instance().install(application);
    draw(load(argv[1]));
    return 0;
}
