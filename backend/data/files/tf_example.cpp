// SPDX-License-Identifier: Apache-2.0
#include "backend/data/files/tf_example.h"

#include "backend/data/base/data_text.h"
#include "backend/protocol/reasons_dataset.h"

#include <algorithm>
#include <array>
#include <stdexcept>

namespace trainyard {
namespace {

constexpr std::uint64_t kLongestKey = 500;
constexpr std::uint64_t kLongestText = 1000;
constexpr std::size_t kNamedKeys = 20;

[[noreturn]] void fail(Reason why)
{
    throw Refusal(std::move(why));
}

/// A byte range of the example.
struct Range {
    std::uint64_t begin = 0;
    std::uint64_t end = 0;
    std::uint64_t size() const { return end - begin; }
};

/// One field of a message.
struct Field {
    std::uint64_t number = 0;
    int wire = 0;
    std::uint64_t value = 0; ///< of a varint
    Range content;           ///< of a length-delimited one
};

/// Reads wire-format fields through a window of bytes, because fields are small and close together.
class Wire {
public:
    Wire(std::uint64_t size, const TfBytes& bytes) : m_size(size), m_bytes(bytes) {}

    std::uint64_t varint(Range& range)
    {
        std::uint64_t value = 0;
        for (int shift = 0; shift < 64; shift += 7) {
            const std::uint8_t byte = take(range);
            value |= std::uint64_t{byte & 0x7Fu} << shift;
            if ((byte & 0x80) == 0)
                return value;
        }
        fail(datasetReason("dataset.tf-number"));
    }

    /// The next field of a message; skips its content without reading it.
    Field field(Range& range)
    {
        Field out;
        const std::uint64_t tag = varint(range);
        out.number = tag >> 3;
        out.wire = static_cast<int>(tag & 7);
        if (out.number == 0)
            fail(datasetReason("dataset.tf-field-number"));
        std::uint64_t length = 0;
        switch (out.wire) {
        case 0: out.value = varint(range); return out;
        case 1: length = 8; break;
        case 2: length = varint(range); break;
        case 5: length = 4; break;
        default: fail(datasetReason("dataset.tf-field-type", out.wire));
        }
        if (length > range.size())
            fail(datasetReason("dataset.tf-field-long"));
        out.content = {range.begin, range.begin + length};
        range.begin += length;
        return out;
    }

    std::string text(const Range& range)
    {
        std::string out(range.size(), '\0');
        if (!out.empty())
            m_bytes(range.begin, {reinterpret_cast<std::uint8_t*>(out.data()), out.size()});
        return out;
    }

private:
    std::uint8_t take(Range& range)
    {
        if (range.begin >= range.end)
            fail(datasetReason("dataset.tf-within-field"));
        const std::uint64_t place = range.begin++;
        if (place < m_windowBegin || place >= m_windowBegin + m_windowSize) {
            m_windowBegin = place;
            m_windowSize = std::min<std::uint64_t>(m_window.size(), m_size - place);
            m_bytes(place, {m_window.data(), static_cast<std::size_t>(m_windowSize)});
        }
        return m_window[place - m_windowBegin];
    }

