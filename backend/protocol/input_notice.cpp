// SPDX-License-Identifier: Apache-2.0
#include "backend/protocol/input_notice.h"

#include "backend/protocol/spec_names.h"

#include <charconv>

namespace trainyard {
namespace {

constexpr spec_names::Pair<InputCause> kCauses[] = {{InputCause::Disk, "reading from the disk"},
                                                    {InputCause::Decode, "decoding and resizing"},
                                                    {InputCause::Augment, "changing images at random"},
                                                    {InputCause::Copy, "copying images"}};

/// Those without figures.
constexpr spec_names::Pair<InputRemedy> kRemedies[] = {
    {InputRemedy::LoadBeside, "Load beside the training (data.loader_threads = 1 or more; now 0)."},
    {InputRemedy::FasterDisk, "Put the data set on a faster disk, nearer to the machine."},
    {InputRemedy::SmallerCache, "Keep smaller images (data.cache.side), or pixels instead of JPEGs."},
    {InputRemedy::SmallerImages, "Choose smaller images, or a machine with more cores."},
    {InputRemedy::FewerChanges, "Make fewer random changes."},
    {InputRemedy::NoRandAugment, "Make fewer random changes; RandAugment costs most."},
    {InputRemedy::LessMemory, "Choose smaller images; memory is the limit."}};

constexpr std::string_view kWaits = "Training waits ";
constexpr std::string_view kForInput = " % of its time for input: ";
constexpr std::string_view kTakes = " takes ";
constexpr std::string_view kOfLoading = " % of loading.";
constexpr std::string_view kFirstEpoch = " It ends with the first epoch, for the images stay in memory.";
constexpr std::string_view kPrepare = "Prepare the data set (data.cache.place = auto): loading becomes ";
constexpr std::string_view kFaster = " times as fast, for ";
constexpr std::string_view kOfDisk = " of disk.";
constexpr std::string_view kThreads = "Use more loader threads (data.loader_threads is ";
constexpr std::string_view kCores = ", this machine has ";
constexpr std::string_view kEnd = " cores).";

std::string remedyText(const InputNotice& notice)
{
    std::string text;
    if (notice.remedy == InputRemedy::Prepare)
        return text.append(kPrepare).append(notice.speedUp).append(kFaster).append(notice.disk).append(kOfDisk);
    if (notice.remedy == InputRemedy::MoreThreads)
        return text.append(kThreads)
            .append(std::to_string(notice.threads))
            .append(kCores)
            .append(std::to_string(notice.cores))
            .append(kEnd);
    return std::string(spec_names::nameIn(kRemedies, notice.remedy));
}

/// Takes a text apart from its beginning.
class Reading {
public:
    explicit Reading(std::string_view rest) : m_rest(rest) {}

    bool take(std::string_view words)
    {
        if (!m_rest.starts_with(words))
            return false;
        m_rest.remove_prefix(words.size());
        return true;
    }
    bool take(int& number)
    {
        const auto [end, problem] = std::from_chars(m_rest.data(), m_rest.data() + m_rest.size(), number);
        m_rest.remove_prefix(static_cast<std::size_t>(end - m_rest.data()));
        return problem == std::errc();
    }
    /// All up to `end`, which is taken too.
    bool take(std::string& words, std::string_view end)
    {
        const std::size_t found = m_rest.find(end);
        if (found == std::string_view::npos || found == 0)
            return false;
        words = m_rest.substr(0, found);
        m_rest.remove_prefix(found + end.size());
        return true;
    }
    std::string_view rest() const { return m_rest; }

private:
    std::string_view m_rest;
};

bool takeRemedy(Reading& reading, InputNotice& notice)
{
    if (const auto plain = spec_names::valueNamed(kRemedies, reading.rest())) {
        notice.remedy = *plain;
        return reading.take(reading.rest());
    }
    if (reading.take(kPrepare)) {
        notice.remedy = InputRemedy::Prepare;
        return reading.take(notice.speedUp, kFaster) && reading.take(notice.disk, kOfDisk);
    }
    notice.remedy = InputRemedy::MoreThreads;
    return reading.take(kThreads) && reading.take(notice.threads) && reading.take(kCores) &&
           reading.take(notice.cores) && reading.take(kEnd);
}

} // namespace

std::string text(const InputNotice& notice)
{
    std::string text;
    text.append(kWaits).append(std::to_string(notice.waited)).append(kForInput);
    text.append(spec_names::nameIn(kCauses, notice.cause)).append(kTakes);
    text.append(std::to_string(notice.share)).append(kOfLoading);
    if (notice.firstEpochOnly)
        text.append(kFirstEpoch);
    return text.append(" ").append(remedyText(notice));
}

std::optional<InputNotice> parseInputNotice(std::string_view text)
{
    InputNotice notice;
    std::string cause;
    Reading reading(text);
    if (!reading.take(kWaits) || !reading.take(notice.waited) || !reading.take(kForInput) ||
        !reading.take(cause, kTakes) || !reading.take(notice.share) || !reading.take(kOfLoading))
        return std::nullopt;
    const std::optional<InputCause> known = spec_names::valueNamed(kCauses, cause);
    notice.firstEpochOnly = reading.take(kFirstEpoch);
    if (!known || !reading.take(" ") || !takeRemedy(reading, notice) || !reading.rest().empty())
        return std::nullopt;
    notice.cause = *known;
    return notice;
}

} // namespace trainyard
