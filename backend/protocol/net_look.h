// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "backend/base/reason.h"
#include "backend/protocol/examined_net.h"

#include <nlohmann/json_fwd.hpp>

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

namespace trainyard {

/// What `trainyard-engine predict RUN|CHECKPOINT [FILE|FOLDER …] --progress` writes, one JSON object a line on stdout:
///   ← {"progress": {"phase": "predict", "done": 3, "total": 120}}    about twice a second
///   ← {"look": {…}}   or   ← {"error": {"kind": …, …}}               the last line
/// With --json alone it prints the look's object, indented.

/// A class and what the net says of it.
struct TopClass {
    int index = 0;            ///< of ExaminedNet::classes
    double probability = 0.0; ///< as ExaminedNet::score says; NaN (null in JSON) where the net gives none
    friend bool operator==(const TopClass&, const TopClass&) = default;
};

/// Values of a plane, row by row: value = low + byte / 255 · (high − low). base64 in JSON.
struct ValueMap {
    int channel = 0;
    int height = 0;
    int width = 0;
    double low = 0.0;
    double high = 0.0;
    std::string bytes; ///< height × width
    friend bool operator==(const ValueMap&, const ValueMap&) = default;
};

/// What one layer makes of an input; with --activations.
struct LayerLook {
    static constexpr int kLongestMap = 64; ///< larger planes are averaged down to this length of their longer side
    static constexpr int kBins = 20;

    std::string layer; ///< "stack1/block0/norm1/relu"
    std::string kind;  ///< as in NetLayer::kind: "relu"
    int height = 1;    ///< of its output; 1 × 1 for a vector
    int width = 1;
    int channels = 0;
    double aboveZero = 0.0; ///< share of its values
    double least = 0.0;
    double largest = 0.0;
    /// kBins of equal width from `least` to `largest`: number of values. One bin holds all where both are equal.
    std::vector<std::int64_t> histogram;
    /// The channels with the largest mean of |value|, strongest first, at most --channels. None for a vector.
    std::vector<ValueMap> strongest;
    bool gradCam = false; ///< whether a Grad-CAM map can be made for this layer
    friend bool operator==(const LayerLook&, const LayerLook&) = default;
};

enum class HeatMapMethod { GradCam, Occlusion };
std::string_view name(HeatMapMethod value);

/// Where the net looks for a class; with --heat-map.
struct HeatMap {
    HeatMapMethod method = HeatMapMethod::GradCam;
    int classIndex = 0;
    /// Row by row. Grad-CAM: ReLU(Σ_k α_k A_k) of the layer's activations A, with α_k the mean over all places of
    /// d logit / dA_k (Selvaraju et al. 2017); in the layer's own size. Occlusion: by how much the class's probability
    /// (its output, where ExaminedNet::score is Output) falls when a grey patch covers that place; negative where it
    /// rises. One value for each position of the patch.
    int height = 0;
    int width = 0;
    std::vector<float> values;
    // Grad-CAM:
    std::string layer;
    // Occlusion, pixels of the net's input. Patch (y, x) covers rows y · stride … y · stride + patch − 1, cut off at
    // the border.
    int patch = 0;
    int stride = 0;
    std::optional<double> probability; ///< of the class, with nothing covered
    friend bool operator==(const HeatMap&, const HeatMap&) = default;
};

/// One input and what the net says of it.
struct LookedAtInput {
    Reason name;                       ///< the file, or "image 17 of the validation data" (kNameReasons)
    std::optional<std::int64_t> index; ///< with --index: of the sample in its set
    std::optional<int> actual;         ///< its class, where known
    int width = 0;                     ///< of the image itself; 0 for features
    int height = 0;
    int channels = 0;          ///< 1 grey, 3 RGB; without a picture as it was read: colour JPEGs as grey for a grey net
    bool resized = false;      ///< to the net's input; ExaminedNet::fit says how
    std::vector<TopClass> top; ///< the highest first, at most --top
    std::vector<LayerLook> layers;  ///< with --activations, in forward order
    std::optional<HeatMap> heatMap; ///< with --heat-map
    std::string image;     ///< with --activations, --heat-map or --images: a PNG of what the net saw; base64 in JSON
    std::string thumbnail; ///< the same: a PNG or JPEG of the whole image, at most 96 pixels on a side
    friend bool operator==(const LookedAtInput&, const LookedAtInput&) = default;
};

/// The filters of the first convolution, as pictures; with --filters.
struct FirstFilters {
    std::string layer;
    int height = 0; ///< of a filter
    int width = 0;
    int channels = 0; ///< 3: RGB; 1: grey. Of nets with other inputs the mean over the channels, as 1
    struct Filter {
        /// weight = (byte − 128) / 127 · scale: 128 is 0, and the largest |weight| of this filter is at 1 or 255.
        double scale = 0.0;
        std::string bytes; ///< height × width × channels; base64 in JSON
        friend bool operator==(const Filter&, const Filter&) = default;
    };
    std::vector<Filter> filters; ///< by output channel
    friend bool operator==(const FirstFilters&, const FirstFilters&) = default;
};

struct SkippedInput {
    Reason name;
    Reason reason;
    friend bool operator==(const SkippedInput&, const SkippedInput&) = default;
};

/// A look at single inputs through a net.
struct NetLook {
    ExaminedNet net;
    bool validation = true;                 ///< with --index: of which set; otherwise training
    std::vector<LookedAtInput> inputs;      ///< in the order of the arguments; files of a folder by name
    std::vector<SkippedInput> skipped;      ///< files that are no images or cannot be read
    std::optional<FirstFilters> filters;    ///< absent also for a net without a convolution
    std::vector<std::string> heatMapLayers; ///< that --layer may name for Grad-CAM, in forward order; none for a net
                                            ///< whose outputs have no places
    std::string defaultLayer; ///< of those: which Grad-CAM takes unless another is named; the last that is no
                              ///< pooling
    double openSeconds = 0.0; ///< until the net was ready
    /// Mean time of one input in the net, the batch it was computed in divided by its inputs; without reading files.
    double secondsPerInput = 0.0;
    friend bool operator==(const NetLook&, const NetLook&) = default;
};

nlohmann::ordered_json toJson(const NetLook& look);
/// Throws Failure(BadInput) when the document is not such a look.
NetLook parseNetLook(const nlohmann::json& document);

} // namespace trainyard
