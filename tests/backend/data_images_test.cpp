// SPDX-License-Identifier: Apache-2.0
#include "backend/base/error.h"
#include "backend/base/files.h"
#include "backend/data/image/image_codec.h"
#include "backend/data/image/resize.h"
#include "tests/backend/data_files.h"
#include "tests/support/test_environment.h"

#include <cmath>
#include <cstdlib>

namespace data_images_test {

using namespace trainyard;

namespace {

std::filesystem::path fixtures()
{
    return test::sourceFolder() / "tests/backend/fixtures/images";
}

std::vector<std::uint8_t> fit(const ImageView& image, ImageSpec target)
{
    std::vector<std::uint8_t> out(static_cast<std::size_t>(target.height * target.width * target.channels));
    fitImage(image, target, out);
    return out;
}

} // namespace

class DataImagesTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    /// Pillow's pixels are the independent source (fixtures/images/make_images.py).
    void decodesAsPillowDoes_data()
    {
        QTest::addColumn<int>("channels");
        QTest::addColumn<int>("tolerance");
        for (const char* name : {"grey.png", "one_bit.png", "grey_alpha.png", "grey.jpg"})
            QTest::newRow(name) << 1 << 1;
        for (const char* name :
             {"rgb.png", "rgba.png", "palette.png", "interlaced.png", "deep.png", "rgb.jpg", "progressive.jpg"})
            QTest::newRow(name) << 3 << 1;
        QTest::newRow("subsampled.jpg") << 3 << 1;
        QTest::newRow("cmyk.jpg") << 3 << 2; // two roundings
        QTest::newRow("ycck.jpg") << 3 << 3; // three
        for (const char* name : {"lossless.webp", "lossy.webp", "alpha.webp", "exif6.webp", "exif6.png"})
            QTest::newRow(name) << 3 << 1;
        for (const char* name :
             {"exif1.jpg", "exif2.jpg", "exif3.jpg", "exif4.jpg", "exif5.jpg", "exif6.jpg", "exif7.jpg", "exif8.jpg"})
            QTest::newRow(name) << 3 << 1;
    }
    void decodesAsPillowDoes()
    {
        QFETCH(int, channels);
        QFETCH(int, tolerance);
        const std::string name = QTest::currentDataTag();
        const std::string expected = readFile(fixtures() / (name + ".raw"));
        const bool side = name >= "exif5" && name < "exif9"; // lay on its side
        const DecodedImage image =
            decodeImage(readFile(fixtures() / name), side ? ImageSpec{21, 13, 3} : ImageSpec{13, 21, 3}, name);
        QCOMPARE(image.width, side ? 13 : 21);
        QCOMPARE(image.height, side ? 21 : 13);
        QCOMPARE(image.channels, channels);
        QCOMPARE(image.pixels.size(), expected.size());
        int largest = 0;
        for (std::size_t i = 0; i < expected.size(); ++i)
            largest = std::max(largest, std::abs(int{image.pixels[i]} - int{static_cast<unsigned char>(expected[i])}));
        QVERIFY2(largest <= tolerance, qPrintable(QString("differs by %1").arg(largest)));
    }

    void shrinksLargeJpegsWhileDecoding()
    {
        const std::string bytes = test::encodedImage(500, 375, "JPG", 3);
        const DecodedImage small = decodeImage(bytes, {40, 60, 3}, "x");
        QCOMPARE(small.width, 63); // an eighth
        QCOMPARE(small.height, 47);
        QCOMPARE(small.shownWidth, 62.5);
        QCOMPARE(decodeImage(bytes, {48, 60, 3}, "x").width, 125); // an eighth would be too small
        QCOMPARE(decodeImage(bytes, {375, 500, 3}, "x").width, 500);
        QCOMPARE(decodeImage(bytes, {1024, 1024, 3}, "x").width, 500);
        // It shows the same picture: compared with shrinking the whole one.
        const auto direct = fit(decodeImage(bytes, {375, 500, 3}, "x").view(), {40, 60, 3});
        const auto fast = fit(small.view(), {40, 60, 3});
        double difference = 0;
        for (std::size_t i = 0; i < fast.size(); ++i)
            difference += std::abs(int{fast[i]} - int{direct[i]});
        QVERIFY2(difference / static_cast<double>(fast.size()) < 4.0,
                 qPrintable(QString::number(difference / static_cast<double>(fast.size()))));
    }

