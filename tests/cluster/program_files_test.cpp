// SPDX-License-Identifier: GPL-3.0-or-later
// What of a program's folder goes to another machine, and its way there: rules, limits, odd names, copies that stay.
#include "cluster/jobs/program_files.h"

#include "backend/base/error.h"
#include "backend/base/files.h"
#include "cluster/control/program_check.h"
#include "cluster/control/program_courier.h"
#include "cluster/control/program_plan.h"
#include "cluster/jobs/program_staging.h"
#include "cluster/scheduler/direct_scheduler.h"
#include "cluster/scheduler/slurm_scheduler.h"
#include "cluster/transport/local_exec.h"
#include "cluster/transport/local_transport.h"
#include "cluster/transport/sha256.h"
#include "cluster/transport/shell_quote.h"
#include "tests/support/environment_guard.h"
#include "tests/support/test_environment.h"

#include <QCryptographicHash>
#include <QTemporaryDir>
#include <QTest>

#include <sys/stat.h>
#include <unistd.h>

#include <filesystem>
#include <set>

namespace program_files_test {

using namespace trainyard;
namespace fs = std::filesystem;
using Names = std::vector<std::string>;

class ProgramFilesTest : public QObject {
    Q_OBJECT
    std::unique_ptr<QTemporaryDir> m_folder;
    LocalTransport m_transport;

    std::string path(const std::string& name) const { return m_folder->path().toStdString() + "/" + name; }
    void put(const std::string& name, const std::string& text = "x\n") const
    {
        makeFolders(fs::path(path(name)).parent_path());
        writeFileAtomically(path(name), text);
    }
    void sh(const std::string& script) const
    {
        const ExecResult result = runLocalScript("cd -- " + shellQuoted(path("")) + " && " + script, 60.0);
        QVERIFY2(result.exitCode == 0, (result.output + result.errorOutput).c_str());
    }
    void makeRepository() const
    {
        sh("git init -q p && cd p && git config user.email a@b && git config user.name n && git add -A && "
           "git commit -q -m 'First words'");
    }
    static Names names(const ProgramFiles& files)
    {
        Names all;
        for (const ProgramFile& file : files.files)
            all.push_back(file.name);
        return all;
    }
    ProgramFiles hashed() const
    {
        ProgramFiles files = programFiles(path("p"));
        hashFiles(files);
        return files;
    }
    static Error failed(const std::function<void()>& action)
    {
        try {
            action();
        } catch (const Failure& failure) {
            return failure.error();
        }
        return {};
    }
    /// Whether log-in shells here know "module".
    static bool hasModules()
    {
        return runLocalScript("bash -lc 'command -v module' >/dev/null 2>&1", 60.0).exitCode == 0;
    }
    Machine machine(bool slurm = false)
    {
        Machine there;
        there.transport = std::make_unique<LocalTransport>();
        JobTemplate jobs;
        jobs.prologue = "export PATH=" + path("tools") + ":$PATH";
        if (slurm)
            there.scheduler = std::make_unique<SlurmScheduler>(jobs);
        else
            there.scheduler = std::make_unique<DirectScheduler>(path("queue"), "no-engine");
        there.places.trainyard = path("there");
        return there;
    }
    RunSpec programSpec(std::vector<std::string> command) const
    {
        RunSpec spec;
        spec.id = spec.name = "r";
        spec.program.emplace();
        spec.program->command = std::move(command);
        spec.program->folder = path("p");
        return spec;
    }

private slots:
    void init()
    {
        m_folder = std::make_unique<QTemporaryDir>();
        makeFolders(path("p"));
    }
    void cleanup()
    {
        fs::remove_all(path("")); // QTemporaryDir cannot remove names that are not UTF-8
        m_folder.reset();
    }

    void hashesAreThoseOfEverybody()
    {
        for (const int length : {0, 1, 55, 56, 63, 64, 65, 119, 120, 1000}) {
            const std::string text(static_cast<std::size_t>(length), 'a');
            Sha256 whole, pieces;
            whole.add(text);
            for (std::size_t at = 0; at < text.size(); at += 7)
                pieces.add(std::string_view(text).substr(at, 7));
            const QByteArray expected =
                QCryptographicHash::hash(QByteArray::fromStdString(text), QCryptographicHash::Sha256).toHex();
            QCOMPARE(QByteArray::fromStdString(whole.text()), expected);
            QCOMPARE(QByteArray::fromStdString(pieces.text()), expected);
        }
    }

