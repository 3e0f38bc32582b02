// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "storage/ingest/bin_table.h"

#include <array>
#include <span>

namespace trainyard::ingest {

/// Writes one attempt's points of a series with their bins. Holds between calls what is not yet a full bin, so it is
/// only right as long as nobody else writes this part.
class PartWriter {
public:
    PartWriter(sqlite::Connection& connection, std::int64_t series, int attempt);

    /// Adds records in the order of their file. A step that is there already is replaced where it differs, never
    /// doubled. Returns how many records are new.
    std::int64_t add(std::span<const PointRecord> points);

    const Part& part() const { return m_part; }

private:
    void load(std::int64_t records);
    void append(const PointRecord& point);
    void count(const PointRecord& point);
    void closeBin(int level, const BinRecord& bin);
    bool putLate(const PointRecord& point);
    void insert(sqlite::Statement& row, const PointRecord& point);
    void rebuild(std::int64_t fromStep);
    void save();

    sqlite::Connection& m_connection;
    Part m_part;
    bool m_extraBound = true;           ///< the insert statement's columns beyond value may be other than NULL
    BinRecord m_open;                   ///< the records behind the last full bin of level 0
    std::array<BinRecord, 57> m_halves; ///< a full bin of each level that waits for its twin
};

} // namespace trainyard::ingest
