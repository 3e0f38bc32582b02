// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/parts/net_dialog.h"
#include "gui/widgets/net_diagram.h"
#include "gui/widgets/theme.h"
#include "tests/support/screenshots.h"
#include "tests/support/test_environment.h"

#include <QImage>
#include <QLineEdit>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTest>
#include <QToolButton>

#include <map>

namespace net_test {

using namespace trainyard;

namespace {

NetLayer layer(const std::string& name, std::vector<int> inputs, std::int64_t parameters = 10)
{
    NetLayer made;
    made.name = name;
    made.kind = "conv2d";
    made.output = {8, 8, 4};
    made.parameters = parameters;
    made.flops = 100;
    made.inputs = std::move(inputs);
    made.activationBytes = 1024;
    return made;
}

/// stem → two blocks with a shortcut each → head.
std::vector<NetLayer> residual()
{
    return {layer("stem", {}),          layer("s1/b1/conv1", {0}), layer("s1/b1/conv2", {1}),
            layer("s1/b1/add", {2, 0}), layer("s1/b2/conv1", {3}), layer("s1/b2/add", {4, 3}),
            layer("head", {5})};
}

QStringList names(const NetOutline& outline)
{
    QStringList list;
    for (const NetRow& row : outline.rows())
        list << (row.kind == NetRow::Kind::OpenBlock     ? "v "
                 : row.kind == NetRow::Kind::ClosedBlock ? "> "
                                                         : "") +
                    row.name;
    return list;
}

/// The engine's own network of a zoo model.
std::vector<NetLayer> realLayers(Architecture architecture)
{
    PlanService service(QString::fromStdString(test::program("trainyard-engine").string()));
    QSignalSpy planned(&service, &PlanService::planned);
    RunSpec spec;
    spec.id = "net-1";
    spec.name = "net";
    spec.model.architecture = architecture;
    service.plan(spec);
    if (!planned.wait(10000))
        return {};
    return planned.at(0).at(1).value<PlanAnswer>().layers;
}

} // namespace

class NetTest : public QObject {
    Q_OBJECT

private slots:
    void initTestCase() { Theme::instance().install(*qApp); }

    void neighboursFoldIntoBlocks()
    {
        NetOutline outline;
        outline.setLayers(residual());
        QCOMPARE(names(outline),
                 QStringList({"stem", "v s1", "v b1", "conv1", "conv2", "add", "v b2", "conv1", "add", "head"}));
        outline.setOpen("s1/b1", false);
        QCOMPARE(names(outline), QStringList({"stem", "v s1", "> b1", "v b2", "conv1", "add", "head"}));
        QCOMPARE(outline.rows()[2].parameters, qint64{30});
        QCOMPARE(outline.rows()[2].activationBytes, qint64{3072});
        outline.closeAll();
        QCOMPARE(names(outline), QStringList({"stem", "> s1", "head"}));
        QCOMPARE(outline.edges(), (std::vector<NetEdge>{{0, 1, 0}, {1, 2, 0}})); // what goes on within is not drawn
        QCOMPARE(outline.reveal(5), 5); // opens what hides it, and nothing else
        QCOMPARE(outline.find("ADD", 4), 5);
        QCOMPARE(outline.find("add", 6), 3); // round and round
        QCOMPARE(outline.find("no such", 0), -1);
    }

    void blocksOfTheSameNameApartAreTwo()
    {
        NetOutline outline;
        outline.setLayers({layer("a/1", {}), layer("a/2", {0}), layer("b", {1}), layer("a/3", {2}), layer("a/4", {3})});
        outline.closeAll();
        QCOMPARE(names(outline), QStringList({"> a", "b", "> a"}));
        outline.setOpen(outline.rows()[2].path, true);
        QCOMPARE(names(outline), QStringList({"> a", "b", "v a", "3", "4"}));
    }

