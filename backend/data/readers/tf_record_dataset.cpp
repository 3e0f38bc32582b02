// SPDX-License-Identifier: Apache-2.0
#include "backend/data/readers/tf_record_dataset.h"

#include "backend/base/error.h"
#include "backend/data/base/data_text.h"
#include "backend/data/dataset/class_names.h"
#include "backend/data/files/source_files.h"
#include "backend/data/image/image_codec.h"
#include "backend/protocol/reasons_dataset.h"
#include "backend/protocol/reasons_name.h"

#include <algorithm>
#include <cstring>
#include <map>
#include <stdexcept>
#include <system_error>

namespace trainyard {
namespace {

namespace fs = std::filesystem;

const SourceKind kTfRecordKind = {[] { return datasetReason("dataset.tf-files"); }, namesTfRecords, true};

TfFeatureNames namesOf(const DataSpec& spec)
{
    TfFeatureNames names{
        {"image/encoded", "image"}, {"image/class/label", "label"}, {"image/class/synset", "image/class/text"}};
    if (!spec.features.empty())
        names.image = {spec.features};
    if (!spec.labels.empty()) {
        names.label = {spec.labels};
        names.name = {spec.labels + "/text", spec.labels + "_text"};
    }
    return names;
}

Failure bad(const std::string& subject, std::int64_t record, Reason why)
{
    const bool names = why.code.starts_with("dataset.tf-feature");
    return Failure(ErrorKind::BadInput, "read the TFRecord file", subject,
                   names ? datasetReason("dataset.tf-example-names", Count{record}, why)
                         : datasetReason("dataset.tf-example", Count{record}, why));
}

TfExample parse(const TfRecordFile& file, const TfRecordPlace& place, std::int64_t record, const TfFeatureNames& names)
{
    try {
        return readTfExample(
            place.length,
            [&](std::uint64_t offset, std::span<std::uint8_t> out) { file.readAt(place.offset + offset, out); }, names);
    } catch (const Failure&) {
        throw;
    } catch (const Refusal& refusal) {
        throw bad(file.subject(), record, refusal.why());
    }
}

/// Labels of all samples of both halves, numbers or texts.
struct Labels {
    std::vector<std::int64_t> numbers[2];
    std::vector<std::string> texts[2];
    std::map<std::int64_t, std::string> names;