    void gitsRulesCountInAWorkTree()
    {
        put("p/train.py");
        put("p/gone.py");
        put("p/.gitignore", "data/\n*.pt\n");
        put("p/data/huge.bin");
        put("p/model.pt");
        makeRepository();
        put("p/new file.py");
        put("p/sub/__pycache__/kept.py"); // nobody ignores it
        fs::remove(path("p/gone.py"));
        const ProgramFiles files = programFiles(path("p"));
        QVERIFY(files.git);
        QCOMPARE(names(files), (Names{".gitignore", "new file.py", "sub/__pycache__/kept.py", "train.py"}));
        QCOMPARE(names(programFiles(path("p/sub"))), Names{"__pycache__/kept.py"}); // a folder inside of it
        // A folder that the work tree ignores has no rules of git's.
        const ProgramFiles ignored = programFiles(path("p/data"));
        QVERIFY(!ignored.git);
        QCOMPARE(names(ignored), Names{"huge.bin"});
        const ProgramCommit commit = programCommit(path("p"));
        QCOMPARE(commit.commit.size(), std::size_t{40});
        QCOMPARE(commit.subject, std::string("First words"));
        QCOMPARE(commit.changedFiles, 1);
    }

    void submodulesComeAlong()
    {
        put("p/train.py");
        put("lib/code.py");
        sh("git init -q lib && cd lib && git config user.email a@b && git config user.name n && git add -A && "
           "git commit -q -m lib");
        makeRepository();
        sh("cd p && git -c protocol.file.allow=always submodule --quiet add ../lib lib");
        put("p/lib/more.py");
        QCOMPARE(names(programFiles(path("p"))), (Names{".gitmodules", "lib/code.py", "lib/more.py", "train.py"}));
    }

    void elsewhereAllButCachesAndEnvironments()
    {
        for (const char* name : {"train.py", "a/__pycache__/a.cpython-311.pyc", "a/b.py", ".venv/pyvenv.cfg",
                                 ".venv/lib/x.py", "conda/conda-meta/history", "conda/x", "run/spec.json",
                                 "run/attempts/0001/attempt.json", ".pytest_cache/v", ".hidden/x", "old.pyc"})
            put(std::string("p/") + name);
        makeFolders(path("p/empty/inside"));
        const ProgramFiles files = programFiles(path("p"));
        QVERIFY(!files.git);
        QCOMPARE(names(files), (Names{".hidden/x", "a/b.py", "empty/inside", "train.py"}));
        QVERIFY(files.files[2].kind == ProgramFile::Kind::Folder);
        QCOMPARE(files.fileCount(), std::size_t{3});
    }

    void linksOutOfTheFolderStay()
    {
        put("p/real/file.txt", "inside");
        put("secret.txt", "outside");
        fs::create_symlink("real/file.txt", path("p/inside"));
        fs::create_symlink(path("p/real/file.txt"), path("p/whole path"));
        fs::create_symlink("../../secret.txt", path("p/real/out"));
        fs::create_symlink(path("secret.txt"), path("p/out"));
        fs::create_directory_symlink("..", path("p/up"));
        fs::create_directory_symlink(".", path("p/loop"));
        fs::create_symlink("nowhere", path("p/dangling"));
        sh("mkfifo p/pipe");
        const ProgramFiles files = programFiles(path("p"));
        QCOMPARE(files.linksOut.size(), std::size_t{3});
        QCOMPARE(files.special, Names{"pipe"});
        Names links;
        for (const ProgramFile& file : files.files)
            if (file.kind == ProgramFile::Kind::Link)
                links.push_back(file.name + " -> " + file.target);
        QCOMPARE(links,
                 (Names{"dangling -> nowhere", "inside -> real/file.txt", "loop -> .", "whole path -> real/file.txt"}));
        std::string told;
        for (const Reason& line : programPlan(programSpec({"true"}), nullptr))
            told += line.words + "\n";
        QVERIFY2(told.find("3 links out of the folder stay here") != std::string::npos, told.c_str());
    }

