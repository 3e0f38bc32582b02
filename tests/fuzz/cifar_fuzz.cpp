// SPDX-License-Identifier: Apache-2.0
#include "tests/fuzz/fuzz_support.h"
#include "tests/fuzz/targets.h"

#include <algorithm>

using namespace trainyard;

/// A whole CIFAR-100 folder: the first byte says where the training file ends, the second where the test file does.
void trainyard::fuzz::cifar(const std::uint8_t* data, std::size_t size)
{
    if (size < 2)
        return;
    const std::string_view rest = fuzz::textOf(data + 2, size - 2);
    const std::size_t first = rest.size() * data[0] / 255;
    const std::size_t second = first + (rest.size() - first) * data[1] / 255;
    const bool pickled = rest.starts_with("\x80");
    fuzz::writeFile(pickled ? "p/train" : "b/train.bin", rest.substr(0, first));
    fuzz::writeFile(pickled ? "p/test" : "b/test.bin", rest.substr(first, second - first));
    fuzz::writeFile(pickled ? "p/meta" : "b/fine_label_names.txt", rest.substr(second));
    fuzz::readDataset(DataFormat::Cifar, fuzz::folder() + (pickled ? "/p" : "/b"));
}
