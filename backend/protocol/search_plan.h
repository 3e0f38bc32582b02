// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "backend/protocol/run_fields.h"
#include "backend/protocol/run_spec.h"

#include <nlohmann/json_fwd.hpp>

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace trainyard {

/// How the values of a parameter are spread.
enum class ParameterKind {
    Uniform,    ///< a number from low to high
    LogUniform, ///< a number whose logarithm is uniform; low > 0
    Choice      ///< one of a list
};

/// One setting that a search varies: a field of the run spec and its range.
struct SearchParameter {
    std::string field = {}; ///< path of the field: "/training/learning_rate/base"
    ParameterKind kind = ParameterKind::Uniform;
    double low = 0.0, high = 1.0; ///< both included
    double step = 0.0;            ///< 0 = any number; otherwise low, low + step, …; always ≥ 1 for whole numbers
    bool whole = false;           ///< the field is a whole number
    std::vector<std::string> choices = {}; ///< as in the spec's JSON: "\"cosine\"", "64", "true"
    /// The parameter only exists while the parameter of this field has one of `whenChoices`; empty: always. That one
    /// precedes it and is a Choice.
    std::string when = {};
    std::vector<std::string> whenChoices = {}; ///< some of that parameter's choices
    friend bool operator==(const SearchParameter&, const SearchParameter&) = default;
};

/// A point of the space, one value for each parameter: the number, or the index of the choice; nullopt where the
/// parameter does not exist at this point. The base spec's value stays there.
using SearchPoint = std::vector<std::optional<double>>;

/// What a search improves.
struct SearchGoal {
    enum class Take { Last, Best };  ///< the run's last value, or its best one
    std::string series = "val/top1"; ///< any that the runs write (isRecorded())
    bool maximise = true;
    Take take = Take::Last;
    friend bool operator==(const SearchGoal&, const SearchGoal&) = default;
};

enum class SearchSampler {
    Grid,    ///< every combination, in a shuffled order
    Random,  ///< independent points
    Sobol,   ///< a scrambled Sobol sequence, which fills the space evenly
    Bayesian ///< a Gaussian process with expected improvement, after some points of a Sobol sequence
};

/// When a run that does badly ends before its last epoch.
enum class SearchStopping {
    None,
    Median,   ///< its best value so far is worse than the median of the others' at the same epoch
    Asha,     ///< asynchronous successive halving: at each rung only the best share goes on (Li et al. 2020)
    Hyperband ///< ASHA in several brackets, each of which starts with a later rung (Li et al. 2018)
};

/// A search for the best settings: what varies, what is improved, and how much may be spent. search.json holds one.
struct SearchPlan {
    std::vector<SearchParameter> parameters;        ///< 1…100
    std::vector<SearchGoal> goals = {SearchGoal{}}; ///< 1…3; several: a Pareto front
    SearchSampler sampler = SearchSampler::Bayesian;
    std::uint64_t seed = 1; ///< determines the points, together with the results
    int startPoints = 0;    ///< Bayesian: points of the Sobol sequence before the first model; 0 = automatic
    SearchStopping stopping = SearchStopping::None;
    int firstRung = 1;  ///< epochs before a run may be ended, 1…
    int reduction = 3;  ///< ASHA: one in this many goes on at each rung, 2…10; the rungs are firstRung · reduction^i
    int runs = 20;      ///< runs to start, 1…10000, repeats included
    int atOnce = 0;     ///< runs at the same time; 0 = as many as the machine has room for
    double hours = 0.0; ///< no new run starts this long after the first; 0 = no limit
    double deviceHours = 0.0; ///< the same for hours of ranks × duration, summed over the runs
    int leaders = 0;          ///< the best settings that are trained again with other seeds
    int repeats = 1;          ///< seeds of each leader, its first included
    friend bool operator==(const SearchPlan&, const SearchPlan&) = default;
};

inline constexpr int kMostSearchParameters = 100;
inline constexpr int kMostSearchRuns = 10'000;

/// Parses a search file. Problems name the JSON path; a plan is valid exactly when there are none. The parameters keep
/// the order of the file. Only `parameters` is required; the other keys have the defaults of SearchPlan:
///
///     {"parameters": {
///        "training/learning_rate/base": {"low": 0.001, "high": 1, "scale": "log"},      scale: linear or log
///        "training/batch_size": {"low": 32, "high": 512, "step": 32},                   whole numbers have step 1
///        "training/learning_rate/schedule": ["cosine", "step"],
///        "training/label_smoothing": {"choices": [0, 0.1]},                             the same as a list
///        "training/optimizer/nesterov": {},                                             every value of a choice or
///        flag "training/learning_rate/step_factor":
///          {"low": 0.1, "high": 0.5, "when": {"training/learning_rate/schedule": ["step"]}}},
///      "goal": {"series": "val/top1", "direction": "max", "take": "last"},              or only "val/top1"; any
///                                                                                       series that the runs write
///      "goals": [{…}, "epoch/seconds"],                                                 instead of goal: several
///      "sampler": "bayesian", "seed": 1, "start_points": 0,
///      "stopping": {"rule": "asha", "first_rung": 1, "reduction": 3},                   or only "asha"
///      "runs": 40, "at_once": 0,
///      "budget": {"hours": 12, "device_hours": 40},
///      "repeat": {"leaders": 3, "seeds": 3}}
///
/// Ranges and choices are those that the fields allow. The points at the ends of each range and at each choice must
/// make valid runs of `base`, if `base` itself is valid.
SearchPlan parseSearchPlan(const nlohmann::ordered_json& document, const RunSpec& base,
                           std::vector<SpecProblem>& problems);
/// The same from text. Refuses a key that an object contains twice.
SearchPlan parseSearchPlanText(std::string_view text, const RunSpec& base, std::vector<SpecProblem>& problems);
/// In the form above; a plan without problems comes back equal.
nlohmann::ordered_json toJson(const SearchPlan& plan);

/// Whether a search can vary the field: one number, choice or flag that changes what is trained or how fast. It neither
/// names the run, nor seeds it, nor says what it records or keeps, nor changes the job's request.
bool isSearchable(const RunField& field);

/// The number of points of a grid; parameters without a step count as `kGridPoints` values. Where a parameter does not
/// exist, it does not multiply the points. At most 10^9.
inline constexpr int kGridPoints = 5;
std::int64_t gridSize(const SearchPlan& plan);
/// The largest grid that a search accepts.
inline constexpr std::int64_t kLargestGrid = 1'000'000;
/// A point of the grid; `index` is 0…gridSize() − 1.
SearchPoint gridPoint(const SearchPlan& plan, std::int64_t index);

/// The number of values of a parameter; 0 if it takes any number in its range.
std::int64_t valueCount(const SearchParameter& parameter);
/// The place of a field's parameter in the plan; nullopt if no parameter varies it.
std::optional<std::size_t> parameterOf(const SearchPlan& plan, std::string_view field);
/// Whether a parameter exists, given the values of those that precede it.
bool exists(const SearchPlan& plan, std::size_t parameter, const SearchPoint& point);

/// Epochs after which a run is judged, ascending, each less than `epochs`; empty without early termination. For Median
/// every epoch from firstRung on.
std::vector<int> searchRungs(const SearchPlan& plan, int epochs);

/// A place in [0, 1] for each parameter, and back. Equal steps of a place are equally likely; a choice with n values
/// has n equal parts. A missing value becomes 0.5; back, it is missing where its condition does not hold. Numbers are
/// rounded to six digits, so that people can read them.
std::vector<double> toUnit(const SearchPlan& plan, const SearchPoint& point);
SearchPoint fromUnit(const SearchPlan& plan, const std::vector<double>& unit);

/// The value as JSON text: "0.05", "\"cosine\"".
std::string valueText(const SearchParameter& parameter, double value);
/// The base spec with the point's values. Where a value does not fit the others, `problems` says so.
RunSpec specAt(const SearchPlan& plan, const RunSpec& base, const SearchPoint& point,
               std::vector<SpecProblem>& problems);
/// The point at which a spec lies; nullopt where one of its values is outside the space.
std::optional<SearchPoint> pointOf(const SearchPlan& plan, const RunSpec& spec);

std::string_view name(ParameterKind value);
std::string_view name(SearchGoal::Take value);
std::string_view name(SearchSampler value);
std::string_view name(SearchStopping value);

} // namespace trainyard
