// SPDX-License-Identifier: Apache-2.0
#include "backend/data/augment/augment_colour.h"

#include <algorithm>
#include <array>
#include <cmath>

namespace trainyard::augment {
namespace {

using Table = std::array<std::uint8_t, 256>;

std::uint8_t blended(int without, int value, double factor)
{
    // in fp32, as Pillow does
    const float result = static_cast<float>(without) + static_cast<float>(factor) * static_cast<float>(value - without);
    return result <= 0.0f ? 0 : result >= 255.0f ? 255 : static_cast<std::uint8_t>(result);
}

unsigned greyOf(const std::uint8_t* rgb)
{
    return (19595u * rgb[0] + 38470u * rgb[1] + 7471u * rgb[2] + 32768u) >> 16;
}

void mapValues(const Pixels& image, const Table& table)
{
    for (std::uint8_t& value : image.bytes)
        value = table[value];
}

void mapChannel(const Pixels& image, int channel, const Table& table)
{
    for (std::size_t i = static_cast<std::size_t>(channel); i < image.bytes.size();
         i += static_cast<std::size_t>(image.size.channels))
        image.bytes[i] = table[image.bytes[i]];
}

std::array<std::int64_t, 256> histogram(const Pixels& image, int channel)
{
    std::array<std::int64_t, 256> counts{};
    for (std::size_t i = static_cast<std::size_t>(channel); i < image.bytes.size();
         i += static_cast<std::size_t>(image.size.channels))
        ++counts[image.bytes[i]];
    return counts;
}

template <typename Function>
Table tableOf(Function&& value)
{
    Table table;
    for (int i = 0; i < 256; ++i)
        table[static_cast<std::size_t>(i)] = static_cast<std::uint8_t>(value(i));
    return table;
}

struct RgbColour {
    float red, green, blue;
};

/// From hue (0…6), chroma and the smallest of the three.
RgbColour colourOf(float hue, float chroma, float least)
{
    const float second = chroma * (1.0f - std::fabs(std::fmod(hue, 2.0f) - 1.0f));
    switch (static_cast<int>(hue)) {
    case 0: return {least + chroma, least + second, least};
    case 1: return {least + second, least + chroma, least};
    case 2: return {least, least + chroma, least + second};
    case 3: return {least, least + second, least + chroma};
    case 4: return {least + second, least, least + chroma};
    default: return {least + chroma, least, least + second};
    }
}

} // namespace

void brightness(const Pixels& image, double factor)
{
    mapValues(image, tableOf([factor](int value) { return blended(0, value, factor); }));
}

void contrast(const Pixels& image, double factor)
{
    std::uint64_t sum = 0;
    std::size_t pixels = image.bytes.size();
    if (image.size.channels == 3) {
        pixels /= 3;
        for (std::size_t i = 0; i < pixels; ++i)
            sum += greyOf(image.bytes.data() + 3 * i);
    } else {
        for (const std::uint8_t value : image.bytes)
            sum += value;
    }
    const int mean = static_cast<int>(static_cast<double>(sum) / static_cast<double>(pixels) + 0.5);
    mapValues(image, tableOf([factor, mean](int value) { return blended(mean, value, factor); }));
}

void saturation(const Pixels& image, double factor)
{
    if (image.size.channels != 3)
        return;
    for (std::uint8_t* pixel = image.bytes.data(); pixel != image.bytes.data() + image.bytes.size(); pixel += 3) {
        const int grey = static_cast<int>(greyOf(pixel));
        for (int c = 0; c < 3; ++c)
            pixel[c] = blended(grey, pixel[c], factor);
    }
}

void sharpness(const Pixels& image, double factor, Scratch& scratch)
{
    scratch.assign(image.bytes.begin(), image.bytes.end());
    const std::size_t row = image.rowBytes();
    const auto channels = static_cast<std::size_t>(image.size.channels);
    for (std::size_t y = 0; y < static_cast<std::size_t>(image.size.height); ++y) {
        const bool edge = y == 0 || y + 1 == static_cast<std::size_t>(image.size.height);
        for (std::size_t i = 0; i < row; ++i) {
            const std::uint8_t* in = scratch.data() + y * row + i;
            int smooth = *in;
            if (!edge && i >= channels && i < row - channels) {
                int sum = 4 * *in;
                for (const std::uint8_t* line : {in - row, in, in + row})
                    sum += line[0] + *(line - channels) + line[channels];
                smooth = (2 * sum + 13) / 26;
            }
            image.bytes[y * row + i] = blended(smooth, *in, factor);
        }
    }
}

void hue(const Pixels& image, double share)
{
    if (image.size.channels != 3)
        return;
    const auto turned = static_cast<float>(share * 6.0);
    for (std::uint8_t* pixel = image.bytes.data(); pixel != image.bytes.data() + image.bytes.size(); pixel += 3) {
        const auto [low, high] = std::minmax({pixel[0], pixel[1], pixel[2]});
        const auto chroma = static_cast<float>(high - low);
        if (chroma == 0.0f)
            continue;
        const float red = pixel[0];
        const float green = pixel[1];
        const float blue = pixel[2];
        float angle = pixel[0] == high   ? (green - blue) / chroma
                      : pixel[1] == high ? 2.0f + (blue - red) / chroma
                                         : 4.0f + (red - green) / chroma;
        angle += turned;
        angle -= 6.0f * std::floor(angle / 6.0f);
        const RgbColour colour = colourOf(angle < 6.0f ? angle : 0.0f, chroma, static_cast<float>(low));
        pixel[0] = static_cast<std::uint8_t>(colour.red + 0.5f);
        pixel[1] = static_cast<std::uint8_t>(colour.green + 0.5f);
        pixel[2] = static_cast<std::uint8_t>(colour.blue + 0.5f);
    }
}

void posterize(const Pixels& image, int bits)
{
    const int mask = 0xFF & ~((1 << (8 - bits)) - 1);
    mapValues(image, tableOf([mask](int value) { return value & mask; }));
}

void solarize(const Pixels& image, double threshold)
{
    mapValues(image, tableOf([threshold](int value) { return value < threshold ? value : 255 - value; }));
}

void autoContrast(const Pixels& image)
{
    for (int c = 0; c < image.size.channels; ++c) {
        const std::array<std::int64_t, 256> counts = histogram(image, c);
        const auto used = [](std::int64_t count) { return count > 0; };
        const auto low = std::find_if(counts.begin(), counts.end(), used) - counts.begin();
        const auto high = 255 - (std::find_if(counts.rbegin(), counts.rend(), used) - counts.rbegin());
        if (high <= low)
            continue;
        const double scale = 255.0 / static_cast<double>(high - low);
        const double offset = -static_cast<double>(low) * scale;
        mapChannel(image, c,
                   tableOf([=](int value) { return std::clamp(static_cast<int>(value * scale + offset), 0, 255); }));
    }
}

void equalize(const Pixels& image)
{
    for (int c = 0; c < image.size.channels; ++c) {
        const std::array<std::int64_t, 256> counts = histogram(image, c);
        std::int64_t sum = 0;
        std::int64_t last = 0;
        int used = 0;
        for (const std::int64_t count : counts) {
            sum += count;
            used += count > 0;
            last = count > 0 ? count : last;
        }
        const std::int64_t step = (sum - last) / 255;
        if (used <= 1 || step == 0)
            continue;
        std::int64_t below = step / 2;
        mapChannel(image, c, tableOf([&](int value) {
                       const std::int64_t level = std::min<std::int64_t>(below / step, 255);
                       below += counts[static_cast<std::size_t>(value)];
                       return level;
                   }));
    }
}

} // namespace trainyard::augment
