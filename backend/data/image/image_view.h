// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <cstddef>
#include <cstdint>
#include <vector>

namespace trainyard {

/// Non-owning view of uint8 pixels, contiguous HWC; channels 1 (grey) or 3 (RGB).
struct ImageView {
    const std::uint8_t* pixels = nullptr;
    int height = 0;
    int width = 0;
    int channels = 0;
    /// Fractional size of the picture if the last row and column are only partly covered: a JPEG of 500 pixels shrunk
    /// by 8 has 63 columns that show 62.5. 0 = fully covered.
    double shownHeight = 0;
    double shownWidth = 0;

    std::size_t rowBytes() const { return static_cast<std::size_t>(width) * static_cast<std::size_t>(channels); }
};

/// A region of an image, in pixels; may be fractional.
struct ImageRegion {
    double left = 0;
    double top = 0;
    double width = 0;
    double height = 0;
};

/// The region that the picture covers.
inline ImageRegion wholeOf(const ImageView& view)
{
    return {0, 0, view.shownWidth > 0 ? view.shownWidth : view.width,
            view.shownHeight > 0 ? view.shownHeight : view.height};
}

/// A decoded image that owns its pixels.
struct DecodedImage {
    int height = 0;
    int width = 0;
    int channels = 0;
    std::vector<std::uint8_t> pixels;
    double shownHeight = 0; ///< as in ImageView
    double shownWidth = 0;
    int sourceHeight = 0; ///< size before shrinking while decoding; 0 = not shrunk
    int sourceWidth = 0;

    int fullHeight() const { return sourceHeight > 0 ? sourceHeight : height; }
    int fullWidth() const { return sourceWidth > 0 ? sourceWidth : width; }
    ImageView view() const { return {pixels.data(), height, width, channels, shownHeight, shownWidth}; }
};

inline DecodedImage copyOf(const ImageView& view)
{
    const auto bytes = static_cast<std::size_t>(view.height) * static_cast<std::size_t>(view.width) *
                       static_cast<std::size_t>(view.channels);
    return {view.height,      view.width,     view.channels, {view.pixels, view.pixels + bytes},
            view.shownHeight, view.shownWidth};
}

} // namespace trainyard
