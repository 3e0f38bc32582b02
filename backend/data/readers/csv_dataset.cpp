// SPDX-License-Identifier: Apache-2.0
#include "backend/data/readers/csv_dataset.h"

#include "backend/base/error.h"
#include "backend/base/files.h"
#include "backend/data/base/data_text.h"
#include "backend/data/dataset/class_names.h"
#include "backend/data/files/class_walk.h"
#include "backend/data/files/csv_reader.h"
#include "backend/data/files/source_files.h"
#include "backend/data/image/image_codec.h"
#include "backend/protocol/reasons.h"
#include "backend/protocol/reasons_dataset.h"

#include <algorithm>
#include <optional>
#include <system_error>
#include <utility>

namespace trainyard {
namespace {

namespace fs = std::filesystem;

constexpr std::size_t kLongestCsv = std::size_t{2} << 30;
constexpr std::int64_t kLookedFor = 1000; // files of each half, evenly spread

const SourceKind kLists = {[] { return datasetReason("dataset.csv-files"); },
                           [](const std::string& name) { return name.ends_with(".csv"); }, false};

Failure badCsv(const fs::path& list, Reason why)
{
    return Failure(ErrorKind::BadInput, "read the CSV file", printable(list.native()), std::move(why));
}

/// Positions of the columns; without a header: path, label.
struct Columns {
    std::size_t path = 0;
    std::size_t label = 1;
    std::size_t split = std::string::npos;
    std::size_t count = 2;
};

bool isOneOf(const std::string& name, std::initializer_list<const char*> words)
{
    return std::any_of(words.begin(), words.end(), [&](const char* word) { return name == word; });
}

/// Whether the line is a header; if so, sets the columns.
bool readHeader(const std::vector<std::string>& fields, Columns& columns)
{
    constexpr std::size_t none = std::string::npos;
    Columns found{none, none, none, fields.size()};
    for (std::size_t i = 0; i < fields.size(); ++i) {
        const std::string name = lowerCase(fields[i]);
        if (found.path == none &&
            isOneOf(name, {"path", "file", "filename", "file_name", "filepath", "image", "image_path"}))
            found.path = i;
        else if (found.label == none && isOneOf(name, {"label", "class", "target", "category", "class_name"}))
            found.label = i;
        else if (found.split == none && isOneOf(name, {"split", "subset", "set"}))
            found.split = i;
    }
    if (found.path == none || found.label == none)
        return false;
    columns = found;
    return true;
}

Split halfOf(const fs::path& list, std::int64_t line, const std::string& word)
{
    const std::string name = lowerCase(word);
    if (isOneOf(name, {"train", "training"}))
        return Split::Train;
    if (isOneOf(name, {"val", "valid", "validation", "test", "eval"}))
        return Split::Validation;
    throw badCsv(list, datasetReason("dataset.csv-split", Count{line}, PathText{printable(word.substr(0, 60))}));
}

struct Row {
    std::string file;
    std::string label;
    Split half;
};

/// Calls `take` with each row.
template <typename Take>
void readList(const fs::path& list, Split half, const EntriesSeen& progress, std::int64_t& seen, const Take& take)
{
    const std::string text = readFile(list, kLongestCsv);
    CsvReader reader(text, printable(list.native()));
    Columns columns;
    bool first = true;
    while (std::optional<std::vector<std::string>> fields = reader.next()) {
        if (std::exchange(first, false) && readHeader(*fields, columns))
            continue;
        const Count line{reader.line()};
        if (fields->size() != columns.count)
            throw badCsv(list, columns.count == 2
                                   ? datasetReason("dataset.csv-fields-columns", line, fields->size(), columns.count)
                                   : datasetReason("dataset.csv-fields", line, fields->size(), columns.count));
        Row row{std::move((*fields)[columns.path]), std::move((*fields)[columns.label]), half};
        if (row.file.empty() || row.label.empty())
            throw badCsv(list, row.file.empty() ? datasetReason("dataset.csv-no-path", line)
                                                : datasetReason("dataset.csv-no-label", line));
        if (columns.split != std::string::npos)
            row.half = halfOf(list, reader.line(), (*fields)[columns.split]);
        take(std::move(row));
        if (progress)
            progress(++seen);
    }
}

} // namespace

CsvDataset::CsvDataset(const DataSpec& spec, std::uint64_t seed, const EntriesSeen& progress)
    : SelectedDataset(spec.image)
{
    const SourceFiles lists = findSourceFiles(spec.path, kLists);
    std::vector<std::string> labels[2];
    std::int64_t seen = 0;
    for (const Split half : {Split::Train, Split::Validation}) {
        for (const fs::path& list : lists.files[static_cast<int>(half)]) {
            m_lists.push_back(list);
            readList(list, half, progress, seen, [&](Row row) {
                m_files[static_cast<int>(row.half)].push_back(std::move(row.file));
                labels[static_cast<int>(row.half)].push_back(std::move(row.label));
            });
            for (int h = 0; h < 2; ++h) {
                m_folders[h].push_back(list.parent_path());
                m_ends[h].push_back(static_cast<std::int64_t>(m_files[h].size()));
            }
        }
    }
    SampleTable table;
    table.subject = printable(spec.path);
    table.withoutValidation = datasetReason("dataset.without-csv");
    table.validationRemedy = datasetReason("dataset.add-csv");
    if (m_files[0].empty())
        throw badCsv(spec.path, datasetReason("dataset.csv-no-training", remedyReason(kLists.plural())));
    nameClasses(labels, table);
    select(table, spec, seed);
    if (lists.unused > 0)
        describe({}, {datasetReason("dataset.lists-unused", static_cast<std::int64_t>(lists.unused))});
    lookForFiles(spec.unreadable);
}

/// Detects a list made on another machine, whose files do not exist here, before training starts. Where unreadable
/// samples are skipped, only if none of the files looked for is there.
void CsvDataset::lookForFiles(UnreadablePolicy unreadable) const
{
    std::optional<Failure> first;
    bool anyThere = false;
    for (const Split half : {Split::Train, Split::Validation}) {
        const auto count = static_cast<std::int64_t>(m_files[static_cast<int>(half)].size());
        const std::int64_t looked = std::min(count, kLookedFor);
        for (std::int64_t i = 0; i < looked; ++i) {
            const fs::path file = pathOf(half, i * count / looked);
            std::error_code code;
            const fs::file_status status = fs::status(file, code);
            if (fs::is_regular_file(status)) {
                anyThere = true;
            } else {
                const Failure failure = badCsv(file, fs::exists(status) ? datasetReason("dataset.csv-not-regular")
                                                                        : datasetReason("dataset.csv-absent"));
                if (unreadable == UnreadablePolicy::Fail)
                    throw failure;
                if (!first)
                    first = failure;
            }
        }
    }
    if (first && !anyThere)
        throw *first;
}

fs::path CsvDataset::pathOf(Split half, std::int64_t index) const
{
    const auto h = static_cast<int>(half);
    const auto list = std::upper_bound(m_ends[h].begin(), m_ends[h].end(), index) - m_ends[h].begin();
    return m_folders[h][static_cast<std::size_t>(list)] / m_files[h][static_cast<std::size_t>(index)];
}

std::vector<fs::path> CsvDataset::sourceFiles() const
{
    std::vector<fs::path> paths = m_lists;
    for (const Split half : {Split::Train, Split::Validation}) {
        for (std::size_t i = 0; i < m_files[static_cast<int>(half)].size(); ++i)
            paths.push_back(pathOf(half, static_cast<std::int64_t>(i)));
    }
    return paths;
}

fs::path CsvDataset::sampleFile(Split split, std::int64_t index) const
{
    const SourcePlace at = place(split, index);
    return pathOf(at.half, at.index);
}

Reason CsvDataset::sourceName(Split half, std::int64_t index) const
{
    return printable(m_files[static_cast<int>(half)][static_cast<std::size_t>(index)]);
}

DecodedImage CsvDataset::sourceImage(Split half, std::int64_t index, const ImageSpec& least) const
{
    const fs::path path = pathOf(half, index);
    return decodeImage(readImageFile(path), least, printable(path.native()));
}

} // namespace trainyard
