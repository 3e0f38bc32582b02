// SPDX-License-Identifier: Apache-2.0
#include "backend/base/error.h"
#include "backend/models/keras_import.h"
#include "backend/protocol/reasons_model.h"

#include <algorithm>
#include <cctype>
#include <map>

namespace trainyard {
namespace {

NamedTensor reordered(const NamedTensor& array, KerasOrder order)
{
    NamedTensor in = array;
    constexpr int kKernel[] = {3, 0, 1, 2};
    constexpr int kDepthwise[] = {2, 3, 0, 1};
    constexpr int kMatrix[] = {1, 0};
    switch (order) {
    case KerasOrder::Vector: return in;
    case KerasOrder::Matrix: return in.shape.size() == 2 ? transposed(in, kMatrix) : in;
    case KerasOrder::Kernel:
        if (in.shape.size() == 3)
            in.shape.insert(in.shape.begin() + 1, 1);
        return in.shape.size() == 4 ? transposed(in, kKernel) : in;
    case KerasOrder::Depthwise:
        if (in.shape.size() != 4)
            return in;
        in = transposed(in, kDepthwise);
        in.shape = {in.shape[0] * in.shape[1], in.shape[2], in.shape[3], 1};
        return in;
    case KerasOrder::FirstRow:
    case KerasOrder::SecondRow: {
        if (in.shape.size() != 2 || in.shape[0] != 2)
            return in;
        const auto middle = in.values.begin() + static_cast<std::ptrdiff_t>(in.values.size() / 2);
        in.values = order == KerasOrder::FirstRow ? std::vector<float>(in.values.begin(), middle)
                                                  : std::vector<float>(middle, in.values.end());
        in.shape.erase(in.shape.begin());
        return in;
    }
    }
    return in;
}

/// Whether a path is "…/LAYER/…/NAME:0" for `legacy` = "LAYER/NAME:0".
bool isLegacy(const std::string& path, const std::string& legacy)
{
    const std::size_t slash = legacy.find('/');
    const std::string layer = legacy.substr(0, slash) + "/";
    const std::string name = legacy.substr(slash);
    return path.size() > name.size() && path.compare(path.size() - name.size(), name.size(), name) == 0 &&
           (path.rfind(layer, 0) == 0 || path.rfind("model_weights/" + layer, 0) == 0);
}

const NamedTensor* find(std::span<const NamedTensor> arrays, const KerasWeight& weight)
{
    const auto found = std::find_if(arrays.begin(), arrays.end(), [&](const NamedTensor& array) {
        return array.name == weight.path || array.name == "_" + weight.path || isLegacy(array.name, weight.legacy);
    });
    return found == arrays.end() ? nullptr : &*found;
}

} // namespace

std::string kerasSnakeCase(const std::string& className)
{
    // Equivalent to Keras's two regular expressions, which insert "_" before a capital that starts a word and between a
    // lower-case letter and a capital.
    const auto upper = [](char c) { return std::isupper(static_cast<unsigned char>(c)) != 0; };
    const auto lower = [](char c) { return std::islower(static_cast<unsigned char>(c)) != 0; };
    std::string out;
    for (std::size_t i = 0; i < className.size(); ++i) {
        const char c = className[i];
        const bool word =
            i > 0 && upper(c) && ((i + 1 < className.size() && lower(className[i + 1])) || lower(className[i - 1]));
        if (word)
            out += '_';
        out += static_cast<char>(std::tolower(static_cast<unsigned char>(c)));
    }
    return out;
}

std::vector<ImportedWeight> kerasWeights(const KerasModel& model, std::span<const NamedTensor> arrays,
                                         const std::string& subject)
{
    std::vector<ImportedWeight> out;
    std::vector<std::string> missing;
    for (const KerasWeight& weight : model.weights) {
        if (weight.path.empty()) {
            std::int64_t count = 1;
            for (const std::int64_t extent : weight.fillShape)
                count *= extent;
            out.push_back({weight.layer,
                           weight.parameter,
                           {"", weight.fillShape, std::vector<float>(static_cast<std::size_t>(count), weight.fill)},
                           false});
            continue;
        }
        if (const NamedTensor* array = find(arrays, weight))
            out.push_back({weight.layer, weight.parameter, reordered(*array, weight.order), false});
        else
            missing.push_back(weight.path);
    }
    if (!missing.empty())
        throw Failure(ErrorKind::BadInput, "use the weights of", subject, modelReason("model.keras-lacks", missing));
    return out;
}

} // namespace trainyard
