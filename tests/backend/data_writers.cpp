// SPDX-License-Identifier: Apache-2.0
#include "tests/backend/data_writers.h"

#include <cstdio>

namespace trainyard::test {
namespace {

std::string littleEndian(std::uint64_t value, int bytes)
{
    std::string out;
    for (int i = 0; i < bytes; ++i, value >>= 8)
        out += static_cast<char>(value & 0xFF);
    return out;
}

/// Bit by bit, unlike the engine's.
std::string maskedCrc32c(const std::string& content)
{
    std::uint32_t crc = 0xFFFFFFFFu;
    for (const char c : content) {
        crc ^= static_cast<unsigned char>(c);
        for (int bit = 0; bit < 8; ++bit)
            crc = (crc >> 1) ^ ((crc & 1) != 0 ? 0x82F63B78u : 0u);
    }
    crc = ~crc;
    return littleEndian(((crc >> 15) | (crc << 17)) + 0xA282EAD8u, 4);
}

std::string pickledNumber(unsigned value)
{
    return value < 256 ? "K" + littleEndian(value, 1) : "J" + littleEndian(value, 4);
}

const char* const kNames[] = {"airplane", "automobile", "bird", "cat", "deer", "dog", "frog", "horse", "ship", "truck"};

} // namespace

std::string cifarPlanes(int image)
{
    std::string planes;
    for (int place = 0; place < 3072; ++place)
        planes += static_cast<char>((image * 31 + place * 7) % 256);
    return planes;
}

std::string cifarBinary(int count, int labelBytes, int first)
{
    std::string bytes;
    for (int i = first; i < first + count; ++i) {
        if (labelBytes == 2)
            bytes += static_cast<char>(i % 20);
        bytes += static_cast<char>(i % (labelBytes == 2 ? 100 : 10));
        bytes += cifarPlanes(i);
    }
    return bytes;
}

std::string pickledText(const std::string& text)
{
    return "U" + littleEndian(text.size(), 1) + text;
}

std::string pickledList(const std::vector<std::string>& values)
{
    std::string out = "](";
    for (const std::string& value : values)
        out += value;
    return out + "e";
}

std::string pickledDict(const std::vector<std::pair<std::string, std::string>>& entries)
{
    std::string out = "\x80\x02}q\1(";
    for (const auto& [key, value] : entries)
        out += pickledText(key) + value;
    return out + "u.";
}

std::string pickledArray(const std::string& bytes, unsigned rows, unsigned columns, const std::string& type)
{
    return "cnumpy.core.multiarray\n_reconstruct\nq\5cnumpy\nndarray\nq\6K" + std::string(1, '\0') +
           "\x85U\1b\x87Rq\7(K\1" + pickledNumber(rows) + pickledNumber(columns) + "\x86" + "cnumpy\ndtype\nq\x08" +
           pickledText(type) + std::string("K\0K\1\x87R(K\3U\1|NNNJ\xFF\xFF\xFF\xFFJ\xFF\xFF\xFF\xFFK\0tb\x89", 30) +
           "T" + littleEndian(bytes.size(), 4) + bytes + "tb";
}

std::string cifarPickle(int count, const std::string& labelKey, int first)
{
    std::string planes;
    std::vector<std::string> labels, files;
    for (int i = first; i < first + count; ++i) {
        planes += cifarPlanes(i);
        labels.push_back(pickledNumber(static_cast<unsigned>(labelKey == "fine_labels" ? i % 100 : i % 10)));
        files.push_back(pickledText("picture_" + std::to_string(i) + ".png"));
    }
    return pickledDict({{"batch_label", pickledText("testing batch 1 of 1")},
                        {labelKey, pickledList(labels)},
                        {"data", pickledArray(planes, static_cast<unsigned>(count), 3072)},
                        {"filenames", pickledList(files)}});
}

void writeCifarFolder(const Workspace& workspace, const std::string& folder, bool pickled, int count)
{
    for (int batch = 1; batch <= 6; ++batch) {
        const std::string name = batch == 6 ? "test_batch" : "data_batch_" + std::to_string(batch);
        const int first = (batch - 1) * count;
        workspace.write(folder + "/" + name + (pickled ? "" : ".bin"),
                        pickled ? cifarPickle(count, "labels", first) : cifarBinary(count, 1, first));
    }
    std::string lines;
    std::vector<std::string> names;
    for (const char* name : kNames) {
        lines += std::string(name) + "\n";
        names.push_back(pickledText(name));
    }
    workspace.write(folder + (pickled ? "/batches.meta" : "/batches.meta.txt"),
                    pickled ? pickledDict({{"label_names", pickledList(names)}}) : lines + "\n");
}

std::string tarOf(const std::vector<std::pair<std::string, std::string>>& files)
{
    std::string out;
    for (const auto& [name, content] : files) {
        std::string header(512, '\0');
        char size[16];
        std::snprintf(size, sizeof size, "%011o", static_cast<unsigned>(content.size()));
        header.replace(0, name.size(), name);
        header.replace(100, 7, "0000644");
        header.replace(124, 11, size);
        header.replace(148, 8, "        ");
        header[156] = '0';
        header.replace(257, 8,
                       std::string("ustar\0"
                                   "00",
                                   8));
        unsigned sum = 0;
        for (const char c : header)
            sum += static_cast<unsigned char>(c);
        std::snprintf(size, sizeof size, "%06o", sum);
        header.replace(148, 7, std::string(size, 7));
        out += header + content + std::string((512 - content.size() % 512) % 512, '\0');
    }
    return out + std::string(1024, '\0');
}

std::string tfRecord(const std::string& content)
{
    const std::string length = littleEndian(content.size(), 8);
    return length + maskedCrc32c(length) + content + maskedCrc32c(content);
}

std::string protoVarint(std::uint64_t value)
{
    std::string out;
    for (; value >= 0x80; value >>= 7)
        out += static_cast<char>((value & 0x7F) | 0x80);
    return out + static_cast<char>(value);
}

std::string protoField(unsigned number, const std::string& content)
{
    return protoVarint(number * 8 + 2) + protoVarint(content.size()) + content;
}

std::string tfBytes(const std::string& key, const std::string& value)
{
    return protoField(1, protoField(1, key) + protoField(2, protoField(1, protoField(1, value))));
}

std::string tfNumber(const std::string& key, std::int64_t value)
{
    // packed, as TensorFlow writes it
    return protoField(1,
                      protoField(1, key) +
                          protoField(2, protoField(3, protoField(1, protoVarint(static_cast<std::uint64_t>(value))))));
}

std::string tfExample(const std::vector<std::string>& entries)
{
    std::string all;
    for (const std::string& entry : entries)
        all += entry;
    return protoField(1, all);
}

std::string tfRecords(int count, unsigned seed)
{
    std::string out;
    for (int i = 0; i < count; ++i) {
        const char* const names[] = {"n01", "n02", "n03"};
        // the image stands before its label, as it does not in TensorFlow's own order
        out +=
            tfRecord(tfExample({tfBytes("image/encoded", encodedImage(12, 10, "PNG", seed + static_cast<unsigned>(i))),
                                tfBytes("image/format", "PNG"), tfNumber("image/class/label", i % 3 + 1),
                                tfBytes("image/class/synset", names[i % 3])}));
    }
    return out;
}

void writeCsvDataset(const Workspace& workspace, const std::string& folder, int train, int validation)
{
    const char* const names[] = {"dog", "cat", "owl"};
    for (const bool training : {true, false}) {
        const int count = training ? train : validation;
        std::string lines = "path,label\n";
        for (int i = 0; i < count; ++i) {
            const std::string file = std::string(training ? "images/t" : "images/v") + std::to_string(i) + ".png";
            workspace.write(folder + "/" + file,
                            encodedImage(14, 12, "PNG", static_cast<unsigned>(i + (training ? 0 : 500))));
            lines += file + "," + names[i % 3] + "\n";
        }
        if (count > 0)
            workspace.write(folder + (training ? "/train.csv" : "/val.csv"), lines);
    }
}

} // namespace trainyard::test
