// SPDX-License-Identifier: GPL-3.0-or-later
// Data brought to a machine, with the real engine on both sides; the machine is another folder of this one.
#include "backend/base/error.h"
#include "backend/protocol/spec_data.h"
#include "cluster/transport/local_transport.h"
#include "cluster/transport/shell_quote.h"
#include "tests/backend/data_writers.h"
#include "tests/cluster/staging_lab.h"
#include "tests/support/test_environment.h"

#include <nlohmann/json.hpp>

#include <QTest>

#include <filesystem>
#include <fstream>
#include <random>

namespace staging_test {

using namespace trainyard;
using test::StagingLab;

namespace {

class CountingTransport : public LocalTransport {
public:
    int puts = 0;
    int failAt = -1;
    std::string hidden; ///< a folder of this workstation that the machine does not have
    ExecResult exec(const std::string& script, double deadline) override
    {
        const std::string enter = "cd -- " + shellQuoted(hidden);
        const std::size_t at = hidden.empty() ? std::string::npos : script.find(enter);
        return LocalTransport::exec(
            at == std::string::npos ? script : std::string(script).replace(at, enter.size(), "cd -- /nowhere"),
            deadline);
    }
    void put(const std::string& from, const std::string& to) override
    {
        if (++puts == failAt)
            throw Failure(ErrorKind::Transport, "copy", to, "the link was cut");
        LocalTransport::put(from, to);
    }
};

ErrorKind kindOf(const std::function<void()>& action)
{
    try {
        action();
    } catch (const Failure& failure) {
        return failure.error().kind;
    }
    return ErrorKind::Internal;
}

} // namespace

class StagingTest : public QObject {
    Q_OBJECT
    std::unique_ptr<StagingLab> m_lab;
    CountingTransport m_transport;

    DataSpec stage(const StagingRequest& request, std::string* summary = nullptr)
    {
        m_transport.hidden = request.data.path;
        if (!std::filesystem::is_directory(m_transport.hidden))
            m_transport.hidden = std::filesystem::path(m_transport.hidden).parent_path().native();
        Staging staging(request, m_transport, m_lab->scheduler);
        for (int steps = 0; !staging.done() && steps < 2000; ++steps)
            if (staging.advance().waitSeconds > 0.0)
                QTest::qWait(100);
        if (summary)
            *summary = staging.summary();
        return staging.done() ? staging.data() : DataSpec();
    }
    /// What the engine there answers: the plan and what it made.
    std::string prepareThere(const StagingRequest& request, const DataSpec& spec)
    {
        const ExecResult answer =
            m_transport.exec("printf '%s' " + shellQuoted(toJson(spec).dump()) + " | " +
                                 engineLine(request.engineThere, {"prepare", "--json", "--spec", "-"}),
                             60.0);
        return answer.output + answer.errorOutput;
    }

private slots:
    void init()
    {
        m_lab = std::make_unique<StagingLab>();
        m_transport.puts = 0;
        m_transport.failAt = -1;
    }

    void generatedImagesNeedNothing()
    {
        StagingRequest request = m_lab->request({});
        QCOMPARE(stage(request), request.data);
        QCOMPARE(m_transport.puts, 0);
    }

    void aFolderArrivesWithItsTimes()
    {
        const StagingRequest request = m_lab->request(m_lab->folder("it's data"));
        std::string summary;
        const DataSpec there = stage(request, &summary);
        QVERIFY2(there.path.rfind(m_lab->there() + "/data/", 0) == 0, there.path.c_str());
        std::size_t files = 0;
        for (const auto& entry : std::filesystem::recursive_directory_iterator(there.path)) {
            if (!entry.is_regular_file())
                continue;
            ++files;
            const auto source = std::filesystem::path(request.data.path) / entry.path().lexically_relative(there.path);
            QCOMPARE(readFile(entry.path()), readFile(source));
            QVERIFY(entry.last_write_time() == std::filesystem::last_write_time(source));
        }
        QCOMPARE(files, std::size_t{18}); // 6 and 3 of each class
        QVERIFY(summary.rfind("it was sent: ", 0) == 0);
        const int puts = m_transport.puts;
        QCOMPARE(stage(request, &summary), there); // a second time nothing travels
        QCOMPARE(m_transport.puts, puts);
        QVERIFY2(summary.rfind("it was sent before", 0) == 0, summary.c_str());
        for (const auto& entry : std::filesystem::directory_iterator(m_lab->there() + "/data")) // nothing half is left
            QVERIFY(entry.path().filename().native().front() != '.');
    }

