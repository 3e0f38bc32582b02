// SPDX-License-Identifier: Apache-2.0
#include "tests/fuzz/model_support.h"

#include "tests/fuzz/fuzz_support.h"

namespace trainyard::fuzz {
namespace {

ModelOptions optionsFor(const ModelDescription& description)
{
    ModelOptions options;
    options.image = description.image.value_or(ImageSpec{16, 16, 3});
    return options;
}

} // namespace

void buildDescribed(const ModelDescription& description)
{
    read([&] { buildDescribedModel(description, optionsFor(description)); });
}

void buildImported(const ImportedModel& model)
{
    read([&] {
        ModelOptions options = optionsFor(model.description);
        if (model.image.height > 0)
            options.image = model.image;
        if (model.classes > 0)
            options.classes = model.classes;
        const Graph graph = buildDescribedModel(model.description, options);
        importedState(graph, model.weights, "input");
    });
}

} // namespace trainyard::fuzz
