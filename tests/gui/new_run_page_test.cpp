// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/new_run/augment_dialog.h"

#include "backend/protocol/reasons.h"
#include "backend/protocol/reasons_plan.h"
#include "backend/protocol/reasons_program.h"
#include "backend/protocol/run_fields.h"
#include "gui/formats/format.h"
#include "gui/new_run/campaign_dialog.h"
#include "gui/new_run/form_group.h"
#include "gui/new_run/label_columns.h"
#include "gui/new_run/memory_bar.h"
#include "gui/new_run/new_run_view_model.h"
#include "gui/new_run/options_dialog.h"
#include "gui/new_run/plan_ranks.h"
#include "gui/new_run/preset_dialog.h"
#include "gui/new_run/problem_text.h"
#include "gui/parts/layers_model.h"
#include "gui/parts/number_edit.h"
#include "gui/widgets/feedback.h"
#include "gui/widgets/label.h"
#include "gui/widgets/real_box.h"
#include "gui/widgets/segmented_control.h"
#include "gui/widgets/theme.h"
#include "gui/widgets/whole_box.h"
#include "tests/gui/new_run_stage.h"
#include "tests/gui/random_spec.h"
#include "tests/gui/spoken_language.h"
#include "tests/support/screenshots.h"
#include "tests/support/test_environment.h"

#include <QAbstractButton>
#include <QApplication>
#include <QClipboard>
#include <QComboBox>
#include <QDir>
#include <QHeaderView>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QScrollArea>
#include <QSet>
#include <QSignalSpy>
#include <QSpinBox>
#include <QTableView>
#include <QTableWidget>
#include <QToolButton>
#include <QWheelEvent>

namespace new_run_page_test {

using namespace trainyard;
using test::Speak;
using Stage = trainyard::test::NewRunStage;

namespace {

ProgramOptions programOptions()
{
    ProgramOptions options(6);
    const char* names[] = {"lr", "epochs", "schedule", "amp", "label-smoothing", "data"};
    for (std::size_t i = 0; i < options.size(); ++i) {
        options[i].name = names[i];
        options[i].flag = std::string("--") + names[i];
    }
    options[0].type = options[4].type = OptionType::Number;
    options[0].low = 1e-4;
    options[0].high = options[4].high = 1.0;
    options[0].standard = 0.1;
    options[1].type = OptionType::Whole;
    options[1].low = 1.0;
    options[1].standard = std::int64_t{160};
    options[2].choices = {std::string("cosine"), std::string("step")};
    options[3].type = OptionType::Flag;
    options[3].standard = false;
    options[4].low = 0.0;
    options[5].standard = std::string("cifar10");
    return options;
}

void type(QLineEdit* edit, const QString& text)
{
    edit->setFocus();
    edit->selectAll();
    QTest::keyClicks(edit, text);
}

/// Of the fields that are shown.
QList<const Label*> labelsOf(const FormGroup& group)
{
    QList<const Label*> labels;
    for (const Label* label : group.findChildren<const Label*>(Qt::FindDirectChildrenOnly))
        if (label->isVisible() && label->buddy())
            labels << label;
    return labels;
}

} // namespace

class NewRunPageTest : public QObject {
    Q_OBJECT

private slots:
    void initTestCase() { Theme::instance().install(*qApp); }

    void firstStartIsOneClickFromTraining()
    {
        Stage stage;
        QCOMPARE(stage.model().presetName(), QStringLiteral("First run: glyphs"));
        QVERIFY(!stage.model().presetModified());
        QVERIFY2(stage.model().startObstacle().isEmpty(), qPrintable(stage.model().startObstacle()));
        QVERIFY(stage.button(QStringLiteral("Start run"))->isEnabled());
    }

    void headingsOfTheRanksAreWhole_data()
    {
        QTest::addColumn<QString>("code");
        for (const char* code : {"en", "de", "es", "fr", "it", "zh_CN"})
            QTest::newRow(code) << code;
    }
    /// Long names of layers give way to what the layers cost.
    void theCostOfLayersIsShown()
    {
        Stage stage;
        PlanAnswer plan = test::plausiblePlan();
        plan.layers.front().name = "a/long/name/of/a/layer/that/would/take/all/the/room/there/is";
        stage.answer(plan);
        QTableView* table = nullptr;
        for (QTableView* one : stage.page->findChildren<QTableView*>())
            table = one->accessibleName() == QStringLiteral("Layers of the network") ? one : table;
        QVERIFY(table);
        for (const QSize& size : {QSize(1272, 816), QSize(932, 600)}) {
            stage.page->resize(size);
            QTest::qWait(50);
            for (const int column : {LayersModel::Parameters, LayersModel::Flops}) {
                QVERIFY(!table->isColumnHidden(column));
                QVERIFY(table->columnWidth(column) >= table->horizontalHeader()->sectionSizeHint(column));
                const int end = table->columnViewportPosition(column) + table->columnWidth(column);
                QVERIFY2(end <= table->viewport()->width(), qPrintable(QString::number(end)));
            }
        }
        const QString told = table->model()->index(0, LayersModel::Flops).data().toString();
        QCOMPARE(told, format::shortCount(double(plan.layers.front().flops)));
    }

    void headingsOfTheRanksAreWhole()
    {
        QFETCH(QString, code);
        const Speak language(code);
        QStringList cut;
        Stage stage;
        stage.model().edit([](RunSpec& spec) { spec.resources.ranks = 2; });
        PlanRanks ranks(&stage.model());
        auto* table = ranks.findChild<QTableView*>();
        QVERIFY(table);
        StepCosts costs; // as past runs told them: one more column
        costs.perSample = 0.001;
        costs.overhead = 0.016;
        costs.cores = 8;
        qobject_cast<ScalingModel*>(table->model())->setForecast(costs, 2);
        ranks.resize(448, 200); // the pane's width in a window of 1440 pixels
        ranks.setVisible(true);
        QVERIFY(QTest::qWaitForWindowExposed(&ranks));
        QCOMPARE(table->model()->columnCount(), int(ScalingModel::Forecast) + 1);
        int wide = 0;
        for (int column = 0; column < table->model()->columnCount(); wide += table->columnWidth(column++))
            if (table->horizontalHeader()->sectionSizeHint(column) > table->columnWidth(column) ||
                static_cast<QAbstractItemView*>(table)->sizeHintForColumn(column) > table->columnWidth(column))
                cut << table->model()->headerData(column, Qt::Horizontal).toString();
        if (wide > table->viewport()->width())
            cut << QString::number(wide);
        QVERIFY2(cut.isEmpty(), qPrintable(cut.join(QLatin1Char('\n'))));
    }

