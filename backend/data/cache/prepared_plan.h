// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "backend/data/base/content_hash.h"
#include "backend/data/cache/prepared_shard.h"
#include "backend/data/dataset/dataset.h"

#include <filesystem>

namespace trainyard {

/// The form in which a cache stores images.
struct PreparedForm {
    ImageSpec image; ///< the spec's; stored images have its channels
    FitKind fit = FitKind::Stretch;
    int side = 0; ///< shorter side of stored images, with aspect kept, never enlarged; 0 = exactly the spec's size
    CacheStorage storage = CacheStorage::Auto;
    friend bool operator==(const PreparedForm&, const PreparedForm&) = default;
};

/// The form for a spec: images of exactly its size, or larger ones if training uses random resized crops.
PreparedForm preparedForm(const DataSpec& spec);

/// Makes the stored form of a sample: fills `bytes` and returns its size and kind. Deterministic. Any thread. Throws
/// like Dataset::image().
PreparedRecord makePrepared(const Dataset& source, const PreparedForm& form, bool jpeg, Split split, std::int64_t index,
                            std::vector<std::uint8_t>& bytes);
/// Calls `use` with an image that makePrepared() made; a JPEG is decoded no smaller than `least`.
void withPrepared(const PreparedRecord& record, std::span<const std::uint8_t> bytes, const ImageSpec& least,
                  const std::string& name, const std::function<void(const ImageView&)>& use);

/// The files of a spec's data set, with paths as its reader uses them; links are followed.
std::vector<std::filesystem::path> filesOf(const Dataset& source, const DataSpec& spec);

/// CacheStorage::Auto stores JPEGs if raw pixels would exceed this number of bytes.
constexpr std::int64_t kMostRawBytes = 16'000'000'000;

/// A cache's content, location and division into shards. Specs that use the same samples of one source in the same form
/// have the same plan, whatever their seeds and training settings.
class PreparedPlan {
public:
    /// `source` is the uncached reader. Reads size and time of every source file and, for CacheStorage::Auto, decodes a
    /// few images to choose the storage. Throws Failure.
    PreparedPlan(std::shared_ptr<const Dataset> source, const DataSpec& spec);

    const std::filesystem::path& folder() const { return m_folder; }
    const ContentHash& key() const { return m_key; }
    const PreparedForm& form() const { return m_form; } ///< its storage is never Auto
    std::int64_t samples() const { return static_cast<std::int64_t>(m_places.size()); }
    std::uint32_t shards() const;
    std::uint32_t shardOf(std::int64_t position) const { return static_cast<std::uint32_t>(position / m_perShard); }
    std::int64_t firstOf(std::uint32_t shard) const { return std::int64_t{shard} * m_perShard; }
    std::uint32_t recordsOf(std::uint32_t shard) const;
    std::filesystem::path file(std::uint32_t shard) const;
    /// Approximate bytes per image.
    std::int64_t recordBytes() const { return m_recordBytes; }
    /// Approximate bytes of the whole cache.
    std::int64_t bytes() const { return m_recordBytes * samples(); }
    /// Makes a few evenly spread images and discards them; returns seconds per image on one thread.
    double trySpeed() const;

    /// A sample's position in the cache.
    std::int64_t position(Split split, std::int64_t index) const;
    /// Makes the record at a position from the source. Deterministic. Any thread.
    PreparedRecord make(std::int64_t position, std::vector<std::uint8_t>& bytes) const;
    const Dataset& source() const { return *m_source; }

private:
    struct Place {
        SourcePlace source;
        Split split; ///< split and index of a sample of the run that is stored at this place
        std::int64_t index;
    };
    void gatherPlaces();
    ContentHash makeKey(const DataSpec& spec) const;
    void divide();
    PreparedRecord make(std::int64_t position, bool jpeg, std::vector<std::uint8_t>& bytes) const;

    std::shared_ptr<const Dataset> m_source;
    PreparedForm m_form;
    bool m_skips;                ///< store unreadable samples as unreadable
    std::vector<Place> m_places; ///< sorted by source place
    ContentHash m_key;
    std::filesystem::path m_folder;
    std::int64_t m_recordBytes = 0;
    std::int64_t m_perShard = 1;
};

} // namespace trainyard
