// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "backend/base/reason.h"
#include "backend/models/keras_import.h"
#include "backend/models/network_importer.h"

#include <nlohmann/json.hpp>

#include <map>

namespace trainyard {

/// A value of a Keras network and the layer of ours that computes it.
struct KerasFlow {
    std::string layer = kInputName;
    int rank = 4;              ///< number of axes, including the batch
    std::int64_t channels = 0; ///< extent of the last axis; 0 = not known
    bool known = true;         ///< false after an unsupported layer
    InputScaling scaling;      ///< of the network's input so far
};

/// Walks the layers once and converts them to described layers. Notes unsupported layers and continues.
class KerasImporter : NetworkImporter {
public:
    KerasImporter(const nlohmann::json& document, std::string subject);
    KerasModel run();

private:
    /// A layer of the document and the values it reads.
    struct Item {
        std::string name;
        std::string type;
        std::string group; ///< "layers/conv2d_1"
        const nlohmann::json& config;
        std::vector<KerasFlow> inputs;
    };
    using Handler = KerasFlow (KerasImporter::*)(const Item&);
    static const std::map<std::string, Handler>& handlers();

    std::vector<std::string> inputNames(const nlohmann::json& layer) const;
    void take(const nlohmann::json& layer, const std::vector<std::string>& inputs);

    // Writing the description
    const KerasFlow& only(const Item& item) const;
    KerasFlow emit(const std::string& name, Op op, const std::vector<KerasFlow>& inputs, KerasFlow out);
    /// `index`: the variable's number in the layer's group, or in its subgroup `part` ("/cell").
    void weight(const Item& item, const std::string& layer, const char* parameter, int index, const char* legacy,
                KerasOrder order = KerasOrder::Vector, const char* part = "");
    void fill(const std::string& layer, const char* parameter, std::int64_t count, float value);
    KerasFlow activated(const Item& item, const std::string& activation, KerasFlow from, const std::string& name);
    KerasFlow activated(const Item& item, KerasFlow from);
    Window window(const Item& item, const char* kernel) const;
    int filters(const Item& item, const char* key) const;
    void requireChannelsLast(const Item& item) const;

    // Kinds of layers
    KerasFlow input(const Item& item);
    KerasFlow gru(const Item& item);
    KerasFlow layerNorm(const Item& item);
    KerasFlow embedding(const Item& item);
    KerasFlow convolution(const Item& item);
    KerasFlow depthwise(const Item& item);
    KerasFlow separable(const Item& item);
    KerasFlow batchNorm(const Item& item);
    KerasFlow dense(const Item& item);
    KerasFlow flatten(const Item& item);
    KerasFlow dropout(const Item& item);
    KerasFlow relu(const Item& item);
    KerasFlow activation(const Item& item);
    KerasFlow softmax(const Item& item);
    KerasFlow pool(const Item& item);
    KerasFlow globalPool(const Item& item);
    KerasFlow zeroPadding(const Item& item);
    KerasFlow combine(const Item& item);
    KerasFlow reshape(const Item& item);
    KerasFlow rescaling(const Item& item);
    KerasFlow normalization(const Item& item);

    const nlohmann::json& m_document;
    std::string m_output; ///< Keras's name of the last layer
    std::vector<KerasWeight> m_weights;
    std::map<std::string, KerasFlow> m_flows;
    std::map<std::string, int> m_classes;
};

} // namespace trainyard
