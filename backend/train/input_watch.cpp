// SPDX-License-Identifier: Apache-2.0
#include "backend/train/input_watch.h"

#include "backend/base/logging.h"
#include "backend/data/prepared_builder.h"

#include <algorithm>
#include <cstdio>
#include <utility>

namespace trainyard {
namespace {

constexpr double kWorthwhile = 1.25; // times as fast

std::string percent(double share)
{
    return std::to_string(static_cast<int>(100.0 * share + 0.5)) + " %";
}

const char* words(InputCause cause)
{
    switch (cause) {
    case InputCause::Disk: return "reading from the disk";
    case InputCause::Decode: return "decoding and resizing";
    case InputCause::Augment: return "changing images at random";
    case InputCause::Copy: return "copying images";
    }
    return "";
}

double shareOf(InputCause cause, const LoadTimes& times)
{
    const double all = std::max(times.total(), 1e-12);
    switch (cause) {
    case InputCause::Disk: return times.of(LoadStage::Read) / all;
    case InputCause::Decode: return (times.of(LoadStage::Decode) + times.of(LoadStage::Resize)) / all;
    case InputCause::Augment: return times.of(LoadStage::Augment) / all;
    case InputCause::Copy: return times.of(LoadStage::Copy) / all;
    }
    return 0.0;
}

/// How many times as fast a loader thread would be with a prepared cache; 0 = not known.
double speedUp(const InputTrouble& trouble)
{
    if (!trouble.gain || trouble.times.samples == 0)
        return 0.0;
    const double now = trouble.times.total() / static_cast<double>(trouble.times.samples);
    return now / std::max(trouble.gain->secondsASample, 1e-12);
}

/// More threads help while there are cores for them; beside the one that trains.
std::string threadsRemedy(const InputTrouble& trouble, const DataSpec& data)
{
    if (data.loaderThreads == 0)
        return "Load beside the training (data.loader_threads = 1 or more; now 0).";
    if (data.loaderThreads < trouble.cores)
        return "Use more loader threads (data.loader_threads is " + std::to_string(data.loaderThreads) + ", this machine has " +
               std::to_string(trouble.cores) + " cores).";
    return {};
}

std::string causeRemedy(InputCause cause, const DataSpec& data)
{
    switch (cause) {
    case InputCause::Disk: return "Put the data set on a faster disk, nearer to the machine.";
    case InputCause::Decode:
        return data.cache.on() && data.augment.resizedCrop ? "Keep smaller images (data.cache.side), or pixels instead of JPEGs."
                                                           : "Choose smaller images, or a machine with more cores.";
    case InputCause::Augment:
        return data.augment.randAugment > 0 ? "Make fewer random changes; RandAugment costs most."
                                            : "Make fewer random changes.";
    case InputCause::Copy: return "Choose smaller images; memory is the limit.";
    }
    return {};
}

} // namespace

InputCause inputCause(const LoadTimes& times)
{
    constexpr InputCause kCauses[] = {InputCause::Disk, InputCause::Decode, InputCause::Augment, InputCause::Copy};
    return *std::max_element(std::begin(kCauses), std::end(kCauses), [&](InputCause a, InputCause b) {
        return shareOf(a, times) < shareOf(b, times);
    });
}

std::string inputNotice(const InputTrouble& trouble, const DataSpec& data)
{
    const InputCause cause = inputCause(trouble.times);
    std::string text = "Training waits " + percent(trouble.waited) + " of its time for input: " + words(cause) + " takes " +
                       percent(shareOf(cause, trouble.times)) + " of loading.";
    if (trouble.kept && (cause == InputCause::Disk || cause == InputCause::Decode))
        text += " It ends with the first epoch, for the images stay in memory.";
    if (const double times = speedUp(trouble); times >= kWorthwhile) {
        char figure[32];
        std::snprintf(figure, sizeof figure, times < 10 ? "%.1f" : "%.0f", times);
        return text + " Prepare the data set (data.cache.place = auto): loading becomes " + figure + " times as fast, for " +
               byteText(trouble.gain->bytes) + " of disk.";
    }
    const std::string threads = threadsRemedy(trouble, data);
    return text + " " + (threads.empty() ? causeRemedy(cause, data) : threads);
}

InputWatch::InputWatch(std::shared_ptr<const Dataset> dataset, const RunSpec& spec, int cores, bool kept)
    : m_dataset(std::move(dataset)), m_data(spec.data), m_seed(spec.seed), m_cores(cores), m_kept(kept)
{
}

std::optional<InputTrouble> InputWatch::trouble() const
{
    InputTrouble sum;
    double seconds = 0.0;
    for (const Second& one : m_seconds) {
        seconds += one.seconds;
        sum.waited += one.waited;
        sum.times += one.times;
    }
    if (seconds < kSeconds || sum.times.samples == 0)
        return std::nullopt;
    sum.waited /= seconds;
    sum.cores = m_cores;
    sum.kept = m_kept;
    return sum;
}

void InputWatch::beginMeasuring()
{
    m_measuring = true;
    m_thread = std::jthread([this](std::stop_token stop) {
        std::optional<CacheGain> gain;
        try {
            if (!m_kept && !m_data.cache.on() && takes(m_data.format, "cache"))
                gain = measureCacheGain(*m_dataset, m_data, m_seed, [&stop] { return stop.stop_requested(); });
        } catch (const std::exception& exception) { // training will meet the same image, and say so
            log(LogLevel::Info, std::string("What a prepared cache would bring could not be measured: ") + exception.what());
        }
        const std::lock_guard lock(m_mutex);
        m_gain = gain;
        m_measured = true;
    });
}

std::optional<std::string> InputWatch::look(double seconds, double waited, const LoadTimes& times)
{
    m_seconds.push_back({seconds, waited, times});
    double before = 0.0; // without the oldest
    for (std::size_t i = 1; i < m_seconds.size(); ++i)
        before += m_seconds[i].seconds;
    if (before >= kSeconds)
        m_seconds.pop_front();
    std::optional<InputTrouble> found = trouble();
    if (!found || found->waited < kTold)
        return std::nullopt;
    const InputCause cause = inputCause(found->times);
    if (m_toldCause == cause && found->waited < m_toldShare + kGrown)
        return std::nullopt;
    if (!m_measuring)
        beginMeasuring();
    {
        const std::lock_guard lock(m_mutex);
        if (!m_measured)
            return std::nullopt;
        found->gain = m_gain;
    }
    m_toldCause = cause;
    m_toldShare = found->waited;
    return inputNotice(*found, m_data);
}

} // namespace trainyard
