// SPDX-License-Identifier: Apache-2.0
#include "tests/backend/data_files.h"

#include "backend/base/error.h"

#include <QBuffer>
#include <QByteArray>
#include <QImage>

#include <cstdlib>
#include <fstream>
#include <stdexcept>

namespace trainyard::test {
namespace {

std::string bigEndian(std::uint32_t value)
{
    return {static_cast<char>(value >> 24), static_cast<char>(value >> 16), static_cast<char>(value >> 8),
            static_cast<char>(value)};
}

std::string littleEndian(std::uint32_t value)
{
    const std::string big = bigEndian(value);
    return {big.rbegin(), big.rend()};
}

std::uint32_t crc32(std::string_view bytes)
{
    std::uint32_t crc = 0xFFFFFFFFu;
    for (const char byte : bytes) {
        crc ^= static_cast<unsigned char>(byte);
        for (int bit = 0; bit < 8; ++bit)
            crc = (crc >> 1) ^ (crc & 1 ? 0xEDB88320u : 0u);
    }
    return ~crc;
}

} // namespace

Workspace::Workspace()
{
    m_folder.setAutoRemove(false); // Qt cannot remove names that are not UTF-8
}

Workspace::~Workspace()
{
    std::error_code ignored;
    std::filesystem::remove_all(path(), ignored);
}

std::filesystem::path Workspace::path(const std::string& relative) const
{
    const std::filesystem::path root = m_folder.path().toStdString();
    return relative.empty() ? root : root / relative;
}

std::filesystem::path Workspace::write(const std::string& relative, std::string_view bytes) const
{
    const std::filesystem::path file = path(relative);
    std::filesystem::create_directories(file.parent_path());
    std::ofstream stream(file, std::ios::binary);
    stream.write(bytes.data(), static_cast<std::streamsize>(bytes.size()));
    if (!stream)
        throw std::runtime_error("cannot write " + file.string());
    return file;
}

std::filesystem::path Workspace::makeFolder(const std::string& relative) const
{
    std::filesystem::create_directories(path(relative));
    return path(relative);
}

std::string idxImages(std::uint32_t count, std::uint32_t height, std::uint32_t width)
{
    std::string bytes("\0\0\x08\x03", 4);
    bytes += bigEndian(count) + bigEndian(height) + bigEndian(width);
    for (std::uint32_t n = 0; n < count; ++n) {
        for (std::uint32_t i = 0; i < height * width; ++i)
            bytes += static_cast<char>((n * 7 + i) % 256);
    }
    return bytes;
}

std::string idxLabels(const std::vector<std::uint8_t>& labels)
{
    std::string bytes("\0\0\x08\x01", 4);
    bytes += bigEndian(static_cast<std::uint32_t>(labels.size()));
    return bytes.append(labels.begin(), labels.end());
}

std::vector<std::uint8_t> labelsInTurn(std::size_t count)
{
    std::vector<std::uint8_t> labels;
    for (std::size_t i = 0; i < count; ++i)
        labels.push_back(static_cast<std::uint8_t>(i % 10));
    return labels;
}

void writeIdxDataset(const Workspace& workspace, const std::string& folder, std::uint32_t train,
                     std::uint32_t validation, std::uint32_t height, std::uint32_t width)
{
    workspace.write(folder + "/train-images-idx3-ubyte", idxImages(train, height, width));
    workspace.write(folder + "/train-labels-idx1-ubyte", idxLabels(labelsInTurn(train)));
    workspace.write(folder + "/t10k-images-idx3-ubyte", idxImages(validation, height, width));
    workspace.write(folder + "/t10k-labels-idx1-ubyte", idxLabels(labelsInTurn(validation)));
}

std::string gzip(std::string_view bytes)
{
    // qCompress: four bytes of length, two of zlib's header, deflate, four of Adler-32
    const QByteArray packed =
        qCompress(reinterpret_cast<const uchar*>(bytes.data()), static_cast<qsizetype>(bytes.size()));
    std::string out("\x1F\x8B\x08\0\0\0\0\0\0\x03", 10);
    out.append(packed.constData() + 6, static_cast<std::size_t>(packed.size()) - 10);
    return out + littleEndian(crc32(bytes)) + littleEndian(static_cast<std::uint32_t>(bytes.size()));
}

std::string encodedImage(int width, int height, const char* format, unsigned seed, bool grey)
{
    QImage image(width, height, grey ? QImage::Format_Grayscale8 : QImage::Format_RGB888);
    const auto wave = [](unsigned phase) { return std::abs(255 - static_cast<int>(phase % 510)); }; // smooth: 0…255…0
    for (int y = 0; y < height; ++y) {
        for (int x = 0; x < width; ++x) {
            const unsigned base = seed * 37u + static_cast<unsigned>(x) * 5u + static_cast<unsigned>(y) * 3u;
            const int red = wave(base);
            image.setPixelColor(x, y, grey ? QColor(red, red, red) : QColor(red, wave(base + 170), wave(2 * base)));
        }
    }
    QByteArray bytes;
    QBuffer buffer(&bytes);
    buffer.open(QIODevice::WriteOnly);
    if (!image.save(&buffer, format, 90))
        throw std::runtime_error("Qt cannot write this image format");
    return bytes.toStdString();
}

void writeImageFolder(const Workspace& workspace, const std::string& root, const std::vector<std::string>& classes,
                      int images, const std::string& validation)
{
    for (const std::string& name : classes) {
        unsigned seed = 0; // another for each class, so that no two pictures are alike
        for (const char c : name)
            seed = seed * 31 + static_cast<unsigned char>(c) * 100u;
        for (int i = 0; i < images; ++i, ++seed) {
            const bool png = i % 2 == 1;
            const std::string file = name + "/" + std::to_string(1000 + i) + (png ? ".png" : ".jpg");
            workspace.write(root + "/train/" + file, encodedImage(32, 32, png ? "PNG" : "JPG", seed));
            if (!validation.empty() && i < 3)
                workspace.write(root + "/" + validation + "/" + file,
                                encodedImage(40, 24, png ? "PNG" : "JPG", seed + 1000));
        }
    }
}

std::string failureText(const std::function<void()>& function)
{
    try {
        function();
    } catch (const Failure& failure) {
        return failure.error().text();
    }
    return "no failure";
}

} // namespace trainyard::test
