// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "backend/look/looking_net.h"
#include "backend/protocol/net_look.h"

#include <span>
#include <vector>

namespace trainyard {

/// The layers whose outputs a look shows: all but the input, the loss, and those that only move values.
std::vector<int> shownLayers(const Graph& graph);

/// What a layer makes of one input. `values`: its output for it, NHWC.
LayerLook lookOf(const LookingNet& net, int layer, std::span<const float> values, int channels);

/// Whether a layer's outputs have places, so that a Grad-CAM map can be drawn over an image.
bool hasPlaces(const Graph& graph, int layer);
/// Those layers that Grad-CAM can be made for: with places, and computed from weights.
std::vector<int> gradCamLayers(const Graph& graph);
/// The last of them that is no pooling, which blurs the places; −1 when there are none.
int lastGradCamLayer(const Graph& graph);

} // namespace trainyard
