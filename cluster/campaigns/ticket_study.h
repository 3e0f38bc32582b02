// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "cluster/campaigns/campaign_remark.h"

#include <compare>
#include <cstdint>
#include <optional>
#include <string>
#include <vector>

namespace trainyard {

/// A point of the base run to whose weights the remaining weights are reset. Step 0 and epoch 0 are both the
/// initialisation; planTicketStudy() turns step 0 into epoch 0.
struct ResetPoint {
    enum class Unit { Epoch, Step };
    Unit unit = Unit::Epoch;
    std::int64_t value = 0;
    bool atStart() const { return value == 0; }
    friend auto operator<=>(const ResetPoint&, const ResetPoint&) = default;
};

/// What a ticket is compared with. The first three need the base run's final weights, the others train from the
/// initialisation.
enum class TicketControl {
    Redraw,   ///< the ticket's mask on newly drawn weights
    Shuffle,  ///< a random mask that keeps the same number of weights per layer, reset like a ticket
    FineTune, ///< the ticket's mask on the base run's final weights, trained for another full schedule
    Snip,     ///< pruned at initialisation by SNIP
    SynFlow,  ///< pruned at initialisation by SynFlow
    Random    ///< a random mask at initialisation
};

/// Lottery tickets (Frankle & Carbin 2019) with late resetting (Frankle et al. 2020): one base run per seed, then for
/// each seed a run for every amount × reset point and for every amount × control.
struct TicketStudy {
    std::string id; ///< campaign id, as RunSpec::campaign
    /// Every run gets everything except id, name, campaign, cell, seed and what defines a ticket.
    RunSpec base;
    PruningAmount amountKind = PruningAmount::Sparsity;
    /// Which weights can be pruned: every masked run gets scope, leastKept, firstLayer, lastLayer, depthwise and
    /// excluded; the other fields are ignored.
    PruningSpec mask;
    std::vector<double> amounts; ///< in the unit of that kind: shares of 1, percentiles of 100, or thresholds of |w|
    std::vector<ResetPoint> resetPoints; ///< in any order
    int seeds = 1;                       ///< the s-th has base.seed + s − 1
    std::vector<TicketControl> controls;
    /// The reset point of Shuffle, whose rounds also provide the mask of Redraw and FineTune; nullopt: the latest reset
    /// point.
    std::optional<ResetPoint> controlPoint;
    /// 0 or 1: one shot. More: iterative magnitude pruning. Every cell has its own rounds, so that it does not depend
    /// on the other amounts. Round r is reset and trained like the cell itself; its mask comes from the end of round r
    /// − 1 (of the base run for r = 1) and leaves (1 − p)^(r / rounds) of the weights. The last round is the cell.
    /// Pruned weights are zero, hence the smallest, and are pruned again.
    int rounds = 0;
    /// Instability analysis: for the first seed and each of these points, trains two copies that differ only in
    /// DataSpec::orderSeed, so that they see the same samples in another order and with other random changes, dense and
    /// masked by `instabilityAmount`. The error barrier between their ends shows from which point on training is
    /// stable.
    bool instability = false;
    std::vector<ResetPoint> instabilityPoints; ///< empty: the reset points
    std::optional<double> instabilityAmount;   ///< nullopt: the amount nearest to 80 %, or the middle threshold
    double tolerance = 0.5;                    ///< how many percentage points a winning ticket may be below dense
    /// A cluster runs this many cells at a time and starts the next ones when those have ended; 0: all.
    int cascade = 0;
    int throttle = 0;               ///< maximum number of cells that a cluster's queue runs at once, 0 = no limit
    std::int64_t stepsPerEpoch = 0; ///< of the base run if known; 0: late steps cannot be checked
};

enum class TicketCellKind {
    Base,    ///< a dense run from the initialisation; keeps checkpoints at all reset points
    Ticket,  ///< including its earlier rounds
    Control, ///< `control`
    CopyA,   ///< for the instability analysis
    CopyB    ///< measures the barrier between its end and CopyA's
};

/// One run of the study.
struct TicketCell {
    /// "base-s1", "p80-e2-s1", "p80-e2-s1-r2", "redraw-p80-s1", "a-dense-e2-s1"; ticketCellName().
    std::string name = {};
    TicketCellKind kind = TicketCellKind::Base;
    TicketControl control = TicketControl::Redraw; ///< for a Control
    std::optional<ResetPoint> reset = {};          ///< Ticket, copies, Shuffle
    std::optional<double> amount = {};             ///< in the study's unit; none: dense
    int seed = 1;                                  ///< from 1
    int round = 0; ///< for a Ticket: one of its earlier rounds, from 1; 0: the cell itself
    /// The cell that must succeed before this one starts; empty: none. All other cells that it needs precede that one.
    std::string needs = {};
    int wave = 0;      ///< number of cells before it in that chain
    RunSpec spec = {}; ///< with its id, see cellRunId()
};

struct TicketPlan {
    std::vector<CampaignRemark> problems; ///< why there is no study; if any, there are no cells
    std::vector<CampaignRemark> remarks;
    /// In the order of waves; within a wave the tickets and controls of the first seed, then of the second, …, then the
    /// copies. A cell comes after the one that it needs.
    std::vector<TicketCell> cells;
    // The study's axes without duplicates:
    /// Which weights can be pruned: every masked run gets scope, leastKept, firstLayer, lastLayer, depthwise and
    /// excluded; the other fields are ignored.
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
/// What copies of the instability analysis add to the seed of the base run's order; no base run uses these seeds.
inline constexpr std::uint64_t kCopyASeed = 1000;
inline constexpr std::uint64_t kCopyBSeed = 2000;

/// No side effects: the same study always gives the same cells.
TicketPlan planTicketStudy(const TicketStudy& study);

/// The name of the cell at this place in board, table and export; independent of `cell.round`, `needs`, `wave` and
/// `spec`. At most 40 characters.
std::string ticketCellName(const TicketCell& cell, PruningAmount amountKind);
/// Parses such a name, without needs, wave and spec; nullopt for any other text. `amountKind` is set for names with an
/// amount.
std::optional<TicketCell> parseTicketCell(const std::string& name, std::optional<PruningAmount>* amountKind = nullptr);

/// Whether a comes before b in the base run. An epoch and a step are compared with `stepsPerEpoch`; if that is 0, steps
/// come before all epochs except the initialisation.
bool comesBefore(const ResetPoint& a, const ResetPoint& b, std::int64_t stepsPerEpoch);
/// The number of steps of the base run before the point; −1 for an epoch if `stepsPerEpoch` is 0.
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
/// The same in a reason, and the name of a control: "new weights".
Reason pointReason(const ResetPoint& point);
Reason controlReason(TicketControl control);

} // namespace trainyard
