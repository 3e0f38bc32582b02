// SPDX-License-Identifier: GPL-3.0-or-later
#include "cluster/transport/ssh_transport.h"

#include "tests/cluster/ssh_lab.h"
#include "tests/cluster/transport_contract.h"
#include "tests/support/test_environment.h"

#include <QTest>

namespace ssh_transport_test {

using namespace trainyard;

/// The contract over a real sshd on loopback.
class SshTransportTest : public test::TransportContract {
    Q_OBJECT
protected:
    std::unique_ptr<Transport> makeTransport() override
    {
        return std::make_unique<SshTransport>(SshRoute{m_lab->hop()}, nullptr, nullptr);
    }

private slots:
    void initTestCase()
    {
        if (const std::string reason = test::SshLab::unavailable(); !reason.empty())
            QSKIP(reason.c_str());
        m_lab = std::make_unique<test::SshLab>();
        m_lab->trust(m_lab->hop());
    }
    void cleanupTestCase() { m_lab.reset(); }

private:
    std::unique_ptr<test::SshLab> m_lab;
};

TRAINYARD_TEST(SshTransportTest)

} // namespace ssh_transport_test

#include "ssh_transport_test.moc"