    void thePreviewOfTheAugmentationFollowsTheForm()
    {
        Stage stage;
        stage.model().edit([](RunSpec& spec) { spec.data.flip = true; });
        QTest::mouseClick(stage.button(QStringLiteral("Preview…")), Qt::LeftButton);
        auto* dialog = stage.page->window()->findChild<AugmentDialog*>();
        QVERIFY(dialog && dialog->isVisible());
        using Kinds = std::vector<AugmentViewModel::Kind>;
        const auto kinds = [dialog] { return dialog->model().kinds(); };
        stage.model().edit([](RunSpec& spec) { spec.data.flip = false; });
        stage.model().edit([](RunSpec& spec) { spec.data.cropPadding = 2; });
        QVERIFY(kinds() == Kinds{AugmentViewModel::Kind::Crop});
        stage.model().edit([](RunSpec& spec) { spec.data.augment.mixup = 0.2; });
        QVERIFY(kinds() ==
                (Kinds{AugmentViewModel::Kind::All, AugmentViewModel::Kind::Crop, AugmentViewModel::Kind::Mixup}));
        stage.model().edit([](RunSpec& spec) { spec.data.augment.mixup = 0.0; });
        dialog->close();
        QTRY_VERIFY(!stage.page->window()->findChild<AugmentDialog*>());
    }

    void everyFieldOfTheFormExists()
    {
        Stage stage;
        for (const QString& path : formFieldPaths())
            QVERIFY2(stage.page->form()->widget(path), qPrintable(path));
        for (const QString& path : stage.page->form()->paths())
            QVERIFY2(formFieldPaths().contains(path), qPrintable(path));
    }

    /// Rows of a section's table come and go with what they mean beside the others.
    void pruningShowsOnlyWhatApplies()
    {
        Stage stage;
        const auto shown = [&](const char* path) { return stage.field<QWidget>(path)->isVisibleTo(stage.page.get()); };
        for (const RunField& field : runField("/pruning")->fields)
            QCOMPARE(shown(field.path.c_str()), field.path == "/pruning/method");
        auto* method = stage.field<QComboBox>("/pruning/method");
        method->setCurrentIndex(method->findData(QStringLiteral("magnitude")));
        QVERIFY(stage.model().spec().pruning.method == PruningMethod::Magnitude);
        QVERIFY(shown("/pruning/sparsity") && shown("/pruning/reset") && !shown("/pruning/reset_to"));
        QVERIFY(!shown("/pruning/percentile") && !shown("/pruning/least_kept")); // the latter is folded away
        auto* reset = stage.field<QComboBox>("/pruning/reset");
        reset->setCurrentIndex(reset->findData(QStringLiteral("checkpoint")));
        QVERIFY(shown("/pruning/reset_to"));
        type(stage.field<QLineEdit>("/pruning/reset_to"), QStringLiteral("base at epoch 2"));
        QVERIFY(!stage.page->form()->error(QStringLiteral("/pruning/reset_to"))->text().isEmpty());
        type(stage.field<QLineEdit>("/pruning/reset_to"), QStringLiteral("base@epoch-2"));
        QVERIFY(stage.page->form()->error(QStringLiteral("/pruning/reset_to"))->text().isEmpty());
        QCOMPARE(stage.model().spec().pruning.resetTo, std::string("base@epoch-2"));

        type(stage.field<QLineEdit>("/pruning/sparsity"), QStringLiteral("1.5"));
        QVERIFY(stage.page->form()->error(QStringLiteral("/pruning/sparsity"))->text().contains("0.9999"));
        type(stage.field<QLineEdit>("/pruning/sparsity"), QStringLiteral("0.9"));
        QCOMPARE(stage.model().spec().pruning.sparsity, 0.9);

        // Seldom ones unfold by themselves where they say something.
        RunSpec spec = stage.model().spec();
        spec.pruning.excluded = {"conv1", "block 2"};
        stage.model().load(spec);
        QVERIFY(shown("/pruning/excluded"));
        QCOMPARE(stage.field<QLineEdit>("/pruning/excluded")->text(), QStringLiteral("conv1, block 2"));
        type(stage.field<QLineEdit>("/pruning/excluded"), QStringLiteral("a, b ,"));
        QVERIFY(stage.model().spec().pruning.excluded == (std::vector<std::string>{"a", "b"}));

        // What is left of it says nothing any more: the form is as before.
        stage.model().applyPreset(QStringLiteral("First run: glyphs"));
        method->setCurrentIndex(method->findData(QStringLiteral("magnitude")));
        QVERIFY(stage.model().presetModified());
        type(stage.field<QLineEdit>("/pruning/sparsity"), QStringLiteral("0.5"));
        method->setCurrentIndex(method->findData(QStringLiteral("none")));
        QVERIFY(!stage.model().presetModified());
        QVERIFY(!shown("/pruning/sparsity"));
    }

    /// What is folded away comes into sight where a clone says something unusual there.
    void whatAClonesFoldedFieldsSayIsShown()
    {
        using Change = void (*)(RunSpec&);
        const std::pair<const char*, Change> changes[] = {
            {"/training/label_smoothing", [](RunSpec& spec) { spec.training.labelSmoothing = 0.1; }},
            {"/training/on_non_finite", [](RunSpec& spec) { spec.training.onNonFinite = NonFinitePolicy::Continue; }},
            {"/training/optimizer/beta2",
             [](RunSpec& spec) {
                 spec.training.optimizer = optimizerDefaults(OptimizerKind::Adam);
                 spec.training.optimizer.beta2 = 0.98;
             }},
            {"/training/optimizer/decay_norm_and_bias",
             [](RunSpec& spec) { spec.training.optimizer.decayNormAndBias = true; }},
            {"/monitoring/trace/steps", [](RunSpec& spec) { spec.monitoring.trace.steps = 10; }},
            {"/model/weights", [](RunSpec& spec) { spec.model.weights = "/a.safetensors"; }}};
        for (const auto& [path, change] : changes) {
            Stage stage;
            const auto shown = [&] { return stage.field<QWidget>(path)->isVisibleTo(stage.page.get()); };
            RunSpec spec = stage.model().spec();
            spec.training.optimizer = optimizerDefaults(OptimizerKind::RmsProp); // other constants than SGD's
            stage.model().load(spec);
            QVERIFY2(!shown(), path);
            change(spec);
            stage.model().load(spec);
            QVERIFY2(shown(), path);
        }
    }

    void thresholdsOfTrainedWeightsBecomeACampaign()
    {
        Stage stage;
        RunSpec base = stage.model().spec();
        base.id = "base";
        base.name = "dense";
        PruningSpec mask;
        mask.method = PruningMethod::Magnitude;
        mask.leastKept = 0.01;
        stage.page->planTickets(base, {80.0, 97.5}, mask);
        auto* dialog = stage.page->findChild<CampaignDialog*>();
        QVERIFY(dialog && dialog->isVisible());
        QVERIFY(dialog->form().kind() == CampaignForm::Kind::Tickets);
        const TicketStudy& study = dialog->form().tickets().study();
        QVERIFY(study.amountKind == PruningAmount::Percentile && (study.amounts == std::vector<double>{80.0, 97.5}));
        QCOMPARE(study.mask.leastKept, 0.01);
        QVERIFY(!study.base.pruning.on());
        stage.answer(); // the plan tells the size of a checkpoint
        QVERIFY(std::any_of(dialog->form().forecast().begin(), dialog->form().forecast().end(), [](const auto& line) {
            return line.second.contains("MiB") || line.second.contains("GiB");
        }));
        dialog->close();
        QTRY_VERIFY(!stage.page->findChild<CampaignDialog*>());
    }

