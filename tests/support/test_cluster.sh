#!/bin/bash
# SPDX-License-Identifier: Apache-2.0
# A real SLURM cluster with SSH login on loopback, for tests. Root or any user; no systemd, no cgroups.
#   LAB=/abs/dir [N=4 nodes] [CPUS=8 a node] [DBD=1 accounting] [BASE=26800 first port] [MINJOBAGE=300] test_cluster.sh up|down
#   DBCACHE=/abs/dir: keeps the initial accounting database for later clusters.
#   … start slurmctld|slurmdbd|n01 …    restarts a stopped daemon; its pid is in $LAB/run/NAME.p
#   LAB=/abs/dir [BASE=26800] [EXTRA1=lines] [EXTRA2=lines] test_cluster.sh ssh|down: only the two sshd; the lines come first in
#   their configuration, because the first value of an option counts. [CLUSTER_LAB=/abs/dir]: whoever logs in is on that cluster.
# After `up`: SLURM_CONF=$LAB/etc/slurm.conf; sshd 1 on port BASE+22 (key $LAB/ssh/user or password "labpass"),
# sshd 2 on BASE+23 (key, then password, then TOTP with the secret in $LAB/ssh/totp). Partitions gpu, preempt; 4 simulated GPUs per node.
# Needs (Debian): munge slurmctld slurmd slurm-client slurmdbd slurm-wlm-mysql-plugin mariadb-server openssh-server openssh-client
#                 openmpi-bin libpmix2 libpam-wrapper libpam-oath oathtool iproute2
# Reasons for the unusual settings:
#   -D/-F everywhere: we own the real pids; daemons would leave zombies.   NodeHostname + Port range: several slurmd on one host (-N).
#   NoCtldInAddrAny,NoInAddrAny: bind 127.0.0.1 only (slurmdbd.conf needs it too).   cred_expire=5 (minimum): a requeued job waits 6 s, not 121.
#   TmpFS=.../%n: without it srun --mpi=pmix fails.   linuxproc: no cgroups.   config_overrides: more CPUs than the hardware has.
#   gres File= must be real character devices: gives CUDA_VISIBLE_DEVICES=0,1,2,3 without a GPU.
#   AccountingStoragePass= is the munge socket, else slurmctld dies with "no TRES".   MYSQL_UNIX_PORT: MariaDB without TCP.
#   no pam_wrapper with UsePAM no: it can serve only about 60 processes of a machine at a time.
#   SetEnv HOME: keeps out the user's own profile, which may be slow or print; tests put theirs there. OMPI_*, PMIX_*: jobs inherit
#   them, for nodes that share one host name (with_cluster.sh).
#   munged --force: user namespaces.   pam_wrapper + pam_matrix + pam_oath: password and TOTP without touching /etc.
set -u; N=${N:-4} DBD=${DBD:-1} DBCACHE=${DBCACHE:-$LAB/cache} CPUS=${CPUS:-8} BASE=${BASE:-26800}; CT=$((BASE+17)) DB=$((BASE+19)) SP=$((BASE+22))
ME=$(id -un) H=$(hostname -s) NODES=$(printf 'n[01-%02d]' $N) MS=$LAB/run/m/sock
export SLURM_CONF=${CLUSTER_LAB:-$LAB}/etc/slurm.conf PATH=$PATH:/usr/sbin:/sbin
go(){ local n=$1; shift; setsid "$@" >"$LAB/log/$n" 2>&1 </dev/null & echo $! >"$LAB/run/$n.p"; born $! >"$LAB/run/$n.b"; }
born(){ cut -d ' ' -f 22 /proc/$1/stat 2>/dev/null; }
await(){ local e=$((SECONDS+90)); until eval "$1" >/dev/null 2>&1; do [ $SECONDS -gt $e ] && { echo "no: $1" >&2; exit 1; }; sleep 0.05; done; }
start(){ case $1 in
slurmctld) go slurmctld slurmctld -D $([ -f $LAB/state/ctld/job_state ] || echo -i); await "scontrol ping | grep -q UP" ;;
slurmdbd) go slurmdbd env MYSQL_UNIX_PORT=$LAB/run/mysql slurmdbd -D; await "ss -Hltn | grep -q 127.0.0.1:$DB" ;;
*) go $1 slurmd -D -N $1 ;;
esac; }
# The accounting database before the first job. Creating it takes 10 s, so it is created once (in $DBCACHE) and copied. Each user
# and each version of MariaDB, of SLURM and of this file has its own.
database(){
S="mariadb -u$ME -S $LAB/run/mysql"; key=$(cat <(id -un; mariadbd --version; slurmdbd -V) "$0" | md5sum | cut -c 1-16)
mkdir -p "$DBCACHE"
( flock 9; [ -d "$DBCACHE/db-$key" ] && exit
mariadb-install-db --no-defaults --datadir=$LAB/state/db --user=$ME --auth-root-authentication-method=socket --auth-root-socket-user=$ME --skip-test-db >$LAB/log/dbinit 2>&1
mariadb_up
$S -e "create database acct; create user slurm@localhost identified by 'x'; grant all on acct.* to slurm@localhost"
start slurmdbd
for w in "cluster lab" "account lab" "user $ME account=lab"; do sacctmgr -iQ add $w >/dev/null || exit 1; done
stop slurmdbd; stop mariadbd; rm -f $LAB/state/db/ibtmp1
rm -rf "$DBCACHE/new"; mv $LAB/state/db "$DBCACHE/new" && mv "$DBCACHE/new" "$DBCACHE/db-$key" ) 9>"$DBCACHE/lock" &&
cp -r "$DBCACHE/db-$key" $LAB/state/db || { echo "no database" >&2; exit 1; }; }
mariadb_up(){ go mariadbd mariadbd --no-defaults --user=$ME --datadir=$LAB/state/db --socket=$LAB/run/mysql --pid-file=$LAB/run/db.pid --skip-networking --innodb-buffer-pool-size=64M --innodb-log-file-size=16M --innodb-flush-log-at-trx-commit=0 --skip-innodb-doublewrite --skip-log-bin; await "$S -e 'select 1'"; }
up(){
mkdir -p $LAB/{etc,run/m,log,state/ctld,ssh/pam1,ssh/pam2}; chmod 755 $LAB $LAB/run $LAB/run/m
for i in $(seq -w 01 $N); do mkdir -p -m 1777 $LAB/tmp/n$i; mkdir -p $LAB/state/n$i; done
[ -f $LAB/etc/munge.key ] || (umask 077; head -c 128 /dev/urandom >$LAB/etc/munge.key)
cat >$LAB/etc/gres.conf <<E
AutoDetect=off
NodeName=$NODES Name=gpu Type=h100 File=/dev/null,/dev/zero,/dev/full,/dev/random
E
cat >$LAB/etc/slurm.conf <<E
ClusterName=lab
SlurmctldHost=$H(127.0.0.1)
SlurmctldPort=$CT
SlurmUser=$ME
SlurmdUser=$ME
AuthInfo=socket=$MS,cred_expire=5
CommunicationParameters=NoCtldInAddrAny,NoInAddrAny
StateSaveLocation=$LAB/state/ctld
SlurmdSpoolDir=$LAB/state/%n
TmpFS=$LAB/tmp/%n
SlurmctldPidFile=$LAB/run/ctld.pid
SlurmdPidFile=$LAB/run/%n.pid
SlurmctldLogFile=$LAB/log/slurmctld.log
SlurmdLogFile=$LAB/log/%n.log
MailProg=/bin/true
ProctrackType=proctrack/linuxproc
SelectType=select/cons_tres
SelectTypeParameters=CR_CPU
SchedulerParameters=sched_interval=1,bf_interval=1,sched_min_interval=0,batch_sched_delay=0
PreemptType=preempt/partition_prio
PreemptMode=REQUEUE
GresTypes=gpu
SlurmdParameters=config_overrides
ReturnToService=2
SlurmctldTimeout=10
SlurmdTimeout=10
KillWait=2
MinJobAge=${MINJOBAGE:-300}
NodeName=$NODES NodeHostname=$H NodeAddr=127.0.0.1 Port=$((BASE+101))-$((BASE+100+N)) CPUs=$CPUS RealMemory=4000 Gres=gpu:h100:4
PartitionName=gpu Nodes=ALL Default=YES DefaultTime=10 MaxTime=1-0 PriorityTier=10
PartitionName=preempt Nodes=ALL DefaultTime=10 MaxTime=1-0 PriorityTier=1
E
go munged munged -F --force --key-file=$LAB/etc/munge.key --socket=$MS --pid-file=$LAB/run/m/pid --log-file=$LAB/log/munged.log --seed-file=$LAB/run/m/seed
await "munge -S $MS -n"
if [ $DBD = 1 ]; then
cat >>$LAB/etc/slurm.conf <<E
AccountingStorageType=accounting_storage/slurmdbd
AccountingStorageHost=127.0.0.1
AccountingStoragePort=$DB
AccountingStoragePass=$MS
AccountingStorageTRES=gres/gpu
AccountingStoreFlags=job_comment
E
(umask 077; cat >$LAB/etc/slurmdbd.conf <<E
AuthInfo=socket=$MS
CommunicationParameters=NoInAddrAny
DbdHost=$H
DbdAddr=127.0.0.1
DbdPort=$DB
SlurmUser=$ME
LogFile=$LAB/log/slurmdbd.log
PidFile=$LAB/run/dbd.pid
StorageType=accounting_storage/mysql
StorageHost=localhost
StorageUser=slurm
StoragePass=x
StorageLoc=acct
E
)
[ -d $LAB/state/db ] || database; S="mariadb -u$ME -S $LAB/run/mysql"
mariadb_up
start slurmdbd
fi
start slurmctld
for i in $(seq -w 01 $N); do start n$i; done
await "[ \$(sinfo -h -p gpu -t idle -o %D) = $N ]"
ssh_servers; }
ssh_servers(){
mkdir -p $LAB/home
for k in host1 host2 user; do [ -f $LAB/ssh/$k ] || ssh-keygen -qt ed25519 -N '' -f $LAB/ssh/$k; done
[ -f $LAB/ssh/totp ] || head -c 20 /dev/urandom | od -An -tx1 | tr -d ' \n' >$LAB/ssh/totp
(umask 077; echo "HOTP/T30/6 $ME - $(cat $LAB/ssh/totp)" >$LAB/ssh/oath; echo "$ME:labpass:sshd" >$LAB/ssh/passdb)
P="auth required /usr/lib/x86_64-linux-gnu/pam_wrapper/pam_matrix.so passdb=$LAB/ssh/passdb"
R=$'account required pam_permit.so\nsession required pam_permit.so'
printf '%s\n' "$P" "$R" >$LAB/ssh/pam1/sshd
printf '%s\n' "$P" "auth required pam_oath.so usersfile=$LAB/ssh/oath window=20 digits=6" "$R" >$LAB/ssh/pam2/sshd
for k in 1 2; do
x=EXTRA$k
cat >$LAB/ssh/cfg$k <<E
${!x:-}
ListenAddress 127.0.0.1:$((SP+k-1))
PidFile $LAB/run/sshd$k.pid
HostKey $LAB/ssh/host$k
AuthorizedKeysFile $LAB/ssh/user.pub
StrictModes no
PermitRootLogin yes
UsePAM yes
KbdInteractiveAuthentication yes
UseDNS no
$(grep -q MaxStartups <<<"${!x:-}" || echo MaxStartups 100:30:200)
SetEnv HOME=$LAB/home $([ -f $SLURM_CONF ] && echo SLURM_CONF=$SLURM_CONF) $(env | grep -E "^(OMPI|PMIX)_" | tr "\n" " ")
Subsystem sftp internal-sftp
E
[ $k = 2 ] && ! grep -q ^AuthenticationMethods $LAB/ssh/cfg2 && echo "AuthenticationMethods publickey,keyboard-interactive" >>$LAB/ssh/cfg2
[ $(id -u) = 0 ] && mkdir -p /run/sshd
W="env LD_PRELOAD=libpam_wrapper.so PAM_WRAPPER=1 PAM_WRAPPER_SERVICE_DIR=$LAB/ssh/pam$k"
grep -qi '^UsePAM no' $LAB/ssh/cfg$k && W=
go sshd$k $W /usr/sbin/sshd -D -e -f $LAB/ssh/cfg$k
done
await "ss -Hltn | grep -q 127.0.0.1:$SP"; await "ss -Hltn | grep -q 127.0.0.1:$((SP+1))"; }
ssh(){ mkdir -p $LAB/{run,log,ssh/pam1,ssh/pam2}; chmod 755 $LAB $LAB/run; ssh_servers; }
down(){ cd $LAB/run || exit; for n in sshd2 sshd1 $(ls n*.p 2>/dev/null) slurmctld slurmdbd mariadbd munged; do stop ${n%.p}; done; }
# By now the number in the file may be another process's.
stop(){ local n=$1 p; [ -f $LAB/run/$n.p ] || return 0
 p=$(cat $LAB/run/$n.p); [ "$(born $p)" = "$(cat $LAB/run/$n.b)" ] && kill $p 2>/dev/null && case $n in n[0-9]*) ;; *) for i in $(seq 100); do grep -qs '^State:.*[^Z] (' /proc/$p/status || break; sleep 0.05; done;; esac; rm -f $LAB/run/$n.[pb]; }
t=$(date +%s%3N); "$@"; echo "$1 $(( $(date +%s%3N)-t )) ms"
