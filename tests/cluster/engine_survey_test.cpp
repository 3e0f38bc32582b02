// SPDX-License-Identifier: GPL-3.0-or-later
// Engines found on a machine, the handshake with them, and what programs need.
#include "cluster/engine/engine_survey.h"

#include "backend/base/error.h"
#include "backend/base/files.h"
#include "backend/protocol/version.h"
#include "cluster/engine/engine_package.h"
#include "cluster/engine/library_needs.h"
#include "cluster/transport/local_exec.h"
#include "cluster/transport/local_transport.h"
#include "cluster/transport/shell_quote.h"
#include "tests/cluster/engine_lab.h"
#include "tests/support/test_environment.h"

#include <QTest>

#include <filesystem>
#include <random>

namespace engine_survey_test {

using namespace trainyard;
using test::EngineLab;
using Origin = FoundEngine::Origin;

class EngineSurveyTest : public QObject {
    Q_OBJECT
    std::unique_ptr<EngineLab> m_lab;
    LocalTransport m_transport;

private slots:
    void init() { m_lab = std::make_unique<EngineLab>(); }

    void readsVersions()
    {
        QCOMPARE(parseEngineVersion(engineVersionLine()).value(), (EngineVersion{kTrainyardVersion, kProtocolVersion}));
        QCOMPARE(parseEngineVersion("Welcome\ntrainyard-engine 1.2.3 protocol 7\nbye").value(),
                 (EngineVersion{"1.2.3", 7}));
        for (const char* no :
             {"", "trainyard-engine", "trainyard-engine 1.0", "trainyard-engine 1.0 protocol x",
              "x trainyard-engine 1.0 protocol 2", "trainyard-engine  protocol 2", "bash: trainyard-engine: not found"})
            QVERIFY2(!parseEngineVersion(no), no);
    }

    void theHandshakeSaysWhatToDo()
    {
        QVERIFY(!engineMisfit("/e", engineVersionLine()));
        const auto older = engineMisfit("/e", "trainyard-engine 0.0.1 protocol 0");
        QCOMPARE(older.value().kind, ErrorKind::Version);
        QVERIFY(older->remedy.find("Install this window's engine") == 0 &&
                older->text().find("protocol 0") != std::string::npos);
        const auto newer = engineMisfit("/e", "trainyard-engine 9.0.0 protocol 99");
        QVERIFY(newer.value().remedy.find("Update Trainyard") == 0);
        QVERIFY(engineMisfit("/e", "not found").value().text().find("does not run") != std::string::npos);
    }

    void findsThemEverywhere()
    {
        const std::string mine = engineVersionLine();
        m_lab->engine(m_lab->engines() + "/0.0.1-old/bin/trainyard-engine", "trainyard-engine 0.0.1 protocol 0");
        m_lab->engine(m_lab->engines() + "/0.1.0-new/bin/trainyard-engine", mine);
        m_lab->program(m_lab->engines() + "/0.1.0-broken/bin/trainyard-engine", "exit 1");
        m_lab->engine(m_lab->engines() + "/.half.tmp-1/bin/trainyard-engine", mine);
        m_lab->engine(m_lab->root() + "/named/trainyard-engine", mine);
        m_lab->engine(m_lab->root() + "/on path/trainyard-engine", mine);
        m_lab->engine(m_lab->root() + "/module/trainyard-engine", mine);
        EngineCommand machine;
        machine.engine = m_lab->root() + "/named/trainyard-engine";
        machine.prologue = "echo Welcome; echo careful >&2\nset -u\nPATH=" + shellQuoted(m_lab->root() + "/on path") +
                           ":$PATH\n"
                           "module() { case $1 in -t) printf '/opt/modules:\\ngcc/12\\nTrainyard/2(default)\\n$(touch "
                           "hurt)trainyard\\n' >&2 ;;\n"
                           "load) PATH=" +
                           shellQuoted(m_lab->root() + "/module") + ":$PATH ;; esac; }\n";
        const EngineSurvey survey = surveyEngines(m_transport, machine);
        QCOMPARE(survey.folder, m_lab->engines());
        QVERIFY(survey.libc.rfind("glibc ", 0) == 0 && survey.bytesFree > 0);
        std::vector<std::string> found;
        for (const FoundEngine& engine : survey.engines)
            found.push_back(std::to_string(static_cast<int>(engine.origin)) + " " + engine.id + engine.module +
                            (engine.misfit ? " no" : " yes"));
        QCOMPARE(found, (std::vector<std::string>{"0  yes", "1 0.1.0-new yes", "1 0.1.0-broken no", "1 0.0.1-old no",
                                                  "2  yes", "3 Trainyard/2 yes"}));
        QCOMPARE(survey.best()->origin, Origin::Named);
        QCOMPARE(survey.engines[4].path, m_lab->root() + "/on path/trainyard-engine");
        QCOMPARE(survey.engines[5].path, m_lab->root() + "/module/trainyard-engine");
        QVERIFY(survey.installed("0.1.0-new") && !survey.installed("0.1.0-broken") && !survey.installed("x"));
        QVERIFY(!std::filesystem::exists("hurt"));
    }

