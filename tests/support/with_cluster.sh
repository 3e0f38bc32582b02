#!/bin/bash
# SPDX-License-Identifier: GPL-3.0-or-later
# Runs a program next to a real cluster (test_cluster.sh) in a network namespace that is isolated from the outside and from other
# clusters.
#   [N=4] [DBD=1] [BASE=26800] [MINJOBAGE=300] [CPUS=8] with_cluster.sh PROGRAM [ARGUMENT …]   its own cluster
# Several tests of one ctest can share a cluster:
#   [N=4] … with_cluster.sh --start NAME                starts it; it ends with --end or with the calling process
#   with_cluster.sh --in NAME PROGRAM [ARGUMENT …]      beside it
#   with_cluster.sh --end NAME
# A program in a shared cluster has its own two sshd, ports, home folder and folder for temporary files, and its jobs are
# cancelled when it ends. It must not stop a daemon, and must give its jobs names that no other test uses.
# The program finds LAB, BASE and SLURM_CONF in its environment, and this cluster's script in TRAINYARD_LAB_SCRIPT.
# Exits with 77 (skipped) unless TRAINYARD_WITH_CLUSTER is set and all daemons are installed.
set -uo pipefail
skip() { echo "SKIP: $*"; exit 77; }
fail() { echo "FAILED: $*" >&2; exit 1; }
[ -n "${TRAINYARD_WITH_CLUSTER:-}" ] || skip "daemons are started only by packaging/check --with-cluster or with CI=true"
PATH=$PATH:/usr/sbin:/sbin
for program in munged slurmctld slurmd slurmdbd mariadbd sshd ip unshare nsenter; do
    command -v $program >/dev/null || skip "$program is not installed (packaging/check --with-cluster installs it)"
done

