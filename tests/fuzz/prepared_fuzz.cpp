// SPDX-License-Identifier: Apache-2.0
#include "backend/data/cache/prepared_shard.h"
#include "backend/data/image/image_codec.h"
#include "tests/fuzz/fuzz_support.h"
#include "tests/fuzz/targets.h"

#include <algorithm>
#include <cstdlib>
#include <cstring>
#include <filesystem>

using namespace trainyard;

namespace {

constexpr ContentHash kKey{{{3, 4}}};

/// What a data set does with a shard that opens. Every byte that it lends is looked at.
void use(const std::string& file, std::uint32_t records)
{
    const auto shard = PreparedShard::open(file, kKey, 7, records);
    for (std::uint32_t i = 0; shard && i < records; ++i) {
        const PreparedRecord record = shard->record(i);
        const auto bytes = shard->bytes(record);
        volatile std::uint8_t sum = 0;
        for (const std::uint8_t byte : bytes)
            sum = sum ^ byte;
        const bool intact = shard->intact(i);
        if (record.jpeg == 0 && bytes.size() != std::size_t{record.height} * record.width * record.channels)
            std::abort();
        if (record.jpeg == 1 && intact)
            fuzz::read([&] {
                decodeImage({reinterpret_cast<const char*>(bytes.data()), bytes.size()}, {16, 16, 3}, "input");
            });
    }
}

} // namespace

/// A shard of a prepared cache: as the input stands, and with checksums that are right over a table that the input
/// makes.
void trainyard::fuzz::prepared(const std::uint8_t* data, std::size_t size)
{
    const std::string_view input = fuzz::textOf(data, size);
    if (size > 0)
        use(fuzz::writeFile("raw", input), data[0] % 8u);
    const std::string made = fuzz::folder() + "/made";
    fuzz::read([&] {
        std::filesystem::create_directories(fuzz::folder());
        PreparedShardWriter writer(made, kKey, 7);
        std::uint32_t records = 0;
        for (std::size_t place = 0; place + 8 <= size && records < 8; ++records) {
            PreparedRecord record;
            std::memcpy(&record.height, data + place, 2);
            std::memcpy(&record.width, data + place + 2, 2);
            record.channels = data[place + 4];
            record.jpeg = data[place + 5];
            const std::size_t length = std::min<std::size_t>(size - place - 8, data[place + 6] | data[place + 7] << 8);
            writer.add(record, {data + place + 8, length});
            place += 8 + length;
        }
        writer.finish();
        use(made, records);
    });
}
