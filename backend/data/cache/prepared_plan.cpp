// SPDX-License-Identifier: Apache-2.0
#include "backend/data/cache/prepared_plan.h"

#include "backend/base/clock.h"
#include "backend/base/error.h"
#include "backend/base/files.h"
#include "backend/data/base/data_text.h"
#include "backend/data/image/image_codec.h"
#include "backend/data/image/jpeg_encoder.h"
#include "backend/data/image/pixel_pool.h"
#include "backend/data/image/resize.h"
#include "backend/protocol/locations.h"
#include "backend/protocol/reason_json.h"
#include "backend/protocol/reasons_dataset.h"

#include <nlohmann/json.hpp>

#include <sys/stat.h>

#include <algorithm>
#include <cerrno>
#include <cstdio>
#include <optional>

namespace trainyard {
namespace {

namespace fs = std::filesystem;

constexpr std::uint64_t kVersion = 1;                        // of the way images are made
constexpr std::int64_t kShardBytes = std::int64_t{64} << 20; // at most …
constexpr std::int64_t kLeastShards = 16;                    // … and enough of them for threads and jobs to share
constexpr std::int64_t kSizedImages = 16;
constexpr int kQuality = 95;

std::span<const std::uint8_t> bytesOf(std::string_view text)
{
    return {reinterpret_cast<const std::uint8_t*>(text.data()), text.size()};
}

/// Every file below a folder, or the file itself; links are followed as the readers do.
std::vector<fs::path> filesBelow(const fs::path& root)
{
    std::vector<fs::path> files;
    std::error_code code;
    if (!fs::is_directory(root, code))
        return {root};
    constexpr auto options =
        fs::directory_options::follow_directory_symlink | fs::directory_options::skip_permission_denied;
    for (fs::recursive_directory_iterator it(root, options, code), end; !code && it != end; it.increment(code))
        if (it->is_regular_file(code))
            files.push_back(it->path());
    std::sort(files.begin(), files.end());
    return files;
}

void addFile(ContentHasher& hasher, const fs::path& file, const fs::path& root)
{
    struct stat status {};
    if (::stat(file.c_str(), &status) != 0)
        status.st_size = -1; // the list names a file that does not exist; reading will report or skip it
    const fs::path name = file.lexically_relative(root);
    hasher.add(bytesOf(name.empty() || *name.begin() == ".." ? file.native() : name.native()));
    hasher.add(static_cast<std::uint64_t>(status.st_size));
    hasher.add(static_cast<std::uint64_t>(status.st_mtim.tv_sec));
    hasher.add(static_cast<std::uint64_t>(status.st_mtim.tv_nsec));
}

/// What an earlier preparation recorded about the cache of this key. With it nothing has to be decoded, so that a cache
/// is usable on machines without the images.
struct Noted {
    bool jpeg = false;
    std::int64_t recordBytes = 0;
};

std::optional<Noted> noted(const fs::path& folder, const ContentHash& key, std::int64_t samples)
{
    std::error_code code;
    if (!fs::is_regular_file(folder / "about.json", code))
        return std::nullopt;
    try {
        const auto json = nlohmann::json::parse(readFile(folder / "about.json", 1 << 20));
        const Noted noted{json.at("storage") == "jpeg", json.at("record_bytes").get<std::int64_t>()};
        const bool fits = json.at("key") == key.text() && json.at("samples") == samples && noted.recordBytes > 0 &&
                          noted.recordBytes < std::int64_t{1} << 40;
        return fits ? std::optional(noted) : std::nullopt;
    } catch (const std::exception&) { // incomplete or of an older version: measure again
        return std::nullopt;
    }
}

/// English words, for engines that know no codes, then a NUL byte and the reason itself. Older caches have only words.
std::string storedReason(Reason why)
{
    why.remedy.clear();
    const std::string line = reasonLine(why);
    return line.empty() ? why.words : why.words + '\0' + line;
}

Reason readStoredReason(const std::string& bytes)
{
    const std::size_t end = bytes.find('\0');
    return end == std::string::npos ? Reason(bytes) : reasonOf(bytes.substr(0, end), bytes.substr(end + 1));
}

} // namespace

std::vector<fs::path> filesOf(const Dataset& source, const DataSpec& spec)
{
    std::vector<fs::path> files = source.sourceFiles();
    return files.empty() ? filesBelow(spec.path) : files;
}

PreparedForm preparedForm(const DataSpec& spec)
{
    PreparedForm form{spec.image, spec.fit, 0, spec.cache.storage};
    if (!spec.augment.resizedCrop)
        return form;
    const int larger = std::max(spec.image.height, spec.image.width);
    form.side = spec.cache.side > 0 ? spec.cache.side : (8 * larger + 6) / 7;
    form.fit = FitKind::Stretch; // irrelevant, because aspects are kept
    form.image.height = form.image.width = 0;
    return form;
}

PreparedPlan::PreparedPlan(std::shared_ptr<const Dataset> source, const DataSpec& spec)
    : m_source(std::move(source)), m_form(preparedForm(spec)), m_skips(spec.unreadable == UnreadablePolicy::Skip)
{
    if (m_source->deliversFeatures())
        throw Failure(ErrorKind::BadInput, "prepare the data set", printable(spec.path),
                      datasetReason("dataset.features-no-cache"));
    gatherPlaces();
    m_key = makeKey(spec);
    const fs::path root = spec.cache.on() && spec.cache.place != "auto" ? fs::path(spec.cache.place) : preparedFolder();
    m_folder = root / m_key.text();
    divide();
}

void PreparedPlan::gatherPlaces()
{
    for (const Split split : {Split::Train, Split::Validation}) {
        for (std::int64_t i = 0; i < m_source->size(split); ++i)
            m_places.push_back({m_source->sourcePlace(split, i), split, i});
    }
    const auto before = [](const Place& a, const Place& b) { return a.source < b.source; };
    const auto same = [](const Place& a, const Place& b) { return a.source == b.source; };
    std::sort(m_places.begin(), m_places.end(), before);
    m_places.erase(std::unique(m_places.begin(), m_places.end(), same), m_places.end());
    if (m_places.empty())
        throw Failure(ErrorKind::BadInput, "prepare the data set", {}, datasetReason("dataset.no-images"));
}

ContentHash PreparedPlan::makeKey(const DataSpec& spec) const
{
    ContentHasher hasher;
    hasher.add(kVersion);
    for (const int value : {m_form.image.height, m_form.image.width, m_form.image.channels,
                            static_cast<int>(m_form.fit), m_form.side, static_cast<int>(m_form.storage)})
        hasher.add(static_cast<std::uint64_t>(value));
    hasher.add(bytesOf(name(spec.format))).add(bytesOf(spec.features));
    for (const Place& place : m_places)
        hasher.add(static_cast<std::uint64_t>(place.source.index) << 1 | static_cast<std::uint64_t>(place.source.half));
    for (const fs::path& file : filesOf(*m_source, spec))
        addFile(hasher, file, spec.path);
    return hasher.hash();
}

/// Chooses storage and shard size from evenly spread images, so that every process makes the same choice.
void PreparedPlan::divide()
{
    const bool known = m_form.side == 0 && m_form.storage != CacheStorage::Jpeg;
    const std::int64_t exact =
        std::int64_t{m_form.image.height} * m_form.image.width * m_form.image.channels; // 0 with a shorter side
    const bool jpegAsked = m_form.storage == CacheStorage::Jpeg;
    const std::int64_t tried = std::min(kSizedImages, samples());
    const std::optional<Noted> before = known ? std::nullopt : noted(m_folder, m_key, samples());
    const auto meanBytes = [&](bool jpeg) {
        std::vector<std::uint8_t> bytes;
        std::int64_t sum = 0;
        for (std::int64_t i = 0; i < tried; ++i) {
            make(i * samples() / tried, jpeg, bytes);
            sum += static_cast<std::int64_t>(bytes.size());
        }
        return sum / tried;
    };
    m_recordBytes = known ? exact : before ? before->recordBytes : meanBytes(jpegAsked);
    if (before)
        m_form.storage = before->jpeg ? CacheStorage::Jpeg : CacheStorage::Raw;
    else if (m_form.storage == CacheStorage::Auto) {
        const bool jpeg = m_recordBytes * samples() > kMostRawBytes;
        m_form.storage = jpeg ? CacheStorage::Jpeg : CacheStorage::Raw;
        if (jpeg)
            m_recordBytes = meanBytes(true);
    }
    const std::int64_t fitting = std::max<std::int64_t>(1, kShardBytes / std::max<std::int64_t>(1, m_recordBytes));
    m_perShard = std::clamp<std::int64_t>((samples() + kLeastShards - 1) / kLeastShards, 1, fitting);
}

double PreparedPlan::trySpeed() const
{
    const std::int64_t tried =
        std::clamp<std::int64_t>(samples() / 100, std::min<std::int64_t>(4, samples()), kSizedImages);
    std::vector<std::uint8_t> bytes;
    const double begin = steadyTime();
    for (std::int64_t i = 0; i < tried; ++i)
        make(i * samples() / tried, bytes);
    return (steadyTime() - begin) / static_cast<double>(tried);
}

std::uint32_t PreparedPlan::shards() const
{
    return static_cast<std::uint32_t>((samples() + m_perShard - 1) / m_perShard);
}

std::uint32_t PreparedPlan::recordsOf(std::uint32_t shard) const
{
    return static_cast<std::uint32_t>(std::min(m_perShard, samples() - firstOf(shard)));
}

fs::path PreparedPlan::file(std::uint32_t shard) const
{
    char name[32];
    std::snprintf(name, sizeof name, "shard-%06u", shard);
    return m_folder / name;
}

std::int64_t PreparedPlan::position(Split split, std::int64_t index) const
{
    const SourcePlace place = m_source->sourcePlace(split, index);
    const auto found = std::lower_bound(m_places.begin(), m_places.end(), place,
                                        [](const Place& a, const SourcePlace& b) { return a.source < b; });
    return found - m_places.begin();
}

PreparedRecord PreparedPlan::make(std::int64_t position, std::vector<std::uint8_t>& bytes) const
{
    return make(position, m_form.storage == CacheStorage::Jpeg, bytes);
}

PreparedRecord PreparedPlan::make(std::int64_t position, bool jpeg, std::vector<std::uint8_t>& bytes) const
{
    const Place& place = m_places[static_cast<std::size_t>(position)];
    try {
        return makePrepared(*m_source, m_form, jpeg, place.split, place.index, bytes);
    } catch (const Failure& failure) {
        if (!m_skips)
            rethrowUnreadable(failure, true);
        if (!isUnreadable(failure.error().kind))
            throw;
        const std::string reason = storedReason(failure.error().why());
        bytes.assign(reason.begin(), reason.end());
    }
    PreparedRecord record;
    record.height = record.width = record.channels = 1;
    record.jpeg = PreparedRecord::kUnreadable;
    return record;
}

PreparedRecord makePrepared(const Dataset& source, const PreparedForm& form, bool jpeg, Split split, std::int64_t index,
                            std::vector<std::uint8_t>& bytes)
{
    ImageSpec size = form.image;
    const auto byteCount = [&size] {
        return static_cast<std::size_t>(size.height) * static_cast<std::size_t>(size.width) *
               static_cast<std::size_t>(size.channels);
    };
    if (form.side == 0) {
        bytes.resize(byteCount());
        source.image(split, index, bytes);
    } else {
        const ImageSpec least{form.side, form.side, form.image.channels};
        source.withDecoded(split, index, least, [&](const ImageView& image) {
            size = shorterSide(image, form.side);
            size.channels = form.image.channels;
            bytes.resize(byteCount());
            resizeRegion(image, wholeOf(image), size, bytes);
        });
    }
    PreparedRecord record;
    record.height = static_cast<std::uint16_t>(size.height);
    record.width = static_cast<std::uint16_t>(size.width);
    record.channels = static_cast<std::uint8_t>(size.channels);
    record.jpeg = jpeg ? 1 : 0;
    if (jpeg) {
        const std::string file = encodeJpeg(bytes.data(), size.width, size.height, size.channels, kQuality);
        bytes.assign(file.begin(), file.end());
    }
    return record;
}

void withPrepared(const PreparedRecord& record, std::span<const std::uint8_t> bytes, const ImageSpec& least,
                  const std::string& name, const std::function<void(const ImageView&)>& use)
{
    if (record.jpeg == 0)
        return use({bytes.data(), record.height, record.width, record.channels});
    if (record.jpeg == PreparedRecord::kUnreadable)
        throw Failure(ErrorKind::BadInput, "read", name,
                      datasetReason("dataset.unreadable", readStoredReason(std::string(bytes.begin(), bytes.end()))));
    DecodedImage image = decodeImage({reinterpret_cast<const char*>(bytes.data()), bytes.size()}, least, name);
    use(image.view());
    pixel_pool::giveBack(std::move(image.pixels));
}

} // namespace trainyard