    void whatThePrologueHoldsStandsInNoListOfProcesses()
    {
        EngineCommand command;
        command.engine = m_lab->root() + "/it's an engine";
        command.prefix = {"env", "WAY=through"};
        command.prologue = "echo Welcome\nset -eu\nexport KEY=\"h1dden's\"";
        // All that it can tell: its arguments, its input, what the prologue gave it, and who else is told of that.
        m_lab->program(command.engine,
                       "printf '%s|' \"$#\" \"$1\" \"$2\" \"$KEY\" \"$WAY\" \"${TY_INSIDE-none}\" \"$(cat)\"\n"
                       "ps -eo args | grep -c \"KEY=.h1[d]den\"\nexit 7");
        const std::string line = engineLine(command, {"two words", "$(no)'\n"});
        const ExecResult piped = m_transport.exec("printf 'in put' | " + line, 60.0);
        QCOMPARE(piped.output, std::string("2|two words|$(no)'\n|h1dden's|through|none|in put|0\n"));
        QCOMPARE(piped.exitCode, 7);
        QVERIFY(piped.errorOutput.find("Welcome") != std::string::npos);
        const ExecResult limited = m_transport.exec(
            "t='timeout 60'; " + engineLine(command, {"a"}, "$t ") + " </dev/null || echo \"code $?\"", 60.0);
        QCOMPARE(limited.output, std::string("1|a||h1dden's|through|none||0\ncode 7\n"));
        const ExecResult replaced = m_transport.exec("printf '' | " + engineLine(command, {"a"}, "exec ") + "\n", 60.0);
        QCOMPARE(replaced.exitCode, 7);
    }

    void theBestIsWhatFits()
    {
        EngineSurvey survey;
        QVERIFY(!survey.best());
        const auto add = [&](Origin origin, const char* id, bool fits) {
            FoundEngine engine;
            engine.origin = origin;
            engine.id = id;
            if (!fits)
                engine.misfit = Error{};
            survey.engines.push_back(engine);
        };
        add(Origin::Module, "", true);
        QCOMPARE(survey.best()->origin, Origin::Module);
        add(Origin::Path, "", true);
        QCOMPARE(survey.best()->origin, Origin::Path);
        add(Origin::Installed, "a", true);
        add(Origin::Installed, "b", true);
        QCOMPARE(survey.best()->id, std::string("a"));
        QCOMPARE(survey.best("b")->id, std::string("b"));
        add(Origin::Named, "", false);
        QCOMPARE(survey.best("b")->id, std::string("b"));
    }

    void nothingIsThere()
    {
        EngineCommand machine;
        machine.prologue = m_lab->barePath();
        const EngineSurvey survey = surveyEngines(m_transport, machine);
        QVERIFY(survey.engines.empty());
        QVERIFY(survey.tools.count("tar") == 1 && survey.tools.count("g++") == 0);
    }

    void hostileFoldersAndEnginesAreTakenAsTheyAre()
    {
        std::mt19937 random(11);
        const std::vector<std::string> pieces{
            "'", "\"", "$(touch hurt)", "`touch hurt`", "\n", ";touch hurt;", "&", "|", "\\", "*", " ", "-rf", "\xff"};
        for (int i = 0; i < 6; ++i) {
            std::string name = "x";
            for (std::size_t n = 1 + random() % 4; n > 0; --n)
                name += pieces[random() % pieces.size()];
            const std::string place = m_lab->root() + "/" + name;
            qputenv("TRAINYARD_HOME", QByteArray::fromStdString(place));
            m_lab->engine(place + "/named/trainyard-engine", engineVersionLine());
            EngineCommand machine;
            machine.engine = place + "/named/trainyard-engine";
            const bool line = name.find('\n') != std::string::npos;
            const EngineSurvey survey = surveyEngines(m_transport, machine);
            QVERIFY(survey.best());
            QVERIFY(line || survey.folder == place + "/engines");
        }
        QVERIFY(!std::filesystem::exists("hurt"));
    }

