// SPDX-License-Identifier: Apache-2.0
#include "backend/base/error.h"
#include "backend/base/files.h"
#include "backend/selftest/sample_batches.h"
#include "backend/train/checkpoint/checkpoint.h"
#include "backend/train/checkpoint/safetensors.h"
#include "tests/support/test_environment.h"

#include <QProcess>
#include <QTemporaryDir>

#include <nlohmann/json.hpp>

#include <cmath>
#include <cstring>
#include <limits>

#include <sys/stat.h>

namespace safetensors_test {

using namespace trainyard;

class SafetensorsTest : public QObject {
    Q_OBJECT
    QTemporaryDir m_folder;
    std::filesystem::path path(const char* name) const { return m_folder.filePath(name).toStdString(); }

    static std::vector<NamedTensor> sample()
    {
        return {{"stem/weight", {2, 3}, {1.5f, -2.0f, 0.0f, 1e-38f, std::numeric_limits<float>::infinity(), 3.0f}},
                {"a \"quoted\" name/ü", {}, {0.25f}},
                {"empty", {0, 4}, {}},
                {"last", {3}, {7.0f, 8.0f, 9.0f}}};
    }

    /// A file with this header text and so many bytes of data.
    std::filesystem::path fileWith(const std::string& header, std::size_t data)
    {
        const std::uint64_t length = header.size();
        std::string bytes(8, '\0');
        std::memcpy(bytes.data(), &length, 8);
        writeFileAtomically(path("made"), bytes + header + std::string(data, '\1'));
        return path("made");
    }

private Q_SLOTS:
    void onlyRegularFilesAreReplaced()
    {
        const std::filesystem::path pipe = path("pipe");
        QCOMPARE(::mkfifo(pipe.c_str(), 0600), 0);
        QVERIFY_THROWS_EXCEPTION(Failure, writeSafetensors(pipe, sample(), {}));
        QVERIFY(std::filesystem::is_fifo(pipe));
        QVERIFY_THROWS_EXCEPTION(Failure, writeSafetensors(m_folder.path().toStdString(), sample(), {}));
    }

    void readsBackWhatItWrote()
    {
        const auto tensors = sample();
        bool called = false;
        const auto size = writeSafetensors(path("a"), tensors, {{"key", "value \"x\"\n"}}, [&] {
            called = true;
            QVERIFY(!std::filesystem::exists(path("a"))); // not under its name before it is whole
        });
        QVERIFY(called);
        QCOMPARE(size, std::int64_t(std::filesystem::file_size(path("a"))));
        SafetensorsHeader header;
        const auto read = readSafetensors(path("a"), &header);
        QCOMPARE(header.dataOffset % 64, 0);
        QCOMPARE(header.metadata.at("key"), std::string("value \"x\"\n"));
        QCOMPARE(read.size(), tensors.size());
        for (const NamedTensor& tensor : tensors) {
            const auto found =
                std::find_if(read.begin(), read.end(), [&](const auto& t) { return t.name == tensor.name; });
            QVERIFY(found != read.end());
            QVERIFY(found->shape == tensor.shape);
            QVERIFY(found->values == tensor.values);
        }
    }

