// SPDX-License-Identifier: Apache-2.0
#include "backend/train/search/trial_start.h"

#include "backend/base/clock.h"
#include "backend/base/error.h"
#include "backend/base/files.h"
#include "backend/base/logging.h"
#include "backend/base/unique_handle.h"
#include "backend/protocol/checkpoint_reference.h"
#include "backend/protocol/reasons_run.h"
#include "backend/protocol/reasons_training.h"
#include "backend/search/next_trial.h"
#include "backend/train/checkpoint/checkpoint.h"
#include "backend/train/checkpoint/checkpoint_lookup.h"
#include "backend/train/checkpoint/checkpoint_store.h"

#include <fcntl.h>

#include <chrono>
#include <thread>

namespace trainyard {
namespace {

namespace fs = std::filesystem;

constexpr double kLockPatience = 30.0; // seconds; asking takes well under one
constexpr auto kLockLook = std::chrono::milliseconds(20);

/// Lets the runs of a search ask one after another, so that each knows the points of those before it. A lock that is
/// older than kLockPatience belongs to a run that was killed. Asking without the lock does no harm beyond two similar
/// points, because what must happen only once is claimed.
class AskingLock {
public:
    explicit AskingLock(const SearchFolder& folder) : m_file(folder.root() / "asking.lock")
    {
        const double begun = steadyTime();
        while (!(m_held = create()) && steadyTime() - begun < kLockPatience)
            std::this_thread::sleep_for(kLockLook);
        if (!m_held) {
            std::error_code ignored;
            fs::remove(m_file, ignored);
            m_held = create();
        }
    }
    ~AskingLock()
    {
        std::error_code ignored;
        if (m_held)
            fs::remove(m_file, ignored);
    }
    AskingLock(const AskingLock&) = delete;
    AskingLock& operator=(const AskingLock&) = delete;

private:
    bool create() const
    {
        return static_cast<bool>(FileDescriptor(::open(m_file.c_str(), O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0600)));
    }

