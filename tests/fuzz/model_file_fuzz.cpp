// SPDX-License-Identifier: Apache-2.0
#include "backend/models/model_file.h"
#include "tests/fuzz/fuzz_support.h"
#include "tests/fuzz/model_support.h"
#include "tests/fuzz/targets.h"

#include <nlohmann/json.hpp>

using namespace trainyard;

/// A *.model.json. What it describes is written and read as the same, and built for images of 16 × 16.
void trainyard::fuzz::model_file(const std::uint8_t* data, std::size_t size)
{
    const auto document = nlohmann::json::parse(textOf(data, size), nullptr, false);
    if (document.is_discarded())
        return;
    isModelFile(document);
    read([&] {
        const ModelDescription description = parseModelFile(document, "input");
        const std::string text = modelFileText(description);
        const ModelDescription again = parseModelFile(nlohmann::json::parse(text), "input");
        must(modelFileText(again) == text, "a model file changes when it is written and read");
        buildDescribed(description);
    });
}