    void refusesHostileFiles_data()
    {
        QTest::addColumn<QByteArray>("header");
        QTest::addColumn<int>("data");
        QTest::addColumn<QByteArray>("reason");
        const auto row = [](const char* name, QByteArray header, int data, const char* reason) {
            QTest::newRow(name) << header << data << QByteArray(reason);
        };
        row("not JSON", "{\"a\":", 4, "not valid JSON");
        row("an array", "[1,2]", 0, "does not begin with a JSON object");
        row("no bytes of header", "", 0, "does not begin with a JSON object");
        row("overlap",
            R"({"a":{"dtype":"F32","shape":[1],"data_offsets":[0,4]},"b":{"dtype":"F32","shape":[1],"data_offsets":[0,4]}})",
            4, "overlap");
        row("hole", R"({"a":{"dtype":"F32","shape":[1],"data_offsets":[4,8]}})", 8, "hole");
        row("beyond the end", R"({"a":{"dtype":"F32","shape":[4],"data_offsets":[0,16]}})", 8, "it ends after");
        row("left over", R"({"a":{"dtype":"F32","shape":[1],"data_offsets":[0,4]}})", 9, "after the last tensor");
        row("offsets do not fit", R"({"a":{"dtype":"F32","shape":[2],"data_offsets":[0,4]}})", 4,
            "do not fit its shape");
        row("reversed offsets", R"({"a":{"dtype":"F32","shape":[1],"data_offsets":[8,4]}})", 8, "do not fit its shape");
        row("negative extent", R"({"a":{"dtype":"F32","shape":[-1],"data_offsets":[0,4]}})", 4,
            "tensor \"a\": a size is not a whole number");
        row("overflowing shape", R"({"a":{"dtype":"F32","shape":[4294967296,4294967296],"data_offsets":[0,0]}})", 0,
            "larger than any file");
        row("fraction", R"({"a":{"dtype":"F32","shape":[1.5],"data_offsets":[0,4]}})", 4, "not a whole number");
        row("unknown type", R"({"a":{"dtype":"F99","shape":[1],"data_offsets":[0,4]}})", 4, "unknown type");
        row("no dtype", R"({"a":{"shape":[1],"data_offsets":[0,4]}})", 4, "not described by");
        row("three offsets", R"({"a":{"dtype":"F32","shape":[1],"data_offsets":[0,4,8]}})", 4,
            "without a proper shape");
        row("twice the same name",
            R"({"a":{"dtype":"F32","shape":[1],"data_offsets":[0,4]},"a":{"dtype":"F32","shape":[1],"data_offsets":[4,8]}})",
            8, "twice");
        row("metadata not text", R"({"__metadata__":{"a":1}})", 0, "not a text");
        row("deep", R"({"a":{"dtype":)" + QByteArray(100000, '['), 0, "not valid JSON");
        row("other type than fp32", R"({"a":{"dtype":"F16","shape":[2],"data_offsets":[0,4]}})", 4, "only F32 is read");
    }
    void refusesHostileFiles()
    {
        QFETCH(QByteArray, header);
        QFETCH(int, data);
        QFETCH(QByteArray, reason);
        const auto file = fileWith(header.toStdString(), static_cast<std::size_t>(data));
        try {
            readSafetensors(file);
            QFAIL("it was read");
        } catch (const Failure& failure) {
            QCOMPARE(failure.error().kind, ErrorKind::BadInput);
            QVERIFY2(failure.error().text().find(reason.toStdString()) != std::string::npos, failure.what());
            QVERIFY(failure.error().subject == file.string());
        }
    }

    void refusesEveryTruncation()
    {
        writeSafetensors(path("whole"), sample(), {{"key", "value"}});
        const std::string bytes = readFile(path("whole"));
        for (std::size_t length = 0; length < bytes.size(); ++length) {
            writeFileAtomically(path("cut"), std::string_view(bytes).substr(0, length));
            QVERIFY_EXCEPTION_THROWN(readSafetensors(path("cut")), Failure);
        }
    }

    void refusesHeaderLengthsBeyondTheFile()
    {
        for (const std::uint64_t length :
             {std::uint64_t(9), std::uint64_t(1) << 40, ~std::uint64_t(0), ~std::uint64_t(0) - 7}) {
            std::string bytes(16, '{');
            std::memcpy(bytes.data(), &length, 8);
            writeFileAtomically(path("long"), bytes);
            QVERIFY_EXCEPTION_THROWN(readSafetensors(path("long")), Failure);
        }
    }

    void survivesAnyChangedByte()
    {
        writeSafetensors(path("whole"), sample(), {{"key", "value"}});
        const std::string bytes = readFile(path("whole"));
        for (std::size_t at = 0; at < bytes.size(); ++at)
            for (const char flip : {'\x01', '\x80', '\x20'}) {
                std::string changed = bytes;
                changed[at] = static_cast<char>(changed[at] ^ flip);
                writeFileAtomically(path("changed"), changed);
                try {
                    readSafetensors(path("changed")); // may still be one, but must never crash
                } catch (const Failure&) {
                }
            }
    }

    void refusesWhatIsNoFile()
    {
        QVERIFY_EXCEPTION_THROWN(readSafetensors(path("absent")), Failure);
        QVERIFY_EXCEPTION_THROWN(readSafetensors(m_folder.path().toStdString()), Failure);
        QVERIFY_EXCEPTION_THROWN(readSafetensors("/dev/zero"), Failure);
    }

