// SPDX-License-Identifier: Apache-2.0
#include "backend/data/files/cifar_file.h"

#include "backend/base/error.h"
#include "backend/data/base/data_text.h"
#include "backend/data/files/pickle_reader.h"
#include "backend/protocol/reasons_dataset.h"

namespace trainyard {
namespace {

using Kind = PickleValue::Kind;

constexpr std::size_t kPlane = std::size_t{kCifarSide} * kCifarSide;

Failure badCifarFile(const std::string& subject, Reason why)
{
    return Failure(ErrorKind::BadInput, "read the CIFAR file", subject, std::move(why));
}

std::string count(std::size_t value)
{
    return countText(static_cast<std::int64_t>(value));
}

/// Interleaves three planes to pixels and appends them.
void appendImage(std::string_view planes, CifarImages& out)
{
    const std::size_t begin = out.pixels.size();
    out.pixels.resize(begin + kCifarImage);
    for (std::size_t i = 0; i < kPlane; ++i) {
        for (std::size_t c = 0; c < 3; ++c)
            out.pixels[begin + 3 * i + c] = static_cast<std::uint8_t>(planes[c * kPlane + i]);
    }
}

void appendLabel(std::int64_t label, int classes, std::size_t entry, const std::string& subject, CifarImages& out)
{
    if (label < 0 || label >= classes)
        throw badCifarFile(subject, datasetReason("dataset.cifar-label", label, count(entry), classes));
    out.labels.push_back(static_cast<std::int32_t>(label));
}

/// The values of a list or array of integers.
std::vector<std::int64_t> wholeNumbers(const PickleValue& value, const std::string& subject)
{
    std::vector<std::int64_t> numbers;
    if (value.kind == Kind::List || value.kind == Kind::Tuple) {
        for (const PickleValue* item : value.items) {
            if (item->kind != Kind::Number)
                throw badCifarFile(subject, datasetReason("dataset.cifar-labels-whole"));
            numbers.push_back(item->number);
        }
        return numbers;
    }
    const std::string_view type = value.kind == Kind::Array && value.type ? value.type->text : std::string_view();
    const std::size_t bytes = type == "u1" || type == "i1" ? 1 : type == "i4" ? 4 : type == "i8" ? 8 : 0;
    if (bytes == 0 || value.text.size() % bytes != 0)
        throw badCifarFile(subject, datasetReason("dataset.cifar-labels-list"));
    for (std::size_t i = 0; i < value.text.size(); i += bytes) {
        std::uint64_t number = 0;
        for (std::size_t b = bytes; b > 0; --b)
            number = number * 256 + static_cast<unsigned char>(value.text[i + b - 1]);
        // a negative number becomes huge, which is no valid class
        numbers.push_back(number > 0x7FFF'FFFF ? -1 : static_cast<std::int64_t>(number));
    }
    return numbers;
}

const PickleValue& member(const PickleValue& dict, std::initializer_list<const char*> keys, const std::string& subject)
{
    for (const char* key : keys) {
        if (const PickleValue* value = PickleReader::find(dict, key))
            return *value;
    }
    throw badCifarFile(subject, dict.kind == Kind::Dict ? datasetReason("dataset.cifar-no-entry", *keys.begin())
                                                        : datasetReason("dataset.cifar-no-dictionary", *keys.begin()));
}

/// The planes of all images, n × 3072 bytes.
std::string_view pickledPlanes(const PickleValue& data, const std::string& subject)
{
    if (data.kind == Kind::Bytes)
        return data.text;
    if (data.kind != Kind::Array || !data.type || data.type->text != "u1")
        throw badCifarFile(subject, datasetReason("dataset.cifar-data"));
    if (data.columnsFirst)
        throw badCifarFile(subject, datasetReason("dataset.cifar-columns"));
    std::uint64_t elements = 1;
    for (const PickleValue* size : data.items) {
        if (size->kind != Kind::Number || size->number < 0 || size->number > std::int64_t{1} << 32 ||
            elements > std::uint64_t{1} << 31)
            throw badCifarFile(subject, datasetReason("dataset.cifar-size"));
        elements *= static_cast<std::uint64_t>(size->number);
    }
    if (elements != data.text.size())
        throw badCifarFile(subject, datasetReason("dataset.cifar-bytes", count(elements), count(data.text.size())));
    return data.text;
}

} // namespace

void readCifarBinary(std::string_view bytes, int labelBytes, int classes, const std::string& subject, CifarImages& out)
{
    const std::size_t record = kCifarImage + static_cast<std::size_t>(labelBytes);
    if (bytes.empty())
        throw badCifarFile(subject, datasetReason("dataset.cifar-empty"));
    if (bytes.size() % record != 0)
        throw badCifarFile(subject,
                           datasetReason("dataset.cifar-records", count(bytes.size()), count(record), classes));
    for (std::size_t i = 0; i < bytes.size() / record; ++i) {
        const std::string_view one = bytes.substr(i * record, record);
        appendLabel(static_cast<unsigned char>(one[static_cast<std::size_t>(labelBytes) - 1]), classes, i, subject,
                    out);
        appendImage(one.substr(static_cast<std::size_t>(labelBytes)), out);
    }
}

void readCifarPickle(std::string_view bytes, int classes, const std::string& subject, CifarImages& out)
{
    const PickleReader pickle(bytes, subject);
    const std::vector<std::int64_t> labels =
        wholeNumbers(classes == 100 ? member(pickle.root(), {"fine_labels", "labels"}, subject)
                                    : member(pickle.root(), {"labels"}, subject),
                     subject);
    const std::string_view planes = pickledPlanes(member(pickle.root(), {"data"}, subject), subject);
    if (planes.empty() || planes.size() % kCifarImage != 0)
        throw badCifarFile(subject, datasetReason("dataset.cifar-planes", count(planes.size()), count(kCifarImage)));
    if (labels.size() != planes.size() / kCifarImage)
        throw badCifarFile(
            subject, datasetReason("dataset.cifar-counts", count(labels.size()), count(planes.size() / kCifarImage)));
    for (std::size_t i = 0; i < labels.size(); ++i) {
        appendLabel(labels[i], classes, i, subject, out);
        appendImage(planes.substr(i * kCifarImage, kCifarImage), out);
    }
}

std::vector<std::string> readCifarNames(std::string_view bytes, const std::string& subject)
{
    const PickleReader pickle(bytes, subject);
    const PickleValue& list = member(pickle.root(), {"fine_label_names", "label_names"}, subject);
    std::vector<std::string> names;
    for (const PickleValue* item : list.items) {
        if (item->kind != Kind::Bytes && item->kind != Kind::Text)
            throw badCifarFile(subject, datasetReason("dataset.cifar-names"));
        names.push_back(printable(item->text));
    }
    return names;
}

} // namespace trainyard
