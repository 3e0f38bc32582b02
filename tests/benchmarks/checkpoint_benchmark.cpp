// SPDX-License-Identifier: Apache-2.0
// The cost of checkpoints for the training thread: the state is copied and handed over like in the trainer, and written
// while training continues.
#include "backend/base/clock.h"
#include "backend/base/keyed_random.h"
#include "backend/models/model_options.h"
#include "backend/train/checkpoint/checkpoint_writer.h"

#include <nlohmann/json.hpp>

#include <array>
#include <cstdio>
#include <cstdlib>
#include <filesystem>
#include <iostream>
#include <string>
#include <vector>

namespace trainyard {
namespace {

constexpr const char* kUsage = R"(Usage: trainyard_checkpoint_benchmark [options]
  --steps N     steps between two checkpoints (default 100)
  --rounds N    number of checkpoints; before each, as many steps without one are measured (default 5)
  --model NAME  only small-cnn, resnet50v2-32 or mobilenetv2-32
  --threads N   compute threads (default 2)
  --folder DIR  folder for the checkpoints (default: the system's folder for temporary files)
  --json        print one JSON document
)";

struct Settings {
    int steps = 100;
    int rounds = 5;
    int threads = 2;
    std::string model;
    std::filesystem::path folder = std::filesystem::temp_directory_path();
    bool json = false;
};

struct Workload {
    const char* name;
    Graph (*build)(const ModelOptions&);
    ImageSpec image;
    int batch;
};

const std::array kWorkloads{Workload{"small-cnn", builderOf(Architecture::SmallCnn), {28, 28, 1}, 32},
                            Workload{"mobilenetv2-32", builderOf(Architecture::MobileNetV2), {32, 32, 3}, 32},
                            Workload{"resnet50v2-32", builderOf(Architecture::ResNet50V2), {32, 32, 3}, 32}};

/// A folder that is removed with its contents at the end.
class TemporaryRun {
public:
    explicit TemporaryRun(const std::filesystem::path& folder)
        : m_root(folder / ("trainyard-checkpoints-" + std::to_string(static_cast<long long>(unixTime() * 1e6))))
    {
        std::filesystem::create_directories(m_root / "checkpoints");
    }
    ~TemporaryRun()
    {
        std::error_code code;
        std::filesystem::remove_all(m_root, code);
    }
    TemporaryRun(const TemporaryRun&) = delete;
    TemporaryRun& operator=(const TemporaryRun&) = delete;
    const std::filesystem::path& root() const { return m_root; }

private:
    std::filesystem::path m_root;
};

class Training {
public:
    Training(const Workload& workload, int threads) : m_network(options(workload, threads)), m_batch(workload.batch)
    {
        KeyedRandom random(7, RandomPurpose::Synthetic, 0);
        m_images.resize(static_cast<std::size_t>(workload.batch * workload.image.height * workload.image.width *
                                                 workload.image.channels));
        for (std::uint8_t& pixel : m_images)
            pixel = static_cast<std::uint8_t>(random.below(256));
        for (int i = 0; i < workload.batch; ++i)
            m_labels.push_back(static_cast<std::int32_t>(random.below(10)));
    }

    /// Duration of this many steps in seconds.
    double train(int steps)
    {
        const double start = steadyTime();
        for (int step = 0; step < steps; ++step)
            m_network.steps().trainStep({m_images.data(), m_labels.data(), m_batch}, 0.01, m_step++);
        return steadyTime() - start;
    }

    /// Seconds that the training thread spends on one checkpoint.
    double checkpoint(CheckpointWriter& writer)
    {
        const double start = steadyTime();
        CheckpointInfo info;
        info.stepsPerEpoch = 1;
        info.loop.step = m_step;
        info.savedAt = unixTime();
        StateSnapshot state = writer.spare();
        m_network.state().copyTo(state);
        writer.submit(std::move(info), std::move(state), "epoch");
        return steadyTime() - start;
    }

private:
    static NetworkOptions options(const Workload& workload, int threads)
    {
        NetworkOptions options;
        options.image = workload.image;
        options.batchSize = workload.batch;
        options.threads = threads;
        options.graph = std::make_shared<const Graph>(workload.build({options.model, options.image, 10, 0.0, {}, {}}));
        return options;
    }

    Network m_network;
    int m_batch;
    std::vector<std::uint8_t> m_images;
    std::vector<std::int32_t> m_labels;
    std::int64_t m_step = 0;
};

TrainingSpec keepingTwo()
{
    TrainingSpec training;
    training.keepCheckpoints = 2;
    return training;
}

nlohmann::ordered_json measure(const Workload& workload, const Settings& settings)
{
    const TemporaryRun run(settings.folder);
    EventWriter events(run.root() / "events.jsonl");
    CheckpointWriter writer(RunDirectory(run.root()), events, keepingTwo());
    Training training(workload, settings.threads);
    training.train(5);
    double alone = 0.0, beside = 0.0, taken = 0.0, longest = 0.0;
    for (int round = 0; round < settings.rounds; ++round) {
        writer.finish();
        alone += training.train(settings.steps);
        const double seconds = training.checkpoint(writer);
        taken += seconds;
        longest = std::max(longest, seconds);
        beside += training.train(settings.steps);
    }
    writer.finish();
    std::int64_t bytes = 0;
    for (const auto& entry : std::filesystem::directory_iterator(run.root() / "checkpoints"))
        bytes = std::max(bytes, static_cast<std::int64_t>(entry.file_size()));
    return {{"model", workload.name},
            {"threads", settings.threads},
            {"steps", settings.steps},
            {"bytes", bytes},
            {"step_seconds", alone / (settings.rounds * settings.steps)},
            {"checkpoint_seconds", taken / settings.rounds},
            {"longest_checkpoint_seconds", longest},
            {"share_of_training_thread", taken / (taken + beside)},
            {"slowed_by_writing", beside / alone - 1.0}};
}

void print(const nlohmann::ordered_json& result)
{
    const auto number = [&](const char* key) { return result[key].get<double>(); };
    std::printf("%-15s %d threads, every %d steps of %.2f ms: %.2f ms for %.1f MB (at most %.2f ms), %.3f %% of the "
                "training thread; steps while it is written take %+.1f %%\n",
                result["model"].get<std::string>().c_str(), result["threads"].get<int>(), result["steps"].get<int>(),
                1e3 * number("step_seconds"), 1e3 * number("checkpoint_seconds"), number("bytes") / 1e6,
                1e3 * number("longest_checkpoint_seconds"), 100.0 * number("share_of_training_thread"),
                100.0 * number("slowed_by_writing"));
    std::fflush(stdout);
}

bool parse(int argc, char** argv, Settings& settings)
{
    for (int i = 1; i < argc; ++i) {
        const std::string option = argv[i];
        const auto value = [&] { return i + 1 < argc ? std::string(argv[++i]) : std::string(); };
        if (option == "--json")
            settings.json = true;
        else if (option == "--steps")
            settings.steps = std::max(1, std::atoi(value().c_str()));
        else if (option == "--rounds")
            settings.rounds = std::max(1, std::atoi(value().c_str()));
        else if (option == "--threads")
            settings.threads = std::max(1, std::atoi(value().c_str()));
        else if (option == "--model")
            settings.model = value();
        else if (option == "--folder")
            settings.folder = value();
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
        results.push_back(measure(workload, settings));
        if (!settings.json)
            print(results.back());
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