    void limitsNameTheLargestAndTheRemedy()
    {
        put("p/train.py");
        put("p/data.bin", std::string(5000, 'x'));
        const Error large = failed([&] { (void)programFiles(path("p"), {4000, 10}); });
        QVERIFY(large.kind == ErrorKind::BadInput);
        QCOMPARE(large.why().code, std::string("program.too-large"));
        QVERIFY2(large.text().find("data.bin") != std::string::npos &&
                     large.text().find(".gitignore") != std::string::npos,
                 large.text().c_str());
        const Error many = failed([&] { (void)programFiles(path("p"), {1'000'000, 1}); });
        QCOMPARE(many.why().code, std::string("program.too-many"));
        QCOMPARE(failed([&] { (void)programFiles(path("nowhere")); }).why().code, std::string("program.no-folder"));
        const test::EnvironmentGuard home("HOME");
        qputenv("HOME", QByteArray::fromStdString(path("p/home")));
        makeFolders(path("p/home"));
        QCOMPARE(failed([&] { (void)programFiles(path("p")); }).why().code, std::string("program.home-folder"));
        QCOMPARE(failed([&] { (void)programFiles("/"); }).why().code, std::string("program.home-folder"));
    }

    void whatCannotBeReadIsNamed()
    {
        if (::geteuid() == 0)
            QSKIP("root reads everything");
        put("p/closed.py");
        fs::permissions(path("p/closed.py"), fs::perms::none);
        const Error error = failed([&] { (void)programFiles(path("p")); });
        QVERIFY(error.kind == ErrorKind::Permission);
        QVERIFY(error.subject.ends_with("closed.py"));
    }

    void oddNamesArriveAsTheyAre()
    {
        for (const char* name :
             {"-rf", "a b", "q'u\"o`te", "$HOME", "new\nline", "\xff\xfe", "*", "sub dir/-x", ".dot"})
            put(std::string("p/") + name, std::string("content of ") + name);
        put("p/run.sh", "#!/bin/sh\n");
        fs::permissions(path("p/run.sh"), fs::perms::owner_all);
        fs::create_symlink("a b", path("p/link'"));
        const ProgramFiles files = hashed();
        bringProgram(files, m_transport, path("there/programs"), path("runs/r1"));
        ProgramFiles arrived = programFiles(path("runs/r1/code"));
        hashFiles(arrived);
        QCOMPARE(treeHash(arrived), treeHash(files));
        QCOMPARE(readFile(path("runs/r1/code/new\nline")), std::string("content of new\nline"));
        QVERIFY(::access(path("runs/r1/code/run.sh").c_str(), X_OK) == 0);
        QVERIFY(fs::is_symlink(path("runs/r1/code/link'")));
    }

    void unchangedFilesAreNotSentAgain()
    {
        put("p/train.py", "first");
        put("p/lib.py", "same");
        put("p/lib-copy.py", "same");
        ProgramDelivery sent = bringProgram(hashed(), m_transport, path("there/programs"), path("runs/r1"));
        QCOMPARE(sent.sentFiles, std::int64_t{2}); // one content of two files is sent once
        QCOMPARE(bringProgram(hashed(), m_transport, path("there/programs"), path("runs/r2")).sentFiles,
                 std::int64_t{0});
        put("p/train.py", "second");
        sent = bringProgram(hashed(), m_transport, path("there/programs"), path("runs/r3"));
        QCOMPARE(sent.sentFiles, std::int64_t{1});
        QCOMPARE(sent.sentBytes, std::int64_t{6});
        // A later edit, here or by another run, changes no run that has its copy.
        QCOMPARE(readFile(path("runs/r1/code/train.py")), std::string("first"));
        writeFileAtomically(path("runs/r3/code/lib.py"), "changed by a run");
        std::ignore = runLocalScript("echo more >>" + shellQuoted(path("runs/r2/code/lib.py")), 30.0);
        bringProgram(hashed(), m_transport, path("there/programs"), path("runs/r4"));
        QCOMPARE(readFile(path("runs/r4/code/lib.py")), std::string("same"));
        put("p/train.py", "third");
        bringProgram(hashed(), m_transport, path("there/programs"), path("runs/r1"));
        QCOMPARE(readFile(path("runs/r1/code/train.py")), std::string("first"));
        QVERIFY(fs::is_empty(path("there/programs/incoming")));
    }

