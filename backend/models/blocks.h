// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "backend/models/model_options.h"

namespace trainyard {

/// Builds a graph from the blocks that models share, with the options that concern all models.
class ModelBuilder {
public:
    explicit ModelBuilder(const ModelOptions& options);

    /// Input normalisation; every model starts with it.
    ValueId input();
    ValueId conv(const std::string& name, ValueId from, int filters, Window window, bool bias);
    /// One filter per channel, without bias.
    ValueId depthwise(const std::string& name, ValueId from, Window window);
    ValueId relu(const std::string& name, ValueId from);
    ValueId convRelu(const std::string& name, ValueId from, int filters, Window window);
    ValueId norm(const std::string& name, ValueId from);
    ValueId normRelu(const std::string& name, ValueId from);
    ValueId normRelu6(const std::string& name, ValueId from);
    /// `border` pixels of zeros on all four sides.
    ValueId zeroPad(const std::string& name, ValueId from, int border);
    ValueId maxPool(const std::string& name, ValueId from, Window window);
    ValueId add(const std::string& name, ValueId a, ValueId b);
    ValueId globalAverage(ValueId from);
    ValueId reshape(const std::string& name, ValueId from, Shape sample);
    /// The last state of a GRU over the value's rows.
    ValueId gru(const std::string& name, ValueId from, int units);
    ValueId denseRelu(const std::string& name, ValueId from, int outputs);
    /// The end of every classifier: dropout (if its rate is above 0), dense to the classes, loss.
    Graph classifier(ValueId from);

    /// `channels` times the width multiplier, at least 1.
    int width(int channels) const;
    /// Channels of a value.
    int channels(ValueId value) const { return static_cast<int>(m_graph.layer(value).output.c); }
    void setNorm(double epsilon, double momentum);

private:
    ModelOptions m_options;
    BatchNorm m_norm;
    Graph m_graph;
};

} // namespace trainyard
