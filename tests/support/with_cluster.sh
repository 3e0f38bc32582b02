#!/bin/bash
# SPDX-License-Identifier: GPL-3.0-or-later
# Runs a program with its own real cluster (test_cluster.sh), in a network namespace where nothing can be reached from outside or
# interfere with another run:  [N=4] [DBD=1] [BASE=26800] [MINJOBAGE=300] [CPUS=8] with_cluster.sh PROGRAM [ARGUMENT …]
# The program finds LAB and SLURM_CONF in its environment, and this cluster's script in TRAINYARD_LAB_SCRIPT.
# Exits with 77 (skipped) unless TRAINYARD_WITH_CLUSTER is set and all daemons are installed.
set -uo pipefail
skip() { echo "SKIP: $*"; exit 77; }
[ -n "${TRAINYARD_WITH_CLUSTER:-}" ] || skip "daemons are started only by packaging/check --with-cluster or with CI=true"
PATH=$PATH:/usr/sbin:/sbin
for program in munged slurmctld slurmd slurmdbd mariadbd sshd ip unshare; do
    command -v $program >/dev/null || skip "$program is not installed (packaging/check --with-cluster installs it)"
done
if [ -z "${TRAINYARD_LAB_INSIDE:-}" ]; then
    options="-n"
    [ "$(id -u)" = 0 ] || options="-c -n --keep-caps"
    # shellcheck disable=SC2086
    unshare $options true 2>/dev/null || skip "this machine allows no network namespaces"
    # shellcheck disable=SC2086
    exec env TRAINYARD_LAB_INSIDE=1 unshare $options "$0" "$@"
fi
ip link set lo up
ip address add 198.18.0.1/32 dev lo
TRAINYARD_LAB_SCRIPT=$(cd "$(dirname "$0")" && pwd)/test_cluster.sh
LAB=$(mktemp -d /tmp/trainyard-lab-XXXXXX)
# The cache of test_cluster.sh; the home folder of tests belongs to the build.
export DBCACHE=${DBCACHE:-${XDG_CACHE_HOME:-$HOME/.cache}/trainyard-test-cluster}
export TRAINYARD_LAB_SCRIPT LAB BASE=${BASE:-26800} SLURM_CONF=$LAB/etc/slurm.conf
# As test_cluster.sh does for logins: jobs submitted from here must not read the user's own profile either.
export HOME=$LAB/home
# Keeps Open MPI on loopback. The nodes share one host name, so it must not assume that they share memory; they also share their
# cores, so a waiting rank must yield to the others.
export OMPI_MCA_btl=tcp,self OMPI_MCA_oob_tcp_if_include=lo OMPI_MCA_btl_tcp_if_include=lo PMIX_MCA_ptl_tcp_if_include=lo
export OMPI_MCA_mpi_yield_when_idle=1 OMPI_ALLOW_RUN_AS_ROOT=1 OMPI_ALLOW_RUN_AS_ROOT_CONFIRM=1
finish() {
    "$TRAINYARD_LAB_SCRIPT" down >/dev/null 2>&1 || true
    [ -n "${TRAINYARD_KEEP_LAB:-}" ] || rm -rf "$LAB"
}
trap finish EXIT
"$TRAINYARD_LAB_SCRIPT" up || { tail -n 5 "$LAB"/log/*; exit 1; }
"$@"