    void whatNoRunSharesAnyMoreIsRemoved()
    {
        const std::string root = path("there/programs");
        put("p/lib.py", "same");
        put("p/train.py", "first");
        const std::string old = treeHash(hashed());
        bringProgram(hashed(), m_transport, root, path("runs/r1"));
        put("p/train.py", "second");
        bringProgram(hashed(), m_transport, root, path("runs/r2"));
        const auto count = [&](const char* folder) {
            return std::distance(fs::directory_iterator(root + "/" + folder), fs::directory_iterator());
        };
        ProgramKeep keep;
        keep.pauseMinutes = 0;
        keep.youngMinutes = 0;
        cleanPrograms(m_transport, root, keep);
        QCOMPARE(count("trees"), std::ptrdiff_t{2}); // used just now
        QCOMPARE(count("contents"), std::ptrdiff_t{3});
        sh("touch -d '40 days ago' there/programs/trees/" + old +
           "; touch -d '3 days ago' there/programs/incoming/broken");
        keep.pauseMinutes = 60;
        cleanPrograms(m_transport, root, keep); // it was done a moment ago
        QCOMPARE(count("trees"), std::ptrdiff_t{2});
        keep.pauseMinutes = 0;
        cleanPrograms(m_transport, root, keep);
        QCOMPARE(count("trees"), std::ptrdiff_t{1});
        QCOMPARE(count("contents"), std::ptrdiff_t{2}); // what the other tree shares stays
        QVERIFY(fs::is_empty(root + "/incoming"));
        // A run keeps its copy, and another one of the same code has it sent again.
        QCOMPARE(readFile(path("runs/r1/code/train.py")), std::string("first"));
        put("p/train.py", "first");
        QCOMPARE(bringProgram(hashed(), m_transport, root, path("runs/r3")).sentFiles, std::int64_t{1});
        QCOMPARE(readFile(path("runs/r3/code/train.py")), std::string("first"));
        // Too much altogether: what is not young goes at once. Used again, a tree is young.
        sh("touch -d '3 days ago' there/programs/trees/*");
        bringProgram(hashed(), m_transport, root, path("runs/r4"));
        keep.bytes = 1024;
        keep.youngMinutes = 1440;
        cleanPrograms(m_transport, root, keep);
        QCOMPARE(count("trees"), std::ptrdiff_t{1});
        QVERIFY(fs::exists(root + "/trees/" + old));
        QCOMPARE(count("contents"), std::ptrdiff_t{3}); // unlinked just now: a day later
        cleanPrograms(m_transport, path("no/such/folder"), keep);
    }

    void aFileThatChangesMeanwhileIsNoticed()
    {
        put("p/train.py", "as it was hashed");
        const ProgramFiles files = hashed();
        put("p/train.py", "as it was sent");
        const Error error = failed([&] { bringProgram(files, m_transport, path("there/programs"), path("runs/r1")); });
        QCOMPARE(error.why().code, std::string("program.changed-meanwhile"));
        QVERIFY(!fs::exists(path("runs/r1/code")));
        QVERIFY(fs::is_empty(path("there/programs/contents")));
    }