    const fs::path m_file;
    bool m_held = false;
};

/// Whether the run of this slot has a checkpoint to go on from, and no other run goes on from it.
bool mayContinue(const SearchPlace& place, const fs::path& runs, const std::string& run, int slot)
{
    try {
        (void)findCheckpoint({CheckpointReference::Point::End, run, 0, {}}, runs);
    } catch (const Failure&) {
        return false; // it is about to end, or its checkpoints were removed
    }
    return place.folder.claim("continue", slot, place.slot);
}

SearchTrial ask(const SearchPlace& place, const RunDirectory& directory, const RunSpec& spec, Reason& none)
{
    const fs::path runs = directory.root().parent_path();
    const AskingLock lock(place.folder);
    const std::vector<SearchTrial> trials = place.folder.readTrials();
    TrialQuestion question{place.slot, spec.training.epochs, spec.seed, unixTime(), {}};
    question.mayContinue = [&](int slot) { return mayContinue(place, runs, trialOf(trials, slot)->run, slot); };
    NextTrial next = nextTrial(place.plan, trials, question);
    none = next.none;
    if (!next.trial)
        return {};
    next.trial->run = spec.id;
    next.trial->ranks = spec.resources.ranks;
    place.folder.write(*next.trial);
    return *next.trial;
}

/// The run trains what the trial says: values, seed and the run that it goes on from.
RunSpec specOf(const SearchPlace& place, const RunSpec& base, const SearchTrial& trial,
               const std::vector<SearchTrial>& trials)
{
    std::vector<SpecProblem> problems;
    RunSpec spec = specAt(place.plan, base, trial.point, problems);
    if (!problems.empty())
        throw Failure(ErrorKind::BadInput, "use the point of the search", base.id,
                      runReason("run.search-point", problems.front().why()));
    spec.seed = trial.seed;
    if (trial.kind == TrialKind::Continue) {
        const SearchTrial* predecessor = trialOf(trials, trial.from);
        if (!predecessor)
            throw Failure(ErrorKind::BadInput, "continue the run", base.id,
                          runReason("run.search-trial-gone", slotCell(trial.from)));
        const std::string& from = predecessor->run;
        spec.parent = ParentSpec{from, text({CheckpointReference::Point::Epoch, from, trial.startEpoch, {}}), true};
    }
    return spec;
}

/// nullopt for one that cannot be read: the attempt says what is wrong with it.
std::optional<RunSpec> specOf(const RunDirectory& directory)
{
    try {
        return directory.readSpec();
    } catch (const Failure&) {
        return std::nullopt;
    }
}

/// A continued run goes on with a copy of its predecessor's last checkpoint, so that it trains as if it had never
/// stopped.
void copyCheckpoint(const RunDirectory& directory, const std::string& from)
{
    const fs::path file =
        findCheckpoint({CheckpointReference::Point::End, from, 0, {}}, directory.root().parent_path());
    Checkpoint checkpoint = readCheckpoint(file);
    checkpoint.info.loop.ended = {};
    checkpoint.info.runId = directory.root().filename().string();
    makeFolders(directory.checkpoints());
    writeCheckpoint(directory.checkpoints() / file.filename(), checkpoint);
}

} // namespace

std::optional<SearchPlace> searchPlaceOf(const RunDirectory& directory, const RunSpec& spec)
{
    const std::optional<int> slot = slotOfCell(spec.cell);
    if (!isRunId(spec.campaign) || !slot)
        return std::nullopt;
    SearchPlace place{SearchFolder(directory.root().parent_path(), spec.campaign), {}, *slot};
    std::error_code code;
    if (!fs::is_directory(place.folder.root(), code))
        return std::nullopt; // the cell of another campaign
    std::vector<SpecProblem> problems;
    place.plan = parseSearchPlanText(readFile(place.folder.planFile()), spec, problems);
    if (!problems.empty())
        throw Failure(ErrorKind::BadInput, "use the search", place.folder.planFile().string(),
                      runReason("run.search-plan", problems.front().why()));
    return place;
}

Reason beginTrial(const RunDirectory& directory)
{
    const std::optional<RunSpec> given = specOf(directory);
    const std::optional<SearchPlace> place = given ? searchPlaceOf(directory, *given) : std::nullopt;
    if (!place)
        return {};
    const RunSpec& spec = *given;
    std::vector<SearchTrial> trials = place->folder.readTrials();
    const SearchTrial* own = trialOf(trials, place->slot);
    SearchTrial trial;
    if (!own || own->run != spec.id) {
        Reason none;
        trial = ask(*place, directory, spec, none);
        if (!none.empty())
            return none;
        trials = place->folder.readTrials();
    } else {
        trial = *own;
        const std::optional<RunResult> result = directory.readResult();
        if (trial.end != TrialEnd::None && !(result && result->code == ExitCode::Completed)) {
            trial.end = TrialEnd::None; // it failed and goes on
            place->folder.write(trial);
        }
    }
    const RunSpec wanted = specOf(*place, spec, trial, trials);
    if (!(wanted == spec))
        writeFileAtomically(directory.spec(), toText(wanted));
    if (trial.kind == TrialKind::Continue && !CheckpointStore(directory.checkpoints()).hasAny())
        copyCheckpoint(directory, wanted.parent->run);
    return {};
}

void endTrial(const RunDirectory& directory, ExitCode code)
{
    const std::optional<RunSpec> spec = specOf(directory);
    if (!spec || code == ExitCode::Stopped) // stopped runs go on later
        return;
    try {
        const std::optional<SearchPlace> place = searchPlaceOf(directory, *spec);
        if (!place)
            return;
        std::optional<SearchTrial> trial = place->folder.readTrial(place->slot);
        if (!trial)
            return;
        const std::optional<RunResult> result = directory.readResult();
        trial->end = code != ExitCode::Completed                  ? TrialEnd::Failed
                     : result && isEndedBySearch(result->message) ? TrialEnd::Stopped
                                                                  : TrialEnd::Done;
        place->folder.write(*trial);
    } catch (const std::exception& failure) {
        log(LogLevel::Error, failure.what());
    }
}

} // namespace trainyard
