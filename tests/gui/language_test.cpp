// SPDX-License-Identifier: GPL-3.0-or-later
#include "backend/protocol/gpu_notice.h"
#include "backend/protocol/input_notice.h"
#include "backend/protocol/reasons_name.h"
#include "backend/protocol/reasons_spec.h"
#include "backend/protocol/reasons_study.h"
#include "backend/protocol/run_fields.h"
#include "backend/protocol/spec_problems.h"
#include "gui/app/guide_dialog.h"
#include "gui/app/language.h"
#include "gui/data/data_set_text.h"
#include "gui/formats/figures.h"
#include "gui/formats/format.h"
#include "gui/formats/reason_text.h"
#include "gui/formats/study_text.h"
#include "gui/new_run/preset_text.h"
#include "gui/new_run/problem_text.h"
#include "gui/new_run/ticket_form.h"
#include "gui/parts/app_settings.h"
#include "gui/parts/languages.h"
#include "gui/services/data_catalogue.h"
#include "gui/services/preset_store.h"
#include "tests/gui/spoken_language.h"
#include "tests/support/test_environment.h"

#include <QApplication>
#include <QLabel>
#include <QRegularExpression>
#include <QTemporaryDir>
#include <QTranslator>

#include <clocale>
#include <map>

namespace language_test {

using namespace trainyard;
using test::Speak;

namespace {

QString newRun()
{
    return QCoreApplication::translate("trainyard::MainWindow", "&New run");
}

} // namespace

class LanguageTest : public QObject {
    Q_OBJECT
private slots:
    void germanIsInTheProgram()
    {
        const Speak german(localeForLanguage(QStringLiteral("de")));
        QCOMPARE(newRun(), QStringLiteral("&Neuer Lauf"));
        QCOMPARE(format::count(3538984), QStringLiteral("3.538.984"));
        QCOMPARE(format::fixed(0.05, 2), QStringLiteral("0,05"));
        QCOMPARE(format::ago(1000.0, 1300.0), QStringLiteral("vor 5 min"));
    }

    /// The settings offer what is in the program, each language by its own name, and the window speaks it then.
    void everyLanguageCanBeChosen()
    {
        std::map<QString, QString> words;
        for (const Language& one : languages()) {
            const Speak spoken(localeForLanguage(one.code));
            words[one.name] = newRun();
            QCOMPARE(one.code == QLatin1String("en"), newRun() == QLatin1String("&New run"));
        }
        QCOMPARE(languages().front().code, QStringLiteral("en"));
        QCOMPARE(words.size(), languages().size()); // no name twice
        QCOMPARE(words.at(QStringLiteral("Deutsch")), QStringLiteral("&Neuer Lauf"));
        for (const char* name : {"Français", "Español", "Italiano", "简体中文"})
            QVERIFY2(words.count(QString::fromUtf8(name)) == 1, name);
    }

    /// Reset points can be typed in the language of the window, and in English.
    void resetPointsAreReadInEveryLanguage()
    {
        using Unit = ResetPoint::Unit;
        const std::vector<ResetPoint> wanted{{Unit::Epoch, 2}, {Unit::Step, 200}, {Unit::Step, 7}};
        for (const auto& [code, text] : std::map<QString, QString>{{"de", "Epoche 2, Schritt 200, step 7"},
                                                                   {"es", "época 2, paso 200, step 7"},
                                                                   {"fr", "époque 2, pas 200, step 7"},
                                                                   {"it", "epoca 2, passo 200, step 7"},
                                                                   {"zh_CN", "轮 2, 步 200, step 7"}}) {
            const Speak spoken(localeForLanguage(code));
            TicketForm form;
            form.setResetPoints(text);
            QVERIFY2(form.study().resetPoints == wanted, qPrintable(text));
        }
        TicketForm form;
        form.setResetPoints(QStringLiteral("step 99999999999999999999"));
        QVERIFY(!form.textProblems().isEmpty());
    }

