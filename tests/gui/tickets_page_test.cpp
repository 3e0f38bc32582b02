// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/dialogs/campaign_dialogs.h"
#include "gui/dialogs/ticket_fields.h"
#include "gui/pages/campaigns_page.h"
#include "gui/pages/ticket_board.h"
#include "gui/pages/ticket_figures.h"
#include "gui/pages/tickets_view.h"
#include "gui/viewmodels/app_settings.h"
#include "gui/viewmodels/campaigns_view_model.h"
#include "gui/widgets/segmented_control.h"
#include "tests/gui/ticket_runs.h"
#include "tests/support/screenshots.h"
#include "tests/support/test_environment.h"

#include <QCheckBox>
#include <QComboBox>
#include <QLineEdit>
#include <QPushButton>
#include <QSignalSpy>
#include <QSpinBox>
#include <QTableWidget>
#include <QTemporaryDir>

namespace tickets_page_test {

using namespace trainyard;

namespace {

CampaignPointer madeUpCampaign()
{
    auto campaign = std::make_shared<CampaignSnapshot>();
    const TicketStudy study = test::madeUpTickets();
    campaign->campaign.id = "tickets";
    campaign->campaign.name = study.base.name;
    campaign->campaign.kind = kTicketStudyKind;
    campaign->campaign.createdAt = 1.76e9 - 20'000.0;
    campaign->plan.tickets = study;
    campaign->tickets = *test::madeUpTicketReport(study);
    return campaign;
}

struct Stage {
    QTemporaryDir folder;
    AppSettings settings{folder.filePath(QStringLiteral("settings.ini"))};
    CampaignsPage page{Services{}, settings};

    Stage()
    {
        const CampaignPointer campaign = madeUpCampaign();
        page.model()->takeCampaigns({{campaign->campaign, 280}});
        page.model()->takeCampaign(campaign);
        QList<QPair<QString, double>> left;
        for (const auto& [name, share] :
             {std::pair("stack1/block0/conv1", 0.588), std::pair("stack1/block0/conv2", 0.547),
              std::pair("stack2/block0/conv1", 0.361), std::pair("stack2/block1/conv2", 0.322),
              std::pair("stack3/block0/conv1", 0.184), std::pair("stack3/block2/conv2", 0.024),
              std::pair("classifier", 0.534)})
            left << qMakePair(QString::fromLatin1(name), share);
        page.resize(1272, 848);
        page.show();
        page.activated();
        const QModelIndex now = page.tickets()->table().currentIndex();
        emit page.model()->layersRead(page.tickets()->board().runsOf(now).value(0), left);
    }
    TicketsView& view() { return *page.tickets(); }
    TicketBoard& table() { return view().table(); }
    TicketBoardModel& board() { return view().board(); }
};

} // namespace

class TicketsPageTest : public QObject {
    Q_OBJECT

private slots:
    void initTestCase() { Theme::instance().install(*qApp); }

    void theBoardIsWalkedWithKeys()
    {
        Stage stage;
        TicketBoard& table = stage.table();
        table.setFocus();
        table.setCurrentIndex(stage.board().index(2, 3));
        table.clearSelection();
        QTest::keyClick(&table, Qt::Key_Right);
        QTest::keyClick(&table, Qt::Key_Down);
        QCOMPARE(table.currentIndex(), stage.board().index(3, 4));
        QVERIFY(table.selectionModel()->selectedIndexes().isEmpty()); // it only moved
        QTest::keyClick(&table, Qt::Key_Space);
        QTest::keyClick(&table, Qt::Key_Right);
        QTest::keyClick(&table, Qt::Key_Space);
        QCOMPARE(table.selectionModel()->selectedIndexes().size(), 2);
        QSignalSpy compare(&stage.page, &Page::compareRunsRequested);
        for (QPushButton* button : stage.view().findChildren<QPushButton*>())
            if (button->text() == QLatin1String("Compare"))
                button->click();
        QCOMPARE(compare.count(), 1);
        QCOMPARE(compare.front().front().toStringList().size(), 6); // three seeds each
        QTest::keyClick(&table, Qt::Key_Escape);
        QVERIFY(table.selectionModel()->selectedIndexes().isEmpty());

        QSignalSpy opened(&stage.page, &Page::openRunRequested);
        QTest::keyClick(&table, Qt::Key_Return);
        QCOMPARE(opened.count(), 1);
        QCOMPARE(opened.front().front().toString(), stage.board().runsOf(table.currentIndex()).front());
        const QRect cell = table.visualRect(stage.board().index(1, 2));
        QTest::mouseDClick(table.viewport(), Qt::LeftButton, {}, cell.center());
        QCOMPARE(opened.count(), 2);
    }

