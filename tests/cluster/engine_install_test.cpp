// SPDX-License-Identifier: GPL-3.0-or-later
// Engines brought to a machine without a scheduler: built there, or unpacked. The machine is this one with a folder of
// its own.
#include "backend/base/error.h"
#include "backend/base/files.h"
#include "backend/protocol/version.h"
#include "cluster/scheduler/direct_scheduler.h"
#include "cluster/transport/local_exec.h"
#include "cluster/transport/local_transport.h"
#include "cluster/transport/shell_quote.h"
#include "tests/cluster/engine_lab.h"
#include "tests/support/test_environment.h"

#include <QTest>

#include <sys/mount.h>

#include <filesystem>
#include <thread>

namespace engine_install_test {

using namespace trainyard;
using test::EngineLab;

class EngineInstallTest : public QObject {
    Q_OBJECT
    std::unique_ptr<EngineLab> m_lab;
    LocalTransport m_transport;
    DirectScheduler m_scheduler{"/nowhere/queue", "no-engine"};

    std::string install(const EnginePackage& package, const std::string& prologue = {}, std::string* log = nullptr,
                        std::string* missing = nullptr)
    {
        EngineCommand machine;
        machine.prologue = prologue;
        EngineInstall install(package, machine, {}, m_transport, m_scheduler);
        while (!install.done()) {
            const EngineInstallNews now = install.advance();
            if (log)
                *log += now.log;
            if (now.waitSeconds > 0.0)
                QTest::qWait(100);
        }
        if (missing)
            *missing = install.missing();
        return install.path();
    }
    Error refused(const EnginePackage& package, const std::string& prologue = {})
    {
        try {
            install(package, prologue);
        } catch (const Failure& failure) {
            return failure.error();
        }
        return {};
    }
    std::string says(const std::string& engine)
    {
        return runLocalScript(shellQuoted(engine) + " --version", 30.0).output;
    }
    std::vector<std::string> left() { return m_transport.list(m_lab->engines()); }

private slots:
    void init() { m_lab = std::make_unique<EngineLab>(); }

    void isBuiltThereAndPutInItsPlace()
    {
        m_lab->engine(m_lab->engines() + "/0.0.1-old/bin/trainyard-engine", "trainyard-engine 0.0.1 protocol 0");
        std::string log, missing;
        const std::string path = install(m_lab->sources("0.1.0-small"), {}, &log, &missing);
        QCOMPARE(path, m_lab->engines() + "/0.1.0-small/bin/trainyard-engine");
        QCOMPARE(says(path), engineVersionLine() + "\n");
        QVERIFY2(log.find("trainyard-build: step 4 5 compile: g++") != std::string::npos, log.c_str());
        QVERIFY2(missing.find("oneDNN not found") != std::string::npos, missing.c_str());
        // The old one stays, and nothing half is left.
        QCOMPARE(left(), (std::vector<std::string>{".jobs", ".packages", "0.0.1-old", "0.1.0-small"}));
        QVERIFY(m_transport.list(m_lab->engines() + "/.jobs").empty());
        // Once more: it is there.
        log.clear();
        QCOMPARE(install(m_lab->sources("0.1.0-small"), {}, &log), path);
        QVERIFY(log.empty());
    }

    void oneThatDoesNotRunIsReplaced()
    {
        m_lab->program(m_lab->engines() + "/0.1.0-small/bin/trainyard-engine", "exit 1");
        QCOMPARE(says(install(m_lab->sources("0.1.0-small"))), engineVersionLine() + "\n");
    }

    void twoAtOnceAreOne()
    {
        const EnginePackage package = m_lab->sources("0.1.0-small");
        std::vector<std::string> paths(3);
        std::vector<std::thread> threads;
        for (std::string& path : paths)
            threads.emplace_back([&] {
                LocalTransport transport;
                DirectScheduler scheduler("/nowhere/queue", "no-engine");
                try {
                    path = installEngine(package, {}, {}, transport, scheduler);
                } catch (const Failure& failure) {
                    path = failure.what();
                }
            });
        for (std::thread& thread : threads)
            thread.join();
        for (const std::string& path : paths)
            QVERIFY2(path == m_lab->engines() + "/0.1.0-small/bin/trainyard-engine", path.c_str());
        QCOMPARE(says(paths[0]), engineVersionLine() + "\n");
    }

    void anInstallationIsGoneOnWith()
    {
        const EnginePackage package = m_lab->sources("0.1.0-small");
        {
            EngineInstall first(package, {}, {}, m_transport, m_scheduler);
            for (int i = 0; i < 3; ++i)
                first.advance(); // sent and started; then this program dies
        }
        QCOMPARE(m_transport.list(m_lab->engines() + "/.jobs"), (std::vector<std::string>{"ty-engine-0.1.0-small-1"}));
        install(package);
        QVERIFY(m_transport.list(m_lab->engines() + "/.jobs").size() <= 1); // no second job was made
    }

    void tooOldCompilersAreNamed()
    {
        const std::string bare = m_lab->barePath();
        const Error none = refused(m_lab->sources("0.1.0-small"), bare);
        QVERIFY2(none.text().find("there is no C++ compiler, and g++ 11 or newer is needed") != std::string::npos,
                 none.text().c_str());
        m_lab->program(m_lab->bin() + "/g++", "echo 8.5.0");
        const Error old = refused(m_lab->sources("0.1.0-small"), bare);
        QCOMPARE(old.kind, ErrorKind::Unsupported);
        QVERIFY2(old.reason.find("its g++ is version 8.5.0") != std::string::npos, old.text().c_str());
        QVERIFY(old.remedy.find("module load gcc") != std::string::npos);
        QVERIFY(left().size() == 2); // the package and the logs of the jobs
    }

