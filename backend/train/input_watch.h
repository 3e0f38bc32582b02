// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "backend/base/error.h"
#include "backend/data/base/load_stages.h"
#include "backend/data/pipeline/cache_gain.h"
#include "backend/data/pipeline/loader.h"
#include "backend/protocol/input_notice.h"

#include <atomic>
#include <deque>
#include <mutex>
#include <optional>
#include <string>
#include <thread>

namespace trainyard {

/// Stages in the words of InputCause; resizing is a part of decoding.
InputCause inputCause(const LoadTimes& times);

/// What was seen while training waited for its input.
struct InputTrouble {
    double waited = 0.0;           ///< share of training's time
    LoadTimes times;               ///< of the loader threads in that time
    int cores = 1;                 ///< that the process may use
    bool kept = false;             ///< images stay in memory, so that only the first epoch reads and decodes them
    std::optional<CacheGain> gain; ///< of a prepared cache that the run does not have
};

/// How long training waits, on what, and what would help, with figures where they were measured.
InputNotice inputNotice(const InputTrouble& trouble, const DataSpec& data);

/// Looks at how long training waits for its input and says why, once it has been so for some seconds; again only when
/// it has another cause, or has become much worse. A short run is told nothing: its beginning, with cold caches and a
/// loader that has yet to get ahead, says little, and there would be little to gain. look() is called by the training
/// thread; what a prepared cache would bring is measured on a thread of its own, which the destructor joins.
class InputWatch {
public:
    /// The share of training's time from which on it is told, and again when it has grown by as much more.
    static constexpr double kTold = 0.1;
    static constexpr double kGrown = 0.25;
    static constexpr double kSeconds = 3.0;   ///< looked at together
    static constexpr double kPatience = 60.0; ///< seconds of training before anything is told

    /// The usual patience, or $TRAINYARD_INPUT_PATIENCE in seconds. Throws Failure(BadInput) if that is no number.
    static double patience();

    /// `kept`: see InputTrouble. `patience`: seconds of training before anything is told.
    InputWatch(std::shared_ptr<const Dataset> dataset, const RunSpec& spec, int cores, bool kept,
               double patience = kPatience);
    ~InputWatch() = default; // the thread stops and joins before the rest goes

    /// Of the last `seconds`: `waited` of them were spent waiting, and the loader spent `times`. Never waits.
    std::optional<InputNotice> look(double seconds, double waited, const LoadTimes& times);

private:
    struct Second {
        double seconds;
        double waited;
        LoadTimes times;
    };
    std::optional<InputTrouble> trouble() const;
    void beginMeasuring();

    const std::shared_ptr<const Dataset> m_dataset;
    const DataSpec m_data;
    const std::uint64_t m_seed;
    const int m_cores;
    const bool m_kept;
    const double m_patience;
    double m_trained = 0.0; ///< seconds
    std::deque<Second> m_seconds;
    std::optional<InputCause> m_toldCause;
    double m_toldShare = 0.0;
    bool m_measuring = false;
    std::mutex m_mutex; ///< guards the two below
    bool m_measured = false;
    std::optional<CacheGain> m_gain;
    std::jthread m_thread; ///< last: joined first
};

} // namespace trainyard
