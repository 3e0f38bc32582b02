#!/bin/bash
# SPDX-License-Identifier: GPL-3.0-or-later
# The cluster that later tests run against must itself be real: starts SLURM with accounting and two sshd on loopback,
# submits a job, asks for its result in both ways, logs in over ssh, and takes everything down again.
# Exits with 77 (skipped) where it is not asked for or a daemon is not installed.
set -euo pipefail
skip() { echo "SKIP: $*"; exit 77; }
[ -n "${TRAINYARD_WITH_CLUSTER:-}" ] || skip "daemons are started only by packaging/check --with-cluster or with CI=true"
PATH=$PATH:/usr/sbin:/sbin
for program in munged slurmctld slurmd slurmdbd mariadbd sshd ip unshare; do
    command -v $program >/dev/null || skip "$program is not installed (packaging/check --with-cluster installs it)"
done

# In a network namespace of its own nothing can listen to the outside, nor meet another run of this test.
if [ -z "${TRAINYARD_LAB_INSIDE:-}" ]; then
    options="-n"
    [ "$(id -u)" = 0 ] || options="-c -n --keep-caps"
    # shellcheck disable=SC2086
    unshare $options true 2>/dev/null || skip "this machine allows no network namespaces"
    # shellcheck disable=SC2086
    exec env TRAINYARD_LAB_INSIDE=1 unshare $options "$0"
fi
ip link set lo up
ip address add 198.18.0.1/32 dev lo
here=$(cd "$(dirname "$0")/.." && pwd)
LAB=$(mktemp -d /tmp/trainyard-lab-XXXXXX)
export LAB N=2 BASE=26800 SLURM_CONF=$LAB/etc/slurm.conf
finish() {
    "$here/support/test_cluster.sh" down >/dev/null 2>&1 || true
    rm -rf "$LAB"
}
trap finish EXIT
"$here/support/test_cluster.sh" up || { tail -n 5 "$LAB"/log/*; exit 1; }

check() { # WHAT EXPECTED ACTUAL
    [ "$2" = "$3" ] && echo "ok: $1" || { echo "FAIL: $1: expected \"$2\", found \"$3\""; exit 1; }
}
id=$(sbatch --parsable --wait -o "$LAB/job-%j.out" --gres=gpu:2 --wrap 'echo "$CUDA_VISIBLE_DEVICES"')
check "a job gets the GPUs it asked for" "0,1" "$(cat "$LAB/job-$id.out")"
for _ in $(seq 50); do
    state=$(sacct -X -n -P -j "$id" -o state)
    [ "$state" = COMPLETED ] && break
    sleep 0.2
done
check "accounting knows how it ended" COMPLETED "$state"
check "ssh logs in with the key" "$(id -un)" "$(ssh -F none -i "$LAB/ssh/user" -p $((BASE + 22)) -o StrictHostKeyChecking=no \
    -o UserKnownHostsFile="$LAB/ssh/known" -o BatchMode=yes -o LogLevel=ERROR 127.0.0.1 id -un)"
check "an unknown job is refused" 1 "$(squeue -h -j 999999 >/dev/null 2>&1; echo $?)"
