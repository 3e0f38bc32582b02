// SPDX-License-Identifier: Apache-2.0
#include "backend/data/files/csv_reader.h"
#include "tests/fuzz/fuzz_support.h"
#include "tests/fuzz/targets.h"

using namespace trainyard;

/// A CSV list, as text and as a data set.
void trainyard::fuzz::csv(const std::uint8_t* data, std::size_t size)
{
    const std::string_view text = fuzz::textOf(data, size);
    fuzz::read([&] {
        CsvReader reader(text, "input");
        while (reader.next()) {
        }
    });
    for (const char* name : {"a.png", "b, c.png", "d.png"})
        fuzz::writeFile(name, "x");
    fuzz::readDataset(DataFormat::Csv, fuzz::writeFile("list.csv", text));
}
