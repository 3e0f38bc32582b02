// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "backend/look/frozen_net.h"
#include "backend/look/looking_net.h"
#include "backend/protocol/net_look.h"

#include <memory>
#include <vector>

namespace trainyard {

/// Gradients of a class's logit with respect to the output of one layer of a net in inference mode, in fp32 whatever
/// the net's precision, from the graph's own backward pass.
class LogitGradient {
public:
    /// `layer`: of net.graph().
    LogitGradient(const LookingNet& net, int layer);

    /// Runs one input (pixels or features, as batchOf() takes them). With a single logit, class 0 has its negative.
    void run(const std::uint8_t* input, int classIndex);
    Shape shape() const;                                              ///< of both of these
    const std::vector<float>& output() const { return m_output; }     ///< of the layer, NHWC
    const std::vector<float>& gradient() const { return m_gradient; } ///< d logit / d output

private:
    const LookingNet& m_net;
    int m_layer = 0; ///< of the frozen net
    std::unique_ptr<NetworkState> m_state;
    std::unique_ptr<Arena> m_arena;
    std::unique_ptr<Program> m_program;
    std::vector<float> m_output;
    std::vector<float> m_gradient;
};

/// Grad-CAM of Selvaraju et al. 2017 (protocol/net_look.h has the formula) from a layer's output and gradient.
HeatMap gradCamOf(const LogitGradient& gradient, int classIndex, std::string layerName);

} // namespace trainyard