    // ---- What programs need

    void readsWhatAProgramNeeds()
    {
        const std::string engine = test::program("trainyard-engine").native();
        const LibraryNeeds needs = libraryNeeds(engine);
        QVERIFY(std::find(needs.libraries.begin(), needs.libraries.end(), "libc.so.6") != needs.libraries.end());
        // As binutils reads it.
        const ExecResult other = runLocalScript(
            "LC_ALL=C objdump -p " + shellQuoted(engine) + " | grep -o ' GLIBC_[0-9.]*' | sort -Vu | tail -n 1", 60.0);
        if (other.exitCode != 0 || other.output.size() < 9)
            QSKIP("objdump is not installed");
        QCOMPARE("GLIBC_" + needs.glibc() + "\n", other.output.substr(1));
    }

    void noBytesAreReadOutsideOfTheFile()
    {
        const std::string whole = readFile("/bin/true", std::size_t{1} << 30);
        std::mt19937 random(5);
        int refused = 0;
        for (int i = 0; i < 4000; ++i) {
            std::string bytes = whole.substr(0, i % 3 == 0 ? random() % whole.size() : whole.size());
            for (int n = i % 40; n > 0 && !bytes.empty(); --n)
                bytes[n % 2 ? random() % std::min<std::size_t>(bytes.size(), 64) : random() % bytes.size()] =
                    static_cast<char>(random());
            try {
                parseLibraryNeeds(bytes, "x").glibc();
            } catch (const Failure& failure) {
                QCOMPARE(failure.error().kind, ErrorKind::BadInput);
                ++refused;
            }
        }
        QVERIFY(refused > 100);
        QVERIFY_EXCEPTION_THROWN(parseLibraryNeeds("#!/bin/sh", "x"), Failure);
    }

    void comparesVersions()
    {
        QVERIFY(olderVersion("2.9", "2.28") && !olderVersion("2.28", "2.9") && !olderVersion("2.28", "2.28"));
        QVERIFY(olderVersion("2", "2.1") && !olderVersion("3", "2.36") && olderVersion("2.36", "2.36.1"));
    }

    void aPackageThatCannotWorkIsRefused()
    {
        EnginePackage package{false, "x", "x", "2.34", "x86_64"};
        EngineSurvey machine;
        machine.architecture = "x86_64";
        machine.libc = "glibc 2.34";
        QVERIFY(!packageMisfit(package, machine));
        machine.libc = "glibc 2.28";
        QVERIFY(packageMisfit(package, machine)
                    .value()
                    .text()
                    .find("needs glibc 2.34 or newer, and the machine has 2.28") != std::string::npos);
        machine.libc = "musl libc (x86_64)";
        QVERIFY(packageMisfit(package, machine).value().text().find("musl") != std::string::npos);
        machine.architecture = "aarch64";
        QVERIFY(packageMisfit(package, machine).value().text().find("aarch64") != std::string::npos);
        package.sources = true;
        QVERIFY(!packageMisfit(package, machine));
    }

    void whatIsTheSitesIsNotPacked()
    {
        for (const char* theirs :
             {"libc.so.6", "libcuda.so.1", "libcudart.so.12", "libcudnn.so.9", "libnccl.so.2", "libnvrtc.so.12",
              "libmpi.so.40", "libcublasLt.so.12", "ld-linux-x86-64.so.2", "libnvidia-ml.so.1"})
            QVERIFY2(belongsToTheMachine(theirs), theirs);
        for (const char* ours : {"libdnnl.so.2", "libcurl.so.4", "libstdc++.so.6", "libgomp.so.1", "libOpenCL.so.1",
                                 "libhdf5_serial.so.103"})
            QVERIFY2(!belongsToTheMachine(ours), ours);
    }
};

TRAINYARD_TEST(EngineSurveyTest)

} // namespace engine_survey_test

#include "engine_survey_test.moc"
