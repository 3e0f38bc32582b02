// SPDX-License-Identifier: GPL-3.0-or-later
#include "backend/base/files.h"
#include "cluster/scheduler/slurm_scheduler.h"
#include "cluster/transport/ssh_transport.h"
#include "tests/cluster/scheduler_contract.h"
#include "tests/cluster/ssh_lab.h"
#include "tests/support/test_environment.h"

#include <fstream>

namespace ssh_slurm_test {

using namespace trainyard;

/// The pair ssh × SLURM: a cluster, through the sshd that with_cluster.sh has started beside it.
class SshSlurmTest : public test::SchedulerContract {
    Q_OBJECT
protected:
    std::unique_ptr<Scheduler> makeScheduler(const test::QueueLab& lab) override
    {
        JobTemplate machine;
        machine.engine = lab.engine();
        machine.recordRoot = lab.root() + "/records";
        return std::make_unique<SlurmScheduler>(machine);
    }
    std::unique_ptr<Transport> makeTransport() override
    {
        const std::string folder = qEnvironmentVariable("LAB").toStdString();
        SshHop hop;
        hop.name = hop.hostName = "127.0.0.1";
        hop.port = qEnvironmentVariableIntValue("BASE") + 22;
        hop.user = test::SshLab::user();
        hop.identityFiles = {folder + "/ssh/user"};
        hop.identityAgent = "none";
        hop.hostKeyAlias = "lab";
        hop.userKnownHosts = {folder + "/ssh/known"};
        return std::make_unique<SshTransport>(SshRoute{hop}, nullptr, nullptr);
    }
private slots:
    void initTestCase()
    {
        if (!SshTransport::available())
            QSKIP("built without libssh");
        const std::string folder = qEnvironmentVariable("LAB").toStdString() + "/ssh/";
        std::ofstream(folder + "known") << "lab " << readFile(folder + "host1.pub");
    }
};

TRAINYARD_TEST(SshSlurmTest)

} // namespace ssh_slurm_test

#include "ssh_slurm_test.moc"