    /// Turning has no field of its own: its problem stands below the chips, by name.
    void whatAChipStandsForHasItsProblemsBelow()
    {
        Stage stage;
        const QString turn = QStringLiteral("/data/augment/rotate");
        FieldError* error = stage.page->form()->error(turn);
        QCOMPARE(error, stage.page->form()->error(QStringLiteral("/data/flip")));
        stage.model().setInputProblem(turn, QStringLiteral("not possible"));
        QCOMPARE(error->text(), QStringLiteral("Turn: not possible"));
        QVERIFY(error->isVisible());
        stage.model().setInputProblem(turn, {});
        QVERIFY(error->text().isEmpty() && !error->isVisible());
    }

    void aCloneComesThroughTheFormUnchanged()
    {
        Stage stage;
        std::mt19937 random(11);
        for (int i = 0; i < 40; ++i) {
            RunSpec spec = test::randomSpec(random);
            stage.model().load(spec, QString::fromStdString(spec.name));
            spec.id.clear();
            QVERIFY(stage.model().spec() == spec);
            // Leaving every field without typing changes nothing either.
            for (QWidget *widget = stage.page->focusWidget(), *first = widget; widget;) {
                QTest::keyClick(widget, Qt::Key_Tab);
                widget = stage.page->focusWidget();
                if (widget == first || i > 0)
                    break;
            }
            QVERIFY(stage.model().spec() == spec);
        }
    }

    void eachFieldChangesItsOwnPlaceAlone()
    {
        Stage stage;
        RunSpec spec = stage.model().spec();
        type(stage.field<QLineEdit>("/training/learning_rate/base"), QStringLiteral("0,125"));
        spec.training.learningRate.base = 0.125;
        spec.name = stage.model().spec().name; // proposed again
        QVERIFY(stage.model().spec() == spec);
        QVERIFY(spec.name.find("lr0.125") != std::string::npos);
        type(stage.field<QLineEdit>("/seed"), QStringLiteral("18446744073709551615"));
        QCOMPARE(stage.model().spec().seed, UINT64_MAX);
        auto* epochs = stage.field<QSpinBox>("/training/epochs");
        epochs->setFocus();
        epochs->selectAll();
        QTest::keyClicks(epochs, QStringLiteral("12"));
        QCOMPARE(stage.model().spec().training.epochs, 12);
        type(stage.field<QLineEdit>("/tags"), QStringLiteral("a, b ,, a"));
        QCOMPARE(stage.model().spec().tags, (std::vector<std::string>{"a", "b"}));
    }

    /// What is typed stays in the field, with its minus, and the field says what is wrong with it.
    void aNegativeNumberIsToldAtItsField()
    {
        Stage stage;
        const auto typeIn = [&](const char* path, const QString& text) {
            auto* box = stage.field<QSpinBox>(path);
            box->setFocus();
            box->selectAll();
            QTest::keyClicks(box, text);
            return box;
        };
        for (const char* path : {"/training/epochs", "/data/image/height"}) {
            auto* box = typeIn(path, QStringLiteral("-5"));
            QCOMPARE(box->text(), QStringLiteral("-5"));
            const FieldError* error = stage.page->form()->error(QLatin1String(path));
            QTRY_VERIFY2(!error->text().isEmpty(), path);
            QVERIFY(!stage.button(QStringLiteral("Start run"))->isEnabled());
            typeIn(path, QStringLiteral("32"));
            QTRY_VERIFY2(error->text().isEmpty(), qPrintable(error->text()));
        }
        auto* epochs = typeIn("/training/epochs", QStringLiteral("2"));
        QTest::keyClick(epochs, Qt::Key_Down);
        QTest::keyClick(epochs, Qt::Key_Down); // steps end at the lowest number
        QCOMPARE(stage.model().spec().training.epochs, 1);
    }

    void aWordStandsForTheLowestNumber()
    {
        WholeBox box(0, 99, QStringLiteral("auto"));
        QCOMPARE(box.text(), QStringLiteral("auto"));
        box.selectAll();
        QTest::keyClicks(&box, QStringLiteral("-3"));
        QCOMPARE(box.value(), -3);
        box.stepUp();
        QCOMPARE(box.value(), -2);
        box.setValue(98);
        box.stepBy(10);
        QCOMPARE(box.value(), 99); // steps end at the highest number too
        box.stepUp();
        QCOMPARE(box.value(), 99);
        box.setValue(1);
        box.stepBy(-10);
        QCOMPARE(box.value(), 0);
        QCOMPARE(box.text(), QStringLiteral("auto"));
    }

    void aNegativeNumberWithDecimalsStays()
    {
        RealBox box(0.0, 100.0, 1, QStringLiteral("none"));
        QCOMPARE(box.text(), QStringLiteral("none"));
        box.selectAll();
        QTest::keyClicks(&box, QStringLiteral("-1.5"));
        QCOMPARE(box.value(), -1.5);
        QVERIFY(!box.problem().isEmpty());
        markField(&box, box.problem());
        QVERIFY(box.property("invalid").toBool() && box.toolTip() == box.problem());
        box.setValue(0.5);
        QVERIFY(box.problem().isEmpty());
        markField(&box, box.problem());
        QVERIFY(!box.property("invalid").toBool() && box.toolTip().isEmpty());
        box.stepDown();
        QCOMPARE(box.value(), 0.0);
    }

    void errorsStandBesideTheirFieldAndHoldTheStart()
    {
        Stage stage;
        auto* rate = stage.field<QLineEdit>("/training/learning_rate/base");
        FieldError* error = stage.page->form()->error(QStringLiteral("/training/learning_rate/base"));
        type(rate, QStringLiteral("fast"));
        QTRY_VERIFY(error->isVisibleTo(stage.page.get()));
        QVERIFY(!stage.button(QStringLiteral("Start run"))->isEnabled());
        QVERIFY(stage.model().startObstacle().contains(QStringLiteral("Learning rate")));
        type(rate, QStringLiteral("5000"));
        QVERIFY2(error->text().contains(QStringLiteral("1000")), qPrintable(error->text()));
        type(rate, QStringLiteral("0.05"));
        QVERIFY(error->text().isEmpty());
        stage.answer();
        QVERIFY(stage.button(QStringLiteral("Start run"))->isEnabled());
        // What only the engine knows comes to the same place.
        PlanAnswer plan = test::plausiblePlan();
        plan.problems.push_back({"/data/image/height", "8 × 8", "at least 16 pixels for this architecture"});
        stage.model().edit([](RunSpec& spec) { spec.training.epochs = 9; });
        stage.answer(plan);
        QVERIFY(stage.page->form()->error(QStringLiteral("/data/image/height"))->isVisibleTo(stage.page.get()));
        QVERIFY(!stage.button(QStringLiteral("Start run"))->isEnabled());
    }

