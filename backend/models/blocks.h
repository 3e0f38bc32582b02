// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "backend/models/model_options.h"

namespace trainyard {

/// Appends the pieces that models share to a graph; knows the options that concern all of them.
class ModelBuilder {
public:
    explicit ModelBuilder(const ModelOptions& options);

    /// Input normalisation; every model starts with it.
    ValueId input();
    ValueId conv(const std::string& name, ValueId from, int filters, Window window, bool bias);
    ValueId relu(const std::string& name, ValueId from);
    ValueId convRelu(const std::string& name, ValueId from, int filters, Window window);
    ValueId normRelu(const std::string& name, ValueId from);
    ValueId maxPool(const std::string& name, ValueId from, int size);
    ValueId add(const std::string& name, ValueId a, ValueId b);
    ValueId globalAverage(ValueId from);
    ValueId denseRelu(const std::string& name, ValueId from, int outputs);
    /// Dropout (when its rate is above 0), dense to the classes, loss: the end of every classifier.
    Graph classifier(ValueId from);

    /// `channels` times the width multiplier, at least 1.
    int width(int channels) const;
    void setNorm(double epsilon, double momentum);

private:
    ModelOptions m_options;
    BatchNorm m_norm;
    Graph m_graph;
};

} // namespace trainyard
