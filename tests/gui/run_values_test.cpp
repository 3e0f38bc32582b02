// SPDX-License-Identifier: GPL-3.0-or-later
#include "backend/protocol/event.h"
#include "gui/live/run_pictures_dialog.h"
#include "gui/live/run_values_dialog.h"
#include "gui/parts/layers_pane.h"
#include "gui/parts/layers_view_model.h"
#include "gui/services/store_service.h"
#include "gui/widgets/theme.h"
#include "tests/storage/event_stream.h"
#include "tests/storage/verify_ok.h"
#include "tests/support/screenshots.h"
#include "tests/support/test_environment.h"

#include <QApplication>
#include <QComboBox>
#include <QDir>
#include <QImage>
#include <QLabel>
#include <QPointer>
#include <QSlider>
#include <QTemporaryDir>
#include <QTest>

#include <algorithm>
#include <fstream>

namespace run_values_test {

using namespace trainyard;

namespace {

/// The histogram that the helper writes for a tensor of a program.
HistogramEvent histogram(std::int64_t step, const std::string& tensor, int place)
{
    HistogramEvent event;
    event.step = step;
    event.epoch = double(step) / 100.0;
    event.kind = HistogramKind::Weights;
    event.layer = tensor;
    event.place = place;
    event.values.first = -3;
    event.values.counts = {10 + step, 0, 0, 5, 1};
    event.values.min = -0.5;
    event.values.max = 0.75;
    event.values.deviation = 0.25;
    return event;
}

} // namespace

/// What a program has put into its run: the dialogs *Images…* and *Histograms…* of Live.
class RunValuesTest : public QObject {
    Q_OBJECT
    QTemporaryDir m_folder;

    RunImage picture(const char* name, std::int64_t step, QColor color)
    {
        const std::string file = std::string("images/") + name + "-" + std::to_string(step) + ".png";
        QDir(m_folder.path()).mkpath(QStringLiteral("images"));
        QImage image(28, 28, QImage::Format_RGB32);
        image.fill(color);
        if (!image.save(m_folder.filePath(QString::fromStdString(file))))
            qFatal("cannot write a picture");
        return {name, step, file};
    }
    static QColor shown(const RunPicturesDialog& dialog)
    {
        for (const QLabel* label : dialog.findChildren<QLabel*>())
            if (const QPixmap pixmap = label->pixmap(Qt::ReturnByValue); !pixmap.isNull() && pixmap.width() > 20)
                return pixmap.toImage().pixelColor(pixmap.width() / 2, pixmap.height() / 2);
        return {};
    }

private slots:
    void initTestCase() { Theme::instance().install(*qApp); }

    void aPictureOfEachNameAndStep()
    {
        QPointer<RunPicturesDialog> dialog = new RunPicturesDialog("mlp", m_folder.path().toStdString());
        std::vector<RunImage> pictures = {picture("samples", 10, Qt::red), picture("filters", 10, Qt::green),
                                          picture("samples", 20, Qt::blue)};
        dialog->setPictures(pictures);
        dialog->show();
        auto* names = dialog->findChild<QComboBox*>();
        auto* steps = dialog->findChild<QSlider*>();
        QCOMPARE(names->count(), 2);
        QTRY_COMPARE(shown(*dialog), QColor(Qt::blue)); // the newest of the first name
        steps->setValue(0);
        QTRY_COMPARE(shown(*dialog), QColor(Qt::red));

        pictures.push_back(picture("samples", 30, Qt::yellow)); // what is looked at stays
        dialog->setPictures(pictures);
        QCOMPARE(steps->maximum(), 2);
        QCOMPARE(shown(*dialog), QColor(Qt::red));
        steps->setValue(2);
        QTRY_COMPARE(shown(*dialog), QColor(Qt::yellow));
        pictures.push_back(picture("samples", 40, Qt::cyan)); // the newest is followed
        dialog->setPictures(pictures);
        QTRY_COMPARE(shown(*dialog), QColor(Qt::cyan));

        names->setCurrentIndex(1);
        emit names->activated(1);
        QTRY_COMPARE(shown(*dialog), QColor(Qt::green));
        QVERIFY(!steps->isEnabled()); // there is one
        QCOMPARE(test::photograph(*dialog, "run-pictures", {{560, 520}, {420, 340}}), QStringList());
        dialog->close();
        QTRY_VERIFY(!dialog);
    }

    void aDamagedPictureIsSaid()
    {
        RunImage broken = picture("broken", 1, Qt::red);
        std::ofstream(m_folder.filePath(QString::fromStdString(broken.file)).toStdString()) << "no picture";
        RunPicturesDialog dialog("mlp", m_folder.path().toStdString());
        dialog.setAttribute(Qt::WA_DeleteOnClose, false);
        dialog.setPictures({broken});
        dialog.show();
        const auto labels = dialog.findChildren<QLabel*>();
        QTRY_VERIFY(std::any_of(labels.begin(), labels.end(), [](const QLabel* label) {
            return label->text() == QLatin1String("The file cannot be shown.");
        }));
    }

    void histogramsOfAProgram()
    {
        const auto store = std::make_shared<RunStore>(m_folder.filePath("store.sqlite").toStdString());
        VERIFY_OK(store->createRun(test::specNamed("mlp", "mlp by hand"), "/runs/mlp", "local").get());
        test::EventStream stream;
        stream.started("mlp");
        for (std::int64_t step = 10; step <= 50; step += 10)
            stream.add(histogram(step, "fc1.weight", 0)).add(histogram(step, "fc2.weight", 1));
        VERIFY_OK(store->ingest(stream.chunk("mlp")).get());
        StoreService service(store);
        Services services;
        services.store = &service;
        QPointer<RunValuesDialog> dialog = new RunValuesDialog(services, *store->reader()->run("mlp"));
        dialog->show();
        QVERIFY(dialog->windowTitle().contains(QLatin1String("mlp by hand")));
        LayersViewModel& model = dialog->findChild<LayersPane*>()->model();
        QTRY_VERIFY(model.tensor() != nullptr);
        QCOMPARE(model.tensor()->layer, std::string("fc1.weight"));
        QTRY_COMPARE(model.recordsOfTensor().size(), std::size_t(5));
        QCOMPARE(model.recordsOfTensor().back().step, std::int64_t(50));
        QCOMPARE(test::photograph(*dialog, "run-histograms", {{980, 620}}), QStringList());
        dialog->close();
        QTRY_VERIFY(!dialog);
    }
};

TRAINYARD_WIDGET_TEST(RunValuesTest)

} // namespace run_values_test

#include "run_values_test.moc"
