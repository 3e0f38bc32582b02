// SPDX-License-Identifier: Apache-2.0
#include "backend/data/readers/hdf5_dataset.h"

#include "backend/base/error.h"
#include "backend/data/base/data_text.h"
#include "backend/data/base/shape_text.h"
#include "backend/data/dataset/class_names.h"
#include "backend/data/files/source_files.h"
#include "backend/data/image/image_codec.h"
#include "backend/protocol/reasons_dataset.h"
#include "backend/protocol/reasons_name.h"

#include <algorithm>
#include <cmath>
#include <cstring>
#include <limits>

namespace trainyard {
namespace {

namespace fs = std::filesystem;
using Values = Hdf5Array::Values;

constexpr std::uint64_t kKeptBytes = std::uint64_t{2} << 30;
constexpr std::int64_t kReadAtOnce = std::int64_t{8} << 20; // bytes
constexpr std::size_t kMostOpen = 64;
constexpr std::int64_t kMostHdf5Classes = 100'000;
constexpr std::int64_t kMostRowValues = std::int64_t{3} * 1024 * 1024; // values of the largest supported image

const SourceKind kHdf5Kind = {[] { return datasetReason("dataset.hdf5-files"); }, namesHdf5, true};

Failure badHdf5(const fs::path& path, Reason why)
{
    return Failure(ErrorKind::BadInput, "read the HDF5 file", printable(path.native()), std::move(why));
}

/// "a, b" → {"a", "b"}
std::vector<std::string> splitNames(const std::string& text)
{
    std::vector<std::string> names;
    for (std::size_t begin = 0; begin <= text.size();) {
        const std::size_t end = std::min(text.find(',', begin), text.size());
        std::string name = text.substr(begin, end - begin);
        name.erase(0, std::min(name.find_first_not_of(" /"), name.size()));
        while (!name.empty() && name.back() == ' ')
            name.pop_back();
        if (!name.empty())
            names.push_back(std::move(name));
        begin = end + 1;
    }
    return names;
}

/// Rejects implausible sizes before anything is allocated: deflate compresses at most 1,032 : 1.
void checkStored(const Hdf5Array& array, const fs::path& path)
{
    const double claimed = static_cast<double>(array.rowValues()) * static_cast<double>(array.extents[0]) * array.bytes;
    if (claimed > 1032.0 * static_cast<double>(array.storedBytes))
        throw badHdf5(path,
                      datasetReason("dataset.hdf5-claims", PathText{printable(array.name)}, shapeText(array.extents),
                                    Count{static_cast<std::int64_t>(array.storedBytes)}));
}

const Hdf5Array& arrayOf(const Hdf5Reader& reader, const std::string& name, const fs::path& path)
{
    std::vector<std::string> names;
    for (const Hdf5Array& array : reader.arrays()) {
        if (array.name == name) {
            checkStored(array, path);
            return array;
        }
        if (names.size() < 12)
            names.push_back(printable(array.name));
    }
    throw badHdf5(path, names.empty() ? datasetReason("dataset.hdf5-no-set", printable(name))
                                      : datasetReason("dataset.hdf5-other-sets", printable(name), names));
}

int side(std::int64_t extent, std::int64_t most)
{
    return static_cast<int>(std::min(extent, most + 1));
}

Hdf5Dataset::Plan imagePlan(const Hdf5Array& array, const fs::path& path)
{
    const std::vector<std::int64_t>& extents = array.extents;
    Hdf5Dataset::Plan plan;
    const auto at = [&](std::size_t axis) { return side(extents[axis], kLargestImageSide); };
    const auto colours = [&](std::size_t axis) { return extents[axis] == 1 || extents[axis] == 3; };
    if (extents.size() == 3)
        plan = {at(1), at(2), 1};
    else if (extents.size() == 4 && colours(3))
        plan = {at(1), at(2), at(3)};
    else if (extents.size() == 4 && colours(1))
        plan = {at(2), at(3), at(1), true};
    else
        throw badHdf5(
            path, datasetReason("dataset.hdf5-no-images", PathText{printable(array.name)}, shapeText(array.extents)));
    checkImageSize(plan.width, plan.height, printable(path.native()));
    return plan;
}

/// Four extents mean n × height × width × channels, unless only n × channels × height × width fits the wanted shape.
Hdf5Dataset::Plan featurePlan(const Hdf5Array& array, const fs::path& path, const ImageSpec& wanted)
{
    const std::vector<std::int64_t>& extents = array.extents;
    const bool plain = array.values != Values::Other && extents.size() >= 2 && extents.size() <= 4;
    if (!plain || array.rowValues() < 1 || array.rowValues() > kMostRowValues)
        throw badHdf5(
            path, datasetReason("dataset.hdf5-no-features", PathText{printable(array.name)}, shapeText(array.extents)));
    const auto at = [&](std::size_t axis) { return axis < extents.size() ? static_cast<int>(extents[axis]) : 1; };
    const auto suits = [&](std::size_t axis) { return at(axis) == wanted.height && at(axis + 1) == wanted.width; };
    if (extents.size() == 4 && suits(2) && !suits(1))
        return {at(2), at(3), at(1), true, false, false};
    return {at(1), at(2), at(3), false, false, extents.size() == 2};
}

Hdf5Dataset::Plan planOf(const Hdf5Array& array, const fs::path& path, const ImageSpec& wanted)
{
    const bool images = array.values == Values::Integers && array.bytes == 1 && !array.isSigned;
    return images ? imagePlan(array, path) : featurePlan(array, path, wanted);
}

/// The class of each row.
std::vector<std::int64_t> readLabels(Hdf5Reader& reader, const Hdf5Array& array, const fs::path& path)
{
    const std::string what = "“" + printable(array.name) + "” (" + shapeText(array.extents) + ")";
    const std::int64_t width = array.rowValues();
    if (array.values == Values::Other || array.extents.size() > 2 || width < 1 || width > kMostHdf5Classes)
        throw badHdf5(path, datasetReason("dataset.hdf5-no-labels", what));
    std::vector<std::int64_t> labels;
    const std::int64_t rows = array.extents[0];
    std::vector<float> values;
    std::vector<std::int64_t> numbers;
    for (std::int64_t first = 0; first < rows;) {
        const std::int64_t count = std::min(rows - first, std::max<std::int64_t>(1, kReadAtOnce / 8 / width));
        if (width == 1 && array.values == Values::Integers) {
            numbers.resize(static_cast<std::size_t>(count));
            reader.read(array.name, first, count, std::span<std::int64_t>(numbers));
            labels.insert(labels.end(), numbers.begin(), numbers.end());
        } else {
            values.resize(static_cast<std::size_t>(count * width));
            reader.read(array.name, first, count, std::span<float>(values));
            for (std::int64_t row = 0; row < count; ++row) {
                const float* begin = values.data() + row * width;
                const std::int64_t place = std::max_element(begin, begin + width) - begin;
                const bool whole = width == 1 && std::abs(*begin) < 1e6f && std::floor(*begin) == *begin;
                const bool oneHot =
                    width > 1 && begin[place] == 1.0f && std::count(begin, begin + width, 0.0f) == width - 1;
                if (!whole && !oneHot)
                    throw badHdf5(path, datasetReason("dataset.hdf5-row-no-label", Count{first + row}, what));
                labels.push_back(whole ? static_cast<std::int64_t>(*begin) : place);
            }
        }
        first += count;
    }
    return labels;
}

/// "an image size of height 8, width 12 and 1 channel"
std::string imageSizeText(const ImageSpec& image)
{
    return "an image size of height " + std::to_string(image.height) + ", width " + std::to_string(image.width) +
           " and " + std::to_string(image.channels) + (image.channels == 1 ? " channel" : " channels");
}

std::int64_t valuesOf(const Hdf5Dataset::Plan& plan)
{
    return std::int64_t{plan.height} * plan.width * plan.channels;
}

/// Whether two inputs can be joined: vectors by concatenation, all others along the channels.
bool joinable(const Hdf5Dataset::Plan& a, const Hdf5Dataset::Plan& b)
{
    return a.images == b.images && a.vector == b.vector && (a.vector || (a.height == b.height && a.width == b.width));
}

} // namespace

bool namesHdf5(const std::string& name)
{
    return name.ends_with(".h5") || name.ends_with(".hdf5") || name.ends_with(".hdf") || name.ends_with(".he5");
}

Hdf5Dataset::Hdf5Dataset(const DataSpec& spec, std::uint64_t seed, const EntriesSeen& progress)
    : SelectedDataset(spec.image), m_inputs(splitNames(spec.features.empty() ? "features" : spec.features)),
      m_labels(spec.labels.empty() ? "labels" : splitNames(spec.labels + ",").at(0)),
      m_skips(spec.unreadable == UnreadablePolicy::Skip)
{
    const SourceFiles sources = findSourceFiles(spec.path, kHdf5Kind);
    std::vector<std::int64_t> labels[2];
    std::int64_t seen = 0;
    for (int half = 0; half < 2; ++half) {
        for (const fs::path& path : sources.files[half]) {
            readingHdf5(path, [&] { open(half, path, labels[half]); });
            if (progress)
                progress(++seen);
        }
    }
    SampleTable table;
    table.subject = printable(spec.path);
    table.features = m_features;
    table.withoutValidation = datasetReason("dataset.without-files");
    table.validationRemedy = datasetReason("dataset.add-hdf5");
    numberClasses(labels, {}, table);
    select(table, spec, seed);
    std::vector<Reason> remarks;
    if (sources.unused > 0)
        remarks.push_back(datasetReason("dataset.files-unused", static_cast<std::int64_t>(sources.unused)));
    if (m_features) {
        std::string shape = std::to_string(m_joined.height);
        for (const int more : {m_joined.width, m_joined.channels})
            shape += m_joined.vector || more == 1 ? "" : " × " + std::to_string(more);
        describe(shape, std::move(remarks));
    } else {
        describe(sizeText(m_joined.width, m_joined.height), std::move(remarks));
    }
    if (target().height == 0) // opened only for inspection
        return;
    checkTarget();
    keepInMemory(progress);
}

Hdf5Dataset::~Hdf5Dataset() = default;

void Hdf5Dataset::open(int half, const fs::path& path, std::vector<std::int64_t>& labels)
{
    const std::unique_ptr<Hdf5Reader> reader = openHdf5(path);
    std::vector<Plan> plans;
    std::int64_t rows = -1;
    for (const std::string& input : m_inputs) {
        const Hdf5Array& array = arrayOf(*reader, input, path);
        plans.push_back(planOf(array, path, target()));
        if (!joinable(plans.back(), plans[0]))
            throw badHdf5(path, datasetReason("dataset.hdf5-join", PathText{printable(input)}, shapeText(array.extents),
                                              PathText{printable(m_inputs[0])}));
        if (rows >= 0 && array.extents[0] != rows)
            throw badHdf5(path, datasetReason("dataset.hdf5-rows", PathText{printable(input)}, Count{array.extents[0]},
                                              PathText{printable(m_inputs[0])}, Count{rows}));
        rows = array.extents[0];
    }
    Plan joined = plans[0];
    for (std::size_t i = 1; i < plans.size(); ++i)
        (joined.vector ? joined.height : joined.channels) += joined.vector ? plans[i].height : plans[i].channels;
    joined.planar = false;
    if (joined.images && joined.channels != 1 && joined.channels != 3)
        throw badHdf5(path, datasetReason("dataset.hdf5-channels", joined.channels));
    if (valuesOf(joined) > kMostRowValues && !joined.images)
        throw badHdf5(path, datasetReason("dataset.hdf5-values", Count{valuesOf(joined)}));
    if (m_plans.empty()) {
        m_plans = plans;
        m_joined = joined;
        m_features = !joined.images;
    }
    for (std::size_t i = 0; i < plans.size(); ++i) {
        if (plans[i] != m_plans[i])
            throw badHdf5(path, datasetReason("dataset.hdf5-other-rows", PathText{printable(m_inputs[i])}));
    }
    const Hdf5Array& labelArray = arrayOf(*reader, m_labels, path);
    if (labelArray.extents[0] != rows)
        throw badHdf5(path, datasetReason("dataset.hdf5-counts", Count{labelArray.extents[0]}, Count{rows}));
    if (rows == 0)
        throw badHdf5(path, datasetReason("dataset.hdf5-none"));
    const std::vector<std::int64_t> read = readLabels(*reader, labelArray, path);
    labels.insert(labels.end(), read.begin(), read.end());
    m_files[half].push_back({path, {}, nullptr});
    m_ends[half].push_back(static_cast<std::int64_t>(labels.size()));
}

std::optional<ImageSpec> Hdf5Dataset::featureShape(DataSpec spec)
{
    spec.image = {0, 0, 0};
    const Hdf5Dataset dataset(spec, 1);
    if (!dataset.m_features)
        return std::nullopt;
    return dataset.fittingTarget();
}

std::optional<ImageSpec> Hdf5Dataset::ownSize() const
{
    if (m_features)
        return std::nullopt;
    return ImageSpec{m_joined.height, m_joined.width, m_joined.channels};
}

/// The shape that fits the features, for a message if the spec's does not. A vector is one row.
ImageSpec Hdf5Dataset::fittingTarget() const
{
    return m_joined.vector ? ImageSpec{1, m_joined.height, 1}
                           : ImageSpec{m_joined.height, m_joined.width, m_joined.channels};
}

/// Throws unless the features fit the spec's image size.
void Hdf5Dataset::checkTarget() const
{
    const ImageSpec& image = target();
    if (!m_features) {
        const int low = std::min(image.height, image.width), high = std::max(image.height, image.width);
        if (low < 8 || high > 1024 || (image.channels != 1 && image.channels != 3))
            throw badHdf5(m_files[0][0].path, datasetReason("dataset.hdf5-image-size", imageSizeText(image)));
        return;
    }
    const std::int64_t wanted = std::int64_t{image.height} * image.width * image.channels;
    const std::int64_t values = valuesOf(m_joined);
    if (wanted == values)
        return;
    throw badHdf5(m_files[0][0].path, datasetReason("dataset.hdf5-room", Count{values}, imageSizeText(image),
                                                    Count{wanted}, imageSizeText(fittingTarget())));
}

std::int64_t Hdf5Dataset::rowBytes() const
{
    return valuesOf(m_joined) * (m_features ? std::int64_t{sizeof(float)} : 1);
}

/// Reads all rows of all files into memory if they fit.
void Hdf5Dataset::keepInMemory(const EntriesSeen& progress)
{
    const std::int64_t row = rowBytes();
    std::int64_t rows = 0;
    for (const std::vector<std::int64_t>& ends : m_ends)
        rows += ends.empty() ? 0 : ends.back();
    if (static_cast<std::uint64_t>(rows) > kKeptBytes / static_cast<std::uint64_t>(row))
        return;
    std::int64_t seen = 0;
    for (int half = 0; half < 2; ++half) {
        for (std::size_t f = 0; f < m_files[half].size(); ++f) {
            File& file = m_files[half][f];
            const std::int64_t count = m_ends[half][f] - (f > 0 ? m_ends[half][f - 1] : 0);
            readingHdf5(file.path, [&] {
                const std::unique_ptr<Hdf5Reader> reader = openHdf5(file.path);
                std::vector<std::uint8_t> pixels(static_cast<std::size_t>(count * row));
                const std::int64_t piece = std::max<std::int64_t>(1, kReadAtOnce / row);
                for (std::int64_t first = 0; first < count; first += piece) {
                    const std::int64_t now = std::min(piece, count - first);
                    readRows(file, *reader, first, now,
                             {pixels.data() + first * row, static_cast<std::size_t>(now * row)});
                    if (progress)
                        progress(seen += now);
                }
                file.pixels = std::move(pixels);
            });
        }
    }
}

/// Reads rows and joins their inputs.
void Hdf5Dataset::readRows(const File& file, Hdf5Reader& reader, std::int64_t first, std::int64_t count,
                           std::span<std::uint8_t> out) const
{
    if (!m_features) {
        joinRows(reader, first, count, out);
        return;
    }
    std::vector<float> values(out.size() / sizeof(float));
    joinRows(reader, first, count, std::span<float>(values));
    if (!m_skips)
        checkFinite(file, first, values);
    std::memcpy(out.data(), values.data(), out.size());
}

void Hdf5Dataset::checkFinite(const File& file, std::int64_t first, std::span<const float> values) const
{
    const auto odd = std::find_if(values.begin(), values.end(), [](float value) { return !std::isfinite(value); });
    if (odd != values.end())
        throw badHdf5(file.path, datasetReason("dataset.hdf5-not-finite",
                                               Count{first + (odd - values.begin()) / valuesOf(m_joined)}));
}

template <typename Value>
void Hdf5Dataset::joinRows(Hdf5Reader& reader, std::int64_t first, std::int64_t count, std::span<Value> out) const
{
    if (m_plans.size() == 1 && !m_plans[0].planar) {
        reader.read(m_inputs[0], first, count, out);
        return;
    }
    std::vector<Value> raw;
    const std::int64_t width = m_joined.vector ? m_joined.height : m_joined.channels; // values per joined group
    std::int64_t begin = 0;
    for (std::size_t i = 0; i < m_plans.size(); ++i) {
        const Plan& plan = m_plans[i];
        const std::int64_t own = plan.vector ? plan.height : plan.channels;
        const std::int64_t groups = valuesOf(plan) / own;
        raw.resize(static_cast<std::size_t>(count * valuesOf(plan)));
        reader.read(m_inputs[i], first, count, std::span<Value>(raw));
        const std::int64_t step = plan.planar ? 1 : own;     // from group to group
        const std::int64_t plane = plan.planar ? groups : 1; // from value to value within one
        for (std::int64_t row = 0; row < count; ++row) {
            const Value* from = raw.data() + row * valuesOf(plan);
            Value* to = out.data() + row * valuesOf(m_joined) + begin;
            for (std::int64_t g = 0; g < groups; ++g, to += width) {
                for (std::int64_t v = 0; v < own; ++v)
                    to[v] = from[g * step + v * plane];
            }
        }
        begin += own;
    }
}

/// Reopens the file if it is not among the most recently used. m_lock must be held.
std::shared_ptr<Hdf5Reader> Hdf5Dataset::readerOf(File& file) const
{
    if (!file.reader) {
        file.reader = openHdf5(file.path);
        m_opened.push_back(&file);
        if (m_opened.size() > kMostOpen) {
            m_opened.front()->reader.reset();
            m_opened.erase(m_opened.begin());
        }
    }
    return file.reader;
}

/// A sample's file and row.
std::pair<Hdf5Dataset::File*, std::int64_t> Hdf5Dataset::find(Split half, std::int64_t index) const
{
    const auto h = static_cast<int>(half);
    const auto f =
        static_cast<std::size_t>(std::upper_bound(m_ends[h].begin(), m_ends[h].end(), index) - m_ends[h].begin());
    return {&m_files[h][f], index - (f > 0 ? m_ends[h][f - 1] : 0)};
}

std::optional<ImageView> Hdf5Dataset::sourceView(Split half, std::int64_t index) const
{
    const auto [file, row] = find(half, index);
    if (m_features)
        throw Failure(ErrorKind::Unsupported, "show a sample", sourceName(half, index).words,
                      datasetReason("dataset.features-no-image"));
    if (file->pixels.empty())
        return std::nullopt;
    return ImageView{file->pixels.data() + row * rowBytes(), m_joined.height, m_joined.width, m_joined.channels};
}

DecodedImage Hdf5Dataset::sourceImage(Split half, std::int64_t index, const ImageSpec&) const
{
    if (const std::optional<ImageView> view = sourceView(half, index))
        return copyOf(*view);
    DecodedImage out{m_joined.height, m_joined.width, m_joined.channels, {}, 0, 0};
    out.pixels.resize(static_cast<std::size_t>(rowBytes()));
    readRow(half, index, out.pixels);
    return out;
}

void Hdf5Dataset::readRow(Split half, std::int64_t index, std::span<std::uint8_t> out) const
{
    const auto [file, row] = find(half, index);
    if (!file->pixels.empty()) {
        std::memcpy(out.data(), file->pixels.data() + row * rowBytes(), out.size());
    } else {
        const std::lock_guard lock(m_lock);
        readingHdf5(file->path, [&, from = file, first = row] { readRows(*from, *readerOf(*from), first, 1, out); });
    }
    if (m_features && m_skips) {
        std::vector<float> values(out.size() / sizeof(float));
        std::memcpy(values.data(), out.data(), out.size());
        checkFinite(*file, row, values);
    }
}

void Hdf5Dataset::image(Split split, std::int64_t index, std::span<std::uint8_t> out) const
{
    if (!m_features)
        return SelectedDataset::image(split, index, out);
    const SourcePlace from = place(split, index);
    readRow(from.half, from.index, out);
}

Reason Hdf5Dataset::sourceName(Split half, std::int64_t index) const
{
    const auto [file, row] = find(half, index);
    return nameReason("name.row", PathText{printable(file->path.filename().native())}, Count{row});
}

int Hdf5Dataset::sourceFile(Split half, std::int64_t index) const
{
    const std::vector<std::int64_t>& ends = m_ends[static_cast<int>(half)];
    return static_cast<int>(std::upper_bound(ends.begin(), ends.end(), index) - ends.begin());
}

std::vector<fs::path> Hdf5Dataset::sourceFiles() const
{
    std::vector<fs::path> paths;
    for (const std::vector<File>& half : m_files) {
        for (const File& file : half)
            paths.push_back(file.path);
    }
    return paths;
}

std::int64_t Hdf5Dataset::sourceBytes() const
{
    std::int64_t bytes = 0;
    for (const std::vector<File>& files : m_files)
        for (const File& file : files)
            bytes += std::ssize(file.pixels);
    return bytes;
}

} // namespace trainyard
