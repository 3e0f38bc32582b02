// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "backend/base/error.h"
#include "backend/data/folder_listing.h"
#include "backend/data/image_view.h"
#include "backend/protocol/plan.h"
#include "backend/protocol/run_spec.h"

#include <compare>
#include <cstdint>
#include <filesystem>
#include <functional>
#include <memory>
#include <span>
#include <string>
#include <vector>

namespace trainyard {

enum class Split { Train, Validation };

/// A sample as its source holds it, before a run chooses among the samples.
struct SourcePlace {
    Split half;
    std::int64_t index; ///< within that half
    friend auto operator<=>(const SourcePlace&, const SourcePlace&) = default;
};

/// A data set with random access. Thread-safe after construction: any number of threads may call image() at once.
/// Contract (one suite over all readers): sizes and labels never change; image() of the same index gives the same
/// bytes.
class Dataset {
public:
    virtual ~Dataset() = default;
    virtual std::int64_t size(Split split) const = 0;
    virtual std::int32_t label(Split split, std::int64_t index) const = 0;
    /// Sample `index` at its own size, or smaller but no smaller than `least` along either axis (a JPEG is shrunk while
    /// it is decoded); grey or RGB, whatever it is. Throws like image().
    virtual DecodedImage decoded(Split split, std::int64_t index, const ImageSpec& least) const = 0;
    /// The same, lent to `use` for the time of its call: without a copy where the image lies in memory.
    virtual void withDecoded(Split split, std::int64_t index, const ImageSpec& least,
                             const std::function<void(const ImageView&)>& use) const;
    /// Decodes sample `index` into height × width × channels uint8 (HWC), resized to the spec's image size.
    /// Throws Failure(BadInput) that names the file and the reason.
    virtual void image(Split split, std::int64_t index, std::span<std::uint8_t> out) const = 0;
    /// Whether samples are numbers rather than images: then image() fills height × width × channels fp32 values instead
    /// of bytes, in the order in which they stand in the source, and decoded() throws Failure(Unsupported).
    virtual bool deliversFeatures() const { return false; }
    virtual const std::vector<std::string>& classes() const = 0;
    /// How many the source has, of which classes() are used.
    virtual std::int64_t allClasses() const { return static_cast<std::int64_t>(classes().size()); }
    /// What people call the sample: its file, or "image 17 of the training data".
    virtual std::string sampleName(Split split, std::int64_t index) const;
    /// "60,000 + 10,000 images of 28 × 28"
    virtual std::string summary() const = 0;
    /// Where a sample stands in the source: runs that choose other samples of one source share its prepared cache by
    /// it.
    virtual SourcePlace sourcePlace(Split split, std::int64_t index) const { return {split, index}; }
    /// Where files hold many samples each: how many of each file are in this split, in the samples' order. Empty
    /// otherwise.
    virtual std::vector<std::int64_t> fileSizes(Split) const { return {}; }
    /// The files that the samples come from, whose sizes and times tell whether the source has changed. Empty = every
    /// file below the spec's path.
    virtual std::vector<std::filesystem::path> sourceFiles() const { return {}; }
};

struct PrepareProgress;

/// How the preparation of a data set at its first use is followed.
struct OpenOptions {
    int threads = 1;                                      ///< for preparing
    std::function<bool(const PrepareProgress&)> progress; ///< see PrepareOptions; false ends it with Failure(Cancelled)
};

/// Opens what the spec names; where it asks for a prepared cache that is not there yet, prepares it first. Throws
/// Failure with file, reason and remedy: nothing is opened half.
std::shared_ptr<const Dataset> openDataset(const DataSpec& spec, std::uint64_t seed, const OpenOptions& options = {});

/// The reader alone, as it reads the source. Throws like openDataset().
std::shared_ptr<const Dataset> openSource(const DataSpec& spec, std::uint64_t seed);

/// A quick look for the plan pane, without decoding images: counts, classes. Throws like openDataset. Listing a large
/// folder on a slow disk takes long: `progress` hears of it, and may throw to end it.
DatasetPlan inspectDataset(const DataSpec& spec, std::uint64_t seed, const EntriesSeen& progress = {});

/// Whether a failure is a fault of the one file and the next one may be tried.
bool isUnreadable(ErrorKind kind);

/// Bytes that image() fills.
std::size_t sampleBytes(const Dataset& dataset, const ImageSpec& image);

/// Mean and standard deviation per channel of pixel / 255, or of features as they are, over at most 2,000 training
/// images, spread evenly; `unreadable` says whether one that cannot be read is left out. Depends on the data set alone.
struct ChannelStatistics {
    std::vector<float> mean;
    std::vector<float> deviation;
};
ChannelStatistics channelStatistics(const Dataset& dataset, const ImageSpec& image,
                                    UnreadablePolicy unreadable = UnreadablePolicy::Fail);

/// The order of an epoch's samples: a permutation of 0…size−1 that depends on (seed, epoch) alone. Validation:
/// identity.
std::vector<std::int64_t> epochOrder(std::int64_t size, std::uint64_t seed, std::int64_t epoch);

} // namespace trainyard