    void leavesNothingBehindWhenItFails()
    {
        QTemporaryDir folder;
        const std::filesystem::path file = folder.filePath("x.safetensors").toStdString();
        writeSafetensors(file, sample(), {{"key", "first"}});
        const auto fail = [] { throw Failure(ErrorKind::NoSpace, "write", "events", "full"); };
        QVERIFY_EXCEPTION_THROWN(writeSafetensors(file, sample(), {{"key", "second"}}, fail), Failure);
        QCOMPARE(readSafetensorsHeader(file).metadata.at("key"), std::string("first"));
        int files = 0;
        for ([[maybe_unused]] const auto& entry : std::filesystem::directory_iterator(folder.path().toStdString()))
            ++files;
        QCOMPARE(files, 1);
    }

    void pythonReadsCheckpoints_data()
    {
        QTest::addColumn<QString>("framework");
        QTest::addColumn<bool>("trained");
        QTest::newRow("odd names and shapes, numpy") << "numpy" << false;
        QTest::newRow("odd names and shapes, torch") << "torch" << false;
        QTest::newRow("a trained and pruned network, numpy") << "numpy" << true;
        QTest::newRow("a trained and pruned network, torch") << "torch" << true;
    }
    void pythonReadsCheckpoints()
    {
        QFETCH(QString, framework);
        QFETCH(bool, trained);
        std::vector<NamedTensor> tensors = trained ? trainedState() : sample();
        nlohmann::json expected{{"metadata", {{"format", "pt"}}}};
        if (trained) {
            Checkpoint checkpoint;
            checkpoint.tensors = tensors;
            checkpoint.info.stepsPerEpoch = 3;
            checkpoint.info.runId = "the-run";
            writeCheckpoint(path("py"), checkpoint);
            expected["metadata"] = nlohmann::json::object();
        } else {
            writeSafetensors(path("py"), tensors, {{"format", "pt"}});
        }
        for (const NamedTensor& tensor : tensors) {
            const QByteArray bytes(reinterpret_cast<const char*>(tensor.values.data()),
                                   qsizetype(tensor.values.size() * sizeof(float)));
            expected["tensors"][tensor.name] = {{"shape", tensor.shape}, {"bytes", bytes.toHex().toStdString()}};
        }
        writeFileAtomically(path("expected.json"), expected.dump());
        const QString script =
            QString::fromStdString((test::sourceFolder() / "tests/backend/check_safetensors.py").string());
        QProcess process;
        process.setProcessChannelMode(QProcess::MergedChannels);
        const QString python = qEnvironmentVariable("TRAINYARD_PYTHON", "python3");
        process.start(python, {script, framework, QString::fromStdString(path("py").string()),
                               QString::fromStdString(path("expected.json").string())});
        QVERIFY2(process.waitForStarted() && process.waitForFinished(100000), qPrintable(python));
        const QByteArray said = process.readAll().trimmed();
        if (process.exitCode() == 77)
            QSKIP(("Python's safetensors, or what it reads into, is not installed for $TRAINYARD_PYTHON; " + said)
                      .constData());
        QVERIFY2(process.exitCode() == 0, said.right(1500).constData());
    }

private:
    /// Weights, running statistics, optimizer state and masks after two steps.
    static std::vector<NamedTensor> trainedState()
    {
        NetworkOptions options = selftest::resNetOptions(DeviceKind::Reference);
        options.model.widthMultiplier = 0.25;
        Network network(options);
        const auto step = [&](int number) {
            const auto batch =
                selftest::sampleBatch(options.image, options.classes, options.batchSize, std::uint64_t(number));
            network.steps().trainStep(batch.view(), 0.01, number);
        };
        step(0);
        NamedTensor mask = network.state().tensors().front();
        for (std::size_t i = 0; i < mask.values.size(); ++i)
            mask.values[i] = float(i % 2);
        network.state().setMasks(std::vector<NamedTensor>{mask});
        step(1);
        return network.state().tensors();
    }
};

TRAINYARD_TEST(SafetensorsTest)

} // namespace safetensors_test

#include "safetensors_test.moc"
