// SPDX-License-Identifier: GPL-3.0-or-later
// The engine of a machine in the window: looked for, installed by its button, chosen, checked. The machine is this one.
#include "backend/protocol/version.h"
#include "gui/machines/engine_there_card.h"
#include "gui/services/machine_hub.h"
#include "gui/widgets/label.h"
#include "gui/widgets/theme.h"
#include "tests/cluster/engine_lab.h"
#include "tests/support/screenshots.h"
#include "tests/support/test_environment.h"

#include <QApplication>
#include <QClipboard>
#include <QDialog>
#include <QPushButton>
#include <QSignalSpy>
#include <QTest>

#include <filesystem>

namespace engine_there_test {

using namespace trainyard;
using test::EngineLab;

namespace {

struct Stage {
    EngineLab lab;
    MachineBook book{lab.root() + "/machines.json"};
    std::unique_ptr<MachineHub> hub;
    std::unique_ptr<EngineThereCard> card;
    QString id;

    Stage()
    {
        hub = std::make_unique<MachineHub>(&book);
        MachineEntry entry;
        entry.id = newMachineId();
        entry.name = "far";
        entry.transport = TransportKind::Local;
        id = QString::fromStdString(entry.id);
        book.save(entry);
        [this] { QTRY_VERIFY(book.find(id)); }();
        hub->connectMachine(id);
        [this] { QTRY_VERIFY(hub->connected(id)); }();
        card = std::make_unique<EngineThereCard>(hub.get());
        card->resize(560, 420);
        card->show();
        card->setMachine(id);
    }
    EngineThereViewModel& model() { return card->model(); }
    /// The page scrolls its cards, so each is as high as its texts need; how many lines a path takes differs.
    QString photograph(const QString& name) const
    {
        constexpr int width = 300;
        const auto settle = [this] { // rows may have come or gone since
            card->resize(width, card->heightForWidth(width));
        };
        return test::photograph(*card, name, {{width, card->heightForWidth(width)}}, settle).join('\n');
    }
};

} // namespace

class EngineThereTest : public QObject {
    Q_OBJECT
private slots:
    void initTestCase() { Theme::instance().install(*qApp); }

    void oneButtonInstallsIt()
    {
        EngineLab packages;
        packages.sources("0.1.0-small");
        qputenv("TRAINYARD_ENGINE_SOURCES", QByteArray::fromStdString(packages.root()));
        Stage stage;
        stage.lab.engine(stage.lab.engines() + "/0.0.1-old/bin/trainyard-engine", "trainyard-engine 0.0.1 protocol 0");
        QTRY_VERIFY_WITH_TIMEOUT(stage.model().surveyed(), 60000);
        QVERIFY(!stage.model().fits());
        auto* install = stage.card->findChild<QPushButton*>(QStringLiteral("installEngine"));
        auto* check = stage.card->findChild<QPushButton*>(QStringLiteral("checkEngine"));
        QVERIFY(install->isEnabled() && !check->isEnabled());
        QSignalSpy changed(stage.card.get(), &EngineThereCard::engineChanged);
        QTest::mouseClick(install, Qt::LeftButton);
        QVERIFY(stage.model().busy() && !install->isEnabled());
        QTRY_VERIFY_WITH_TIMEOUT(!stage.model().busy(), 120000);
        QVERIFY2(stage.model().problem().isEmpty(), qPrintable(stage.model().problem() + stage.model().log()));
        QCOMPARE(changed.size(), 1);
        const std::string path = stage.lab.engines() + "/0.1.0-small/bin/trainyard-engine";
        QTRY_COMPARE(stage.book.find(stage.id)->engine, path);
        QTRY_VERIFY_WITH_TIMEOUT(stage.model().fits(), 60000);
        QVERIFY(stage.model().summary().contains(QString::fromStdString(path)));
        QVERIFY(stage.model().log().contains(QStringLiteral("compile: g++")));
        QVERIFY(stage.model().missing().contains(QStringLiteral("oneDNN")));
        QVERIFY(std::filesystem::exists(stage.lab.engines() + "/0.0.1-old")); // for old runs
        QVERIFY(stage.model().rows().size() >= 2);
        QCOMPARE(stage.photograph("engine-there"), QString());
    }

    void aLongPathWidensNothing()
    {
        Stage stage;
        const std::string path = stage.lab.root() + "/" + std::string(60, 'W') + "/trainyard-engine";
        stage.lab.engine(path, engineVersionLine());
        MachineEntry entry = *stage.book.find(stage.id);
        entry.engine = path;
        stage.book.save(entry);
        QTRY_VERIFY(stage.book.find(stage.id)->engine == path);
        QTRY_VERIFY(stage.hub->connected(stage.id));
        stage.model().look();
        QTRY_VERIFY_WITH_TIMEOUT(stage.model().fits(), 60000);
        QTRY_VERIFY(stage.card->minimumSizeHint().width() <= 300);
        // What is copied names the file.
        for (auto* label : stage.card->findChildren<WrappedLabel*>()) {
            if (label->accessibleName() != stage.model().summary())
                continue;
            label->setSelection(0, static_cast<int>(label->text().size()));
            QTest::keyClick(label, Qt::Key_C, Qt::ControlModifier);
            QCOMPARE(QGuiApplication::clipboard()->text(), stage.model().summary());
            return;
        }
        QFAIL("the card does not name its engine");
    }