    void whatIsThereIsFoundByPathAndFingerprint()
    {
        StagingRequest request = m_lab->request(m_lab->folder("mine/set"));
        const std::string theirs = m_lab->there() + "/scratch/set";
        std::filesystem::create_directories(m_lab->there() + "/scratch");
        std::filesystem::copy(request.data.path, theirs, std::filesystem::copy_options::recursive);
        request.known = {{m_lab->data.path("mine").native(), m_lab->there() + "/scratch"}};
        QCOMPARE(stage(request).path, theirs);
        QCOMPARE(m_transport.puts, 0);
        // Another content of the same size, another size, one file more or less: it is not the same.
        const std::string one = theirs + "/train/dog";
        const auto file = std::filesystem::directory_iterator(one)->path();
        const std::string bytes = readFile(file);
        std::ofstream(theirs + "/train/dog/more.jpg") << "x";
        QVERIFY(stage(request).path != theirs);
        std::filesystem::remove(theirs + "/train/dog/more.jpg");
        QCOMPARE(stage(request).path, theirs);
        std::ofstream(file, std::ios::binary) << bytes + "x";
        QVERIFY(stage(request).path != theirs);
        std::filesystem::remove_all(theirs);
        QVERIFY(stage(request).path != theirs);
    }

    void otherContentOfTheSameSizeIsNotTheSame()
    {
        StagingRequest request = m_lab->request(m_lab->folder("mine/set", 2)); // 8 files: each is looked into
        const std::string theirs = m_lab->there() + "/set";
        std::filesystem::copy(request.data.path, theirs, std::filesystem::copy_options::recursive);
        request.known = {{request.data.path, theirs}};
        QCOMPARE(stage(request).path, theirs);
        const auto file = std::filesystem::directory_iterator(theirs + "/train/dog")->path();
        std::string bytes = readFile(file);
        bytes[bytes.size() / 2] = static_cast<char>(bytes[bytes.size() / 2] + 1);
        std::ofstream(file, std::ios::binary) << bytes;
        QVERIFY(stage(request).path != theirs);
    }

    void dataOfTheMachineAloneIsUsedThere()
    {
        class FarTransport : public CountingTransport {
        public:
            std::optional<FileStatus> status(const std::string& path) override
            {
                return path == "/far/away" ? FileStatus{"1:2", 4096} : CountingTransport::status(path);
            }
        } far;
        DataSpec spec = m_lab->folder("here");
        spec.path = "/far/away";
        Staging staging(m_lab->request(spec), far, m_lab->scheduler);
        while (!staging.done())
            staging.advance();
        QCOMPARE(staging.data().path, spec.path);
        spec.path = "/nowhere/at/all";
        QCOMPARE(kindOf([&] { stage(m_lab->request(spec)); }), ErrorKind::NotFound);
    }

    void singleFilesAndTheirCompany()
    {
        test::writeCsvDataset(m_lab->data, "csv", 12, 6);
        DataSpec spec = m_lab->folder("unused");
        spec.format = DataFormat::Csv;
        spec.path = m_lab->data.path("csv").native();
        std::string list;
        for (const auto& entry : std::filesystem::directory_iterator(spec.path))
            if (entry.path().extension() == ".csv")
                list = std::max(list, entry.path().native());
        spec.path = list;
        const StagingRequest request = m_lab->request(spec);
        const DataSpec there = stage(request);
        QCOMPARE(std::filesystem::path(there.path).filename(), std::filesystem::path(list).filename());
        QVERIFY(prepareThere(request, there).find("\"prepared\"") != std::string::npos);
    }

