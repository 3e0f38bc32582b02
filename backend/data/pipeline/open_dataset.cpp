// SPDX-License-Identifier: Apache-2.0
#include "backend/data/pipeline/open_dataset.h"

#include "backend/base/error.h"
#include "backend/data/cache/cached_dataset.h"
#include "backend/data/cache/prepared_builder.h"
#include "backend/data/cache/prepared_dataset.h"
#include "backend/data/readers/cifar_dataset.h"
#include "backend/data/readers/csv_dataset.h"
#include "backend/data/readers/folder_dataset.h"
#include "backend/data/readers/glyph_dataset.h"
#include "backend/data/readers/hdf5_dataset.h"
#include "backend/data/readers/idx_dataset.h"
#include "backend/data/readers/synthetic_dataset.h"
#include "backend/data/readers/tf_record_dataset.h"
#include "backend/protocol/reasons_dataset.h"

namespace trainyard {
namespace {

/// A reader without caches.
struct Opened {
    std::shared_ptr<const Dataset> dataset;
    bool ready = false;     ///< already in memory in the delivered form
    std::int64_t bytes = 0; ///< of the source in memory
};

template <typename Reader>
Opened inMemory(std::shared_ptr<Reader> reader)
{
    const bool ready = reader->keepsSize();
    const std::int64_t bytes = reader->sourceBytes();
    return {std::move(reader), ready, bytes};
}

/// Where the samples are files or records, a reader keeps a name or a place of each.
template <typename Reader>
Opened listed(std::shared_ptr<Reader> reader)
{
    constexpr std::int64_t kBytes = 96; // a short path in a std::string, a label, a place in the selection
    const std::int64_t samples = reader->allSamples(Split::Train) + reader->allSamples(Split::Validation);
    return {std::move(reader), false, samples * kBytes};
}

Opened openReader(const DataSpec& spec, std::uint64_t seed, const EntriesSeen& progress, bool lookOnly)
{
    switch (spec.format) {
    case DataFormat::Glyphs: return {std::make_shared<GlyphDataset>(spec, seed)};
    case DataFormat::Idx:
        return inMemory(std::make_shared<IdxDataset>(spec, seed, lookOnly ? IdxPart::Header : IdxPart::Everything));
    case DataFormat::Folder: return listed(std::make_shared<FolderDataset>(spec, seed, progress));
    case DataFormat::Cifar: return inMemory(std::make_shared<CifarDataset>(spec, seed));
    case DataFormat::Csv: return listed(std::make_shared<CsvDataset>(spec, seed, progress));
    case DataFormat::TfRecord: return listed(std::make_shared<TfRecordDataset>(spec, seed, progress));
    case DataFormat::Hdf5: {
        auto reader = std::make_shared<Hdf5Dataset>(spec, seed, progress);
        const std::int64_t bytes = reader->sourceBytes();
        return {std::move(reader), false, bytes};
    }
    case DataFormat::Synthetic: return {std::make_shared<SyntheticDataset>(spec, seed), true};
    }
    throw Failure(ErrorKind::Internal, "open the data set", spec.path, datasetReason("dataset.format-unknown"));
}

} // namespace

std::shared_ptr<const Dataset> openSource(const DataSpec& spec, std::uint64_t seed)
{
    return openReader(spec, seed, {}, false).dataset;
}

std::shared_ptr<const Dataset> openDataset(const DataSpec& spec, std::uint64_t seed, const OpenOptions& options)
{
    Opened opened = openReader(spec, seed, {}, false);
    if (spec.cache.on() && takes(spec.format, "cache")) {
        const auto plan = std::make_shared<const PreparedPlan>(std::move(opened.dataset), spec);
        PrepareOptions preparing;
        preparing.threads = options.threads;
        preparing.progress = options.progress;
        if (!isPrepared(*plan))
            prepare(*plan, preparing);
        return std::make_shared<PreparedDataset>(plan, spec);
    }
    if (opened.ready)
        return opened.dataset;
    return std::make_shared<CachedDataset>(std::move(opened.dataset), spec.image);
}

std::shared_ptr<const Dataset> openWithoutPreparing(const DataSpec& spec, std::uint64_t seed)
{
    const std::shared_ptr<const Dataset> source = openSource(spec, seed);
    if (!spec.cache.on() || !takes(spec.format, "cache"))
        return source;
    const auto plan = std::make_shared<const PreparedPlan>(source, spec);
    return isPrepared(*plan) ? std::make_shared<PreparedDataset>(plan, spec) : source;
}

DatasetPlan inspectDataset(const DataSpec& spec, std::uint64_t seed, const EntriesSeen& progress)
{
    const Opened opened = openReader(spec, seed, progress, true);
    const Dataset& dataset = *opened.dataset;
    return {dataset.size(Split::Train),
            dataset.size(Split::Validation),
            dataset.classes(),
            dataset.summary(),
            dataset.deliversFeatures(),
            opened.bytes,
            opened.ready,
            dataset.ownSize(),
            dataset.holdsOut()};
}

} // namespace trainyard
