// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

namespace trainyard {

// The shell code that is the same in the batch script of every job. slurmBatchScript() puts the script together.

/// The job's first lines: its identity, and whether it owns the token.
inline constexpr const char* kSlurmClaim = R"sh(unset SLURM_CLUSTERS
ty_job=${SLURM_ARRAY_JOB_ID:-$SLURM_JOB_ID}
ty_task=${SLURM_ARRAY_TASK_ID:-}
ty_self=$ty_job${ty_task:+_$ty_task}
ty_restarts=${SLURM_RESTART_COUNT:-0}
ty_notes=$ty_record/task${ty_task:+-$ty_task}
ty_note() { # WORD CODE TEXT: one line a fact, read by whoever asks for the job
    printf '%s %s %s %s %s %s\n' "$1" "$SLURM_JOB_ID" "$ty_restarts" "$(date +%s)" "$2" "$3" >>"$ty_notes"
}
ty_json() { printf '%s' "$1" | sed 's/[\\"]/\\&/g'; }
ty_reason() { # CODE ARGUMENTS WORDS: a reason as the window reads it
    printf '{"code":"queue.%s","args":[%s],"text":"%s"}' "$1" "$2" "$(ty_json "$3")"
}
ty_utf8() { # a character may have been cut
    if command -v iconv >/dev/null 2>&1; then iconv -c -f UTF-8 -t UTF-8 2>/dev/null; else LC_ALL=C tr -cd '\040-\176'; fi
}
ty_quote() { printf '{"quote":"%s"}' "$(ty_json "$1")"; }
ty_too_often() {
    ty_reason requeued-too-often "$ty_restarts,$ty_limit" "it was put back in the queue too often ($ty_restarts; allowed: $ty_limit)"
}
ty_cancelled() { [ -e "$ty_record/cancelled" ] || [ -e "$ty_record/cancelled${ty_task:+-$ty_task}" ]; }
ty_said() { # what this start has added to the log of the run, in short
    tail -c "+$((ty_from + 1))" "$ty_run/slurm.log" 2>/dev/null | tail -n 200 | ty_last_words \
        | tr -d '\000-\037' | cut -c 1-400 | ty_utf8
}
if [ ! -d "$ty_record" ]; then
    echo "trainyard: the folder of records, $ty_record, cannot be seen from this node" >&2
else
    printf '%s\n' "$ty_job" >"$ty_record/claim-$ty_self" && ln "$ty_record/claim-$ty_self" "$ty_record/id" 2>/dev/null
    rm -f "$ty_record/claim-$ty_self"
    ty_holder=$(cat "$ty_record/id")
    if [ -n "$ty_holder" ] && [ "$ty_holder" != "$ty_job" ]; then
        echo "trainyard: job $ty_holder has $ty_token already; this one, $ty_self, does nothing" >&2
        exit 0
    fi
    if ty_cancelled; then
        echo "trainyard: $ty_token was cancelled" >&2
        exit 0
    fi
fi
)sh";

/// Enters the run directory, whose log takes what is printed from here on.
inline constexpr const char* kSlurmEnter = R"sh(if [ "$ty_restarts" -gt "$ty_limit" ]; then
    ty_note refused 1 "$(ty_too_often)"
    exit 1
fi
if ! cd -- "$ty_run"; then
    ty_node=${SLURMD_NODENAME:-$(hostname)}
    ty_note refused 1 "$(ty_reason folder-closed "{\"path\":\"$(ty_json "$ty_run")\"},\"$(ty_json "$ty_node")\"" "its run directory $ty_run cannot be entered on $ty_node")"
    exit 1
fi
# The log of the run lies with it; what is printed before goes into the record.
ty_from=$(stat -c %s slurm.log 2>/dev/null || echo 0)
: >>slurm.log && exec >>slurm.log 2>&1
ty_note begin 0 "${SLURMD_NODENAME:-$(hostname)}"
echo "trainyard: job $ty_self on ${SLURM_JOB_NODELIST:-$(hostname)}, start $ty_restarts"
export TRAINYARD_JOB="$ty_token" TRAINYARD_STOP_ON_USR1=1
)sh";

/// Before the person's set-up lines: a line that fails is remembered for the engine, which tells it as a warning of the
/// run, and an exit among these lines is told as such. A user's traps replace these. Only the name of a program and
/// what modules and paths it is given are told: a line may hold a password.
inline constexpr const char* kSlurmBeforeSetUp = R"sh(
ty_failed= ty_failures=0
ty_line_failed() { # STATUS LINE COMMAND
    ty_failures=$((ty_failures + 1))
    [ "$ty_failures" -le 5 ] || return 0
    ty_words=$(sed -n "$2p" "$0" 2>/dev/null | tr -d '\000-\037' | sed 's/^ *//' | cut -c 1-200 | ty_utf8)
    ty_words=${ty_words:-$3}
    case $ty_words in
    "module "* | "ml "* | "source "* | ". "* | "conda "* | "spack "* | "cd "*) ;;
    *) ty_words=${ty_words%% *} ;;
    esac
    ty_failed="$ty_failed$(($2 - ty_first)) $1 $ty_words
