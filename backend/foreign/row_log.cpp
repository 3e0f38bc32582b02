// SPDX-License-Identifier: Apache-2.0
#include "backend/foreign/row_log.h"

#include "backend/base/crc32c.h"
#include "backend/protocol/reasons_foreign.h"

#include <nlohmann/json.hpp>

#include <algorithm>
#include <utility>

namespace trainyard::foreign {

RowLog::RowLog(std::filesystem::path file, LogColumns columns, std::string run, std::shared_ptr<const TableMap> map)
    : LogBase(file), m_file(std::move(file)), m_columns(std::move(columns)), m_run(std::move(run)),
      m_walk(std::move(map), m_run)
{
    m_file.keepEnding();
}

std::vector<LogTail> RowLog::tails() const
{
    if (!m_isTorn)
        return {};
    return {{m_file.path(), m_file.offset(), m_file.size()}};
}

void RowLog::forgetRows()
{
    m_file.restart();
    forgetPlace();
    m_lastTail.clear();
}

void RowLog::forgetPlace()
{
    m_step = -1;
    m_time = m_epoch = 0.0;
    m_first.forget();
    beginAnew();
}

void RowLog::beginAnew()
{
    m_counter.clear();
    m_toldAt.clear();
    m_mixed.forgetRows();
    m_beginsAgain = true;
}

std::string RowLog::tailMark(std::string_view line)
{
    return line.empty() ? std::string() : std::to_string(line.size()) + " " + std::to_string(crc32c(line));
}

void RowLog::damagedHere(LogNews& news, Reason what)
{
    damaged(news, m_file.path(), m_file.offset(), std::move(what));
}

bool RowLog::stepFitsHere(std::int64_t step, LogNews& news)
{
    return stepFits(step, news, m_file.path(), m_file.offset());
}

std::int64_t RowLog::stepOfValue(std::uint32_t series, bool told)
{
    if (m_toldAt.size() <= series)
        m_toldAt.resize(series + std::size_t{1}, -1);
    if (told)
        return m_toldAt[series] = m_step;
    const std::int64_t first = m_toldAt[series] == m_step ? std::min(m_step + 1, kLargestStep) : m_step;
    return m_counter.nextFrom(first, this->series()[series]);
}

void RowLog::addUnmixed(LogNews& news, std::uint32_t series, std::int64_t step, double time, double epoch,
                        const SeriesValue& value, double elapsed)
{
    if (m_mixed.mixes(series, step))
        damagedHere(news, foreignReason("foreign.rows-mixed", Quotation{this->series()[series]},
                                        Quotation{cleanText(m_mixed.columns(), 200)}, step));
    addPoint(news, series, step, time, epoch, value, elapsed);
}

std::string RowLog::behindRun(std::string_view run, std::string_view runName, std::string series) const
{
    if (!m_run.empty() || run.empty())
        return series;
    return std::string(runName.empty() ? run : runName) + "/" + series;
}

nlohmann::json RowLog::save() const
{
    StepCounter counter = m_counter; // no value without a step may take a step that a row has told
    for (std::size_t i = 0; i < m_toldAt.size(); ++i)
        if (m_toldAt[i] == m_step && m_step >= 0)
            counter.take(series()[i], m_step);
    return {{"file", m_file.save()},  {"step", m_step},          {"time", m_time},           {"epoch", m_epoch},
            {"again", m_beginsAgain}, {"tail_mark", m_lastTail}, {"torn", m_tailIsTorn},     {"start", m_start.at},
            {"apart", m_apart},       {"mixed", m_mixed.told()}, {"counts", counter.save()}, {"first", m_first.save()}};
}

void RowLog::load(const nlohmann::json& saved)
{
    m_file.load(saved.at("file"));
    m_step = saved.at("step").get<std::int64_t>();
    m_time = saved.at("time").get<double>();
    m_epoch = saved.at("epoch").get<double>();
    m_beginsAgain = saved.at("again").get<bool>();
    m_lastTail = saved.contains("tail_mark") ? saved.at("tail_mark").get<std::string>()
                                             : tailMark(saved.at("tail").get<std::string>()); // of an earlier version
    m_tailIsTorn = saved.value("torn", false); // an earlier version read it in any case
    m_start.at = saved.value("start", 0.0);
    m_apart = saved.value("apart", false); // an earlier version began with other names
    m_mixed.setTold(saved.value("mixed", false));
    if (const auto counts = saved.find("counts"); counts != saved.end())
        m_counter.load(*counts);
    if (const auto first = saved.find("first"); first != saved.end())
        m_first.load(*first);
}

} // namespace trainyard::foreign
