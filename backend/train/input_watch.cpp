// SPDX-License-Identifier: Apache-2.0
#include "backend/train/input_watch.h"

#include "backend/base/environment.h"
#include "backend/base/logging.h"
#include "backend/data/cache/prepared_builder.h"
#include "backend/protocol/reasons_run.h"

#include <algorithm>
#include <cmath>
#include <utility>

namespace trainyard {
namespace {

constexpr double kWorthwhile = 1.25; // times as fast

int percent(double share)
{
    return static_cast<int>(100.0 * share + 0.5);
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

InputRemedy causeRemedy(InputCause cause, const DataSpec& data)
{
    switch (cause) {
    case InputCause::Disk: return InputRemedy::FasterDisk;
    case InputCause::Decode:
        return data.cache.on() && data.augment.resizedCrop ? InputRemedy::SmallerCache : InputRemedy::SmallerImages;
    case InputCause::Augment:
        return data.augment.randAugment > 0 ? InputRemedy::NoRandAugment : InputRemedy::FewerChanges;
    case InputCause::Copy: return InputRemedy::LessMemory;
    }
    return InputRemedy::SmallerImages;
}

} // namespace

InputCause inputCause(const LoadTimes& times)
{
    constexpr InputCause kCauses[] = {InputCause::Disk, InputCause::Decode, InputCause::Augment, InputCause::Copy};
    return *std::max_element(std::begin(kCauses), std::end(kCauses),
                             [&](InputCause a, InputCause b) { return shareOf(a, times) < shareOf(b, times); });
}

InputNotice inputNotice(const InputTrouble& trouble, const DataSpec& data)
{
    InputNotice notice;
    notice.waited = percent(trouble.waited);
    notice.cause = inputCause(trouble.times);
    notice.share = percent(shareOf(notice.cause, trouble.times));
    notice.firstEpochOnly = trouble.kept && (notice.cause == InputCause::Disk || notice.cause == InputCause::Decode);
    notice.threads = data.loaderThreads;
    notice.cores = trouble.cores;
    if (const double times = speedUp(trouble); times >= kWorthwhile) {
        notice.remedy = InputRemedy::Prepare;
        notice.speedUp = times < 10 ? std::round(times * 10.0) / 10.0 : std::round(times);
        notice.disk = trouble.gain->bytes;
    } else if (data.loaderThreads == 0) {
        notice.remedy = InputRemedy::LoadBeside;
    } else if (data.loaderThreads < trouble.cores) { // more threads help while there are cores for them
        notice.remedy = InputRemedy::MoreThreads;
    } else {
        notice.remedy = causeRemedy(notice.cause, data);
    }
    return notice;
}

double InputWatch::patience()
{
    return environmentNumber("TRAINYARD_INPUT_PATIENCE", 0.0, 1e6, runReason("run.input-patience")).value_or(kPatience);
}

InputWatch::InputWatch(std::shared_ptr<const Dataset> dataset, const RunSpec& spec, int cores, bool kept,
                       double patience)
    : m_dataset(std::move(dataset)), m_data(spec.data), m_seed(orderSeed(spec)), m_cores(cores), m_kept(kept),
      m_patience(patience)
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
            log(LogLevel::Info,
                std::string("What a prepared cache would bring could not be measured: ") + exception.what());
        }
        const std::lock_guard lock(m_mutex);
        m_gain = gain;
        m_measured = true;
    });
}

std::optional<InputNotice> InputWatch::look(double seconds, double waited, const LoadTimes& times)
{
    m_trained += seconds;
    m_seconds.push_back({seconds, waited, times});
    double before = 0.0; // without the oldest
    for (std::size_t i = 1; i < m_seconds.size(); ++i)
        before += m_seconds[i].seconds;
    if (before >= kSeconds)
        m_seconds.pop_front();
    if (m_trained < m_patience)
        return std::nullopt;
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
