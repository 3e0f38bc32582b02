// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "backend/protocol/run_spec.h"

#include <string>
#include <vector>

namespace trainyard {

enum class Algorithm { Sgd, Adam, AdamW, RmsProp, Adadelta, Lars };

/// An update rule with its constants. sgd.h and update_rules.h contain the formulas.
struct OptimizerSettings {
    Algorithm algorithm = Algorithm::Sgd;
    double momentum = 0.0;    ///< SGD, LARS, RMSprop: [0, 1)
    bool nesterov = false;    ///< SGD
    double beta1 = 0.9;       ///< Adam, AdamW: decay of the mean, [0, 1)
    double beta2 = 0.999;     ///< Adam, AdamW: decay of the mean square, [0, 1)
    double rho = 0.99;        ///< RMSprop, Adadelta: decay of the mean square, [0, 1)
    double epsilon = 1e-8;    ///< Adam, AdamW, RMSprop, Adadelta: > 0
    double trust = 0.001;     ///< LARS: coefficient of the layer's rate, > 0
    double weightDecay = 0.0; ///< ≥ 0
    bool decayAll = false;    ///< decay batch-norm parameters and biases too
    double clipNorm = 0.0;    ///< maximum global norm of the gradients; 0 = no clipping

    /// Names of the state buffers, each as long as the weights: "momentum", "mean", "mean_square",
    /// "mean_square_change".
    std::vector<std::string> stateNames() const;

    static OptimizerSettings of(const OptimizerSpec& spec);
};

} // namespace trainyard
