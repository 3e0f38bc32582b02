// SPDX-License-Identifier: Apache-2.0
// Keras layers of sequences, and those that reshape or normalise the input.
#include "backend/models/keras_config.h"
#include "backend/models/keras_importer.h"
#include "backend/protocol/reasons_model.h"

#include <algorithm>
#include <cmath>

namespace trainyard {
namespace {

using Json = nlohmann::json;
using keras::flattenNumbers;
using keras::numberOf;
using keras::numbers;
using keras::textOf;

} // namespace

KerasFlow KerasImporter::gru(const Item& item)
{
    KerasFlow out = only(item);
    if (out.rank != 3)
        refuse(modelReason("model.input-axes-sequence", out.rank));
    if (textOf(item.config, "activation", "tanh") != "tanh" ||
        textOf(item.config, "recurrent_activation", "sigmoid") != "sigmoid")
        refuse(modelReason("model.gru-activations"));
    if (!item.config.value("reset_after", true))
        refuse(modelReason("model.gru-reset-after"));
    for (const char* key : {"go_backwards", "return_state", "stateful"})
        if (item.config.value(key, false))
            refuse(modelReason("model.is-set", key));
    if (numberOf(item.config, "dropout", 0.0) != 0.0 || numberOf(item.config, "recurrent_dropout", 0.0) != 0.0)
        refuse(modelReason("model.own-dropout"));
    const Gru op{filters(item, "units"), item.config.value("return_sequences", false)};
    weight(item, item.name, "weight", 0, "kernel", KerasOrder::Matrix, "/cell");
    weight(item, item.name, "recurrent_weight", 1, "recurrent_kernel", KerasOrder::Matrix, "/cell");
    if (item.config.value("use_bias", true)) {
        weight(item, item.name, "bias", 2, "bias", KerasOrder::FirstRow, "/cell");
        weight(item, item.name, "recurrent_bias", 2, "bias", KerasOrder::SecondRow, "/cell");
    } else {
        fill(item.name, "bias", std::int64_t{3} * op.units, 0.0f);
        fill(item.name, "recurrent_bias", std::int64_t{3} * op.units, 0.0f);
    }
    out.rank = op.sequence ? 3 : 2;
    out.channels = op.units;
    return emit(item.name, op, {only(item)}, out);
}

KerasFlow KerasImporter::layerNorm(const Item& item)
{
    const KerasFlow from = only(item);
    const std::vector<std::int64_t> axis = numbers(item.config.value("axis", Json(-1)));
    if (axis.size() != 1 || (axis[0] != -1 && axis[0] != from.rank - 1) || from.layer == kInputName ||
        from.channels < 1)
        refuse(modelReason("model.norm-axis"));
    const bool scale = item.config.value("scale", true);
    const bool center = item.config.value("center", true);
    scale ? weight(item, item.name, "gamma", 0, "gamma") : fill(item.name, "gamma", from.channels, 1.0f);
    center ? weight(item, item.name, "beta", scale ? 1 : 0, "beta") : fill(item.name, "beta", from.channels, 0.0f);
    return emit(item.name, LayerNorm{numberOf(item.config, "epsilon", 1e-3)}, {from}, from);
}

KerasFlow KerasImporter::embedding(const Item& item)
{
    KerasFlow from = only(item);
    if (from.rank != 2 || from.layer != kInputName || item.config.value("mask_zero", false))
        refuse(modelReason("model.embedding-input"));
    if (from.scaling.untouched()) // integers: no normalisation
        from.scaling = {{1.0}, {0.0}};
    const Embedding op{filters(item, "input_dim"), filters(item, "output_dim")};
    weight(item, item.name, "weight", 0, "embeddings");
    KerasFlow out = from;
    out.rank = 3;
    out.channels = op.width;
    return emit(item.name, op, {from}, out);
}

KerasFlow KerasImporter::reshape(const Item& item)
{
    KerasFlow out = only(item);
    const std::vector<std::int64_t> shape = numbers(item.config.at("target_shape"));
    const auto bad = [](std::int64_t extent) { return extent < 1 || extent > (1 << 20); };
    if (shape.size() == 2 && out.rank == 4 && shape[0] > 0) { // the rows of an image become the steps of a sequence
        out.rank = 3;
        out.channels = shape[1];
        return out;
    }
    if (shape.size() == 3 && out.rank == 3 && shape[1] == 1 && out.layer != kInputName) {
        out.rank = 4; // a GRU's sequence is already an image of width 1
        return out;
    }
    if (shape.size() != 3 || std::any_of(shape.begin(), shape.end(), bad))
        refuse(modelReason("model.reshape-to", item.config.at("target_shape").dump()));
    out.rank = 4;
    out.channels = shape[2];
    return emit(item.name, Reshape{{1, shape[0], shape[1], shape[2]}}, {only(item)}, out);
}

KerasFlow KerasImporter::rescaling(const Item& item)
{
    KerasFlow out = only(item);
    std::vector<double> scale;
    std::vector<double> offset;
    flattenNumbers(item.config.at("scale"), scale);
    flattenNumbers(item.config.value("offset", Json(0.0)), offset);
    if (out.layer != kInputName || scale.empty() || offset.empty() || std::max(scale.size(), offset.size()) > 65536)
        refuse(modelReason("model.rescaling"));
    out.scaling.apply(scale, offset);
    return out;
}

KerasFlow KerasImporter::normalization(const Item& item)
{
    KerasFlow out = only(item);
    std::vector<double> mean;
    std::vector<double> variance;
    flattenNumbers(item.config.value("mean", Json()), mean);
    flattenNumbers(item.config.value("variance", Json()), variance);
    if (mean.empty() || mean.size() != variance.size() || mean.size() > 65536)
        refuse(modelReason("model.adapted"));
    if (out.layer != kInputName || item.config.value("invert", false))
        refuse(modelReason("model.not-behind-input"));
    // (value − mean) / deviation
    for (std::size_t c = 0; c < mean.size(); ++c) {
        variance[c] = 1.0 / std::max(std::sqrt(variance[c]), 1e-7); // Keras's own floor
        mean[c] *= -variance[c];
    }
    out.scaling.apply(variance, mean);
    return out;
}

} // namespace trainyard
