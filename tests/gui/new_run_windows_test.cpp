// SPDX-License-Identifier: GPL-3.0-or-later
// What the form shows stands in the form: no choice and no message opens a window of its own.
#include "backend/protocol/run_fields.h"
#include "gui/new_run/problem_text.h"
#include "gui/widgets/feedback.h"
#include "gui/widgets/segmented_control.h"
#include "gui/widgets/theme.h"
#include "tests/gui/new_run_stage.h"
#include "tests/support/test_environment.h"

#include <QAbstractButton>
#include <QApplication>
#include <QComboBox>

namespace new_run_windows_test {

using namespace trainyard;
using Stage = trainyard::test::NewRunStage;

namespace {

QString described(const QWidget* widget)
{
    return QStringLiteral("%1 \"%2\"").arg(QLatin1String(widget->metaObject()->className()), widget->objectName());
}

/// Records every window that is shown while it exists, even for an instant.
class ShownWindows : public QObject {
public:
    ShownWindows() { qApp->installEventFilter(this); }
    ~ShownWindows() override { qApp->removeEventFilter(this); }
    QStringList names;

protected:
    bool eventFilter(QObject* watched, QEvent* event) override
    {
        if (event->type() == QEvent::Show)
            if (const auto* widget = qobject_cast<QWidget*>(watched); widget && widget->isWindow())
                names << described(widget);
        return QObject::eventFilter(watched, event);
    }
};

QStringList visibleWindows()
{
    QStringList names;
    for (const QWidget* window : QApplication::topLevelWidgets())
        if (window->isVisible())
            names << described(window);
    return names;
}

/// Chooses as a person does, so that whatever the form does then happens.
void choose(QWidget* editor, int choice)
{
    if (auto* box = qobject_cast<QComboBox*>(editor))
        box->setCurrentIndex(choice);
    else if (auto* segments = qobject_cast<SegmentedControl*>(editor))
        segments->findChildren<QAbstractButton*>().at(choice)->click();
    else if (auto* button = qobject_cast<QAbstractButton*>(editor))
        button->setChecked(choice == 1);
}

int choicesOf(const FieldInfo& info)
{
    return info.type == FieldType::Flag ? 2 : info.type == FieldType::Choice ? int(info.choices.size()) : 0;
}

} // namespace

class NewRunWindowsTest : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void initTestCase() { Theme::instance().install(*qApp); }
    void thePageAloneIsShown();
    void everyProblemStandsInTheForm();
    void anEmptyFormOfAProgramIsNoMistake();
    void noChoiceOpensAWindow();
};

void NewRunWindowsTest::thePageAloneIsShown()
{
    const ShownWindows shown;
    const Stage stage;
    QCOMPARE(shown.names, QStringList{described(stage.page.get())});
}

void NewRunWindowsTest::anEmptyFormOfAProgramIsNoMistake()
{
    Stage stage;
    stage.model().chooseProgram(true);
    const QString command = QStringLiteral("/program/command");
    QVERIFY(stage.model().problems().contains(command)); // it cannot be started like this
    QVERIFY(stage.model().waitsFor(command));
    QCOMPARE(stage.page->form()->error(command)->text(), QString());
    stage.model().touch(command);
    QVERIFY(!stage.page->form()->error(command)->text().isEmpty());
}

void NewRunWindowsTest::everyProblemStandsInTheForm()
{
    Stage stage;
    stage.page->setFocus(); // a field that is typed into shows its problem after a pause
    const ShownWindows shown;
    for (const QString& path : formFieldPaths()) {
        stage.model().chooseProgram(path.startsWith(QLatin1String("/program/")));
        stage.model().setInputProblem(path, QStringLiteral("not possible"));
        QVERIFY2(stage.page->form()->error(path)->isVisibleTo(stage.page.get()), qPrintable(path));
        QVERIFY2(visibleWindows().size() == 1, qPrintable(path));
        stage.model().setInputProblem(path, {});
    }
    QCOMPARE(shown.names, QStringList());
}

/// The engine answers each choice with a problem of that field, as for fp16 on a computer without a GPU.
void NewRunWindowsTest::noChoiceOpensAWindow()
{
    Stage stage;
    const ShownWindows shown;
    const RunSpec start = stage.model().spec();
    int driven = 0;
    for (const RunField* field : leafFields()) {
        QWidget* editor = stage.page->form()->widget(QString::fromStdString(field->path));
        for (int choice = 0; editor && choice < choicesOf(*field->info); ++choice) {
            stage.model().load(start);
            choose(editor, choice);
            PlanAnswer plan = test::plausiblePlan();
            plan.problems.push_back({field->path, "this", "another"});
            stage.model().takePlan(0, plan);
            ++driven;
            QVERIFY2(visibleWindows().size() == 1, field->path.c_str());
        }
    }
    QVERIFY2(driven > 100, qPrintable(QString::number(driven)));
    QCOMPARE(shown.names, QStringList());
}

TRAINYARD_WIDGET_TEST(NewRunWindowsTest)

} // namespace new_run_windows_test

#include "new_run_windows_test.moc"