    void pathsOfTheFolderBecomeThoseOfTheCopy()
    {
        RunSpec spec = programSpec({"python", "/home/me/p/train.py", "--out=/home/me/p/out", "/home/me/project/x"});
        ProgramSpec& program = *spec.program;
        program.folder = "/home/me/p";
        program.variables = {"PYTHONPATH=/home/me/p/lib:/opt", "OTHER=/home/me"};
        program.checkpoints = "/home/me/p/ckpt/*.pt";
        program.parameters = {{"data", std::string("/home/me/p/d")}, {"lr", 0.1}};
        program.environmentValue = "/home/me/p/venv";
        const ProgramSpec there = *relocatedProgram(spec, "/home/me/p/", "/runs/r/code").program;
        QCOMPARE(there.command,
                 (Names{"python", "/runs/r/code/train.py", "--out=/runs/r/code/out", "/home/me/project/x"}));
        QCOMPARE(there.variables, (Names{"PYTHONPATH=/runs/r/code/lib:/opt", "OTHER=/home/me"}));
        QCOMPARE(there.checkpoints, std::string("/runs/r/code/ckpt/*.pt"));
        QVERIFY(*parameterIn(there, "data") == ProgramValue(std::string("/runs/r/code/d")));
        QCOMPARE(there.folder, std::string("/runs/r/code"));
        QCOMPARE(there.environmentValue, std::string("/runs/r/code/venv"));
    }

    void whatIsMissingThereIsNamedWithItsRemedy_data()
    {
        QTest::addColumn<QString>("environment");
        QTest::addColumn<QString>("value");
        QTest::addColumn<QString>("command");
        QTest::addColumn<QString>("script");
        QTest::addColumn<QString>("expected");
        const auto row = [](const char* name, const char* environment, const char* value, const char* command,
                            const char* script, const char* expected) {
            QTest::newRow(name) << environment << value << command << script << expected;
        };
        row("all there", "none", "", "sh", "train.py", "");
        row("no command", "none", "", "no-such-python", "train.py", "program.there-no-command");
        row("only there in the prologue", "none", "", "tool", "train.py", "");
        row("by its path", "none", "", "./train.py", "train.py", "");
        row("script ignored by git", "none", "", "sh", "ignored.py", "program.there-no-script");
        row("script outside", "none", "", "sh", "../other.py", "program.there-no-script");
        row("venv", "venv", "~/env", "python", "train.py", "");
        row("no venv", "venv", "~/no env", "python", "train.py", "program.there-no-venv");
        row("no conda", "conda", "torch", "python", "train.py", "program.there-no-conda");
        row("no modules", "modules", "cuda/12", "sh", "train.py",
            hasModules() ? "program.there-no-module" : "program.there-no-modules");
        row("image", "container", "~/image.sif", "python", "train.py", "");
        row("no image", "container", "image.sif", "python", "train.py", "program.there-no-image");
    }
    void whatIsMissingThereIsNamedWithItsRemedy()
    {
        QFETCH(QString, environment);
        QFETCH(QString, value);
        QFETCH(QString, command);
        QFETCH(QString, script);
        QFETCH(QString, expected);
        const test::EnvironmentGuard home("HOME");
        qputenv("HOME", QByteArray::fromStdString(path("home")));
        put("home/env/bin/python");
        put("home/image.sif");
        put("tools/tool");
        put("other.py");
        put("p/train.py", "#!/bin/sh\n");
        for (const char* file : {"home/env/bin/python", "tools/tool", "p/train.py"})
            fs::permissions(path(file), fs::perms::owner_all);
        put("p/.gitignore", "ignored.py\n");
        put("p/ignored.py");
        makeRepository();
        RunSpec spec = programSpec({command.toStdString(), script.toStdString(), "--lr", "0.1"});
        for (const ProgramEnvironment one : {ProgramEnvironment::Venv, ProgramEnvironment::Conda,
                                             ProgramEnvironment::Modules, ProgramEnvironment::Container})
            if (name(one) == environment.toStdString())
                spec.program->environment = one;
        spec.program->environmentValue = value.toStdString();
        Machine there = machine(true);
        ProgramCourier courier;
        const Error error = failed([&] {
            const RunSpec brought = courier.bring(spec, there, path("runs/r1"));
            QCOMPARE(brought.program->folder, path("runs/r1/code"));
            QVERIFY(fs::exists(path("runs/r1/code.json")));
        });
        QCOMPARE(QString::fromStdString(error.why().code), expected);
        QVERIFY(expected.isEmpty() || !error.why().remedy.empty());
    }

