// SPDX-License-Identifier: Apache-2.0
// JPEGs beside Qt, which decodes them with libjpeg itself: the same pixels; and files that are cut off or damaged.
#include "backend/base/error.h"
#include "backend/base/files.h"
#include "backend/base/keyed_random.h"
#include "backend/data/image/image_codec.h"
#include "tests/support/test_environment.h"

#include <QBuffer>
#include <QImage>
#include <QImageWriter>

namespace data_jpeg_test {

using namespace trainyard;

namespace {

enum class Picture { Smooth, Noise, Edges };

std::string jpeg(int width, int height, Picture picture, int quality, bool grey = false, bool optimised = false,
                 bool progressive = false)
{
    QImage image(width, height, grey ? QImage::Format_Grayscale8 : QImage::Format_RGB888);
    KeyedRandom random(1, RandomPurpose::Synthetic, static_cast<std::uint64_t>(width),
                       static_cast<std::uint64_t>(height));
    for (int y = 0; y < height; ++y) {
        for (int x = 0; x < image.bytesPerLine() && x < width * (grey ? 1 : 3); ++x) {
            image.scanLine(y)[x] = static_cast<uchar>(picture == Picture::Noise    ? random.below(256)
                                                      : picture == Picture::Smooth ? (x * 3 + y * 2) % 511 > 255
                                                                                         ? 510 - (x * 3 + y * 2) % 511
                                                                                         : (x * 3 + y * 2) % 511
                                                                                   : (x / 11 + y / 7) % 2 * 255);
        }
    }
    QByteArray bytes;
    QBuffer buffer(&bytes);
    QImageWriter writer(&buffer, "jpg");
    writer.setQuality(quality);
    writer.setOptimizedWrite(optimised);
    writer.setProgressiveScanWrite(progressive);
    if (!writer.write(image))
        throw std::runtime_error("Qt cannot write JPEGs");
    return bytes.toStdString();
}

constexpr ImageSpec kWhole{1024, 1024, 3};

/// What Qt reads, as bytes without padding.
std::string pixelsOfQt(const std::string& bytes, int channels)
{
    const QImage image = QImage::fromData(QByteArray::fromStdString(bytes), "jpg")
                             .convertToFormat(channels == 1 ? QImage::Format_Grayscale8 : QImage::Format_RGB888);
    std::string pixels;
    for (int y = 0; y < image.height(); ++y)
        pixels.append(reinterpret_cast<const char*>(image.constScanLine(y)),
                      static_cast<std::size_t>(image.width() * channels));
    return pixels;
}

std::string pixels(const DecodedImage& image)
{
    return {image.pixels.begin(), image.pixels.end()};
}

} // namespace

class DataJpegTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void givesThePixelsOfLibjpeg_data()
    {
        QTest::addColumn<int>("picture");
        QTest::addColumn<int>("quality");
        QTest::addColumn<bool>("grey");
        QTest::addColumn<bool>("optimised");
        for (const Picture picture : {Picture::Smooth, Picture::Noise, Picture::Edges})
            for (const int quality : {5, 50, 90, 100})
                for (const bool grey : {false, true})
                    for (const bool optimised : {false, true})
                        QTest::addRow("picture %d, quality %d%s%s", static_cast<int>(picture), quality,
                                      grey ? ", grey" : "", optimised ? ", own tables" : "")
                            << static_cast<int>(picture) << quality << grey << optimised;
    }

    void givesThePixelsOfLibjpeg()
    {
        QFETCH(int, picture);
        QFETCH(int, quality);
        QFETCH(bool, grey);
        QFETCH(bool, optimised);
        for (const auto& [width, height] :
             std::vector<std::pair<int, int>>{{1, 1}, {7, 9}, {8, 8}, {16, 16}, {17, 33}, {130, 70}}) {
            for (const bool progressive : {false, true}) {
                const std::string bytes =
                    jpeg(width, height, static_cast<Picture>(picture), quality, grey, optimised, progressive);
                const DecodedImage image = decodeImage(bytes, kWhole, "x.jpg");
                QCOMPARE(image.width, width);
                QCOMPARE(image.height, height);
                QCOMPARE(image.channels, grey ? 1 : 3);
                QVERIFY(pixels(image) == pixelsOfQt(bytes, image.channels));
            }
        }
    }