    void valuesThatSkipRunBesideTheBoxes()
    {
        NetOutline outline;
        outline.setLayers(residual());
        // Every edge of the graph is there once; those beside the boxes never share a lane over the same rows.
        QCOMPARE(outline.edges().size(), std::size_t{8});
        QCOMPARE(outline.lanes(), 1);
        outline.setLayers(
            {layer("a", {}), layer("b", {0}), layer("c", {1, 0}), layer("d", {2, 1}), layer("e", {3, 0})});
        std::map<int, std::vector<NetEdge>> lanes;
        for (const NetEdge& edge : outline.edges()) {
            QVERIFY(edge.from < edge.to);
            if (edge.lane == 0)
                QCOMPARE(edge.to, edge.from + 1);
            for (const NetEdge& other : lanes[edge.lane])
                QVERIFY(edge.lane == 0 || edge.to <= other.from || other.to <= edge.from);
            lanes[edge.lane].push_back(edge);
        }
        QCOMPARE(outline.edges().size(), std::size_t{7});
    }

    void edgesThatCannotBeAreLeftOut()
    {
        NetOutline outline;
        outline.setLayers({layer("a", {-1, 0, 7}), layer("b", {0, 0, 1})});
        QCOMPARE(outline.edges(), (std::vector<NetEdge>{{0, 1, 0}}));
        outline.setLayers({});
        QVERIFY(outline.rows().empty());
    }

    void isWalkedByKeys()
    {
        auto* dialog = new NetDialog;
        dialog->model().show("net", residual());
        dialog->show();
        NetDiagram& diagram = dialog->diagram();
        QTest::keyClick(&diagram, Qt::Key_Home);
        QTest::keyClick(&diagram, Qt::Key_Down);
        QCOMPARE(diagram.current(), 1);
        QTest::keyClick(&diagram, Qt::Key_Left); // folds s1
        QCOMPARE(names(dialog->model().outline()), QStringList({"stem", "> s1", "head"}));
        QTest::keyClick(&diagram, Qt::Key_Right);
        QCOMPARE(dialog->model().outline().rows().size(), std::size_t{10});
        auto* search = dialog->findChild<QLineEdit*>();
        QTest::keyClicks(search, "b2/add");
        QCOMPARE(diagram.current(), 8);
        const double zoom = diagram.zoom();
        QTest::keyClick(&diagram, Qt::Key_Plus);
        QVERIFY(diagram.zoom() > zoom);
        delete dialog;
    }

    void isExported()
    {
        QTemporaryDir folder;
        auto* dialog = new NetDialog;
        dialog->model().show("net", residual());
        const QSize size = dialog->diagram().pictureSize();
        const QString png = folder.filePath("net.png"), svg = folder.filePath("net.svg");
        dialog->exportTo(png);
        QTRY_VERIFY_WITH_TIMEOUT(QFile::exists(png), 30000);
        QCOMPARE(QImage(png).size(), size * 2);
        dialog->exportTo(svg);
        QTRY_VERIFY_WITH_TIMEOUT(QFile::exists(svg), 30000);
        QFile file(svg);
        QVERIFY(file.open(QIODevice::ReadOnly));
        QVERIFY(file.readAll().contains("conv1"));
        delete dialog;
    }

    void saysWhyThereIsNone()
    {
        auto* dialog = new NetDialog;
        dialog->model().show("net", {});
        QVERIFY(!dialog->model().error().isEmpty());
        QVERIFY(dialog->model().outline().rows().empty());
        delete dialog;
    }

    void looksRight()
    {
        const std::vector<NetLayer> layers = realLayers(Architecture::ResNet20V2);
        QVERIFY(layers.size() > 40);
        auto* dialog = new NetDialog;
        dialog->model().show("cifar10-resnet20-v2", layers);
        QStringList problems = test::photograph(*dialog, "net-folded", {{860, 760}});
        dialog->model().outline().openAll();
        emit dialog->model().changed();
        dialog->diagram().setCurrent(8);
        problems += test::photograph(*dialog, "net", {{860, 760}, {700, 420}});
        for (QToolButton* button : dialog->findChildren<QToolButton*>())
            if (button->text() == QCoreApplication::translate("trainyard::NetDialog", "Table"))
                button->click();
        problems += test::photograph(*dialog, "net-table", {{860, 760}});
        QVERIFY2(problems.isEmpty(), qPrintable(problems.join(QLatin1Char('\n'))));
        delete dialog;
    }
};

TRAINYARD_WIDGET_TEST(NetTest)

} // namespace net_test

#include "net_test.moc"
