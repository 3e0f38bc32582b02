// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "backend/base/keyed_random.h"
#include "backend/data/image_view.h"
#include "backend/protocol/run_spec.h"

#include <array>
#include <cstdint>
#include <span>
#include <vector>

/// Changes of where pixels lie. Images are HWC uint8 without gaps, changed in place; `scratch` is reused between calls.
namespace trainyard::augment {

struct Pixels {
    std::span<std::uint8_t> bytes;
    ImageSpec size;

    std::size_t rowBytes() const
    {
        return static_cast<std::size_t>(size.width) * static_cast<std::size_t>(size.channels);
    }
};

using Scratch = std::vector<std::uint8_t>;

/// Left to right.
void flip(const Pixels& image);
/// The window whose top left corner is (x, y), which may lie outside; black where there is nothing.
void shift(const Pixels& image, int x, int y, Scratch& scratch);
/// Turned by 90° · turns against the clock; an odd number needs a square.
void turn(const Pixels& image, int turns, Scratch& scratch);
/// Black in the part of the square of `side` pixels around (x, y) that lies in the image: columns x − side/2 … of
/// `side`.
void cutOut(const Pixels& image, int x, int y, int side);

/// Output pixel (x, y) is the input's at (m0 (x + ½) + m1 (y + ½) + m2, m3 (x + ½) + m4 (y + ½) + m5), rounded down,
/// black outside: Pillow's transform(AFFINE, NEAREST), in the same steps of 2⁻¹⁶.
void affine(const Pixels& image, const std::array<double, 6>& matrix, Scratch& scratch);
/// The matrix that turns by `degrees` against the clock around the middle, as Pillow's rotate() has it.
std::array<double, 6> rotation(double degrees, const ImageSpec& size);

/// The random part of a height × width image that random-resized-crop takes: area times a share drawn from
/// areaLeast … 1, aspect drawn log-uniformly from 1/aspectMost … aspectMost, ten attempts at a place, then the largest
/// part in the middle with an allowed aspect (torchvision's RandomResizedCrop). Whole pixels.
struct RandomCrop {
    double areaLeast = 0.08;
    double aspectMost = 4.0 / 3.0;

    ImageRegion draw(KeyedRandom random, double height, double width) const;
    /// Shorter side that an image must keep so that the part of the first attempt is no smaller than `target`.
    int leastSide(KeyedRandom random, const ImageSpec& target) const;
};

} // namespace trainyard::augment
