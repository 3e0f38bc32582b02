// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/formats/reason_text.h"

#include "backend/protocol/operations.h"
#include "backend/protocol/reason_json.h"
#include "backend/protocol/reasons.h"
#include "backend/protocol/reasons_alert.h"
#include "backend/protocol/reasons_dataset.h"
#include "backend/protocol/reasons_finding.h"
#include "backend/protocol/reasons_job.h"
#include "backend/protocol/reasons_machine.h"
#include "backend/protocol/reasons_program.h"
#include "backend/protocol/reasons_queue.h"
#include "backend/protocol/reasons_training.h"
#include "cluster/engine/engine_package.h"
#include "cluster/jobs/staging.h"
#include "cluster/scheduler/direct_scheduler.h"
#include "cluster/scheduler/slurm_states.h"
#include "cluster/transport/local_transport.h"
#include "gui/formats/field_text.h"
#include "tests/support/test_environment.h"

#include <QCoreApplication>
#include <QRegularExpression>
#include <QTranslator>

#include <cerrno>

namespace reason_text_test {

using namespace trainyard;

namespace {

/// A language for one test; German from the program's translations.
class Speak {
public:
    explicit Speak(const char* language)
    {
        QLocale::setDefault(QLocale(QLatin1String(language)));
        if (m_translator.load(QStringLiteral(":/translations/trainyard_%1.qm").arg(QLatin1String(language))))
            QCoreApplication::installTranslator(&m_translator);
    }
    ~Speak()
    {
        QCoreApplication::removeTranslator(&m_translator);
        QLocale::setDefault(QLocale(QLocale::English, QLocale::UnitedStates));
    }

private:
    QTranslator m_translator;
};

/// As many arguments as the row takes: a number first, then names.
Reason example(const ReasonRow& row)
{
    std::vector<ReasonArgument> arguments;
    for (int i = 0; i < row.arguments(); ++i)
        arguments.push_back(i == 0 ? ReasonArgument(std::int64_t{7}) : ReasonArgument("«" + std::to_string(i) + "»"));
    return makeReason(row, std::move(arguments));
}

/// Sentences that are the same in both languages, such as "%1 (%2)".
bool hasWords(const char* text)
{
    static const QRegularExpression word(QStringLiteral("[a-z]{4}"));
    return QString::fromUtf8(text).contains(word);
}

} // namespace

class ReasonTextTest : public QObject {
    Q_OBJECT

private slots:
    /// The window does not show the words of a run spec, “unreadable”: “skip”.
    void aRemedyNamesSettingsByTheirTitles()
    {
        const Reason why = datasetReason("dataset.unreadable", Reason("it is no image"));
        QVERIFY2(why.remedy.find("“unreadable”: “skip”") != std::string::npos, why.remedy.c_str());
        QCOMPARE(remedyText(why),
                 QStringLiteral("Mend or remove it, or skip unreadable samples (“Unreadable”: “Skip”)."));
        for (const char* language : {"de", "es", "fr", "it", "zh_CN"}) {
            const Speak speak(language);
            for (const Reason& one :
                 {datasetReason("dataset.link-nowhere"), datasetReason("dataset.not-regular-remove"),
                  datasetReason("dataset.csv-absent"), why}) {
                const QString told = remedyText(one);
                QVERIFY2(!told.contains(QLatin1String("unreadable")) && !told.contains(QLatin1String("skip")) &&
                             told.contains(fieldTitle(QStringLiteral("/data/unreadable"))),
                         qPrintable(told));
            }
        }
    }

    void aSentenceThatBeginsWithANameKeepsIt()
    {
        QCOMPARE(asSentence(QStringLiteral("train.py cannot be run")), QStringLiteral("train.py cannot be run."));
        QCOMPARE(asSentence(QStringLiteral("val/top1 has not become better")),
                 QStringLiteral("val/top1 has not become better."));
        QCOMPARE(asTitle(QStringLiteral("batch_size: 64")), QStringLiteral("batch_size: 64"));
        QCOMPARE(asSentence(QStringLiteral("t0006 is the best")), QStringLiteral("t0006 is the best."));
        QCOMPARE(asTitle(QStringLiteral("top-1 accuracy")), QStringLiteral("Top-1 accuracy"));
        QCOMPARE(asSentence(QStringLiteral("it has ended. why")), QStringLiteral("It has ended. why."));
    }

    /// A code without its sentence would stay English among German.
    void everyCodeHasItsGermanSentence()
    {
        const Speak german("de");
        for (const std::span<const ReasonRow> table : reasonTables())
            for (const ReasonRow& row : table) {
                const Reason reason = example(row);
                for (const auto& [english, said, source] : {std::tuple(reason.words, reasonText(reason), row.words),
                                                            {reason.remedy, remedyText(reason), row.remedy}}) {
                    if (english.empty())
                        continue;
                    QVERIFY2(!hasWords(source) || said.toStdString() != english, row.code);
                    for (int i = 1; i < row.arguments(); ++i)
                        if (QString::fromUtf8(source).contains(QStringLiteral("%%1").arg(i + 1)))
                            QVERIFY2(said.contains(QStringLiteral("«%1»").arg(i)), row.code);
                }
            }
    }