    /// Whether a path leads nowhere or to a folder without the wanted files changes with every letter.
    void theFormStaysInPlaceWhileAPathIsTyped()
    {
        Stage stage;
        stage.field<QComboBox>("/data/format")->setCurrentIndex(int(DataFormat::Idx));
        auto* path = stage.field<QLineEdit>("/data/path");
        const FieldError* error = stage.page->form()->error(QStringLiteral("/data/path"));
        const auto* below = stage.field<QWidget>("/data/validation_share");
        QWidget* card = path->parentWidget();
        while (!qobject_cast<FormGroup*>(card))
            card = card->parentWidget();
        const auto told = [&](const QString& typed, const std::string& found, const std::string& remedy) {
            QTest::keyClicks(path, typed);
            PlanAnswer plan = test::plausiblePlan();
            if (!found.empty())
                plan.problems.push_back({"/data/path", found, remedyReason(remedy)});
            stage.answer(plan);
            QTest::qWait(FieldError::kTypingPauseMs + 100);
        };
        path->setFocus();
        QTest::qWait(FieldError::kTypingPauseMs + 100);
        const int without = card->height();
        told(QStringLiteral("/data/mn"), "/data/mn (No such file or directory)", "Check the path");
        QVERIFY(!error->text().isEmpty());
        const int place = below->mapTo(card, QPoint()).y(), height = card->height();
        const auto stays = [&] { return below->mapTo(card, QPoint()).y() == place && card->height() == height; };
        told(QStringLiteral("ist"), "/data/mnist (train-images-idx3-ubyte is missing)",
             "The folder should hold train-images-idx3-ubyte, train-labels-idx1-ubyte, t10k-images-idx3-ubyte and "
             "t10k-labels-idx1-ubyte, plain or as .gz");
        QVERIFY(!error->text().isEmpty() && stays());
        told(QStringLiteral("/raw"), {}, {});
        QVERIFY(error->text().isEmpty() && stays());
        stage.field<QLineEdit>("/tags")->setFocus();
        QTRY_VERIFY(card->height() <= without);
    }

    /// "memory 180" at the end of a line and "MiB" below it would be two things.
    void aSizeIsNotTornFromItsUnit()
    {
        Stage stage;
        stage.answer();
        int sizes = 0;
        for (const QLabel* label : stage.page->findChildren<QLabel*>())
            if (label->text().contains(QLatin1String("</b> parameters"))) {
                ++sizes;
                QVERIFY2(label->text().contains(QStringLiteral("180\u00A0MiB")), qPrintable(label->text()));
                QVERIFY2(label->text().contains(QStringLiteral("12.4\u00A0MFLOP/image")), qPrintable(label->text()));
            }
        QCOMPARE(sizes, 1);
    }

    void eachChoiceShowsOnlyItsOwnFields()
    {
        Stage stage;
        const auto seen = [&](const char* path) {
            return stage.page->form()->widget(QString::fromLatin1(path))->isVisibleTo(stage.page.get());
        };
        QVERIFY(!seen("/data/path"));
        QVERIFY(!seen("/training/learning_rate/step_factor"));
        QVERIFY(seen("/training/learning_rate/final_factor"));
        auto* schedule = stage.field<QComboBox>("/training/learning_rate/schedule");
        schedule->setFocus();
        QTest::keyClick(schedule, Qt::Key_Up); // from cosine to step
        QCOMPARE(stage.model().spec().training.learningRate.schedule, ScheduleKind::Step);
        QVERIFY(seen("/training/learning_rate/step_factor"));
        QVERIFY(!seen("/training/learning_rate/final_factor"));
        auto* format = stage.field<QComboBox>("/data/format");
        format->setFocus();
        QTest::keyClick(format, Qt::Key_Down); // from glyphs to IDX files
        QCOMPARE(stage.model().spec().data.format, DataFormat::Idx);
        QVERIFY(seen("/data/path"));
        QVERIFY(!seen("/data/image/channels"));
        QVERIFY(stage.page->form()->error(QStringLiteral("/data/path"))->isVisibleTo(stage.page.get()));
        QVERIFY(seen("/data/classes") && seen("/data/validation_share") && !seen("/data/features"));
        format->setCurrentIndex(int(DataFormat::Hdf5));
        QVERIFY(seen("/data/features") && seen("/data/labels") && seen("/data/image/channels") &&
                seen("/data/unreadable"));
        // Features are of any shape.
        stage.field<QSpinBox>("/data/image/height")->setValue(1);
        stage.field<QWidget>("/data/image/channels")->findChild<QSpinBox*>()->setValue(19);
        QCOMPARE(stage.model().spec().data.image, (ImageSpec{1, 32, 19}));
        QTest::mouseClick(stage.field<SegmentedControl>("/data/unreadable")->findChildren<QAbstractButton*>().at(1),
                          Qt::LeftButton);
        QCOMPARE(stage.model().spec().data.unreadable, UnreadablePolicy::Skip);
        format->setCurrentIndex(int(DataFormat::Cifar));
        QVERIFY(!seen("/data/unreadable"));
        QCOMPARE(stage.model().spec().data.unreadable, UnreadablePolicy::Fail);
        QCOMPARE(stage.model().spec().data.image, (ImageSpec{32, 32, 3}));
        format->setCurrentIndex(int(DataFormat::Hdf5));
        type(stage.field<QLineEdit>("/data/classes"), QStringLiteral("cat, dog"));
        QCOMPARE(stage.model().spec().data.classes.names, (std::vector<std::string>{"cat", "dog"}));
        type(stage.field<QLineEdit>("/data/classes"), QStringLiteral("100"));
        QCOMPARE(stage.model().spec().data.classes, (ClassChoice{100, {}}));
        format->setCurrentIndex(int(DataFormat::Synthetic));
        QVERIFY(!seen("/data/path") && !seen("/data/validation_share") && seen("/data/classes"));
        QCOMPARE(stage.field<QLineEdit>("/data/classes")->text(), QString());
        // A hidden field whose value is wrong comes into sight, or nobody could mend it.
        stage.model().edit([](RunSpec& spec) { spec.training.learningRate.power = 0.0; });
        QVERIFY(seen("/training/learning_rate/power"));
    }

    /// A share is held out only of data without a validation part.
    void heldOutIsForDataWithoutAValidationPart()
    {
        Stage stage;
        auto* share = stage.field<QLineEdit>("/data/validation_share");
        const auto inspected = [&](const char* folder, std::optional<bool> heldOut) {
            stage.model().edit([&](RunSpec& spec) {
                spec.data.format = DataFormat::Folder;
                spec.data.path = folder;
            });
            PlanAnswer plan = test::plausiblePlan();
            plan.dataset->heldOut = heldOut;
            stage.answer(plan);
        };
        const auto tells = [&] { return share->toolTip().contains(QLatin1String("validation samples of its own")); };
        inspected("/data/loose", true);
        QVERIFY(share->isEnabled() && !tells());
        inspected("/data/split", false);
        QVERIFY(!share->isEnabled() && tells());
        stage.model().edit([](RunSpec& spec) { spec.training.epochs = 7; }); // while the next answer is awaited
        QVERIFY(!share->isEnabled());
        stage.model().edit([](RunSpec& spec) { spec.data.validationShare = 7.0; }); // a wrong value can be mended
        QVERIFY(share->isEnabled() && !tells());
        stage.model().edit([](RunSpec& spec) { spec.data.validationShare = 0.1; });
        QVERIFY(!share->isEnabled());
        stage.model().edit([](RunSpec& spec) { spec.data.path = "/data/others"; }); // nobody knows yet
        QVERIFY(share->isEnabled() && !tells());
        inspected("/data/older", std::nullopt); // an engine that does not say
        QVERIFY(share->isEnabled());
    }

