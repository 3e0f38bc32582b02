// SPDX-License-Identifier: GPL-3.0-or-later
#include "cluster/scheduler/slurm_scheduler.h"

#include "tests/cluster/scheduler_contract.h"
#include "tests/support/test_environment.h"

namespace slurm_scheduler_test {

using namespace trainyard;
using trainyard::test::QueueLab;

/// The contract on a real Slurm of one node with two cores and without accounting.
class SlurmSchedulerTest : public test::SchedulerContract {
    Q_OBJECT
protected:
    std::unique_ptr<Scheduler> makeScheduler(const QueueLab& lab) override
    {
        JobTemplate machine;
        machine.engine = lab.engine();
        machine.recordRoot = lab.root() + "/records";
        return std::make_unique<SlurmScheduler>(machine);
    }
};

TRAINYARD_TEST(SlurmSchedulerTest)

} // namespace slurm_scheduler_test

#include "slurm_scheduler_test.moc"