    void chartsFollowTheBoard()
    {
        Stage stage;
        stage.table().setCurrentIndex(stage.board().index(3, 5));
        const StudyFigure& figure = stage.view().accuracy().chart()->figure();
        QVERIFY(figure.mark);
        QVERIFY(std::abs(*figure.mark + std::log10(0.2)) < 1e-9);
        QStringList labels;
        for (const LegendEntry& entry : legendOf(figure))
            labels << entry.label;
        QVERIFY(labels.contains("Epoch 2") && labels.contains("New weights") && labels.contains("Dense"));
        const QStringList values = stage.view().accuracy().chart()->valuesAt(-std::log10(0.2));
        QCOMPARE(values.front(), QStringLiteral("80 % sparsity"));
        QVERIFY(values.size() >= 8);
        QCOMPARE(stage.view().instability().chart()->figure().lines.size(), std::size_t(3));
        // Of fewer columns the mark is still the column that is meant.
        stage.board().setAmounts(0.8, 0.98);
        stage.table().setCurrentIndex(stage.board().index(3, 1));
        QVERIFY(std::abs(*stage.view().accuracy().chart()->figure().mark + std::log10(0.2)) < 1e-9);
    }

    void colorsFollowTheScale()
    {
        QCOMPARE(ticketColor(0.0), QColor(0x30, 0x5c, 0x7a));
        QCOMPARE(ticketColor(-30.0), QColor(0x96, 0x3e, 0x08));
        QCOMPARE(ticketColor(5.0), QColor(0x14, 0x6e, 0xa8));
        for (double points = -20.0; points < 1.0; points += 0.1) {
            const auto linear = [](double part) {
                return part <= 0.04045 ? part / 12.92 : std::pow((part + 0.055) / 1.055, 2.4);
            };
            const QColor color = ticketColor(points);
            const double light =
                0.2126 * linear(color.redF()) + 0.7152 * linear(color.greenF()) + 0.0722 * linear(color.blueF());
            QVERIFY2(1.05 / (light + 0.05) >= 4.5, qPrintable(QString::number(points))); // white text is readable
        }
    }

    void everythingIsExported()
    {
        Stage stage;
        for (const auto& [suffix, begin] :
             {std::pair("svg", "<?xml"), std::pair("pdf", "%PDF"), std::pair("png", "\x89PNG"),
              std::pair("csv", "row,"), std::pair("tex", "% Validation")}) {
            const Result<ChartFile> file =
                stage.view().record("CIFAR-10 tickets", QStringLiteral("/tmp/t.") + QLatin1String(suffix));
            QVERIFY2(file.ok(), suffix);
            const QByteArray bytes = file.value()();
            QVERIFY2(bytes.startsWith(begin), suffix);
            const QString kept = qEnvironmentVariable("TRAINYARD_SCREENSHOTS");
            if (!kept.isEmpty()) {
                QFile out(kept + QStringLiteral("/tickets-export.") + QLatin1String(suffix));
                if (out.open(QIODevice::WriteOnly))
                    out.write(bytes);
            }
        }
        QVERIFY(!stage.view().record("x", "/tmp/t.doc").ok());
    }

    void theFormPlansAStudy()
    {
        RunSpec spec;
        spec.name = "resnet20";
        spec.training.epochs = 20;
        CampaignDialog dialog(Services{}, spec, 8);
        dialog.setKind(CampaignForm::Kind::Tickets);
        CampaignForm& form = dialog.form();
        QVERIFY2(form.problems().isEmpty(), qPrintable(form.problems().join('\n')));
        QCOMPARE(form.lines().size(), 3 + 3 * 6 * 4);
        auto* amounts = dialog.findChild<QLineEdit*>(QStringLiteral("amounts"));
        amounts->selectAll();
        QTest::keyClicks(amounts, "80, 120");
        QVERIFY(!form.problems().isEmpty() && !form.canStart());
        amounts->selectAll();
        QTest::keyClicks(amounts, "80, 90");
        QCOMPARE(form.lines().size(), 3 + 3 * 2 * 4);
        dialog.findChild<QCheckBox*>(QStringLiteral("redraw"))->click();
        QCOMPARE(form.lines().size(), 3 + 3 * 2 * 5);
        form.setPlanned(270'000, 391);
        QVERIFY(form.forecast().size() >= 3);
        QVERIFY(form.forecast().back().second.contains("MiB"));
        auto* points = dialog.findChild<QLineEdit*>(QStringLiteral("resetPoints"));
        points->selectAll();
        QTest::keyClicks(points, "0, 25");
        QVERIFY(form.problems().join('\n').contains("20 epochs"));
    }

    void looksRight()
    {
        Stage stage;
        QStringList problems = test::photograph(stage.page, QStringLiteral("tickets"), {{1272, 848}, {932, 648}});
        RunSpec spec;
        spec.name = "resnet20v2-cifar10-b128";
        spec.training.epochs = 20;
        CampaignDialog dialog(Services{}, spec, 8);
        dialog.setKind(CampaignForm::Kind::Tickets);
        dialog.form().setPlanned(270'000, 391);
        dialog.form().editTickets([](TicketForm& tickets) { tickets.setInstability(true); });
        problems += test::photograph(dialog, QStringLiteral("tickets-form"), {{720, 760}, {640, 700}});
        QVERIFY2(problems.isEmpty(), qPrintable(problems.join(QLatin1Char('\n'))));
    }
};

TRAINYARD_WIDGET_TEST(TicketsPageTest)

} // namespace tickets_page_test

#include "tickets_page_test.moc"
