// SPDX-License-Identifier: Apache-2.0
#include "backend/base/pipe.h"

#include "backend/base/error.h"
#include "tests/support/test_environment.h"

#include <QTest>

#include <fcntl.h>
#include <sys/resource.h>
#include <unistd.h>

#include <exception>

namespace pipe_test {

using namespace trainyard;

class PipeTest : public QObject {
    Q_OBJECT
private slots:
    void leadsFromTheWriterToTheReader()
    {
        Pipe pipe("test");
        QCOMPARE(::write(pipe.writer.get(), "word", 4), ssize_t{4});
        pipe.writer.reset();
        char text[8];
        QCOMPARE(::read(pipe.reader.get(), text, sizeof text), ssize_t{4});
        QCOMPARE(QByteArray(text, 4), QByteArray("word"));
        QCOMPARE(::read(pipe.reader.get(), text, sizeof text), ssize_t{0}); // no writer is left
    }

    void isNotInherited()
    {
        const Pipe pipe("test");
        QVERIFY(::fcntl(pipe.reader.get(), F_GETFD) & FD_CLOEXEC);
        QVERIFY(::fcntl(pipe.writer.get(), F_GETFD) & FD_CLOEXEC);
    }

    void saysWhatItWasFor()
    {
        rlimit before{};
        QCOMPARE(::getrlimit(RLIMIT_NOFILE, &before), 0);
        rlimit none = before;
        none.rlim_cur = 0;
        QCOMPARE(::setrlimit(RLIMIT_NOFILE, &none), 0);
        std::exception_ptr thrown; // looked at with the old limit: a sanitizer needs files for that
        try {
            const Pipe pipe("start", "the run");
        } catch (...) {
            thrown = std::current_exception();
        }
        QCOMPARE(::setrlimit(RLIMIT_NOFILE, &before), 0);
        QVERIFY(thrown);
        Error error;
        try {
            std::rethrow_exception(thrown);
        } catch (const Failure& failure) {
            error = failure.error();
        }
        QCOMPARE(error.operation, std::string("start"));
        QCOMPARE(error.subject, std::string("the run"));
    }
};

TRAINYARD_TEST(PipeTest)

} // namespace pipe_test

#include "pipe_test.moc"