    /// By the largest power of two that leaves at least the wanted size.
    void shrinksWhileDecoding()
    {
        const std::string bytes = jpeg(130, 70, Picture::Smooth, 90);
        for (const auto& [target, by] : std::vector<std::pair<ImageSpec, int>>{{ImageSpec{35, 65, 3}, 2},
                                                                               {ImageSpec{36, 65, 3}, 1},
                                                                               {ImageSpec{17, 20, 3}, 4},
                                                                               {ImageSpec{8, 8, 1}, 8}}) {
            const DecodedImage image = decodeImage(bytes, target, "x.jpg");
            QCOMPARE(image.width, (130 + by - 1) / by);
            QCOMPARE(image.height, (70 + by - 1) / by);
            QCOMPARE(image.channels, target.channels);
            QCOMPARE(image.fullWidth(), 130);
            QCOMPARE(image.fullHeight(), 70);
        }
    }

    void passesOverWhatIsHarmless()
    {
        const std::string whole = jpeg(60, 40, Picture::Smooth, 80);
        const std::string expected = pixels(decodeImage(whole, kWhole, "x.jpg"));
        std::string trailing = whole;
        trailing.insert(trailing.size() - 2, "more than the image needs");
        QVERIFY(pixels(decodeImage(trailing, kWhole, "x.jpg")) == expected);
        QVERIFY(pixels(decodeImage(whole + "behind its end", kWhole, "x.jpg")) == expected);
    }

    /// Cut off anywhere it is refused; with any byte changed it is read or refused, and never half read.
    void refusesBrokenFiles()
    {
        int refused = 0;
        for (const bool grey : {false, true}) {
            const std::string whole = jpeg(24, 40, Picture::Smooth, 75, grey);
            for (std::size_t i = 3; i + 1 < whole.size(); ++i) { // without its first three it is no JPEG
                const std::string cut = whole.substr(0, i);
                QVERIFY_THROWS_EXCEPTION(Failure, decodeImage(cut, kWhole, "x.jpg"));
                for (const int change : {0x01, 0x10, 0x80, 0xFF}) {
                    std::string changed = whole;
                    changed[i] = static_cast<char>(changed[i] ^ change);
                    try {
                        const DecodedImage image = decodeImage(changed, kWhole, "x.jpg");
                        QCOMPARE(image.pixels.size(),
                                 static_cast<std::size_t>(image.width * image.height * image.channels));
                    } catch (const Failure& failure) {
                        QVERIFY2(failure.error().text().find("x.jpg") != std::string::npos,
                                 failure.error().text().c_str());
                        ++refused;
                    }
                }
            }
        }
        QVERIFY2(refused > 100, qPrintable(QString::number(refused)));
        const std::string whole = jpeg(24, 40, Picture::Smooth, 75);
        QVERIFY(pixels(decodeImage(whole, kWhole, "x.jpg")) == pixelsOfQt(whole, 3)); // nothing of those is left over
    }

    void givesThePixelsOfLibjpegForRealPictures()
    {
        const std::filesystem::path folder = test::realDataFolder();
        const std::filesystem::path archive = folder / "imagenet-sample-400.tar";
        if (folder.empty() || !std::filesystem::exists(archive))
            QSKIP("ImageNet's sample is not here: set TRAINYARD_TEST_DATA to the folder that holds it");
        const std::string tar = readFile(archive, std::size_t{1} << 30);
        int pictures = 0;
        for (std::size_t place = 0; place + 512 <= tar.size() && tar[place] != '\0';) {
            const std::size_t size = std::stoul(tar.substr(place + 124, 11), nullptr, 8);
            const std::string bytes = tar.substr(place + 512, size);
            place += 512 + (size + 511) / 512 * 512;
            if (!bytes.starts_with("\xFF\xD8") || pictures == 60)
                continue;
            const DecodedImage image = decodeImage(bytes, {4096, 4096, 3}, "x.jpg");
            QVERIFY(pixels(image) == pixelsOfQt(bytes, image.channels));
            ++pictures;
        }
        QVERIFY(pictures > 50);
    }
};

TRAINYARD_TEST(DataJpegTest)

} // namespace data_jpeg_test

#include "data_jpeg_test.moc"
