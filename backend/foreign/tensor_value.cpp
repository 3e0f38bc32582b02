// SPDX-License-Identifier: Apache-2.0
#include "backend/foreign/tensor_value.h"

#include "backend/foreign/wire.h"

#include <algorithm>
#include <array>
#include <bit>
#include <cmath>
#include <limits>

namespace trainyard::foreign {
namespace {

using Type = Wire::Type;

constexpr std::uint64_t kMostBuckets = 100'000;
constexpr std::size_t kMostStrings = 1'000;

/// Numbers of TensorFlow's DataType.
enum DataType : std::uint64_t {
    kFloat = 1,
    kDouble = 2,
    kInt32 = 3,
    kUint8 = 4,
    kInt16 = 5,
    kInt8 = 6,
    kString = 7,
    kInt64 = 9,
    kBool = 10,
    kBfloat16 = 14,
    kUint16 = 17,
    kHalf = 19,
    kUint32 = 22,
    kUint64 = 23
};

double halfToDouble(std::uint16_t bits)
{
    const int exponent = (bits >> 10) & 31;
    const int mantissa = bits & 1023;
    const double sign = (bits & 0x8000) != 0 ? -1.0 : 1.0;
    if (exponent == 31)
        return mantissa != 0 ? std::numeric_limits<double>::quiet_NaN()
                             : sign * std::numeric_limits<double>::infinity();
    return sign * (exponent == 0 ? std::ldexp(mantissa, -24) : std::ldexp(mantissa + 1024, exponent - 25));
}

double bfloat16ToDouble(std::uint16_t bits)
{
    return std::bit_cast<float>(std::uint32_t{bits} << 16);
}

std::size_t widthOf(std::uint64_t type)
{
    switch (type) {
    case kDouble:
    case kInt64:
    case kUint64: return 8;
    case kFloat:
    case kInt32:
    case kUint32: return 4;
    case kInt16:
    case kUint16:
    case kHalf:
    case kBfloat16: return 2;
    case kInt8:
    case kUint8:
    case kBool: return 1;
    default: return 0;
    }
}

/// An element of tensor_content; `bytes` has its width.
double element(std::uint64_t type, std::string_view bytes)
{
    switch (type) {
    case kDouble: return std::bit_cast<double>(Wire::little<std::uint64_t>(bytes));
    case kFloat: return std::bit_cast<float>(Wire::little<std::uint32_t>(bytes));
    case kInt64: return static_cast<double>(static_cast<std::int64_t>(Wire::little<std::uint64_t>(bytes)));
    case kUint64: return static_cast<double>(Wire::little<std::uint64_t>(bytes));
    case kInt32: return static_cast<std::int32_t>(Wire::little<std::uint32_t>(bytes));
    case kUint32: return Wire::little<std::uint32_t>(bytes);
    case kInt16: return static_cast<std::int16_t>(Wire::little<std::uint16_t>(bytes));
    case kUint16: return Wire::little<std::uint16_t>(bytes);
    case kHalf: return halfToDouble(Wire::little<std::uint16_t>(bytes));
    case kBfloat16: return bfloat16ToDouble(Wire::little<std::uint16_t>(bytes));
    case kInt8: return static_cast<std::int8_t>(bytes[0]);
    default: return static_cast<std::uint8_t>(bytes[0]);
    }
}

/// A repeated field of numbers, which is packed or not; only its first elements are of interest.
class Repeated {
public:
    void add(const Wire& wire, std::uint64_t type)
    {
        if (wire.type() == Type::Bytes) {
            std::string_view rest = wire.bytes();
            while (!rest.empty() && m_count < kMostBuckets * 3)
                if (!takePacked(rest, type, wire.number()))
                    return;
        } else if (wire.type() == Type::Varint) {
            put(fromVarint(wire.value(), type));
        } else if (wire.type() == Type::Fixed32) {
            put(wire.real32());
        } else {
            put(wire.real64());
        }
    }
    std::uint64_t count() const { return m_count; }
    double first() const { return m_first; }
    template <typename Take>
    static void each(std::string_view content, std::uint64_t type, Take&& take)
    {
        const std::size_t width = widthOf(type);
        for (; width > 0 && content.size() >= width; content.remove_prefix(width))
            take(element(type, content.substr(0, width)));
    }

private:
    bool takePacked(std::string_view& rest, std::uint64_t type, std::uint32_t field)
    {
        const std::size_t width = field == 5 ? 4 : field == 6 ? 8 : 0; // float_val, double_val; the others are varints
        if (width == 0) {
            std::uint64_t value = 0;
            if (!Wire::takeVarint(rest, value))
                return false;
            put(fromVarint(value, type));
            return true;
        }
        if (rest.size() < width)
            return false;
        put(element(width == 4 ? kFloat : kDouble, rest.substr(0, width)));
        rest.remove_prefix(width);
        return true;
    }
    static double fromVarint(std::uint64_t value, std::uint64_t type)
    {
        if (type == kHalf)
            return halfToDouble(static_cast<std::uint16_t>(value));
        if (type == kBfloat16)
            return bfloat16ToDouble(static_cast<std::uint16_t>(value));
        return type == kUint64 ? static_cast<double>(value) : static_cast<double>(static_cast<std::int64_t>(value));
    }
    void put(double value)
    {
        if (m_count++ == 0)
            m_first = value;
    }

