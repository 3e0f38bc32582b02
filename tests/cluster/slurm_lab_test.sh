#!/bin/bash
# SPDX-License-Identifier: GPL-3.0-or-later
# The cluster that later tests run against must itself be real: starts SLURM with accounting and two sshd on loopback,
# submits a job, asks for its result in both ways, logs in over ssh, and takes everything down again.
# Runs inside tests/support/with_cluster.sh, which starts and ends the cluster.
set -euo pipefail

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
login() {
    ssh -F none -i "$LAB/ssh/user" -p $((BASE + 22)) -o StrictHostKeyChecking=no -o UserKnownHostsFile="$LAB/ssh/known" \
        -o BatchMode=yes -o LogLevel=ERROR 127.0.0.1 "$@"
}
check "ssh logs in with the key" "$(id -un)" "$(login id -un)"
# Else ranks on two nodes, which are one host here, try to share memory and cannot meet (the guide's "No cluster at hand?").
id=$(login sbatch --parsable --wait --nodes=2 -o "$LAB/job-%j.out" --wrap "'srun --ntasks=2 printenv OMPI_MCA_btl'")
check "a job submitted from a login knows how its nodes reach each other" "tcp,self tcp,self" "$(paste -s -d ' ' "$LAB/job-$id.out")"
check "an unknown job is refused" 1 "$(squeue -h -j 999999 >/dev/null 2>&1; echo $?)"
