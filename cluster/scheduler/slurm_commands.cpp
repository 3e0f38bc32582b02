// SPDX-License-Identifier: GPL-3.0-or-later
#include "cluster/scheduler/slurm_commands.h"

#include "backend/base/error.h"
#include "cluster/scheduler/queue_commands.h"
#include "cluster/transport/private_umask.h"
#include "cluster/transport/shell_quote.h"

#include <algorithm>
#include <array>
#include <cctype>
#include <map>
#include <set>

namespace trainyard {
namespace {

/// Functions of the submit script. `say` prints the verdict (a word, a number and a text) and exits.
const char* const kSubmitHead = R"sh(
# Times as seconds since 1970, whatever zone the machine is in.
SLURM_TIME_FORMAT=%s; export SLURM_TIME_FORMAT
# A variable of the user's would count for more than the batch script.
for variable in $(env | sed -n 's/^\(SBATCH_[A-Z_]*\)=.*/\1/p'); do
    case $variable in KEEP) ;; *) unset "$variable" ;; esac
done
say() { printf '\n%s %s %s\n' "$1" "$2" "$3"; exit 0; }
mkdir -p -- "$dir" || say broken 0 "its folder cannot be made: $dir"
exec 9>>"$dir/lock" || say broken 0 "its folder cannot be written: $dir"
if command -v flock >/dev/null 2>&1; then
    flock -w 20 9
    case $? in
    0) ;;
    1) say busy 0 "another submission of this run is under way" ;;
    *) say broken 0 "the file system of $dir has no locks" ;;
    esac
else
    say broken 0 "the machine has no flock"
fi
now=$(date +%s)
record() { # ID: the first to write it has the token; the job itself does the same when it starts
    printf '%s\n' "$1" >"$dir/found" && ln "$dir/found" "$dir/id" 2>/dev/null
    rm -f "$dir/found"
}
known() {
    if [ -s "$dir/id" ]; then
        say id "$(cat "$dir/id")" "$1"
    fi
}
known recorded
[ ! -e "$dir/cancelled" ] || say cancelled 0 "it was cancelled before"
)sh";

/// After an attempt whose answer was lost: asks squeue and the accounting. A new attempt is allowed only after both
/// have not listed the job for a while.
const char* const kLookUp = R"sh(
look_up() {
    ids=$(squeue -h -t all --me --name="$token" -o %F) || say unsure 0 "the queue does not answer"
    wait=WAIT
    if [ -z "$ids" ]; then
        tried=$(cat "$dir/try")
        if found=$(sacct -n -P -X --name="$token" -S "$(date -d "@$((tried - 3600))" +%Y-%m-%dT%H:%M:%S)" \
            -o JobID 2>"$dir/sacct-said"); then
            ids=$(printf '%s\n' "$found" | sed 's/_.*//')
        elif ! grep -q 'is disabled' "$dir/sacct-said"; then
            wait=$((WAIT * 4)) # one witness only: a longer look at the queue
        fi
    fi
    id=$(printf '%s\n' "$ids" | grep '^[0-9][0-9]*$' | sort -n | head -n 1)
    if [ -n "$id" ]; then
        record "$id"
        known found
    fi
    # A controller that was frozen answers before it has worked off what it was sent: seen without the token for `wait`.
    clear=$(cat "$dir/clear" 2>/dev/null)
    if [ -z "$clear" ]; then
        echo "$now" >"$dir/clear"
        say wait "$wait" "the answer to the last try was lost; looking whether it arrived"
    fi
    left=$((clear + wait - now))
    [ "$left" -le 0 ] || say wait "$left" "the answer to the last try was lost; looking whether it arrived"
    rm -f "$dir/clear" "$dir/try"
}
[ ! -e "$dir/try" ] || look_up
)sh";

const char* const kSubmitTail = R"sh(
bash -n "$dir/script" 2>"$dir/said" || { cat "$dir/said" >&2; say invalid 0 "the batch script is not valid bash"; }
cd -- "$dir" || say broken 0 "its folder cannot be entered: $dir"
if ! sbatch --test-only --chdir="$dir" "$@" script </dev/null >said 2>&1; then
    cat said >&2
    case $(cat said) in
    UNREACHABLE) say down 0 "the scheduler does not answer" ;;
    *'nrecognized option '* | *": option '-"*) say unknown 0 "the scheduler refuses it" ;;
    # Nodes that are down or drained now: whether it can ever start, sbatch itself decides.
    *'onfiguration is not available'*|*'ode not available'*|*'odes are busy'*) ;;
    *) say refused 0 "the scheduler refuses it" ;;
    esac
