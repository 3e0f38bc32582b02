// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "backend/foreign/log_reader.h"

#include <nlohmann/json_fwd.hpp>

#include <map>
#include <optional>
#include <string>
#include <string_view>
#include <unordered_map>
#include <vector>

namespace trainyard::foreign {

/// A name as it is: a log may hold any bytes and any length. What cannot stand in a series' name is replaced, and a
/// checksum of the original is appended so that different names stay different.
std::string seriesName(std::string_view raw);
/// At most `longest` bytes of valid UTF-8; control characters other than line ends and tabs become "?".
std::string cleanText(std::string_view raw, std::size_t longest);

/// The damage as a message of the run: file, place and cause.
Reason damageReason(const LogDamage& damage);

inline constexpr std::size_t kLongestLogText = 4'000; ///< of texts, notes and parameters' values, bytes
inline constexpr std::size_t kMostLogParameters = 5'000;

/// What all readers share: the tables of series and sessions, and what is told of damage.
class LogBase : public LogReader {
public:
    const std::vector<std::string>& series() const override { return m_series; }
    const std::vector<LogSession>& sessions() const override { return m_sessions; }
    std::string position() const override;
    void resume(std::string_view position) override;

protected:
    explicit LogBase(std::filesystem::path path) : m_path(std::move(path)) {}

    /// What else a reader keeps in its position. load() may throw anything: resume() makes a Failure of it.
    virtual nlohmann::json save() const = 0;
    virtual void load(const nlohmann::json& saved) = 0;

    /// nullopt if there are too many series (which is told once).
    std::optional<std::uint32_t> seriesFor(std::string_view rawName, LogNews& news);
    void addPoint(LogNews& news, std::uint32_t series, std::int64_t step, double time, double epoch,
                  const SeriesValue& value, double elapsed = -1.0);
    /// The program begins again with the points of `firstStep`. Does nothing if no point lies there or beyond.
    void beginSession(std::int64_t firstStep);
    /// A value that has changed or is new; others are known already. A secret is neither told nor kept.
    void addParameter(LogNews& news, std::string_view name, std::string_view value);
    void damaged(LogNews& news, const std::filesystem::path& file, std::int64_t offset, Reason what);
    /// False, and tells it, for a step outside of 0 … kLargestStep.
    bool stepFits(std::int64_t step, LogNews& news, const std::filesystem::path& file, std::int64_t offset);

    const std::filesystem::path& path() const { return m_path; }

private:
    struct Hash {
        using is_transparent = void;
        std::size_t operator()(std::string_view text) const { return std::hash<std::string_view>()(text); }
    };

    std::filesystem::path m_path;
    std::vector<std::string> m_series;
    std::unordered_map<std::string, std::uint32_t, Hash, std::equal_to<>> m_places; ///< by raw name
    std::vector<LogSession> m_sessions{1};
    std::map<std::string, std::string, std::less<>> m_parameters;
    std::int64_t m_highestStep = -1; ///< of all points of the session
    std::int64_t m_damageTold = 0;
    bool m_tooManyTold = false;
};

} // namespace trainyard::foreign