    std::uint64_t m_size;
    const TfBytes& m_bytes;
    std::array<std::uint8_t, 512> m_window;
    std::uint64_t m_windowBegin = 0;
    std::uint64_t m_windowSize = 0;
};

enum class ListKind { None, Bytes, Floats, Integers };

/// The only value of a feature.
struct Value {
    ListKind kind = ListKind::None;
    std::uint64_t count = 0;
    Range bytes;
    std::int64_t number = 0;
};

/// Every value of an Int64List: packed, or one by one.
void readIntegers(Wire& wire, Range list, Value& value)
{
    while (list.size() > 0) {
        const Field field = wire.field(list);
        if (field.number != 1)
            continue;
        if (field.wire == 0) {
            ++value.count;
            value.number = static_cast<std::int64_t>(field.value);
            continue;
        }
        if (field.wire != 2)
            fail(datasetReason("dataset.tf-numbers"));
        for (Range packed = field.content; packed.size() > 0; ++value.count)
            value.number = static_cast<std::int64_t>(wire.varint(packed));
    }
}

void readBytes(Wire& wire, Range list, Value& value)
{
    while (list.size() > 0) {
        const Field field = wire.field(list);
        if (field.number != 1)
            continue;
        if (field.wire != 2)
            fail(datasetReason("dataset.tf-texts"));
        ++value.count;
        value.bytes = field.content;
    }
}

Value readFeature(Wire& wire, Range feature)
{
    Value value;
    while (feature.size() > 0) {
        const Field field = wire.field(feature);
        if (field.wire != 2 || field.number > 3)
            continue;
        value = Value{};
        value.kind = field.number == 1 ? ListKind::Bytes : field.number == 2 ? ListKind::Floats : ListKind::Integers;
        if (value.kind == ListKind::Bytes)
            readBytes(wire, field.content, value);
        else if (value.kind == ListKind::Integers)
            readIntegers(wire, field.content, value);
    }
    return value;
}

/// The index of a key in a list of names; the list's length if absent.
std::size_t rank(const std::vector<std::string>& names, const std::string& key)
{
    return static_cast<std::size_t>(std::find(names.begin(), names.end(), key) - names.begin());
}

/// The best feature found so far for one purpose.
struct Wanted {
    const std::vector<std::string>& names;
    std::size_t best;
    Range feature;
    explicit Wanted(const std::vector<std::string>& list) : names(list), best(list.size()) {}
    void offer(const std::string& key, const Range& range)
    {
        if (const std::size_t place = rank(names, key); place < names.size() && place <= best) {
            best = place;
            feature = range;
        }
    }
    bool found() const { return best < names.size(); }
};

std::string quoted(const std::string& text)
{
    return "“" + printable(text) + "”";
}

Reason missing(const Wanted& wanted, const std::vector<std::string>& keys)
{
    ReasonArgument names = quoted(wanted.names.front());
    for (std::size_t i = 1; i < wanted.names.size(); ++i)
        names = std::vector<Reason>{datasetReason("dataset.or", names, quoted(wanted.names[i]))};
    if (keys.empty())
        return datasetReason("dataset.tf-feature-none", names);
    std::vector<std::string> others;
    for (std::size_t i = 0; i < std::min(keys.size(), kNamedKeys); ++i)
        others.push_back(printable(keys[i]));
    if (keys.size() > kNamedKeys)
        others.emplace_back("…");
    return datasetReason("dataset.tf-feature-missing", names, others);
}

/// One entry of the map: key = 1, value = 2.
void readEntry(Wire& wire, Range entry, std::vector<std::string>& keys, std::initializer_list<Wanted*> purposes)
{
    Range key, value;
    while (entry.size() > 0) {
        const Field field = wire.field(entry);
        if (field.wire == 2 && field.number == 1)
            key = field.content;
        else if (field.wire == 2 && field.number == 2)
            value = field.content;
    }
    if (key.size() > kLongestKey)
        return;
    const std::string name = wire.text(key);
    if (keys.size() <= kNamedKeys)
        keys.push_back(name);
    for (Wanted* purpose : purposes)
        purpose->offer(name, value);
}

} // namespace

TfExample readTfExample(std::uint64_t size, const TfBytes& bytes, const TfFeatureNames& names)
{
    Wire wire(size, bytes);
    Wanted image(names.image), label(names.label), className(names.name);
    std::vector<std::string> keys;
    for (Range example{0, size}; example.size() > 0;) {
        const Field part = wire.field(example);
        if (part.wire != 2 || part.number != 1)
            continue;
        for (Range features = part.content; features.size() > 0;) {
            const Field entry = wire.field(features);
            if (entry.wire == 2 && entry.number == 1)
                readEntry(wire, entry.content, keys, {&image, &label, &className});
        }
    }
    if (!image.found())
        fail(missing(image, keys));
    if (!label.found())
        fail(missing(label, keys));

    TfExample out;
    const Value picture = readFeature(wire, image.feature);
    if (picture.kind != ListKind::Bytes || picture.count != 1)
        fail(picture.kind == ListKind::Bytes
                 ? datasetReason("dataset.tf-feature-texts", quoted(image.names[image.best]), picture.count)
                 : datasetReason("dataset.tf-feature-numbers", quoted(image.names[image.best])));
    out.imageOffset = picture.bytes.begin;
    out.imageLength = picture.bytes.size();
    const Value value = readFeature(wire, label.feature);
    const bool text = value.kind == ListKind::Bytes && value.bytes.size() > 0 && value.bytes.size() <= kLongestText;
    if (value.count != 1 || (value.kind != ListKind::Integers && !text))
        fail(datasetReason("dataset.tf-feature-label", quoted(label.names[label.best])));
    if (text)
        out.labelText = wire.text(value.bytes);
    else
        out.labelNumber = value.number;
    if (className.found()) {
        const Value named = readFeature(wire, className.feature);
        if (named.kind == ListKind::Bytes && named.count == 1 && named.bytes.size() <= kLongestText)
            out.className = wire.text(named.bytes);
    }
    return out;
}

} // namespace trainyard
