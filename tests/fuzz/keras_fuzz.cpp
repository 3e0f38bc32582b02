// SPDX-License-Identifier: Apache-2.0
#include "backend/base/files.h"
#include "backend/data/files/hdf5_file.h"
#include "backend/models/keras_import.h"
#include "tests/fuzz/fuzz_support.h"
#include "tests/fuzz/model_support.h"
#include "tests/fuzz/targets.h"

#include <nlohmann/json.hpp>

using namespace trainyard;

/// What Keras's to_json() writes.
void trainyard::fuzz::keras(const std::uint8_t* data, std::size_t size)
{
    const auto document = nlohmann::json::parse(textOf(data, size), nullptr, false);
    if (document.is_discarded())
        return;
    isKerasArchitecture(document);
    read([&] {
        const KerasModel model = importKeras(document, "input");
        buildDescribed(model.model.description);
        read([&] { kerasWeights(model, {}, "input"); });
    });
}

/// A weights file in HDF5 for the network of a fixture. Needs trainyard-hdf5.so like hdf5.
void trainyard::fuzz::keras_weights(const std::uint8_t* data, std::size_t size)
{
    static const KerasModel model = [] {
        const std::string file = sourceFolder() + "/tests/backend/fixtures/import/keras3-flat.json";
        return importKeras(nlohmann::json::parse(readFile(file, 1 << 20)), file);
    }();
    read([&] {
        ImportedModel imported = model.model;
        imported.weights = kerasWeights(model, parseHdf5(std::string(textOf(data, size)), "input"), "input");
        buildImported(imported);
    });
}
