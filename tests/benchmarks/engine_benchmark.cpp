// SPDX-License-Identifier: Apache-2.0
// Training throughput of the engine compared with PyTorch's, measured in turn in the same run.
#include "backend/base/clock.h"
#include "backend/base/keyed_random.h"
#include "backend/base/median.h"
#include "backend/graph/program.h"
#include "backend/models/model_options.h"
#include "backend/train/network/device_loader.h"
#include "backend/train/network/network.h"

#include <nlohmann/json.hpp>

#include <malloc.h>

#include <algorithm>
#include <array>
#include <cstdio>
#include <cstdlib>
#include <ctime>
#include <fstream>
#include <iostream>
#include <map>
#include <string>
#include <vector>

#ifndef TRAINYARD_PEER_SCRIPT
#error "TRAINYARD_PEER_SCRIPT must name peer_pytorch.py"
#endif

namespace trainyard {
namespace {

constexpr const char* kUsage = R"(Usage: trainyard_engine_benchmark [options]
  --seconds S   measuring time per program and round (default 2)
  --rounds N    number of rounds, engine and peers in turn; the best counts for each (default 3)
  --model NAME  only small-cnn, resnet20v2, gru, resnet50v2-32, resnet50v2-128 or mobilenetv2-128
  --threads N   only this many threads (default: 1, then 2)
  --precision P fp32 (default) or bf16, with the peer in autocast
  --cpu-time    count a process's CPU seconds instead of the clock's: on a busy machine, with one thread
  --no-peer     measure only the engine
  --profile     instead, show where the time of one step goes
  --json        print one JSON document
Peers are the interpreters in $TRAINYARD_PEER_PYTHON (separated by ':'; default python3:/usr/bin/python3).
)";

struct Settings {
    double seconds = 2.0;
    int rounds = 3;
    std::vector<int> threads{1, 2};
    Precision precision = Precision::Fp32;
    std::string model;
    bool peer = true;
    bool cpuTime = false;
    bool profile = false;
    bool json = false;
};

struct Workload {
    const char* name;
    Graph (*build)(const ModelOptions&);
    ImageSpec image;
    int batch;
};

const std::array kWorkloads{Workload{"small-cnn", builderOf(Architecture::SmallCnn), {28, 28, 1}, 32},
                            Workload{"resnet20v2", builderOf(Architecture::ResNet20V2), {32, 32, 3}, 128},
                            Workload{"gru", builderOf(Architecture::Gru), {28, 28, 1}, 100},
                            Workload{"resnet50v2-32", builderOf(Architecture::ResNet50V2), {32, 32, 3}, 32},
                            Workload{"resnet50v2-128", builderOf(Architecture::ResNet50V2), {128, 128, 3}, 32},
                            Workload{"mobilenetv2-128", builderOf(Architecture::MobileNetV2), {128, 128, 3}, 32}};

struct Data {
    std::vector<std::uint8_t> images;
    std::vector<std::int32_t> labels;