    void add(int half, const TfExample& example, const std::string& subject, std::int64_t record)
    {
        if (example.labelNumber) {
            numbers[half].push_back(*example.labelNumber);
            if (!example.className.empty() && names.size() < 100'000)
                names.emplace(*example.labelNumber, example.className);
        } else {
            texts[half].push_back(example.labelText);
        }
        if (!(numbers[0].empty() && numbers[1].empty()) && !(texts[0].empty() && texts[1].empty()))
            throw bad(subject, record,
                      example.labelNumber ? datasetReason("dataset.tf-label-number")
                                          : datasetReason("dataset.tf-label-text"));
    }
};

/// Names by line, from a file beside the records.
void readNames(const fs::path& folder, std::map<std::int64_t, std::string>& names)
{
    for (const char* name : {"labels.txt", "label.labels.txt", "classes.txt"}) {
        const fs::path file = folder / name;
        std::error_code code;
        if (!fs::is_regular_file(file, code))
            continue;
        const std::string text = readImageFile(file);
        std::int64_t line = 0;
        for (std::size_t begin = 0; begin < text.size() && line < 100'000; ++line) {
            const std::size_t end = std::min(text.find('\n', begin), text.size());
            std::string one = text.substr(begin, end - begin);
            if (one.ends_with('\r'))
                one.pop_back();
            names.emplace(line, std::move(one));
            begin = end + 1;
        }
        return;
    }
}

} // namespace

bool namesTfRecords(const std::string& name)
{
    if (name.ends_with(".tfrecord") || name.ends_with(".tfrecords") || name.find(".tfrecord-") != std::string::npos)
        return true;
    // …-00000-of-01024, as TensorFlow's own tools name shards
    const std::size_t of = name.rfind("-of-");
    const auto digits = [](std::string_view text) {
        return !text.empty() && std::all_of(text.begin(), text.end(), [](char c) { return c >= '0' && c <= '9'; });
    };
    if (of == std::string::npos || of == 0 || !digits(std::string_view(name).substr(of + 4)))
        return false;
    const std::size_t dash = name.rfind('-', of - 1);
    return dash != std::string::npos && digits(std::string_view(name).substr(dash + 1, of - dash - 1));
}

TfRecordDataset::TfRecordDataset(const DataSpec& spec, std::uint64_t seed, const EntriesSeen& progress)
    : SelectedDataset(spec.image), m_names(namesOf(spec))
{
    SourceFiles sources = findSourceFiles(spec.path, kTfRecordKind);
    Labels labels;
    std::int64_t seen = 0;
    for (int half = 0; half < 2; ++half) {
        m_files[half] = std::move(sources.files[half]);
        for (std::size_t f = 0; f < m_files[half].size(); ++f) {
            TfRecordFile file(m_files[half][f]);
            std::int64_t record = 0;
            while (const std::optional<TfRecordPlace> place = file.next()) {
                labels.add(half, parse(file, *place, record, m_names), file.subject(), record);
                m_records[half].push_back({*place, static_cast<std::uint32_t>(f)});
                ++record;
                if (progress)
                    progress(++seen);
            }
        }
    }
    SampleTable table;
    table.subject = printable(spec.path);
    table.withoutValidation = datasetReason("dataset.without-files");
    table.validationRemedy = datasetReason("dataset.add-tf");
    if (labels.names.empty())
        readNames(m_files[0][0].parent_path(), labels.names);
    if (labels.texts[0].empty())
        numberClasses(labels.numbers, labels.names, table);
    else
        nameClasses(labels.texts, table);
    select(table, spec, seed);
    if (sources.unused > 0)
        describe({}, {datasetReason("dataset.files-unused", static_cast<std::int64_t>(sources.unused))});
}

std::vector<fs::path> TfRecordDataset::sourceFiles() const
{
    std::vector<fs::path> paths = m_files[0];
    paths.insert(paths.end(), m_files[1].begin(), m_files[1].end());
    return paths;
}

Reason TfRecordDataset::sourceName(Split half, std::int64_t index) const
{
    const Record& record = m_records[static_cast<int>(half)][static_cast<std::size_t>(index)];
    return nameReason("name.byte",
                      PathText{printable(m_files[static_cast<int>(half)][record.file].filename().native())},
                      Count{static_cast<std::int64_t>(record.place.offset)});
}

int TfRecordDataset::sourceFile(Split half, std::int64_t index) const
{
    return static_cast<int>(m_records[static_cast<int>(half)][static_cast<std::size_t>(index)].file);
}

DecodedImage TfRecordDataset::sourceImage(Split half, std::int64_t index, const ImageSpec& least) const
{
    const auto h = static_cast<int>(half);
    const Record& record = m_records[h][static_cast<std::size_t>(index)];
    const TfRecordFile file(m_files[h][record.file]);
    const std::string subject =
        file.subject() + " (record at byte " + countText(static_cast<std::int64_t>(record.place.offset)) + ")";
    const std::string bytes = file.read(record.place);
    TfExample example;
    try {
        example = readTfExample(
            bytes.size(),
            [&](std::uint64_t offset, std::span<std::uint8_t> out) {
                std::memcpy(out.data(), bytes.data() + offset, out.size());
            },
            m_names);
    } catch (const std::runtime_error& error) {
        throw Failure(ErrorKind::BadInput, "read the TFRecord file", subject,
                      datasetReason("dataset.tf-broken", whyOf(error)));
    }
    return decodeImage(std::string_view(bytes).substr(example.imageOffset, example.imageLength), least, subject);
}

} // namespace trainyard
