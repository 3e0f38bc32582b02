// SPDX-License-Identifier: GPL-3.0-or-later
#include "backend/protocol/reasons_training.h"
#include "gui/campaigns/campaigns_page.h"
#include "gui/campaigns/campaigns_view_model.h"
#include "gui/campaigns/ticket_board.h"
#include "gui/campaigns/ticket_drawing.h"
#include "gui/campaigns/ticket_figures.h"
#include "gui/campaigns/tickets_view.h"
#include "gui/formats/format.h"
#include "gui/new_run/campaign_dialog.h"
#include "gui/new_run/checkpoint_dialog.h"
#include "gui/new_run/ticket_fields.h"
#include "gui/parts/app_settings.h"
#include "gui/parts/ticket_files_dialog.h"
#include "gui/widgets/label.h"
#include "gui/widgets/segmented_control.h"
#include "tests/gui/color_contrast.h"
#include "tests/gui/spoken_language.h"
#include "tests/gui/ticket_runs.h"
#include "tests/support/screenshots.h"
#include "tests/support/test_environment.h"

#include <QCheckBox>
#include <QComboBox>
#include <QDir>
#include <QDoubleSpinBox>
#include <QFile>
#include <QLabel>
#include <QLineEdit>
#include <QListWidget>
#include <QMenu>
#include <QMessageBox>
#include <QPushButton>
#include <QSignalSpy>
#include <QSpinBox>
#include <QTableWidget>
#include <QTemporaryDir>
#include <QToolButton>

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
    campaign->ticketsBest = campaign->tickets;
    campaign->ticketsBest->metric = TicketMetric::Best;
    return campaign;
}

/// The same with one seed, whose dense net learned nothing, and with a control that is better than all tickets.
CampaignPointer doubtfulCampaign()
{
    auto campaign = std::make_shared<CampaignSnapshot>(*madeUpCampaign());
    TicketStudy study = *campaign->plan.tickets;
    study.seeds = 1;
    const TicketPlan plan = planTicketStudy(study);
    std::vector<TicketRun> runs = test::madeUpTicketRuns(plan, 1.76e9);
    for (TicketRun& run : runs) {
        run.atChance = run.cell == "base-s1";
        if (run.cell.starts_with("redraw"))
            run.top1 = run.best = 0.95;
    }
    campaign->plan.tickets = study;
    campaign->tickets = campaign->ticketsBest = analyseTickets(study, plan, runs);
    return campaign;
}

RunRow madeUpRun()
{
    RunRow run;
    run.id = "t";
    run.name = "MNIST tickets";
    run.cell = "p80-e1-s1";
    run.model = "small-cnn";
    run.directory = "/runs/t";
    run.state = JobState::Done;
    run.createdAt = 1.76e9;
    return run;
}

RunSpec madeUpSpec()
{
    RunSpec spec;
    spec.id = "t";
    spec.name = "MNIST tickets";
    spec.campaign = "c";
    spec.cell = "p80-e1-s1";
    spec.pruning.method = PruningMethod::Magnitude;
    return spec;
}

std::shared_ptr<const TicketFacts> madeUpTicket()
{
    TicketFacts facts;
    facts.run = "t";
    facts.model = "small-cnn";
    facts.checkpoint = "/runs/t/checkpoints/epoch-0004.safetensors";
    facts.step = 100;
    facts.weights = 13'604;
    facts.left = 2'721;
    facts.sparsity = 0.8;
    facts.maskFrom =
        trainingReason("training.position", Count{400}, "t", PathText{"/runs/t/checkpoints/epoch-0004.safetensors"});
    facts.weightsFrom = trainingReason("training.position", Count{100}, "base",
                                       PathText{"/runs/base/checkpoints/epoch-0001.safetensors"});
    facts.layers = {{"stack1/conv2", 144, 96},
                    {"stack2/conv1", 288, 150},
                    {"stack2/conv2", 576, 204},
                    {"dense", 12'544, 2'211},
                    {"classifier", 320, 156}};
    return std::make_shared<const TicketFacts>(facts);
}