"
}
ty_set_up_over() { # STATUS
    ty_words=$(ty_said)
    if [ -n "$ty_words" ]; then
        ty_note refused "$1" "$(ty_reason set-up-ended "$1,$(ty_quote "$ty_words")" "the prologue of the batch script ended with code $1: $ty_words")"
    else
        ty_note refused "$1" "$(ty_reason set-up-ended-silently "$1" "the prologue of the batch script ended with code $1")"
    fi
}
trap 'trap - EXIT; exit 143' TERM
trap 'trap - EXIT; exit 138' USR1
trap 'ty_set_up_over "$?"' EXIT
trap 'ty_line_failed "$?" "$LINENO" "$BASH_COMMAND"' ERR
# What this machine needs first
ty_first=$LINENO
)sh";

/// After the person's lines. Some versions of `module` print that they failed and return 0.
inline constexpr const char* kSlurmAfterSetUp = R"sh(
set +eu
trap - ERR EXIT TERM USR1
if [ -z "$ty_failed" ]; then
    ty_words=$(tail -c "+$((ty_from + 1))" "$ty_run/slurm.log" 2>/dev/null | grep -m 1 -A 1 \
        -e 'ERROR.*Unable to locate a modulefile' -e 'Lmod has detected the following error' \
        | tr -d '\000-\011\013-\037' | tr '\n' ' ' | sed 's/ *$//' | cut -c 1-200 | ty_utf8)
    [ -z "$ty_words" ] || ty_failed="0 0 $ty_words"
fi
TRAINYARD_SET_UP_FAILED=$ty_failed
export TRAINYARD_SET_UP_FAILED
)sh";

/// Waits for the engine across any number of signals, then requeues the job or exits with the engine's code.
inline constexpr const char* kSlurmWait = R"sh(ty_child=$!
[ -n "$ty_why" ] && kill -s USR1 "$ty_child" 2>/dev/null
while :; do
    ty_got=0
    wait "$ty_child"
    ty_code=$?
    [ "$ty_got" = 1 ] || break
done
trap '' USR1
ty_words=$(ty_said)
[ "$ty_code" != 0 ] || ty_words=
ty_note end "$ty_code" "$ty_words"
ty_runs_still() { [ "$(squeue -h -j "$ty_self" -o %T 2>/dev/null)" = RUNNING ]; }
ty_requeue() { # WHY
    ty_note requeue "$ty_code" "$1"
    trap - TERM
    # By index: the last task of an array bears the array's own id.
    scontrol requeue "$ty_self" && sleep 120
    ty_note stays "$ty_code" "$(ty_reason stays '' "Slurm would not put it back in the queue")"
}
if [ -n "$ty_why" ] && { [ "$ty_code" = 3 ] || [ "$ty_code" -ge 128 ]; } && ! ty_cancelled; then
    # A TERM is a preemption with grace or somebody's scancel: Slurm itself knows which.
    if [ "$ty_why" = limit ] || ty_runs_still; then
        if [ "$ty_restarts" -ge "$ty_limit" ]; then
            ty_note limit "$ty_code" "$(ty_too_often)"
        else
            ty_requeue "$ty_why"
        fi
    elif [ "$ty_code" = 3 ]; then
        ty_note end 3 "$(ty_reason ended-outside '' "stopped from outside, by Slurm or with scancel")"
    fi
elif [ "$ty_code" = 20 ] && [ -n "$ty_trains" ] && [ -z "$ty_why" ] && ! ty_cancelled; then
    # An engine that outlived the daemon of its node still trains there. It ends when that daemon returns.
    if [ "$ty_restarts" -ge "$ty_limit" ]; then
        ty_note limit 20 "$(ty_reason still-trained "$(ty_quote "$ty_words")" "another process still trains in its run directory: $ty_words")"
    else
        sleep 60 &
        wait $!
        if [ -z "$ty_why" ] && ! ty_cancelled; then
            ty_requeue "$(ty_reason waits-for-process "$(ty_quote "$ty_words")" "it starts again when another process no longer trains in its run directory: $ty_words")"
        fi
    fi
fi
exit "$ty_code"
)sh";

} // namespace trainyard
