// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/new_run/augment_dialog.h"

#include "gui/widgets/theme.h"
#include "gui/widgets/variant_grid.h"
#include "tests/support/screenshots.h"
#include "tests/support/test_environment.h"

#include <QApplication>
#include <QComboBox>
#include <QDir>
#include <QProcess>
#include <QPushButton>
#include <QSignalSpy>
#include <QTemporaryDir>

namespace augment_dialog_test {

using namespace trainyard;

namespace {

using Kind = AugmentViewModel::Kind;

std::shared_ptr<const EngineCalls> realEngine()
{
    return std::make_shared<const EngineCalls>(QString::fromStdString(test::program("trainyard-engine").string()));
}

/// A folder of one training image, white but for its left half, so that each change can be told from any other.
QString writeHalves(const QTemporaryDir& folder)
{
    const QString root = folder.filePath(QStringLiteral("halves"));
    for (const char* kind : {"a", "b"}) {
        for (const char* split : {"train", "val"}) {
            QDir().mkpath(QStringLiteral("%1/%2/%3").arg(root, QLatin1String(split), QLatin1String(kind)));
            QImage image(32, 32, QImage::Format_RGB32);
            image.fill(Qt::white);
            for (int y = 0; y < 32; ++y)
                for (int x = 0; x < 16; ++x)
                    image.setPixelColor(x, y, *kind == 'a' ? QColor(200, 20, 20) : QColor(20, 20, 200));
            if (!image.save(QStringLiteral("%1/%2/%3/1.png").arg(root, QLatin1String(split), QLatin1String(kind))))
                qFatal("cannot write the image");
        }
    }
    return root;
}

RunSpec specOf(const QString& root, const ImageSpec& image = {32, 32, 3})
{
    RunSpec spec;
    spec.data.format = DataFormat::Folder;
    spec.data.path = root.toStdString();
    spec.data.image = image;
    return spec;
}

QImage imageOf(const std::string& file)
{
    return QImage::fromData(QByteArray::fromStdString(file));
}

bool isWhite(const QImage& image, int x, int y)
{
    return qGray(image.pixel(x, y)) > 200;
}

} // namespace

class AugmentDialogTest : public QObject {
    Q_OBJECT

    QTemporaryDir m_folder;

private slots:
    void initTestCase() { Theme::instance().install(*qApp); }

    void onlyOneKindOfChangeIsLeft()
    {
        DataSpec data;
        data.flip = true;
        data.cropPadding = 4;
        data.augment.resizedCrop = data.augment.rotate = true;
        data.augment.hue = 0.1;
        data.augment.randAugment = 2;
        data.augment.cutout = 8;
        data.augment.mixup = data.augment.cutmix = 0.2;
        RunSpec spec;
        spec.data = data;
        const AugmentViewModel model(spec, realEngine());
        const std::vector<Kind> kinds = model.kinds();
        QCOMPARE(kinds.size(), std::size_t(10));
        QVERIFY(AugmentViewModel::only(Kind::All, data) == data);
        for (const Kind kind : kinds) {
            if (kind == Kind::All)
                continue;
            RunSpec one;
            one.data = AugmentViewModel::only(kind, data);
            const AugmentViewModel alone(one, realEngine());
            QVERIFY(alone.kinds() == std::vector<Kind>{kind});
        }
    }

    void showsWhatTheEngineMakes()
    {
        RunSpec spec = specOf(writeHalves(m_folder));
        spec.data.flip = true;
        spec.data.augment.cutout = 8;
        AugmentDialog* dialog = new AugmentDialog(spec, nullptr, realEngine());
        dialog->show();
        QTRY_VERIFY_WITH_TIMEOUT(dialog->model().preview(), 10000);
        auto* grid = dialog->findChild<VariantGrid*>();
        QCOMPARE(grid->rowCount(), 2);
        QCOMPARE(grid->columnCount(), 7);
        // Flips alone: what is not the original is its mirror image, and both occur.
        dialog->model().setKind(Kind::Flip);
        QTRY_VERIFY_WITH_TIMEOUT(!dialog->model().waiting(), 10000);
        int mirrored = 0, same = 0;
        for (const AugmentedSample& sample : dialog->model().preview()->samples) {
            QCOMPARE(sample.name.words.substr(0, 6), std::string("train/"));
            QVERIFY(sample.label == "a" || sample.label == "b");
            const QImage original = imageOf(sample.original).convertToFormat(QImage::Format_RGB32);
            for (const AugmentedVariant& made : sample.variants) {
                const QImage variant = imageOf(made.image).convertToFormat(QImage::Format_RGB32);
                mirrored += variant == original.mirrored(true, false);
                same += variant == original;
            }
        }
        QCOMPARE(mirrored + same, 12);
        QVERIFY(mirrored > 0 && same > 0);
        // Cutouts alone: the white half has a black square in some of them, the image is not flipped.
        dialog->model().setKind(Kind::Cutout);
        QTRY_VERIFY_WITH_TIMEOUT(!dialog->model().waiting(), 10000);
        int cut = 0;
        for (const AugmentedSample& sample : dialog->model().preview()->samples)
            for (const AugmentedVariant& made : sample.variants) {
                const QImage variant = imageOf(made.image);
                int black = 0, white = 0;
                for (int y = 0; y < 32; ++y)
                    for (int x = 0; x < 32; ++x) {
                        black += qGray(variant.pixel(x, y)) == 0;
                        white += isWhite(variant, x, y) && x < 16;
                    }
                QVERIFY(black >= 16 && black <= 64);
                QCOMPARE(white, 0);
                ++cut;
            }
        QCOMPARE(cut, 12);
        delete dialog;
    }