    /// It did run, so nothing says that it cannot.
    void anErrorWithoutAnOperationIsItsCause()
    {
        const Error ended = errorWith(ErrorKind::Internal, {}, "train.py",
                                      programReason("program.exit", "train.py", 1, Quotation{"no data"}));
        const QString words = QStringLiteral("train.py ended with exit code 1; its last words: “no data”");
        QCOMPARE(reasonText(errorReason(ended)), words);
        QCOMPARE(errorText(ended), words + QStringLiteral(". The run's log holds all that it printed."));
        QCOMPARE(reasonLines(errorReason(ended)).title, words);
        QVERIFY(ended.text().starts_with("train.py ended with exit code 1"));
    }

    void everyOperationHasItsGermanSentence()
    {
        const Speak german("de");
        for (const char* operation : {"start the run", "bring the data set", "reach", "connect to", "use the engine",
                                      "cancel", "write the checkpoint", "submit the run", "open the store"}) {
            const Error error{ErrorKind::Io, operation, "SUBJECT", "why", {}, 0};
            QVERIFY2(operationSentence(operation), operation);
            QVERIFY2(!errorText(error).startsWith(QLatin1String("Cannot")), operation);
            QVERIFY2(errorText(error).contains(QLatin1String("SUBJECT")) &&
                         errorText(error).endsWith(QLatin1String(": why.")),
                     qPrintable(errorText(error)));
        }
    }

