// SPDX-License-Identifier: Apache-2.0
#include "backend/models/blocks.h"

namespace trainyard {
namespace {

/// The largest divisor of `length` up to its square root: the rows of the grid closest to a square.
int squarestRows(int length)
{
    int rows = 1;
    for (int divisor = 1; divisor * divisor <= length; ++divisor)
        if (length % divisor == 0)
            rows = divisor;
    return rows;
}

/// conv + ReLU twice, max pool, the same again with twice the filters, global average, dense 64 + ReLU.
Graph convolve(ModelBuilder& model, ValueId value, int kernelHeight, int kernelWidth)
{
    const Window window{kernelHeight, kernelWidth, 1, 1, PaddingMode::Same, 0, 0, 0, 0};
    const Window pool{kernelHeight > 1 ? 2 : 1, 2, kernelHeight > 1 ? 2 : 1, 2, PaddingMode::Same, 0, 0, 0, 0};
    for (int stack = 1; stack <= 2; ++stack) {
        const std::string name = "stack" + std::to_string(stack);
        value = model.convRelu(name + "/conv1", value, model.width(32 * stack), window);
        value = model.convRelu(name + "/conv2", value, model.width(32 * stack), window);
        value = model.maxPool(name + "/pool", value, pool);
    }
    return model.classifier(model.denseRelu("dense", model.globalAverage(value), model.width(64)));
}

} // namespace

/// One-dimensional: conv of 5 steps with 32 filters + ReLU twice, max pool, the same again with 64 filters, global
/// average, dense 64 + ReLU, dropout, dense. The steps are the image's rows of W × C values or, if there is only one
/// row, its W pixels of C values: a feature vector of L values is an image of 1 × L × 1.
Graph buildFeatureCnn1d(const ModelOptions& options)
{
    ModelBuilder model(options);
    const ImageSpec& image = options.image;
    ValueId value = model.input();
    if (image.height > 1)
        value = model.reshape("sequence", value, {1, 1, image.height, image.width * image.channels});
    return convolve(model, value, 1, 5);
}

/// The same with windows of 3 × 3 on the image. A vector of L features is arranged as the grid closest to a square.
Graph buildFeatureCnn2d(const ModelOptions& options)
{
    ModelBuilder model(options);
    const ImageSpec& image = options.image;
    ValueId value = model.input();
    if (image.height == 1 || image.width == 1) {
        const int length = image.height * image.width;
        const int rows = squarestRows(length);
        value = model.reshape("grid", value, {1, rows, length / rows, image.channels});
    }
    return convolve(model, value, 3, 3);
}

} // namespace trainyard
