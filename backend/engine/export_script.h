// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "backend/protocol/examined_net.h"

#include <string>

namespace trainyard {

/// A short Python program that runs an exported ONNX model with ONNX Runtime: `predict.py IMAGE …` prints the five
/// classes that rank first, for a net of features `predict.py SAMPLES.npy` for each sample. It prepares images as the
/// engine does. `model` and `labels` are the names of the files beside it, one label a line.
/// `single`: the model has one logit for two classes.
std::string predictScript(const ExaminedNet& net, const std::string& model, const std::string& labels, bool single);

/// The classes, one a line; a line break in a name becomes a space.
std::string labelsText(const ExaminedNet& net);

} // namespace trainyard