    /// In all cards, whatever is folded, shown or narrow.
    void fieldsOfAllCardsBeginBelowEachOther()
    {
        Stage stage;
        QTest::qWait(50);
        const auto begins = [&](bool right) {
            QSet<int> places;
            for (FormGroup* group : stage.page->findChildren<FormGroup*>()) {
                if (!group->isVisible())
                    continue;
                const QList<const Label*> labels = labelsOf(*group);
                int first = 10'000;
                for (const Label* label : labels)
                    first = std::min(first, label->x());
                for (const Label* label : labels)
                    if ((label->x() > first) == right)
                        places.insert(label->buddy()->mapTo(stage.page.get(), QPoint()).x());
            }
            return places;
        };
        const auto text = [](const QSet<int>& places) {
            QStringList parts;
            for (const int place : places)
                parts << QString::number(place);
            return parts.join(QStringLiteral(", ")).toUtf8();
        };
        const auto check = [&] {
            QTest::qWait(20);
            QVERIFY2(begins(false).size() == 1, text(begins(false)).constData());
            QVERIFY2(begins(true).size() <= 1, text(begins(true)).constData());
        };
        check();
        for (QToolButton* more : stage.page->findChildren<QToolButton*>(QStringLiteral("moreOptions"))) {
            if (!more->isVisible())
                continue;
            more->click();
            QTest::qWait(20);
            QVERIFY2(begins(false).size() == 1, text(begins(false)).constData());
        }
        stage.page->resize(932, 600);
        QTest::qWait(20);
        QVERIFY2(begins(false).size() == 1, text(begins(false)).constData());
    }

    void longWordsOfAProgramWidenTheirCardAlone()
    {
        const LabelLayout layout = layoutLabels({{92, 99, 400, 740}, {300, 300, 400, 740}});
        QVERIFY(layout.labels > 99 && layout.labels < 300);
        // A card with one column of fields has all labels left, and the others make room for them.
        const LabelLayout narrow = layoutLabels({{92, 112, 700, 740}, {92, 92, 600, 740}, {92, 92, 640, 740}});
        QVERIFY(narrow.narrow == std::vector<bool>({true, false, true}));
        QCOMPARE(narrow.labels, 112);
        QVERIFY(layoutLabels({{92, 92, 400, 500}, {135, 135, 400, 500}}).labels < 135); // fields need the room
    }

    void tabGoesThroughTheFormInReadingOrder()
    {
        Stage stage;
        QStringList order;
        QPoint before(-1, -1);
        QWidget* widget = stage.page->form()->widget(QStringLiteral("/model/architecture"));
        widget->setFocus();
        for (int i = 0; i < 60 && widget; ++i) {
            const QPoint place = widget->mapTo(stage.page.get(), QPoint(0, 0));
            const QString name = widget->objectName();
            if (name.startsWith(QLatin1Char('/'))) {
                const bool sameRow = std::abs(place.y() - before.y()) < 14;
                QVERIFY2(place.y() > before.y() - 14 && (!sameRow || place.x() > before.x()),
                         qPrintable(order.join(QLatin1Char(' ')) + QStringLiteral(" then ") + name));
                order << name;
                before = place;
                if (name == QLatin1String("/notes"))
                    break;
            }
            QWidget* next = widget;
            do
                next = next->nextInFocusChain();
            while (next != widget && !(next->isVisibleTo(stage.page.get()) && (next->focusPolicy() & Qt::TabFocus)));
            widget = next;
        }
        QVERIFY2(order.contains(QLatin1String("/notes")), qPrintable(order.join(QLatin1Char(' '))));
        QVERIFY2(order.size() > 15, qPrintable(order.join(QLatin1Char(' '))));
    }

    void foldersAreWholePaths()
    {
        Stage stage;
        stage.model().applyPreset(QStringLiteral("MNIST small CNN"));
        auto* path = stage.field<QLineEdit>("/data/path");
        type(path, QStringLiteral("data/mnist"));
        QVERIFY(!stage.page->form()->error(QStringLiteral("/data/path"))->text().isEmpty());
        type(path, QStringLiteral("~/mnist"));
        QTest::keyClick(path, Qt::Key_Return);
        QCOMPARE(stage.model().spec().data.path, (QDir::homePath() + QStringLiteral("/mnist")).toStdString());
        QVERIFY(stage.page->form()->error(QStringLiteral("/data/path"))->text().isEmpty());
    }

    void theWheelScrollsAndChangesNothing()
    {
        Stage stage;
        const RunSpec before = stage.model().spec();
        for (const char* path : {"/training/epochs", "/training/batch_size", "/training/learning_rate/schedule"}) {
            QWidget* widget = stage.page->form()->widget(QString::fromLatin1(path));
            widget->setFocus();
            const QPointF place = QRectF(widget->rect()).center();
            QWheelEvent event(place, widget->mapToGlobal(place), {}, {0, -120}, Qt::NoButton, Qt::NoModifier,
                              Qt::NoScrollPhase, false);
            QApplication::sendEvent(widget, &event);
        }
        QVERIFY(stage.model().spec() == before);
    }

    void arrowKeysStepNumbers()
    {
        QCOMPARE(steppedReal(0.05, 1), 0.1);
        QCOMPARE(steppedReal(0.1, 1), 0.2);
        QCOMPARE(steppedReal(0.05, -1), 0.02);
        QCOMPARE(steppedReal(0.03, 1), 0.05);
        QCOMPARE(steppedReal(1e-4, -1), 5e-5);
        QCOMPARE(steppedReal(0.0, 1), 0.001);
        QCOMPARE(steppedReal(0.0, -1), 0.0);
        Stage stage;
        auto* decay = stage.field<QLineEdit>("/training/optimizer/weight_decay");
        decay->setFocus();
        QTest::keyClick(decay, Qt::Key_Up);
        QCOMPARE(stage.model().spec().training.optimizer.weightDecay, 2e-4);
        QCOMPARE(decay->text(), QStringLiteral("0.0002"));
    }

    void resetTellsWhatItTakesBack()
    {
        Stage stage;
        QPushButton* reset = stage.button(QStringLiteral("Reset"));
        QVERIFY(!reset->toolTip().contains(QLatin1Char('\n')));
        RunSpec spec = stage.model().spec();
        spec.training.batchSize = 96;
        stage.model().load(spec, QStringLiteral("base"));
        QVERIFY(stage.model().changes().empty());
        stage.model().edit([](RunSpec& edited) {
            edited.training.batchSize = kAutoBatch;
            edited.training.loss = LossKind::MeanSquaredError;
        });
        QVERIFY2(reset->toolTip().contains(QStringLiteral("\nBatch size: 96 → auto")), qPrintable(reset->toolTip()));
        QVERIFY(reset->toolTip().contains(QStringLiteral("\nLoss: Softmax cross-entropy → Squared error")));
        stage.model().reset();
        QVERIFY(!reset->toolTip().contains(QLatin1Char('\n')));
    }

