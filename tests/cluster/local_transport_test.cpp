// SPDX-License-Identifier: GPL-3.0-or-later
#include "cluster/transport/local_transport.h"

#include "backend/base/error.h"
#include "backend/base/files.h"
#include "tests/cluster/transport_contract.h"
#include "tests/support/test_environment.h"

#include <QTest>

#include <sys/stat.h>
#include <unistd.h>

#include <algorithm>
#include <array>
#include <atomic>
#include <filesystem>
#include <thread>
#include <vector>

namespace local_transport_test {

using namespace trainyard;

class LocalTransportTest : public test::TransportContract {
    Q_OBJECT
protected:
    std::unique_ptr<Transport> makeTransport() override { return std::make_unique<LocalTransport>(); }

private slots:
    void readsOwnProcessFiles()
    {
        LocalTransport transport;
        const auto stat = transport.read("/proc/" + std::to_string(::getpid()) + "/stat", 0, 4096);
        QVERIFY(stat && stat->find(std::to_string(::getpid())) == 0);
        QVERIFY(!transport.read("/proc/999999999/stat", 0, 4096));
    }

    void pipesAndFoldersAreNotRead()
    {
        LocalTransport transport;
        const std::string pipe = path("pipe");
        QCOMPARE(::mkfifo(pipe.c_str(), 0600), 0);
        QVERIFY_THROWS_EXCEPTION(Failure, transport.read(pipe, 0, 10));
        QVERIFY_THROWS_EXCEPTION(Failure, transport.get(pipe, path("copy")));
    }

    void severalMayRemoveOneFolder()
    {
        for (int round = 0; round < 20; ++round) {
            for (int i = 0; i < 200; ++i) {
                makeFolders(path("all/" + std::to_string(i)));
                writeFileAtomically(path("all/" + std::to_string(i) + "/file"), "1");
            }
            std::array<std::string, 3> said;
            std::vector<std::jthread> threads;
            for (std::string& one : said)
                threads.emplace_back([&] {
                    try {
                        LocalTransport().removeTree(path("all"));
                    } catch (const Failure& failure) {
                        one = failure.what();
                    }
                });
            threads.clear(); // joins
            for (const std::string& one : said)
                QVERIFY2(one.empty(), one.c_str());
            QVERIFY(!std::filesystem::exists(path("all")));
        }
    }

    void recreatedFileIsAnotherGeneration()
    {
        LocalTransport transport;
        transport.write(path("a"), "1");
        const auto before = transport.status(path("a"));
        if (std::count(before->generation.begin(), before->generation.end(), '-') < 2)
            QSKIP("this file system tells no time of birth");
        ::unlink(path("a").c_str());
        transport.write(path("a"), "1"); // ext4 gives it the same inode
        QVERIFY(transport.status(path("a"))->generation != before->generation);
    }

    void childInheritsNothingButItsStreams()
    {
        const int leaked = ::dup2(STDERR_FILENO, 97); // without close-on-exec
        const ExecResult result = LocalTransport().exec("ls /proc/self/fd; kill -0 $$", 10.0);
        ::close(leaked);
        QVERIFY2(result.output.find("97") == std::string::npos, result.output.c_str());
        QVERIFY2(result.output.size() <= 10, result.output.c_str()); // 0, 1, 2 and the folder that is listed
    }

    void executesFromManyThreads()
    {
        std::vector<std::thread> threads;
        std::atomic<int> right = 0;
        for (int i = 0; i < 8; ++i)
            threads.emplace_back([&right, i] {
                LocalTransport transport;
                for (int round = 0; round < 10; ++round) {
                    const std::string word = std::to_string(i * 100 + round);
                    right += transport.exec("echo " + word, 30.0).output == word + "\n";
                }
            });
        for (std::thread& thread : threads)
            thread.join();
        QCOMPARE(right.load(), 80);
    }
};

TRAINYARD_TEST(LocalTransportTest)

} // namespace local_transport_test

#include "local_transport_test.moc"