    std::uint64_t m_count = 0;
    double m_first = 0.0;
};

/// Sizes of a TensorShapeProto; false if it has an unknown or huge one.
bool readShape(std::string_view message, std::array<std::uint64_t, 2>& sizes, std::size_t& rank,
               std::uint64_t& elements)
{
    Wire wire(message);
    while (wire.next()) {
        if (!wire.is(2, Type::Bytes))
            continue;
        std::uint64_t size = 0;
        Wire dimension(wire.bytes());
        while (dimension.next())
            if (dimension.is(1, Type::Varint))
                size = dimension.value();
        if (size > (std::uint64_t{1} << 31) || (elements != 0 && size > (std::uint64_t{1} << 40) / elements))
            return false;
        if (rank < sizes.size())
            sizes[rank] = size;
        ++rank;
        elements *= size;
    }
    return wire.ok();
}

/// The mean takes the middle of each bucket for its values.
SeriesValue summarizeBuckets(std::string_view content)
{
    SeriesValue out{0.0, std::numeric_limits<double>::infinity(), -std::numeric_limits<double>::infinity(), 0};
    double sum = 0.0, all = 0.0;
    std::array<double, 3> row{};
    std::size_t column = 0;
    Repeated::each(content, kDouble, [&](double value) {
        row[column++] = value;
        if (column < row.size())
            return;
        column = 0;
        if (!(row[2] > 0.0))
            return;
        out.min = std::min(out.min, row[0]);
        out.max = std::max(out.max, row[1]);
        sum += (row[0] + row[1]) / 2.0 * row[2];
        all += row[2];
    });
    if (!(all > 0.0 && all < 9e18))
        return {0.0, 0.0, 0.0, 0};
    out.mean = sum / all;
    out.count = static_cast<std::int64_t>(all);
    return out;
}

} // namespace

TensorValue readTensor(std::string_view message)
{
    std::uint64_t type = 0, elements = 1;
    std::array<std::uint64_t, 2> sizes{};
    std::size_t rank = 0;
    std::string_view content;
    bool shapeFits = true;
    TensorValue out;
    Wire first(message);
    while (first.next()) {
        if (first.is(1, Type::Varint))
            type = first.value();
        else if (first.is(2, Type::Bytes))
            shapeFits = readShape(first.bytes(), sizes, rank, elements) && shapeFits;
        else if (first.is(4, Type::Bytes))
            content = first.bytes();
        else if (first.is(8, Type::Bytes)) {
            if (out.text.empty())
                out.text = first.bytes();
            if (out.strings.size() < kMostStrings)
                out.strings.push_back(first.bytes());
        }
    }
    if (!first.ok() || !shapeFits || type == kString)
        return out;
    if (rank == 2 && sizes[1] == 3 && type == kDouble && sizes[0] <= kMostBuckets && content.size() == sizes[0] * 24) {
        out.buckets = summarizeBuckets(content);
        out.rows = content;
        return out;
    }
    if (elements != 1)
        return out;
    const std::size_t width = widthOf(type);
    if (width > 0 && content.size() == width) {
        out.number = element(type, content);
        return out;
    }
    Repeated values;
    Wire wire(message);
    while (wire.next())
        if ((wire.number() >= 5 && wire.number() <= 7) || wire.number() == 10 || wire.number() == 11 ||
            wire.number() == 13 || wire.number() == 16 || wire.number() == 17)
            values.add(wire, type);
    if (values.count() == 1)
        out.number = values.first();
    else if (values.count() == 0 && content.empty() && width > 0)
        out.number = 0.0; // a zero may be left out
    return out;
}

} // namespace trainyard::foreign