    void modulesAndCondaAreEntered()
    {
        put("p/train.py");
        put("tools/conda",
            "#!/bin/sh\n[ \"$4\" = torch ] || [ \"$3\" = torch ] || { echo no such environment; exit 1; }\n"
            "while [ \"$1\" != true ] && [ \"$1\" != sh ]; do shift; done\nexec \"$@\"\n");
        fs::permissions(path("tools/conda"), fs::perms::owner_all);
        Machine there = machine();
        const auto code = [&](ProgramEnvironment environment, const std::string& value, const std::string& functions) {
            RunSpec spec = programSpec({"sh", "train.py"});
            spec.program->environment = environment;
            spec.program->environmentValue = value;
            const ExecResult answer = there.transport->exec("PATH=" + path("tools") + ":$PATH\n" + functions + "\n" +
                                                                programCheckScript(*spec.program, "train.py"),
                                                            60.0);
            const std::optional<Error> error = parseProgramCheck("noise of a module\n" + answer.output, *spec.program);
            return error ? error->why().code : std::string();
        };
        const std::string modules = "module() { [ \"$2\" = cuda/12 ]; }";
        QCOMPARE(code(ProgramEnvironment::Modules, "cuda/12", modules), std::string());
        QCOMPARE(code(ProgramEnvironment::Modules, "cuda/12 nccl", modules), std::string("program.there-no-module"));
        QCOMPARE(code(ProgramEnvironment::Conda, "torch", {}), std::string());
        QCOMPARE(code(ProgramEnvironment::Conda, "other", {}), std::string("program.there-no-conda-environment"));
        QCOMPARE(parseProgramCheck("bash: broken", *programSpec({"a"}).program)->why().code,
                 std::string("program.there-silent"));
    }

    void theModulesOfThisSystemAreEntered_data()
    {
        QTest::addColumn<bool>("slurm");
        QTest::newRow("queue of a workstation") << false;
        QTest::newRow("Slurm") << true;
    }
    void theModulesOfThisSystemAreEntered()
    {
        QFETCH(bool, slurm);
        if (!hasModules())
            QSKIP("no environment modules here (Debian: environment-modules)");
        const test::EnvironmentGuard modules("MODULEPATH");
        qputenv("MODULEPATH", QByteArray::fromStdString(path("modulefiles")));
        put("modulefiles/tool/1.2", "#%Module\nprepend-path PATH {" + path("tool bin") + "}\n");
        put("tool bin/train-tool", "#!/bin/sh\n");
        fs::permissions(path("tool bin/train-tool"), fs::perms::owner_all);
        put("p/train.py");
        const auto code = [&](const std::string& value, const std::string& command) {
            Machine there = machine(slurm);
            ProgramCourier courier;
            RunSpec spec = programSpec({command, "train.py"});
            spec.program->environment = ProgramEnvironment::Modules;
            spec.program->environmentValue = value;
            return QString::fromStdString(
                failed([&] { (void)courier.bring(spec, there, path("runs/" + command)); }).why().code);
        };
        QCOMPARE(code("tool/1.2", "train-tool"), QString());
        QCOMPARE(code("tool/1.2", "no-tool"), QStringLiteral("program.there-no-command"));
        QCOMPARE(code("tool/1.2 tool/9", "train-tool"), QStringLiteral("program.there-no-module"));
        QCOMPARE(code("tool/1.2;x", "train-tool"), QStringLiteral("program.there-no-module"));
    }

    void aFolderOfTheMachineIsUsedAsItIs()
    {
        Machine there = machine();
        RunSpec spec = programSpec({"sh"});
        spec.program->folder = path("only there");
        ProgramCourier courier;
        QCOMPARE(failed([&] { (void)courier.bring(spec, there, path("runs/r1")); }).why().code,
                 std::string("program.there-no-folder"));
        QVERIFY(!fs::exists(path("runs/r1")));
        QCOMPARE(programPlan(spec, nullptr).front().code, std::string("program.plan-there"));
    }
};

TRAINYARD_TEST(ProgramFilesTest)

} // namespace program_files_test

#include "program_files_test.moc"
