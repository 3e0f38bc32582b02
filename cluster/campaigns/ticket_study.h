// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "backend/protocol/run_spec.h"

#include <compare>
#include <cstdint>
#include <optional>
#include <string>
#include <vector>

namespace trainyard {

/// A point of the base run whose weights survivors are reset to. Step 0 and epoch 0 are both the initialisation;
/// planTicketStudy() turns step 0 into epoch 0.
struct ResetPoint {
    enum class Unit { Epoch, Step };
    Unit unit = Unit::Epoch;
    std::int64_t value = 0;
    bool atStart() const { return value == 0; }
    friend auto operator<=>(const ResetPoint&, const ResetPoint&) = default;
};

/// What a ticket is compared with. The first three need the base run's end, the others train from the initialisation.
enum class TicketControl {
    Redraw,   ///< the ticket's mask on newly drawn weights
    Shuffle,  ///< a random mask that keeps as many weights of each layer, reset like a ticket
    FineTune, ///< the ticket's mask on the base run's final weights, which train for the whole schedule once more
    Snip,     ///< pruned at initialisation by SNIP
    SynFlow,  ///< pruned at initialisation by SynFlow
    Random    ///< a random mask at initialisation
};

/// Lottery tickets (Frankle & Carbin 2019) with late resetting (Frankle et al. 2020): base runs, one a seed; then for
/// each seed one run for every amount × reset point, and for every amount × control.
struct TicketStudy {
    std::string id; ///< campaign id, as RunSpec::campaign
    /// Everything but id, name, campaign, cell, seed and what makes a ticket goes to every run.
    RunSpec base;
    PruningAmount amountKind = PruningAmount::Sparsity;
    /// Which weights may go: scope, leastKept, firstLayer, lastLayer, depthwise and excluded go to every run that is
    /// masked; its other fields mean nothing here.
    PruningSpec mask;
    std::vector<double> amounts;         ///< of that kind: shares of 1, percentiles of 100, or thresholds of |w|
    std::vector<ResetPoint> resetPoints; ///< in any order
    int seeds = 1;                       ///< the s-th of them has base.seed + s − 1
    std::vector<TicketControl> controls;
    /// Where the survivors of Shuffle are reset to, and whose rounds make the mask of Redraw and FineTune; nullopt: the
    /// latest of the reset points.
    std::optional<ResetPoint> controlPoint;
    /// 0 or 1: one shot. More: iterative magnitude pruning. Every cell has rounds of its own, so that a cell means the
    /// same whatever the other amounts are: round r is reset and trained like the cell itself, its mask comes from the
    /// end of round r − 1 (of the base run for r = 1) and leaves (1 − p)^(r / rounds) of the weights. The last round
    /// is the cell. Weights that a round pruned are zero, hence the smallest and pruned again.
    int rounds = 0;
    /// Instability analysis: for the first seed and each of these points two copies that differ in DataSpec::orderSeed
    /// only, so that they see the same samples in another order and changed otherwise, dense and masked by
    /// `instabilityAmount`; the error barrier between their ends tells from where on training is stable.
    bool instability = false;
    std::vector<ResetPoint> instabilityPoints; ///< empty: the reset points
    std::optional<double> instabilityAmount;   ///< nullopt: the amount nearest to 80 %; of thresholds the middle one
    double tolerance = 0.5;                    ///< percentage points below dense that a winning ticket may lie
    int cascade = 0;  ///< a cluster starts so many cells at a time and the next ones when those have ended; 0: all
    int throttle = 0; ///< most cells at once where a cluster's queue starts them, 0 = no limit
    std::int64_t stepsPerEpoch = 0; ///< of the base run where it is known; 0: late steps cannot be checked
};

enum class TicketCellKind {
    Base,    ///< a dense run from the initialisation; keeps checkpoints at all reset points
    Ticket,  ///< also the earlier rounds of one
    Control, ///< `control`
    CopyA,   ///< of the instability analysis
    CopyB    ///< measures the barrier between its end and CopyA's
};

/// One run of the study.
struct TicketCell {
    std::string name =
        {}; ///< "base-s1", "p80-e2-s1", "p80-e2-s1-r2", "redraw-p80-s1", "a-dense-e2-s1"; ticketCellName()
    TicketCellKind kind = TicketCellKind::Base;
    TicketControl control = TicketControl::Redraw; ///< of a Control
    std::optional<ResetPoint> reset = {};          ///< Ticket, copies, Shuffle
    std::optional<double> amount = {};             ///< of the study's kind; none: dense
    int seed = 1;                                  ///< from 1
    int round = 0;                                 ///< of a Ticket: an earlier round of it, from 1; 0: the cell itself
    /// The cell that must have ended well before this one starts; empty: none. All others that it needs are behind it.
    std::string needs = {};
    int wave = 0;      ///< how many cells are before it on that way
    RunSpec spec = {}; ///< with its id, see cellRunId()
};

enum class TicketIssue {
    NoAmounts,
    BadAmount, ///< `value` is out of its kind's range
    NoResetPoints,
    ResetBeyondEnd,   ///< the run of `count` epochs ends before `point`, or there
    NegativeReset,    ///< `point`
    BadSeeds,         ///< `count` is not 1…kMostTicketSeeds
    BadRounds,        ///< `count` is not 0…kMostTicketRounds
    ThresholdRounds,  ///< rounds need amounts that are shares
    ThresholdControl, ///< SNIP's and SynFlow's scores are no weights: `control` needs amounts that are shares
    BadTolerance,     ///< `value` is not 0…100 points
    BadQueue,         ///< cascade or throttle is negative: `count`
    TooManyCells,     ///< `count`, of at most kMostTicketCells
    StopsEarly,       ///< early stopping: the base run's end would not be where cells expect it
    HasTarget,        ///< likewise
    HasPruning,       ///< the base runs are the dense ones
    HasParent,        ///< they begin from the initialisation
    BadCell,          ///< the spec of `cell` does not hold: `problem`
    // From here on remarks: the study can be made.
    AmountRepeated,  ///< `value`
    ResetRepeated,   ///< `point`
    ControlRepeated, ///< `control`
    OneSeed,         ///< no spread can be told
    NoControls,      ///< nothing tells whether reset and mask matter
    OneRound         ///< rounds = 1 is one shot
};

struct TicketRemark {
    TicketIssue issue = TicketIssue::NoAmounts;
    double value = 0.0;
    std::int64_t count = 0;
    ResetPoint point = {};
    TicketControl control = TicketControl::Redraw;
    std::string cell = {};
    SpecProblem problem = {};
    friend bool operator==(const TicketRemark&, const TicketRemark&) = default;
};

struct TicketPlan {
    std::vector<TicketRemark> problems; ///< why there is no study; then there are no cells
    std::vector<TicketRemark> remarks;
    /// By wave; within a wave the tickets and controls of the first seed, then of the second, …, then the copies. A
    /// cell stands behind the one it needs.
    std::vector<TicketCell> cells;
    // What the study comes to, without repetitions:
    /// Which weights may go: scope, leastKept, firstLayer, lastLayer, depthwise and excluded go to every run that is
    /// masked; its other fields mean nothing here.
    PruningSpec mask;
    std::vector<double> amounts;         ///< ascending
    std::vector<ResetPoint> resetPoints; ///< by comesBefore()
    std::vector<TicketControl> controls; ///< in the order of the enum
    ResetPoint controlPoint;
    std::vector<ResetPoint> instabilityPoints; ///< empty without an instability analysis
    double instabilityAmount = 0.0;
};

inline constexpr const char* kTicketStudyKind = "lottery-tickets";
inline constexpr int kMostTicketCells = 10'000;
inline constexpr int kMostTicketSeeds = 100;
inline constexpr int kMostTicketRounds = 100;
/// What copies of the instability analysis add to the seed of the base run's order: no base run has these.
inline constexpr std::uint64_t kCopyASeed = 1000;
inline constexpr std::uint64_t kCopyBSeed = 2000;

/// Pure: the same study gives the same cells.
TicketPlan planTicketStudy(const TicketStudy& study);

/// The cell that board, table and export show at this place; what `cell.round`, `needs`, `wave` and `spec` are does not
/// matter. ≤ 40 characters.
std::string ticketCellName(const TicketCell& cell, PruningAmount amountKind);
/// Of such a name, without needs, wave and spec; nullopt for any other text. `amountKind` is told by names with an
/// amount.
std::optional<TicketCell> parseTicketCell(const std::string& name, std::optional<PruningAmount>* amountKind = nullptr);

/// By time in the base run; an epoch and a step are compared by `stepsPerEpoch`, 0: steps come before all epochs but
/// the initialisation.
bool comesBefore(const ResetPoint& a, const ResetPoint& b, std::int64_t stepsPerEpoch);
/// After so many steps of the base run; −1 for an epoch when `stepsPerEpoch` is 0.
std::int64_t stepOf(const ResetPoint& point, std::int64_t stepsPerEpoch);
/// "RUN@epoch-2", "RUN@step-200".
std::string checkpointAt(const std::string& run, const ResetPoint& point);

/// "redraw", "shuffle", "fine-tune", "snip", "synflow", "random".
std::string_view name(TicketControl control);
std::optional<TicketControl> ticketControlNamed(std::string_view name);
/// "start", "epoch 2", "step 200".
std::string text(const ResetPoint& point);
/// "80 %", "percentile 80", "|w| 0.0087".
std::string amountText(PruningAmount kind, double amount);
/// One sentence for a terminal, a problem with its remedy; the window has words of its own.
std::string text(const TicketRemark& remark);

} // namespace trainyard