    /// A list with at most one entry leaves nothing to choose.
    void aChoiceIsShownWhereThereIsOne()
    {
        RunSpec spec = specOf(writeHalves(m_folder));
        spec.data.flip = false;
        spec.data.cropPadding = 0;
        for (const bool several : {false, true}) {
            spec.data.flip = several;
            spec.data.augment.cutout = several ? 8 : 0;
            auto* dialog = new AugmentDialog(spec, nullptr, realEngine());
            dialog->show();
            QCOMPARE(dialog->findChild<QComboBox*>()->isVisible(), several);
            delete dialog;
        }
    }

    void mixedLabelsAreTold()
    {
        RunSpec spec = specOf(writeHalves(m_folder));
        spec.data.augment.mixup = 1.0;
        AugmentViewModel model(spec, realEngine());
        QVERIFY(model.mixes());
        QTRY_VERIFY_WITH_TIMEOUT(model.preview(), 10000);
        int mixed = 0;
        for (const AugmentedSample& sample : model.preview()->samples)
            for (const AugmentedVariant& made : sample.variants) {
                // The left half is red in "a" and blue in "b": the mixture of both says the shares.
                const QColor left = imageOf(made.image).pixelColor(4, 4);
                const double shareOfA = (left.red() - 20) / 180.0;
                const double told = made.label == "a" ? 1.0 - (made.other == "b" ? made.otherShare : 0.0)
                                                      : (made.other == "a" ? made.otherShare : 0.0);
                QVERIFY2(std::abs(shareOfA - told) < 0.01, qPrintable(QStringLiteral("%1 %2").arg(shareOfA).arg(told)));
                QVERIFY(made.otherShare <= 0.5);
                mixed += made.otherShare > 0.02 && made.other != made.label;
            }
        QVERIFY(mixed > 2);
    }

    void followsTheForm()
    {
        RunSpec spec = specOf(writeHalves(m_folder));
        AugmentDialog dialog(spec, nullptr, realEngine());
        dialog.setAttribute(Qt::WA_DeleteOnClose, false);
        dialog.show();
        QTRY_VERIFY_WITH_TIMEOUT(dialog.model().preview(), 10000);
        auto* kinds = dialog.findChild<QComboBox*>();
        QCOMPARE(kinds->count(), 0);
        spec.data.augment.rotate = true;
        spec.data.image = {24, 24, 3};
        dialog.model().setSpec(spec);
        QTRY_COMPARE_WITH_TIMEOUT(dialog.model().preview()->height, 24, 10000);
        QCOMPARE(kinds->currentText(), QStringLiteral("Turn"));
        spec.data.path = "/absent";
        dialog.model().setSpec(spec);
        QTRY_VERIFY_WITH_TIMEOUT(dialog.model().error().contains(QStringLiteral("/absent")), 10000);
        QVERIFY(!dialog.model().preview());
    }

    void looksRight()
    {
        const std::filesystem::path data = test::realDataFolder();
        if (data.empty())
            QSKIP("no real data");
        const QString root = m_folder.filePath(QStringLiteral("photographs"));
        for (const char* kind : {"fish", "other"})
            QDir().mkpath(root + QLatin1Char('/') + QLatin1String(kind));
        QCOMPARE(QProcess::execute(QStringLiteral("tar"),
                                   {"-xf", QString::fromStdString((data / "imagenet-sample-400.tar").string()), "-C",
                                    root + "/other"}),
                 0);
        const QStringList files = QDir(root + "/other").entryList(QDir::Files);
        for (int i = 0; i < 200; ++i)
            QVERIFY(QFile::rename(root + "/other/" + files[i], root + "/fish/" + files[i]));
        RunSpec spec = specOf(root, {128, 128, 3});
        spec.data.flip = true;
        spec.data.augment.resizedCrop = true;
        spec.data.augment.brightness = spec.data.augment.contrast = spec.data.augment.saturation = 0.4;
        spec.data.augment.hue = 0.1;
        spec.data.augment.cutout = 40;
        AugmentDialog dialog(spec, nullptr, realEngine());
        dialog.setAttribute(Qt::WA_DeleteOnClose, false);
        dialog.show();
        QTRY_VERIFY_WITH_TIMEOUT(dialog.model().preview(), 20000);
        const auto first = dialog.model().preview();
        QStringList problems = test::photograph(dialog, QStringLiteral("augment"), {{900, 700}, {560, 340}});
        for (QPushButton* button : dialog.findChildren<QPushButton*>())
            QTest::mouseClick(button, Qt::LeftButton); // other images
        QTRY_VERIFY_WITH_TIMEOUT(!dialog.model().waiting() && dialog.model().preview() != first, 20000);
        for (const AugmentedSample& sample : dialog.model().preview()->samples)
            for (const AugmentedSample& before : first->samples)
                QVERIFY(sample.name != before.name);
        spec.data.augment.mixup = 0.4;
        spec.data.augment.cutmix = 1.0;
        dialog.model().setSpec(spec);
        QTRY_VERIFY_WITH_TIMEOUT(!dialog.model().waiting(), 20000);
        problems += test::photograph(dialog, QStringLiteral("augment-mix"), {{900, 700}});
        QVERIFY2(problems.isEmpty(), qPrintable(problems.join(QLatin1Char('\n'))));
    }
};

TRAINYARD_WIDGET_TEST(AugmentDialogTest)

} // namespace augment_dialog_test

#include "augment_dialog_test.moc"
