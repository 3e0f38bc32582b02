// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "backend/foreign/first_row.h"
#include "backend/foreign/growing_file.h"
#include "backend/foreign/log_base.h"
#include "backend/foreign/long_table.h"
#include "backend/foreign/series_labels.h"
#include "backend/foreign/step_counter.h"
#include "backend/foreign/table_map.h"

#include <cstddef>
#include <cstdint>
#include <filesystem>
#include <memory>
#include <string>
#include <string_view>
#include <vector>

namespace trainyard::foreign {

/// What CsvLog and JsonLinesLog share: a text file that grows by rows, whose values a step, a time and an epoch place.
class RowLog : public LogBase {
public:
    std::vector<LogTail> tails() const override;

protected:
    /// `run`: of a file that holds several, the id of the one to read. `map`: where its rows lie, if that is known.
    RowLog(std::filesystem::path file, LogColumns columns, std::string run, std::shared_ptr<const TableMap> map);

    nlohmann::json save() const override;
    /// Leaves the counter as it is if the position holds none, as those that an earlier version saved.
    void load(const nlohmann::json& saved) override;

    /// The file was begun again: its next row is the first one, and starts a session.
    void forgetRows();
    /// What comes next is placed as if no row had come before it, and starts a session.
    void forgetPlace();
    /// The program began anew and appends to its file: what comes next starts a session.
    void beginAnew();
    /// Whether a row whose step is m_step is the first one again. FirstRow says what `before` and `mark` are.
    template <typename Mark>
    bool isFirstAgain(double epoch, std::int64_t before, Mark&& mark)
    {
        return m_first.comesAgain({m_step, epoch}, before, mark) && sessions().size() < kMostBeginnings;
    }
    /// What lies at the file's position is damaged.
    void damagedHere(LogNews& news, Reason what);
    /// Tells a line without end from another one. The line itself may hold a secret, and the position is kept in a
    /// file.
    static std::string tailMark(std::string_view line);
    bool stepFitsHere(std::int64_t step, LogNews& news);
    /// The step of a value: m_step if its row has `told` it. Else it is that of the rows before, or the next one if the
    /// series has a value there already.
    std::int64_t stepOfValue(std::uint32_t series, bool told);
    /// Adds a point; tells, once, that the values of several series come under one name.
    void addUnmixed(LogNews& news, std::uint32_t series, std::int64_t step, double time, double epoch,
                    const SeriesValue& value, double elapsed = -1.0);
    /// The name of a series in a table, behind that of its run if all runs are read.
    std::string behindRun(std::string_view run, std::string_view runName, std::string series) const;

    GrowingFile m_file;
    const LogColumns m_columns;
    const std::string m_run;
    TableWalk m_walk;
    OwnStart m_start;
    std::int64_t m_step = -1;
    double m_time = 0.0, m_epoch = 0.0;
    StepCounter m_counter; ///< of values whose rows tell no step
    bool m_apart = true;   ///< labels tell series apart; false for an import that an earlier version began
    SeriesLabels m_labels;
    MixedRows m_mixed;
    FirstRow m_first;
    bool m_beginsAgain = false; ///< the next row starts a session
    std::string m_lastTail;     ///< tailMark() of the line without end that finish() has read, or found to be cut off
    bool m_tailIsTorn = false;  ///< that line was cut off
    bool m_isTorn = false;      ///< the file ends in a line that was cut off, which finish() has not read

private:
    /// At so many sessions, steps that come again start no further one: such a log counts its steps anew all the time,
    /// as those of batches are.
    static constexpr std::size_t kMostBeginnings = 20;

    std::vector<std::int64_t> m_toldAt; ///< by series: the last step that a row told
};

} // namespace trainyard::foreign
