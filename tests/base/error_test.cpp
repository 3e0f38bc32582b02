// SPDX-License-Identifier: Apache-2.0
#include "backend/base/address_limit.h"
#include "backend/base/clock.h"
#include "backend/base/result.h"
#include "backend/base/unique_handle.h"
#include "tests/support/test_environment.h"

#include <QTemporaryDir>

#include <fcntl.h>
#include <sys/resource.h>

#include <algorithm>
#include <cerrno>
#include <new>
#include <system_error>

namespace error_test {

using namespace trainyard;

class ErrorTest : public QObject {
    Q_OBJECT
private slots:
    void saysWhatOnWhatWhyAndWhatNext();
    void classifiesErrno();
    void catchesEverythingAtAnEdge();
    void aLimitOfTheSupervisorIsNamed();
    void resultHoldsOneOrTheOther();
    void handlesCloseOnce();
    void timesAreUtc();
};

void ErrorTest::saysWhatOnWhatWhyAndWhatNext()
{
    const Failure failure(ErrorKind::BadInput, "read the checkpoint", "a.safetensors", "it ends after 8 bytes",
                          "Resume from an earlier one.");
    QCOMPARE(
        std::string(failure.what()),
        std::string("Cannot read the checkpoint a.safetensors: it ends after 8 bytes. Resume from an earlier one."));
}

void ErrorTest::classifiesErrno()
{
    QVERIFY(systemFailure("write", "f", ENOSPC).error().kind == ErrorKind::NoSpace);
    QVERIFY(systemFailure("write", "f", EROFS).error().kind == ErrorKind::Permission);
    QVERIFY(systemFailure("read", "f", ENOENT).error().kind == ErrorKind::NotFound);
    QCOMPARE(systemFailure("read", "f", EIO).error().code, EIO);
}

void ErrorTest::catchesEverythingAtAnEdge()
{
    const auto kindOf = [](auto thrower) {
        try {
            thrower();
        } catch (...) {
            return currentError("do it").kind;
        }
        return ErrorKind::Io;
    };
    QVERIFY(kindOf([] { throw Failure(ErrorKind::Busy, "a", "b", "c"); }) == ErrorKind::Busy);
    QVERIFY(kindOf([] { throw std::bad_alloc(); }) == ErrorKind::OutOfMemory);
    QVERIFY(kindOf([] { throw 7; }) == ErrorKind::Internal);
    QVERIFY(kindOf([] { throw std::system_error(EAGAIN, std::generic_category()); }) == ErrorKind::OutOfMemory);
    QVERIFY(kindOf([] { throw std::system_error(EIO, std::generic_category()); }) == ErrorKind::Internal);
    // Functions of std::filesystem throw in the same words whatever the program was about to do.
    QTemporaryDir folder;
    const std::filesystem::path link = folder.filePath("link").toStdString();
    std::filesystem::create_symlink(link, link);
    try {
        (void)std::filesystem::exists(link);
        QFAIL("a link to itself was followed");
    } catch (...) {
        const Error error = currentError("train");
        QVERIFY(error.kind == ErrorKind::Io);
        QCOMPARE(error.text(), "Cannot use " + link.string() +
                                   ": Too many levels of symbolic links. Remove the link that leads in a circle.");
    }
}

void ErrorTest::aLimitOfTheSupervisorIsNamed()
{
    const auto lack = [] {
        try {
            throw std::bad_alloc();
        } catch (...) {
            return currentError("train").why();
        }
    };
    rlimit before{};
    QCOMPARE(::getrlimit(RLIMIT_AS, &before), 0);
    const rlimit wide{std::min(before.rlim_max, (rlim_t{1} << 47) - 4096), before.rlim_max};
    QCOMPARE(::setrlimit(RLIMIT_AS, &wide), 0);
    qputenv(kSupervisorLimit, QByteArray::number(qulonglong(wide.rlim_cur)));
    const Reason named = lack();
    qputenv(kSupervisorLimit, "123456"); // whoever asked for the run has set another one since
    const Reason own = lack();
    qunsetenv(kSupervisorLimit);
    const Reason unsupervised = lack();
    ::setrlimit(RLIMIT_AS, &before);
    QCOMPARE(named.code, std::string("system.supervisor-limit"));
    QVERIFY2(named.remedy.find("supervisor") != std::string::npos, named.remedy.c_str());
    QCOMPARE(own.code, std::string("system.out-of-memory"));
    QCOMPARE(unsupervised.code, std::string("system.out-of-memory"));
}

void ErrorTest::resultHoldsOneOrTheOther()
{
    Result<int> good = 7;
    QVERIFY(good.ok() && good.value() == 7);
    const Result<int> bad = Error{ErrorKind::Io, "a", "b", "c", "", 0};
    QVERIFY(!bad.ok());
    QVERIFY_EXCEPTION_THROWN((void)bad.value(), Failure);
    QVERIFY(Result<void>().ok());
}

void ErrorTest::handlesCloseOnce()
{
    FileDescriptor first(::open("/dev/null", O_RDONLY));
    const int number = first.get();
    FileDescriptor second = std::move(first);
    QVERIFY(!first && second.get() == number);
    second.reset();
    QCOMPARE(::fcntl(number, F_GETFD), -1);
}

void ErrorTest::timesAreUtc()
{
    QCOMPARE(isoTime(1700000000.1239), std::string("2023-11-14T22:13:20.123Z"));
}

TRAINYARD_TEST(ErrorTest)

} // namespace error_test

#include "error_test.moc"
