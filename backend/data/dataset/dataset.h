// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "backend/base/error.h"
#include "backend/base/reason.h"
#include "backend/data/base/go_on.h"
#include "backend/data/image/image_view.h"
#include "backend/protocol/run_spec.h"

#include <compare>
#include <cstdint>
#include <filesystem>
#include <functional>
#include <memory>
#include <optional>
#include <span>
#include <string>
#include <vector>

namespace trainyard {

enum class Split { Train, Validation };

/// A sample's position in the source, before a run selects among the samples.
struct SourcePlace {
    Split half;
    std::int64_t index; ///< within that half
    friend auto operator<=>(const SourcePlace&, const SourcePlace&) = default;
};

/// A data set with random access. Thread-safe after construction: any number of threads may call image() at once.
/// Contract, checked by one test suite for all readers: sizes and labels never change, and image() always gives the
/// same bytes for an index.
class Dataset {
public:
    virtual ~Dataset() = default;
    virtual std::int64_t size(Split split) const = 0;
    virtual std::int32_t label(Split split, std::int64_t index) const = 0;
    /// Sample `index` at its original size, or shrunk to no less than `least` along either axis (JPEGs shrink while
    /// decoding). Grey or RGB, as in the source. Throws like image().
    virtual DecodedImage decoded(Split split, std::int64_t index, const ImageSpec& least) const = 0;
    /// Passes the same image to `use`, without a copy if it is in memory. The view is valid only during the call.
    virtual void withDecoded(Split split, std::int64_t index, const ImageSpec& least,
                             const std::function<void(const ImageView&)>& use) const;
    /// Decodes sample `index` into height × width × channels uint8 (HWC), resized to the spec's image size.
    /// Throws Failure(BadInput), which names the file and the reason.
    virtual void image(Split split, std::int64_t index, std::span<std::uint8_t> out) const = 0;
    /// Whether samples are features rather than images. image() then writes height × width × channels fp32 values
    /// instead of bytes, in the source's order, and decoded() throws Failure(Unsupported).
    virtual bool deliversFeatures() const { return false; }
    /// The size of every image in the source; nullopt if they differ or it takes reading them all to know.
    virtual std::optional<ImageSpec> ownSize() const { return std::nullopt; }
    virtual const std::vector<std::string>& classes() const = 0;
    /// The number of classes in the source; classes() contains those in use.
    virtual std::int64_t allClasses() const { return static_cast<std::int64_t>(classes().size()); }
    /// The number of samples of the classes in use; size() is smaller if the run uses a part of them.
    virtual std::int64_t allSamples(Split split) const { return size(split); }
    /// Whether the validation samples are a share of the source's training samples, because it has no others.
    virtual bool holdsOut() const { return false; }
    /// The sample's name for messages: its file, or "image 17 of the training data", counted from 0 as everywhere.
    virtual Reason sampleName(Split split, std::int64_t index) const;
    /// "60,000 + 10,000 images of 28 × 28", then remarks. The window translates it.
    virtual std::vector<Reason> content() const = 0;
    std::string summary() const; ///< content() in English
    /// A sample's position in the source. Runs that select different samples of one source share its prepared cache
    /// through it.
    virtual SourcePlace sourcePlace(Split split, std::int64_t index) const { return {split, index}; }
    /// For sources with many samples per file: the number of samples of each file in this split, in the samples' order.
    /// Otherwise empty.
    virtual std::vector<std::int64_t> fileSizes(Split) const { return {}; }
    /// The files that contain the samples; changed sizes or times mean that the source has changed. Empty = every file
    /// below the spec's path.
    virtual std::vector<std::filesystem::path> sourceFiles() const { return {}; }
    /// The file that is this sample and nothing else; empty where files contain many samples, or there are none.
    virtual std::filesystem::path sampleFile(Split, std::int64_t) const { return {}; }
    /// Whether the first image() of a sample of this split is kept in memory, so that later ones only copy it.
    virtual bool caches(Split) const { return false; }
};

/// Whether a failure concerns a single sample, so that others may still be readable.
bool isUnreadable(ErrorKind kind);
/// Whether a run of this spec may skip samples that cannot be read.
inline bool maySkip(const DataSpec& spec)
{
    return takes(spec.format, "unreadable");
}
/// The failure of a single sample where it may be skipped but is not, with that remedy; other failures unchanged. Call
/// it inside a catch block.
[[noreturn]] void rethrowUnreadable(const Failure& failure, bool maySkip);

/// Bytes that image() writes.
std::size_t sampleBytes(const Dataset& dataset, const ImageSpec& image);

/// Mean and standard deviation per channel of pixel / 255, or of features unscaled, over at most 2,000 evenly spread
/// training samples. `unreadable` says whether to skip unreadable samples. Depends only on the data set.
struct ChannelStatistics {
    std::vector<float> mean;
    std::vector<float> deviation;
};
ChannelStatistics channelStatistics(const Dataset& dataset, const ImageSpec& image,
                                    UnreadablePolicy unreadable = UnreadablePolicy::Fail);

/// The order of an epoch's training samples: a permutation of 0…size−1 that depends only on (seed, epoch). Throws
/// Failure(Cancelled) if `goOn`, asked from time to time, gives false.
std::vector<std::int64_t> epochOrder(std::int64_t size, std::uint64_t seed, std::int64_t epoch, const GoOn& goOn = {});

} // namespace trainyard
