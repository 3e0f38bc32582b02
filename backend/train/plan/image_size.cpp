// SPDX-License-Identifier: Apache-2.0
#include "backend/train/plan/image_size.h"

#include "backend/data/base/shape_text.h"
#include "backend/protocol/reasons_plan.h"

#include <array>

namespace trainyard {
namespace {

std::string imageText(const ImageSpec& image)
{
    return shapeText(std::array<std::int64_t, 3>{image.height, image.width, image.channels});
}

/// `image` with what the export settled.
ImageSpec asExported(ImageSpec image, const ImageSpec& exported)
{
    for (int ImageSpec::*part : {&ImageSpec::height, &ImageSpec::width, &ImageSpec::channels})
        if (exported.*part > 0)
            image.*part = exported.*part;
    return image;
}

} // namespace

void warnOfImageSize(const RunSpec& spec, const ImageSpec& exported, PlanAnswer& answer)
{
    if (answer.dataset && answer.dataset->features)
        return;
    const ImageSpec& image = spec.data.image;
    const std::string now = imageText(image);
    if (const ImageSpec wanted = asExported(image, exported); wanted != image) {
        answer.warnings.push_back({"/data/image", now, planReason("plan.wants-exported-size", imageText(wanted))});
        return;
    }
    const std::optional<ImageSpec> own = answer.dataset ? answer.dataset->ownSize : std::nullopt;
    if (image == ImageSpec{} && own && *own != image)
        answer.warnings.push_back({"/data/image", now, planReason("plan.wants-own-size", imageText(*own))});
}

} // namespace trainyard
