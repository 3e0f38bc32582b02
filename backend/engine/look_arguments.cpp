// SPDX-License-Identifier: Apache-2.0
#include "backend/engine/look_arguments.h"

#include "backend/base/error.h"
#include "backend/engine/newest_checkpoint.h"
#include "backend/protocol/reasons_look.h"
#include "backend/protocol/run_directory.h"
#include "backend/train/checkpoint/checkpoint_lookup.h"
#include "backend/train/checkpoint/checkpoint_store.h"
#include "backend/train/record/run_failure.h"

namespace trainyard {
namespace {

template <typename Enum>
std::optional<Enum> named(std::initializer_list<Enum> values, const std::string& text)
{
    for (const Enum value : values)
        if (name(value) == text)
            return value;
    return std::nullopt;
}

/// The checkpoint of a run directory that is called so.
std::filesystem::path checkpointCalled(const std::filesystem::path& run, const std::string& wanted)
{
    const std::filesystem::path folder = RunDirectory(run).checkpoints();
    std::error_code code;
    for (const std::string& file : {wanted, wanted + ".safetensors"})
        if (std::filesystem::is_regular_file(folder / file, code))
            return folder / file;
    if (const auto reference = parseCheckpointReference(run.filename().string() + "@" + wanted))
        return findCheckpoint(*reference, run.parent_path());
    std::string names;
    for (const CheckpointStore::Found& found : CheckpointStore(folder).list())
        names += (names.empty() ? "" : ", ") + found.path.stem().string();
    throw Failure(ErrorKind::NotFound, "look into the checkpoint", wanted, lookReason("look.no-checkpoint", names));
}

} // namespace

LookOptions LookArguments::options() const
{
    return {named({DeviceKind::Cpu, DeviceKind::Reference, DeviceKind::Cuda}, device),
            named({Precision::Fp32, Precision::Bf16, Precision::Fp16, Precision::Tf32}, precision), threads,
            data.empty() ? data : std::filesystem::absolute(data).lexically_normal().string()};
}

std::filesystem::path LookArguments::checkpointFile() const
{
    return atStage(ExitCode::BadCheckpoint, [&] {
        std::error_code code;
        if (!std::filesystem::exists(what, code))
            throw Failure(ErrorKind::NotFound, "look into", what, lookReason("look.no-run"));
        std::filesystem::path path = std::filesystem::absolute(what).lexically_normal();
        if (path.filename().empty()) // "run/"
            path = path.parent_path();
        return checkpoint.empty() ? newestCheckpoint(path, "look into") : checkpointCalled(path, checkpoint);
    });
}

void addLookArguments(CLI::App& command, LookArguments& arguments)
{
    command.add_option("RUN", arguments.what, "Run directory, for its newest checkpoint, or a checkpoint")->required();
    command.add_option("--checkpoint", arguments.checkpoint,
                       "Another checkpoint of the run: best, epoch-N, step-N, or a file's name");
    command.add_option("--device", arguments.device, "Where to compute; by default as the run, if this machine can")
        ->check(CLI::IsMember({"cpu", "reference", "cuda"}));
    command.add_option("--precision", arguments.precision, "By default the run's, if the device has it, else fp32")
        ->check(CLI::IsMember({"fp32", "bf16", "fp16", "tf32"}));
    command.add_option("--threads", arguments.threads, "Threads that compute; by default one a core")
        ->check(CLI::Range(1, 1024));
    command.add_option("--data", arguments.data, "Where the run's data set lies now, if it has moved");
    const auto json = command.add_flag("--json", arguments.json, "Print one JSON object");
    const auto csv = command.add_flag("--csv", arguments.csv, "Print a table of comma-separated values");
    const auto progress =
        command.add_flag("--progress", arguments.progress, "Print one JSON object a line: progress, then the answer");
    csv->excludes(json)->excludes(progress);
}

} // namespace trainyard
