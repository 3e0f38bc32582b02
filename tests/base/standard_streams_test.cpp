// SPDX-License-Identifier: Apache-2.0
#include "backend/base/error.h"
#include "backend/base/standard_streams.h"
#include "tests/support/test_environment.h"

#include <fcntl.h>
#include <sys/wait.h>
#include <unistd.h>

#include <csignal>
#include <cstdio>
#include <functional>
#include <string>

namespace standard_streams_test {

using namespace trainyard;

namespace {

/// What `body` returns in a process of its own.
int inChild(const std::function<int()>& body)
{
    std::fflush(stdout);
    const pid_t child = ::fork();
    if (child == 0)
        ::_exit(body());
    int status = 0;
    ::waitpid(child, &status, 0);
    return WIFEXITED(status) ? WEXITSTATUS(status) : -1;
}

int finished(std::size_t bytes)
{
    const std::string text(bytes, 'x');
    std::fwrite(text.data(), 1, text.size(), stdout);
    try {
        finishStandardOutput();
        return 0;
    } catch (const Failure& failure) {
        return failure.error().kind == ErrorKind::NoSpace || failure.error().kind == ErrorKind::Io ? 1 : 2;
    }
}

} // namespace

class StandardStreamsTest : public QObject {
    Q_OBJECT
private slots:
    void closedStreamsAreReserved()
    {
        QCOMPARE(inChild([] {
                     for (const int descriptor : {0, 1, 2})
                         ::close(descriptor);
                     reserveStandardStreams();
                     return ::open("/dev/null", O_RDONLY) > 2 && finished(10) == 0 ? 0 : 1;
                 }),
                 0);
    }

    void aFullDiskIsTold_data()
    {
        QTest::addColumn<int>("bytes");
        QTest::newRow("buffered") << 10;
        QTest::newRow("more than the buffer") << 100000;
    }
    void aFullDiskIsTold()
    {
        QFETCH(int, bytes);
        QCOMPARE(inChild([bytes] {
                     ::dup2(::open("/dev/full", O_WRONLY), STDOUT_FILENO);
                     return finished(static_cast<std::size_t>(bytes));
                 }),
                 1);
    }

    void aReaderThatHasLeftIsNoError_data() { aFullDiskIsTold_data(); }
    void aReaderThatHasLeftIsNoError()
    {
        QFETCH(int, bytes);
        QCOMPARE(inChild([bytes] {
                     ::signal(SIGPIPE, SIG_IGN);
                     int ends[2];
                     if (::pipe(ends) != 0)
                         return 9;
                     ::dup2(ends[1], STDOUT_FILENO);
                     ::close(ends[0]);
                     return finished(static_cast<std::size_t>(bytes));
                 }),
                 0);
    }
};

TRAINYARD_TEST(StandardStreamsTest)

} // namespace standard_streams_test

#include "standard_streams_test.moc"