std::shared_ptr<const CompactFacts> madeUpCompact()
{
    CompactFacts facts;
    facts.run = "t";
    facts.changed = true;
    facts.layers = {{"stack2/conv2", 8, 7}, {"dense", 32, 29}};
    facts.whole = {13'974, 671'900, 61'240.0};
    facts.compact = {12'100, 610'300, 73'480.0};
    facts.speedup = 1.2;
    facts.batch = 64;
    facts.device = "CPU, 1 thread";
    facts.randomSamples = facts.realSamples = 64;
    facts.largestDifference = 3.1e-7;
    facts.largestLogit = 14.2;
    return std::make_shared<const CompactFacts>(facts);
}

std::vector<CheckpointDialog::Offer> madeUpOffers()
{
    RunRow other = madeUpRun();
    other.id = "other";
    other.name = "dense small-cnn";
    other.cell.clear();
    other.state = JobState::Running;
    const auto one = [](const char* file, std::int64_t step, double epoch) {
        return ArtifactRow{"checkpoint", file, step, 168'000, epoch, 0.0};
    };
    return {{madeUpRun(), runCheckpoints(madeUpRun(), {one("a.safetensors", 0, 0.0), one("b.safetensors", 40, 0.4),
                                                       one("c.safetensors", 400, 4.0)})},
            {other, runCheckpoints(other, {one("d.safetensors", 100, 1.0), one("e.safetensors", 250, 2.5)})}};
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
        emit page.model()->layersRead(page.tickets()->board().runsOf(now), left);
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

    /// What is said around the board is about the seed that its cells show.
    void everythingFollowsTheSeed()
    {
        Stage stage;
        stage.table().setCurrentIndex(stage.board().index(3, 1));
        const auto said = [&] {
            QStringList texts;
            for (QLabel* label : stage.view().findChildren<QLabel*>())
                texts << label->text();
            for (ElidedLabel* caption : stage.view().findChildren<ElidedLabel*>())
                texts << caption->text();
            return texts.join(QLatin1Char('\n'));
        };
        const auto figures = [](const TicketReport& report) {
            const TicketPlace& place = report.rows[3].places[0];
            return QStringLiteral("%1, dense %2")
                .arg(format::fixed(place.mean * 100.0, 1), format::fixed(report.dense.mean * 100.0, 1));
        };
        QVERIFY(said().contains(QStringLiteral("mean of 3 seeds")) && said().contains(QStringLiteral(" ± ")));
        const std::size_t lines = stage.view().accuracy().chart()->figure().lines.size();
        SegmentedControl* seeds = nullptr;
        for (auto* control : stage.view().findChildren<SegmentedControl*>())
            if (control->accessibleName() == QLatin1String("Seed"))
                seeds = control;
        QVERIFY(seeds);
        for (const int seed : {2, 3}) {
            seeds->setCurrentIndex(seed);
            emit seeds->currentChanged(seed);
            const TicketReport report = reportOfSeed(*stage.board().report(), seed);
            const QString text = said();
            QVERIFY2(text.contains(QStringLiteral("percentage points, seed %1").arg(seed)) &&
                         !text.contains(QStringLiteral("mean of 3 seeds")),
                     qPrintable(text));
            QVERIFY2(text.contains(QStringLiteral("<b>%1</b> winning").arg(report.winning)), qPrintable(text));
            const TicketCounts& counts = report.forecast.seeds.at(seed);
            QVERIFY(counts.done > 0 && counts.done < report.forecast.done);
            QVERIFY2(text.contains(QStringLiteral(">%1 done<").arg(counts.done)), qPrintable(text));
            QVERIFY2(text.contains(figures(report)), qPrintable(text));
            QCOMPARE(text.contains(QStringLiteral("★")), report.rows[3].places[0].winning);
            QVERIFY(stage.view().accuracy().chart()->figure().lines.size() < lines); // a seed has no range
        }
        seeds->setCurrentIndex(0);
        emit seeds->currentChanged(0);
        QVERIFY(said().contains(QStringLiteral("mean of 3 seeds")));
    }

    /// Beside the mean of a cell stand the layers of all its seeds, beside a seed its own.
    void layersFollowTheSeed()
    {
        Stage stage;
        const QAbstractItemModel* layers = nullptr;
        for (QTableView* table : stage.view().findChildren<QTableView*>())
            if (table != &stage.table())
                layers = table->model();
        QVERIFY(layers);
        QCOMPARE(layers->rowCount(), 7);
        const QStringList all = stage.board().runsOf(stage.table().currentIndex());
        QCOMPARE(all.size(), 3);
        SegmentedControl* seeds = nullptr;
        for (auto* control : stage.view().findChildren<SegmentedControl*>())
            if (control->accessibleName() == QLatin1String("Seed"))
                seeds = control;
        QVERIFY(seeds);
        seeds->setCurrentIndex(2);
        emit seeds->currentChanged(2);
        QCOMPARE(layers->rowCount(), 0);
        const QList<QPair<QString, double>> left{{QStringLiteral("classifier"), 0.5}};
        emit stage.page.model()->layersRead(all, left);
        QCOMPARE(layers->rowCount(), 0); // a late answer about the mean
        emit stage.page.model()->layersRead({all[1]}, left);
        QCOMPARE(layers->rowCount(), 1);
    }

    void doubtsStandBelowTheBoard()
    {
        Stage stage;
        auto* doubts = stage.view().findChild<QLabel*>(QStringLiteral("ticketDoubts"));
        QVERIFY(doubts && !doubts->isVisible());
        stage.page.model()->takeCampaign(doubtfulCampaign());
        QVERIFY(doubts->isVisible());
        QVERIFY2(doubts->text().contains(QStringLiteral("no better than guessing; its tickets mean nothing")) &&
                     doubts->text().contains(QStringLiteral("With one seed")),
                 qPrintable(doubts->text()));
        for (int row = 0; row < stage.board().rowCount(); ++row)
            for (int column = 0; column < stage.board().columnCount(); ++column)
                QVERIFY(!stage.board().index(row, column).data(TicketBoardModel::WinningRole).toBool());
        for (QLabel* label : stage.view().findChildren<QLabel*>())
            QVERIFY2(!label->text().contains(QStringLiteral("winning")), qPrintable(label->text()));
    }

    void colorsFollowTheScale()
    {
        QCOMPARE(ticketColor(0.0), QColor(0x30, 0x5c, 0x7a));
        QCOMPARE(ticketColor(-30.0), QColor(0x96, 0x3e, 0x08));
        QCOMPARE(ticketColor(5.0), QColor(0x14, 0x6e, 0xa8));
        for (double points = -20.0; points < 1.0; points += 0.1) {
            QVERIFY2(test::contrast(Qt::white, ticketColor(points)) >= 4.5, // the text is readable
                     qPrintable(QString::number(points)));
        }
    }

    void everythingIsExported()
    {
        Stage stage;
        for (const auto& [suffix, begin] :
             {std::pair("svg", "<?xml"), std::pair("pdf", "%PDF"), std::pair("png", "\x89PNG"),
              std::pair("csv", "row,"), std::pair("tex", "% needs")}) {
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
        for (const auto& [title, text] : form.forecast()) // nothing has begun, so nothing is left or done
            QVERIFY2(!title.contains("left") && !text.contains("done,") && !text.endsWith("0 done"), qPrintable(text));
        auto* points = dialog.findChild<QLineEdit*>(QStringLiteral("resetPoints"));
        points->selectAll();
        QTest::keyClicks(points, "0, 25");
        QVERIFY(form.problems().join('\n').contains("before epoch 20"));
    }

    /// All that `trainyard tickets` can be told.
    void theFormHasEveryOption()
    {
        RunSpec spec;
        spec.name = "resnet20";
        spec.training.epochs = 20;
        CampaignDialog dialog(Services{}, spec, 8);
        dialog.setKind(CampaignForm::Kind::Tickets);
        dialog.show();
        const auto study = [&]() -> const TicketStudy& { return dialog.form().tickets().study(); };
        const auto line = [&](const char* name) { return dialog.findChild<QLineEdit*>(QLatin1String(name)); };
        auto* point = dialog.findChild<QComboBox*>(QStringLiteral("controlPoint"));
        QVERIFY(point && !point->isEnabled());
        dialog.findChild<QCheckBox*>(QStringLiteral("shuffle"))->click();
        QVERIFY(point->isEnabled());
        QCOMPARE(point->count(), 1 + 4); // the latest; 0, 1, 2, 5
        point->setCurrentIndex(2);
        emit point->activated(2);
        QVERIFY((study().controlPoint == ResetPoint{ResetPoint::Unit::Epoch, 1}));
        QVERIFY(!line("instabilityPoints")->isEnabled());
        dialog.findChild<QCheckBox*>(QStringLiteral("instability"))->click();
        QTest::keyClicks(line("instabilityPoints"), "0, step 200");
        QTest::keyClicks(line("instabilityAmount"), "90");
        QVERIFY(study().instability && study().instabilityPoints.size() == 2 && *study().instabilityAmount == 0.9);

        auto* cascade = dialog.findChild<QSpinBox*>(QStringLiteral("cascade"));
        QVERIFY(!cascade->isVisible());
        dialog.findChild<QToolButton*>(QStringLiteral("moreTicketOptions"))->click();
        QVERIFY(cascade->isVisible());
        cascade->setValue(10);
        dialog.findChild<QSpinBox*>(QStringLiteral("throttle"))->setValue(4);
        dialog.findChild<QSpinBox*>(QStringLiteral("rounds"))->setValue(3);
        QVERIFY(study().cascade == 10 && study().throttle == 4 && study().rounds == 3);
        auto* scope = dialog.findChild<QComboBox*>(QStringLiteral("scope"));
        scope->setCurrentIndex(1);
        emit scope->activated(1);
        dialog.findChild<QDoubleSpinBox*>(QStringLiteral("leastKept"))->setValue(1.5);
        QTest::keyClicks(line("excluded"), "conv1, stem");
        QVERIFY(study().mask.scope == PruningScope::Layer && study().mask.excluded.size() == 2);
        QCOMPARE(study().mask.leastKept, 0.015);
        QVERIFY(dialog.form().problems().isEmpty());

        dialog.form().setPlanned(270'000, 391);
        dialog.findChild<QDoubleSpinBox*>(QStringLiteral("minutes"))->setValue(12.0);
        QStringList forecast;
        for (const auto& [title, text] : dialog.form().forecast())
            forecast << text;
        QVERIFY2(forecast.join('\n').contains("12 min 00 s, as given"), qPrintable(forecast.join('\n')));
        QVERIFY(!dialog.findChild<QPushButton*>(QStringLiteral("showWeights"))->isEnabled()); // no past run
    }

    void theTicketIsSavedAndTrainedFrom()
    {
        TicketFilesDialog dialog(Services{}, TicketFilesModel::What::Ticket);
        dialog.show();
        TicketFilesModel& model = dialog.model();
        auto* save = dialog.findChild<QPushButton*>(QStringLiteral("saveTicket"));
        auto* train = dialog.findChild<QPushButton*>(QStringLiteral("trainFromTicket"));
        QVERIFY(!save->isEnabled() && !train->isVisible());
        model.setRun(madeUpRun(), madeUpSpec());
        model.takeTicket(madeUpTicket());
        QVERIFY(save->isEnabled());
        auto* file = dialog.findChild<QLineEdit*>(QStringLiteral("ticketFile"));
        QVERIFY2(file->text().endsWith("/MNIST-tickets-p80-e1-s1-ticket.safetensors"), qPrintable(file->text()));
        file->selectAll();
        QTest::keyClicks(file, "relative.txt");
        QVERIFY(!save->isEnabled());
        file->selectAll();
        QTest::keyClicks(file, "/tmp/t.safetensors");
        save->click();
        QVERIFY(model.state() == TicketFilesModel::State::Saving && !save->isEnabled());
        model.takeFailure({ErrorKind::Io, "write", "/tmp/t.safetensors", "No space left on device", "Free some.", 28});
        QVERIFY(model.error().contains("No space left") && save->isEnabled()); // what was told stays
        save->click();
        auto facts = *madeUpTicket();
        facts.output = "/tmp/t.safetensors";
        model.takeTicket(std::make_shared<const TicketFacts>(facts));
        QVERIFY(train->isVisible());
        QSignalSpy wanted(&dialog, &TicketFilesDialog::newRunWanted);
        train->click();
        const RunSpec spec = wanted.front().front().value<RunSpec>();
        QVERIFY(!spec.pruning.on() && spec.campaign.empty() && spec.cell.empty());
        QVERIFY(!spec.parent);
        QCOMPARE(spec.model.weights, std::string("/tmp/t.safetensors"));
    }

    void aFileIsReplacedOnRequestOnly()
    {
        QTemporaryDir folder;
        const QString path = folder.filePath(QStringLiteral("mine.safetensors"));
        QFile mine(path);
        QVERIFY(mine.open(QIODevice::WriteOnly) && mine.write("precious") == 8);
        mine.close();
        TicketFilesDialog dialog(Services{}, TicketFilesModel::What::Ticket);
        dialog.show();
        dialog.model().setRun(madeUpRun(), madeUpSpec());
        dialog.model().takeTicket(madeUpTicket());
        dialog.findChild<QLineEdit*>(QStringLiteral("ticketFile"))->setText(path);
        auto* save = dialog.findChild<QPushButton*>(QStringLiteral("saveTicket"));
        const auto answer = [&](QMessageBox::ButtonRole role) {
            save->click();
            auto* box = dialog.findChild<QMessageBox*>(QStringLiteral("replaceFiles"));
            QVERIFY(box && box->informativeText() == path);
            QVERIFY(dialog.model().state() == TicketFilesModel::State::Told);
            for (QAbstractButton* button : box->buttons())
                if (box->buttonRole(button) == role)
                    button->click();
            QTRY_VERIFY(!dialog.findChild<QMessageBox*>(QStringLiteral("replaceFiles")));
        };
        answer(QMessageBox::RejectRole);
        QVERIFY(dialog.model().state() == TicketFilesModel::State::Told);
        answer(QMessageBox::DestructiveRole);
        QVERIFY(dialog.model().state() == TicketFilesModel::State::Saving);
        // A smaller net has three files, of which the boxes choose.
        TicketFilesModel net(Services{}, TicketFilesModel::What::Compact);
        net.setRun(madeUpRun(), madeUpSpec());
        const QString stem = folder.filePath(QStringLiteral("mine"));
        QCOMPARE(net.replaced(stem, true, true), QStringList{path});
        QVERIFY(net.replaced(stem, false, true).isEmpty());
        RunRow elsewhere = madeUpRun();
        elsewhere.machine = "hpc";
        net.setRun(elsewhere, madeUpSpec());
        QVERIFY(net.replaced(stem, true, true).isEmpty());
    }

    void whatTheEngineNamesIsTranslated()
    {
        const test::Speak german(QStringLiteral("de"));
        TicketFilesModel ticket(Services{}, TicketFilesModel::What::Ticket);
        ticket.setRun(madeUpRun(), madeUpSpec());
        ticket.takeTicket(madeUpTicket());
        QCOMPARE(ticket.facts().at(1).second,
                 QStringLiteral("Schritt 400 des Laufs t (/runs/t/checkpoints/epoch-0004.safetensors)"));
        QVERIFY(ticket.facts().at(2).second.startsWith(QStringLiteral("Schritt 100 des Laufs base (")));
        CompactFacts facts = *madeUpCompact();
        facts.device = "oneDNN 2.6.3, 2 threads, AVX512-BF16";
        TicketFilesModel compact(Services{}, TicketFilesModel::What::Compact);
        compact.setRun(madeUpRun(), madeUpSpec());
        compact.takeCompact(std::make_shared<const CompactFacts>(facts));
        QVERIFY2(compact.facts().at(2).second.contains(QStringLiteral("2 Threads")),
                 qPrintable(compact.facts().at(2).second));
    }

    void theSmallerNetIsCompared()
    {
        TicketFilesModel model(Services{}, TicketFilesModel::What::Compact);
        RunRow run = madeUpRun();
        run.machine = "hpc";
        model.setRun(run, madeUpSpec());
        QVERIFY(!model.isHere() && model.machine() == QLatin1String("hpc"));
        QCOMPARE(model.suggestedFile(), QStringLiteral("/runs/t/MNIST-tickets-p80-e1-s1-compact"));
        model.takeCompact(madeUpCompact());
        QCOMPARE(model.costs().front(), (QStringList{"Parameters", "13,974", "12,100", "1.15×"}));
        QCOMPARE(model.costs().back().back(), QStringLiteral("1.20×"));
        QVERIFY(model.facts().contains(
            qMakePair(QStringLiteral("Times"), QStringLiteral("for Samples/s, the median over pairs of measurements, "
                                                              "which can differ from the ratio of the two speeds "
                                                              "shown"))));
        QCOMPARE(model.layers().size(), 2);
        QVERIFY(!model.canTrain());
        auto saved = *madeUpCompact();
        saved.model = "/runs/t/n.model.json";
        saved.weights = "/runs/t/n.safetensors";
        model.takeCompact(std::make_shared<const CompactFacts>(saved));
        QVERIFY(model.canTrain());
        QCOMPARE(model.newRun().model.file, saved.model);
        QCOMPARE(model.written().size(), 2);
        TicketFilesModel refused(Services{}, TicketFilesModel::What::Ticket);
        refused.setRun(run, madeUpSpec());
        refused.takeFailure({ErrorKind::BadInput, "make the ticket of", "/runs/t", "no weight is pruned in it",
                             "Name a run whose spec prunes, after it has begun.", 0});
        QVERIFY(!refused.told() && refused.error().contains("no weight is pruned"));
    }

    void theBoardOffersTheFiles()
    {
        Stage stage;
        auto* metric = stage.view().findChild<QComboBox*>(QStringLiteral("ticketMetric"));
        metric->setCurrentIndex(1);
        emit metric->activated(1);
        QVERIFY(stage.board().report()->metric == TicketMetric::Best);
        for (QPushButton* button : stage.view().findChildren<QPushButton*>())
            if (button->text() == QLatin1String("Open run"))
                QCOMPARE(button->menu()->actions().size(), 3); // a run each seed
        stage.table().setCurrentIndex(stage.board().index(2, 3));
        QSignalSpy wanted(&stage.view(), &TicketsView::filesWanted);
        const auto action = [&](const QString& text) -> QAction* {
            for (QAction* one : stage.view().findChildren<QAction*>())
                if (one->text() == text)
                    return one;
            return nullptr;
        };
        for (const QString& text : {QStringLiteral("Save ticket…"), QStringLiteral("Compact…")}) {
            QVERIFY(action(text) && action(text)->isEnabled());
            action(text)->trigger();
        }
        QCOMPARE(wanted.count(), 2);
        QCOMPARE(wanted.front().at(1).toString(), stage.board().runsOf(stage.table().currentIndex()).front());
        delete stage.page.findChild<TicketFilesDialog*>();
        stage.table().setCurrentIndex(stage.board().index(0, 0)); // the dense net has no ticket
        QVERIFY(!action(QStringLiteral("Save ticket…"))->isEnabled());
    }

    void aCheckpointIsChosen()
    {
        CheckpointDialog dialog(nullptr, {tr("Mask from"), "local", {}, "other@epoch-1", "MNIST tickets"});
        dialog.show();
        auto* choose = dialog.findChild<QPushButton*>(QStringLiteral("chooseCheckpoint"));
        QVERIFY(!choose->isEnabled());
        dialog.take(madeUpOffers());
        QCOMPARE(dialog.reference(), QStringLiteral("other@epoch-1")); // as it stood in the field
        const auto lists = dialog.findChildren<QListWidget*>();
        QListWidget* runs = lists.front();
        QCOMPARE(runs->count(), 2);
        QVERIFY(runs->item(0)->text().contains("cloned here"));
        runs->setCurrentRow(0);
        QCOMPARE(dialog.reference(), QStringLiteral("t@end"));
        dialog.findChild<QLineEdit*>()->setText(QStringLiteral("dense"));
        QCOMPARE(runs->count(), 1);
        QCOMPARE(dialog.reference(), QStringLiteral("other@epoch-1"));
        QSignalSpy chosen(&dialog, &CheckpointDialog::chosen);
        choose->click();
        QCOMPARE(chosen.front().front().toString(), QStringLiteral("other@epoch-1"));
    }

    /// The store knows every checkpoint that was ever written; a run removes old ones.
    void removedCheckpointsAreNotOffered()
    {
        RunRow run = madeUpRun();
        run.machine = "hpc";
        RunSpec spec = madeUpSpec();
        spec.training.keepCheckpoints = 1;
        spec.training.keepEpochs = {0};
        spec.training.keepSteps = {40};
        std::vector<ArtifactRow> all;
        for (const auto& [file, step, epoch] :
             {std::tuple("epoch-0000", 0, 0.0), std::tuple("step-00000040", 40, 0.4),
              std::tuple("epoch-0001", 100, 1.0), std::tuple("epoch-0002", 200, 2.0), std::tuple("best", 100, 1.0)})
            all.push_back({"checkpoint", std::string("checkpoints/") + file + ".safetensors", step, 1000, epoch, 0.0});
        QStringList left;
        for (const RunCheckpoint& one : runCheckpoints(run, presentCheckpoints(run, spec, all)))
            left << QString::fromStdString(one.file).section('/', -1);
        left.sort();
        QCOMPARE(left, (QStringList{"best.safetensors", "epoch-0000.safetensors", "epoch-0002.safetensors",
                                    "step-00000040.safetensors"}));

        QTemporaryDir folder;
        run.machine = "local";
        run.directory = folder.path().toStdString();
        QDir(folder.path()).mkdir(QStringLiteral("checkpoints"));
        QFile file(folder.filePath(QStringLiteral("checkpoints/epoch-0001.safetensors")));
        QVERIFY(file.open(QIODevice::WriteOnly));
        const std::vector<ArtifactRow> here = presentCheckpoints(run, spec, all);
        QCOMPARE(here.size(), std::size_t{1});
        QCOMPARE(here.front().step, std::int64_t{100});
    }

    void looksRight()
    {
        Stage stage;
        QStringList problems = test::photograph(stage.page, QStringLiteral("tickets"), {{1272, 848}, {932, 600}});
        stage.page.model()->takeCampaign(doubtfulCampaign());
        problems += test::photograph(stage.page, QStringLiteral("tickets-doubts"), {{1272, 848}, {932, 600}});
        RunSpec spec;
        spec.name = "resnet20v2-cifar10-b128";
        spec.training.epochs = 20;
        CampaignDialog dialog(Services{}, spec, 8);
        dialog.setKind(CampaignForm::Kind::Tickets);
        dialog.form().setPlanned(270'000, 391);
        dialog.form().editTickets([](TicketForm& tickets) { tickets.setInstability(true); });
        problems += test::photograph(dialog, QStringLiteral("tickets-form"), {{720, 760}, {680, 720}});
        dialog.findChild<QToolButton*>(QStringLiteral("moreTicketOptions"))->click();
        problems += test::photograph(dialog, QStringLiteral("tickets-form-more"), {{720, 860}});
        TicketFilesDialog ticket(Services{}, TicketFilesModel::What::Ticket);
        problems += test::photograph(ticket, QStringLiteral("ticket-file-waiting"), {{640, 520}});
        ticket.model().setRun(madeUpRun(), madeUpSpec());
        auto saved = *madeUpTicket();
        saved.output = "/home/me/MNIST-tickets-p80-e1-s1-ticket.safetensors";
        ticket.model().takeTicket(std::make_shared<const TicketFacts>(saved));
        problems += test::photograph(ticket, QStringLiteral("ticket-file"), {{640, 520}});
        TicketFilesDialog compact(Services{}, TicketFilesModel::What::Compact);
        compact.model().setRun(madeUpRun(), madeUpSpec());
        compact.model().takeCompact(madeUpCompact());
        problems += test::photograph(compact, QStringLiteral("ticket-compact"), {{640, 600}});
        CheckpointDialog checkpoint(nullptr, {QStringLiteral("Reset to"), "local", {}, {}, "MNIST tickets"});
        checkpoint.take(madeUpOffers());
        problems += test::photograph(checkpoint, QStringLiteral("checkpoint-dialog"), {{680, 460}});
        QVERIFY2(problems.isEmpty(), qPrintable(problems.join(QLatin1Char('\n'))));
    }
};

TRAINYARD_WIDGET_TEST(TicketsPageTest)

} // namespace tickets_page_test

#include "tickets_page_test.moc"