    void whatIsMissingThereIsSaid()
    {
        EngineLab packages;
        packages.sources("0.1.0-wrong", "int main() { return nothing; }\n");
        qputenv("TRAINYARD_ENGINE_SOURCES", QByteArray::fromStdString(packages.root()));
        Stage stage;
        QTRY_VERIFY_WITH_TIMEOUT(stage.model().surveyed(), 60000);
        stage.model().install(true);
        QTRY_VERIFY_WITH_TIMEOUT(!stage.model().busy(), 120000);
        QVERIFY2(stage.model().problem().contains(QStringLiteral("the compiler stopped")),
                 qPrintable(stage.model().problem()));
        QVERIFY(stage.book.find(stage.id)->engine.empty());
    }

    void anInstallationCanBeCancelled()
    {
        EngineLab packages;
        packages.sources("0.1.0-slow", "#error slow\n");
        qputenv("TRAINYARD_ENGINE_SOURCES", QByteArray::fromStdString(packages.root()));
        Stage stage;
        stage.model().install(true);
        stage.model().cancel();
        QTRY_VERIFY_WITH_TIMEOUT(!stage.model().busy(), 60000);
        QVERIFY2(stage.model().problem().isEmpty(), qPrintable(stage.model().problem()));
    }

    void anEngineOfAModuleIsChosen()
    {
        Stage stage;
        stage.lab.engine(stage.lab.root() + "/module/trainyard-engine", engineVersionLine());
        MachineEntry entry = *stage.book.find(stage.id);
        entry.jobTemplate.prologue =
            "module() { case $1 in -t) echo trainyard/9 >&2 ;; load) PATH=" + stage.lab.root() +
            "/module:$PATH ;; esac; }";
        stage.book.save(entry);
        QTRY_VERIFY(stage.book.find(stage.id)->jobTemplate.prologue == entry.jobTemplate.prologue);
        QTRY_VERIFY(stage.hub->connected(stage.id));
        stage.model().look();
        QTRY_VERIFY_WITH_TIMEOUT(!stage.model().rows().empty() &&
                                     stage.model().rows().back().origin.contains(QStringLiteral("trainyard/9")),
                                 60000);
        stage.model().use(static_cast<int>(stage.model().rows().size()) - 1);
        QTRY_COMPARE(stage.book.find(stage.id)->engine, stage.lab.root() + "/module/trainyard-engine");
        QVERIFY(stage.book.find(stage.id)->jobTemplate.prologue.ends_with("\nmodule load trainyard/9\n"));
    }

    void theSelfTestIsAJobWithATable()
    {
        Stage stage;
        MachineEntry entry = *stage.book.find(stage.id);
        entry.engine = test::program("trainyard-engine").string();
        stage.book.save(entry);
        QTRY_VERIFY(stage.book.find(stage.id)->engine == entry.engine);
        QTRY_VERIFY(stage.hub->status(stage.id).places.engine == entry.engine);
        stage.model().look();
        QTRY_VERIFY_WITH_TIMEOUT(stage.model().fits(), 60000);
        auto* check = stage.card->findChild<QPushButton*>(QStringLiteral("checkEngine"));
        QTRY_VERIFY(check->isEnabled());
        QTest::mouseClick(check, Qt::LeftButton);
        QTRY_VERIFY_WITH_TIMEOUT(!stage.model().busy(), 220000);
        QVERIFY2(stage.model().check().hasResult(), qPrintable(stage.model().problem()));
        QVERIFY(stage.model().check().rows().size() > 3);
        QVERIFY(std::filesystem::is_empty(stage.lab.engines() + "/.jobs"));
        QCOMPARE(stage.photograph("engine-checked"), QString());
        QTest::mouseClick(stage.card->findChild<QPushButton*>(QStringLiteral("showCheck")), Qt::LeftButton);
        auto* table = stage.card->window()->findChild<QDialog*>(QStringLiteral("checkTable"));
        QVERIFY(table);
        // However much advice there is.
        QCOMPARE(test::photograph(*table, "engine-check-table", {{640, 420}, {640, 300}}).join('\n'), QString());
        table->close();
    }
};

TRAINYARD_WIDGET_TEST(EngineThereTest)

} // namespace engine_there_test

#include "engine_there_test.moc"
