// SPDX-License-Identifier: Apache-2.0
#include "backend/protocol/architectures.h"
#include "backend/protocol/reasons_spec.h"
#include "backend/protocol/spec_problems.h"
#include "backend/protocol/spec_tables.h"

#include <vector>

namespace trainyard {
namespace model_table {

using namespace spec_fields;
using M = ModelSpec;

bool fromZoo(const M& model)
{
    return model.file.empty();
}
bool takesDropout(const M& model)
{
    return fromZoo(model) && info(model.architecture).takesDropout;
}
bool takesWidth(const M& model)
{
    return fromZoo(model) && info(model.architecture).takesWidth;
}

/// The zoo, in the order of the enum.
std::span<const FieldChoice> architectureChoices()
{
    static const std::vector<FieldChoice> choices = [] {
        std::vector<FieldChoice> made;
        for (const ArchitectureInfo& row : kArchitectures)
            made.push_back({row.name, row.title, row.summary});
        return made;
    }();
    return choices;
}

std::span<const SpecField<M>> table()
{
    // clang-format off
    static const SpecField<M> fields[] = {
        field<&M::file>("file", "Model file").as(FieldType::Path).characters(1, 4096).seldom()
            .leastIs("none: the architecture above").writtenWhen(isSet<&M::file>)
            .about("Full path of a model file, Keras architecture or ONNX model that defines the network, instead of a "
                   "built-in architecture."),
        field<&M::architecture>("architecture", "Architecture").of(architectureChoices())
            .when(fromZoo, "file")
            .about("The layers of the network."),
        field<&M::dropout>("dropout", "Dropout").range(0, 0.95).in("of inputs")
            .when(takesDropout, "architecture")
            .about("Share of the classifier's inputs that each training step sets to zero at random; 0 = none."),
        field<&M::widthMultiplier>("width_multiplier", "Width").range(0.25, 8).in("× channels")
            .when(takesWidth, "architecture")
            .about("Scales the channels of every layer: 2 gives about four times the parameters."),
        field<&M::weights>("weights", "Initial weights").as(FieldType::Path).characters(1, 4096).seldom()
            .leastIs("none: drawn at random").writtenWhen(isSet<&M::weights>)
            .about("Full path of the file with the weights that training starts from; empty = random weights."),
    };
    // clang-format on
    return fields;
}

} // namespace model_table

std::span<const SpecField<ModelSpec>> modelTable()
{
    return model_table::table();
}

std::string_view name(Architecture value)
{
    return info(value).name;
}

std::string modelName(const ModelSpec& model)
{
    if (model.file.empty())
        return std::string(name(model.architecture));
    const std::string file = model.file.substr(model.file.find_last_of('/') + 1);
    return file.empty() ? model.file : file;
}

std::string trainedName(const RunSpec& spec)
{
    return spec.program ? programName(*spec.program) : modelName(spec.model);
}

void checkModel(const RunSpec& spec, std::vector<SpecProblem>& problems)
{
    if (!spec.model.file.empty())
        return;
    const ArchitectureInfo& model = info(spec.model.architecture);
    for (const auto& [key, side] :
         {std::pair("height", spec.data.image.height), std::pair("width", spec.data.image.width)})
        if (side < model.smallestImage && (side >= 8 || spec.data.format == DataFormat::Hdf5))
            problems.push_back(SpecProblem{std::string("/data/image/") + key, std::to_string(side),
                                           specReason("spec.pixels", model.smallestImage, model.name)});
}

} // namespace trainyard