    void presetsAreSavedModifiedAndReset()
    {
        Stage stage;
        stage.model().edit([](RunSpec& spec) { spec.training.epochs = 77; });
        QVERIFY(stage.model().presetModified());
        auto* combo = [&] {
            for (QComboBox* box : stage.page->findChildren<QComboBox*>())
                if (box->accessibleName() == QLatin1String("Preset"))
                    return box;
            return static_cast<QComboBox*>(nullptr);
        }();
        QCOMPARE(combo->currentText(), QStringLiteral("First run: glyphs (modified)"));
        QTest::mouseClick(stage.button(QStringLiteral("Reset")), Qt::LeftButton);
        QCOMPARE(stage.model().spec().training.epochs, 8);
        QVERIFY(!stage.model().presetModified());
        stage.model().edit([](RunSpec& spec) { spec.training.epochs = 77; });
        QSignalSpy loaded(&stage.presets, &PresetStore::loaded);
        stage.model().savePreset(QStringLiteral("Mine"));
        QVERIFY(loaded.wait());
        QCOMPARE(combo->currentText(), QStringLiteral("Mine"));
        stage.model().applyPreset(QStringLiteral("MNIST small CNN"));
        QCOMPARE(stage.model().spec().data.format, DataFormat::Idx);
        stage.model().applyPreset(QStringLiteral("Mine"));
        QCOMPARE(stage.model().spec().training.epochs, 77);
    }

    /// A preset's tag describes the preset's runs, not those of other data.
    void newRunWithOtherDataLeavesThePresetsWords()
    {
        Stage stage;
        stage.model().applyPreset(QStringLiteral("First run: glyphs"));
        QCOMPARE(stage.model().spec().tags, std::vector<std::string>{"first-run"});
        stage.model().beginWithData(stage.model().spec().data); // the same data
        QCOMPARE(stage.model().spec().tags, std::vector<std::string>{"first-run"});
        stage.model().edit([](RunSpec& spec) {
            spec.tags.push_back("mine");
            spec.notes = "my notes";
            spec.training.batchSize = 51;
        });
        DataSpec photos;
        photos.format = DataFormat::Folder;
        photos.path = "/data/photos";
        stage.model().beginWithData(photos);
        QCOMPARE(stage.model().spec().tags, std::vector<std::string>{"mine"}); // what a person wrote stays
        QCOMPARE(stage.model().spec().notes, std::string("my notes"));
        QCOMPARE(stage.model().spec().training.batchSize, 51); // as every setting does
        stage.model().reset();                                 // the preset as a whole
        QCOMPARE(stage.model().spec().tags, std::vector<std::string>{"first-run"});
        QCOMPARE(stage.model().spec().data.format, DataFormat::Glyphs);

        RunSpec other; // a clone of another run
        other.id = "20250101-000000-aaaaaa";
        other.tags = {"paper"};
        other.notes = "of the other run";
        stage.model().load(other, QStringLiteral("origin"));
        stage.model().beginWithData(photos);
        QVERIFY(stage.model().spec().tags.empty());
        QVERIFY(stage.model().spec().notes.empty());
    }

    /// So do other data that are chosen in the form itself, by their format, their folder or their name.
    void otherDataInTheFormLeaveThePresetsWords()
    {
        Stage stage;
        stage.model().applyPreset(QStringLiteral("First run: glyphs"));
        auto* tags = stage.field<QLineEdit>("/tags");
        QCOMPARE(tags->text(), QStringLiteral("first-run"));
        stage.model().edit([](RunSpec& spec) { spec.training.epochs = 3; });
        QCOMPARE(tags->text(), QStringLiteral("first-run")); // still a first run
        auto* format = stage.field<QComboBox>("/data/format");
        format->setCurrentIndex(int(DataFormat::Idx));
        QCOMPARE(stage.model().spec().data.format, DataFormat::Idx);
        QCOMPARE(tags->text(), QString());
        type(tags, QStringLiteral("first-run")); // as the person wants it
        stage.model().edit([](RunSpec& spec) { spec.data.path = "/data/mnist"; });
        QCOMPARE(stage.model().spec().tags, std::vector<std::string>{"first-run"});

        stage.model().applyPreset(QStringLiteral("First run: glyphs"));
        type(tags, QStringLiteral("first-run, mine"));
        DataSpec photos;
        photos.format = DataFormat::Folder;
        photos.path = "/data/photos";
        stage.model().useData(photos);
        QCOMPARE(tags->text(), QStringLiteral("mine")); // what a person wrote stays

        RunSpec other; // of a clone the tags are a person's
        other.id = "20250101-000000-aaaaaa";
        other.tags = {"paper"};
        stage.model().load(other, QStringLiteral("origin"));
        stage.model().useData(photos);
        QCOMPARE(tags->text(), QStringLiteral("paper"));
    }

    void theNameFollowsTheSettingsUntilEdited()
    {
        Stage stage;
        auto* name = stage.field<QLineEdit>("/name");
        QVERIFY(name->text().startsWith(QStringLiteral("small-cnn-glyphs-b64")));
        stage.model().edit([](RunSpec& spec) { spec.training.batchSize = 32; });
        QVERIFY(name->text().contains(QStringLiteral("b32")));
        type(name, QStringLiteral("mine"));
        stage.model().edit([](RunSpec& spec) { spec.training.batchSize = 16; });
        QCOMPARE(name->text(), QStringLiteral("mine"));
        name->setFocus();
        name->selectAll();
        QTest::keyClick(name, Qt::Key_Delete);
        stage.field<QLineEdit>("/seed")->setFocus();
        stage.model().edit([](RunSpec& spec) { spec.seed = 3; });
        QVERIFY(name->text().contains(QStringLiteral("b16")));
    }

    void theFormIsThereAgainNextTime()
    {
        Stage stage;
        type(stage.field<QLineEdit>("/training/learning_rate/base"), QStringLiteral("0.0375"));
        type(stage.field<QLineEdit>("/name"), QStringLiteral("kept \"name\" $(x)"));
        const RunSpec before = stage.model().spec();
        QVERIFY(stage.page->mayClose());
        stage.page.reset();
        stage.open();
        QVERIFY(stage.model().spec() == before);
        QCOMPARE(stage.model().presetName(), QStringLiteral("First run: glyphs"));
        QVERIFY(stage.model().presetModified());
    }

    void busyCoresTurnTheStartIntoTheQueue()
    {
        Stage stage;
        QVERIFY(!stage.model().willQueue());
        stage.model().takeBusyCores(3);
        QVERIFY(stage.model().willQueue()); // all cores are asked for
        QVERIFY(stage.button(QStringLiteral("Add to queue")));
        stage.model().edit([](RunSpec& spec) { spec.resources.threads = 4; });
        QVERIFY(!stage.model().willQueue());
        QVERIFY(stage.button(QStringLiteral("Start run")));
    }

    void thePlanSaysWhichCoresRanksGet()
    {
        Stage stage;
        PlanAnswer plan = test::plausiblePlan();
        stage.answer(plan);
        const auto* text = stage.page->findChild<QLabel*>(QStringLiteral("planCores"));
        QVERIFY(text && !text->isVisible());
        plan.cores = CorePlan{CoreBinding::Bound, CorePlacement::Compact, {{{0, 1, 2, 3}, {0}}, {{4, 5, 6, 7}, {1}}}};
        stage.answer(plan);
        QVERIFY(text->isVisible());
        QCOMPARE(text->text(), QStringLiteral("Rank 0: CPUs 0–3, NUMA node 0\nRank 1: CPUs 4–7, NUMA node 1"));
        plan.cores = CorePlan{CoreBinding::TooFew, CorePlacement::Auto, {}};
        stage.answer(plan);
        QVERIFY2(text->text().startsWith(QStringLiteral("There are more processes")), qPrintable(text->text()));
    }

