// SPDX-License-Identifier: GPL-3.0-or-later
// Messages below the fields of the form can be read to their end, and typing does not move the form.
#include "backend/protocol/run_fields.h"
#include "gui/new_run/problem_text.h"
#include "gui/parts/number_edit.h"
#include "gui/widgets/feedback.h"
#include "gui/widgets/theme.h"
#include "tests/gui/new_run_stage.h"
#include "tests/support/screenshots.h"
#include "tests/support/test_environment.h"

#include <QApplication>
#include <QLabel>
#include <QScrollArea>
#include <QSpinBox>

namespace new_run_messages_test {

using namespace trainyard;
using Stage = trainyard::test::NewRunStage;

class NewRunMessagesTest : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void initTestCase() { Theme::instance().install(*qApp); }
    void messagesAreWhole();
    void typingMovesNothing();
    void anUntouchedFieldShowsItsProblemAtOnce();
    void thePlanPaneTellsTheProblem();
    void theBottomLineLeadsToTheField();
};

/// Every number of the form is out of its range.
void NewRunMessagesTest::messagesAreWhole()
{
    Stage stage;
    RunSpec spec = stage.model().spec();
    for (const RunField* field : leafFields()) {
        if (field->info->title.empty() || !field->applies(spec))
            continue;
        if (field->info->type == FieldType::Number)
            field->set(spec, -1.0);
        else if (field->info->type == FieldType::Whole)
            field->set(spec, std::int64_t{-1});
    }
    spec.name = "two\nlines";
    stage.model().load(spec);
    stage.page->setFocus();
    QVERIFY2(stage.model().problemCount() > 20, qPrintable(QString::number(stage.model().problemCount())));
    auto* scroll = stage.page->findChild<QScrollArea*>();
    QStringList problems;
    for (const char* seen : {"/model/dropout", "/training/learning_rate/base", "/training/label_smoothing"}) {
        const auto settle = [&] {
            QCoreApplication::processEvents();
            scroll->ensureWidgetVisible(stage.field<QWidget>(seen), 0, 260);
        };
        problems +=
            test::photograph(*stage.page, QStringLiteral("new-run-messages-%1").arg(QString(seen).section('/', -1)),
                             {{1272, 816}, {932, 600}}, settle);
    }
    QVERIFY2(problems.isEmpty(), qPrintable(problems.join(QLatin1Char('\n'))));
}

/// "0.05" is wrong while it is only "0": the message waits for a pause, and its room stays until the field is left.
void NewRunMessagesTest::typingMovesNothing()
{
    Stage stage;
    auto* rate = stage.field<NumberEdit>("/training/learning_rate/base");
    FieldError* error = stage.page->form()->error(QStringLiteral("/training/learning_rate/base"));
    QWidget* below = stage.field<QWidget>("/training/optimizer/momentum");
    const auto place = [&] {
        QCoreApplication::sendPostedEvents();
        QCoreApplication::processEvents();
        return below->mapTo(stage.page.get(), QPoint(0, 0)).y();
    };
    rate->setFocus();
    QVERIFY(rate->hasFocus());
    rate->selectAll();
    const int before = place();
    for (const char* key : {"0", ".", "0", "5"}) {
        QTest::keyClicks(rate, QLatin1String(key));
        QCOMPARE(place(), before);
    }
    rate->selectAll();
    QTest::keyClicks(rate, QStringLiteral("0"));
    QVERIFY(!error->text().isEmpty() && rate->property("invalid").toBool());
    QTRY_VERIFY(error->isVisible()); // after the pause
    const int moved = place();
    QVERIFY(moved > before);
    for (const char* key : {".", "0", "5", "x"}) {
        QTest::keyClicks(rate, QLatin1String(key));
        QCOMPARE(place(), moved);
    }
    QTest::keyClick(rate, Qt::Key_Backspace);
    QVERIFY(error->text().isEmpty());
    QTest::qWait(1000); // longer than the pause
    QCOMPARE(place(), moved);
    stage.field<QWidget>("/training/epochs")->setFocus();
    QTRY_COMPARE(place(), before);
    QVERIFY(!error->isVisible());
}

void NewRunMessagesTest::anUntouchedFieldShowsItsProblemAtOnce()
{
    Stage stage;
    FieldError* error = stage.page->form()->error(QStringLiteral("/training/learning_rate/base"));
    stage.model().edit([](RunSpec& spec) { spec.training.learningRate.base = 0.0; });
    QVERIFY(error->isVisible());
    stage.model().edit([](RunSpec& spec) { spec.training.learningRate.base = 0.1; });
    QVERIFY(!error->isVisible());
}

/// The message is at the field and in the pane, where it is seen without scrolling.
void NewRunMessagesTest::thePlanPaneTellsTheProblem()
{
    Stage stage;
    stage.answer();
    auto* told = stage.page->findChild<QLabel*>(QStringLiteral("planProblems"));
    QVERIFY(told && !told->isVisible());
    stage.model().edit([](RunSpec& spec) { spec.training.learningRate.base = 0.0; });
    QTRY_VERIFY(told->isVisible()); // after the pause
    const QString path = QStringLiteral("/training/learning_rate/base");
    FieldError* error = stage.page->form()->error(path);
    QVERIFY(!error->text().isEmpty());
    QVERIFY2(told->text().contains(error->text().toHtmlEscaped()), qPrintable(told->text()));
    stage.page->setFocus();
    emit told->linkActivated(path);
    QVERIFY(stage.field<QWidget>("/training/learning_rate/base")->hasFocus());
    QTRY_VERIFY(!stage.field<QWidget>("/training/learning_rate/base")->visibleRegion().isEmpty());
    stage.model().edit([](RunSpec& spec) { spec.training.learningRate.base = 0.1; });
    QVERIFY(!told->isVisible());
}

void NewRunMessagesTest::theBottomLineLeadsToTheField()
{
    Stage stage;
    PlanAnswer plan = test::plausiblePlan();
    plan.problems.push_back({"/training/batch_size", "64", "at most 37"});
    stage.model().edit([](RunSpec& spec) { spec.training.epochs = 9; });
    stage.answer(plan);
    auto* hint = stage.page->findChild<QWidget*>(QStringLiteral("startHint"));
    QVERIFY(hint);
    QCOMPARE(hint->cursor().shape(), Qt::PointingHandCursor);
    auto* scroll = stage.page->findChild<QScrollArea*>();
    stage.page->resize(932, 600);
    scroll->ensureVisible(0, 0);
    auto* field = stage.field<QWidget>("/training/batch_size");
    QTRY_VERIFY(field->visibleRegion().isEmpty());
    QTest::mouseClick(hint, Qt::LeftButton);
    QTRY_VERIFY(!field->visibleRegion().isEmpty());
    QVERIFY(field->hasFocus() || field->isAncestorOf(QApplication::focusWidget()));
    stage.answer(test::plausiblePlan());
    QCOMPARE(hint->cursor().shape(), Qt::ArrowCursor);
}

TRAINYARD_WIDGET_TEST(NewRunMessagesTest)

} // namespace new_run_messages_test

#include "new_run_messages_test.moc"