    /// What a data set holds, and remarks on it.
    void severalReasonsBecomeOneSentence()
    {
        const Speak german("de");
        QCOMPARE(
            reasonsText({datasetReason("dataset.has-images", Count{60'000}, Count{10}, Count{2}),
                         datasetReason("dataset.holds-out-images", datasetReason("dataset.without-csv"),
                                       std::string("10 %"), std::string("5")),
                         datasetReason("dataset.files-ignored", 2)}),
            QStringLiteral("60.000 + 10 Bilder in 2 Klassen; es gibt keine Liste für die Validierung, daher werden "
                           "10 % der Bilder für die Validierung zurückgehalten (Seed 5); 2 andere Dateien werden "
                           "ignoriert"));
    }

    void numbersChooseTheirForm()
    {
        const auto taken = [](int n) {
            return reasonText(queueReason("queue.cores-taken", n, 8, std::vector<std::string>{"a", "b"}));
        };
        {
            const Speak english("en");
            QCOMPARE(taken(1), QStringLiteral("1 of 8 cores is taken by a, b"));
            QCOMPARE(taken(2), QStringLiteral("2 of 8 cores are taken by a, b"));
        }
        const Speak german("de");
        QCOMPARE(taken(1), QStringLiteral("1 von 8 Kernen ist belegt durch a, b"));
        QCOMPARE(taken(2), QStringLiteral("2 von 8 Kernen sind belegt durch a, b"));
    }

    void argumentsAreWrittenAsTheLanguageDoes()
    {
        const Speak german("de");
        QCOMPARE(reasonText(jobReason("job.sent", ByteCount{1'572'864}, ByteCount{std::int64_t{5} << 30})),
                 QStringLiteral("1,5 MiB von 5,0 GiB sind da"));
        QCOMPARE(reasonText(queueReason("queue.says", Quotation{"%1 odd"})), QStringLiteral("Slurm meldet „%1 odd“"));
        // A reason within a reason, and its remedy.
        const Reason detailed = slurmReason("(ReqNodeNotAvail, UnavailableNodes:n01)").why;
        QVERIFY(reasonText(detailed).endsWith(QLatin1String(" (UnavailableNodes:n01)")));
        QVERIFY2(remedyText(detailed).startsWith(QLatin1String("Warten")), qPrintable(remedyText(detailed)));
    }

    void errorsSayWhatFailedWhyAndWhatToDo()
    {
        const Error full = systemFailure("write", "/data/x", ENOSPC).error();
        const Reason kept = reasonOf(errorReason(full).text(), reasonLine(errorReason(full))); // as a store has it
        {
            const Speak english("en");
            QCOMPARE(errorText(full).toStdString(), full.text());
            QCOMPARE(reasonAndRemedy(kept).toStdString(), full.text());
        }
        const Speak german("de");
        QCOMPARE(errorText(full),
                 QStringLiteral("/data/x kann nicht geschrieben werden: Auf dem Gerät ist kein Speicherplatz "
                                "mehr verfügbar. Platz schaffen oder einen anderen Ordner wählen."));
        QCOMPARE(reasonAndRemedy(kept), errorText(full));
        const ReasonLines lines = reasonLines(kept);
        QCOMPARE(lines.title, QStringLiteral("/data/x kann nicht geschrieben werden"));
        QVERIFY(errorText(full).endsWith(lines.detail));
    }

    /// As they are made far from the window.
    void refusalsOfStagingAndEnginesAreTranslated()
    {
        LocalTransport transport;
        DirectScheduler scheduler("/nowhere/queue", "trainyard-engine");
        StagingRequest request;
        request.data.format = DataFormat::Folder;
        request.data.path = "/nowhere/at all";
        Error absent;
        try {
            stageData(request, transport, scheduler);
        } catch (const Failure& failure) {
            absent = failure.error();
        }
        QCOMPARE(absent.reasonCode, std::string("job.data-absent"));
        EngineSurvey machine;
        machine.architecture = "aarch64";
        machine.libc = "glibc 2.28";
        EnginePackage package{false, {}, "x", "2.34", "x86_64"};
        QVERIFY(packageMisfit(package, machine)->why() ==
                machineReason("machine.other-architecture", "x86_64", "aarch64"));
        machine.architecture = "x86_64";
        QVERIFY(packageMisfit(package, machine)->why() == machineReason("machine.older-glibc", "2.34", "2.28"));
        machine.libc = "musl";
        QVERIFY(packageMisfit(package, machine)->why() == machineReason("machine.other-libc", "2.34", "musl"));
        QCOMPARE(engineMisfit("/e", "no engine")->reasonCode, std::string("machine.no-engine-of-ours"));
    }

    /// A person does not know "val/top1", and 0.98 of it is 98 %.
    void seriesHaveTheirTitlesAndFormats()
    {
        const Speak english("en");
        QCOMPARE(reasonText(trainingReason("training.not-better", 5, std::string("val/top1"), 0.98, 12.0)),
                 QStringLiteral("Validation top-1 has not become better than 98.0 % (epoch 12) for 5 values"));
        QCOMPARE(reasonText(trainingReason("training.not-better", 5, std::string("val/loss"), 0.98, 12.0)),
                 QStringLiteral("Validation loss has not become better than 0.98 (epoch 12) for 5 values"));
        QCOMPARE(reasonText(trainingReason("training.target", std::string("epoch/train_top1"), 0.52, 0.5)),
                 QStringLiteral("Training top-1 is 52.0 %, the target was 50.0 %"));
        QCOMPARE(reasonText(trainingReason("training.never-a-number", 5, std::string("my/own"))),
                 QStringLiteral("my/own has not become a number for 5 values"));
        QCOMPARE(asSentence(reasonText(alertReason("alert.done"))), QStringLiteral("It has finished."));
    }

    /// Beside the table's "66.6 % ± 2.1 %" the sentence has the same unit.
    void findingsOfASearchHaveTheUnitOfItsGoal()
    {
        const auto noise = [](const char* series) {
            Reason found =
                findingReason("finding.noise", std::string("t0006"), std::int64_t{2}, 0.666, 0.021, 0.6612, 0.03);
            found.arguments.emplace_back(std::string(series));
            return found;
        };
        QCOMPARE(asSentence(reasonText(noise("val/top1"))),
                 QStringLiteral("t0006 has the best mean of 2 seeds, 66.6 % ± 2.1 %, but it cannot be told from the "
                                "noise of seeds: the next has 66.1 % ± 3.0 %."));
        QVERIFY(reasonText(noise("val/loss")).contains(QStringLiteral("0.666 ± 0.021")));
        const Speak german("de");
        const QString said = asSentence(reasonText(noise("val/top1")));
        QVERIFY2(said.startsWith(QStringLiteral("t0006 hat")) && said.contains(QStringLiteral("66,6 %")) &&
                     !said.contains(QStringLiteral("0,66")),
                 qPrintable(said));
    }

    void unknownCodesAndOldTextsAreShownAsTheyAre()
    {
        const Speak german("de");
        const Reason newer("newer.code", {std::int64_t{7}}, "words of a newer engine", "Do this.");
        QCOMPARE(reasonAndRemedy(newer), QStringLiteral("words of a newer engine. Do this."));
        // The code is known, but its arguments were fewer once.
        QCOMPARE(reasonText(Reason("queue.cores-taken", {}, "its words", {})), QStringLiteral("its words"));
        QCOMPARE(reasonText("sbatch: error: (odd)"), QStringLiteral("sbatch: error: (odd)"));
        QCOMPARE(errorText(Error{ErrorKind::Io, "juggle", "balls", "there are none", {}, 0}),
                 QStringLiteral("Nicht möglich: juggle balls: there are none."));
        QCOMPARE(reasonAndRemedy(Reason()), QString());
    }
};

TRAINYARD_TEST(ReasonTextTest)

} // namespace reason_text_test

#include "reason_text_test.moc"