    /// What the backend and the planning of campaigns say in English the window says in its own language.
    void publishedCurvesAndCampaignsAreTranslated()
    {
        const CampaignRemark cell{studyReason("study.bad-cell", "s2-r1"),
                                  {SpecProblem("/training/epochs", "0", specReason("spec.whole", 1, 100'000))}};
        const CampaignRemark ranks{studyReason("study.bad-rank-spec", 8),
                                   {SpecProblem("/resources/ranks", "8", specReason("spec.shared-batch", 4))}};
        {
            const Speak english(localeForLanguage(QStringLiteral("en")));
            for (const PublishedCurve& curve : publishedCurves()) {
                const PublishedText said = publishedText(curve);
                QCOMPARE(said.what.toStdString(), curve.what);
                QCOMPARE(said.source.toStdString(), curve.source);
                QCOMPARE(said.assumptions.toStdString(), curve.assumptions);
            }
            QCOMPARE(remarkText(cell, titledProblem),
                     QStringLiteral("The run spec of s2-r1 is not valid. Epochs: 0 is not possible here; allowed: a "
                                    "whole number from 1 to 100,000."));
            QCOMPARE(remarkText(ranks, titledProblem).section('.', 0, 0),
                     QStringLiteral("With 8 ranks, the run spec is not valid"));
            QCOMPARE(remarkText({studyReason("study.bad-ranks", 0, 256)}, titledProblem),
                     QStringLiteral("0 is not a number of ranks. Choose numbers from 1 to 256."));
        }
        const Speak german(localeForLanguage(QStringLiteral("de")));
        for (const PublishedCurve& curve : publishedCurves()) {
            const PublishedText said = publishedText(curve);
            for (const auto& [found, english] :
                 {std::pair(said.what, curve.what), {said.source, curve.source}, {said.assumptions, curve.assumptions}})
                QVERIFY2(!found.isEmpty() && found.toStdString() != english, english.c_str());
        }
        QVERIFY2(remarkText(cell, titledProblem).contains(QStringLiteral("Epochen: 0 ist")),
                 qPrintable(remarkText(cell, titledProblem)));
        QVERIFY2(remarkText(ranks, titledProblem).contains(QStringLiteral("höchstens 4")),
                 qPrintable(remarkText(ranks, titledProblem)));
    }

    void whatTheEngineSaysOfItsInputIsTranslated()
    {
        const InputNotice notice{42, InputCause::Decode, 81, false, InputRemedy::Prepare, 4.1, 2'469'606'195, 0, 0};
        {
            const Speak english(localeForLanguage(QStringLiteral("en")));
            QCOMPARE(reasonAndRemedy(reasonOf(notice)).toStdString(), reasonOf(notice).text());
        }
        const Speak german(localeForLanguage(QStringLiteral("de")));
        QCOMPARE(
            reasonAndRemedy(reasonOf(notice)),
            QStringLiteral(
                "Das Training wartet 42 % seiner Zeit auf Daten: Decodieren und Skalieren macht 81 % des Ladens aus. "
                "Datensatz vorbereiten (data.cache.place = auto): Das Laden wird 4,1-mal so schnell, für 2,3 GiB "
                "Plattenplatz."));
        QCOMPARE(reasonAndRemedy(reasonOf(GpuNotice{GpuNotice::Kind::Heat, 1, 0, 91, 1065})),
                 QStringLiteral(
                     "GPU 1 läuft langsamer, weil sie heiß ist: 91 °C, 1.065 MHz. Lüfter und Luftzufuhr prüfen."));
    }

    void everyTextOfTheFieldsIsTranslated()
    {
        const Speak german(localeForLanguage(QStringLiteral("de")));
        const QList<QTranslator*> translators = qApp->findChildren<QTranslator*>();
        QVERIFY(!translators.isEmpty());
        for (const std::string& text : fieldTexts())
            QVERIFY2(std::any_of(
                         translators.cbegin(), translators.cend(),
                         [&](const QTranslator* one) { return !one->translate("SpecFields", text.c_str()).isEmpty(); }),
                     text.c_str());
    }

    void englishIsTheSource()
    {
        const Speak english(localeForLanguage(QStringLiteral("en")));
        QCOMPARE(newRun(), QStringLiteral("&New run"));
        QCOMPARE(format::count(3538984), QStringLiteral("3,538,984"));
        QVERIFY(qApp->findChildren<QTranslator*>().isEmpty());
    }

    /// "1 run", not "1 runs"; and no language shows the "(s)" of the sources.
    void oneIsSingular()
    {
        struct Counted {
            const char* context;
            const char* source;
            const char* one;
        };
        const Counted texts[] = {
            {"trainyard::CampaignsPage", "Stop %Ln run(s)?", "Stop 1 run?"},
            {"trainyard::CampaignsViewModel", "Stopping %Ln run(s)", "Stopping 1 run"},
            {"trainyard::CampaignsViewModel", "%1 of %Ln run(s) done", "%1 of 1 run done"},
            {"trainyard::CampaignsModel", "%1 of %Ln run(s)", "%1 of 1 run"},
            {"trainyard::RunsPage", "%1 of %Ln run(s)", "%1 of 1 run"},
            {"trainyard::SchedulePreview", "warm-up %1 epoch(s)", "warm-up %1 epoch"},
            {"trainyard::SearchFields", "Every run trains for all %Ln epoch(s).", "Every run trains for 1 epoch."},
            {"trainyard::SearchRungsPane", "epoch %1: %Ln run(s) done", "epoch %1: 1 run done"},
            {"trainyard::SearchRungsPane", "epoch %1: %Ln run(s), %2 stop", "epoch %1: 1 run, %2 stop"},
            {"trainyard::SearchRungsPane", "%1 epoch(s)", "%1 epoch"},
            {"trainyard::PlanLayers", "%Ln layer(s)", "1 layer"},
            {"trainyard::NetDialog", "%Ln layer(s)", "1 layer"},
            {"trainyard::SearchFigures", "This can be told after %Ln more combination(s) of settings.",
             "This can be told after 1 more combination of settings."},
            {"trainyard::PartitionsModel", "%Ln core(s), %1", "1 core, %1"},
            {"trainyard::ImportModel", "already here, %1 new point(s)", "already here, %1 new point"},
            {"trainyard::ImportModel", "%Ln further damaged place(s)", "1 further damaged place"},
            {"trainyard::RunPage", "%Ln of %1 settings (differs|differ) from the defaults",
             "1 of %1 settings differs from the defaults"},
        };
        for (const char* language : {"en", "de", "es", "fr", "it", "zh_CN"}) {
            const Speak spoken(localeForLanguage(QString::fromLatin1(language)));
            const bool english = QLatin1String(language) == QLatin1String("en");
            for (const Counted& text : texts) {
                const QString one = QCoreApplication::translate(text.context, text.source, nullptr, 1);
                const QString two = QCoreApplication::translate(text.context, text.source, nullptr, 2);
                QVERIFY2(!one.contains(QLatin1Char('(')) && !two.contains(QLatin1Char('(')), text.source);
                if (english)
                    QCOMPARE(one, QString::fromLatin1(text.one));
                QVERIFY2(!english || one != two, text.source);
            }
        }
    }

    /// "1 läuft", not "1 laufen".
    void oneRunIsSingularInGerman()
    {
        const Speak german(localeForLanguage(QStringLiteral("de")));
        const auto said = [](const char* context, const char* source, int number) {
            return QCoreApplication::translate(context, source, nullptr, number);
        };
        for (const char* context : {"trainyard::TicketsView", "trainyard::SearchView", "trainyard::CampaignsViewModel",
                                    "trainyard::MachineStrip"}) {
            QCOMPARE(said(context, "%Ln running", 1), QStringLiteral("1 läuft"));
            QCOMPARE(said(context, "%Ln running", 2), QStringLiteral("2 laufen"));
        }
        QVERIFY(said("trainyard::TicketsView", "<b>%Ln</b> winning: dense − %1 or better", 1)
                    .startsWith(QStringLiteral("<b>1</b> gewinnt:")));
    }

    void anUnknownLanguageStaysEnglish()
    {
        const Speak finnish{QLocale(QStringLiteral("fi_FI"))};
        QCOMPARE(newRun(), QStringLiteral("&New run"));
    }

    void austriaSpeaksGermanToo()
    {
        const Speak austrian{QLocale(QLocale::German, QLocale::Austria)};
        QCOMPARE(newRun(), QStringLiteral("&Neuer Lauf"));
    }

    void numbersAreTypedWithACommaOrAPoint()
    {
        const Speak german(localeForLanguage(QStringLiteral("de")));
        bool ok = false;
        QCOMPARE(typedText(0.0005), QStringLiteral("0,0005"));
        for (const char* typed : {"0,05", "0.05", " 5e-2 "}) {
            QCOMPARE(typedReal(QString::fromLatin1(typed), &ok), 0.05);
            QVERIFY(ok);
        }
        typedReal(QStringLiteral("1.234,5"), &ok);
        QVERIFY(!ok); // better asked again than read as something else
        QCOMPARE(exactText(0.05), QStringLiteral("0.05"));
    }

    /// LANGUAGE=de beside LANG=en_US.UTF-8: German texts with English numbers would be read wrongly.
    void numbersFollowTheLanguageOfTheTexts()
    {
        const QLocale english(QStringLiteral("en_US")), german(QStringLiteral("de"));
        QCOMPARE(formatsFor(english, german).decimalPoint(), QStringLiteral(","));
        QCOMPARE(formatsFor(german, english).decimalPoint(), QStringLiteral("."));
        QCOMPARE(formatsFor(QLocale(QStringLiteral("de_CH")), german).name(), QStringLiteral("de_CH"));
        QCOMPARE(formatsFor(english, QLocale::c()).name(), english.name());
    }

    void filesAreWrittenWithAPoint()
    {
        const Speak german(localeForLanguage(QStringLiteral("de")));
        QCOMPARE(std::setlocale(LC_NUMERIC, nullptr), "C");
    }

    void theChoiceIsKept()
    {
        QTemporaryDir folder;
        const QString file = folder.filePath(QStringLiteral("settings.ini"));
        AppSettings(file).setLanguage(QStringLiteral("de"));
        QCOMPARE(localeForLanguage(AppSettings(file).language()).language(), QLocale::German);
        AppSettings(file).setLanguage(QString());
        QCOMPARE(localeForLanguage(AppSettings(file).language()), QLocale::system());
    }

    void builtInPresetsAreTranslated()
    {
        const Speak german(localeForLanguage(QStringLiteral("de")));
        QTemporaryDir folder;
        const PresetList list = readPresets(folder.path().toStdString());
        QVERIFY(!list.presets.empty());
        for (const Preset& preset : list.presets) {
            QVERIFY2(presetTitle(preset) != preset.name, qPrintable(preset.name));
            QVERIFY2(presetDescription(preset) != preset.description, qPrintable(preset.description));
        }
        Preset own = list.presets.front();
        own.builtIn = false;
        QCOMPARE(presetTitle(own), own.name);
    }

    void namesOfTheEngineAreTranslated()
    {
        const Speak german(localeForLanguage(QStringLiteral("de")));
        QCOMPARE(reasonText(nameReason("name.training-image", Count{4'817})),
                 QStringLiteral("Bild 4.817 der Trainingsdaten"));
        QCOMPARE(reasonText(nameReason("name.validation-image", Count{3})),
                 QStringLiteral("Bild 3 der Validierungsdaten"));
        QCOMPARE(reasonText(nameReason("name.row", PathText{"a.h5"}, Count{1'000})),
                 QStringLiteral("a.h5, Zeile 1.000"));
        QCOMPARE(reasonText(std::string("train/a/image 3 of the training data")),
                 QStringLiteral("train/a/image 3 of the training data"));
        QCOMPARE(reasonText(nameReason("name.seed", "7")), QStringLiteral("Seed 7"));
        QCOMPARE(reasonText(nameReason("name.redrawn", "7")), QStringLiteral("neu gezogene Werte aus dem Seed 7"));
    }

    /// A series has no gender that the window knows: "Bester Genauigkeit" is wrong.
    void columnsOfSeriesNeedNoGender()
    {
        const Speak german(localeForLanguage(QStringLiteral("de")));
        const auto title = [](const char* text) {
            return QCoreApplication::translate("trainyard::Columns", text).arg(QStringLiteral("Genauigkeit"));
        };
        QCOMPARE(title("Best %1"), QStringLiteral("Genauigkeit, bester Wert"));
        QCOMPARE(title("Last %1"), QStringLiteral("Genauigkeit, letzter Wert"));
        QCOMPARE(title("Worst %1"), QStringLiteral("Genauigkeit, schlechtester Wert"));
        QCOMPARE(QCoreApplication::translate("trainyard::ReportPage", "PDF, A4…"), QStringLiteral("PDF, A4 …"));
    }

    /// Longer captions are cut in a window of 1,440 pixels.
    void captionsFitTheirCards()
    {
        for (const Language& one : languages()) {
            const Speak spoken(localeForLanguage(one.code));
            const auto length = [](const char* text) {
                return QCoreApplication::translate("trainyard::PredictionsPane", text).size();
            };
            QVERIFY2(length("rows: true class, columns: predicted") <= 36, qPrintable(one.name));
        }
        const Speak german(localeForLanguage(QStringLiteral("de")));
        QVERIFY(QCoreApplication::translate("trainyard::PredictionsPane", "right answers, with 95 % range").size() <=
                28);
    }

    void theGuideSaysThatItIsInEnglish()
    {
        for (const Language& one : languages()) {
            const Speak spoken(localeForLanguage(one.code));
            GuideDialog guide;
            auto* said = guide.findChild<QLabel*>(QStringLiteral("guideLanguage"));
            QVERIFY2(said && said->isHidden() == (one.code == QLatin1String("en")), qPrintable(one.name));
        }
    }

    /// Licences that are a name have it in every language.
    void theCatalogueOfDataSetsIsTranslated()
    {
        const Speak german(localeForLanguage(QStringLiteral("de")));
        const std::vector<CatalogueEntry> entries = builtInCatalogue();
        QVERIFY(!entries.empty());
        for (const CatalogueEntry& entry : entries) {
            QVERIFY2(catalogueDescription(entry) != entry.description, qPrintable(entry.description));
            const bool sentence = entry.licence.contains(QLatin1String("; "));
            QVERIFY2((catalogueLicence(entry) != entry.licence) == sentence, qPrintable(entry.licence));
        }
    }
};

TRAINYARD_WIDGET_TEST(LanguageTest)

} // namespace language_test

#include "language_test.moc"
