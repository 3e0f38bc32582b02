// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "backend/data/content_hash.h"
#include "backend/data/dataset.h"
#include "backend/data/prepared_shard.h"

#include <filesystem>

namespace trainyard {

/// How images are kept.
struct PreparedForm {
    ImageSpec image; ///< the spec's; kept images have its channels
    FitKind fit = FitKind::Stretch;
    int side = 0; ///< shorter side, aspect kept, never enlarged; 0 = exactly the spec's size, fitted
    CacheStorage storage = CacheStorage::Auto;
    friend bool operator==(const PreparedForm&, const PreparedForm&) = default;
};

/// What the cache of a spec holds: images of exactly its size, or larger ones where training takes random crops.
PreparedForm preparedForm(const DataSpec& spec);

/// Makes what is kept of a sample: fills `bytes`, and says size and kind; the same every time. Any thread. Throws like
/// Dataset::image().
PreparedRecord makePrepared(const Dataset& source, const PreparedForm& form, bool jpeg, Split split, std::int64_t index,
                            std::vector<std::uint8_t>& bytes);
/// Lends what makePrepared() kept; a JPEG is decoded no smaller than `least`.
void withPrepared(const PreparedRecord& record, std::span<const std::uint8_t> bytes, const ImageSpec& least,
                  const std::string& name, const std::function<void(const ImageView&)>& use);

/// The files that a data set of this spec consists of, by the names its reader gives them; links are followed.
std::vector<std::filesystem::path> filesOf(const Dataset& source, const DataSpec& spec);

/// From how many bytes on CacheStorage::Auto keeps JPEGs.
constexpr std::int64_t kMostRawBytes = 16'000'000'000;

/// What a cache holds, where it lies and how it is divided. Two specs of one source that use the same samples in the
/// same form have the same plan, whatever their seeds and training.
class PreparedPlan {
public:
    /// `source` is the reader itself. Looks at every source file's size and time, and, where the form leaves it open,
    /// decodes a few images to decide on the storage. Throws Failure.
    PreparedPlan(std::shared_ptr<const Dataset> source, const DataSpec& spec);

    const std::filesystem::path& folder() const { return m_folder; }
    const ContentHash& key() const { return m_key; }
    const PreparedForm& form() const { return m_form; } ///< storage is never Auto here
    std::int64_t samples() const { return static_cast<std::int64_t>(m_places.size()); }
    std::uint32_t shards() const;
    std::uint32_t shardOf(std::int64_t position) const { return static_cast<std::uint32_t>(position / m_perShard); }
    std::int64_t firstOf(std::uint32_t shard) const { return std::int64_t{shard} * m_perShard; }
    std::uint32_t recordsOf(std::uint32_t shard) const;
    std::filesystem::path file(std::uint32_t shard) const;
    /// About how many bytes an image needs.
    std::int64_t recordBytes() const { return m_recordBytes; }
    /// About how many bytes all of it needs.
    std::int64_t bytes() const { return m_recordBytes * samples(); }
    /// Makes a few images, spread evenly, and forgets them: seconds an image on one thread.
    double trySpeed() const;

    /// Which place of the cache a sample has.
    std::int64_t position(Split split, std::int64_t index) const;
    /// Makes the record at a position from the source: the same bytes every time. Any thread.
    PreparedRecord make(std::int64_t position, std::vector<std::uint8_t>& bytes) const;
    const Dataset& source() const { return *m_source; }

private:
    struct Place {
        SourcePlace source;
        Split split; ///< a sample of the run that stands there
        std::int64_t index;
    };
    void gatherPlaces();
    ContentHash makeKey(const DataSpec& spec) const;
    void divide();
    PreparedRecord make(std::int64_t position, bool jpeg, std::vector<std::uint8_t>& bytes) const;

    std::shared_ptr<const Dataset> m_source;
    PreparedForm m_form;
    bool m_skips;                ///< unreadable samples are kept as such
    std::vector<Place> m_places; ///< sorted by source place
    ContentHash m_key;
    std::filesystem::path m_folder;
    std::int64_t m_recordBytes = 0;
    std::int64_t m_perShard = 1;
};

} // namespace trainyard