    /// The eight stored forms of one picture, shrunk while decoding, show the same.
    void turnsShrunkJpegsUpright()
    {
        const std::string plain = test::encodedImage(500, 376, "JPG", 3);
        const auto upright = fit(decodeImage(plain, {376, 500, 3}, "x").view(), {30, 40, 3});
        for (const int orientation : {3, 6, 8}) {
            std::string exif("\xFF\xE1\0\x22"
                             "Exif\0\0MM\0*\0\0\0\x08\0\x01\x01\x12\0\x03\0\0\0\x01\0",
                             29);
            exif += static_cast<char>(orientation);
            exif += std::string(6, '\0');
            const std::string bytes = plain.substr(0, 2) + exif + plain.substr(2);
            const bool side = orientation >= 5;
            const DecodedImage image = decodeImage(bytes, side ? ImageSpec{60, 40, 3} : ImageSpec{40, 60, 3}, "x");
            QCOMPARE(side ? image.height : image.width, 62); // an eighth of 500, the half pixel dropped
            QCOMPARE(side ? image.width : image.height, 47);
            const auto seen = fit(image.view(), side ? ImageSpec{40, 30, 3} : ImageSpec{30, 40, 3});
            double difference = 0;
            for (int y = 0; y < 30; ++y) {
                for (int x = 0; x < 40; ++x) {
                    // where the stored picture's pixel (y, x) is seen
                    const int place = orientation == 3   ? (29 - y) * 40 + 39 - x
                                      : orientation == 6 ? x * 30 + 29 - y
                                                         : (39 - x) * 30 + y;
                    for (int c = 0; c < 3; ++c)
                        difference += std::abs(int{seen[static_cast<std::size_t>(place * 3 + c)]} -
                                               int{upright[static_cast<std::size_t>((y * 40 + x) * 3 + c)]});
                }
            }
            // unlike pictures differ by about 85; half a stored pixel is missing at the border
            QVERIFY2(difference / 3600 < 20.0, qPrintable(QString::number(difference / 3600)));
        }
    }

    void keepsAnImageOfTheRightSize()
    {
        const DecodedImage image = decodeImage(readFile(fixtures() / "rgb.png"), {13, 21, 3}, "rgb.png");
        QVERIFY(fit(image.view(), {13, 21, 3}) == image.pixels);
    }

    void shrinkingIsTheMeanOfTheArea()
    {
        const std::vector<std::uint8_t> pixels = {0, 10, 20, 30, 100, 110, 120, 130}; // 2 × 4
        QVERIFY((fit({pixels.data(), 2, 4, 1}, {1, 2, 1}) == std::vector<std::uint8_t>{55, 75}));
        // 3 → 2: each result covers one and a half pixels: (0 + ½·60) / 1.5 and (½·60 + 120) / 1.5
        const std::vector<std::uint8_t> row = {0, 60, 120};
        QVERIFY((fit({row.data(), 1, 3, 1}, {1, 2, 1}) == std::vector<std::uint8_t>{20, 100}));
        QVERIFY((fit({row.data(), 3, 1, 1}, {2, 1, 1}) == std::vector<std::uint8_t>{20, 100}));
    }

    void growingIsLinear()
    {
        // PyTorch's interpolate(mode="bilinear", align_corners=False) of [0, 100] to 4
        const std::vector<std::uint8_t> row = {0, 100};
        QVERIFY((fit({row.data(), 1, 2, 1}, {1, 4, 1}) == std::vector<std::uint8_t>{0, 25, 75, 100}));
        QVERIFY((fit({row.data(), 2, 1, 1}, {4, 1, 1}) == std::vector<std::uint8_t>{0, 25, 75, 100}));
        const std::vector<std::uint8_t> one = {7};
        QVERIFY(fit({one.data(), 1, 1, 1}, {5, 3, 1}) == std::vector<std::uint8_t>(15, 7));
    }

    void flatImagesStayFlatAtAnySize()
    {
        for (const int value : {0, 1, 128, 255}) {
            const std::vector<std::uint8_t> flat(37 * 53 * 3, static_cast<std::uint8_t>(value));
            for (const auto& [height, width] : {std::pair{8, 8}, {37, 8}, {100, 10}, {36, 54}, {200, 300}, {1, 1}}) {
                const auto out = fit({flat.data(), 37, 53, 3}, {height, width, 3});
                QVERIFY(out == std::vector<std::uint8_t>(out.size(), static_cast<std::uint8_t>(value)));
            }
        }
    }

    void convertsBetweenGreyAndColour()
    {
        const std::vector<std::uint8_t> colours = {255, 0, 0, 0, 255, 0, 0, 0, 255, 255, 255, 255};
        QVERIFY((fit({colours.data(), 1, 4, 3}, {1, 4, 1}) == std::vector<std::uint8_t>{76, 150, 29, 255}));
        const std::vector<std::uint8_t> grey = {3, 200};
        QVERIFY((fit({grey.data(), 1, 2, 1}, {1, 2, 3}) == std::vector<std::uint8_t>{3, 3, 3, 200, 200, 200}));
    }

    void greyOfAColourJpegIsItsLuminance()
    {
        const std::string bytes = readFile(fixtures() / "rgb.jpg");
        const auto direct = fit(decodeImage(bytes, {13, 21, 1}, "x").view(), {13, 21, 1});
        const auto converted = fit(decodeImage(bytes, {13, 21, 3}, "x").view(), {13, 21, 1});
        double difference = 0; // not zero: the fixture has colours that are clipped on their way to RGB
        for (std::size_t i = 0; i < direct.size(); ++i)
            difference += std::abs(int{direct[i]} - int{converted[i]});
        QVERIFY2(difference / static_cast<double>(direct.size()) < 1.5, qPrintable(QString::number(difference)));
    }
};

TRAINYARD_TEST(DataImagesTest)

} // namespace data_images_test

#include "data_images_test.moc"