    Batch view() const { return {images.data(), labels.data(), static_cast<int>(labels.size())}; }
};

std::vector<Data> randomBatches(const Workload& workload)
{
    std::vector<Data> batches(4);
    for (std::size_t b = 0; b < batches.size(); ++b) {
        KeyedRandom random(7, RandomPurpose::Synthetic, b);
        const auto pixels = static_cast<std::size_t>(workload.batch * workload.image.height * workload.image.width *
                                                     workload.image.channels);
        for (std::size_t i = 0; i < pixels; ++i)
            batches[b].images.push_back(static_cast<std::uint8_t>(random.below(256)));
        for (int i = 0; i < workload.batch; ++i)
            batches[b].labels.push_back(static_cast<std::int32_t>(random.below(10)));
    }
    return batches;
}

NetworkOptions networkOptions(const Workload& workload, int threads, Precision precision)
{
    NetworkOptions options;
    options.precision = precision;
    options.image = workload.image;
    options.batchSize = workload.batch;
    options.threads = threads;
    options.graph = std::make_shared<const Graph>(workload.build({options.model, options.image, 10, 0.0, {}, {}}));
    return options;
}

/// Bytes from a line of /proc/self/status; 0 if the system does not have it.
std::int64_t memoryLine(const std::string& name)
{
    std::ifstream status("/proc/self/status");
    for (std::string line; std::getline(status, line);)
        if (line.starts_with(name + ":"))
            return std::stoll(line.substr(name.size() + 1)) * 1024;
    return 0;
}

struct EngineResult {
    double rate = 0.0;
    std::int64_t memory = 0; ///< the process's peak above its memory use before the network existed, bytes
};

/// Median over slices of 0.2 s, as in the PyTorch script.
EngineResult engineRate(const Workload& workload, int threads, const Settings& settings)
{
    const auto now = [&] {
        return settings.cpuTime ? static_cast<double>(std::clock()) / CLOCKS_PER_SEC : steadyTime();
    };
    const std::vector<Data> batches = randomBatches(workload);
    malloc_trim(0);                                // memory left by an earlier network must not be reused uncounted
    std::ofstream("/proc/self/clear_refs") << "5"; // resets the recorded peak
    const std::int64_t before = memoryLine("VmRSS");
    Network network(networkOptions(workload, threads, settings.precision));
    std::int64_t steps = 0;
    const auto step = [&] {
        const Data& data = batches[static_cast<std::size_t>(steps) % batches.size()];
        network.steps().trainStep({data.images.data(), data.labels.data(), workload.batch}, 0.01, steps);
        ++steps;
    };
    for (const double start = now(); steps < 2 || (steps < 8 && now() - start < 2.0);)
        step();
    std::vector<double> rates;
    const double end = now() + settings.seconds;
    while (now() < end || rates.size() < 3) {
        const double start = now();
        const std::int64_t first = steps;
        while (now() - start < 0.2)
            step();
        rates.push_back(static_cast<double>((steps - first) * workload.batch) / (now() - start));
    }
    return {median(rates), memoryLine("VmHWM") - before};
}

std::vector<std::string> interpreters()
{
    const char* given = std::getenv("TRAINYARD_PEER_PYTHON");
    std::string list = given && *given ? given : "python3:/usr/bin/python3";
    std::vector<std::string> out;
    for (std::size_t begin = 0; begin <= list.size();) {
        const std::size_t end = std::min(list.find(':', begin), list.size());
        if (end > begin)
            out.push_back(list.substr(begin, end - begin));
        begin = end + 1;
    }
    return out;
}

/// For a POSIX shell.
std::string quoted(const std::string& text)
{
    std::string out = "'";
    for (const char c : text)
        out += c == '\'' ? std::string("'\\''") : std::string(1, c);
    return out + "'";
}

struct PeerResult {
    double rate = 0.0;
    std::string library;     ///< or the reason if rate is 0
    std::int64_t memory = 0; ///< bytes, like the engine's
};

PeerResult peerRate(const std::string& interpreter, const Workload& workload, int threads, const Settings& settings)
{
    const std::string command =
        "OMP_NUM_THREADS=" + std::to_string(threads) + " " + quoted(interpreter) + " " + quoted(TRAINYARD_PEER_SCRIPT) +
        " --model " + workload.name + " --batch " + std::to_string(workload.batch) + " --threads " +
        std::to_string(threads) + " --precision " + std::string(name(settings.precision)) + " --seconds " +
        std::to_string(settings.seconds) + (settings.cpuTime ? " --cpu-time" : "") + " 2>/dev/null";
    std::string text;
    if (FILE* pipe = popen(command.c_str(), "r")) {
        char buffer[512];
        while (std::fgets(buffer, sizeof buffer, pipe))
            text += buffer;
        pclose(pipe);
    }
    const nlohmann::json answer = nlohmann::json::parse(text, nullptr, false);
    if (answer.is_object() && answer.contains("images_per_second"))
        return {answer["images_per_second"].get<double>(), answer["library"].get<std::string>(),
                answer["memory"].get<std::int64_t>()};
    if (answer.is_object() && answer.contains("missing"))
        return {0.0, answer["missing"].get<std::string>(), 0};
    return {0.0, interpreter + " did not answer", 0};
}

nlohmann::ordered_json measure(const Workload& workload, int threads, const Settings& settings)
{
    double engine = 0.0;
    std::int64_t memory = 0;
    std::map<std::string, double> peers;
    std::map<std::string, std::int64_t> peerMemory;
    std::string skipped;
    for (int round = 0; round < settings.rounds; ++round) {
        const EngineResult own = engineRate(workload, threads, settings);
        engine = std::max(engine, own.rate);
        memory = std::max(memory, own.memory);
        for (const std::string& interpreter : settings.peer ? interpreters() : std::vector<std::string>{}) {
            const PeerResult peer = peerRate(interpreter, workload, threads, settings);
            if (peer.rate <= 0.0) {
                skipped = peer.library;
                continue;
            }
            peers[peer.library] = std::max(peers[peer.library], peer.rate);
            peerMemory[peer.library] = std::max(peerMemory[peer.library], peer.memory);
        }
    }
    nlohmann::ordered_json result{{"model", workload.name},
                                  {"batch", workload.batch},
                                  {"threads", threads},
                                  {"precision", name(settings.precision)},
                                  {"engine_images_per_second", engine},
                                  {"engine_memory", memory},
                                  {"peers", nlohmann::ordered_json::object()},
                                  {"peer_memory", peerMemory}};
    double best = 0.0;
    for (const auto& [library, rate] : peers) {
        result["peers"][library] = rate;
        best = std::max(best, rate);
    }
    if (best > 0.0)
        result["ratio"] = engine / best;
    else
        result["skipped"] = settings.peer ? "no peer: " + skipped : "no peer requested";
    return result;
}

void print(const nlohmann::ordered_json& result)
{
    std::printf("%-15s batch %4d  %s  %d thread%s  engine %8.1f img/s %5.0f MB",
                result["model"].get<std::string>().c_str(), result["batch"].get<int>(),
                result["precision"].get<std::string>().c_str(), result["threads"].get<int>(),
                result["threads"] == 1 ? " " : "s", result["engine_images_per_second"].get<double>(),
                result["engine_memory"].get<double>() / 1e6);
    for (const auto& [library, rate] : result["peers"].items())
        std::printf("  %s %8.1f %5.0f MB", library.c_str(), rate.get<double>(),
                    result["peer_memory"][library].get<double>() / 1e6);
    if (result.contains("ratio"))
        std::printf("  ratio %.2f\n", result["ratio"].get<double>());
    else
        std::printf("  (%s)\n", result["skipped"].get<std::string>().c_str());
    std::fflush(stdout);
}

/// Shortest time of each kernel in a training step, longest kernel first. The shortest counts because other processes
/// only add time.
void profile(const Workload& workload, int threads, Precision precision)
{
    const NetworkOptions options = networkOptions(workload, threads, precision);
    const std::unique_ptr<Device> device = makeDevice(DeviceKind::Cpu, threads);
    const Graph graph = options.graph->fused();
    ParameterStore store(graph);
    Arena arena(*device);
    Program program(buildSchedule(graph, workload.batch, true, activationType(precision)), *device, store, arena, 1);
    const std::vector<Data> batches = randomBatches(workload);
    constexpr std::size_t kSteps = 30;
    std::vector<std::vector<double>> seconds(program.schedule().kernels.size());
    for (std::size_t step = 0; step < kSteps; ++step) {
        LossSums sums;
        const Data& data = batches[step % batches.size()];
        const std::vector<double> times = program.profile({data.view(), 1, static_cast<std::int64_t>(step), &sums});
        for (std::size_t k = 0; k < times.size(); ++k)
            seconds[k].push_back(times[k]);
    }
    std::vector<std::pair<double, std::string>> rows;
    std::map<std::string, double> byKind;
    double total = 0.0;
    for (std::size_t k = 0; k < seconds.size(); ++k) {
        const ScheduledKernel& kernel = program.schedule().kernels[k];
        const std::string direction = kernel.direction == Direction::Backward ? " backward" : " forward";
        const double time = *std::min_element(seconds[k].begin(), seconds[k].end());
        total += time;
        byKind[std::string(kindOf(kernel.op)) + direction] += time;
        rows.emplace_back(time, kernel.name + direction);
    }
    std::sort(rows.rbegin(), rows.rend());
    std::printf("%s, batch %d, %s: %.3f ms a step, %.1f MiB arena\n", workload.name, workload.batch,
                device->description().c_str(), total * 1e3, static_cast<double>(arena.bytes()) / (1 << 20));
    for (const auto& [kind, time] : byKind)
        std::printf("  %-34s %8.3f ms %5.1f %%\n", kind.c_str(), time * 1e3, 100.0 * time / total);
    for (std::size_t i = 0; i < rows.size(); ++i)
        std::printf("    %-40s %8.3f ms\n", rows[i].second.c_str(), rows[i].first * 1e3);
}

bool parse(int argc, char** argv, Settings& settings)
{
    for (int i = 1; i < argc; ++i) {
        const std::string option = argv[i];
        const auto value = [&] { return i + 1 < argc ? std::string(argv[++i]) : std::string(); };
        if (option == "--no-peer")
            settings.peer = false;
        else if (option == "--cpu-time")
            settings.cpuTime = true;
        else if (option == "--profile")
            settings.profile = true;
        else if (option == "--json")
            settings.json = true;
        else if (option == "--seconds")
            settings.seconds = std::max(0.1, std::atof(value().c_str()));
        else if (option == "--rounds")
            settings.rounds = std::max(1, std::atoi(value().c_str()));
        else if (option == "--threads")
            settings.threads = {std::max(1, std::atoi(value().c_str()))};
        else if (option == "--precision")
            settings.precision = value() == "bf16" ? Precision::Bf16 : Precision::Fp32;
        else if (option == "--model")
            settings.model = value();
        else
            return false;
    }
    return true;
}

int run(const Settings& settings)
{
    nlohmann::ordered_json results = nlohmann::ordered_json::array();
    for (const Workload& workload : kWorkloads) {
        if (!settings.model.empty() && settings.model != workload.name)
            continue;
        for (const int threads : settings.threads) {
            if (settings.profile) {
                profile(workload, threads, settings.precision);
                continue;
            }
            results.push_back(measure(workload, threads, settings));
            if (!settings.json)
                print(results.back());
        }
    }
    if (settings.json)
        std::cout << results.dump(2) << '\n';
    return 0;
}

} // namespace
} // namespace trainyard

int main(int argc, char** argv)
{
    trainyard::Settings settings;
    if (!trainyard::parse(argc, argv, settings)) {
        std::fputs(trainyard::kUsage, stderr);
        return 2;
    }
    try {
        return trainyard::run(settings);
    } catch (const std::exception& failure) {
        std::fprintf(stderr, "%s\n", failure.what());
        return 1;
    }
}