act=own name=
case ${1:-} in --start | --in | --end | --keep) act=${1#--} name=${2:?} && shift 2 ;; esac
self=$(cd "$(dirname "$0")" && pwd)/$(basename "$0")
TRAINYARD_LAB_SCRIPT=$(dirname "$self")/test_cluster.sh
# The cache of test_cluster.sh; the home folder of tests belongs to the build.
export DBCACHE=${DBCACHE:-${XDG_CACHE_HOME:-$HOME/.cache}/trainyard-test-cluster} TRAINYARD_LAB_SCRIPT
# A shared cluster belongs to who asked for it, such as ctest: two of them at a time do not meet.
caller=${TRAINYARD_LAB_CALLER:-$PPID}
state=$DBCACHE/$name.$caller # its folder, and the process that keeps it

# inside COMMAND …: becomes the command in a network namespace of its own; this script sees that by TRAINYARD_LAB_INSIDE.
inside() {
    local options="-n"
    [ "$(id -u)" = 0 ] || options="-c -n --keep-caps"
    # shellcheck disable=SC2086
    unshare $options true 2>/dev/null || skip "this machine allows no network namespaces"
    # shellcheck disable=SC2086
    exec env TRAINYARD_LAB_INSIDE=1 TRAINYARD_LAB_CALLER="$caller" unshare $options "$@"
}
born() { cut -d ' ' -f 22 "/proc/$1/stat" 2>/dev/null; }
# Whether the process that keeps this cluster is there: by now its number may be another's.
kept() {
    local pid start
    read -r pid start 2>/dev/null <"$1/owner" && [ "$(born "$pid")" = "$start" ]
}

# What a program beside a cluster has in its environment.
prepare() {
    # As test_cluster.sh does for logins: jobs submitted from here must not read the user's own profile either.
    export HOME=$LAB/home
    # Keeps Open MPI on loopback. The nodes share one host name, so it must not assume that they share memory; they also share
    # their cores, so a waiting rank must yield to the others.
    export OMPI_MCA_btl=tcp,self OMPI_MCA_oob_tcp_if_include=lo OMPI_MCA_btl_tcp_if_include=lo PMIX_MCA_ptl_tcp_if_include=lo
    # pam_wrapper serves about 60 processes of a machine at a time, so a login with a key must not need it.
    export EXTRA1=${EXTRA1-UsePAM no}
    export OMPI_MCA_mpi_yield_when_idle=1 OMPI_ALLOW_RUN_AS_ROOT=1 OMPI_ALLOW_RUN_AS_ROOT_CONFIRM=1
}

take_down() {
    local seat
    for seat in "$LAB"/seats/*; do
        [ ! -d "$seat" ] || LAB=$seat "$TRAINYARD_LAB_SCRIPT" down >/dev/null 2>&1
    done
    "$TRAINYARD_LAB_SCRIPT" down >/dev/null 2>&1
    rm -f "$LAB/owner"
    [ -n "${TRAINYARD_KEEP_LAB:-}" ] || rm -rf "$LAB"
}

# Ends what a killed test left behind.
sweep() {
    local lab file
    for lab in /tmp/trainyard-lab-*; do
        [ ! -O "$lab/owner" ] || kept "$lab" || (export LAB=$lab TRAINYARD_KEEP_LAB='' && take_down)
    done
    for file in "$DBCACHE"/*.[0-9]*[0-9]; do
        if [ -f "$file" ]; then read -r lab _ <"$file" && [ -d "$lab" ] || rm -f "$file"; fi
    done
}

bring_up() {
    ip link set lo up
    ip address add 198.18.0.1/32 dev lo
    sweep
    LAB=$(mktemp -d /tmp/trainyard-lab-XXXXXX)
    echo "$$ $(born $$)" >"$LAB/owner"
    export LAB BASE=${BASE:-26800} SLURM_CONF=$LAB/etc/slurm.conf
    prepare
    "$TRAINYARD_LAB_SCRIPT" up || { tail -n 5 "$LAB"/log/*; exit 1; }
}

own() {
    [ -n "${TRAINYARD_LAB_INSIDE:-}" ] || inside "$self" "$@"
    trap take_down EXIT
    bring_up
    "$@"
}

# The process that --start leaves behind.
keep() {
    waits=
    trap '[ -z "$waits" ] || kill $waits 2>/dev/null; take_down; rm -f "$state"' EXIT
    trap 'exit 0' TERM
    bring_up >&2
    echo "$LAB $$" >"$state.new" && mv "$state.new" "$state"
    echo ready
    exec >/dev/null 2>&1
    tail --pid="$caller" -f /dev/null & # ends with ctest, however that ends
    waits=$!
    wait $waits
}
start() {
    local answer=
    mkdir -p "$DBCACHE"
    [ ! -e "$state" ] || end
    read -r answer < <(inside setsid "$self" --keep "$name" 2>"$state.log" </dev/null)
    cat "$state.log"
    rm -f "$state.log"
    case $answer in
    ready) ;;
    SKIP*) skip "${answer#SKIP: }" ;;
    *) fail "the cluster \"$name\" did not start" ;;
    esac
}
end() {
    local lab keeper
    [ -e "$state" ] || return 0
    read -r lab keeper <"$state"
    ! kept "$lab" || kill "$keeper"
    for _ in $(seq 600); do ! kept "$lab" || sleep 0.05; done
    ! kept "$lab" || fail "the cluster in $lab does not end"
    rm -f "$state"
}

# Cancels what the program has left in the queue: its jobs work in folders of its own.
leave() {
    mine() { squeue -h --me -o '%A %Z' | awk -v lab="$LAB/" 'index($2, lab) == 1 { print $1 }'; }
    # shellcheck disable=SC2046
    [ -z "$(mine)" ] || { scancel -f -s KILL $(mine); scancel $(mine); } >/dev/null 2>&1
    for _ in $(seq 200); do [ -z "$(mine)" ] || sleep 0.1; done
    "$TRAINYARD_LAB_SCRIPT" down >/dev/null 2>&1
    [ -n "${TRAINYARD_KEEP_LAB:-}" ] || rm -rf "$LAB"
}
in_shared() {
    local lab keeper options="-n" seat=1
    [ -e "$state" ] && read -r lab keeper <"$state" && kept "$lab" ||
        fail "the cluster \"$name\" is not there: ctest starts it; without --in, the program gets one of its own"
    if [ -z "${TRAINYARD_LAB_INSIDE:-}" ]; then
        [ "$(id -u)" = 0 ] || options="-U -n --preserve-credentials"
        # shellcheck disable=SC2086
        exec env TRAINYARD_LAB_INSIDE=1 nsenter -t "$keeper" $options "$self" --in "$name" "$@"
    fi
    mkdir -p "$lab/seats"
    until mkdir "$lab/seats/$seat" 2>/dev/null; do seat=$((seat + 1)); done
    export LAB=$lab/seats/$seat CLUSTER_LAB=$lab BASE=$((27000 + 10 * seat)) SLURM_CONF=$lab/etc/slurm.conf TMPDIR=$lab/seats/$seat/tmp
    mkdir "$TMPDIR"
    trap leave EXIT
    prepare
    "$TRAINYARD_LAB_SCRIPT" ssh || { tail -n 5 "$LAB"/log/*; exit 1; }
    "$@"
}

case $act in
in) in_shared "$@" ;;
*) $act "$@" ;;
esac