fi
rm -f clear
echo "$now" >try || say broken 0 "its folder cannot be written: $dir"
# The job's environment is the user's: not this shell's locale, nor what is left of a job that this runs in.
id=$(for variable in $(env | sed -n 's/^\(SLURM_[A-Z0-9_]*\)=.*/\1/p'); do
        case $variable in SLURM_CONF | SLURM_CONF_SERVER | SLURM_JWT) ;; *) unset "$variable" ;; esac
    done
    LC_ALL=$TY_LC_ALL
    [ -n "$LC_ALL" ] || unset LC_ALL
    exec sbatch --parsable --chdir="$dir" "$@" script </dev/null 2>said)
code=$?
cat said >&2
id=${id%%;*}
id=$(printf '%s\n' "$id" | tail -n 1)
case $id in
'' | *[!0-9]*) ;;
*) record "$id"; known new ;;
esac
case $(cat said) in
UNREACHABLE) say lost "$code" "the scheduler's answer was lost" ;;
*'Batch job submission failed: '*)
    rm -f try
    say refused "$code" "the scheduler refuses it" ;;
esac
say lost "$code" "the scheduler's answer was lost"
)sh";

/// Reads the token's job from its record: `id`, and in `mine` whether the job of that id in the queue is still the
/// token's. Ids are reused when the counter wraps or the controller loses its state.
const char* const kFindJob = R"sh([ -d "$dir" ] || { echo unknown; exit 0; }
id=$(cat "$dir/id" 2>/dev/null)
[ -n "$id" ] || [ -e "$dir/try" ] || { echo unknown; exit 0; }
mine=
if [ -n "$id" ]; then
    said=$(squeue -h -t all -j "$id" -o %j 2>&1)
    case $?:$said in
    0:*) if printf '%s\n' "$said" | grep -Fqx -e "$token"; then mine=yes; fi ;;
    *'nvalid job id'*) ;;
    *)
        printf '%s\n' "$said" >&2
        exit 1 ;;
    esac
fi
)sh";

/// Writes the mark first: a job that starts now sees it, and a job being ended knows that this is not a preemption. If
/// the disk is full, the job is cancelled all the same. A job without an id needs the mark, because it may still
/// arrive.
const char* const kCancelJob = R"sh(marked=yes
echo yes >"$dir/cancelled${task:+-$task}" || marked=
if [ -n "$mine" ]; then scancel "$id${task:+_$task}" || exit 1
elif [ -z "$id" ]; then
    scancel --user="$(id -un)" --name="$token" || exit 1
    [ -n "$marked" ] || exit 1
fi
echo done
)sh";

const char* const kActOnJob = R"sh([ -n "$mine" ] || { echo unknown; exit 0; }
scontrol ACTION "$id${task:+_$task}" || exit 1
MARK
echo done
)sh";

// Messages of Slurm's commands if the connection failed, not the request (slurm_errno of 20.11 to 25.05).
constexpr std::array kUnreachable{"imed out",
                                  "nable to contact",
                                  "onnection refused",
                                  "onnect failure",
                                  "onnection reset",
                                  "Zero Bytes",
                                  "ommunication",
                                  "receive",
                                  "Transport endpoint",
                                  "Insane message",
                                  "nexpected message",
                                  "emporarily unable",
                                  "controller not active",
                                  "in standby mode",
                                  "uthentication",
                                  "No route to host",
                                  "Resource temporarily"};

std::string unreachablePattern()
{
    std::string pattern;
    for (const char* words : kUnreachable)
        pattern += (pattern.empty() ? "*'" : "|*'") + std::string(words) + "'*";
    return pattern;
}

std::string replaced(std::string text, const std::string& what, const std::string& by)
{
    for (std::size_t at = 0; (at = text.find(what, at)) != std::string::npos; at += by.size())
        text.replace(at, what.size(), by);
    return text;
}

/// `mark`: what the record is to tell of it; Slurm tells of a hold by root only that an administrator did it.
std::string actOnJob(const std::string& action, const std::string& mark)
{
    return replaced(replaced(kActOnJob, "ACTION", action), "MARK", mark);
}

const char* dependencyWord(JobDependency::Kind kind)
{
    switch (kind) {
    case JobDependency::Kind::AfterOk: return "afterok";
    case JobDependency::Kind::AfterAny: return "afterany";
    case JobDependency::Kind::AfterCorr: return "aftercorr";
    }
    return "afterok";
}

