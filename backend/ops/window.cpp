// SPDX-License-Identifier: Apache-2.0
#include "backend/ops/window.h"

#include "backend/base/error.h"
#include "backend/protocol/reasons_model.h"

#include <algorithm>

namespace trainyard {
namespace {

struct Axis {
    std::int64_t output = 0;
    std::int64_t before = 0;
    std::int64_t after = 0;
};

Axis placeAxis(std::int64_t input, int kernel, int stride, PaddingMode mode, int before, int after)
{
    if (mode == PaddingMode::Same) {
        const std::int64_t output = (input + stride - 1) / stride;
        const std::int64_t total = std::max<std::int64_t>((output - 1) * stride + kernel - input, 0);
        return {output, total / 2, total - total / 2};
    }
    if (mode == PaddingMode::Valid)
        before = after = 0;
    const std::int64_t room = input + before + after - kernel;
    return {room < 0 ? 0 : room / stride + 1, before, after};
}

} // namespace

Window Window::square(int kernel, int stride, PaddingMode padding)
{
    return {kernel, kernel, stride, stride, padding, 0, 0, 0, 0};
}

Window Window::padded(int kernel, int stride, int padding)
{
    return {kernel, kernel, stride, stride, PaddingMode::Explicit, padding, padding, padding, padding};
}

WindowPlacement place(const Window& window, const Shape& input)
{
    const Axis vertical =
        placeAxis(input.h, window.kernelHeight, window.strideHeight, window.padding, window.top, window.bottom);
    const Axis horizontal =
        placeAxis(input.w, window.kernelWidth, window.strideWidth, window.padding, window.left, window.right);
    if (vertical.output < 1 || horizontal.output < 1)
        throw Failure(ErrorKind::BadInput, "build the network", {},
                      modelReason("model.window-fit", window.kernelHeight, window.kernelWidth, sampleText(input)));
    return {vertical.output, horizontal.output, vertical.before, vertical.after, horizontal.before, horizontal.after};
}

} // namespace trainyard