    void tooOldCMakeIsNamed()
    {
        const std::string bare = m_lab->barePath();
        m_lab->program(m_lab->bin() + "/g++", "echo 12.2.0");
        const Error none = refused(m_lab->sources("0.1.0-small"), bare);
        QVERIFY2(none.reason.find("there is no CMake, and CMake 3.22 or newer is needed") != std::string::npos,
                 none.text().c_str());
        m_lab->program(m_lab->bin() + "/cmake", "echo cmake version 3.11.4");
        QVERIFY(refused(m_lab->sources("0.1.0-small"), bare).reason.find("its CMake is version 3.11.4") !=
                std::string::npos);
    }

    void aNewerCompilerIsFoundAmongModules()
    {
        const std::string bare = m_lab->barePath();
        m_lab->program(m_lab->bin() + "/g++", "echo 8.5.0");
        const std::string real = runLocalScript("dirname \"$(command -v g++)\"", 10.0).output;
        const std::string modules =
            bare +
            "\nmodule() { case $1 in\n-t) [ \"$3\" != gcc ] || printf '/opt:\\ngcc/9\\ngcc/13(default)\\n' >&2 ;;\n"
            "load) [ \"$2\" != gcc/13 ] || PATH=" +
            real.substr(0, real.size() - 1) + ":$PATH ;; esac; }\nexport -f module";
        std::string log;
        install(m_lab->sources("0.1.0-small"), modules, &log);
        QVERIFY2(log.find("trainyard-build: used module gcc/13") != std::string::npos, log.c_str());
    }

    void whatTheCompilerSaysIsTold()
    {
        const Error error = refused(m_lab->sources("0.1.0-wrong", "int main() { return nothing; }\n"));
        QVERIFY2(error.reason.find("the compiler stopped") != std::string::npos &&
                     error.reason.find("nothing") != std::string::npos,
                 error.text().c_str());
        const Error other = refused(
            m_lab->sources("0.1.0-other", "#include <cstdio>\nint main() { std::puts(\"another program\"); }\n"));
        QVERIFY2(other.reason.find("another program") != std::string::npos, other.text().c_str());
        for (const std::string& name : left())
            QVERIFY2(name == ".jobs" || name == ".packages", name.c_str());
    }

    void aFolderThatMayNotBeWrittenIsSaid()
    {
        makeFolders(m_lab->home());
        if (::mount("none", m_lab->home().c_str(), "tmpfs", MS_RDONLY, nullptr) != 0)
            QSKIP("a read-only disk cannot be made here (no right to mount)");
        const Error error = refused(m_lab->sources("0.1.0-small"));
        ::umount2(m_lab->home().c_str(), MNT_DETACH);
        QCOMPARE(error.kind, ErrorKind::Permission);
    }

    void theEngineBuiltHereRunsThere()
    {
        const EnginePackage package = packBuiltEngine(test::program("trainyard-engine"), m_lab->root() + "/packed");
        QVERIFY(!package.sources && !package.glibc.empty());
        const std::string names = runLocalScript("tar -tzf " + shellQuoted(package.file.native()), 60.0).output;
        for (const char* no : {"libcuda", "libcudnn", "libnccl", "libcublas", "libmpi", "libc.so"})
            QVERIFY2(names.find(no) == std::string::npos, no);
        const std::string path = install(package);
        QCOMPARE(says(path), engineVersionLine() + "\n");
        // With its own libraries, not those that this machine has.
        const ExecResult devices =
            runLocalScript("TRAINYARD_MODULE_PATH= " + shellQuoted(path) + " devices --json", 60.0);
        QVERIFY2(devices.exitCode == 0, devices.errorOutput.c_str());
        if (std::filesystem::exists(test::program("trainyard-engine").parent_path() / "trainyard-cpu.so"))
            QVERIFY2(devices.output.find("oneDNN") != std::string::npos, devices.output.c_str());
        QCOMPARE(install(package), path);
        QVERIFY(m_transport.list(m_lab->engines()).size() == 2);
    }

    void hostileFoldersAreNoScripts()
    {
        qputenv("TRAINYARD_HOME", QByteArray::fromStdString(m_lab->root() + "/it's $(touch hurt) `touch hurt`;\"&x"));
        const std::string path = install(m_lab->sources("0.1.0-small"));
        QCOMPARE(says(path), engineVersionLine() + "\n");
        QVERIFY(!std::filesystem::exists("hurt"));
    }

    void theSourcesAreFound()
    {
        const auto shipped = shippedSources(sourceFolders(test::program("trainyard-engine").parent_path()));
        if (!shipped)
            QSKIP("this build has no archive of the engine's sources yet (target trainyard_engine_sources)");
        const std::string names = runLocalScript("tar -tzf " + shellQuoted(shipped->file.native()), 60.0).output;
        for (const char* part :
             {"/CMakeLists.txt", "/backend/engine/main.cpp", "/third-party/include/nlohmann/json.hpp",
              "/third-party/include/CLI/CLI.hpp", "/packaging/cmake/TrainyardBuild.cmake", "/LICENSE"})
            QVERIFY2(names.find(part) != std::string::npos, part);
        QVERIFY(names.find("/gui/") == std::string::npos && names.find("/tests/") == std::string::npos);
    }
};

TRAINYARD_TEST(EngineInstallTest)

} // namespace engine_install_test

#include "engine_install_test.moc"
