// SPDX-License-Identifier: Apache-2.0
#include "backend/train/checkpoint/checkpoint.h"
#include "tests/fuzz/fuzz_support.h"
#include "tests/fuzz/targets.h"

#include <nlohmann/json.hpp>

using namespace trainyard;

namespace {

/// A checkpoint that can be read can be written, and then says the same about itself.
void copyCheckpoint(const std::string& file)
{
    const Checkpoint first = readCheckpoint(file);
    const std::string copy = fuzz::folder() + "/copy.safetensors";
    writeCheckpoint(copy, first);
    const Checkpoint second = readCheckpoint(copy);
    fuzz::must(second.tensors.size() == first.tensors.size() && second.info.runId == first.info.runId &&
                   second.info.loop.step == first.info.loop.step && second.info.spec == first.info.spec,
               "a checkpoint changes when it is written and read");
}

} // namespace

/// A checkpoint as it is; and what one says about itself (a JSON object of texts), which a checksum guards otherwise.
void trainyard::fuzz::checkpoint(const std::uint8_t* data, std::size_t size)
{
    const std::string_view bytes = textOf(data, size);
    const std::string file = writeFile("file.safetensors", bytes);
    read([&] { readCheckpointInfo(file); });
    read([&] { copyCheckpoint(file); });
    const auto metadata = nlohmann::json::parse(bytes, nullptr, false);
    if (!metadata.is_object())
        return;
    SafetensorsHeader header;
    for (const auto& [key, value] : metadata.items())
        if (value.is_string())
            header.metadata[key] = value.get<std::string>();
    read([&] { checkpointInfo(header, file); });
}
