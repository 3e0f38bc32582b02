// SPDX-License-Identifier: GPL-3.0-or-later
#include "cluster/scheduler/direct_scheduler.h"
#include "cluster/transport/ssh_transport.h"
#include "tests/cluster/scheduler_contract.h"
#include "tests/cluster/ssh_lab.h"
#include "tests/support/test_environment.h"

#include <QTest>

namespace ssh_direct_test {

using namespace trainyard;
using trainyard::test::SshLab;

/// The pair ssh × direct: a remote workstation without a queue of its own.
class SshDirectTest : public test::SchedulerContract {
    Q_OBJECT
protected:
    std::unique_ptr<Scheduler> makeScheduler(const test::QueueLab& lab) override
    {
        return std::make_unique<DirectScheduler>(lab.queue().root(), lab.engine());
    }
    std::unique_ptr<Transport> makeTransport() override
    {
        return std::make_unique<SshTransport>(SshRoute{m_ssh->hop()}, nullptr, nullptr);
    }

private slots:
    void initTestCase()
    {
        if (const std::string reason = SshLab::unavailable(); !reason.empty())
            QSKIP(reason.c_str());
        m_ssh = std::make_unique<SshLab>();
        m_ssh->trust(m_ssh->hop());
    }
    void cleanupTestCase() { m_ssh.reset(); }

private:
    std::unique_ptr<SshLab> m_ssh;
};

TRAINYARD_TEST(SshDirectTest)

} // namespace ssh_direct_test

#include "ssh_direct_test.moc"