    void aCutInTheMiddleSendsNothingTwice()
    {
        const DataSpec spec = m_lab->folder("set", 30);
        const std::string big(65 << 20, 'b');
        for (const char* name : {"a", "c"}) // large files travel alone
            std::ofstream(spec.path + "/train/dog/" + name + ".txt") << big << name;
        const StagingRequest request = m_lab->request(spec);
        m_transport.failAt = 3;
        QCOMPARE(kindOf([&] { stage(request); }), ErrorKind::Transport);
        QCOMPARE(m_transport.puts, 3);
        for (const auto& entry :
             std::filesystem::directory_iterator(m_lab->there() + "/data")) // nothing half has its name
            QVERIFY(entry.path().filename().native().front() == '.');
        m_transport.failAt = -1;
        m_transport.puts = 0;
        const DataSpec there = stage(request); // as another process would: from nothing but what lies there
        QCOMPARE(m_transport.puts, 1);         // of three volumes
        QCOMPARE(readFile(there.path + "/train/dog/c.txt", std::size_t{1} << 30), big + "c");
        std::error_code code;
        QVERIFY(std::filesystem::is_empty(dataHome() / "staging", code) || code);
    }

    void aCacheIsSentWithAnOutlineOfTheImages()
    {
        DataSpec spec = m_lab->folder("images", 8);
        spec.cache.place = m_lab->data.path("caches here").native();
        spec.augment.resizedCrop = true; // kept larger: the layout of the cache depends on the images
        StagingRequest request = m_lab->request(spec);
        const std::string engine = shellQuoted(m_lab->engine());
        const ExecResult made = m_transport.exec(
            "printf '%s' " + shellQuoted(toJson(spec).dump()) + " | " + engine + " prepare --spec -", 60.0);
        QCOMPARE(made.exitCode, 0);
        std::string summary;
        const DataSpec there = stage(request, &summary);
        QVERIFY2(summary.find("its outline was sent") == 0 && summary.find("cache was sent") != std::string::npos,
                 summary.c_str());
        QCOMPARE(there.cache.place, std::string("auto"));
        const std::string said = prepareThere(request, there);
        QVERIFY2(said.find("\"made\":0") != std::string::npos, said.c_str());
        const int puts = m_transport.puts;
        QCOMPARE(stage(request, &summary), there);
        QCOMPARE(m_transport.puts, puts);
        // One file of the cache is lost: it alone is sent again.
        const auto caches = std::filesystem::directory_iterator(m_lab->there() + "/caches")->path();
        std::filesystem::remove(caches / "shard-000003");
        stage(request);
        QCOMPARE(m_transport.puts, puts + 1);
        QVERIFY(prepareThere(request, there).find("\"made\":0") != std::string::npos);
    }

    void aCacheIsPreparedThereByAJob()
    {
        DataSpec spec = m_lab->folder("images", 8);
        spec.cache.place = "auto";
        StagingRequest request = m_lab->request(spec);
        request.cache = StagingRequest::Cache::PrepareThere;
        std::string summary;
        const DataSpec there = stage(request, &summary);
        QVERIFY2(summary.find("prepared there") != std::string::npos, summary.c_str());
        QVERIFY(prepareThere(request, there).find("\"made\":0") != std::string::npos);
        QCOMPARE(std::filesystem::directory_iterator(m_lab->there() + "/data/.jobs") ==
                     std::filesystem::directory_iterator(),
                 true);
        stage(request, &summary);
        QVERIFY2(summary.find("is there") != std::string::npos, summary.c_str());
    }

    void aPreparationThatFailsSaysWhy()
    {
        DataSpec spec = m_lab->folder("images", 8);
        const auto broken = std::filesystem::directory_iterator(spec.path + "/train/dog")->path();
        std::ofstream(broken, std::ios::binary) << "no image";
        spec.cache.place = "auto";
        StagingRequest request = m_lab->request(spec);
        request.cache = StagingRequest::Cache::PrepareThere;
        try {
            stage(request);
            QFAIL("a broken image was prepared");
        } catch (const Failure& failure) {
            QVERIFY2(std::string(failure.what()).find(broken.filename().native()) != std::string::npos, failure.what());
        }
        QVERIFY(kindOf([&] { stage(request); }) != ErrorKind::Internal); // the next try is a new job
    }