/// Puts "--dependency=…" into the positional parameters, with the ids from the records.
std::string dependencies(const JobRequest& request, const JobTemplate& machine)
{
    std::string text = "set --\n";
    if (request.dependencies.empty())
        return text;
    text += "needs=\n";
    for (const JobDependency& dependency : request.dependencies) {
        const SlurmTokenParts parts = tokenParts(dependency.token);
        const std::string task = parts.index < 0 ? "" : "_" + std::to_string(parts.index);
        text += "id=$(cat " + recordFolder(machine, parts.token) +
                "/id 2>/dev/null)\n[ -n \"$id\" ] || say refused 0 " +
                shellQuoted("the run it waits for, " + dependency.token + ", was not submitted") +
                "\nneeds=$needs${needs:+,}" + dependencyWord(dependency.kind) + ":${id}" + task + "\n";
    }
    // Slurm does not report why it cancelled a job because of a dependency.
    return text + "printf '%s\\n' \"$needs\" >\"$dir/needs\" || say broken 0 \"its folder cannot be written: $dir\"\n" +
           "set -- \"--dependency=$needs\"\n";
}

/// The user's variables that fill in what the request leaves open.
std::string keptVariables(const JobRequest& request)
{
    std::string kept = "SBATCH_EXPORT|SBATCH_GET_USER_ENV"; // not SBATCH_CLUSTERS: we query only this cluster's queue
    const std::pair<const char*, bool> all[] = {{"SBATCH_ACCOUNT", request.account.empty()},
                                                {"SBATCH_PARTITION", request.partition.empty()},
                                                {"SBATCH_QOS", request.qos.empty()},
                                                {"SBATCH_RESERVATION", request.reservation.empty()},
                                                {"SBATCH_TIMELIMIT", !(request.timeLimit > 0.0)}};
    for (const auto& [name, keep] : all)
        if (keep)
            kept += std::string("|") + name;
    return kept;
}

// The user's variables that would hide jobs or select another cluster.
const char* const kPlainSqueue =
    "unset SLURM_CLUSTERS SQUEUE_ACCOUNT SQUEUE_ARRAY SQUEUE_LICENSES SQUEUE_NAMES SQUEUE_PARTITION SQUEUE_QOS "
    "SQUEUE_SORT SQUEUE_STATES SQUEUE_USERS\n";

std::string joined(const std::vector<std::string>& words, const char* separator)
{
    std::string text;
    for (const std::string& word : words)
        text += (text.empty() ? "" : separator) + word;
    return text;
}

const char* const kForget = R"sh(cd -- "$root" 2>/dev/null || exit 0
for t in "ty-$run"-*; do
    case ${t#"ty-$run-"} in
    '' | *[!0-9]*) ;;
    *) rm -rf -- "$t" ;;
    esac
done
forget() {
    [ -z "$last" ] || [ -z "$gone" ] || [ -n "$(find "$last" -mtime -1 | head -n 1)" ] || rm -rf -- "$last"
}
# See runDirectories() of slurm_script.cpp.
grep -s '^\([0-9]*) \)\{0,1\}ty_run=' -- ty-*/script /dev/null | {
    last= gone=
    while IFS= read -r line; do
        t=${line%%/script:*}
        [ "$t" = "$last" ] || { forget; last=$t gone=yes; }
        path=${line#*ty_run=} path=${path%" ;;"}
        case $path in
        \'*\'*\') gone= ;; # with a quote in it: too hard to read here
        \'/*\')
            path=${path#?} path=${path%?}
            if [ -e "$path" ] || [ ! -d "${path%/*}" ]; then gone=; fi ;;
        *) gone= ;;
        esac
    done
    forget
}
:
)sh";

} // namespace

bool isUnreachable(std::string_view said)
{
    return std::any_of(kUnreachable.begin(), kUnreachable.end(),
                       [&](const char* words) { return said.find(words) != std::string_view::npos; });
}

SlurmTokenParts tokenParts(const std::string& token)
{
    checkToken(token);
    const std::size_t mark = token.find_last_not_of("0123456789");
    if (mark == std::string::npos || mark == 0 || token[mark] != '_' || mark + 1 == token.size() ||
        token.size() - mark > 9)
        return {token, -1};
    return {token.substr(0, mark), std::stoi(token.substr(mark + 1))};
}

std::string submitScript(const JobRequest& request, const JobTemplate& machine, int waitSeconds)
{
    const std::string script = slurmBatchScript(request, machine);
    return "token=" + shellQuoted(request.token) + "\ndir=" + recordFolder(machine, request.token) + "\n" +
           kPrivateUmask + kPlainSqueue + replaced(kSubmitHead, "KEEP", keptVariables(request)) +
           replaced(kLookUp, "WAIT", std::to_string(waitSeconds)) + dependencies(request, machine) + "printf '%s' " +
           shellQuoted(script) +
           " >\"$dir/script.new\" && mv -f \"$dir/script.new\" \"$dir/script\""
           " || say broken 0 \"its folder cannot be written: $dir\"\n" +
           replaced(kSubmitTail, "UNREACHABLE", unreachablePattern());
}

