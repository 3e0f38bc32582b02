// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/command_line/progress.h"

#include "backend/base/clock.h"
#include "backend/base/reason.h"
#include "backend/base/whole_number.h"
#include "backend/protocol/run_phase.h"
#include "backend/protocol/series.h"
#include "gui/command_line/session.h"
#include "gui/command_line/table.h"

#include <sys/ioctl.h>
#include <unistd.h>

#include <algorithm>
#include <cmath>
#include <cstdlib>

namespace trainyard::commands {
namespace {

constexpr double kRedrawSeconds = 0.1;
constexpr double kPlainSeconds = 15.0; // interval of lines within an epoch when there is no terminal
constexpr int kBarCells = 16;

bool speaksUtf8()
{
    for (const char* variable : {"LC_ALL", "LC_CTYPE", "LANG"})
        if (const char* value = std::getenv(variable); value && *value) {
            const std::string text = value;
            return text.find("UTF-8") != std::string::npos || text.find("utf8") != std::string::npos;
        }
    return false;
}

int columnsOf(std::FILE* stream)
{
    winsize size{};
    return ::ioctl(fileno(stream), TIOCGWINSZ, &size) == 0 && size.ws_col > 20 ? size.ws_col : 80;
}

double metric(const RunRow& row, std::size_t index)
{
    return index < row.metrics.size() ? row.metrics[index] : std::nan("");
}

/// Cuts the text to this many columns; every character used here is one column wide.
std::string fitted(const std::string& text, int columns)
{
    std::size_t bytes = 0;
    for (int used = 0; bytes < text.size() && used < columns; ++used) {
        ++bytes;
        while (bytes < text.size() && (static_cast<unsigned char>(text[bytes]) & 0xC0) == 0x80)
            ++bytes;
    }
    return text.substr(0, bytes);
}

/// "choosing kernels, 31 of 52" while that lasts; otherwise empty.
std::string kernelsText(const RunRow& row)
{
    const RunPhase phase = phaseIn(row.phase);
    if (isFinal(row.state) || !phase.choosesKernels())
        return {};
    return "choosing kernels, " + countText(phase.done) + " of " + countText(phase.total);
}

/// Most important figures first, because a narrow terminal cuts the rest.
std::string figures(const RunRow& row)
{
    if (const std::string kernels = kernelsText(row); !kernels.empty())
        return "  " + kernels;
    std::string out;
    if (!std::isnan(metric(row, 0)))
        out += "  loss " + numberText(metric(row, 0));
    if (!std::isnan(metric(row, 1)))
        out += "  val top-1 " + percentText(metric(row, 1));
    if (row.state == JobState::Running && row.etaSeconds >= 0)
        out += "  ETA " + durationText(row.etaSeconds);
    if (row.samplesPerSecond > 0)
        out += "  " + countText(std::llround(row.samplesPerSecond)) + " samples/s";
    return out + "  step " + countText(row.step) + "/" + countText(row.totalSteps);
}

int epochOf(const RunRow& row)
{
    return static_cast<int>(std::min<std::int64_t>(row.epochs, std::int64_t{wholePart<int>(row.epoch)} + 1));
}

std::string stateLine(const RunRow& row)
{
    std::string out = row.name + ": " + std::string(name(row.state));
    if (!row.reason.empty())
        out += " (" + row.reason.text() + ")";
    if (isFinal(row.state) && !std::isnan(metric(row, 1)))
        out += ", last validation accuracy " + percentText(metric(row, 1));
    if (isFinal(row.state) && row.elapsed > 0)
        out += ", trained for " + durationText(row.elapsed);
    return printable(out);
}

/// The run still waits behind others. However many they are, a long queue would tell of each of its runs at every
/// start.
bool onlyMovedUp(const Reason& before, const Reason& now)
{
    const auto behind = [](const Reason& reason) {
        return reason.code == "queue.comes-after" || reason.code == "queue.runs-before";
    };
    return behind(before) && behind(now);
}

} // namespace

std::vector<MetricColumn> progressMetrics()
{
    return {{series::kTrainLoss, MetricSummary::Last}, {series::kValTop1, MetricSummary::Last}};
}

ProgressView::ProgressView(std::FILE* stream)
    : m_stream(stream), m_terminal(::isatty(fileno(stream)) == 1), m_utf8(speaksUtf8())
{
}

ProgressView::~ProgressView()
{
    if (m_barShown)
        std::fputc('\n', m_stream);
    std::fflush(m_stream);
}

void ProgressView::clearBar()
{
    if (m_barShown)
        std::fputs("\r\033[K", m_stream);
    m_barShown = false;
}

void ProgressView::say(const std::string& line)
{
    clearBar();
    std::fprintf(m_stream, "%s\n", printable(line).c_str());
    std::fflush(m_stream);
}

void ProgressView::show(const RunRow& row, bool front)
{
    Seen& seen = m_seen[row.id];
    const bool news = seen.state != row.state || (seen.reason != row.reason && !onlyMovedUp(seen.reason, row.reason));
    if (news) {
        if (m_barShown && front && isFinal(row.state)) {
            drawBar(row); // the last progress stays above the final state
            std::fputc('\n', m_stream);
            m_barShown = false;
        }
        say(stateLine(row));
        seen.state = row.state;
        seen.reason = row.reason;
    }
    if ((row.totalSteps <= 0 && kernelsText(row).empty()) || isFinal(row.state))
        return;
    if (!m_terminal)
        printLine(row, seen);
    else if (front && (news || steadyTime() - m_drawnAt >= kRedrawSeconds))
        drawBar(row);
}

void ProgressView::drawBar(const RunRow& row)
{
    const double share = std::clamp(
        static_cast<double>(row.step) / static_cast<double>(std::max<std::int64_t>(1, row.totalSteps)), 0.0, 1.0);
    const int filled = static_cast<int>(std::lround(share * kBarCells));
    std::string bar;
    for (int i = 0; i < kBarCells; ++i)
        bar += i < filled ? (m_utf8 ? "█" : "#") : (m_utf8 ? "░" : ".");
    const std::string epoch =
        row.epochs > 0 ? "epoch " + std::to_string(epochOf(row)) + "/" + std::to_string(row.epochs) + " " : "";
    const std::string line = epoch + bar + " " + std::to_string(static_cast<int>(share * 100)) + " %" + figures(row);
    std::fprintf(m_stream, "\r%s\033[K", fitted(line, columnsOf(m_stream) - 1).c_str());
    std::fflush(m_stream);
    m_barShown = true;
    m_drawnAt = steadyTime();
}

void ProgressView::printLine(const RunRow& row, Seen& seen)
{
    const double now = steadyTime();
    const int epoch = wholePart<int>(row.epoch);
    if (epoch == seen.epoch && now - seen.at < kPlainSeconds)
        return;
    seen.epoch = epoch;
    seen.at = now;
    std::string line = figures(row);
    if (row.epochs > 0) {
        char text[64];
        std::snprintf(text, sizeof text, "epoch %.2f of %d", shownEpoch(row.epoch), row.epochs);
        line.insert(0, text);
    }
    std::fprintf(m_stream, "%s\n", line.c_str() + (row.epochs > 0 ? 0 : line.find_first_not_of(' ')));
    std::fflush(m_stream);
}

std::string durationText(double seconds)
{
    if (!(seconds >= 0) || seconds > 1e9)
        return "?";
    const auto whole = static_cast<long long>(std::llround(seconds));
    char text[64];
    if (whole >= 86400)
        std::snprintf(text, sizeof text, "%lld d %02lld h", whole / 86400, whole % 86400 / 3600);
    else if (whole >= 3600)
        std::snprintf(text, sizeof text, "%lld h %02lld min", whole / 3600, whole % 3600 / 60);
    else if (whole >= 60)
        std::snprintf(text, sizeof text, "%lld min %02lld s", whole / 60, whole % 60);
    else
        std::snprintf(text, sizeof text, "%lld s", whole);
    return text;
}

std::string countText(std::int64_t value)
{
    std::string digits = std::to_string(value);
    const std::size_t first = value < 0 ? 1 : 0;
    for (std::size_t at = digits.size(); at > first + 3;) {
        at -= 3;
        digits.insert(at, ",");
    }
    return digits;
}

std::string countedText(std::int64_t count, std::string_view words)
{
    return countText(count) + " " + pluralText(words, count == 1);
}

std::string percentText(double share)
{
    char text[32] = "";
    if (!std::isnan(share))
        std::snprintf(text, sizeof text, "%.1f %%", share * 100);
    return text;
}

std::string numberText(double value)
{
    if (std::isnan(value))
        return "NaN";
    char text[40];
    std::snprintf(text, sizeof text, "%.4g", value);
    return text;
}

} // namespace trainyard::commands