    void filesOutsideOfTheFolderAreNamed()
    {
        const std::string root = m_lab->data.path("set").native();
        const std::string end(1, '\0');
        const StagedFiles files = parseStagedFiles("3 4 5 /elsewhere/a.png" + end + "1 2 3 " + root + "/b" + end, root);
        QCOMPARE(files.bytes, 1);
        QCOMPARE(files.outside.size(), std::size_t{1});
        QVERIFY_EXCEPTION_THROWN(parseStagedFiles("3 4", root), Failure);
        QVERIFY_EXCEPTION_THROWN(parseStagedFiles("3 4 5 /x", root), Failure);
        QVERIFY_EXCEPTION_THROWN(parseStagedFiles(std::string("a b c /x\0", 9), root), Failure);
    }

    void hostileNamesArriveAsTheyAre()
    {
        const std::vector<std::string> pieces{"'",
                                              "\"",
                                              "$(touch hurt)",
                                              "`touch hurt`",
                                              "\n",
                                              ";touch hurt;",
                                              "&",
                                              "|",
                                              "\\",
                                              "$HOME",
                                              "*",
                                              "-rf",
                                              "--",
                                              " ",
                                              "\t",
                                              "\xc3\xbc",
                                              "\xff",
                                              ">hurt",
                                              "a",
                                              "%s",
                                              "\x01",
                                              "--checkpoint-action=exec=touch hurt"};
        std::mt19937 random(3);
        DataSpec spec = m_lab->folder("set", 2);
        for (int i = 0; i < 40; ++i) {
            std::string name;
            for (std::size_t n = 1 + random() % 4; n > 0; --n)
                name += pieces[random() % pieces.size()];
            m_lab->data.write("set/train/dog/" + name + ".jpg",
                              readFile(std::filesystem::directory_iterator(spec.path + "/test/dog")->path()));
        }
        const std::string second = m_lab->data.path("it's $(touch hurt) `x`;").native();
        std::filesystem::rename(spec.path, second);
        spec.path = second;
        StagingRequest request = m_lab->request(spec);
        request.root = m_lab->there() + "/da\"ta $(touch hurt)\n'x";
        const DataSpec there = stage(request);
        std::size_t files = 0;
        for (const auto& entry : std::filesystem::recursive_directory_iterator(there.path)) {
            if (entry.is_regular_file()) {
                ++files;
                QCOMPARE(readFile(entry.path()), readFile(spec.path / entry.path().lexically_relative(there.path)));
            }
            QVERIFY(entry.path().filename() != "hurt");
        }
        QVERIFY(files > 30);
        QVERIFY(!std::filesystem::exists("hurt"));
    }

    void aFileIsKnownByItsContent()
    {
        const std::string file = m_lab->data.write("my net.onnx", "content").native();
        const std::string there = stageFile(file, m_transport, m_lab->there() + "/data");
        QCOMPARE(readFile(there), std::string("content"));
        QCOMPARE(stageFile(file, m_transport, m_lab->there() + "/data"), there);
        QCOMPARE(m_transport.puts, 1);
        m_lab->data.write("my net.onnx", "another");
        QVERIFY(stageFile(file, m_transport, m_lab->there() + "/data") != there);
    }

    /// Two exports of one network differ in nothing but the weights beside the model.
    void theWeightsBesideAModelGoAlong()
    {
        const std::string file = m_lab->data.write("beside.onnx", "net").native();
        m_lab->data.write("beside.onnx.data", "first");
        const std::string first = stageFile(file, m_transport, m_lab->there() + "/data");
        QCOMPARE(readFile(first), std::string("net"));
        QCOMPARE(readFile(first + ".data"), std::string("first"));
        m_lab->data.write("beside.onnx.data", "other");
        const std::string other = stageFile(file, m_transport, m_lab->there() + "/data");
        QVERIFY(other != first);
        QCOMPARE(readFile(other + ".data"), std::string("other"));
    }
};

TRAINYARD_TEST(StagingTest)

} // namespace staging_test

#include "staging_test.moc"