    void thePlanSaysWhereImagesAre()
    {
        Stage stage;
        const auto shown = [&stage](const QString& text) {
            const QList<QLabel*> labels = stage.page->findChildren<QLabel*>();
            return std::any_of(labels.begin(), labels.end(),
                               [&](const QLabel* label) { return label->text().contains(text); });
        };
        PlanAnswer plan = test::plausiblePlan();
        stage.answer(plan);
        const auto* bar = stage.page->findChild<MemoryBar*>();
        QVERIFY(!bar->toolTip().contains(QStringLiteral("images")));
        QVERIFY(!shown(QStringLiteral("GPU (")) && !shown(QStringLiteral("Each step transfers")));
        QVERIFY(!bar->toolTip().contains(QStringLiteral("data")));
        plan.memory->data = 54'880'000; // in the machine's own memory
        stage.answer(plan);
        QVERIFY2(bar->toolTip().contains(QStringLiteral("data: ") + format::bytes(54'880'000)),
                 qPrintable(bar->toolTip()));
        plan.memory->data = 0;
        plan.memory->gpu = "NVIDIA H200";
        plan.memory->images = 36'864'000;
        plan.memory->imagePath = ImagePath::Kept;
        stage.answer(plan);
        const QString size = format::bytes(36'864'000);
        QVERIFY2(bar->toolTip().contains(QStringLiteral("images: ") + size), qPrintable(bar->toolTip()));
        const qint64 named = 3 * 1'686'568 + 96'468'992 + 36'864'000;
        QVERIFY2(bar->toolTip().endsWith(QStringLiteral("other: ") + format::bytes(188'743'680 - named)),
                 qPrintable(bar->toolTip()));
        QVERIFY(shown(QStringLiteral("The images stay on the GPU (%1)").arg(size)));
        plan.memory->images = 0;
        for (const ImagePath path : {ImagePath::TooLarge, ImagePath::Changed, ImagePath::Off}) {
            plan.memory->imagePath = path;
            stage.answer(plan);
            QVERIFY(shown(QStringLiteral("Each step transfers its images to the GPU, because ")));
        }
    }

    /// Beside the plan stands how many warnings there are, and the memory says whose it is.
    void aPlanWithWarningsIsNotSimplyValid()
    {
        Stage stage;
        const auto shown = [&stage](const QString& text) {
            const QList<QLabel*> labels = stage.page->findChildren<QLabel*>();
            return std::any_of(labels.begin(), labels.end(), [&](const QLabel* label) {
                return label->isVisible() && (label->text() == text || label->text().startsWith(text + ' '));
            });
        };
        QVERIFY(shown(QStringLiteral("Valid")) && !shown(QStringLiteral("Valid, 1 warning")));
        PlanAnswer plan = test::plausiblePlan();
        plan.warnings.push_back({"/resources/ranks", planReason("plan.need-cores", "64 processes", 64),
                                 planReason("plan.wants-cores", 2, 3.1)});
        plan.memory->processes = 64;
        stage.model().edit([](RunSpec& spec) { spec.resources.ranks = 64; });
        stage.answer(plan);
        QVERIFY(shown(QStringLiteral("Valid, 1 warning")));
        const QString warning = stage.model().warnings().value(0);
        QVERIFY2(warning.contains(QStringLiteral("3.1 % of a core")), qPrintable(warning));
        QVERIFY2(warning.endsWith(QLatin1Char('.')), qPrintable(warning));
        QVERIFY(shown(warning));
        const auto captioned = [&](const QString& text) {
            const QList<ElidedLabel*> labels = stage.page->findChildren<ElidedLabel*>();
            return std::any_of(labels.begin(), labels.end(),
                               [&](const ElidedLabel* label) { return label->text().contains(text); });
        };
        QVERIFY(captioned(QStringLiteral("for 64 processes together")));
        QVERIFY(stage.button(QStringLiteral("Start run"))->isEnabled());
        plan.warnings.push_back({"/data/path", planReason("plan.uninspected"),
                                 planReason("plan.wants-inspection", PathText{"/data/set"}, "skip")});
        stage.answer(plan);
        QVERIFY(shown(QStringLiteral("Valid, 2 warnings")));
        const QStringList problems = test::photograph(*stage.page, QStringLiteral("new-run-warnings"), {{1272, 816}});
        QVERIFY2(problems.isEmpty(), qPrintable(problems.join(QLatin1Char('\n'))));
        stage.model().edit([](RunSpec& spec) { spec.resources.ranks = 1; });
        stage.answer();
        QVERIFY(shown(QStringLiteral("Valid")) && !captioned(QStringLiteral("together")));
    }

    void anEngineThatIsMissingIsSaid()
    {
        Stage stage;
        stage.model().takePlanFailure({ErrorKind::NotFound, "start", "trainyard-engine", "it is not installed",
                                       "Install the package trainyard-engine."});
        QVERIFY(!stage.button(QStringLiteral("Start run"))->isEnabled());
        QVERIFY(stage.model().startObstacle().contains(QStringLiteral("trainyard-engine")));
    }

    void aLongCheckCanBeCancelled()
    {
        Stage stage;
        QVERIFY(!stage.button(QStringLiteral("Cancel"))); // nothing is under way
        stage.model().edit([](RunSpec& spec) {
            spec.data.format = DataFormat::Folder;
            spec.data.path = "/data/large";
        });
        QTRY_VERIFY_WITH_TIMEOUT(stage.button(QStringLiteral("Cancel")), 30000);
        stage.model().takeProgress(0, 1'234'567);
        const auto says = [&](const QString& text) {
            for (QLabel* label : stage.page->findChildren<QLabel*>())
                if (label->text().contains(text))
                    return true;
            return false;
        };
        QVERIFY(says(QStringLiteral("1,234,567 files")));
        QStringList problems = test::photograph(*stage.page, QStringLiteral("new-run-checking"), {{1272, 816}});
        QTest::keyClick(stage.page.get(), Qt::Key_Escape);
        QVERIFY(stage.model().planState() == NewRunViewModel::PlanState::Cancelled);
        QVERIFY(!stage.button(QStringLiteral("Start run"))->isEnabled());
        stage.model().takePlan(0, test::plausiblePlan()); // too late
        QVERIFY(stage.model().planState() == NewRunViewModel::PlanState::Cancelled);
        QVERIFY(stage.button(QStringLiteral("Check again")));
        stage.button(QStringLiteral("Check again"))->click();
        QVERIFY(stage.model().planState() == NewRunViewModel::PlanState::Waiting);
        stage.answer();
        QVERIFY(stage.button(QStringLiteral("Start run"))->isEnabled());
        QVERIFY(!stage.button(QStringLiteral("Check again")));
        QVERIFY2(problems.isEmpty(), qPrintable(problems.join(QLatin1Char('\n'))));
    }

