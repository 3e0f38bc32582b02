// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "gui/trace/trace.h"

#include <functional>
#include <memory>
#include <string_view>
#include <unordered_map>

namespace trainyard::timeline {

/// An event as in the file; texts are views into the reader's buffer and still JSON-escaped.
struct RawEvent {
    std::string_view name, category, process, thread, id, arguments;
    char phase = 0;
    bool hasTime = false;
    std::int64_t time = 0, duration = 0; ///< nanoseconds
    std::uint64_t place = 0;
};

/// Deduplicated names.
class LabelTable {
public:
    std::uint32_t find(std::string_view name, std::string_view category);
    std::vector<Label> take();

private:
    struct Key {
        std::string name, category;
    };
    void grow();
    std::vector<Key> m_keys;
    std::vector<Label> m_labels;
    std::vector<std::uint64_t> m_hashes;
    std::vector<std::uint32_t> m_slots; ///< index + 1
};

/// Collects events of one or several files into a Trace.
class TraceBuilder {
public:
    TraceBuilder();
    ~TraceBuilder();

    int addFile(std::string path);
    File& file(int number) { return m_files[static_cast<std::size_t>(number)]; }
    void add(int file, const RawEvent& event);
    /// A member of the file's top-level object other than "traceEvents": PyTorch's time base and rank.
    void about(int file, std::string_view key, std::string_view json);
    std::uint64_t slices() const { return m_slices; }

    /// Sorts, nests and bins the collected slices. `progress` receives shares from 0 to 1; if it returns false, the
    /// result is null.
    std::unique_ptr<Trace> build(const std::function<bool(double)>& progress = {});

private:
    struct RawSlice {
        std::int64_t begin, end;
        std::uint64_t place;
        std::uint32_t label;
    };
    struct OpenTrack {
        int process = 0;
        std::string id, name;
        std::int64_t sort = 0;
        bool hasSort = false;
        std::vector<RawSlice> slices;
        std::vector<std::size_t> open; ///< begins without an end yet
        std::int64_t last = 0;
    };
    struct OpenProcess {
        Process process;
        double unixMinusTime = 0.0; ///< microseconds
        bool hasClock = false, hasSort = false;
    };
    struct FileAbout {
        double base = 0.0; ///< nanoseconds to add
        int rank = -1;
    };

    int processOf(int file, std::string_view id);
    OpenTrack* trackOf(int file, std::string_view process, std::string_view thread);
    void metadata(int file, const RawEvent& event);
    std::int64_t shiftOf(const OpenProcess& process, bool severalHosts, bool bases) const;
    void layOut(Trace& trace, Track& track, OpenTrack& from, std::int64_t shift);
    void order(Trace& trace) const;

    std::vector<File> m_files;
    std::vector<FileAbout> m_about;
    std::vector<OpenProcess> m_processes;
    std::vector<std::unique_ptr<OpenTrack>> m_tracks;
    std::unordered_map<std::string, int> m_processByKey, m_trackByKey;
    std::string m_key;
    std::string m_lastProcess, m_lastThread;
    int m_lastFile = -1;
    OpenTrack* m_lastTrack = nullptr;
    LabelTable m_labels;
    std::uint64_t m_slices = 0, m_dropped = 0;
};

/// Decodes a JSON string without quotes to UTF-8; invalid escapes stay unchanged.
std::string unescaped(std::string_view text);

} // namespace trainyard::timeline
