// SPDX-License-Identifier: Apache-2.0
#include "backend/base/crc32c.h"
#include "tests/fuzz/fuzz_support.h"
#include "tests/fuzz/targets.h"

using namespace trainyard;

namespace {

std::string littleEndian(std::uint64_t value, int bytes)
{
    std::string out;
    for (int i = 0; i < bytes; ++i, value >>= 8)
        out += static_cast<char>(value & 0xFF);
    return out;
}

std::string checksum(std::string_view bytes)
{
    return littleEndian(maskedCrc32c({reinterpret_cast<const std::uint8_t*>(bytes.data()), bytes.size()}), 4);
}

} // namespace

/// A TFRecord file as it is; and two records with right checksums, which a fuzzer would hardly find.
void trainyard::fuzz::tf_record(const std::uint8_t* data, std::size_t size)
{
    const std::string_view bytes = fuzz::textOf(data, size);
    fuzz::readDataset(DataFormat::TfRecord, fuzz::writeFile("raw.tfrecord", bytes));
    std::string records;
    for (const std::string_view part : {bytes.substr(0, size / 2), bytes.substr(size / 2)}) {
        const std::string length = littleEndian(part.size(), 8);
        records += length + checksum(length) + std::string(part) + checksum(part);
    }
    fuzz::readDataset(DataFormat::TfRecord, fuzz::writeFile("good.tfrecord", records));
}
