// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "backend/base/keyed_random.h"
#include "backend/data/image/image_view.h"
#include "backend/protocol/run_spec.h"

#include <array>
#include <cstdint>
#include <span>
#include <vector>

/// Geometric changes, in place. Images are contiguous HWC uint8; `scratch` is reused between calls.
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

/// Flips left to right.
void flip(const Pixels& image);
/// Shifts the image so that (x, y), which may lie outside, becomes the top left corner; black outside the image.
void shift(const Pixels& image, int x, int y, Scratch& scratch);
/// Rotates counterclockwise by turns · 90°; odd numbers need a square image.
void turn(const Pixels& image, int turns, Scratch& scratch);
/// Blackens the square of `side` × `side` pixels around (x, y), clipped to the image: `side` columns from x − side/2.
void cutOut(const Pixels& image, int x, int y, int side);

/// Output pixel (x, y) is the input's pixel at (m0 (x + ½) + m1 (y + ½) + m2, m3 (x + ½) + m4 (y + ½) + m5), rounded
/// down; black outside. Like Pillow's transform(AFFINE, NEAREST), with the same fixed-point steps of 2⁻¹⁶.
void affine(const Pixels& image, const std::array<double, 6>& matrix, Scratch& scratch);
/// The matrix of a counterclockwise rotation by `degrees` around the centre, like that of Pillow's rotate().
std::array<double, 6> rotation(double degrees, const ImageSpec& size);

/// The random region of a height × width image for a random resized crop, like torchvision's RandomResizedCrop: a share
/// of the area from areaLeast … 1, an aspect drawn log-uniformly from 1/aspectMost … aspectMost. After ten attempts
/// that do not fit, the largest centred region with an allowed aspect. In whole pixels.
struct RandomCrop {
    double areaLeast = 0.08;
    double aspectMost = 4.0 / 3.0;

    ImageRegion draw(KeyedRandom random, double height, double width) const;
    /// The shorter side that an image needs so that the region of the first attempt is no smaller than `target`.
    int leastSide(KeyedRandom random, const ImageSpec& target) const;
};

} // namespace trainyard::augment
