// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "storage/ingest/bin_table.h"

#include <array>
#include <span>

namespace trainyard::ingest {

/// Writes one attempt's points of a series with their bins. Keeps incomplete bins between calls, so it is correct only
/// while nobody else writes this part.
class PartWriter {
public:
    PartWriter(sqlite::Connection& connection, std::int64_t series, int attempt);

    /// Adds records in file order. A record whose step exists replaces it if it differs. Returns the number of new
    /// records.
    std::int64_t add(std::span<const PointRecord> points);

    const Part& part() const { return m_part; }

private:
    void load(std::int64_t records);
    void append(const PointRecord& point);
    void count(const PointRecord& point);
    void closeBin(int level, const BinRecord& bin);
    bool putLate(const PointRecord& point);
    void insert(const char* statement, std::span<const PointRecord> points);
    void rebuild(std::int64_t fromStep);
    void save();

    sqlite::Connection& m_connection;
    Part m_part;
    BinRecord m_open;                   ///< the records after the last full bin of level 0
    std::array<BinRecord, 57> m_halves; ///< per level, a full bin that waits for its pair
};

} // namespace trainyard::ingest
