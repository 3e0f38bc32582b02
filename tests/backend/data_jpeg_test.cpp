// SPDX-License-Identifier: Apache-2.0
// The fast way to decode most JPEGs beside turbojpeg, which decides: the same bytes, or the same words.
#include "backend/base/error.h"
#include "backend/base/files.h"
#include "backend/base/keyed_random.h"
#include "backend/data/image_codec.h"
#include "backend/data/image_orientation.h"
#include "backend/data/jpeg_baseline.h"
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

/// Pixels and sizes, or what is wrong.
std::string outcome(const std::function<DecodedImage()>& decode)
{
    try {
        const DecodedImage image = decode();
        return std::to_string(image.width) + " × " + std::to_string(image.height) + " × " +
               std::to_string(image.channels) + " of " + std::to_string(image.fullWidth()) + " × " +
               std::to_string(image.fullHeight()) + ", " + std::to_string(image.shownWidth) + " × " +
               std::to_string(image.shownHeight) + ": " + std::string(image.pixels.begin(), image.pixels.end());
    } catch (const Failure& failure) {
        return failure.error().text();
    }
}

bool bothAgree(const std::string& bytes, const ImageSpec& target)
{
    return outcome([&] { return decodeImage(bytes, target, "x.jpg"); }) ==
           outcome([&] { return decodeAnyJpeg(bytes, target, jpegOrientation(bytes), "x.jpg"); });
}

bool isFast(const std::string& bytes, const ImageSpec& target = {1024, 1024, 3})
{
    try {
        return decodeBaselineJpeg(bytes, target, 1, "x.jpg").has_value();
    } catch (const Failure&) { // too large
        return false;
    }
}

} // namespace

class DataJpegTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void givesTheBytesOfTurbojpeg_data()
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

    void givesTheBytesOfTurbojpeg()
    {
        QFETCH(int, picture);
        QFETCH(int, quality);
        QFETCH(bool, grey);
        QFETCH(bool, optimised);
        for (const auto& [width, height] :
             std::vector<std::pair<int, int>>{{1, 1}, {7, 9}, {8, 8}, {16, 16}, {17, 33}, {130, 70}}) {
            const std::string bytes = jpeg(width, height, static_cast<Picture>(picture), quality, grey, optimised);
            if (!isFast(bytes))
                QSKIP("built without libjpeg's headers: turbojpeg decodes everything");
            for (const ImageSpec& target : {ImageSpec{1024, 1024, 3}, ImageSpec{1024, 1024, 1}, ImageSpec{35, 60, 3},
                                            ImageSpec{17, 20, 3}, ImageSpec{8, 8, 1}}) {
                QVERIFY(isFast(bytes, target));
                QVERIFY(bothAgree(bytes, target));
            }
        }
    }

    void leavesTheUnusualToTurbojpeg()
    {
        const std::string progressive = jpeg(60, 40, Picture::Smooth, 80, false, false, true);
        QVERIFY(!isFast(progressive));
        QVERIFY(bothAgree(progressive, {1024, 1024, 3}));
        std::string trailing = jpeg(60, 40, Picture::Smooth, 80);
        trailing.insert(trailing.size() - 2, "more than the image needs");
        QVERIFY(!isFast(trailing));
        QVERIFY(bothAgree(trailing, {1024, 1024, 3}));
        QVERIFY(bothAgree(jpeg(60, 40, Picture::Smooth, 80) + "behind its end", {1024, 1024, 3}));
    }

    /// Truncated anywhere, and with any byte of it changed in several ways: what comes out is what turbojpeg says.
    void agreesWithTurbojpegOnBrokenFiles()
    {
        int refused = 0;
        int files = 0;
        for (const bool grey : {false, true}) {
            const std::string whole = jpeg(24, 40, Picture::Smooth, 75, grey);
            for (std::size_t i = 3; i < whole.size(); ++i, ++files) { // without its first three it is no JPEG
                const std::string part = whole.substr(0, i);
                QVERIFY2(bothAgree(part, {1024, 1024, 3}), qPrintable(QString("cut off at %1").arg(i)));
                for (const int change : {0x01, 0x10, 0x80, 0xFF}) {
                    std::string changed = whole;
                    changed[i] = static_cast<char>(changed[i] ^ change);
                    QVERIFY2(bothAgree(changed, {1024, 1024, 3}),
                             qPrintable(QString("byte %1 ^ %2").arg(i).arg(change)));
                    refused += !isFast(changed);
                }
            }
        }
        QVERIFY2(refused > files, qPrintable(QString("%1 of %2").arg(refused).arg(4 * files)));
        const std::string whole = jpeg(24, 40, Picture::Smooth, 75);
        QVERIFY(bothAgree(whole, {1024, 1024, 3})); // the decoders are as before
    }

    void agreesWithTurbojpegOnRealPictures()
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
            if (!bytes.starts_with("\xFF\xD8"))
                continue;
            QVERIFY(bothAgree(bytes, {224, 224, 3}));
            ++pictures;
        }
        QVERIFY(pictures > 300);
    }
};

TRAINYARD_TEST(DataJpegTest)

} // namespace data_jpeg_test

#include "data_jpeg_test.moc"