void addQuery(FramedScript& script, const JobTemplate& machine, const std::vector<std::string>& tokens)
{
    script.add("clock", "date +%s");
    script.add("queue", std::string(kPlainSqueue) + "SLURM_TIME_FORMAT=%s; export SLURM_TIME_FORMAT\n"
                                                    "squeue -h -r -t all --me -o '%F|%K|%A|%T|%M|%S|%e|%R|%j'");
    // Tokens contain no character that is special to a shell.
    std::map<std::string, std::set<int>> tasks;
    std::string plain;
    for (const std::string& token : tokens) {
        const SlurmTokenParts parts = tokenParts(token);
        if (parts.index >= 0)
            tasks[parts.token].insert(parts.index);
        else
            plain += " " + parts.token;
    }
    std::string arrays =
        plain.empty() ? ""
                      : "for t in" + plain + "; do echo $t/id $t/try $t/cancelled $t/held $t/needs $t/task; done\n";
    for (const auto& [token, indices] : tasks) {
        arrays += "t=" + token + "\necho $t/id $t/try $t/cancelled $t/held $t/needs\nfor i in";
        for (const int index : indices)
            arrays += " " + std::to_string(index);
        arrays += "; do echo $t/cancelled-$i $t/held-$i $t/task-$i; done\n";
    }
    // One process for all files. Most files are missing, which is no error; a root folder that cannot be entered is
    // one.
    script.add("records", "root=" + recordFolder(machine, {}) +
                              "\n[ -e \"$root\" ] || exit 0\ncd -- \"$root\" || exit 1\n" +
                              "unset IFS\ngrep -sH '' -- $(\n" + arrays + ":) /dev/null\n[ $? -le 2 ]");
}

void addDetails(FramedScript& script, const std::vector<std::string>& inQueue, const std::vector<std::string>& gone)
{
    const std::string format = "unset SLURM_CLUSTERS\nSLURM_TIME_FORMAT=%s; export SLURM_TIME_FORMAT\n";
    if (!inQueue.empty()) {
        // For a list with a purged job, scontrol returns 1 and shows the other jobs.
        std::string text = format;
        for (const std::string& id : inQueue)
            text += "scontrol show job -o " + shellQuoted(id) + " 2>/dev/null\n";
        script.add("details", text + ":");
    }
    if (!gone.empty())
        script.add("accounting", format + "sacct -n -P -X --duplicates -j " + shellQuoted(joined(gone, ",")) +
                                     " -o JobID,State,ExitCode,Start,End,ElapsedRaw,TimelimitRaw,NodeList,JobName");
}

void addRecordedTokens(FramedScript& script, const JobTemplate& machine)
{
    // The batch scripts that are kept there name the run directories: see runDirectories() of slurm_script.cpp.
    script.add("tokens", "root=" + recordFolder(machine, {}) +
                             "\ncd -- \"$root\" 2>/dev/null || exit 0\n"
                             "ls -t 2>/dev/null | while IFS= read -r t; do\n"
                             "    [ -f \"$t/script\" ] && sed -n \"s|^\\([0-9]*) \\)\\{0,1\\}ty_run=|$t &|p\" "
                             "\"$t/script\"\ndone\n:");
}

std::string forgetScript(const JobTemplate& machine, const std::string& runId)
{
    return "root=" + recordFolder(machine, {}) + "\nrun=" + shellQuoted(runId) + "\n" + kForget;
}

std::string actionScript(SlurmAction action, const JobTemplate& machine, const std::string& token)
{
    const SlurmTokenParts parts = tokenParts(token);
    const std::string text = "token=" + shellQuoted(parts.token) + "\ndir=" + recordFolder(machine, parts.token) +
                             "\ntask=" + (parts.index < 0 ? "" : std::to_string(parts.index)) + "\n" + kPrivateUmask +
                             kPlainSqueue;
    switch (action) {
    case SlurmAction::Cancel: return text + kFindJob + kCancelJob;
    case SlurmAction::Hold: return text + kFindJob + actOnJob("hold", R"(echo yes >"$dir/held${task:+-$task}")");
    case SlurmAction::Release: return text + kFindJob + actOnJob("release", R"(rm -f "$dir/held${task:+-$task}")");
    case SlurmAction::Requeue: break;
    }
    return text + kFindJob + actOnJob("requeue", ":");
}

} // namespace trainyard
