// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QFile>
#include <QString>
#include <QTemporaryDir>

namespace trainyard::test {

/// Commands of a cluster that print captured text, before all others in the PATH as long as this lives. `calls()`: what
/// was done to jobs.
class FakeSlurm {
public:
    FakeSlurm()
    {
        m_path = qgetenv("PATH");
        qputenv("PATH", m_folder.path().toUtf8() + ':' + m_path);
        put("sbatch", "exit 0");
        put("sacctmgr", "case \"$*\" in *assoc*) echo 'physics||normal,high|normal|10|100|'; echo "
                        "'guests|debug|low|low||5|02:00:00';;\n"
                        "*defaultaccount*) echo physics;; *qos*) echo 'normal|2-00:00:00||||gres/gpu=16'; echo "
                        "'high|08:00:00|2|4|cpu=64|';; esac");
        put("srun", "echo 'MPI plugin types are...'; echo none; echo pmix");
        put("sinfo", "case \"$*\" in *GresUsed*)\n"
                     "for i in 1 2 3 4 5 6 7 8; do echo \"v100|mixed|gpu:v100:4|gpu:v100:2(IDX:0-1)|\"; done\n"
                     "for i in 1 2 3; do echo \"a100|allocated|gpu:a100:8|gpu:a100:8(IDX:0-7)|\"; done\n"
                     "for i in 1 2; do echo \"debug|idle|gpu:v100:2|gpu:v100:0(IDX:N/A)|\"; done;;\n"
                     "*) echo 'v100|up|1-00:00:00|6|40|192000|gpu:v100:4|ib,v100|mixed'\n"
                     "echo 'v100|up|1-00:00:00|2|40|192000|gpu:v100:4|ib,v100|idle'\n"
                     "echo 'a100|up|1-00:00:00|3|64|512000|gpu:a100:8|ib|allocated'\n"
                     "echo 'debug|up|30:00|2|16|64000|gpu:v100:2||idle'\n"
                     "echo 'cpu|up|infinite|40|64|256000|(null)||mixed';; esac");
        put("scontrol",
            "case \"$*\" in 'show config') printf 'SLURM_VERSION = 23.02.4\\nClusterName = hpc\\nMaxArraySize = 1001\\n"
            "AccountingStorageType = accounting_storage/slurmdbd\\nAccountingStorageEnforce = "
            "associations\\nJobRequeue = 1\\n';;\n"
            "'show partition -o') for p in v100:YES:1-00:00:00 a100:NO:1-00:00:00 debug:NO:00:30:00 cpu:NO:UNLIMITED; "
            "do\n"
            "echo \"PartitionName=${p%%:*} AllowGroups=ALL AllowAccounts=ALL AllowQos=ALL Default=$(echo $p | cut -d: "
            "-f2) "
            "DefaultTime=01:00:00 MaxNodes=UNLIMITED MaxTime=$(echo $p | cut -d: -f3-) MinNodes=1 State=UP\"; done;;\n"
            "hold*|release*|requeue*) echo \"scontrol $*\" >>" +
                log() + ";; esac");
        put("scancel", "echo \"scancel $*\" >>" + log());
        setQueue(
            "418233|RUNNING|v100|1|gpu:v100:4|7:29|1:00:00|NOW-449|NOW+3151|gn001|None|ty-20261120-140201-9f3c2a-1\n"
            "418219_8|RUNNING|a100|1|gpu:a100:8|11:48:02|18:30:00|NOW-42482|NOW+24118|gn[002-003]|None|lth-mobilenetv2 "
            "98 %\n"
            "418240_[0-9%4]|PENDING|v100|1|gpu:v100:4|0:00|18:30:00|NOW+20000|NOW+86600||Dependency|lth-mobilenetv2 "
            "90-99 %\n"
            "418251|PENDING|v100|2|gpu:v100:4|0:00|4:00:00|N/A|N/A||Priority|resnet152v2-c10-n8\n"
            "418252|PENDING|debug|2|gpu:v100:2|0:00|3:00:00|N/A|N/A||PartitionTimeLimit|resnet152v2-debug\n"
            "418260|PENDING|v100|1|gpu:v100:4|0:00|3:00:00|N/A|N/A||JobHeldUser|later\n");
        put("sacct",
            "now=$(date +%s)\necho "
            "\"418201|FAILED|v100|1|cpu=8,gres/gpu=4|1998|60|$((now-9000))|$((now-7002))|gn001|resnet-nan\"\n"
            "echo "
            "\"418150_1|TIMEOUT|v100|1|cpu=8,gres/gpu=4|66600|1110|$((now-80000))|$((now-13400))|gn004|lth-mobilenetv2 "
            "65 %\"\n"
            "echo \"417985|COMPLETED|debug|1|cpu=8,gres/gpu=8|641|60|$((now-90000))|$((now-82000))|gn004|resnet50v2\"");
    }
    ~FakeSlurm() { qputenv("PATH", m_path); }

    void setQueue(const QByteArray& lines)
    {
        QFile file(m_folder.filePath("queue"));
        if (file.open(QIODevice::WriteOnly))
            file.write(lines);
        file.close();
        put("squeue", "now=$(date +%s)\nsed -e \"s/NOW/$now/g\" '" + m_folder.filePath("queue").toUtf8() +
                          "' | while IFS= read -r l; do echo \"$l\"; done | "
                          "awk -F'|' -v OFS='|' '{for(i=8;i<=9;i++){n=split($i,p,/[+-]/); if(n==2) $i = "
                          "index($i,\"+\") ? p[1]+p[2] : p[1]-p[2]}; print}'");
    }
    /// The types of MPI that srun starts from now on, and an mpirun beside it.
    void setMpi(const QByteArray& types)
    {
        put("srun", "echo 'MPI plugin types are...'; for t in " + types + "; do echo $t; done");
        put("mpirun", "exit 0");
    }
    /// The queue does not answer from now on.
    void breakQueue() { put("squeue", "echo 'slurm_load_jobs error: Unable to contact slurm controller' >&2; exit 1"); }
    QString calls() const
    {
        QFile file(m_folder.filePath("log"));
        return file.open(QIODevice::ReadOnly) ? QString::fromUtf8(file.readAll()) : QString();
    }

private:
    QByteArray log() const { return "'" + m_folder.filePath("log").toUtf8() + "'"; }
    void put(const QByteArray& program, const QByteArray& body)
    {
        QFile file(m_folder.filePath(QString::fromLatin1(program)) + ".new");
        if (!file.open(QIODevice::WriteOnly))
            qFatal("cannot write %s", program.constData());
        file.write("#!/bin/sh\n" + body + "\n");
        file.setPermissions(QFile::ReadOwner | QFile::WriteOwner | QFile::ExeOwner);
        file.close();
        QFile::remove(m_folder.filePath(QString::fromLatin1(program)));
        file.rename(m_folder.filePath(QString::fromLatin1(program)));
    }
    QTemporaryDir m_folder;
    QByteArray m_path;
};

} // namespace trainyard::test