    void aProgramLooksRight()
    {
        Stage stage;
        RunSpec spec;
        spec.program.emplace();
        spec.program->command = {"python3", "train.py", "--arch", "resnet20v2"};
        spec.program->folder = "/home/me/cifar-resnet";
        spec.program->environment = ProgramEnvironment::Venv;
        spec.program->environmentValue = ".venv";
        spec.program->variables = {"OMP_NUM_THREADS=4", "WANDB_API_KEY"};
        spec.program->launcher = ProgramLauncher::Torchrun;
        spec.program->tensorboard = {"{run}/tb"};
        spec.resources.ranks = 2;
        spec.program->options = programOptions();
        spec.program->parameters = {{"lr", 0.2}, {"amp", true}, {"schedule", std::string("cosine")}};
        stage.model().load(spec);
        stage.answer(PlanAnswer());
        QVERIFY2(stage.model().startObstacle().isEmpty(), qPrintable(stage.model().startObstacle()));
        QStringList problems =
            test::photograph(*stage.page, QStringLiteral("new-run-program"), {{1272, 816}, {932, 600}});
        setParameter(*spec.program, "lr", 2.0); // above its range
        spec.program->environmentValue.clear();
        stage.model().load(spec);
        PlanAnswer lacking;
        const Reason absent = programReason("program.absent", "python3");
        lacking.problems = {{"/program/command", absent, remedyReason(absent)}};
        stage.answer(lacking);
        problems += test::photograph(*stage.page, QStringLiteral("new-run-program-problems"), {{1272, 1300}});
        QVERIFY(!stage.page->form()->error(QStringLiteral("/program/command"))->text().isEmpty());
        OptionsDialog dialog(spec.program->options, true);
        problems += test::photograph(dialog, QStringLiteral("options-dialog"), {{920, 520}, {640, 360}});
        QString wrong;
        QVERIFY(dialog.options(&wrong) == spec.program->options && wrong.isEmpty());
        dialog.findChild<QTableWidget*>()->item(0, 3)->setText(QStringLiteral("7")); // above the upper end
        (void)dialog.options(&wrong);
        QVERIFY(!wrong.isEmpty() && !dialog.findChild<QPushButton*>(QStringLiteral("useOptions"))->isEnabled());
        QVERIFY2(problems.isEmpty(), qPrintable(problems.join(QLatin1Char('\n'))));
    }

    /// In the narrow half of a card, and on machines with many cores.
    void theCoresOfARankAreReadable()
    {
        Stage stage;
        stage.model().edit([](RunSpec& spec) { spec.resources.ranks = 2; });
        PlanAnswer plan = test::plausiblePlan();
        plan.threads = 128;
        DeviceReport machine = test::plausibleMachine();
        machine.cpu.cores = 256;
        QTest::qWait(200); // the pause after the last keystroke
        stage.model().takeDevices(machine);
        stage.model().takePlan(0, plan);
        const QStringList problems =
            test::photograph(*stage.page, QStringLiteral("new-run-ranks"), {{1272, 816}, {932, 600}});
        QVERIFY2(problems.isEmpty(), qPrintable(problems.join(QLatin1Char('\n'))));
    }

    /// The notes of one format are longer than those of the format before it.
    void theHintsBesideTheSamplesAreReadable()
    {
        Stage stage;
        DataSetRow own;
        own.name = "My digits";
        own.data.format = DataFormat::Idx;
        own.data.path = "/data/digits";
        own.inspectedAt = 1.0;
        stage.model().dataSets()->takeRows({own});
        auto* formats = stage.field<QComboBox>("/data/format");
        const auto choose = [&](DataFormat format) {
            formats->setCurrentIndex(int(format));
            emit formats->activated(int(format));
        };
        QStringList problems;
        for (const DataFormat format : {DataFormat::Glyphs, DataFormat::Synthetic}) {
            stage.page->resize(1272, 816);
            choose(DataFormat::Idx); // its notes are short
            QCoreApplication::processEvents();
            choose(format);
            QCoreApplication::processEvents();
            problems += test::layoutProblems(*stage.page).filter(QStringLiteral("0 = ")); // before the new plan
            stage.answer();
            problems += test::photograph(*stage.page, QStringLiteral("new-run-hints-%1").arg(int(format)),
                                         {{1272, 816}, {932, 600}});
        }
        QVERIFY2(problems.isEmpty(), qPrintable(problems.join(QLatin1Char('\n'))));
    }

    void looksRight()
    {
        Stage stage;
        QStringList problems = test::photograph(*stage.page, QStringLiteral("new-run"), {{1272, 816}, {932, 600}});
        stage.model().applyPreset(QStringLiteral("CIFAR-10 ResNet20V2"));
        stage.answer();
        for (QToolButton* toggle : stage.page->findChildren<QToolButton*>())
            if (toggle->text() == QCoreApplication::translate("trainyard::PlanPane", "Command"))
                toggle->click();
        PresetDialog dialog(stage.model());
        problems += test::photograph(dialog, QStringLiteral("preset-dialog"), {{400, 170}});
        problems += test::photograph(*stage.page, QStringLiteral("new-run-problems"), {{1272, 1300}});
        // Everything unfolded, with an optimizer that has constants of its own.
        RunSpec full = stage.model().spec();
        full.training.optimizer = optimizerDefaults(OptimizerKind::Adam);
        full.training.earlyStopping.series = WatchedSeries::ValTop1;
        full.training.target.series = WatchedSeries::ValTop1;
        full.data.flip = true;
        full.data.cropPadding = 4;
        full.data.augment = {.resizedCrop = true,
                             .rotate = true,
                             .brightness = 0.4,
                             .contrast = 0.4,
                             .saturation = 0.4,
                             .hue = 0.1,
                             .randAugment = 2,
                             .cutout = 16,
                             .mixup = 0.2,
                             .cutmix = 1.0};
        full.data.cache.place = "/fast/prepared";
        stage.model().load(full);
        stage.answer();
        for (QToolButton* toggle : stage.page->findChildren<QToolButton*>())
            if (const QString text = toggle->text();
                !toggle->isChecked() && text == QCoreApplication::translate("trainyard::FieldRows", "More options"))
                toggle->click();
        problems += test::photograph(*stage.page, QStringLiteral("new-run-more"), {{1272, 1500}});
        RunSpec pruned = stage.model().spec();
        pruned.pruning.method = PruningMethod::Magnitude;
        pruned.pruning.maskFrom = "resnet20-base@end";
        pruned.pruning.reset = PruningReset::Checkpoint;
        pruned.pruning.resetTo = "resnet20-base@epoch-2";
        pruned.pruning.leastKept = 0.01;
        pruned.training.epochs = 0; // a problem somewhere
        stage.model().load(pruned);
        stage.page->resize(1272, 1500);
        QCoreApplication::processEvents();
        auto* scroll = stage.page->findChild<QScrollArea*>();
        const auto showGroup = [&] {
            QCoreApplication::processEvents();
            scroll->ensureWidgetVisible(stage.field<QWidget>("/pruning/excluded"), 0, 300);
        };
        problems +=
            test::photograph(*stage.page, QStringLiteral("new-run-pruning"), {{1272, 816}, {932, 600}}, showGroup);
        QVERIFY2(problems.isEmpty(), qPrintable(problems.join(QLatin1Char('\n'))));
    }
};

TRAINYARD_WIDGET_TEST(NewRunPageTest)

} // namespace new_run_page_test

#include "new_run_page_test.moc"
